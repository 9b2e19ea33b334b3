//! What bars counters from a station, or from doing anything: the ground and whoever stands there first, the pace last.

use engine::{Breach, Seat};

use crate::data::{Data, Station, Unit};
use crate::march::{self, counter, place};
use crate::state::{Frame, Group, State, side};
use crate::withdraw;

/// Why a group cannot be brought to a station, or without one: why it can do nothing together.
pub(crate) fn bars(data: &Data, state: &State, seat: Seat, group: Group, goal: Option<Station>) -> Vec<Breach> {
    let by = |clause, id, unit| vec![Breach::of(clause, id).with("unit", counter(unit))];
    let (Some(first), None) = (group.first(), state.ended) else { return Vec::new() };
    if let Some(unit) = group.iter().find(|unit| state.commander(data, *unit) != Some(seat)) {
        return by("4.5", "emtsa-not-yours", unit);
    }
    let Some(start) = state.at(first) else { return by("4.1", "emtsa-not-on-the-line", first) };
    match (state.top(), goal) {
        (Frame::Activation { seat: active }, Some(to)) if active == seat => {
            marching(data, state, seat, group, start, to)
        }
        (Frame::Activation { seat: active }, None) if active == seat => resting(data, state, seat, group, start),
        _ if group.iter().all(|unit| data.unit(unit).train) => withdrawing(data, state, seat, start, goal),
        (Frame::Contest { at, .. }, _) => match group.iter().find(|unit| state.at(*unit) != Some(at)) {
            Some(unit) => vec![Breach::of("6.1", "emtsa-no-part").with("unit", counter(unit)).with("place", place(at))],
            None => Vec::new(),
        },
        _ => vec![Breach::of("4.1", "emtsa-not-active")],
    }
}

/// The shortest way from a station to another by steps that are allowed.
fn way(data: &Data, start: Station, to: Station, step: impl Fn(Station, Station) -> bool) -> Option<Vec<Station>> {
    let mut ways: Vec<Vec<Station>> = vec![Vec::new()];
    let mut seen = vec![start];
    let mut next = 0;
    while let Some(so_far) = ways.get(next).cloned() {
        let from = so_far.last().copied().unwrap_or(start);
        if from == to {
            return Some(so_far);
        }
        for (on, _) in data.next_to(from).iter().filter(|(on, _)| step(from, *on)) {
            if !seen.contains(on) {
                seen.push(*on);
                ways.push([so_far.as_slice(), &[*on]].concat());
            }
        }
        next += 1;
    }
    None
}

/// What bars a march: on the shortest way there is, if pace were no matter.
fn marching(data: &Data, state: &State, seat: Seat, group: Group, start: Station, to: Station) -> Vec<Breach> {
    let is_held = |at: Station| at != start && !state.enemies_at(data, at, side(seat)).is_empty();
    let is_open = |from: Station, on: Station| march::check_step(data, state, group, from, on).is_ok();
    let past_all = way(data, start, to, |_, _| true);
    let by_ground = way(data, start, to, is_open);
    let unheld = way(data, start, to, |from, on| is_open(from, on) && !is_held(from));
    let Some(path) = unheld.or(by_ground).or(past_all).filter(|path| !path.is_empty()) else { return Vec::new() };
    let starts = || std::iter::once(start).chain(path.iter().copied());
    let mut found = Vec::new();
    found.extend(starts().zip(&path).find_map(|(from, on)| march::check_step(data, state, group, from, *on).err()));
    found.extend(starts().take(path.len()).find(|at| is_held(*at)).map(march::enemy_in_the_way));
    found.extend((0..).zip(&path).find_map(|(paid, on)| march::check_pace(data, state, group, *on, paid).err()));
    found
}

/// Why a group that is to act goes nowhere: its pace is spent, or no station beside it lets it in.
fn resting(data: &Data, state: &State, seat: Seat, group: Group, start: Station) -> Vec<Breach> {
    if let Some(unit) = group.iter().find(|unit| state.pace_left(data, *unit) == 0) {
        return vec![Breach::of("4.2", "emtsa-pace-spent").with("unit", counter(unit))];
    }
    let steps = data.next_to(start).iter().map(|(to, _)| march::check(data, state, seat, group, &[*to]).err());
    steps.collect::<Option<Vec<_>>>().into_iter().flatten().take(1).collect()
}

/// Why the train withdraws not now, or not to a station.
fn withdrawing(data: &Data, state: &State, seat: Seat, start: Station, goal: Option<Station>) -> Vec<Breach> {
    let path = goal.and_then(|to| way(data, start, to, |_, _| true));
    let barred = match path {
        Some(path) => withdraw::check(data, state, seat, &path).err(),
        None => withdraw::allowed(data, state, seat).err(),
    };
    barred.into_iter().collect()
}

/// The counters that names mean; none where one is unknown.
pub(crate) fn group(data: &Data, who: &[&str]) -> Option<Group> {
    let units: Option<Vec<Unit>> = who.iter().map(|id| data.unit_named(id)).collect();
    units.map(Group::of)
}
