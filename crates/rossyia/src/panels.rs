//! What stands beside the map: who acts in turn with whom, the political track, the means of factions, options as cards; and
//! which decisions are made with a hand.

use engine::view::{Acting, ActingStage, Announced, Hand, Phase, Stretch, Track};
use engine::{Eyes, Game, Message, SmolStr};

use crate::args;
use crate::data::Data;
use crate::game::Rossyia;
use crate::ids::{CounterIx, FactionIx, HqIx, OptionIx, SeaIx, Side};
use crate::named::side_id;
use crate::politics::VictoryGrade;
use crate::procedure::{Army, Condition, Frame, OwnPoints, Segment};
use crate::state::State;
use crate::{command, seats, supply};

/// Whether options in hand matter to what is asked in a frame (II.B.3, X.options.1): everything else is decided openly.
pub(crate) fn hand_matters(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::Initiative { .. }
            | Frame::Politics { .. }
            | Frame::Drawing { .. }
            | Frame::Playing { .. }
            | Frame::Reply { .. }
    )
}

/// The phases of a turn (X.turn.1), and in which the game is.
pub(crate) fn phases(game: &Rossyia, state: &State) -> Vec<Phase> {
    let now = phase_now(state);
    let all = [
        ("X.turn.1", "rossyia-phase-start"),
        ("I.B.5", "rossyia-phase-politics"),
        ("V.A.2", "rossyia-phase-activations"),
        ("VII.N.1", "rossyia-phase-independent"),
        ("X.turn.2", "rossyia-phase-end"),
    ];
    let phase = |(index, (clause, id)): (usize, (&'static str, &'static str))| Phase {
        what: game.spell(&Message::by(clause, id)),
        side: None,
        now: now == Some(index),
    };
    all.into_iter().enumerate().map(phase).collect()
}

/// The number of the phase that the game is in.
pub(crate) fn phase_now(state: &State) -> Option<usize> {
    state.stack.frames().iter().rev().find_map(|frame| phase_of(*frame))
}

/// The phase that a frame belongs to by itself; none for one that any phase can have.
fn phase_of(frame: Frame) -> Option<usize> {
    match frame {
        Frame::TurnStart | Frame::Weather | Frame::Initiative { .. } | Frame::Income => Some(0),
        Frame::Arrivals | Frame::Placing { .. } | Frame::Discard { .. } => Some(0),
        Frame::Politics { .. } | Frame::Drawing { .. } | Frame::Playing { .. } | Frame::Reply { .. } => Some(1),
        Frame::WhoBegins | Frame::Naming { .. } | Frame::Army { .. } => Some(2),
        Frame::WhoIsFirst | Frame::Independent { .. } => Some(3),
        Frame::TurnEnd | Frame::Over => Some(4),
        _ => None,
    }
}

/// The headquarters with an army, by what they have done this turn (V.A.2, V.A.3).
pub(crate) fn row(game: &Rossyia, state: &State) -> Vec<Acting> {
    let data = game.data();
    let active: Vec<HqIx> = match in_activation(state) {
        Some(_) => state.activation.armies.iter().filter_map(|army| army.hq).collect(),
        None => Vec::new(),
    };
    let acting = |hq: HqIx| {
        let counter = data.counter_of(hq);
        let side = state.side(data, counter)?;
        if state.spot(counter).is_none() || !data.kinds.commanding.contains(counter) {
            return None;
        }
        let stage = match state.top() {
            _ if active.contains(&hq) => ActingStage::Active,
            _ if state.played.contains(counter) => ActingStage::Acted,
            Frame::Naming { side: named } if named == side => ActingStage::Named,
            _ => ActingStage::Waits,
        };
        let mut notes = vec![Message::by("V.F.1", "rossyia-row-armt").with("points", args::int(state.armt[hq]))];
        if stage == ActingStage::Active {
            notes.extend(in_activation(state).map(segment_message));
            notes.extend(army_of(state, hq).map(|army| taken(data, hq, army)));
        }
        if matches!(stage, ActingStage::Named | ActingStage::Waits) {
            notes.extend(want(supply::condition(data, state, hq)));
        }
        Some(Acting {
            who: data.ids.id(counter).into(),
            side: Some(SmolStr::new_static(side_id(side))),
            stage,
            number: Some(state.alternation.acted[hq]).filter(|number| *number > 0),
            chance: None,
            notes: notes.iter().map(|note| game.spell(note)).collect(),
        })
    };
    data.all_hqs().filter_map(acting).collect()
}

/// What an activation would find wrong with the supply of a HQ (V.G.1, V.H.1).
fn want(condition: Condition) -> Option<Message> {
    match condition {
        Condition::Supplied => None,
        Condition::OutOfSupply => Some(Message::by("V.G.1", "rossyia-state-out_of_supply")),
        Condition::Isolated => Some(Message::by("V.H.1", "rossyia-state-isolated")),
    }
}

fn army_of(state: &State, hq: HqIx) -> Option<&Army> {
    state.activation.armies.iter().find(|army| army.hq == Some(hq))
}

/// How much of its capacity a HQ has taken under its command (V.C.5).
fn taken(data: &Data, hq: HqIx, army: &Army) -> Message {
    Message::by("V.C.5", "rossyia-row-commands")
        .with("taken", args::int(command::counted(data, army.units) as i32))
        .with("capacity", args::int(data.hqs[hq.index()].capacity))
}

/// The segment of the activation under way.
pub(crate) fn in_activation(state: &State) -> Option<Segment> {
    state.stack.frames().iter().rev().find_map(|frame| match frame {
        Frame::Army { segment } => Some(*segment),
        _ => None,
    })
}

fn segment_message(segment: Segment) -> Message {
    let id = match segment {
        Segment::Pick => "rossyia-segment-pick",
        Segment::Supply | Segment::Attrition => "rossyia-segment-supply",
        Segment::Spend => "rossyia-segment-spend",
        Segment::Replace | Segment::NameReserve => "rossyia-segment-replace",
        Segment::Move | Segment::ReserveMove => "rossyia-segment-move",
        Segment::Announce | Segment::ReserveAnnounce => "rossyia-segment-announce",
        Segment::Fight | Segment::ReserveFight => "rossyia-segment-fight",
        Segment::Adjust => "rossyia-segment-adjust",
    };
    Message::by("I.B.6", id)
}

/// The political track with what its boxes are worth at the end (III.A.1, VIII.S.1).
pub(crate) fn level(game: &Rossyia, state: &State) -> Track {
    let data = game.data();
    let rows: Vec<(u8, Option<Side>, Option<VictoryGrade>)> = match &state.scenario(data).victory {
        Some(rows) => rows.iter().map(|row| (row.high, row.victor, row.grade)).collect(),
        None => data.politics.levels.iter().map(|row| (row.high, row.victor, row.grade)).collect(),
    };
    let stretch = |(high, victor, grade): (u8, Option<Side>, Option<VictoryGrade>)| Stretch {
        to: high.into(),
        what: game.spell(&worth(victor, grade)),
        side: victor.map(|side| SmolStr::new_static(side_id(side))),
    };
    Track { stretches: rows.into_iter().map(stretch).collect(), ..Track::new("level", state.level.into(), 100) }
}

/// What a level is worth at the end.
pub(crate) fn worth(victor: Option<Side>, grade: Option<VictoryGrade>) -> Message {
    let (Some(victor), Some(grade)) = (victor, grade) else { return Message::by("VIII.S.1", "rossyia-worth-draw") };
    let id = match (victor, grade) {
        (Side::White, VictoryGrade::Marginal) => "rossyia-worth-white-marginal",
        (Side::White, VictoryGrade::Substantial) => "rossyia-worth-white-substantial",
        (Side::White, VictoryGrade::Decisive) => "rossyia-worth-white-decisive",
        (Side::White, VictoryGrade::Total) => "rossyia-worth-white-total",
        (Side::Bolshevik, VictoryGrade::Marginal) => "rossyia-worth-bolshevik-marginal",
        (Side::Bolshevik, VictoryGrade::Substantial) => "rossyia-worth-bolshevik-substantial",
        (Side::Bolshevik, VictoryGrade::Decisive) => "rossyia-worth-bolshevik-decisive",
        (Side::Bolshevik, VictoryGrade::Total) => "rossyia-worth-bolshevik-total",
    };
    Message::by("VIII.S.1", id)
}

/// Rail, PR and Armt of every faction that is on a side, Rail and PR of isolated cities, and the naval points of each side (II.C,
/// II.D, V.F, VI.H).
pub(crate) fn means(data: &Data, state: &State) -> Vec<Track> {
    let fighting: Vec<FactionIx> = data.ids.all::<FactionIx>().filter(|one| is_in_play(data, state, *one)).collect();
    let by_faction = |id: &'static str, values: &dyn Fn(FactionIx) -> i64| -> Vec<Track> {
        let track = |faction: &FactionIx| Track {
            side: state.allegiance[*faction].map(|side| SmolStr::new_static(side_id(side))),
            faction: Some(data.ids.id(*faction).into()),
            ..Track::new(id, values(*faction), MANY)
        };
        fighting.iter().map(track).collect()
    };
    let armt = |faction: FactionIx| {
        let own = data.all_hqs().filter(|hq| state.faction(data, data.counter_of(*hq)) == faction);
        own.map(|hq| i64::from(state.armt[hq])).sum()
    };
    let naval = Side::ALL.into_iter().flat_map(|side| {
        let seas =
            data.ids.all::<SeaIx>().filter(move |sea| state.naval[side][*sea] > 0 && is_sailed(data, state, *sea));
        seas.map(move |sea| Track {
            side: Some(SmolStr::new_static(side_id(side))),
            ..Track::new(format!("naval_{}", data.ids.id(sea)), state.naval[side][sea].into(), MANY)
        })
    });
    let pr = by_faction("pr", &|faction| state.pr[faction].into());
    let rail = by_faction("rail_points", &|faction| state.rail_points[faction].into());
    pr.into_iter().chain(rail).chain(by_faction("armt", &armt)).chain(purses(data, state)).chain(naval).collect()
}

/// What isolated cities have of their own, a row for each (II.C.6, II.D.12).
fn purses<'d>(data: &'d Data, state: &'d State) -> impl Iterator<Item = Track> + 'd {
    let rich = state.isolated.iter().filter(|city| state.own[*city] != OwnPoints::default());
    rich.flat_map(|city| {
        let own = state.own[city];
        [("pr", own.pr), ("rail_points", own.rail)].map(|(id, points)| Track {
            side: state.city_side(city).map(|side| SmolStr::new_static(side_id(side))),
            faction: Some(data.ids.id(city).into()),
            ..Track::new(id, points.into(), MANY)
        })
    })
}

/// Whether a sea washes what is played on (X.area.1).
fn is_sailed(data: &Data, state: &State, sea: SeaIx) -> bool {
    let (grid, scenario) = (&data.map.grid, state.scenario(data));
    let washes = |hex: &hexmap::HexIx| data.board.coast[hex.index()] & 1 << sea.index() != 0;
    grid.hexes().any(|hex| washes(&hex) && scenario.holds(grid, hex))
}

/// A number that no track ends at.
const MANY: i64 = 99;

/// Whether a faction is on a side and has something: a headquarters on the board, PR or Rail.
pub(crate) fn is_in_play(data: &Data, state: &State, faction: FactionIx) -> bool {
    let commands = |hq: HqIx| {
        let counter = data.counter_of(hq);
        state.faction(data, counter) == faction && state.spot(counter).is_some()
    };
    let has = state.pr[faction] > 0 || state.rail_points[faction] > 0 || data.all_hqs().any(commands);
    state.allegiance[faction].is_some() && has
}

/// The hand of a side, whole to it and its number to others; of the pool the number only (X.hidden.1, III.B.10).
pub(crate) fn hands(data: &Data, state: &State, eyes: Eyes, side: Side) -> [Hand; 2] {
    let own = matches!(eyes, Eyes::Seat(seat) if seats::side_of(seat) == Some(side));
    let options = &state.options[side];
    let seen = if own { options.hand } else { options.shown };
    let named = seen.iter().filter(|(option, _)| option.index() < data.politics.options.len());
    let named: Vec<OptionIx> = named.flat_map(|(option, count)| (0..*count).map(move |_| option)).collect();
    let sum = |counts: &[u8]| counts.iter().map(|count| usize::from(*count)).sum();
    let id = side_id(side);
    let hand = |kind: &str, count: usize| Hand {
        side: Some(SmolStr::new_static(id)),
        count,
        ..Hand::new(format!("{kind}-{id}"))
    };
    [
        Hand {
            seen: named.iter().map(|option| data.ids.id(*option).into()).collect(),
            texts: named.iter().map(|option| data.option_card(*option)).collect(),
            own,
            ..hand("options", sum(options.hand.values()))
        },
        hand("pool", sum(options.pool.values())),
    ]
}

/// The attacks that were announced and are still to come (VII.A.1), for arrows on the map.
pub(crate) fn announced(game: &Rossyia, state: &State) -> Vec<Announced> {
    let data = game.data();
    let mut all = Vec::new();
    for (index, combat) in state.combats.iter().enumerate() {
        let Some(target) = combat.target.filter(|_| !combat.resolved) else { continue };
        let fights = |unit: &CounterIx| usize::from(state.fights[*unit]) == index + 1;
        let mut from: Vec<SmolStr> = Vec::new();
        for spot in data.ids.all::<CounterIx>().filter(fights).filter_map(|unit| state.spot(unit)) {
            let place = SmolStr::from(data.spot_name(spot));
            if !from.contains(&place) {
                from.push(place);
            }
        }
        let what = game.spell(&Message::by("VII.A.1", "rossyia-arrow").with("place", args::spot(target)));
        all.push(Announced { what, from, to: data.spot_name(target).into() });
    }
    all
}
