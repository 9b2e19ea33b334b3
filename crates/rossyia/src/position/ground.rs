//! Who holds what: cities and rail by faction where it is not as the scenario has it; hexes and bridges by side where it does
//! not follow from cities, rail and whoever stands there.

use std::collections::VecDeque;

use engine::situation::{Item, Line, no_such_value};
use engine::{Flaw, Index, Situation};
use hexmap::HexIx;

use super::notes::word_of;
use super::read::Reader;
use super::{named, spot_named};
use crate::data::Data;
use crate::ids::{CityIx, CounterIx, FactionIx, RailIx, Side, Whereabouts};
use crate::state::State;
use crate::{control, setup};

/// Whose a place is that nobody holds.
const NOBODY: &str = "none";

/// Hexes and bridges as they follow from cities, rail and whoever stands there.
pub(super) fn follow(data: &Data, state: &mut State) {
    state.held = Default::default();
    let scenario = state.scenario(data);
    setup::hold_hexes(data, scenario, state);
    for counter in data.kinds.taking.iter() {
        if let (Some(hex), Some(side)) = (state.hex(data, counter), state.side(data, counter)) {
            hold(state, Some(side), hex);
        }
    }
    setup::adjust_bridges(data, state);
}

fn hold(state: &mut State, by: Option<Side>, hex: HexIx) {
    Side::ALL.into_iter().for_each(|side| state.held[side].set(hex, by == Some(side)));
}

fn holder_of(state: &State, hex: HexIx) -> Option<Side> {
    Side::ALL.into_iter().find(|side| state.held[*side].contains(hex))
}

/// The rail hexes from one to another, the shortest way along the track.
fn track(data: &Data, from: HexIx, to: HexIx) -> Option<Vec<HexIx>> {
    let mut came: Vec<Option<HexIx>> = vec![None; data.map.grid.len()];
    let mut queue = VecDeque::from([from]);
    came[from.index()] = Some(from);
    while let Some(here) = queue.pop_front() {
        if here == to {
            let mut way = vec![to];
            while let Some(before) = way.last().and_then(|hex| came[hex.index()]).filter(|hex| way.last() != Some(hex))
            {
                way.push(before);
            }
            way.reverse();
            return Some(way);
        }
        for (direction, next) in data.map.grid.neighbours(here) {
            if data.board.rail[here.index()].has(direction) && came[next.index()].is_none() {
                came[next.index()] = Some(here);
                queue.push_back(next);
            }
        }
    }
    None
}

impl Reader<'_> {
    /// Cities and rail: `cities FACTION`, `rail FACTION`. A city brings the rail in it.
    pub(super) fn hold_cities_and_rail(&mut self, lines: &[&Line]) {
        for line in lines {
            if let Some(whose) = line.key.strip_prefix("cities ") {
                let Some(faction) = self.faction(line, whose) else { continue };
                let data = self.data;
                let cities = |word: &str| named::<CityIx>(data, word).ok_or_else(|| wrong_item(line, word));
                for city in self.reading.list(line, cities) {
                    self.state.city[city] = faction;
                    if let Some(to) = faction {
                        control::hand_over(data, &mut self.state, city, to);
                    }
                }
            }
        }
        for line in lines {
            if let Some(whose) = line.key.strip_prefix("rail ") {
                let Some(faction) = self.faction(line, whose) else { continue };
                let data = self.data;
                let all = self.reading.list(line, |word| stretch(data, word).ok_or_else(|| wrong_item(line, word)));
                all.into_iter().flatten().for_each(|rail| self.state.rail[rail] = faction);
            }
        }
    }

    /// Hexes and bridges: `held SIDE`, `bridges SIDE`.
    pub(super) fn hold_hexes_and_bridges(&mut self, lines: &[&Line]) {
        follow(self.data, &mut self.state);
        let data = self.data;
        let mut given: Vec<(HexIx, Option<Side>)> = Vec::new();
        for line in lines {
            let Some(whose) = line.key.strip_prefix("held ") else { continue };
            let Some(side) = self.side(line, whose) else { continue };
            for hex in self.reading.list(line, |word| land(data, word).ok_or_else(|| wrong_item(line, word))) {
                if given.iter().any(|(known, by)| *known == hex && *by != side) {
                    let flaw = Flaw::against("X.control.2", "rossyia-position-held-by-both");
                    self.reading.wrong(line, flaw.about("place", word_of(data, hex)));
                }
                given.push((hex, side));
            }
        }
        given.into_iter().for_each(|(hex, side)| hold(&mut self.state, side, hex));
        setup::adjust_bridges(data, &mut self.state);
        for line in lines {
            let Some(whose) = line.key.strip_prefix("bridges ") else { continue };
            let Some(side) = self.side(line, whose) else { continue };
            let bridge = |word: &str| {
                let found = data.bridges.iter().position(|bridge| bridge.id == word);
                found.ok_or_else(|| wrong_item(line, word))
            };
            self.reading.list(line, bridge).into_iter().for_each(|bridge| self.state.bridge[bridge] = side);
        }
    }

    /// Whose a line is: a faction, or nobody.
    pub(super) fn faction(&mut self, line: &Line, word: &str) -> Option<Option<FactionIx>> {
        let found = if word == NOBODY { Some(None) } else { named(self.data, word).map(Some) };
        if found.is_none() {
            self.reading.wrong(line, Flaw::new("rossyia-position-no-faction").named("word", word));
        }
        found
    }

    fn side(&mut self, line: &Line, word: &str) -> Option<Option<Side>> {
        let side = Side::ALL.into_iter().find(|side| crate::named::side_id(*side) == word);
        if side.is_none() && word != NOBODY {
            self.reading.wrong(line, Flaw::new("rossyia-position-no-side").named("word", word));
            return None;
        }
        Some(side)
    }
}

/// Something in a line is none of what can stand there.
fn wrong_item(line: &Line, word: &str) -> Box<Flaw> {
    let line = Line { items: vec![Item::plain(word)], ..line.clone() };
    Box::new(no_such_value(&line))
}

fn hex_named(data: &Data, word: &str) -> Option<HexIx> {
    match data.ids.whereabouts(spot_named(data, word)?) {
        Whereabouts::Hex(hex) => Some(hex),
        Whereabouts::Box(_) => None,
    }
}

fn land(data: &Data, word: &str) -> Option<HexIx> {
    hex_named(data, word).filter(|hex| data.is_land(*hex))
}

/// The rail hexes that a word means: one, or all from `A>B` along the track.
fn stretch(data: &Data, word: &str) -> Option<Vec<RailIx>> {
    let hexes = match word.split_once('>') {
        Some((from, to)) => track(data, hex_named(data, from)?, hex_named(data, to)?)?,
        None => vec![hex_named(data, word)?],
    };
    hexes.into_iter().map(|hex| data.board.rail_at[hex.index()]).collect()
}

/// The lines of cities and rail, then of hexes and bridges.
pub(super) fn write(data: &Data, state: &State, base: &State, situation: &mut Situation) {
    let factions = || std::iter::once(None).chain(data.ids.all::<FactionIx>().map(Some));
    let whose = |faction: Option<FactionIx>| faction.map_or(NOBODY, |faction| data.ids.id(faction));
    let mut said = *base;
    for faction in factions() {
        let taken = |city: &CityIx| state.city[*city] == faction && base.city[*city] != faction;
        let cities: Vec<CityIx> = data.ids.all::<CityIx>().filter(taken).collect();
        situation.list(&format!("cities {}", whose(faction)), cities.iter().map(|city| data.ids.id(*city)));
        for city in cities {
            said.city[city] = faction;
            if let Some(to) = faction {
                control::hand_over(data, &mut said, city, to);
            }
        }
    }
    for faction in factions() {
        let rails = (0..data.board.rail_hexes.len()).map(RailIx::from_index);
        let changed = rails.filter(|rail| state.rail[*rail] == faction && said.rail[*rail] != faction);
        let hexes: Vec<HexIx> = changed.map(|rail| data.board.rail_hexes[rail.index()]).collect();
        situation.list(&format!("rail {}", whose(faction)), stretches(data, hexes));
    }
    write_hexes(data, state, situation);
}

fn write_hexes(data: &Data, state: &State, situation: &mut Situation) {
    let mut said = *state;
    follow(data, &mut said);
    let sides = [None, Some(Side::White), Some(Side::Bolshevik)];
    let whose = |side: Option<Side>| side.map_or(NOBODY, crate::named::side_id);
    for side in sides {
        let differs = |hex: &HexIx| holder_of(state, *hex) == side && holder_of(&said, *hex) != side;
        let hexes: Vec<HexIx> = data.map.grid.hexes().filter(differs).collect();
        situation.list(&format!("held {}", whose(side)), hexes.iter().map(|hex| word_of(data, *hex)));
    }
    said.held = state.held;
    setup::adjust_bridges(data, &mut said);
    for side in sides {
        let bridges = data.bridges.iter().enumerate();
        let changed = bridges.filter(|(index, _)| state.bridge[*index] == side && said.bridge[*index] != side);
        situation.list(&format!("bridges {}", whose(side)), changed.map(|(_, bridge)| bridge.id.as_str()));
    }
}

/// Rail hexes as stretches of track.
fn stretches(data: &Data, mut hexes: Vec<HexIx>) -> Vec<String> {
    let mut words = Vec::new();
    while let Some(first) = hexes.pop() {
        let mut chain = VecDeque::from([first]);
        while let Some(next) = next_along(data, chain.back().copied(), &mut hexes) {
            chain.push_back(next);
        }
        while let Some(next) = next_along(data, chain.front().copied(), &mut hexes) {
            chain.push_front(next);
        }
        stretch_words(data, chain.make_contiguous(), &mut words);
    }
    words
}

/// Take the hex that track joins to another out of a list.
fn next_along(data: &Data, from: Option<HexIx>, hexes: &mut Vec<HexIx>) -> Option<HexIx> {
    let from = from?;
    let joined = |(direction, _): &(_, HexIx)| data.board.rail[from.index()].has(*direction);
    let mut around = data.map.grid.neighbours(from).filter(joined);
    let index = around.find_map(|(_, next)| hexes.iter().position(|hex| *hex == next))?;
    Some(hexes.remove(index))
}

/// A chain as one stretch, or as two where another way along the track is as short.
fn stretch_words(data: &Data, chain: &[HexIx], words: &mut Vec<String>) {
    match chain {
        [] => {}
        [one] => words.push(word_of(data, *one)),
        [from, .., to] if track(data, *from, *to).as_deref() == Some(chain) => {
            words.push(format!("{}>{}", word_of(data, *from), word_of(data, *to)));
        }
        _ => {
            let (first, second) = chain.split_at(chain.len() / 2);
            stretch_words(data, first, words);
            stretch_words(data, second, words);
        }
    }
}

/// The hex or box that a counter stands in, as it is written.
pub(super) fn place_word(data: &Data, state: &State, counter: CounterIx) -> String {
    data.place_name(state.place[counter]).replacen(':', " ", 1)
}
