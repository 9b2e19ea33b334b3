//! The state as open data that names things by id, and back, judged.

use std::collections::BTreeMap;

use engine::{Fault, Seat, Side, Stack};
use serde::{Deserialize, Serialize};

use crate::data::{Card, Data, STATIONS, Station, UNITS};
use crate::state::{ALLIED_SIDE, Cards, Ending, Frame, RED_SIDE, SEATS, Sealed, Stage, State};

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
    let saved = Saved::deserialize(position).map_err(|error| wrong(error.to_string()))?;
    let reader = Reader { data };
    let scenario = data.scenarios.iter().position(|info| info.id == saved.scenario);
    let scenario = scenario.ok_or_else(|| wrong(format!("there is no scenario {:?}", saved.scenario)))?;
    if saved.turn > data.scenarios[scenario].turns {
        return Err(wrong(format!("turn {} is after the last", saved.turn)));
    }
    if saved.withdrawn > data.numbers.withdrawal {
        return Err(wrong(format!("the train has withdrawn {} stations", saved.withdrawn)));
    }
    let mut dealt = Cards::default();
    let mut hands = [Cards::default(); 3];
    let mut sealed = [Sealed::NotAsked; 3];
    for i in 0..3 {
        hands[i] = reader.cards(&saved.hands[i], &mut dealt)?;
        sealed[i] = reader.sealed(&saved.sealed[i], hands[i])?;
    }
    let [first, second, third] = saved.order;
    let mut state = State {
        scenario: scenario as u8,
        mines_in_play: saved.mines,
        greens_in_play: saved.greens,
        turn: saved.turn,
        place: [None; UNITS],
        steps: [0; UNITS],
        spent: [0; UNITS],
        hands,
        used: reader.cards(&saved.used, &mut dealt)?,
        sealed,
        order: [reader.seat(first)?, reader.seat(second)?, reader.seat(third)?],
        greens: saved.greens_follow.map(|seat| reader.seat(seat)).transpose()?,
        withdrawn: saved.withdrawn,
        held_by: [None; STATIONS],
        blown: 0,
        stack: reader.stack(saved.stack)?,
        ended: saved.ended.map(|ending| reader.ending(ending)).transpose()?,
    };
    for (id, counter) in &saved.counters {
        reader.place(&mut state, id, counter)?;
    }
    for (id, holder) in &saved.held {
        state.held_by[usize::from(reader.station(id)?.0)] = Some(reader.side(*holder)?);
    }
    for [from, to] in &saved.blown {
        let stretch = data.stretch(reader.station(from)?, reader.station(to)?);
        let stretch = stretch.ok_or_else(|| wrong(format!("no stretch joins {from} and {to}")))?;
        state.blown |= 1 << stretch;
    }
    crate::contest::judge_restored(data, &state).map_err(wrong)?;
    crate::invariants(data, &state).map_err(wrong)?;
    Ok(state)
}

fn wrong(reason: String) -> Fault {
    Fault::new("the position", reason)
}

/// Turns what was saved by name into what the state holds, piece by piece, judged.
struct Reader<'a> {
    data: &'a Data,
}

impl Reader<'_> {
    fn station(&self, id: &str) -> Result<Station, Fault> {
        self.data.station_named(id).ok_or_else(|| wrong(format!("there is no station {id:?}")))
    }

    fn card(&self, id: &str) -> Result<Card, Fault> {
        self.data.card_named(id).ok_or_else(|| wrong(format!("there is no card {id:?}")))
    }

    fn seat(&self, seat: Seat) -> Result<Seat, Fault> {
        match SEATS.contains(&seat) {
            true => Ok(seat),
            false => Err(wrong(format!("there is no seat {}", seat.0))),
        }
    }

    fn side(&self, side: Side) -> Result<Side, Fault> {
        match [RED_SIDE, ALLIED_SIDE].contains(&side) {
            true => Ok(side),
            false => Err(wrong(format!("there is no side {}", side.0))),
        }
    }

    /// Cards that are nowhere else.
    fn cards(&self, ids: &[String], dealt: &mut Cards) -> Result<Cards, Fault> {
        let mut set = Cards::default();
        for id in ids {
            let card = self.card(id)?;
            if dealt.contains(card) {
                return Err(wrong(format!("card {id:?} is in two places")));
            }
            dealt.insert(card);
            set.insert(card);
        }
        Ok(set)
    }

    fn sealed(&self, saved: &SavedSeal, hand: Cards) -> Result<Sealed, Fault> {
        Ok(match saved {
            SavedSeal::NotAsked => Sealed::NotAsked,
            SavedSeal::Open => Sealed::Open,
            SavedSeal::Nothing => Sealed::Nothing,
            SavedSeal::Card(id) => match self.card(id)? {
                card if hand.contains(card) => Sealed::Card(card),
                _ => return Err(wrong(format!("card {id:?} is under seal but not in the hand"))),
            },
        })
    }

    fn place(&self, state: &mut State, id: &str, counter: &SavedCounter) -> Result<(), Fault> {
        let unit = self.data.unit_named(id).ok_or_else(|| wrong(format!("there is no counter {id:?}")))?;
        let (info, i) = (self.data.unit(unit), usize::from(unit.0));
        if counter.steps > info.steps || counter.spent > info.pace {
            return Err(wrong(format!("{id} has {} steps and has spent {} points", counter.steps, counter.spent)));
        }
        state.place[i] = counter.at.as_deref().map(|at| self.station(at)).transpose()?;
        (state.steps[i], state.spent[i]) = (counter.steps, counter.spent);
        Ok(())
    }

    fn ending(&self, saved: SavedEnding) -> Result<Ending, Fault> {
        Ok(match saved {
            SavedEnding::Worth(winner) => Ending::Worth(winner.map(|side| self.side(side)).transpose()?),
            SavedEnding::Annihilation(winner) => Ending::Annihilation(self.side(winner)?),
        })
    }

    /// The procedures, nested as play nests them.
    fn stack(&self, saved: Vec<SavedFrame>) -> Result<Stack<Frame, 4>, Fault> {
        use SavedFrame::{Activation, Activations, Bids, Contest, Over, TurnStart};
        let as_in_play = matches!(
            saved.as_slice(),
            [TurnStart | Bids | Over]
                | [Activations(0..=3)]
                | [Activations(0..=3), Activation(_)]
                | [Activations(0..=3), Activation(_), Contest { .. }]
        );
        let mut frames = saved.into_iter().map(|frame| self.frame(frame));
        let (true, Some(bottom)) = (as_in_play, frames.next()) else {
            return Err(wrong("the procedures are nested wrongly".into()));
        };
        let mut stack = Stack::new(bottom?);
        for frame in frames {
            stack.push(frame?);
        }
        Ok(stack)
    }

    fn frame(&self, saved: SavedFrame) -> Result<Frame, Fault> {
        Ok(match saved {
            SavedFrame::TurnStart => Frame::TurnStart,
            SavedFrame::Bids => Frame::Bids,
            SavedFrame::Activations(over) => Frame::Activations { over },
            SavedFrame::Activation(active) => Frame::Activation { seat: self.seat(active)? },
            SavedFrame::Over => Frame::Over,
            SavedFrame::Contest { at, from, attacker, defender, round, stage } => Frame::Contest {
                at: self.station(&at)?,
                from: self.station(&from)?,
                attacker: self.seat(attacker)?,
                defender: defender.map(|seat| self.seat(seat)).transpose()?,
                round,
                stage: match stage {
                    SavedStage::Challenge => Stage::Challenge,
                    SavedStage::Support => Stage::Support,
                    SavedStage::GiveWay => Stage::GiveWay,
                    SavedStage::Losses { loser, attackers_lost, steps } => {
                        Stage::Losses { loser: loser.map(|seat| self.seat(seat)).transpose()?, attackers_lost, steps }
                    }
                },
            },
        })
    }
}
