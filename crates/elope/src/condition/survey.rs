//! 10.5 to 10.8: the lines of one side, and whom they leave without supply or communications.

use std::cmp::Reverse;

use hexgame::Lines;
use hexmap::HexIx;

use super::sharing::serve_units;
use super::{Customer, archangel_serves, customer, parents, rear, word_range};
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::sets::{Hexes, Units};
use crate::state::{Spot, State};
use crate::supply_lines::{depots, homes, sources, spans, with_lines};

/// Units whose lines begin in one hex.
struct Group {
    hex: HexIx,
    units: Units,
    /// HQs that any of them may trace to: they share their lines (10.0.b).
    parents: Units,
    /// 10.52.a: a road or railway is near enough to where they stand.
    near_road: bool,
    /// 10.8: they stand in a major supply town of their own.
    at_home: bool,
    /// 9.5: the HQ in the hex supplies them across a river. They belong to the group of their own hex as well.
    across: bool,
    /// An HQ in supply within four hexes, for those near a road; an HQ in communications within five (or four).
    hq_for_supply: bool,
    hq_for_word: bool,
    source: bool,
    depots: u64,
}

/// The units of a side, and what they trace to: what does not depend on zones.
pub(super) struct Survey {
    pub(super) side: Side,
    /// Those who are served before others.
    fighting: Units,
    groups: Vec<Group>,
    sources: arrayvec::ArrayVec<HexIx, 4>,
    depots: Vec<UnitIx>,
    hqs: Vec<(UnitIx, HexIx)>,
    /// 23.1.T1.d, 23.2.T1.a: nobody is asked.
    exempt: bool,
    /// What the last look found: nobody is without supply; these are for want of room in a depot (11.3.c).
    whole: bool,
    pub(super) turned_away: Units,
}

impl Survey {
    pub(super) fn of(data: &Data, state: &State, side: Side, fighting: Units) -> Survey {
        let exempt = side == Side::Allied && state.turn <= 1;
        let kinds = &data.roster.kinds;
        let own = state.of_side(data, side).and(kinds.troops).and(state.in_hexes);
        let own = if exempt { Units::NONE } else { own };
        Survey {
            side,
            fighting,
            groups: gather(data, state, side, own),
            sources: sources(data, state, side),
            depots: depots(data, state, side).iter().take(64).collect(),
            hqs: own.and(kinds.hq).iter().filter_map(|hq| Some((hq, state.hex(hq)?))).collect(),
            exempt,
            whole: exempt,
            turned_away: Units::NONE,
        }
    }

    /// Whether the last look found nobody without supply.
    pub(super) fn is_whole(&self) -> bool {
        self.whole
    }

    /// 10.52, 10.8, 10.81: who is out of supply, against the enemy zones of the state.
    pub(super) fn unsupplied(&mut self, data: &Data, state: &State) -> Units {
        if self.exempt {
            return Units::NONE;
        }
        self.turned_away = Units::NONE;
        let os = with_lines(data, state, self.side, |lines| {
            self.find_supply(data, state, lines);
            let supplied = self.supplied_hqs(data, state);
            self.find_supplied_hqs(data, state, lines, supplied);
            let hqs = Units::of(self.hqs.iter().map(|(hq, _)| *hq));
            self.share_out(data, state).or(hqs.without(supplied))
        });
        self.whole = os.is_empty();
        os
    }

    /// 10.8: which sources and depots are within six hexes of each group.
    fn find_supply(&mut self, data: &Data, state: &State, lines: &mut Lines<'_>) {
        let length = u16::from(data.tables.supply.hq_to_depot);
        let groups = &mut self.groups;
        let hexes: Vec<HexIx> = groups.iter().map(|group| group.hex).collect();
        for group in groups.iter_mut() {
            (group.source, group.depots) = (false, 0);
        }
        let mut found = Vec::new();
        for source in &self.sources {
            lines.lengths(*source, length, &hexes, &mut found);
            for (group, line) in groups.iter_mut().zip(&found) {
                group.source |= line.is_some();
            }
        }
        // Who has a source needs no depot; off the roads nobody but an HQ can use one (10.52).
        let asks = |group: &Group| !group.source && (group.near_road || group.units.meets(&data.roster.kinds.hq));
        let asking: Vec<usize> = (0..groups.len()).filter(|index| asks(&groups[*index])).collect();
        let hexes: Vec<HexIx> = asking.iter().map(|index| groups[*index].hex).collect();
        for (index, depot) in self.depots.iter().enumerate() {
            let Some(hex) = state.hex(*depot) else { continue };
            let together = self.depots[..index].iter().position(|other| state.hex(*other) == Some(hex));
            match together {
                Some(first) => groups.iter_mut().for_each(|group| group.depots |= (group.depots >> first & 1) << index),
                None => {
                    lines.lengths(hex, length, &hexes, &mut found);
                    for (group, line) in asking.iter().zip(&found) {
                        groups[*group].depots |= u64::from(line.is_some()) << index;
                    }
                }
            }
        }
    }

    /// 10.52.b: HQs with a line of six hexes to a source, or to a depot that has room for them.
    fn supplied_hqs(&mut self, data: &Data, state: &State) -> Units {
        let mut supplied = Units::NONE;
        let mut wanting = Vec::new();
        for (hq, hex) in &self.hqs {
            let Some(group) = self.groups.iter().find(|group| group.hex == *hex) else { continue };
            if group.source || state.landed.contains(*hq) {
                supplied.insert(*hq);
            } else {
                wanting.push((*hq, group.depots));
            }
        }
        if wanting.len() > 1 {
            wanting.sort_by_cached_key(|(hq, _)| (Reverse(self.followers(data, state, *hq)), *hq));
        }
        supplied.or(self.serve(data, state, Customer::Hq, wanting))
    }

    /// 11.3.c: how many units that may trace to an HQ are in its range.
    fn followers(&self, data: &Data, state: &State, hq: UnitIx) -> usize {
        let range = u16::from(data.tables.supply.unit_to_hq);
        let near = |hex: HexIx| state.hex(hq).is_some_and(|at| data.board.distance(at, hex) <= range);
        let groups = self.groups.iter().filter(|group| group.parents.contains(hq) && near(group.hex));
        groups.map(|group| group.units.without(data.roster.kinds.hq).len()).sum()
    }

    /// Serve these from depots, and note whether one was turned away.
    fn serve(&mut self, data: &Data, state: &State, customer: Customer, wanting: Vec<(UnitIx, u64)>) -> Units {
        let in_reach = Units::of(wanting.iter().filter(|(_, depots)| *depots != 0).map(|(unit, _)| *unit));
        let served = serve_units(data, state, customer, self.fighting, wanting, &self.depots);
        self.turned_away = self.turned_away.or(in_reach.without(served));
        served
    }

    /// HQs, and Archangel where it serves as one, with the groups that may trace to them within a range.
    fn hqs_in_range(&self, data: &Data, state: &State, range: u16) -> Vec<(Option<UnitIx>, HexIx, Vec<usize>)> {
        let archangel = (self.side == Side::Allied).then_some((None, data.board.places.archangel));
        let all = self.hqs.iter().map(|(hq, hex)| (Some(*hq), *hex)).chain(archangel);
        let open = |group: &Group, hq: Option<UnitIx>, hex: HexIx| {
            let asks = hq.map_or_else(|| archangel_serves(data, state, group.parents), |hq| group.parents.contains(hq));
            asks && !group.at_home && data.board.distance(group.hex, hex) <= range
        };
        let asking =
            |hq, hex| (0..self.groups.len()).filter(move |index| open(&self.groups[*index], hq, hex)).collect();
        let all = all.map(|(hq, hex)| (hq, hex, asking(hq, hex)));
        all.filter(|(.., asking): &(_, _, Vec<usize>)| !asking.is_empty()).collect()
    }

    /// 10.52.a: which groups have a supplied HQ within four hexes.
    fn find_supplied_hqs(&mut self, data: &Data, state: &State, lines: &mut Lines<'_>, supplied: Units) {
        let range = u16::from(data.tables.supply.unit_to_hq);
        self.groups.iter_mut().for_each(|group| group.hq_for_supply = false);
        let mut found = Vec::new();
        for (hq, hex, mut asking) in self.hqs_in_range(data, state, range) {
            // Nobody is helped who has nothing to draw on, or who stands too far from a road.
            let needs = |group: &Group| group.near_road && !group.hq_for_supply && (group.source || group.depots != 0);
            asking.retain(|index| needs(&self.groups[*index]));
            if hq.is_some_and(|hq| !supplied.contains(hq)) || asking.is_empty() {
                continue;
            }
            let hexes: Vec<HexIx> = asking.iter().map(|index| self.groups[*index].hex).collect();
            lines.lengths(hex, range, &hexes, &mut found);
            for (index, length) in asking.iter().zip(&found) {
                self.groups[*index].hq_for_supply |= length.is_some();
            }
        }
    }

    /// 10.81, 11.3: whom sources and depots leave without.
    fn share_out(&mut self, data: &Data, state: &State) -> Units {
        let mut os = Units::NONE;
        let mut fed = Units::NONE;
        let mut wanting: [Vec<(UnitIx, u64)>; 2] = Default::default();
        for group in self.groups.iter().filter(|group| !group.at_home) {
            let asked = group.units.without(data.roster.kinds.hq).without(state.landed);
            os = os.or(asked);
            if group.hq_for_supply && group.source {
                fed = fed.or(asked);
            } else if group.hq_for_supply {
                for unit in asked.iter() {
                    let list = &mut wanting[usize::from(customer(data, unit) == Customer::Support)];
                    match list.iter_mut().find(|(other, _)| group.across && *other == unit) {
                        Some((_, depots)) => *depots |= group.depots,
                        None => list.push((unit, group.depots)),
                    }
                }
            }
        }
        for (customer, mut wanting) in [Customer::Combat, Customer::Support].into_iter().zip(wanting) {
            wanting.retain(|(unit, _)| !fed.contains(*unit));
            wanting.sort_by_key(|(unit, _)| *unit);
            fed = fed.or(self.serve(data, state, customer, wanting));
        }
        os.without(fed)
    }

    /// 10.6, 10.7: who is out of communications, against the enemy zones of the state.
    pub(super) fn out_of_word(&mut self, data: &Data, state: &State) -> Units {
        if self.exempt {
            return Units::NONE;
        }
        with_lines(data, state, self.side, |lines| {
            self.find_hqs_in_touch(data, state, lines);
            let (across, groups): (Vec<&Group>, Vec<&Group>) = self.groups.iter().partition(|group| group.across);
            let silent = |group: &&&Group| !group.at_home && !group.hq_for_word;
            let silent: Vec<&Group> = groups.iter().filter(silent).copied().collect();
            let plesetskaya = data.board.places.plesetskaya;
            let holds = self.side == Side::Red && state.holds_hex(data, Side::Red, plesetskaya);
            let in_town = |group: &&&Group| holds && data.board.is_town_or_city(group.hex);
            let towns: Vec<HexIx> = silent.iter().filter(in_town).map(|group| group.hex).collect();
            let mut posts = Vec::new();
            lines.joined(&towns, &[plesetskaya], &mut posts);
            let mut oc = Units::NONE;
            for group in silent {
                let post = towns.iter().zip(&posts).any(|(town, joined)| *town == group.hex && *joined);
                if !post {
                    oc = oc.or(group.units.without(data.roster.kinds.hq));
                }
            }
            let heard = across.iter().filter(|group| group.hq_for_word);
            oc.without(heard.fold(Units::NONE, |all, group| all.or(group.units)))
        })
    }

    /// 10.6: which groups have an HQ in range that is in touch with the rear.
    fn find_hqs_in_touch(&mut self, data: &Data, state: &State, lines: &mut Lines<'_>) {
        let range = u16::from(word_range(data, state));
        self.groups.iter_mut().for_each(|group| group.hq_for_word = false);
        let hqs = self.hqs_in_range(data, state, range);
        let hexes: Vec<HexIx> = hqs.iter().map(|(_, hex, _)| *hex).collect();
        let mut in_touch = Vec::new();
        lines.joined(&hexes, &rear(data, state, self.side), &mut in_touch);
        let mut found = Vec::new();
        for ((hq, hex, mut asking), in_touch) in hqs.into_iter().zip(in_touch) {
            asking.retain(|index| !self.groups[*index].hq_for_word);
            if !(in_touch || hq.is_none()) || asking.is_empty() {
                continue;
            }
            let hexes: Vec<HexIx> = asking.iter().map(|index| self.groups[*index].hex).collect();
            lines.lengths(hex, range, &hexes, &mut found);
            for (index, length) in asking.iter().zip(&found) {
                self.groups[*index].hq_for_word |= length.is_some();
            }
        }
    }
}

/// The units of each hex, and those that an HQ supplies across a river.
fn gather(data: &Data, state: &State, side: Side, own: Units) -> Vec<Group> {
    let homes = homes(data, state, side);
    let group = |hex: HexIx, at: HexIx, units: Units, parents: Units| Group {
        hex,
        units,
        parents,
        near_road: data.board.near_road.contains(at),
        at_home: homes.contains(&at),
        across: hex != at,
        hq_for_supply: false,
        hq_for_word: false,
        source: false,
        depots: 0,
    };
    let mut groups: Vec<Group> = Vec::with_capacity(48);
    let mut seen = Hexes::NONE;
    for unit in own.iter() {
        let Some(hex) = state.hex(unit) else { continue };
        if seen.contains(hex) {
            continue;
        }
        seen.insert(hex);
        let units = state.among(own, Spot::hex(hex));
        let lends = units.without(data.roster.kinds.hq);
        let parents = lends.iter().fold(Units::NONE, |all, unit| all.or(parents(data, state, unit)));
        groups.push(group(hex, hex, units, parents));
    }
    for span in spans(data, state, side) {
        groups.push(group(span.from, span.to, span.units, Units::one(span.hq)));
    }
    groups
}
