//! The state as open data that names things by id, and back, judged.

use std::collections::BTreeMap;

use engine::{Fault, Seat, Side, Stack};
use serde::{Deserialize, Serialize};

use crate::data::{Card, Data, STATIONS, Station, UNITS};
use crate::state::{Cards, Ending, Frame, SEATS, Sealed, Stage, State};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    scenario: String,
    mines: bool,
    greens: bool,
    turn: u8,
    counters: BTreeMap<String, SavedCounter>,
    hands: [Vec<String>; 3],
    used: Vec<String>,
    sealed: [SavedSeal; 3],
    order: [Seat; 3],
    greens_follow: Option<Seat>,
    withdrawn: u8,
    held: BTreeMap<String, Side>,
    blown: Vec<[String; 2]>,
    stack: Vec<SavedFrame>,
    ended: Option<SavedEnding>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedCounter {
    at: Option<String>,
    steps: u8,
    spent: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SavedSeal {
    NotAsked,
    Open,
    Nothing,
    Card(String),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SavedFrame {
    TurnStart,
    Bids,
    Activations(u8),
    Activation(Seat),
    Contest { at: String, from: String, attacker: Seat, defender: Option<Seat>, round: u8, stage: SavedStage },
    Over,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SavedStage {
    Challenge,
    Support,
    Losses { loser: Option<Seat>, attackers_lost: bool, steps: u8 },
    GiveWay,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SavedEnding {
    Worth(Option<Side>),
    Annihilation(Side),
}

pub(crate) fn position(data: &Data, state: &State) -> serde_json::Value {
    let station = |station: Station| data.stations[usize::from(station.0)].id.clone();
    let card = |card: Card| data.cards[usize::from(card.0)].id.clone();
    let cards = |cards: Cards| cards.iter().map(card).collect::<Vec<_>>();
    let counters = data.all_units().map(|unit| {
        let i = usize::from(unit.0);
        let saved = SavedCounter { at: state.place[i].map(station), steps: state.steps[i], spent: state.spent[i] };
        (data.unit(unit).id.clone(), saved)
    });
    let seal = |sealed: Sealed| match sealed {
        Sealed::NotAsked => SavedSeal::NotAsked,
        Sealed::Open => SavedSeal::Open,
        Sealed::Nothing => SavedSeal::Nothing,
        Sealed::Card(one) => SavedSeal::Card(card(one)),
    };
    let frame = |frame: &Frame| match *frame {
        Frame::TurnStart => SavedFrame::TurnStart,
        Frame::Bids => SavedFrame::Bids,
        Frame::Activations { over } => SavedFrame::Activations(over),
        Frame::Activation { seat } => SavedFrame::Activation(seat),
        Frame::Over => SavedFrame::Over,
        Frame::Contest { at, from, attacker, defender, round, stage } => {
            let stage = match stage {
                Stage::Challenge => SavedStage::Challenge,
                Stage::Support => SavedStage::Support,
                Stage::GiveWay => SavedStage::GiveWay,
                Stage::Losses { loser, attackers_lost, steps } => SavedStage::Losses { loser, attackers_lost, steps },
            };
            SavedFrame::Contest { at: station(at), from: station(from), attacker, defender, round, stage }
        }
    };
    let held = state.held_by.iter().enumerate().filter_map(|(i, side)| Some((station(Station(i as u8)), (*side)?)));
    let blown = data.stretches.iter().enumerate().filter(|(i, _)| state.blown & (1 << i) != 0);
    let saved = Saved {
        scenario: data.scenarios[usize::from(state.scenario)].id.clone(),
        mines: state.mines_in_play,
        greens: state.greens_in_play,
        turn: state.turn,
        counters: counters.collect(),
        hands: state.hands.map(cards),
        used: cards(state.used),
        sealed: state.sealed.map(seal),
        order: state.order,
        greens_follow: state.greens,
        withdrawn: state.withdrawn,
        held: held.collect(),
        blown: blown.map(|(_, stretch)| stretch.ends.map(station)).collect(),
        stack: state.stack.frames().iter().map(frame).collect(),
        ended: state.ended.map(|ending| match ending {
            Ending::Worth(winner) => SavedEnding::Worth(winner),
            Ending::Annihilation(winner) => SavedEnding::Annihilation(winner),
        }),
    };
    serde_json::to_value(saved).unwrap_or_default()
}

pub(crate) fn restore(data: &Data, position: &serde_json::Value) -> Result<State, Fault> {
    let wrong = |reason: String| Fault::new("the position", reason);
    let saved = Saved::deserialize(position).map_err(|error| wrong(error.to_string()))?;
    let station = |id: &str| data.station_named(id).ok_or_else(|| wrong(format!("there is no station {id:?}")));
    let card = |id: &String| data.card_named(id).ok_or_else(|| wrong(format!("there is no card {id:?}")));
    let seat = |seat: Seat| match SEATS.contains(&seat) {
        true => Ok(seat),
        false => Err(wrong(format!("there is no seat {}", seat.0))),
    };
    let side = |side: Side| match side.0 {
        0 | 1 => Ok(side),
        other => Err(wrong(format!("there is no side {other}"))),
    };
    let mut dealt = Cards::default();
    let mut cards = |ids: &[String]| {
        let mut set = Cards::default();
        for id in ids {
            let one = card(id)?;
            if dealt.holds(one) {
                return Err(wrong(format!("card {id:?} is in two places")));
            }
            dealt.insert(one);
            set.insert(one);
        }
        Ok(set)
    };
    let hands = [cards(&saved.hands[0])?, cards(&saved.hands[1])?, cards(&saved.hands[2])?];
    let used = cards(&saved.used)?;
    let scenario = data.scenarios.iter().position(|info| info.id == saved.scenario);
    let scenario = scenario.ok_or_else(|| wrong(format!("there is no scenario {:?}", saved.scenario)))?;
    let mut sealed = [Sealed::NotAsked; 3];
    for (i, one) in saved.sealed.iter().enumerate() {
        sealed[i] = match one {
            SavedSeal::NotAsked => Sealed::NotAsked,
            SavedSeal::Open => Sealed::Open,
            SavedSeal::Nothing => Sealed::Nothing,
            SavedSeal::Card(id) => match card(id)? {
                one if hands[i].holds(one) => Sealed::Card(one),
                _ => return Err(wrong(format!("card {id:?} is under seal but not in the hand"))),
            },
        };
    }
    let mut state = State {
        scenario: scenario as u8,
        mines_in_play: saved.mines,
        greens_in_play: saved.greens,
        turn: saved.turn,
        place: [None; UNITS],
        steps: [0; UNITS],
        spent: [0; UNITS],
        hands,
        used,
        sealed,
        order: [seat(saved.order[0])?, seat(saved.order[1])?, seat(saved.order[2])?],
        greens: saved.greens_follow.map(seat).transpose()?,
        withdrawn: saved.withdrawn,
        held_by: [None; STATIONS],
        blown: 0,
        stack: Stack::new(Frame::Over),
        ended: match saved.ended {
            None => None,
            Some(SavedEnding::Worth(winner)) => Some(Ending::Worth(winner.map(side).transpose()?)),
            Some(SavedEnding::Annihilation(winner)) => Some(Ending::Annihilation(side(winner)?)),
        },
    };
    if saved.withdrawn > data.numbers.withdrawal {
        return Err(wrong(format!("the train has withdrawn {} stations", saved.withdrawn)));
    }
    if saved.turn > data.scenarios[scenario].turns {
        return Err(wrong(format!("turn {} is after the last", saved.turn)));
    }
    for (id, counter) in &saved.counters {
        let unit = data.unit_named(id).ok_or_else(|| wrong(format!("there is no counter {id:?}")))?;
        let i = usize::from(unit.0);
        if counter.steps > data.unit(unit).steps || (counter.at.is_some() && counter.steps == 0) {
            return Err(wrong(format!("{id}: {} steps are impossible", counter.steps)));
        }
        state.place[i] = counter.at.as_deref().map(station).transpose()?;
        state.steps[i] = counter.steps;
        state.spent[i] = counter.spent.min(data.unit(unit).pace);
    }
    for (id, holder) in &saved.held {
        state.held_by[usize::from(station(id)?.0)] = Some(side(*holder)?);
    }
    for [from, to] in &saved.blown {
        let stretch = data.stretch(station(from)?, station(to)?);
        let stretch = stretch.ok_or_else(|| wrong(format!("no stretch joins {from} and {to}")))?;
        state.blown |= 1 << stretch;
    }
    state.stack.pop();
    use SavedFrame::{Activation, Activations, Bids, Contest, Over, TurnStart};
    let nested_as_in_play = matches!(
        saved.stack.as_slice(),
        [TurnStart | Bids | Over]
            | [Activations(_)]
            | [Activations(_), Activation(_)]
            | [Activations(_), Activation(_), Contest { .. }]
    );
    if !nested_as_in_play {
        return Err(wrong("the procedures are nested wrongly".into()));
    }
    for frame in saved.stack {
        state.stack.push(match frame {
            SavedFrame::TurnStart => Frame::TurnStart,
            SavedFrame::Bids => Frame::Bids,
            SavedFrame::Activations(over) if over <= 3 => Frame::Activations { over },
            SavedFrame::Activations(over) => return Err(wrong(format!("{over} activations are too many"))),
            SavedFrame::Activation(active) => Frame::Activation { seat: seat(active)? },
            SavedFrame::Over => Frame::Over,
            SavedFrame::Contest { at, from, attacker, defender, round, stage } => Frame::Contest {
                at: station(&at)?,
                from: station(&from)?,
                attacker: seat(attacker)?,
                defender: defender.map(seat).transpose()?,
                round: round.clamp(1, data.numbers.rounds.max(1)),
                stage: match stage {
                    SavedStage::Challenge => Stage::Challenge,
                    SavedStage::Support => Stage::Support,
                    SavedStage::GiveWay => Stage::GiveWay,
                    SavedStage::Losses { loser, attackers_lost, steps } => {
                        Stage::Losses { loser: loser.map(seat).transpose()?, attackers_lost, steps }
                    }
                },
            },
        });
    }
    crate::contest::judge_restored(data, &state).map_err(wrong)?;
    crate::invariants(data, &state).map_err(wrong)?;
    Ok(state)
}
