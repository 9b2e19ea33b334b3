//! sc: how a campaign is won and how it stands, as the card beside the board tells it; what reports tell.

use engine::winning::{Aim, Prize};
use engine::{Eyes, Game, Headline, Message, Spelled, Tally, Winning};

use crate::data::Data;
use crate::game::RiverDon;
use crate::ids::Side;
use crate::scenarios::{Scenario, Victory};
use crate::seats::side_of;
use crate::space::{SIZE, Space};
use crate::state::State;
use crate::view::{sees_all, side_id};
use crate::{args, fog, resources, victory};

/// What wins a scenario, side by side.
pub(crate) fn aims(game: &RiverDon, scenario: &Scenario, striver: Side) -> Vec<(Side, Spelled)> {
    let clause = victory::clause_of(scenario);
    let by = |id: &'static str| Message::by(clause, id);
    let mut aims: Vec<(Side, Message)> = Vec::new();
    match scenario.victory {
        Victory::Exit { edge, stands_pct, points } => {
            let edge_word = engine::Arg::Term(edge.term());
            if let Some(pct) = stands_pct {
                let share = by("riverdon-aim-exit-stands").with("edge", edge_word).with("pct", args::int(pct));
                aims.push((striver, share));
            }
            if let Some(points) = points {
                let share = by("riverdon-aim-exit-points").with("edge", edge_word).with("points", args::int(points));
                aims.push((striver, share));
            }
        }
        Victory::Destroy { points_pct, edge_spaces } => {
            for side in Side::ALL {
                let share = by("riverdon-aim-destroy").with("pct", args::int(points_pct));
                aims.push((side, share.with("spaces", args::int(edge_spaces))));
            }
        }
        Victory::Corridor { width } => {
            aims.push((striver, by("riverdon-aim-corridor").with("width", args::int(width))));
        }
        Victory::Trains { through } => {
            aims.push((striver, by("riverdon-aim-trains").with("trains", args::int(through))));
        }
        Victory::Hold { card } => {
            let named = engine::Arg::Card(u16::from(card.0));
            aims.push((striver, by("riverdon-aim-hold").with("card", named)));
        }
    }
    if let (Some(turns), false) = (scenario.turn_limit, matches!(scenario.victory, Victory::Destroy { .. })) {
        aims.push((striver.enemy(), by("riverdon-aim-prevent").with("turn", args::int(turns))));
    }
    aims.into_iter().map(|(side, message)| (side, game.spell(&message))).collect()
}

/// The spaces that a scenario is about.
fn prizes(data: &Data, state: &State) -> Vec<Space> {
    let mut spaces: Vec<Space> = match state.scenario(data).victory {
        Victory::Destroy { .. } => {
            Side::ALL.into_iter().flat_map(|side| resources::home_spaces(data, state, side).iter()).collect()
        }
        Victory::Hold { card } => {
            Space::all().filter(|space| state.board.card(*space).is_some_and(|laid| laid.card == card)).collect()
        }
        // Nobody has to hold the edge that is left by.
        Victory::Exit { .. } | Victory::Corridor { .. } | Victory::Trains { .. } => Vec::new(),
    };
    spaces.sort_unstable();
    spaces.dedup();
    spaces
}

/// What has left the board and what is needed: of stands, for those who know how many there were.
fn exited(data: &Data, state: &State, side: Side, eyes: Eyes) -> Vec<Message> {
    let Victory::Exit { stands_pct, points, .. } = state.scenario(data).victory else { return Vec::new() };
    let clause = victory::condition_clause(data, state);
    let host = &state.hosts[side];
    let told = |id: &'static str| Message::by(clause, id).with("side", args::side(state, side));
    let number = |number: u32| args::int(number as i32);
    let left = host.exited.reckoned(data);
    let all = host.began_with.1;
    let stands = match stands_pct.filter(|_| sees_all(eyes, side) && all > 0) {
        Some(pct) => told("riverdon-stands-exited-of")
            .with("stands", number(left))
            .with("needed", number((u32::from(pct) * all).div_ceil(100))),
        None => told("riverdon-stands-exited").with("stands", number(left)),
    };
    let worth = points.map(|points| {
        told("riverdon-points-exited")
            .with("points", number(host.exited.points(data)))
            .with("needed", args::int(points))
    });
    std::iter::once(stands).chain(worth).collect()
}

/// Whether some eyes see troops of a side in a space: its own all of them, others its markers, and what they have met there.
fn sees_at(state: &State, eyes: Eyes, side: Side, space: Space) -> bool {
    let sighted = || match eyes {
        Eyes::Seat(seat) => side_of(seat).is_some_and(|viewer| viewer != side && fog::knows(state, viewer, space)),
        Eyes::Public => false,
    };
    match sees_all(eyes, side) {
        true => state.occupied(side, space),
        false => fog::marked_at(state, side, space) || sighted(),
    }
}

/// How far a condition has come, by what these eyes may know.
fn progress(data: &Data, state: &State, eyes: Eyes) -> Vec<Message> {
    let striver = victory::striver(data, state);
    let clause = victory::condition_clause(data, state);
    let by = |id: &'static str, side: Side| Message::by(clause, id).with("side", args::side(state, side));
    match state.scenario(data).victory {
        Victory::Exit { .. } => exited(data, state, striver, eyes),
        Victory::Destroy { edge_spaces, .. } => {
            let held = |side: Side| {
                let spaces = victory::spaces_of_enemy_row(data, state, side, |at| sees_at(state, eyes, side, at));
                let told = Message::by("sc2.victory.2", "riverdon-stands-edge").with("side", args::side(state, side));
                told.with("spaces", args::int(spaces as i32)).with("needed", args::int(edge_spaces))
            };
            Side::ALL.map(held).to_vec()
        }
        // What is friendly to a side, its enemy does not know (S2.force.2).
        Victory::Corridor { width } if sees_all(eyes, striver) => {
            let seen = fog::as_known(state, striver);
            let (rows, _) = victory::cleared(data, &seen, striver, width);
            let told = by("riverdon-stands-corridor", striver).with("rows", args::int(rows));
            vec![told.with("needed", args::int(SIZE))]
        }
        Victory::Corridor { .. } => Vec::new(),
        Victory::Trains { through } => {
            let trains = &state.trains;
            let coming = trains.left + u8::from(trains.at.is_some());
            let told = by("riverdon-stands-trains", striver).with("through", args::int(trains.through));
            let told = told.with("needed", args::int(through)).with("left", args::int(coming));
            vec![told.with("derailed", args::int(trains.derailed))]
        }
        Victory::Hold { card } => {
            let at = Space::all().find(|space| state.board.card(*space).is_some_and(|laid| laid.card == card));
            let holder = at.and_then(|at| holder(state, eyes, at));
            let named = engine::Arg::Card(u16::from(card.0));
            vec![match holder {
                Some(side) => by("riverdon-stands-holds", side).with("card", named),
                None => Message::by(clause, "riverdon-stands-unheld").with("card", named),
            }]
        }
    }
}

/// The side that alone stands in a space, as far as these eyes see.
fn holder(state: &State, eyes: Eyes, space: Space) -> Option<Side> {
    let mut there = Side::ALL.into_iter().filter(|side| sees_at(state, eyes, *side, space));
    let first = there.next()?;
    there.next().is_none().then_some(first)
}

/// 9.brid.5: who has blown a rail bridge, and what that means; everybody has heard it.
fn bridges(state: &State) -> Vec<Message> {
    let blew = Side::ALL.into_iter().filter(|side| state.hosts[*side].blew_rail_bridge);
    let by = |id| Message::by("9.brid.5", id);
    let told: Vec<Message> =
        blew.map(|side| by("riverdon-stands-bridge").with("side", args::side(state, side))).collect();
    if told.is_empty() { vec![by("riverdon-preview-draw")] } else { told }
}

/// What wins, and what everybody may know of how it stands; a side's losses only for itself.
pub(crate) fn winning(game: &RiverDon, state: &State, eyes: Eyes) -> Winning {
    let data = game.data();
    let scenario = state.scenario(data);
    let striver = victory::striver(data, state);
    let clause = victory::condition_clause(data, state);
    let by = |id: &'static str| Message::by(clause, id);
    let aims =
        aims(game, scenario, striver).into_iter().map(|(side, what)| Aim { side: Some(side_id(side).into()), what });
    let begun = !fog::is_setting_up(state);
    let mut stands = if begun { progress(data, state, eyes) } else { exited(data, state, striver, eyes) };
    for side in Side::ALL {
        let host = &state.hosts[side];
        if sees_all(eyes, side) && host.began_with.0 > 0 {
            let pct = (host.lost.0 * 100 / host.began_with.0) as i32;
            stands.push(by("riverdon-stands-lost").with("side", args::side(state, side)).with("pct", args::int(pct)));
        }
    }
    stands.extend(bridges(state));
    let prize = |space: Space| {
        let held = holder(state, eyes, space).filter(|_| begun).map(|side| side_id(side).into());
        Prize { place: space.number().into(), points: 1, held, note: None }
    };
    Winning {
        aims: aims.collect(),
        stands: stands.iter().map(|message| game.spell(message)).collect(),
        places: prizes(data, state).into_iter().map(prize).collect(),
        ..Winning::default()
    }
}

/// What a side has lost, in stands.
pub(crate) fn tally(state: &State, side: engine::Side) -> Tally {
    let Some(&side) = Side::ALL.get(usize::from(side.0)) else { return Tally::default() };
    Tally { steps: i64::from(state.hosts[side].lost.1), ..Tally::default() }
}

/// What a message means in the story of a campaign.
pub(crate) fn headline(id: &str) -> Option<Headline> {
    Some(match id {
        "riverdon-clash" => Headline::Battle,
        "riverdon-clash-won" => Headline::Result,
        "riverdon-enters" => Headline::Taken,
        "riverdon-leader-falls" => Headline::Eliminated,
        _ => return None,
    })
}
