//! What follows from the map and the counters, worked out once: hexsides as bits by direction, rail hexes numbered densely,
//! kinds of counters as sets.

use engine::{Each, Index};
use hexmap::{Direction, Grade, HexIx, LinkBy, Map, SideIx, Ways};

use crate::counters::{Arm, Flag, Hq, Role, Unit};
use crate::ids::{BoxIx, Counters, FactionIx, HqIx, Ids, RailIx, Spot};
use crate::places::{Bridge, Ground, OffMapBox, Sea, WeatherZone};
use crate::tables::Zoc;

/// Something for each counter: room for 448 of them.
pub type PerCounter<T> = Each<crate::ids::CounterIx, T, 448>;

/// Directions from a hex, a bit for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Directions(u8);

impl Directions {
    fn of(what: impl Fn(Direction) -> bool) -> Directions {
        Directions(Direction::ALL.iter().filter(|d| what(**d)).fold(0, |bits, d| bits | 1 << d.index()))
    }

    /// Whether a direction is among them.
    #[inline]
    pub const fn has(self, direction: Direction) -> bool {
        self.0 & (1 << direction.index()) != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Hexsides and hexes as bits and dense lists, by hex.
#[derive(Debug, Clone)]
pub struct Board {
    /// The six neighbours, in the order of the directions.
    pub around: Vec<[Option<HexIx>; 6]>,
    /// Where track leads.
    pub rail: Vec<Directions>,
    /// Where a major river runs.
    pub major: Vec<Directions>,
    /// Where a minor river runs.
    pub minor: Vec<Directions>,
    /// Where a strait parts two hexes of land.
    pub strait: Vec<Directions>,
    /// Where a bridge crosses a major river (X.bridge.1).
    pub bridge: Vec<Directions>,
    /// The rail hexes, in the order of their numbers.
    pub rail_hexes: Vec<HexIx>,
    /// The rail hex in a hex.
    pub rail_at: Vec<Option<RailIx>>,
    /// The rail hexes that track leads to from each, and how many.
    along: Vec<([RailIx; 6], u8)>,
    /// The boxes that a hex is an entry of.
    pub entry_of: Vec<Option<BoxIx>>,
    /// How far the nearest entry of a box is.
    pub(crate) to_entry: Vec<u8>,
    /// The boxes that land links join to each box.
    pub linked: Vec<Vec<BoxIx>>,
    /// The boxes that sea links join to each box.
    pub sea_linked: Vec<Vec<BoxIx>>,
    /// The seas that a land hex has a side on, a bit for each (VI.H.10).
    pub coast: Vec<u8>,
    /// The weather zone of every box.
    pub box_weather: Vec<WeatherZone>,
    /// The bridge on a hexside.
    bridges: Vec<SideIx>,
}

impl Board {
    pub(crate) fn new(map: &Map, ground: &Ground, bridges: &[Bridge], seas: &[Sea], boxes: &[OffMapBox]) -> Board {
        let grid = &map.grid;
        let bits = |what: &dyn Fn(SideIx) -> bool| -> Vec<Directions> {
            grid.hexes().map(|hex| Directions::of(|d| what(grid.side(hex, d)))).collect()
        };
        let bridge_sides: Vec<SideIx> = bridges.iter().map(|bridge| bridge.side).collect();
        let rail_hexes: Vec<HexIx> = ground.rail.iter().collect();
        let mut rail_at = vec![None; grid.len()];
        for (index, hex) in rail_hexes.iter().enumerate() {
            rail_at[hex.index()] = Some(RailIx::from_index(index));
        }
        let rail = bits(&|side| map.ways(side).has(Ways::RAIL));
        let along = |hex: &HexIx| {
            let track = grid.neighbours(*hex).filter(|(direction, _)| rail[hex.index()].has(*direction));
            track.filter_map(|(_, next)| rail_at[next.index()]).fold(([RailIx(0); 6], 0), |(mut next, count), one| {
                next[usize::from(count)] = one;
                (next, count + 1)
            })
        };
        let along: Vec<([RailIx; 6], u8)> = rail_hexes.iter().map(along).collect();
        let mut entry_of = vec![None; grid.len()];
        for (index, place) in map.off_map.iter().enumerate() {
            for entry in &place.entries {
                entry_of[entry.index()] = Some(BoxIx::from_index(index));
            }
        }
        let entries: Vec<HexIx> = map.off_map.iter().flat_map(|place| place.entries.iter().copied()).collect();
        let to_entry = |hex: HexIx| {
            let nearest = entries.iter().map(|entry| grid.distance(hex, *entry)).min();
            nearest.map_or(u8::MAX, |hexes| hexes.min(u16::from(u8::MAX)) as u8)
        };
        let numbered = |id: &str| map.off_map.iter().position(|place| place.id == id).map(BoxIx::from_index);
        let linked = |by: LinkBy| -> Vec<Vec<BoxIx>> {
            let to = |place: &hexmap::OffMapPlace| {
                place.links.iter().filter(|link| link.by == by).filter_map(|link| numbered(&link.to)).collect()
            };
            map.off_map.iter().map(to).collect()
        };
        Board {
            around: grid.hexes().map(|hex| Direction::ALL.map(|direction| grid.neighbour(hex, direction))).collect(),
            rail,
            major: bits(&|side| map.grade(side) == Some(Grade::Major)),
            minor: bits(&|side| map.grade(side) == Some(Grade::Minor)),
            strait: bits(&|side| map.strait[side.index()]),
            bridge: bits(&|side| bridge_sides.contains(&side)),
            rail_hexes,
            rail_at,
            along,
            entry_of,
            to_entry: grid.hexes().map(to_entry).collect(),
            linked: linked(LinkBy::Land),
            sea_linked: linked(LinkBy::Sea),
            coast: grid.hexes().map(|hex| coast(map, ground, seas, hex)).collect(),
            box_weather: boxes.iter().map(|one| one.weather).collect(),
            bridges: bridge_sides,
        }
    }

    /// The rail hexes that track leads to from one, in the order of the directions.
    #[inline]
    pub fn along(&self, rail: RailIx) -> &[RailIx] {
        let (next, count) = &self.along[rail.index()];
        &next[..usize::from(*count)]
    }

    /// The number of the bridge on a hexside.
    pub fn bridge_on(&self, side: SideIx) -> Option<usize> {
        self.bridges.iter().position(|bridge| *bridge == side)
    }
}

/// The seas that a land hex has a side on, a bit for each.
fn coast(map: &Map, ground: &Ground, seas: &[Sea], hex: HexIx) -> u8 {
    if ground.terrain[hex.index()].is_water() {
        return 0;
    }
    let touches = |sea: &Sea| {
        let water = sea.zone.map(|zone| &ground.zones[zone.index()]);
        water.is_some_and(|water| map.grid.neighbours(hex).any(|(_, beside)| water.contains(beside)))
    };
    seas.iter().enumerate().filter(|(_, sea)| touches(sea)).fold(0, |bits, (index, _)| bits | 1 << index)
}

/// Kinds of counters, as sets.
#[derive(Debug, Clone, Copy)]
pub struct Kinds {
    /// Combat units (X.unit.1): all units but aircraft.
    pub combat: Counters,
    /// Those that project a ZOC, whoever's they are (VI.B.1, VI.B.2).
    pub zoc: Counters,
    /// Those that project it into mountains, too (VI.B.10).
    pub mountain: Counters,
    /// Those that take ground: combat units but trains (X.control.1, X.control.2).
    pub taking: Counters,
    /// Cavalry (VI.I).
    pub cavalry: Counters,
    /// Armoured trains.
    pub trains: Counters,
    /// Aircraft.
    pub air: Counters,
    /// Headquarters.
    pub hqs: Counters,
    /// Headquarters that are activated for themselves (X.activation.4).
    pub commanding: Counters,
    /// The faction that each comes with.
    printed: PerCounter<FactionIx>,
}

impl Kinds {
    pub(crate) fn new(ids: &Ids, units: &[Unit], hqs: &[Hq], zoc: &Zoc) -> Kinds {
        let all = || ids.all::<crate::ids::CounterIx>();
        let of = |what: &dyn Fn(&Unit) -> bool| Counters::of(all().filter(|c| units.get(c.index()).is_some_and(what)));
        let hq = |what: &dyn Fn(&Hq) -> bool| {
            Counters::of(all().filter(|c| c.index().checked_sub(units.len()).is_some_and(|hq| what(&hqs[hq]))))
        };
        let combat = of(&|unit| unit.arm != Arm::Air);
        let trains = of(&|unit| unit.arm == Arm::ArmoredTrain);
        let throwing = of(&|unit| !zoc.none_of_arms.contains(&unit.arm));
        Kinds {
            combat,
            zoc: throwing,
            mountain: of(&|unit| unit.is(Flag::Mountain)).and(throwing),
            taking: combat.without(trains),
            cavalry: of(&|unit| unit.arm == Arm::Cavalry),
            trains,
            air: of(&|unit| unit.arm == Arm::Air),
            hqs: hq(&|_| true),
            commanding: hq(&|hq| hq.role == Role::Command),
            printed: PerCounter::by(|counter| match (units.get(counter.index()), counter.index()) {
                (Some(unit), _) => unit.faction,
                (None, index) => hqs.get(index - units.len()).map_or(FactionIx(0), |hq| hq.faction),
            }),
        }
    }
}

impl crate::data::Data {
    /// The weather zone of a place (II.A.1, X.weather.1).
    pub fn weather_zone(&self, spot: Spot) -> WeatherZone {
        match self.ids.whereabouts(spot) {
            crate::ids::Whereabouts::Box(of) => self.board.box_weather[of.index()],
            crate::ids::Whereabouts::Hex(hex) if self.ground.north.contains(hex) => WeatherZone::North,
            crate::ids::Whereabouts::Hex(_) => WeatherZone::South,
        }
    }

    /// Whether a hex is ground for land units at all.
    pub fn is_land(&self, hex: HexIx) -> bool {
        !self.ground.terrain[hex.index()].is_water()
    }

    /// The faction that a counter comes with. Rules ask [`crate::state::State::faction`].
    #[inline]
    pub(crate) fn printed_faction(&self, counter: crate::ids::CounterIx) -> FactionIx {
        self.kinds.printed[counter]
    }

    /// All headquarters.
    pub(crate) fn all_hqs(&self) -> impl Iterator<Item = HqIx> + use<> {
        (0..self.hqs.len()).map(HqIx::from_index)
    }
}
