//! 9.sup: lines of supply, space by space, by what their side knows: where they lead, and what breaks them.

use engine::question::{Line, Step};
use engine::{Answer, Each, Game, Message};

use crate::board::Lay;
use crate::cards::Laid;
use crate::data::Data;
use crate::forces::{FORCES, Force};
use crate::game::RiverDon;
use crate::ids::Side;
use crate::resources::{self, Limits};
use crate::space::Space;
use crate::state::State;
use crate::{args, fog, rivers};

/// A position as a side knows it: without enemies that it does not see, and with plain cards where it has seen none.
pub(super) fn as_seen(data: &Data, state: &State, side: Side) -> State {
    let mut seen = fog::as_known(state, side);
    if fog::is_setting_up(state) {
        seen.forces[side.enemy()] = Each::new([Force::default(); FORCES]);
    }
    for space in Space::all() {
        if matches!(seen.board.at(space), Lay::Card(_)) && !seen.board.is_seen(side, space) {
            seen.board.lay(space, Lay::Card(Laid::upright(data.building.filler)));
        }
    }
    seen
}

/// A line of supply, as far as it goes.
struct Traced {
    /// Over land, from the force on.
    way: Vec<Space>,
    /// Along a railway, from the end of the way on.
    rails: Vec<Space>,
    /// What breaks it at its last space.
    broken: Option<Message>,
}

fn traced(data: &Data, state: &State, side: Side, force: &Force) -> Option<Traced> {
    let start = force.place.space()?;
    if let Some(way) = resources::line(data, state, side, force, Limits::rule(data)) {
        let rails = way.last().map_or_else(Vec::new, |end| resources::rails_home(data, state, side, *end));
        return Some(Traced { way, rails, broken: None });
    }
    let [long, past, over] = Limits::LOOSER.map(|limits| resources::line(data, state, side, force, limits));
    let by = |id| Message::by("9.sup.2", id);
    let traced = |way: &[Space], broken: Message| Traced { way: way.to_vec(), rails: Vec::new(), broken: Some(broken) };
    if let Some(way) = long {
        let most = usize::from(data.campaign.limits.supply_line);
        let spaces = by("riverdon-supply-too-long").with("spaces", args::int(way.len() as i32 - 1));
        return Some(traced(&way[..=most], spaces.with("most", args::int(data.campaign.limits.supply_line))));
    }
    if let Some(way) = past {
        let barred = way.iter().skip(1).position(|at| !resources::serves(data, state, side, *at)).unwrap_or(0) + 1;
        return Some(match state.occupied(side.enemy(), way[barred]) {
            true => traced(&way[..=barred], by("riverdon-supply-enemy").with("space", args::space(way[barred]))),
            // 9.part.4: hidden partisans may be anywhere; where they are is not said.
            false => traced(&way[..barred], Message::by("9.part.4", "riverdon-supply-unsure")),
        });
    }
    let Some(way) = over else { return Some(traced(&[start], by("riverdon-supply-nowhere"))) };
    let nobody = crate::army::Stands::default();
    let mut banks = force.banks;
    for (number, (from, to)) in way.iter().zip(way.iter().skip(1)).enumerate() {
        let edge = rivers::edge_to(*from, *to)?;
        banks = rivers::beyond(data, state, *from, banks, edge, &nobody);
        if banks.is_empty() {
            let broken = Message::by("6.river.1", "riverdon-no-crossing").with("space", args::space(*from));
            return Some(traced(&way[..=number], broken));
        }
    }
    Some(traced(&[start], by("riverdon-supply-nowhere")))
}

/// The lines of a group as the page draws them.
fn drawn(game: &RiverDon, traced: &Traced) -> Vec<Line> {
    let places = |spaces: &[Space]| spaces.iter().map(|space| space.number()).collect::<Vec<String>>();
    let kind = |clause, id| Some(game.spell(&Message::by(clause, id)));
    let mut lines = vec![Line {
        kind: kind("9.sup.2", "riverdon-line-supply"),
        places: places(&traced.way),
        broken: traced.broken.as_ref().map(|message| game.spell(message)),
    }];
    if traced.rails.len() > 1 {
        let kind = kind("9.sup.3", "riverdon-line-railway");
        lines.push(Line { kind, places: places(&traced.rails), broken: None });
    }
    lines
}

/// Whether a group is in supply, by which line, and what breaks it.
pub(super) fn trace(game: &RiverDon, state: &State, side: Side, force: &Force) -> Answer {
    let data = game.data();
    let Some(traced) = traced(data, state, side, force) else { return Answer::default() };
    let mut derivation = Vec::new();
    let mut say = |message: &Message, spaces: i64| derivation.push(Step::new(game.spell(message), spaces, spaces));
    let steps = |spaces: &[Space]| spaces.len().saturating_sub(1) as i64;
    match &traced.broken {
        None => say(&Message::by("9.sup.1", "riverdon-in-supply"), steps(&traced.way)),
        Some(broken) => {
            say(&Message::by("9.sup.1", "riverdon-no-supply"), 0);
            say(broken, 0);
        }
    }
    if traced.rails.len() > 1 {
        say(&Message::by("9.sup.3", "riverdon-supply-by-rail"), steps(&traced.rails));
    }
    // 9.sup.1: what was found in the resource phase holds for the turn; what cut a line then may be unseen (9.part.4).
    match (force.unsupplied, traced.broken.is_none()) {
        (true, true) => say(&Message::by("9.part.4", "riverdon-supply-cut-unseen"), 0),
        (false, false) => say(&Message::by("9.sup.1", "riverdon-supply-holds"), 0),
        _ => {}
    }
    Answer { derivation, lines: drawn(game, &traced), ..Answer::default() }
}

/// The lines of all groups of a side, and the spaces of those that are out of supply, as was found or as it looks now.
pub(super) fn overlay(game: &RiverDon, state: &State, side: Side) -> Answer {
    let mut answer = Answer::default();
    for (_, force) in state.groups(side) {
        let (Some(at), Some(traced)) = (force.place.space(), traced(game.data(), state, side, force)) else { continue };
        if force.unsupplied || traced.broken.is_some() {
            answer.field.push((at.number(), 1));
        }
        for line in drawn(game, &traced) {
            if line.places.len() > 1 && !answer.lines.contains(&line) {
                answer.lines.push(line);
            }
        }
    }
    answer.field.sort_unstable();
    answer.field.dedup();
    answer
}
