//! N, X.war, X.makhno, X.greens, X.allies, X.wrangel, X.neutral: what is different for single nations, in the order of the
//! rulebook. Whose rule it is stands in the data (`nations.toml`, `factions.toml`), not here.

pub(crate) mod allies;
pub(crate) mod baltic;
pub(crate) mod caucasus;
pub(crate) mod czechs;
pub(crate) mod frontiers;
pub(crate) mod greens;
pub mod numbers;
pub(crate) mod poland;
pub(crate) mod turkey;
pub(crate) mod ukraine;
pub(crate) mod wars;

use engine::{Dice, Events, Interrupt, Set};
use serde::{Deserialize, Serialize};

use crate::data::Data;
use crate::ids::{BoxIx, Factions, TurnIx, ZoneIx};
use crate::state::{PerFaction, State};

pub(crate) use allies::withdraw;
pub(crate) use baltic::lead;
pub(crate) use frontiers::{check_end, check_step, is_closed, may_enter, open};
pub(crate) use wars::{cede, declare, make_peace, transfer, trigger};

/// Zones of the map.
pub(crate) type Zones = Set<ZoneIx, 1>;
/// Boxes off the map.
pub(crate) type Boxes = Set<BoxIx, 1>;

/// What goes on between the nations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nationalities {
    /// The turn in which each country entered the war that it fights, or fought last.
    #[serde(with = "engine::each::sparse")]
    pub(crate) war_since: PerFaction<Option<TurnIx>>,
    /// Land and boxes that a treaty has closed (X.war.2).
    pub(crate) closed: Zones,
    pub(crate) closed_boxes: Boxes,
    /// Zones that have been opened to a faction.
    #[serde(with = "engine::each::sparse")]
    pub(crate) opened: PerFaction<Zones>,
    /// Whose HQs may command the units of a faction (N.baltic.4).
    #[serde(with = "engine::each::sparse")]
    pub(crate) led_by: PerFaction<Factions>,
    /// Republics that the Bolsheviks have invaded (N.armenia.10, N.georgia.8).
    pub(crate) invaded: Factions,
    /// Unpredictable factions whose die has been rolled this turn (N.greens.5).
    pub(crate) rolled: Factions,
    pub(crate) czechs: czechs::Mood,
    /// The HQ at work has given Armt away in this activation (N.czechs.15, X.allies.2).
    pub(crate) given: bool,
    /// The box of the turn track that the Polish option lies on (N.poland.3).
    pub(crate) track: Option<TurnIx>,
    /// The turn in which a destroyed redoubt comes back (N.ukraine.13).
    pub(crate) redoubt_back: Option<TurnIx>,
    /// The redoubt has been moved this turn (N.ukraine.12).
    pub(crate) redoubt_moved: bool,
    /// Who is being withdrawn.
    pub(crate) leaving: [Option<allies::Leaving>; 4],
}

/// At the start of a scenario.
pub(crate) fn set_up(data: &Data, state: &mut State) {
    for country in state.at_war.iter() {
        state.nations.war_since[country] = Some(state.turn);
        if let Some(event) = wars::entry_of(data, country) {
            state.events.insert(event);
        }
    }
    let poland = &data.nations.poland;
    let plays = state.scenario(data).factions.as_ref().is_none_or(|factions| factions.contains(&poland.faction));
    if plays && !state.at_war.contains(poland.faction) {
        state.nations.track = Some(poland.track.r#box);
    }
}

/// Before anything else in a turn (X.turn.1): last turn's dice are forgotten, HQs hand over.
pub(crate) fn at_turn_start(
    data: &Data,
    state: &mut State,
    _dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    greens::forget(data, state);
    state.nations.czechs = czechs::Mood::default();
    state.nations.redoubt_moved = false;
    allies::recall(data, state, events);
    Ok(())
}

/// As the Military Phase opens (N.czechs.10).
pub(crate) fn at_military_phase(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    czechs::roll(data, state, dice, events)
}
