//! sc: when a campaign is won, and by whom; the boards of the Ice March.

use engine::{Events, Message, Outcome, Seats};

use crate::args;
use crate::data::Data;
use crate::forces::Place;
use crate::ids::Side;
use crate::procedure::{Ending, Frame, How};
use crate::scenarios::{Scenario, Victory};
use crate::space::{Edge, SIZE, Space};
use crate::state::State;
use crate::{initiative, trains};

/// How a campaign ended, once it has.
pub(crate) fn outcome(data: &Data, state: &State) -> Option<Outcome> {
    let ending = state.ended?;
    let clause = match ending.how {
        How::Condition | How::Impossible | How::Limit => condition_clause(data, state),
        How::Destroyed => "sc.gen.5",
        How::Both => "sc.gen.4",
        How::Bridge => "9.brid.5",
    };
    let how = match ending.winner {
        Some(side) => Message::by(clause, "riverdon-won").with("side", args::side(state, side)),
        None => Message::by(clause, "riverdon-drawn"),
    };
    Some(Outcome { winner: ending.winner.map(|side| engine::Side(side as u8)), how })
}

pub(crate) fn condition_clause(data: &Data, state: &State) -> &'static str {
    clause_of(state.scenario(data))
}

/// The clause that says how a scenario is won.
pub(crate) fn clause_of(scenario: &Scenario) -> &'static str {
    match scenario.victory {
        Victory::Exit { stands_pct: Some(_), .. } => "sc1.victory.1",
        Victory::Exit { .. } => "sc5.victory.1",
        Victory::Destroy { .. } => "sc2.victory.1",
        Victory::Corridor { .. } => "sc3.victory.1",
        Victory::Trains { .. } => "sc4.victory.1",
        Victory::Hold { .. } => "sc6.victory.1",
    }
}

/// The side whose condition it is; both strive to destroy.
pub(crate) fn striver(data: &Data, state: &State) -> Side {
    match state.scenario(data).victory {
        Victory::Trains { .. } => trains::owner(state),
        _ => initiative::first_holder(data, state),
    }
}

/// The same, before anything has begun.
pub(crate) fn striver_of(scenario: &Scenario) -> Side {
    match scenario.victory {
        Victory::Trains { .. } => trains::OWNER,
        _ if scenario.side(Side::First).nation == scenario.initiative => Side::First,
        _ => Side::Second,
    }
}

/// Whether a side has fulfilled its condition.
fn fulfilled(data: &Data, state: &State, side: Side) -> bool {
    let strives = striver(data, state) == side;
    match state.scenario(data).victory {
        Victory::Exit { stands_pct, points, .. } => {
            let exited = &state.hosts[side].exited;
            let stands = stands_pct
                .is_none_or(|pct| exited.reckoned(data) * 100 >= u32::from(pct) * state.hosts[side].began_with.1);
            strives && stands && points.is_none_or(|points| exited.points(data) >= u32::from(points))
        }
        Victory::Destroy { points_pct, edge_spaces } => {
            let enemy = state.hosts[side.enemy()];
            let destroyed = enemy.lost.0 * 100 >= u32::from(points_pct) * enemy.began_with.0;
            destroyed || enemy_edge_spaces(data, state, side) >= usize::from(edge_spaces)
        }
        Victory::Corridor { width } => strives && corridor(data, state, side, width),
        Victory::Trains { through } => strives && state.trains.through >= through,
        Victory::Hold { card } => {
            let holds = |space: Space| {
                let town = state.board.card(space).is_some_and(|laid| laid.card == card);
                town && state.occupied(side, space) && !state.occupied(side.enemy(), space)
            };
            strives && Space::all().any(holds)
        }
    }
}

/// sc2.victory.2: spaces of the enemy's row where a side stands.
fn enemy_edge_spaces(data: &Data, state: &State, side: Side) -> usize {
    spaces_of_enemy_row(data, state, side, |space| state.occupied(side, space))
}

/// The same, by whatever somebody knows of where a side stands.
pub(crate) fn spaces_of_enemy_row(data: &Data, state: &State, side: Side, stands: impl Fn(Space) -> bool) -> usize {
    crate::resources::home_spaces(data, state, side.enemy()).iter().filter(|space| stands(*space)).count()
}

/// sc3.victory.1: a chain of pairs side by side from the own row to the far one, all friendly and free of the enemy, and
/// a force at its end.
fn corridor(data: &Data, state: &State, side: Side, width: u8) -> bool {
    cleared(data, state, side, width) == (SIZE, true)
}

/// How many rows such a chain crosses, and whether a force stands in the last of them.
pub(crate) fn cleared(data: &Data, state: &State, side: Side, width: u8) -> (u8, bool) {
    let own = |space: Space| state.known[side].friendly.contains(space) || state.occupied(side, space);
    let free = |space: Space| own(space) && !state.occupied(side.enemy(), space);
    let home = state.side(data, side).edges.first().copied().unwrap_or(Edge::S);
    let row = |step: u8| if home == Edge::S { SIZE - step } else { step + 1 };
    let open = |row: u8, column: u8| (0..width).all(|next| Space::at(row, column + next).is_some_and(free));
    let mut reached: Vec<u8> = (1..=SIZE + 1 - width).filter(|column| open(row(0), *column)).collect();
    let mut rows = 0;
    let mut stands = false;
    while rows < SIZE && !reached.is_empty() {
        loop {
            let near = |column: u8| reached.iter().any(|known| known.abs_diff(column) == 1);
            let more = (1..=SIZE + 1 - width)
                .find(|&column| !reached.contains(&column) && near(column) && open(row(rows), column));
            match more {
                Some(column) => reached.push(column),
                None => break,
            }
        }
        let there = |column: &u8| {
            (0..width).any(|next| Space::at(row(rows), column + next).is_some_and(|at| state.occupied(side, at)))
        };
        stands = reached.iter().any(there);
        rows += 1;
        if rows < SIZE {
            reached.retain(|column| open(row(rows), *column));
        }
    }
    (rows, stands)
}

/// Whether the condition has become impossible (sc1.victory.1, sc4.victory.1).
fn impossible(data: &Data, state: &State) -> bool {
    let side = striver(data, state);
    match state.scenario(data).victory {
        Victory::Exit { stands_pct: Some(pct), .. } => {
            let host = &state.hosts[side];
            let wanted = u32::from(pct) * host.began_with.1;
            let left = state.groups(side).fold(host.exited, |all, (_, force)| all.with(&force.stands));
            // What was captured and lost again was not there when the round began.
            let most = left.reckoned(data).max(host.began_with.1.saturating_sub(host.lost.1));
            most * 100 < wanted
        }
        Victory::Trains { through } => {
            let running = u8::from(state.trains.at.is_some());
            state.trains.through + state.trains.left + running < through
        }
        _ => false,
    }
}

/// sc.gen.4: exits and trains count at once.
pub(crate) fn check_at_once(data: &Data, state: &mut State, events: &mut Events<'_>) {
    let at_once = matches!(state.scenario(data).victory, Victory::Exit { .. } | Victory::Trains { .. });
    let side = striver(data, state);
    if !at_once || state.ended.is_some() {
        return;
    }
    if fulfilled(data, state, side) {
        win(data, state, Some(side), How::Condition, events);
    } else if impossible(data, state) && matches!(state.scenario(data).victory, Victory::Trains { .. }) {
        win(data, state, Some(side.enemy()), How::Impossible, events);
    }
}

/// Whether a side has troops left or to come (sc.gen.5): those of every turn too (sc5.reinf.1).
fn has_troops(data: &Data, state: &State, side: Side) -> bool {
    state.groups(side).any(|(_, force)| force.place != Place::Nowhere)
        || !state.hosts[side].army.off_board.is_empty()
        || state.side(data, side).per_turn_points > 0
}

/// sc.gen.4, sc.gen.5: who has won at the end of a turn.
pub(crate) fn check_end_of_turn(data: &Data, state: &mut State, events: &mut Events<'_>) {
    let won: Vec<Side> = Side::ALL.into_iter().filter(|side| fulfilled(data, state, *side)).collect();
    let gone: Vec<Side> = Side::ALL.into_iter().filter(|side| !has_troops(data, state, *side)).collect();
    let limit = state.scenario(data).turn_limit.is_some_and(|limit| state.turn >= limit);
    match (&won[..], &gone[..]) {
        ([_, _], _) => win(data, state, None, How::Both, events),
        ([side], _) => win(data, state, Some(*side), How::Condition, events),
        ([], [_, _]) => win(data, state, None, How::Destroyed, events),
        ([], [side]) => win(data, state, Some(side.enemy()), How::Destroyed, events),
        _ if impossible(data, state) => {
            let winner = striver(data, state).enemy();
            win(data, state, Some(winner), How::Impossible, events);
        }
        _ if limit => {
            let winner = at_limit(data, state);
            win(data, state, winner, How::Limit, events);
        }
        _ => {}
    }
}

/// Who wins at the limit: the one whom the scenario names, or whoever has destroyed the larger share (sc2.victory.3).
fn at_limit(data: &Data, state: &State) -> Option<Side> {
    if let Some(nation) = state.scenario(data).at_limit {
        return Side::ALL.into_iter().find(|side| state.hosts[*side].nation == nation);
    }
    let [first, second] = Side::ALL.map(|side| state.hosts[side]);
    let (lost_first, lost_second) = (first.lost.0 * second.began_with.0, second.lost.0 * first.began_with.0);
    match lost_first.cmp(&lost_second) {
        std::cmp::Ordering::Less => Some(Side::First),
        std::cmp::Ordering::Greater => Some(Side::Second),
        std::cmp::Ordering::Equal => None,
    }
}

/// The round is decided: another board follows, or the campaign is over (sc1.variant.1, 9.brid.5).
fn win(data: &Data, state: &mut State, winner: Option<Side>, how: How, events: &mut Events<'_>) {
    let marches_on = winner == Some(striver(data, state)) && state.round < state.settings.boards;
    if marches_on {
        state.stack = engine::Stack::new(Frame::NextBoard);
        state.action = None;
        state.clash = None;
        return;
    }
    let barred = winner.is_some_and(|side| state.hosts[side].blew_rail_bridge);
    let (winner, how) = if barred { (None, How::Bridge) } else { (winner, how) };
    state.ended = Some(Ending { winner, how });
    state.action = None;
    state.clash = None;
    state.stack = engine::Stack::new(Frame::Over);
    if let Some(outcome) = outcome(data, state) {
        events.tell(Seats::ALL, || outcome.how);
    }
}
