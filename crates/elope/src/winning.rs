//! 24.0 at a glance: what wins, how it stands, what places are worth.

use engine::winning::{Aim, Level, Prize};
use engine::{Game, Message, SmolStr, Winning};

use crate::counters::Side;
use crate::data::Data;
use crate::game::Elope;
use crate::state::{Kotlas, State};
use crate::view::side_id;
use crate::{args, arrivals, victory};

/// How the game is won, and how it stands.
pub(crate) fn winning(game: &Elope, state: &State) -> Winning {
    let data = &*game.data;
    let aim = |(side, what): (Side, Message)| Aim { side: Some(id(side)), what: game.spell(&what) };
    let mut winning = Winning {
        aims: aims(data, state).into_iter().map(aim).collect(),
        stands: stands(data, state).iter().map(|message| game.spell(message)).collect(),
        levels: levels(game, state),
        places: places(game, state),
    };
    winning.sort_places();
    winning
}

fn id(side: Side) -> SmolStr {
    SmolStr::new_static(side_id(side))
}

/// 20.0.l, 20.0.m, 24.0, 24.1: what wins, side by side.
fn aims(data: &Data, state: &State) -> Vec<(Side, Message)> {
    let least = data.tables.victory.levels.first().map_or(0, |level| level.from);
    let by_points = |id: &'static str| {
        let message = Message::by("24.0.d", id).with("from", args::int(least));
        message.with("turn", args::int(arrivals::last_turn(data, state)))
    };
    let mut aims = vec![
        (Side::Allied, by_points("elope-goal-points")),
        (Side::Allied, Message::by("24.0.b", "elope-print-held-and-occupied")),
    ];
    if state.options.doctrine {
        aims.push((Side::Allied, Message::by("20.0.m", "elope-goal-lines")));
        if state.july == Kotlas::Yes {
            aims.push((Side::Allied, Message::by("20.0.l", "elope-goal-kotlas")));
        }
    }
    let towns: Vec<_> = victory::sudden_towns(data, state).map(|(hex, _)| hex).collect();
    if let ([first, second, third], false) = (towns.as_slice(), state.original()) {
        let message = Message::by("24.1.a", "elope-goal-towns").with("first", args::hex(*first));
        aims.push((Side::Allied, message.with("second", args::hex(*second)).with("third", args::hex(*third))));
    }
    aims.push((Side::Red, by_points("elope-goal-prevent")));
    if !state.original() {
        let archangel = args::hex(data.board.places.archangel);
        aims.push((Side::Red, Message::by("24.1.b", "elope-goal-archangel").with("hex", archangel)));
    }
    aims
}

/// Points and the towns of sudden death as they are.
fn stands(data: &Data, state: &State) -> Vec<Message> {
    let points = victory::points(data, state);
    let mut stands = vec![Message::by("24.0.a", "elope-points").with("points", args::int(points))];
    if !state.original() {
        let held = victory::sudden_towns(data, state).filter(|(_, held)| *held).count();
        stands.push(Message::by("24.1.a", "elope-goal-towns-held").with("count", args::int(held as i32)));
    }
    stands
}

/// 24.0.d: below the first level the Reds win, and the last has no end.
fn levels(game: &Elope, state: &State) -> Vec<Level> {
    let points = i64::from(victory::points(&game.data, state));
    let from: Vec<i64> = game.data.tables.victory.levels.iter().map(|level| i64::from(level.from)).collect();
    let level = |from: i64, next: Option<&i64>, id: &'static str, side: Side| Level {
        from,
        to: next.map(|next| next - 1),
        what: game.spell(&Message::by("24.0.d", id)),
        side: Some(self::id(side)),
        now: points >= from && next.is_none_or(|next| points < *next),
    };
    let allied = ["elope-goal-marginal", "elope-goal-substantial"];
    let mut levels = vec![level(0, from.first(), "elope-goal-red", Side::Red)];
    let named = from.iter().enumerate().zip(allied);
    levels.extend(named.map(|((at, first), id)| level(*first, from.get(at + 1), id, Side::Allied)));
    levels
}

/// 24.0.c
fn places(game: &Elope, state: &State) -> Vec<Prize> {
    let data = &*game.data;
    let prize = |(hex, points): (_, u16)| {
        let held = [Side::Allied, Side::Red].into_iter().find(|side| state.holds_hex(data, *side, hex));
        let note = (held == Some(Side::Allied)).then(|| victory::counted(data, state, hex, points));
        Prize {
            place: data.hex_name(hex).into(),
            points: points.into(),
            held: held.map(id),
            note: note.map(|note| game.spell(&note)),
        }
    };
    victory::scored(data).map(prize).collect()
}
