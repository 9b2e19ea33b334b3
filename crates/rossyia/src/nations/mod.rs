//! N, X.war, X.makhno, X.greens, X.allies, X.wrangel, X.neutral: what is different for single nations, in the order of the
//! rulebook. Whose rule it is stands in the data (`nations.toml`, `factions.toml`), not here.

pub(crate) mod allies;
pub(crate) mod baltic;
pub(crate) mod caucasus;
pub(crate) mod closing;
pub(crate) mod czechs;
pub(crate) mod frontiers;
pub(crate) mod greens;
pub(crate) mod ground;
pub(crate) mod numbers;
pub(crate) mod poland;
pub(crate) mod treaties;
pub(crate) mod turkey;
pub(crate) mod ukraine;
pub(crate) mod wars;

use engine::{Breach, Dice, Events, Interrupt, Set};
use serde::{Deserialize, Serialize};

use crate::cited::Cited;
use crate::data::Data;
use crate::effects::Near;
use crate::factions::RebuiltIn;
use crate::ids::{
    BoxIx, CityIx, CounterIx, EventIx, FactionIx, Factions, Hexes, HqIx, Side, Spot, TurnIx, Whereabouts, ZoneIx,
};
use crate::politics::JudgedAt;
use crate::state::{PerFaction, State};
use crate::{args, control, politics, prices};

pub(crate) use allies::withdraw;
pub(crate) use baltic::{lead, obeys};
pub(crate) use caucasus::check_passage;
pub(crate) use closing::at_turn_end;
pub(crate) use frontiers::{binds_steps, check_end, check_journey, check_refuge, check_step};
pub(crate) use wars::{declare, make_peace, transfer};

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
    /// The dice of the Military Phase have been rolled this turn.
    pub(crate) opened: bool,
    /// The turn in which a destroyed redoubt comes back (N.ukraine.13).
    pub(crate) redoubt_back: Option<TurnIx>,
    /// The redoubt has been moved this turn (N.ukraine.12).
    pub(crate) redoubt_moved: bool,
    /// Events that somebody has been asked about this turn (N.romania.9, N.finland.8).
    pub(crate) asked: Set<EventIx, 1>,
    /// How far the end of the turn has come (X.turn.2).
    pub(crate) closing: closing::Closing,
    /// The combats, a bit for each, before which somebody has been asked (N.greens.20, N.ukraine.5).
    pub(crate) preludes: u32,
    /// Who is being withdrawn.
    pub(crate) leaving: [Option<allies::Leaving>; 4],
}

/// At the start of a scenario.
pub(crate) fn set_up(data: &Data, state: &mut State) {
    for country in state.at_war.iter() {
        state.nations.war_since[country] = Some(state.turn);
        if let Some(event) = wars::entry_of(data, country) {
            state.events.insert(event);
            state.affairs.happened[event] = Some(state.turn);
        }
    }
    let poland = &data.nations.poland;
    let plays = state.scenario(data).factions.as_ref().is_none_or(|factions| factions.contains(&poland.faction));
    if plays && !state.at_war.contains(poland.faction) {
        state.affairs.track = Some(poland.track.r#box);
    }
}

/// Before anything else in a turn (X.turn.1): last turn's dice are forgotten, HQs hand over, Poland rolls for war.
pub(crate) fn at_turn_start(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    greens::forget(data, state);
    state.nations.czechs = czechs::Mood::default();
    state.nations.redoubt_moved = false;
    state.nations.asked = Default::default();
    state.nations.closing = Default::default();
    state.nations.opened = false;
    allies::recall(data, state, events);
    if poland::declares_war(data, state, dice, events)?
        && let Some(event) = wars::entry_of(data, data.nations.poland.faction)
    {
        politics::events::occur(data, state, event, events);
    }
    politics::events::judge(data, state, JudgedAt::StartOfTurn, events);
    Ok(())
}

/// As the Military Phase opens (N.czechs.10).
pub(crate) fn at_military_phase(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    if !std::mem::replace(&mut state.nations.opened, true) {
        czechs::roll(data, state, dice, events)?;
    }
    Ok(())
}

/// A unit that takes ground has come to a spot: republics are invaded, Kars is cleared, the redoubt falls.
pub(crate) fn entered(data: &Data, state: &mut State, unit: CounterIx, at: Spot, events: &mut Events<'_>) {
    match data.ids.whereabouts(at) {
        Whereabouts::Hex(hex) => ukraine::trampled(data, state, unit, hex, events),
        Whereabouts::Box(of) => {
            caucasus::entered(data, state, unit, of, events);
            turkey::entered(data, state, unit, of, events);
        }
    }
}

/// PR that a faction draws each turn beside those of cities and of its entry (N.ukraine.11, N.turkey.12).
pub(crate) fn pr(data: &Data, state: &State, faction: FactionIx) -> u8 {
    turkey::pr(data, state, faction) + ukraine::pr(data, state, faction)
}

/// What is added to the Armt roll of a HQ (N.czechs.13, N.czechs.14).
pub(crate) fn armt_bonus(data: &Data, state: &State, hq: HqIx) -> u8 {
    match state.nations.czechs.inactive {
        true => data.nations.czechs.inactive_armt.get(&hq).copied().unwrap_or(0),
        false => 0,
    }
}

/// Whether the losses of a unit may be made good at all (N.czechs.3, N.czechs.9, V.K.10, X.allies.1).
pub(crate) fn check_rebuilt(data: &Data, state: &State, unit: CounterIx) -> Result<(), Breach> {
    let faction = state.faction(data, unit);
    if !data.factions[faction.index()].never_rebuilt || czechs::is_mixed(data, state, unit) {
        return Ok(());
    }
    let clause = match data.hq_of(unit) {
        Some(_) => "V.K.10",
        None if faction == data.nations.czechs.faction => "N.czechs.3",
        None => "X.allies.1",
    };
    Err(Breach::of(clause, "rossyia-losses-are-final").with("unit", args::counter(unit)))
}

/// Whose PR make good the losses of a unit (N.czechs.9).
pub(crate) fn payer(data: &Data, state: &State, unit: CounterIx) -> FactionIx {
    match czechs::is_mixed(data, state, unit) {
        true => data.nations.czechs.host,
        false => state.faction(data, unit),
    }
}

/// Whether units of a faction come back in a place that no rule for cities allows (N.ukraine.11, N.greens.15, X.makhno.5).
pub(crate) fn is_rebuilt_in(data: &Data, state: &State, faction: FactionIx, at: Spot) -> bool {
    let Whereabouts::Hex(hex) = data.ids.whereabouts(at) else { return false };
    let enemy = state.allegiance[faction].map(Side::enemy);
    let near = |near: &Near| {
        near.places.iter().any(|place| match data.ids.whereabouts(*place) {
            Whereabouts::Hex(place) => data.map.grid.distance(hex, place) <= u16::from(near.within),
            Whereabouts::Box(_) => false,
        })
    };
    data.factions[faction.index()].rebuilt_in.iter().any(|place| match place {
        RebuiltIn::Zone(zone) => data.is_land(hex) && data.ground.zones[zone.index()].contains(hex),
        RebuiltIn::CitiesAround(around) => {
            near(around) && control::city_at(data, at).is_some_and(|city| state.city_side(city) != enemy)
        }
        RebuiltIn::Redoubt => state.redoubt == Some(hex),
    })
}

/// The places without a city in which units of a faction come back (N.ukraine.11, N.greens.15).
pub(crate) fn rebuilt_outside_cities(data: &Data, state: &State, faction: FactionIx) -> Hexes {
    let places = data.factions[faction.index()].rebuilt_in.iter().map(|place| match place {
        RebuiltIn::Zone(zone) => data.ground.zones[zone.index()].filter(|hex| data.is_land(hex)),
        RebuiltIn::CitiesAround(_) => Hexes::NONE,
        RebuiltIn::Redoubt => Hexes::of(state.redoubt),
    });
    places.fold(Hexes::NONE, Hexes::or).filter(|hex| data.ground.city[hex.index()].is_none())
}

/// Whether units of a faction may attack a place as far as its nation goes: its zone of action, the mood of the Czechs (X.zone.1,
/// N.greens.4, N.czechs.12).
pub(crate) fn check_attack(data: &Data, state: &State, faction: FactionIx, target: Spot) -> Result<(), Breach> {
    if faction == data.nations.czechs.faction && state.nations.czechs.inactive && state.nations.czechs.attacks == 0 {
        return Err(Breach::of("N.czechs.12", "rossyia-no-attack-left").with("faction", args::faction(faction)));
    }
    let (Whereabouts::Hex(hex), Some(limit)) = (data.ids.whereabouts(target), data.factions[faction.index()].limit)
    else {
        return Ok(());
    };
    let beyond = data.prices.beyond(faction, hex);
    if beyond <= limit.hexes || !politics::ongoing::zone_limit(data, state, faction) {
        return Ok(());
    }
    let outside = prices::is_outside(beyond);
    let id = if outside { "rossyia-outside-zone" } else { "rossyia-target-beyond-zone" };
    let clause = Cited::or(data.factions[faction.index()].cites.attack, "X.zone.1");
    let refusal = Breach::of(clause, id).with("faction", args::faction(faction)).with("place", args::spot(target));
    Err(if outside { refusal } else { refusal.with("limit", args::int(limit.hexes)) })
}

/// How many combats of a set Czechs take part in.
fn czech_attacks(data: &Data, state: &State, pairs: &[(CounterIx, Spot)]) -> u8 {
    let czech = |unit: CounterIx| state.faction(data, unit) == data.nations.czechs.faction;
    let mut targets: Vec<Spot> = pairs.iter().filter(|(unit, _)| czech(*unit)).map(|(_, target)| *target).collect();
    targets.sort();
    targets.dedup();
    targets.len() as u8
}

/// Whether so many combats may be announced at once: inactive Czechs have one attack at most (N.czechs.12).
pub(crate) fn check_attacks(data: &Data, state: &State, pairs: &[(CounterIx, Spot)]) -> Result<(), Breach> {
    let mood = state.nations.czechs;
    match mood.inactive && czech_attacks(data, state, pairs) > mood.attacks {
        true => Err(Breach::of("N.czechs.12", "rossyia-no-attack-left")
            .with("faction", args::faction(data.nations.czechs.faction))),
        false => Ok(()),
    }
}

/// Combats have been announced: the one of inactive Czechs is used up, nobody has been asked about any yet (N.czechs.12).
pub(crate) fn attacked(data: &Data, state: &mut State, pairs: &[(CounterIx, Spot)]) {
    let made = czech_attacks(data, state, pairs);
    state.nations.czechs.attacks = state.nations.czechs.attacks.saturating_sub(made);
    state.nations.preludes = 0;
}

/// Whether the PR of a city go to nobody now, or are in what its holder draws anyway (N.armenia.6, N.georgia.9, N.turkey.12).
pub(crate) fn withholds_pr(data: &Data, state: &State, city: CityIx, holder: FactionIx) -> bool {
    caucasus::withholds(data, state, city) || turkey::includes(data, holder, city)
}
