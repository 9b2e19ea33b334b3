//! What is printed for a real table: the deck of cards, counters of both armies, markers, charts from the data, national
//! cards, a card for each side, sheets to fill in, and the sheet of a battle. The words are messages, the numbers those of
//! the data.

mod armies;
mod battle_sheet;
mod campaign;
mod cards;
mod deck;
mod fighting;
mod pieces;
mod rolls;
mod sheets;

use engine::printed::{Cell, Chart, ChartWords, Marked, Printed};
use engine::{Game, Message, SmolStr, Spelled, Word};

use crate::battle::{Battle, Role};
use crate::cards::Square;
use crate::data::Data;
use crate::forces::Place;
use crate::game::RiverDon;
use crate::ids::{NationIx, Side, TerrainIx, UnitIx};
use crate::procedure::Clash;
use crate::scenarios::Scenario;
use crate::space::Edge;
use crate::state::{Settings, State};
use crate::view;

pub(crate) use battle_sheet::sheets as battle_sheets;

/// How much larger than usual counters are, in hundredths: they lie on cards and carry names.
const PIECES: u16 = 150;

/// What everything is made of.
struct Desk<'g> {
    game: &'g RiverDon,
    data: &'g Data,
    scenario: &'g Scenario,
    settings: Settings,
}

impl ChartWords for Desk<'_> {
    fn spell(&self, message: &Message) -> Spelled {
        self.game.spell(message)
    }
}

impl Desk<'_> {
    fn nation(&self, side: Side) -> NationIx {
        self.scenario.side(side).nation
    }

    /// What a nation is called.
    fn nation_name(&self, nation: NationIx) -> Word {
        Word::Name(self.data.ids.id(nation).into())
    }

    fn unit(&self, unit: UnitIx) -> Cell {
        Cell::name(self.data.ids.id(unit))
    }
}

/// Something that has words of its own, by the id of its message.
fn term(id: &'static str) -> Cell {
    Cell::Said(Spelled::plain(id))
}

/// A number.
fn number(number: impl Into<i64>) -> Cell {
    Cell::text(number.into())
}

/// What a die or dice need: `9+`.
fn from(need: impl Into<i64>) -> Cell {
    Cell::text(format!("{}+", need.into()))
}

/// Everything that is printed for a scenario.
pub(crate) fn printed(game: &RiverDon, scenario: &Scenario, settings: Settings) -> Printed {
    let desk = Desk { game, data: game.data(), scenario, settings };
    let mut charts = vec![
        cards::sequence(&desk),
        campaign::scenario(&desk),
        campaign::tactics(&desk),
        campaign::orders(&desk),
        campaign::initiative(&desk),
        campaign::missions(&desk),
        rolls::rolls(&desk),
        campaign::weather(&desk),
        campaign::supply(&desk),
        campaign::scouting(&desk),
        campaign::crossings(&desk),
        campaign::captures(&desk),
        fighting::sequence(&desk),
        fighting::deployment(&desk),
        fighting::terrain(&desk),
        fighting::fire(&desk),
        fighting::armour(&desk),
        fighting::melee(&desk),
        fighting::units(&desk),
        armies::control(&desk),
        armies::ratings(&desk),
        armies::resources(&desk),
        armies::building(&desk),
    ];
    charts.extend(armies::nations(&desk));
    Printed {
        deck: deck::deck(&desk),
        texts: Vec::new(),
        pieces: pieces::pieces(&desk),
        piece_pct: Some(PIECES),
        markers: pieces::markers(&desk),
        charts,
        cards: Side::ALL.map(|side| cards::card(&desk, side)).to_vec(),
        sheets: sheets::sheets(&desk),
    }
}

/// Where a position stands in the charts: the phase of the turn or the step of the battle, what each side chose, the
/// weather.
pub(crate) fn marked(game: &RiverDon, state: &State) -> Vec<Marked> {
    let data = game.data();
    let row = |chart: &str, rows: Vec<usize>| Marked { chart: chart.into(), rows, column: None };
    let mut marked = Vec::new();
    if let Some(step) = crate::engage::shown::step_now(state) {
        marked.push(row(fighting::SEQUENCE, vec![step]));
        marked.extend(on_the_field(data, state));
    } else {
        marked.extend(view::phase_now(state).map(|phase| row(cards::SEQUENCE, vec![phase])));
    }
    let chosen: Vec<usize> = Side::ALL
        .into_iter()
        .filter_map(|side| state.tactics[side])
        .filter_map(|tactic| crate::tactics::TACTICS.iter().position(|one| *one == tactic))
        .collect();
    if !chosen.is_empty() {
        marked.push(row(campaign::TACTICS, chosen));
    }
    if state.bad_weather {
        marked.push(row(campaign::WEATHER, (0..campaign::BAD_WEATHER).collect()));
    }
    marked
}

/// The kinds of ground of the field on which a battle is played: everybody sees it.
fn on_the_field(data: &Data, state: &State) -> Option<Marked> {
    let battle = state.battle.as_ref()?;
    let ground = &battle.field(data).ground;
    Some(Marked { chart: fighting::TERRAIN.into(), rows: terrain_rows(data, ground), column: None })
}

/// The rows of kinds of ground in the chart of terrain.
fn terrain_rows(data: &Data, kinds: &[TerrainIx]) -> Vec<usize> {
    let rows = data.battle.terrain.iter().enumerate();
    rows.filter(|(_, effect)| kinds.contains(&effect.terrain)).map(|(row, _)| row).collect()
}

/// Where a shot that is asked about stands in the charts: who fires, what the target stands on, what changes the need.
pub(crate) fn marked_shot(data: &Data, state: &State, role: Role, at: u8, target: u8, why: &[SmolStr]) -> Vec<Marked> {
    let Some(battle) = state.battle.as_ref() else { return Vec::new() };
    let aimed = battle.sides[role.enemy()].troops.get(usize::from(target));
    let square = aimed.and_then(|troop| match troop.place {
        crate::battle::Place::On(square) => Some(square),
        _ => None,
    });
    let unit = unit_of(battle, role, at).map(|unit| marks(fighting::UNITS, vec![unit], Some(fighting::FIRE_COLUMN)));
    let ground = square.map(|square| marks(fighting::TERRAIN, ground_rows(data, battle, square), Some(1)));
    let needs = lines_marked(fighting::FIRE, &fighting::FIRE_LINES, why);
    unit.into_iter().chain(ground).chain(needs).collect()
}

/// Where a charge that is asked about stands in the charts: who charges, into what, what changes the need.
pub(crate) fn marked_charge(
    data: &Data,
    battle: &Battle,
    role: Role,
    at: u8,
    square: Square,
    why: &[SmolStr],
) -> Vec<Marked> {
    let unit = unit_of(battle, role, at).map(|unit| marks(fighting::UNITS, vec![unit], Some(fighting::MELEE_COLUMN)));
    let ground = marks(fighting::TERRAIN, ground_rows(data, battle, square), None);
    let needs = lines_marked(fighting::MELEE, &fighting::MELEE_LINES, why);
    unit.into_iter().chain([ground]).chain(needs).collect()
}

/// Where a battle that is still to come stands in the charts: the ground of the card if it is seen, and for the side that
/// asks how deep it deploys and what it brings.
pub(crate) fn marked_before(data: &Data, state: &State, clash: &Clash, viewer: Option<Side>) -> Vec<Marked> {
    let mut marked = Vec::new();
    let seen = viewer.is_none_or(|viewer| state.board.is_seen(viewer, clash.at));
    let ground = state.board.ground(data, clash.at).filter(|_| seen);
    marked.extend(ground.map(|ground| marks(fighting::TERRAIN, terrain_rows(data, &ground), None)));
    let Some(viewer) = viewer else { return marked };
    let mut units = Vec::new();
    let mut zones = Vec::new();
    for (_, force) in state.groups_at(viewer, Place::At(clash.at)) {
        units.extend(force.stands.iter().map(|(unit, _)| usize::from(unit.0)));
        zones.push(match () {
            () if clash.attacker == viewer => fighting::ATTACKER,
            () if force.arrived.is_some() => fighting::ARRIVED,
            () if crate::engage::is_dug_in(state, force) => fighting::DUG_IN,
            () => fighting::THERE,
        });
    }
    for rows in [&mut units, &mut zones] {
        rows.sort_unstable();
        rows.dedup();
    }
    let axis = if matches!(clash.edge, Edge::N | Edge::S) { 1 } else { 2 };
    let told = [marks(fighting::DEPLOYMENT, zones, Some(axis)), marks(fighting::UNITS, units, None)];
    marked.extend(told.into_iter().filter(|marked| !marked.rows.is_empty()));
    marked
}

fn marks(chart: &str, rows: Vec<usize>, column: Option<usize>) -> Marked {
    Marked { chart: chart.into(), rows, column }
}

/// The row of a unit in the chart of units.
fn unit_of(battle: &Battle, role: Role, at: u8) -> Option<usize> {
    battle.sides[role].troops.get(usize::from(at)).map(|troop| usize::from(troop.unit.0))
}

/// The row of the ground of a square in the chart of terrain.
fn ground_rows(data: &Data, battle: &Battle, square: Square) -> Vec<usize> {
    terrain_rows(data, &[battle.field(data).ground[usize::from(square.0)]])
}

/// The rows of a chart whose lines a reckoning has, in the column of what they add.
fn lines_marked(chart: &str, lines: &[&str], why: &[SmolStr]) -> Option<Marked> {
    let rows = lines.iter().enumerate().filter(|(_, line)| why.iter().any(|id| id == **line));
    let rows: Vec<usize> = rows.map(|(row, _)| row).collect();
    (!rows.is_empty()).then(|| marks(chart, rows, Some(1)))
}

/// A chart, with notes under it.
fn noted(chart: Chart, notes: Vec<Spelled>) -> Chart {
    Chart { notes, ..chart }
}
