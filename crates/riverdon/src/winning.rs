//! sc: how a campaign is won and how it stands, as the card beside the board tells it; what reports tell.

use engine::winning::{Aim, Prize};
use engine::{Eyes, Game, Headline, Message, Spelled, Tally, Winning};

use crate::data::Data;
use crate::game::RiverDon;
use crate::ids::Side;
use crate::scenarios::{Scenario, Victory};
use crate::space::Space;
use crate::state::State;
use crate::view::{sees_all, side_id};
use crate::{args, resources, victory};

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

/// What wins, and what everybody may know of how it stands; a side's losses only for itself.
pub(crate) fn winning(game: &RiverDon, state: &State, eyes: Eyes) -> Winning {
    let data = game.data();
    let scenario = state.scenario(data);
    let striver = victory::striver(data, state);
    let clause = victory::condition_clause(data, state);
    let by = |id: &'static str| Message::by(clause, id);
    let aims =
        aims(game, scenario, striver).into_iter().map(|(side, what)| Aim { side: Some(side_id(side).into()), what });
    let mut stands = Vec::new();
    for side in Side::ALL {
        let host = &state.hosts[side];
        if matches!(scenario.victory, Victory::Exit { .. }) && side == striver {
            stands.extend(exited(data, state, side, eyes));
        }
        if sees_all(eyes, side) && host.began_with.0 > 0 {
            let pct = (host.lost.0 * 100 / host.began_with.0) as i32;
            stands.push(by("riverdon-stands-lost").with("side", args::side(state, side)).with("pct", args::int(pct)));
        }
    }
    let prize = |space: Space| Prize { place: space.number().into(), points: 1, held: None, note: None };
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
