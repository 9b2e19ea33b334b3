//! Troops that a side does not see, and what is in those that it sees (S2.setup.3, 9.rec).

use engine::Chance;

use crate::army::{Stands, shares};
use crate::assets;
use crate::board::Lay;
use crate::data::Data;
use crate::fog;
use crate::forces::{Banks, Force, ForceIx, Place};
use crate::general::scouting;
use crate::ids::{Side, UnitIx};
use crate::leaders;
use crate::procedure::{Clash, Frame, Mission, Progress};
use crate::rivers;
use crate::space::Space;
use crate::state::{Sighting, State};
use crate::units::Class;
use crate::writing::numbers;

/// How far unseen troops may stand from where they are.
const STRAY: u8 = 2;
/// How often stands are exchanged, for each group.
const EXCHANGES: usize = 6;

/// Whether a group is where everybody looks: it acts, fights or retires, or a mission that was shown rests on it.
fn is_engaged(twin: &State, side: Side, force: ForceIx) -> bool {
    let place = twin.force(side, force).place;
    let acts = twin.action.is_some_and(|action| action.side == side && action.force == force);
    let fights = twin.clash.is_some_and(|clash| {
        place == Place::At(clash.at) || clash.coming[side].iter().flatten().any(|coming| coming.force == force)
    });
    let retires = twin.retiring[side].from.is_some_and(|from| place == Place::At(from));
    let shown = |mission: &Mission| mission.shown && mission.progress == Progress::Placed;
    let serves = twin.missions[side].iter().flatten().any(|one| shown(one) && assets::serves(twin, side, one, force));
    acts || fights || retires || serves
}

/// Whether a group is a reserve on its way to a battle that has not begun: the enemy knows that it comes, and what it rolled
/// (5.res.5), not who they are.
fn is_coming(twin: &State, side: Side, force: ForceIx) -> bool {
    let begun = twin.battle.is_some() || twin.talks.is_some() || !matches!(twin.top(), Frame::Clash { .. });
    let comes = |clash: Clash| clash.coming[side].iter().flatten().any(|coming| coming.force == force);
    !begun && twin.clash.is_some_and(comes)
}

/// Groups whose stands could be others.
fn untold(twin: &State, side: Side) -> Vec<ForceIx> {
    let free = |force: &ForceIx| {
        let group = twin.force(side, *force);
        group.is_there() && !group.told && (!is_engaged(twin, side, *force) || is_coming(twin, side, *force))
    };
    numbers().filter(free).collect()
}

/// Groups that a side does not see stand somewhere else.
pub(super) fn hide(data: &Data, twin: &mut State, viewer: Side, chance: &mut Chance) {
    let enemy = viewer.enemy();
    for force in numbers() {
        let group = *twin.force(enemy, force);
        let Some(from) = group.place.space() else { continue };
        let seen = fog::is_marked(twin, &group) || fog::is_fresh(twin, &twin.known[viewer].sighted[from]);
        if seen || group.tanks_from.is_some() || is_engaged(twin, enemy, force) {
            continue;
        }
        let spaces: Vec<Space> = Space::all()
            .filter(|to| *to == from || (to.distance(from) <= STRAY && could_be(data, twin, viewer, &group, *to)))
            .collect();
        let Some(&to) = chance.pick(&spaces) else { continue };
        if to == from {
            continue;
        }
        let banks = rivers::settle(data, twin, to, Banks::default(), &group.stands);
        let with: Vec<_> = twin.leaders_with(enemy, force).map(|(leader, _)| leader).collect();
        let moved = twin.force_mut(enemy, force);
        (moved.place, moved.banks, moved.arrived, moved.cars_by) = (Place::At(to), banks, None, None);
        with.into_iter().for_each(|leader| twin.leaders[enemy][leader].place = Place::At(to));
        twin.board.enter(to, enemy, false);
        twin.known[enemy].friendly.insert(to);
    }
}

/// Whether an unseen group could be in a space, by what the viewer has seen.
fn could_be(data: &Data, twin: &State, viewer: Side, group: &Force, to: Space) -> bool {
    let known = &twin.known[viewer];
    let seen_empty = known.empty[to] != 0 && known.empty[to] + 1 >= twin.turn;
    let watched =
        to.neighbours().any(|(_, beside)| twin.occupied(viewer, beside) && scouting::is_high(data, twin, beside));
    let begins = twin.turn <= 1;
    let area = |unit: UnitIx| crate::setup::check_space(data, twin, viewer.enemy(), unit, to).is_ok();
    is_ground_for(data, twin, &group.stands, to)
        && !twin.occupied(viewer, to)
        && !seen_empty
        && !watched
        && !fog::is_fresh(twin, &known.sighted[to])
        && !fog::marked_at(twin, viewer.enemy(), to)
        && (!begins || group.stands.iter().all(|(unit, _)| area(unit)))
}

/// Whether some stands could have come to a space at all: boats to the water, trains and tanks to the rails.
fn is_ground_for(data: &Data, twin: &State, stands: &Stands, to: Space) -> bool {
    let any = |class: Class| stands.of_class(data, class) > 0;
    let water = twin.board.at(to) == Lay::MajorRiver;
    let railway = twin.board.has_rail(data, to) && !twin.track_cut.contains(to);
    water == any(Class::Boat) && (railway || !any(Class::Train) && !any(Class::Tank))
}

/// What the enemy has seen of the viewer's troops, who see nothing of that: he knows of other ones.
pub(super) fn sight_anew(twin: &mut State, viewer: Side, chance: &mut Chance) {
    let enemy = viewer.enemy();
    for space in twin.held(viewer).iter() {
        if fog::marked_at(twin, viewer, space) || chance.one_in(2) {
            continue;
        }
        if fog::knows(twin, enemy, space) {
            twin.known[enemy].sighted[space] = Sighting::default();
            twin.letters[viewer][space] = 0;
        } else {
            fog::sight(twin, enemy, space, 0, 0);
        }
    }
}

/// Somebody whose stands can be exchanged: a group, or what is still to come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Party {
    Group(ForceIx),
    Later,
}

fn stands(twin: &State, side: Side, party: Party) -> Stands {
    match party {
        Party::Group(force) => twin.force(side, force).stands,
        Party::Later => twin.hosts[side].army.off_board,
    }
}

fn set_stands(twin: &mut State, side: Side, party: Party, stands: Stands) {
    match party {
        Party::Group(force) => twin.force_mut(side, force).stands = stands,
        Party::Later => twin.hosts[side].army.off_board = stands,
    }
}

/// The stands of groups of which nothing was told go from one to another; an army that was bought unseen may have others.
pub(super) fn exchange(data: &Data, twin: &mut State, viewer: Side, chance: &mut Chance) {
    let enemy = viewer.enemy();
    let mut parties: Vec<Party> = untold(twin, enemy).into_iter().map(Party::Group).collect();
    parties.extend((!twin.hosts[enemy].army.off_board.is_empty()).then_some(Party::Later));
    for _ in 0..EXCHANGES * parties.len() {
        let (Some(&one), Some(&other)) = (chance.pick(&parties), chance.pick(&parties)) else { return };
        if one == other {
            if twin.settings.chosen_armies {
                replace(data, twin, viewer, one, chance);
            }
            continue;
        }
        let (here, there) = (stands(twin, enemy, one), stands(twin, enemy, other));
        let gives = some_of(&here, chance, 1);
        let takes = some_of(&there, chance, 0);
        let (new_here, new_there) = (here.without(&gives).with(&takes), there.without(&takes).with(&gives));
        if fits(data, twin, viewer, one, &new_here) && fits(data, twin, viewer, other, &new_there) {
            set_stands(twin, enemy, one, new_here);
            set_stands(twin, enemy, other, new_there);
            if !agree(data, twin, viewer, &[one, other]) {
                set_stands(twin, enemy, one, here);
                set_stands(twin, enemy, other, there);
            }
        }
    }
}

/// Some stands of one type: at least so many.
fn some_of(stands: &Stands, chance: &mut Chance, least: u16) -> Stands {
    let types: Vec<(UnitIx, u16)> = stands.iter().collect();
    let Some(&(unit, count)) = chance.pick(&types) else { return Stands::default() };
    Stands::of([(unit, least + chance.below(usize::from(count - least) + 1) as u16)])
}

/// Some stands of a type are of another one that costs as much and looks alike from afar (S2.buy.1).
fn replace(data: &Data, twin: &mut State, viewer: Side, party: Party, chance: &mut Chance) {
    let enemy = viewer.enemy();
    let nation = twin.hosts[enemy].nation;
    let before = stands(twin, enemy, party);
    let gone = some_of(&before, chance, 1);
    let Some((unit, count)) = gone.iter().next() else { return };
    let (old, allowed) = (&data.units[unit.index()], &data.nations[nation.index()].allowed);
    let like = |other: &&UnitIx| {
        let new = &data.units[other.index()];
        (new.class, new.points, new.recon) == (old.class, old.points, old.recon) && **other != unit
    };
    let Some(&other) = chance.pick(&allowed.iter().filter(like).copied().collect::<Vec<_>>()) else { return };
    let after = before.without(&gone).with(&Stands::of([(other, count)]));
    alter(data, twin, viewer, party, after);
}

/// All stands of a side but its aircraft.
fn all_stands(twin: &State, side: Side) -> Stands {
    twin.groups(side).fold(twin.hosts[side].army.off_board, |all, (_, force)| all.with(&force.stands))
}

/// A party has other stands, if that goes with all that the viewer was told and the limits of the nation. Says whether it
/// does.
fn alter(data: &Data, twin: &mut State, viewer: Side, party: Party, after: Stands) -> bool {
    let enemy = viewer.enemy();
    let nation = twin.hosts[enemy].nation;
    let held =
        |twin: &State| shares(data, nation, &all_stands(twin, enemy)).iter().filter(|share| share.holds()).count();
    let (kept, before) = (held(twin), stands(twin, enemy, party));
    if !fits(data, twin, viewer, party, &after) {
        return false;
    }
    set_stands(twin, enemy, party, after);
    let goes = held(twin) >= kept && agree(data, twin, viewer, &[party]);
    if !goes {
        set_stands(twin, enemy, party, before);
    }
    goes
}

/// sc5.reinf.2: fewer of those who came later were bought, and the points are saved. That somebody came is known, so
/// somebody stays.
pub(super) fn save_up(data: &Data, twin: &mut State, viewer: Side, chance: &mut Chance) {
    let enemy = viewer.enemy();
    if twin.side(data, enemy).per_turn_points == 0 {
        return;
    }
    let first = match twin.settings.chosen_armies {
        true => Stands::default(),
        false => crate::muster::muster(data, &crate::setup::terms(data, twin, enemy)).all(),
    };
    for force in untold(twin, enemy) {
        let later = all_stands(twin, enemy).without(&first);
        let group = twin.force(enemy, force).stands;
        let types: Vec<(UnitIx, u16)> =
            later.iter().map(|(unit, count)| (unit, count.min(group.count(unit)))).collect();
        let Some(&(unit, most)) = chance.pick(&types) else { return };
        let gone = Stands::of([(unit, chance.below(usize::from(most) + 1) as u16)]);
        if !gone.is_empty() && later != gone && alter(data, twin, viewer, Party::Group(force), group.without(&gone)) {
            twin.hosts[enemy].saved += gone.points(data) as u16;
        }
    }
}

/// Whether a party could consist of other stands, where it is and by how it was seen to move.
fn fits(data: &Data, twin: &State, viewer: Side, party: Party, new: &Stands) -> bool {
    let old = stands(twin, viewer.enemy(), party);
    let of = |stands: &Stands, class: Class| stands.of_class(data, class);
    let bound = [Class::Train, Class::Tank, Class::Boat, Class::Air];
    if new.is_empty() || bound.into_iter().any(|class| of(new, class) != of(&old, class)) {
        return false;
    }
    let Party::Group(force) = party else { return true };
    let group = twin.force(viewer.enemy(), force);
    let crosses = |stands: &Stands| match group.place.space() {
        Some(space) => rivers::can_cross(data, twin, space, stands),
        None => true,
    };
    crosses(new) == crosses(&old)
        && new.are_partisans(data) == old.are_partisans(data)
        && (!group.swift || new.all_mounted_or_cars(data))
        && (!is_coming(twin, viewer.enemy(), force) || pace(data, new) == pace(data, &old))
        && (of(new, Class::ArmouredCar) == 0) == (of(&old, Class::ArmouredCar) == 0)
}

/// What changes the roll of a reserve (5.res.6).
fn pace(data: &Data, stands: &Stands) -> [bool; 4] {
    let mounted = [stands.all_cars(data), stands.all_mounted(data), stands.all_mounted_or_cars(data)];
    [mounted[0], mounted[1], mounted[2], stands.foot_artillery(data)]
}

/// Whether what the viewer was told of some spaces still holds: totals, headings, and what may be set up there.
fn agree(data: &Data, twin: &State, viewer: Side, parties: &[Party]) -> bool {
    let enemy = viewer.enemy();
    parties.iter().all(|party| {
        let Party::Group(force) = party else { return true };
        let Some(space) = twin.force(enemy, *force).place.space() else { return true };
        let all = twin.stands_at(enemy, space);
        let sighting = &twin.known[viewer].sighted[space];
        let (least, most) = scouting::bounds(all.total(data));
        let reported = !fog::is_fresh(twin, sighting)
            || sighting.total == 0
            || ((least..=most).contains(&sighting.total) && all.headings(data) == sighting.headings);
        let room = twin.side(data, enemy).space_points_max;
        reported && room.is_none_or(|most| twin.turn > 1 || all.points(data) <= u32::from(most))
    })
}

/// Leaders of whom nothing is known are with other forces, as long as no orders are written.
pub(super) fn seat_leaders(twin: &mut State, enemy: Side, chance: &mut Chance) {
    let free = matches!(twin.top(), Frame::Initiative | Frame::Leaders | Frame::Operation | Frame::Defence);
    let held: Vec<Space> = Space::all().filter(|space| twin.occupied(enemy, *space)).collect();
    if !free || held.is_empty() {
        return;
    }
    for leader in leaders::numbers() {
        let one = twin.leaders[enemy][leader];
        let rides = one.place.space().is_some() && !one.known && !one.waits && chance.one_in(2);
        if let (true, Some(at)) = (rides, chance.pick(&held)) {
            let one = &mut twin.leaders[enemy][leader];
            (one.place, one.with) = (Place::At(*at), None);
        }
    }
    leaders::attach_all(twin, enemy);
}

/// Totals that groups pass for (9.rec.5).
pub(super) fn present(data: &Data, twin: &mut State, enemy: Side, chance: &mut Chance) {
    for force in numbers() {
        let group = *twin.force(enemy, force);
        let Some(space) = group.place.space() else { continue };
        let (least, most) = scouting::bounds(twin.stands_at(enemy, space).total(data));
        let wanted = least + chance.below(usize::from(most - least) + 1) as u8;
        twin.force_mut(enemy, force).presents = if chance.one_in(2) { 0 } else { wanted };
    }
}
