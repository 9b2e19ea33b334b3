//! II.C.2, II.C.3 Rail points and II.D.2, II.D.3 PR, by faction: what cities give, isolated ones apart.

use engine::{Breach, Events, Message, Seats};

use crate::cited::Cited;
use crate::data::Data;
use crate::effects::Held;
use crate::factions::Entrance;
use crate::ids::{Cities, CityIx, CounterIx, FactionIx, Spot, Whereabouts};
use crate::places::WeatherZone;
use crate::politics::ongoing;
use crate::procedure::Frame;
use crate::state::State;
use crate::supply::Supply;
use crate::{args, conditions, nations};

/// Whether a faction takes part: its turn has come, its event has happened, or it is at war (X.war.1).
pub(crate) fn is_in_play(data: &Data, state: &State, faction: FactionIx) -> bool {
    let info = &data.factions[faction.index()];
    let named = state.scenario(data).factions.as_ref().is_none_or(|factions| factions.contains(&faction));
    let come = match info.enters {
        Entrance::Turn(turn) => state.turn >= turn,
        Entrance::Event(event) => state.events.contains(event),
    };
    // A country is in it while it is at war (X.war.1, X.war.2).
    let come = if data.nations.countries.contains(&faction) { state.at_war.contains(faction) } else { come };
    info.side.is_some() && named && come
}

/// Who draws what a city gives its holder (X.control.4, X.allies.1).
fn drawer(data: &Data, holder: FactionIx, spot: Spot) -> FactionIx {
    match (data.factions[holder.index()].city_income_to, data.weather_zone(spot)) {
        (Some(to), WeatherZone::North) => to.north,
        (Some(to), WeatherZone::South) => to.south,
        (None, _) => holder,
    }
}

/// Whether those who take nothing keep what a city gives from its holder (X.control.5).
fn is_cut_off(data: &Data, state: &State, city: Spot) -> bool {
    let is_green = |counter: CounterIx| {
        let faction = state.faction(data, counter);
        data.kinds.combat.contains(counter) && data.tables.zoc.none_of_factions.contains(&faction)
    };
    state.at(city).iter().any(is_green)
}

/// Rail and PR of a city for a holder, whatever keeps them from him for now (II.C.5, II.D.4, X.control.8).
pub(crate) fn yields(data: &Data, city: CityIx, holder: FactionIx) -> (u8, u8) {
    let info = &data.cities[city.index()];
    let rail = if info.rail_only_for.is_empty() || info.rail_only_for.contains(&holder) { info.rail } else { 0 };
    let to = info.pr_passes.get(&holder).copied().unwrap_or(holder);
    (rail, info.pr_by_faction.get(&to).copied().unwrap_or(info.pr))
}

/// The same for whoever holds it now, as far as he gets them (X.control.5).
pub(crate) fn values(data: &Data, state: &State, city: CityIx) -> (u8, u8) {
    let Some(holder) = state.holder(city) else { return (0, 0) };
    if is_cut_off(data, state, data.cities[city.index()].spot) {
        return (0, 0);
    }
    let (rail, pr) = yields(data, city, holder);
    (rail, if nations::withholds_pr(data, state, city, holder) { 0 } else { pr })
}

/// The cities of factions in play that give or have anything and are isolated (II.C.6, II.D.5).
fn isolated(data: &Data, state: &State) -> Cities {
    let mut isolated = Cities::NONE;
    for faction in data.ids.all::<FactionIx>().filter(|faction| is_in_play(data, state, *faction)) {
        let mut supply = Supply::of(data, state, faction);
        for city in data.ids.all::<CityIx>().filter(|city| state.holder(*city) == Some(faction)) {
            if gives(data, state, city) && supply.isolates(data.cities[city.index()].spot) {
                isolated.insert(city);
            }
        }
    }
    isolated
}

/// Whether a city gives or has anything; one that does not needs no line.
fn gives(data: &Data, state: &State, city: CityIx) -> bool {
    let (rail, pr) = values(data, state, city);
    (rail, pr, state.own[city].pr) != (0, 0, 0)
}

/// Rail, then PR of every faction (II.C.1, II.D.1).
pub(crate) fn count(data: &Data, state: &mut State, events: &mut Events<'_>) {
    state.rail_points = Default::default();
    state.isolated = isolated(data, state);
    for city in data.ids.all::<CityIx>() {
        let Some(holder) = state.holder(city).filter(|holder| is_in_play(data, state, *holder)) else { continue };
        let spot = data.cities[city.index()].spot;
        let told = |clause: &'static str, id: &'static str| Message::by(clause, id).with("place", args::spot(spot));
        if is_cut_off(data, state, spot) {
            events.tell(Seats::ALL, || told("X.control.5", "rossyia-city-under-greens"));
        }
        if !gives(data, state, city) {
            state.own[city] = Default::default();
            continue;
        }
        let (rail, pr) = values(data, state, city);
        let to = drawer(data, holder, spot);
        let pr = if keeps_pr(data, state, to) { pr } else { 0 };
        if state.isolated.contains(city) {
            let clause = if rail > 0 { "II.C.6" } else { "II.D.5" };
            events.tell(Seats::ALL, || told(clause, "rossyia-city-counts-apart"));
            state.own[city].rail = rail;
            state.own[city].pr = state.own[city].pr.saturating_add(pr);
        } else {
            // II.D.12: what is left of its own joins the pool.
            let own = std::mem::take(&mut state.own[city]);
            state.rail_points[to] = state.rail_points[to].saturating_add(rail);
            // N.ukraine.16
            let heir = data.cities[city.index()].pr_passes.get(&to).copied();
            if let Some(heir) = heir.filter(|_| pr > 0) {
                events
                    .tell(Seats::ALL, || told("N.ukraine.16", "rossyia-pr-go-to").with("faction", args::faction(heir)));
            }
            let to = heir.unwrap_or(to);
            state.pr[to] = state.pr[to].saturating_add(pr).saturating_add(own.pr);
        }
    }
    for faction in data.ids.all::<FactionIx>() {
        if !is_in_play(data, state, faction) {
            continue;
        }
        let info = &data.factions[faction.index()];
        let earns = info.pr_if.iter().all(|condition| conditions::holds(data, state, condition));
        let outside = state.scenario(data).outside_income.get(&faction);
        let (rail, pr) = outside.map_or((0, 0), |income| (income.rail, income.pr));
        let apart = nations::pr(data, state, faction) + if earns { info.pr_per_turn } else { 0 };
        let pr = pr + apart;
        let pr = if keeps_pr(data, state, faction) { pr } else { 0 };
        state.rail_points[faction] = state.rail_points[faction].saturating_add(rail);
        state.pr[faction] = state.pr[faction].saturating_add(pr);
        let (rail, pr) = (state.rail_points[faction], state.pr[faction]);
        if rail > 0 || pr > 0 {
            events.tell(Seats::ALL, || {
                let own = info.cites.income.filter(|_| apart > 0);
                Message::by(Cited::or(own, "II.C.1"), "rossyia-income")
                    .with("faction", args::faction(faction))
                    .with("rail", args::int(rail))
                    .with("pr", args::int(pr))
            });
        }
    }
}

/// Whether no option holds back the PR of a faction.
fn keeps_pr(data: &Data, state: &State, faction: FactionIx) -> bool {
    ongoing::held_back(data, state, Held::Pr, faction, None).is_none()
}

/// The isolated city that a spot is in, by the last count (II.C.6, II.D.12).
pub(crate) fn isolated_city(data: &Data, state: &State, spot: Spot) -> Option<CityIx> {
    let city = match data.ids.whereabouts(spot) {
        Whereabouts::Hex(hex) => data.ground.city[hex.index()],
        Whereabouts::Box(_) => data.ids.all::<CityIx>().find(|city| data.cities[city.index()].spot == spot),
    };
    city.filter(|city| state.isolated.contains(*city))
}

/// II.D.11: all that a faction has of PR, isolated cities included.
pub(crate) fn whole_holding(data: &Data, state: &State, faction: FactionIx) -> u8 {
    let own = data.ids.all::<CityIx>().filter(|city| state.holder(*city) == Some(faction));
    own.fold(state.pr[faction], |sum, city| sum.saturating_add(state.own[city].pr))
}

/// PR that a faction has above the limit (II.D.11).
fn surplus(data: &Data, state: &State, faction: FactionIx) -> u8 {
    whole_holding(data, state, faction).saturating_sub(data.tables.rebuild.kept_at_end_of_turn)
}

/// Whether so many PR of a city may be given up (II.D.11).
pub(crate) fn check_discard(data: &Data, state: &State, city: CityIx, points: u8) -> Result<(), Breach> {
    let Frame::Discard { faction } = state.top() else {
        return Err(Breach::of("II.D.11", "rossyia-nothing-to-discard"));
    };
    let surplus = surplus(data, state, faction);
    let held = if state.holder(city) == Some(faction) { state.own[city].pr } else { 0 };
    // What neither this city nor the pool covers is asked for again, of another one.
    match points <= held.min(surplus) && (points > 0 || surplus <= state.pr[faction]) {
        true => Ok(()),
        false => Err(Breach::of("II.D.11", "rossyia-discard-surplus").with("points", args::int(surplus))),
    }
}

/// II.D.11: so many of an isolated city, the rest of what is too much from the common pool, if it has as much.
pub(crate) fn discard(data: &Data, state: &mut State, city: CityIx, points: u8) {
    let Frame::Discard { faction } = state.top() else { return };
    let surplus = surplus(data, state, faction);
    state.own[city].pr -= points;
    if surplus - points <= state.pr[faction] {
        state.pr[faction] -= surplus - points;
    }
    state.stack.pop();
}

/// II.D.11: what is above the limit is lost; a faction with PR in isolated cities, too, has to say what it gives up.
pub(crate) fn keep(data: &Data, state: &mut State) -> Option<FactionIx> {
    let most = data.tables.rebuild.kept_at_end_of_turn;
    for faction in data.ids.all::<FactionIx>() {
        let holding = whole_holding(data, state, faction);
        if holding <= most {
            continue;
        }
        let apart = holding - state.pr[faction];
        if apart > 0 {
            return Some(faction);
        }
        state.pr[faction] = most;
    }
    None
}
