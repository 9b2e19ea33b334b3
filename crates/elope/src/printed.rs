//! What is printed for a real table: counters in groups, markers, charts and tables from the data, a card for each
//! side. The words are messages, the numbers those of the tables.

mod air;
mod cards;
mod combat;
mod doctrine;
mod ground;
mod lists;
mod naval;
mod supply;
mod victory;

pub(crate) use combat::marked as marked_battle;
use engine::printed::{Cell, ChartWords, Marked, Marker, Piece, Printed, Sign, Written};
use engine::{Game, Message, Spelled};

use crate::arrivals;
use crate::board::Weather;
use crate::counters::{Arm, Counter, Nationality, Side};
use crate::data::Data;
use crate::game::Elope;
use crate::state::State;

/// What the charts are made of.
struct Desk<'g> {
    game: &'g Elope,
    data: &'g Data,
    /// The set-up of the scenario: which edition, which options.
    state: &'g State,
}

/// Everything that is printed for a scenario as it is set up.
pub(crate) fn printed(game: &Elope, data: &Data, state: &State) -> Printed {
    let desk = Desk { game, data, state };
    let mut charts = vec![
        cards::sequence(&desk),
        combat::results(&desk),
        combat::advantages(&desk),
        ground::movement(&desk),
        combat::modifiers(&desk),
        combat::retreats(&desk),
        ground::actions(&desk),
        ground::weather(&desk),
        supply::supply(&desk),
        supply::depots(&desk),
        ground::stacking(&desk),
        combat::tanks(&desk),
        combat::gas(&desk),
        air::bombing(&desk),
        air::bomb_targets(&desk),
        air::reliability(&desk),
        air::bases(&desk),
    ];
    if state.options.interception {
        charts.push(air::air_combat(&desk));
    }
    charts.extend([naval::vessels(&desk), naval::cargo(&desk), naval::dangers(&desk)]);
    if state.options.river_depth {
        charts.push(naval::depth(&desk));
    }
    charts.push(victory::victory(&desk));
    charts.extend(victory::sudden_death(&desk));
    if state.options.doctrine {
        charts.extend([doctrine::decision(&desk), doctrine::doctrine(&desk)]);
    }
    charts.extend([lists::turns(&desk), lists::set_up(&desk), lists::arrivals(&desk)]);
    charts.extend(lists::withdrawals(&desk));
    Printed { pieces: pieces(&desk), markers: markers(&desk), charts, cards: cards::cards(&desk), ..Printed::default() }
}

/// Where a position stands in the charts: its phase, and the season in which one marches.
pub(crate) fn marked(state: &State, phase: Option<usize>) -> Vec<Marked> {
    let phase = phase.map(|row| Marked { chart: cards::SEQUENCE.into(), rows: vec![row], column: None });
    let season = match state.weather {
        Weather::Dry => 1,
        Weather::Thaw => 2,
        Weather::Snow => 3,
    };
    let season = Marked { chart: ground::TERRAIN.into(), rows: Vec::new(), column: Some(season) };
    phase.into_iter().chain([season]).collect()
}

/// The counters by nation, then those that this scenario does not use.
fn pieces(desk: &Desk<'_>) -> Vec<Piece> {
    let unused = &arrivals::scenario(desk.data, desk.state).never_in_play;
    let groups = [
        (Nationality::Us, "elope-print-us"),
        (Nationality::British, "elope-print-british"),
        (Nationality::Canadian, "elope-print-canadian"),
        (Nationality::French, "elope-print-french"),
        (Nationality::Polish, "elope-print-polish"),
        (Nationality::Australian, "elope-print-australian"),
        (Nationality::Serb, "elope-print-serb"),
        (Nationality::WhiteRussian, "elope-print-white-russian"),
        (Nationality::Allied, "elope-print-allied"),
        (Nationality::Red, "elope-print-red"),
    ];
    let mut pieces = Vec::new();
    let used = |counter: &&Counter| !unused.contains(&counter.id);
    for (nation, heading) in groups {
        let group = desk.words(heading);
        let mine = desk.data.counters.iter().map(|(_, counter)| counter);
        let mine = mine.filter(|counter| counter.nationality == nation).filter(used);
        pieces.extend(mine.map(|counter| piece(&group, counter)));
    }
    let group = desk.words("elope-print-unused");
    let rest = desk.data.counters.iter().map(|(_, counter)| counter).filter(|counter| !used(counter));
    pieces.extend(rest.map(|counter| piece(&group, counter)));
    pieces
}

fn piece(group: &Spelled, counter: &Counter) -> Piece {
    let back = match (counter.reduced, &counter.fixed) {
        (Some(_), _) => Some(format!("{}/reduced", counter.id)),
        (None, Some(_)) => Some(format!("{}/static", counter.id)),
        (None, None) => None,
    };
    Piece { group: group.clone(), front: counter.id.clone(), back, written: Written::Nothing }
}

/// Markers for the states and marks that views show, and for the tracks.
fn markers(desk: &Desk<'_>) -> Vec<Marker> {
    let sign = |id: &str, words: &'static str| Sign { id: id.to_owned(), words: desk.words(words) };
    let marker = |front: Sign, back: Sign, count: usize| Marker { front, back: Some(back), count };
    vec![
        marker(
            sign("out_of_supply", "elope-print-out-of-supply"),
            sign("out_of_communications", "elope-print-out-of-communications"),
            28,
        ),
        marker(sign("moved", "elope-print-moved"), sign("fired", "elope-print-flown"), 14),
        marker(sign("entrenched", "elope-print-entrenched"), sign("hasty_defence", "elope-print-hasty"), 14),
        marker(sign("fort", "elope-print-fort"), sign("hasty_defence", "elope-print-hasty"), 14),
        marker(sign("wrecked_track", "elope-print-wrecked"), sign("mines", "elope-print-mines"), 14),
        marker(sign("bridge", "elope-print-bridge"), sign("broken_bridge", "elope-print-broken-bridge"), 14),
        marker(sign("held_allied", "elope-print-held-allied"), sign("held_red", "elope-print-held-red"), 35),
        marker(sign("aground", "elope-print-aground"), sign("broken_down", "elope-print-broken-down"), 6),
        marker(sign("entrained", "elope-print-entrained"), sign("entrained", "elope-print-entrained"), 6),
        marker(sign("turn", "elope-print-turn-marker"), sign("turn", "elope-print-turn-marker"), 1),
        marker(sign("weather", "elope-print-snow-marker"), sign("weather", "elope-print-thaw-marker"), 1),
        marker(sign("supply", "elope-print-supply-allied"), sign("supply", "elope-print-supply-red"), 4),
        marker(sign("points", "elope-print-points-1"), sign("points", "elope-print-points-10"), 2),
    ]
}

impl ChartWords for Desk<'_> {
    fn spell(&self, message: &Message) -> Spelled {
        self.game.spell(message)
    }
}

impl Desk<'_> {
    /// What a place is called by: its hex, so that its number stands before its name; off the map its id.
    fn place(&self, id: &str) -> String {
        let map = self.data.map();
        map.place(id).map_or_else(|| id.to_owned(), |place| map.grid.number(place.hex).to_string())
    }

    fn places(&self, ids: &[String]) -> Cell {
        Cell::Names(ids.iter().map(|id| self.place(id)).collect())
    }

    fn side(&self, side: Side) -> Cell {
        Cell::Names(self.game.title().sides.get(side.index()).map(|side| side.id.clone()).into_iter().collect())
    }

    fn original(&self) -> bool {
        self.state.original()
    }

    fn arm(&self, arm: Arm) -> Spelled {
        self.words(match arm {
            Arm::Gunboat => "elope-print-gunboats",
            Arm::Monitor => "elope-print-monitors",
            Arm::Minesweeper => "elope-print-minesweepers",
            Arm::Steamer => "elope-print-steamers",
            Arm::Carrier => "elope-print-carriers",
            Arm::Infantry => "elope-print-infantry",
            Arm::Cavalry => "elope-print-cavalry",
            Arm::Ski => "elope-print-ski",
            Arm::Mg => "elope-print-machine-guns",
            Arm::Artillery => "elope-print-artillery",
            Arm::Mortar => "elope-print-mortars",
            Arm::Engineer => "elope-print-engineers",
            Arm::Hq => "elope-print-hqs",
            Arm::Tank => "elope-print-tanks",
            Arm::Depot => "elope-print-depots",
            Arm::Aircraft => "elope-print-aircraft",
            Arm::ArmoredTrain | Arm::Balloon | Arm::Barge | Arm::DepotShip => "elope-print-others",
        })
    }

    fn arms(&self, arms: &[Arm]) -> Cell {
        if arms.is_empty() {
            Cell::text("-")
        } else {
            Cell::Lines(arms.iter().map(|arm| self.arm(*arm).into()).collect())
        }
    }
}
