//! Lines: the quick answers, the flood and the explanation say the same, and what they say is so.

use std::collections::BTreeSet;

use hexgame::{ANY_LENGTH, Hold, Room, Trace, Way};
use hexmap::{Grid, HexIx, SideIx};
use proptest::prelude::*;

use crate::grid;

/// A position as a rulebook would describe it.
#[derive(Debug)]
struct Position {
    grid: Grid,
    zone: BTreeSet<HexIx>,
    enemies: BTreeSet<HexIx>,
    rivers: BTreeSet<SideIx>,
    water: BTreeSet<HexIx>,
}

impl Position {
    fn room(&self) -> Room {
        let mut room = Room::default();
        room.lay_ways(&self.grid, |hex, direction, to| match () {
            () if self.water.contains(&to) => Way::Closed,
            () if self.rivers.contains(&self.grid.side(hex, direction)) => Way::Barred,
            () => Way::Open,
        });
        let zone = self.zone.iter().map(|hex| (*hex, Hold::Zone));
        room.hold(zone.chain(self.enemies.iter().map(|hex| (*hex, Hold::Enemy))));
        room
    }

    /// What keeps a line from going on from a hex to its neighbour, where it has come from elsewhere or begins there.
    fn keeps(&self, begins: bool, here: HexIx, to: HexIx) -> Option<Trace> {
        let side = self.grid.side_between(here, to).expect("neighbours");
        match () {
            () if !begins && self.zone.contains(&here) => Some(Trace::HeldAt(here)),
            () if self.enemies.contains(&to) => Some(Trace::HeldAt(to)),
            () if self.rivers.contains(&side) => Some(Trace::BarredAt(side)),
            // Whether the next hex is water is asked where the line goes on from it.
            () if self.water.contains(&here) => Some(Trace::NoWay),
            () => None,
        }
    }

    /// How long the shortest line is, step by step from its beginning.
    fn shortest(&self, from: HexIx, ends: &[HexIx]) -> Option<u16> {
        if self.enemies.contains(&from) {
            return None;
        }
        let mut front = vec![from];
        let mut seen = BTreeSet::from([from]);
        for far in 0.. {
            if front.iter().any(|hex| ends.contains(hex)) {
                return Some(far);
            }
            let mut next = Vec::new();
            for here in front {
                for (_, to) in self.grid.neighbours(here) {
                    if self.keeps(far == 0, here, to).is_none() && seen.insert(to) {
                        next.push(to);
                    }
                }
            }
            if next.is_empty() {
                return None;
            }
            front = next;
        }
        None
    }
}

fn hexes(number: impl Into<prop::collection::SizeRange>) -> impl Strategy<Value = Vec<HexIx>> {
    prop::collection::vec((0_u16..81).prop_map(HexIx), number)
}

prop_compose! {
    fn positions()(
        zone in hexes(0..20),
        enemies in hexes(0..12),
        rivers in prop::collection::vec(0_u16..200, 0..60),
        water in hexes(0..8),
    ) -> Position {
        let rivers = rivers.into_iter().map(SideIx).collect();
        let [zone, enemies, water] = [zone, enemies, water].map(|hexes| hexes.into_iter().collect());
        Position { grid: grid(9, 9), zone, enemies, rivers, water }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn every_way_of_asking_finds_the_line_that_a_player_would(
        position in positions(),
        ends in hexes(0..4),
        from in hexes(1..6),
        length in prop_oneof![0_u16..12, Just(ANY_LENGTH)],
    ) {
        let mut room = position.room();
        let mut lines = room.lines(&position.grid);
        let (mut joined, mut lengths) = (Vec::new(), Vec::new());
        lines.joined(&from, &ends, &mut joined);
        for (hex, joined) in from.iter().zip(joined) {
            let shortest = position.shortest(*hex, &ends);
            prop_assert_eq!(joined, shortest.is_some());
            let shortest = shortest.filter(|far| *far <= length);
            prop_assert_eq!(lines.has_line(*hex, &ends, length), shortest.is_some());
            lines.flood(&ends, length);
            prop_assert_eq!(lines.length(*hex), shortest);
        }
        if let [end, ..] = ends[..] {
            lines.lengths(end, length, &from, &mut lengths);
            for (hex, found) in from.iter().zip(&lengths) {
                prop_assert_eq!(*found, position.shortest(*hex, &[end]).filter(|far| *far <= length));
            }
        }
    }

    #[test]
    fn a_line_that_is_told_can_be_walked_and_a_break_is_where_it_is_told(
        position in positions(),
        ends in hexes(0..4),
        from in (0_u16..81).prop_map(HexIx),
        length in prop_oneof![0_u16..12, Just(ANY_LENGTH)],
    ) {
        let mut room = position.room();
        let traced = room.lines(&position.grid).trace(from, &ends, length);
        let line = &traced.line;
        prop_assert_eq!(line[0], from);
        for (index, step) in line.windows(2).enumerate() {
            prop_assert_eq!(position.keeps(index == 0, step[0], step[1]), None);
        }
        let shortest = position.shortest(from, &ends);
        let last = line[line.len() - 1];
        match traced.found {
            Trace::Open => {
                prop_assert!(ends.contains(&last));
                prop_assert_eq!(Some(line.len() as u16 - 1), shortest);
            }
            Trace::TooLong { length: told } => {
                prop_assert!(told > length && shortest == Some(told));
                prop_assert_eq!(line.len(), usize::from(length) + 1);
            }
            Trace::HeldAt(hex) => {
                let begins = line.len() == 1;
                let around = || position.grid.neighbours(last);
                let zone = !begins && last == hex && position.zone.contains(&hex);
                let enemy = position.enemies.contains(&hex) && (last == hex || around().any(|(_, to)| to == hex));
                prop_assert!(zone || enemy);
            }
            Trace::BarredAt(side) => {
                let (a, b) = position.grid.side_hexes(side);
                prop_assert!(position.rivers.contains(&side) && (last == a || Some(last) == b));
            }
            Trace::NoWay => prop_assert!(shortest.is_none()),
        }
        if traced.found != Trace::Open {
            prop_assert!(shortest.is_none_or(|far| far > length));
        }
    }
}

/// A position in an empty country.
fn empty() -> Position {
    let [zone, enemies, water] = [(); 3].map(|()| BTreeSet::new());
    Position { grid: grid(9, 9), zone, enemies, rivers: BTreeSet::new(), water }
}

fn at(number: &str) -> HexIx {
    grid(9, 9).parse(number).expect("a hex of the grid")
}

/// What is told of a line from 0305 to 0705, four hexes north.
fn told(position: &Position, length: u16) -> (Trace, usize) {
    let traced = position.room().lines(&position.grid).trace(at("0305"), &[at("0705")], length);
    (traced.found, traced.line.len())
}

#[test]
fn a_line_ends_in_a_zone_and_begins_in_one_but_passes_none() {
    let mut position = empty();
    position.zone = BTreeSet::from([at("0305"), at("0705")]);
    assert_eq!(told(&position, 4), (Trace::Open, 5));
    position.zone.extend((1..=9).map(|column| at(&format!("05{column:02}"))));
    let (found, line) = told(&position, 4);
    assert!(matches!(found, Trace::HeldAt(hex) if position.zone.contains(&hex)), "{found:?}");
    assert_eq!(line, 3, "up to the zone, which it enters");
}

#[test]
fn what_is_in_the_way_of_a_short_line_is_told_before_the_length_of_the_way_round() {
    let mut position = empty();
    position.enemies = (1..=8).map(|column| at(&format!("05{column:02}"))).collect();
    assert!(matches!(told(&position, 6), (Trace::HeldAt(_), _)));
    assert_eq!(told(&empty(), 3), (Trace::TooLong { length: 4 }, 4));
    let mut river = empty();
    let south = |hex: HexIx| river.grid.row_column(hex).0 <= 5;
    let banks = |side: &SideIx| match river.grid.side_hexes(*side) {
        (a, Some(b)) => south(a) != south(b),
        (_, None) => false,
    };
    river.rivers = river.grid.sides().filter(banks).collect();
    let (found, line) = told(&river, 4);
    assert!(matches!(found, Trace::BarredAt(side) if river.rivers.contains(&side)), "{found:?}");
    assert_eq!(line, 3, "up to the river");
}

#[test]
fn nobody_traces_a_line_to_no_end() {
    let position = empty();
    let traced = position.room().lines(&position.grid).trace(at("0305"), &[], ANY_LENGTH);
    assert_eq!((traced.found, traced.line), (Trace::NoWay, vec![at("0305")]));
}
