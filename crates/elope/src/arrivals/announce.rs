//! 23.0: what the players are told at the set-up and at the start of a turn: the lists and options that are played, and
//! the special rules of the turn.

use engine::{Arg, Events, Message, Seats};

use super::{last_turn, scenario, turn, unit};
use crate::args;
use crate::counters::UnitIx;
use crate::data::Data;
use crate::scenarios::{Edition, Placement, SpecialRule, Turn};
use crate::sets::Units;
use crate::state::{Place, Plan, State};

/// What is played, and who lies off Archangel.
pub(crate) fn set_up(data: &Data, state: &State, events: &mut Events<'_>) {
    let mut tell = |message: Message| events.tell(Seats::ALL, || message);
    tell(Message::by("23.1.T1.h", "elope-set-up"));
    let edition = match scenario(data, state).edition {
        Edition::Renovated => "elope-edition-renovated",
        Edition::Original => "elope-edition-original",
    };
    tell(Message::by("23.1.b", "elope-set-up-lists").with("edition", Arg::Term(edition)));
    let fleet = scenario(data, state).turn[0].entries.iter().find(|entry| entry.placement == Some(Placement::Adjacent));
    if let Some(entry) = fleet {
        let ships = Units::of(entry.units.iter().map(|id| unit(data, id)));
        let off = Message::by("23.1.T1.c", "elope-set-up-fleet").with("unit", args::first(ships));
        tell(off.with("others", args::others(ships)).with("hex", args::hex(data.board.hex_of(&entry.place))));
    }
    let variant = state.options.plan == Plan::NonHistorical;
    if variant {
        tell(Message::by("23.2.a", "elope-set-up-variant"));
    }
    let length = if state.options.shortened { "23.23" } else { "23.1.a" };
    tell(Message::by(length, "elope-set-up-length").with("turns", args::int(last_turn(data, state))));
    match (state.options.doctrine, variant) {
        (true, _) => tell(Message::by("20.0.a", "elope-set-up-doctrine")),
        (false, true) => tell(Message::by("23.21", "elope-set-up-no-doctrine")),
        (false, false) => {}
    }
}

/// The special rules that begin with this turn, for whoever is not lost or gone.
pub(super) fn specials(data: &Data, state: &State, events: &mut Events<'_>) {
    let out = |unit: UnitIx| matches!(state.spot[unit].place(), Place::Lost | Place::Withdrawn | Place::Never);
    for rule in &turn(data, state).special {
        let named = named(data, rule);
        let units = named.filter(|unit| !out(unit));
        if let Some(message) = special(state, rule, units).filter(|_| named.is_empty() || !units.is_empty()) {
            events.tell(Seats::ALL, || message);
        }
    }
}

/// The special rules that begin with a turn, in words.
pub(crate) fn specials_of<'t>(
    data: &'t Data,
    state: &'t State,
    turn: &'t Turn,
) -> impl Iterator<Item = Message> + use<'t> {
    turn.special.iter().filter_map(|rule| special(state, rule, named(data, rule)))
}

/// The units that a special rule names.
fn named(data: &Data, rule: &SpecialRule) -> Units {
    Units::of(rule.units.iter().map(|id| unit(data, id)))
}

/// A special rule in words, for these units.
fn special(state: &State, rule: &SpecialRule, units: Units) -> Option<Message> {
    let (clause, id) = words(state, rule)?;
    let message = Message::by(clause, id);
    Some(match units.is_empty() {
        true => message,
        false => message.with("unit", args::first(units)).with("others", args::others(units)),
    })
}

/// The clause of a special rule and its sentence; none for those that are told where they happen.
fn words(state: &State, rule: &SpecialRule) -> Option<(&'static str, &'static str)> {
    let by = |historical: &'static str, variant: &'static str| match state.options.plan {
        Plan::Historical => historical,
        Plan::NonHistorical => variant,
    };
    Some(match rule.id.as_str() {
        "auto_supply" => (by("23.1.T1.d", "23.2.T1.a"), "elope-special-auto-supply"),
        "rs_upriver" => ("23.1.T1.e", "elope-special-upriver"),
        "french_plesetskaya" => ("23.1.T1.f", "elope-special-french"),
        "garrison_stays" => ("23.1.T1.g", "elope-special-garrison"),
        "garrison_released" => ("23.1.T2.a", "elope-special-released"),
        "h_to_onega" => ("23.1.T2.b", "elope-special-onega"),
        "red_rail" => ("23.1.T2.rail", "elope-special-red-rail"),
        "weather_roll" => (by("23.1.T3.a", "23.2.T3.a"), "elope-special-weather"),
        "train_free" => (by("23.1.T3.c", "23.2.T3.a"), "elope-special-train"),
        "bty_67" => ("23.1.T3.d", "elope-special-upper-dvina"),
        "bty_68" => ("23.1.T3.d", "elope-special-vaga"),
        "kl_near_archangel" => ("23.1.T4.a", "elope-special-tethered"),
        "kl_b_bereznik" => ("23.1.T4.a", "elope-special-bereznik"),
        "shorts_ashore" => (by("23.1.T5.b", "23.2.T5.a"), "elope-special-ashore"),
        "m_to_garrison" => ("23.1.T5.c", "elope-special-to-garrison"),
        "kl_a_garrison" => ("23.1.T5.d", "elope-special-to-garrison"),
        "unused_artillery" => ("23.1.T9.a", "elope-special-artillery"),
        "upper_dvina_frozen" => ("14.41", "elope-special-ice"),
        "depot_ships_stay" => ("23.1.T10.a", "elope-special-depot-ships"),
        "withdraw_to_archangel" => ("23.1.T11.a", "elope-special-go-home"),
        "low_water" if state.options.river_depth => return None,
        "low_water" => ("15.8.a", "elope-special-low-water"),
        "gas" => (by("23.1.T13.a", "23.2.T13.a"), "elope-special-gas"),
        "highland_near_archangel" => ("23.1.T13.b", "elope-special-tethered"),
        "tanks_near_archangel" => ("23.1.T14.a", "elope-special-tethered"),
        "game_end" => (by("23.1.T15.a", "23.2.T15.a"), "elope-special-last-turn"),
        "short_game_end" if state.options.shortened => ("23.23", "elope-special-last-turn"),
        _ => return None,
    })
}
