//! What it costs to enter hexes, worked out once for each class of units and each pair of weathers (VI.D.4), and how far a
//! hex lies beyond the zone of action of a faction (X.zone.1).

use hexmap::{HexIx, Map};

use crate::calendar::Weather;
use crate::counters::{Flag, Unit};
use crate::factions::Faction;
use crate::ids::{FactionIx, Hexes};
use crate::places::{Ground, Terrain};
use crate::tables::{Movement, Tables};

/// Kinds of weather.
const WEATHERS: usize = 3;
/// Classes of movement, those used to mountains apart.
const CLASSES: usize = 6;

/// How a unit moves: its row of the Movement / Terrain chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Class(u8);

impl Class {
    /// A HQ goes on foot.
    pub(crate) const FOOT: Class = Class(0);

    /// The class of a unit; none for one that does not march (VI.D.11, VIII.B).
    pub(crate) fn of(movement: &Movement, unit: &Unit) -> Option<Class> {
        let rows = [&movement.foot, &movement.mounted, &movement.wheeled];
        let row = rows.iter().position(|arms| arms.contains(&unit.arm))?;
        Some(Class(2 * row as u8 + u8::from(unit.is(Flag::Mountain))))
    }
}

/// More hexes than any zone of action goes beyond its land: what lies on a side where it does not go on at all counts so many more.
const OUTSIDE: u8 = 100;

/// Prices by hex.
#[derive(Debug, Clone)]
pub struct Prices {
    entry: Vec<u8>,
    hexes: usize,
    /// By faction: hexes beyond its zone of action; nothing where it has none.
    beyond: Vec<Option<Vec<u8>>>,
}

impl Prices {
    pub(crate) fn new(map: &Map, ground: &Ground, tables: &Tables, factions: &[Faction]) -> Prices {
        let hexes = map.grid.len();
        let mut entry = Vec::with_capacity(CLASSES * WEATHERS * WEATHERS * hexes);
        for class in 0..CLASSES {
            for north in 0..WEATHERS {
                for south in 0..WEATHERS {
                    entry.extend(map.grid.hexes().map(|hex| {
                        let weather = if ground.north.contains(hex) { north } else { south };
                        charted(&tables.movement, class, weather, ground.terrain[hex.index()])
                    }));
                }
            }
        }
        let beyond = |faction: &Faction| {
            let limit = faction.limit?;
            let mut found = distances(map, ground.zones[limit.zone.index()]);
            let inside = faction.home.iter().chain(&faction.acts_in);
            inside.flat_map(|zone| ground.zones[zone.index()].iter()).for_each(|hex| found[hex.index()] = 0);
            for hex in faction.keeps_out_of.iter().flat_map(|zone| ground.zones[zone.index()].iter()) {
                let hexes = &mut found[hex.index()];
                *hexes = if *hexes > 0 { hexes.saturating_add(OUTSIDE).min(u8::MAX - 1) } else { 0 };
            }
            Some(found)
        };
        Prices { entry, hexes, beyond: factions.iter().map(beyond).collect() }
    }

    /// The prices of a class in these weathers, by hex; 0 where nobody goes.
    pub(crate) fn entry(&self, class: Class, weather: [Weather; 2]) -> &[u8] {
        let row = (usize::from(class.0) * WEATHERS + weather[0] as usize) * WEATHERS + weather[1] as usize;
        &self.entry[row * self.hexes..(row + 1) * self.hexes]
    }

    /// How many hexes a hex lies beyond the zone of action of a faction (X.zone.1).
    pub(crate) fn beyond(&self, faction: FactionIx, hex: HexIx) -> u8 {
        self.beyond[faction.index()].as_ref().map_or(0, |distances| distances[hex.index()])
    }
}

/// Whether so many hexes beyond a zone of action lie on a side where it does not go on (N.ukraine.3).
pub(crate) const fn is_outside(hexes: u8) -> bool {
    hexes > OUTSIDE
}

fn charted(movement: &Movement, class: usize, weather: usize, terrain: Terrain) -> u8 {
    let Some(row) = movement.cost.of(terrain) else { return 0 };
    match (class % 2 == 1, terrain) {
        (true, Terrain::Mountain) => movement.mountain_troops[weather],
        _ => [row.foot, row.mounted, row.wheeled][class / 2][weather],
    }
}

/// How far every hex is from the nearest of these.
fn distances(map: &Map, from: Hexes) -> Vec<u8> {
    let mut found = vec![u8::MAX; map.grid.len()];
    let mut queue: Vec<HexIx> = from.iter().collect();
    queue.iter().for_each(|hex| found[hex.index()] = 0);
    let mut next = 0;
    while let Some(&hex) = queue.get(next) {
        next += 1;
        for (_, to) in map.grid.neighbours(hex) {
            if found[to.index()] == u8::MAX {
                found[to.index()] = found[hex.index()].saturating_add(1).min(u8::MAX - 1);
                queue.push(to);
            }
        }
    }
    found
}
