//! The map as the rules use it: what each step costs in each weather, where roads, rails and rivers run, which places
//! there are. Worked out once.

use hexgame::{Charts, Rivers, Stretch, Way};
use hexmap::{CLOSED, Costs, Direction, Grade, HexIx, Map, Net, River, SideIx, Ways, hex_net};

use crate::scenarios::Edition;
use crate::sets::{BySide, Hexes, Reach, Reaches};
use crate::tables::{Capacity, Chart, Tables, TrackCost};

/// The weather of a turn (14.0).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Weather {
    /// Summer.
    #[default]
    Dry,
    /// Mud.
    Thaw,
    /// Winter: rivers are frozen for ground units.
    Snow,
}

/// What lies in a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ground {
    Clear,
    Forest,
    Marsh,
    Hill,
    Town,
    City,
    Water,
}

/// Whose movement costs apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Gait {
    /// Everybody but these two.
    Foot,
    /// Tanks (18.5).
    Tank,
    /// Mobile depots, which need a road or bridge over a minor river (9.4.c).
    Depot,
}

/// What the movement costs of a moment depend on. `upper_ice` says that the Upper Dvina is frozen in a thaw (14.41).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Season {
    pub(crate) edition: Edition,
    pub(crate) weather: Weather,
    pub(crate) upper_ice: bool,
}

/// Which water a river hexside belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Water {
    UpperDvina,
    LowerDvina,
    Vaga,
    Other,
}

/// What a river hexside is.
pub(crate) type ReachInfo = Stretch<Water>;

/// What a step costs: the hex, the slope and the river (AID.tec.a).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Bill {
    pub(crate) hex: u8,
    pub(crate) uphill: u8,
    pub(crate) river: u8,
}

/// A place of the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PlaceIx(pub(crate) u8);

/// An airbase on land (12.52).
#[derive(Debug, Clone)]
pub(crate) struct Airbase {
    pub(crate) place: PlaceIx,
    pub(crate) hex: HexIx,
    /// How many aircraft it holds; none for any number.
    pub(crate) capacity: Option<u8>,
}

/// The map, worked out.
pub(crate) struct Board {
    pub(crate) map: Map,
    pub(crate) net: Net<HexIx>,
    pub(crate) ground: Vec<Ground>,
    /// By edition, season and gait, in the order of [`Board::slot`].
    pub(crate) charts: Charts<{ Reaches::ROOM / 64 }>,
    /// Hexes with a road or railway, and hexes no more than two from one (10.52.a).
    pub(crate) roads: Hexes,
    pub(crate) near_road: Hexes,
    /// The railway from north to south, and the place of each hex on it.
    pub(crate) railway: Vec<HexIx>,
    pub(crate) rail_at: Vec<Option<u8>>,
    pub(crate) reaches: Rivers<Water>,
    /// How many hexsides each is from the Lower Dvina, where Bereznik lies.
    pub(crate) from_lower: Vec<u16>,
    /// Bridges as the map has them: printed ones, and every road or railway across a river (10.42).
    pub(crate) bridges: Reaches,
    place_at: Vec<Option<PlaceIx>>,
    south: Vec<HexIx>,
    pub(crate) airbases: Vec<Airbase>,
    pub(crate) places: Places,
    /// Main sources of supply and depot towns of each side (11.2.a, 11.1).
    pub(crate) sources: BySide<Vec<HexIx>>,
    pub(crate) stores: BySide<Vec<HexIx>>,
}

/// Places that the rules name.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Places {
    pub(crate) archangel: HexIx,
    pub(crate) bereznik: HexIx,
    pub(crate) konoscha: HexIx,
    pub(crate) kotlas: HexIx,
    pub(crate) plesetskaya: HexIx,
    pub(crate) toulgas: HexIx,
    pub(crate) seltso: HexIx,
    pub(crate) vaga_town: HexIx,
}

impl Board {
    pub(crate) fn new(map: Map, tables: &Tables) -> Board {
        let grid = &map.grid;
        let net = hex_net(grid);
        let ground: Vec<Ground> = grid.hexes().map(|hex| ground_of(&map, hex)).collect();
        let on_way = |hex: HexIx, ways: Ways| Direction::ALL.iter().any(|d| map.ways(grid.side(hex, *d)).has(ways));
        let roads = Hexes::of(grid.hexes().filter(|hex| on_way(*hex, Ways::RAIL.with(Ways::ROAD))));
        let within =
            |hex: HexIx| roads.iter().any(|road| grid.distance(hex, road) <= u16::from(tables.supply.unit_to_road));
        let near_road = Hexes::of(grid.hexes().filter(|hex| within(*hex)));
        let (railway, rail_at) = railway_of(&map);
        let reaches = Rivers::of(&map, water_of);
        let from_lower = reaches.distances(|info| info.water == Water::LowerDvina);
        let mut bridges = Reaches::NONE;
        for (reach, info) in reaches.iter() {
            if map.bridge[info.side.index()] || map.ways(info.side).has(Ways::RAIL.with(Ways::ROAD)) {
                bridges.insert(reach);
            }
        }
        let mut place_at = vec![None; grid.len()];
        for (index, place) in map.places.iter().enumerate() {
            place_at[place.hex.index()] = Some(PlaceIx(index as u8));
        }
        let hex_of = |id: &str| match map.place(id) {
            Some(place) => place.hex,
            None => unreachable!("the map has {id}"),
        };
        let airbases = tables.airbase.iter().filter_map(|(id, capacity)| {
            let index = map.places.iter().position(|place| place.id == *id)?;
            let capacity = match capacity {
                Capacity::Limited(count) => Some(*count),
                Capacity::Unlimited(_) => None,
            };
            Some(Airbase { place: PlaceIx(index as u8), hex: map.places[index].hex, capacity })
        });
        let places = Places {
            archangel: hex_of("archangel"),
            bereznik: hex_of("bereznik"),
            konoscha: hex_of("konoscha"),
            kotlas: hex_of("kotlas"),
            plesetskaya: hex_of("plesetskaya"),
            toulgas: hex_of("toulgas"),
            seltso: hex_of("seltso"),
            vaga_town: hex_of("vaga_town"),
        };
        let towns =
            |by: &BySide<Vec<String>>| by.clone().map(|ids| ids.iter().map(|id| hex_of(id)).collect::<Vec<HexIx>>());
        let mut board = Board {
            airbases: airbases.collect(),
            sources: towns(&tables.supply.sources),
            stores: towns(&tables.supply.depot_places),
            net,
            ground,
            charts: Charts::new(bridges, []),
            roads,
            near_road,
            railway,
            rail_at,
            from_lower: from_lower.into_iter().map(|far| far.unwrap_or(u16::MAX)).collect(),
            reaches,
            bridges,
            place_at,
            south: grid.hexes().filter(|hex| grid.row_column(*hex).0 == grid.layout().first_row).collect(),
            places,
            map,
        };
        let charts = Board::seasons_and_gaits().map(|(season, gait)| board.charted(tables, season, gait, &bridges));
        board.charts = Charts::new(bridges, charts.collect::<Vec<_>>());
        debug_assert!(Board::seasons_and_gaits().map(|(season, gait)| Board::slot(season, gait)).eq(0..Board::CHARTS));
        board
    }

    /// How many charts there are: seasons with costs of their own, times gaits.
    pub(crate) const CHARTS: usize = 8 * 3;

    /// What the charts are for, in their order.
    fn seasons_and_gaits() -> impl Iterator<Item = (Season, Gait)> {
        let weathers = [(Weather::Dry, false), (Weather::Thaw, false), (Weather::Snow, false), (Weather::Thaw, true)];
        let seasons = [Edition::Renovated, Edition::Original]
            .into_iter()
            .flat_map(move |edition| weathers.map(|(weather, upper_ice)| Season { edition, weather, upper_ice }));
        seasons.flat_map(|season| [Gait::Foot, Gait::Tank, Gait::Depot].map(|gait| (season, gait)))
    }

    /// No two boards have the same: what is kept of one is never used for another.
    pub(crate) fn number(&self) -> u64 {
        self.charts.number()
    }

    /// The costs of each step, with the bridges of the map.
    pub(crate) fn costs(&self, season: Season, gait: Gait) -> &Costs<HexIx> {
        self.charts.get(Board::slot(season, gait))
    }

    /// Where the costs of a season and gait stand.
    pub(crate) fn slot(season: Season, gait: Gait) -> usize {
        let weather = if season.upper_ice { 3 } else { season.weather as usize };
        (season.edition as usize * 4 + weather) * 3 + gait as usize
    }

    /// The costs of each step, with other bridges.
    pub(crate) fn charted(&self, tables: &Tables, season: Season, gait: Gait, bridges: &Reaches) -> Costs<HexIx> {
        Costs::new(&self.net, |from, step, to| {
            self.step_cost(tables, season, gait, bridges, from, Direction::new(step), to)
        })
    }

    /// AID.tec.a: what it costs to enter a hex.
    #[allow(clippy::too_many_arguments, reason = "the chart is read once for all")]
    fn step_cost(
        &self,
        tables: &Tables,
        season: Season,
        gait: Gait,
        bridges: &Reaches,
        from: HexIx,
        direction: Direction,
        to: HexIx,
    ) -> u16 {
        let chart = chart(tables, season);
        let side = self.map.grid.side(from, direction);
        let Some(hex) = self.hex_cost(tables, season, gait, side, to) else { return CLOSED };
        let uphill = self.ground[to.index()] == Ground::Hill && self.ground[from.index()] != Ground::Hill;
        let Some(river) = self.river_cost(tables, season, gait, bridges, side) else { return CLOSED };
        u16::from(hex) + u16::from(if uphill { chart.add_uphill } else { 0 }) + u16::from(river)
    }

    /// What the ground of a hex costs, without any road or river (15.4).
    pub(crate) fn terrain_cost(&self, tables: &Tables, season: Season, gait: Gait, to: HexIx) -> Option<u8> {
        let chart = chart(tables, season);
        let tank = &tables.movement.tank;
        let of = |foot: u8, tank: u8| paid(tables, season, gait, foot, tank);
        let is_tank = gait == Gait::Tank;
        match self.ground[to.index()] {
            Ground::Town => Some(of(chart.town, tank.town)),
            Ground::City => Some(of(chart.city, tank.city)),
            Ground::Clear => Some(of(chart.clear, tank.clear)),
            // Hills have no line of their own: clear ground, entered uphill.
            Ground::Hill if is_tank => None,
            Ground::Hill => Some(chart.clear),
            Ground::Forest if is_tank && !self.lets_tanks_in(to) => None,
            Ground::Forest => Some(of(chart.forest, tank.forest)),
            Ground::Marsh if is_tank => None,
            Ground::Marsh => Some(chart.marsh),
            Ground::Water => None,
        }
    }

    fn hex_cost(&self, tables: &Tables, season: Season, gait: Gait, side: SideIx, to: HexIx) -> Option<u8> {
        let chart = chart(tables, season);
        let ways = self.map.ways(side);
        if self.ground[to.index()] == Ground::Water {
            return None;
        }
        let track = match chart.track {
            TrackCost::Points(points) => Some(points),
            TrackCost::Vanished(_) => None,
        };
        let tank = &tables.movement.tank;
        let of = |foot: u8, tank: u8| paid(tables, season, gait, foot, tank);
        let open = self.terrain_cost(tables, season, gait, to);
        let rail = ways.has(Ways::RAIL).then(|| of(chart.railroad, tank.railroad));
        let road = ways.has(Ways::ROAD).then(|| of(chart.road, tank.road));
        let track = track.filter(|_| ways.has(Ways::TRACK)).map(|points| of(points, tank.track));
        [open, rail, road, track].into_iter().flatten().min()
    }

    /// What a step costs, item by item; none where it is closed.
    pub(crate) fn bill(
        &self,
        tables: &Tables,
        season: Season,
        gait: Gait,
        bridges: &Reaches,
        from: HexIx,
        direction: Direction,
    ) -> Option<Bill> {
        let side = self.map.grid.side(from, direction);
        let to = self.map.grid.neighbour(from, direction)?;
        let uphill = self.ground[to.index()] == Ground::Hill && self.ground[from.index()] != Ground::Hill;
        Some(Bill {
            hex: self.hex_cost(tables, season, gait, side, to)?,
            uphill: if uphill { chart(tables, season).add_uphill } else { 0 },
            river: self.river_cost(tables, season, gait, bridges, side)?,
        })
    }

    /// 18.5: a forest hex with a road or railway, or next to the railway.
    fn lets_tanks_in(&self, hex: HexIx) -> bool {
        let beside = || self.map.grid.neighbours(hex).any(|(_, next)| self.rail_at[next.index()].is_some());
        self.roads.contains(hex) || beside()
    }

    fn river_cost(&self, tables: &Tables, season: Season, gait: Gait, bridges: &Reaches, side: SideIx) -> Option<u8> {
        let Some(reach) = self.reach(side) else { return Some(0) };
        let chart = chart(tables, season);
        if bridges.contains(reach) {
            return Some(chart.add_bridge);
        }
        let info = self.reach_info(reach);
        match info.grade {
            // 9.4.c
            Grade::Minor if gait == Gait::Depot => None,
            Grade::Minor => Some(chart.add_minor_river),
            Grade::Major if season.freezes(info.water) => {
                let snow = Season { weather: Weather::Snow, ..season };
                self::chart(tables, snow).add_major_river
            }
            Grade::Major => None,
        }
    }

    /// The river hexside along a hexside.
    #[inline]
    pub(crate) fn reach(&self, side: SideIx) -> Option<Reach> {
        self.reaches.along(side)
    }

    #[inline]
    pub(crate) fn reach_info(&self, reach: Reach) -> &ReachInfo {
        self.reaches.get(reach)
    }

    /// The river hexside between two neighbours.
    pub(crate) fn reach_between(&self, a: HexIx, b: HexIx) -> Option<Reach> {
        self.reaches.between(&self.map.grid, a, b)
    }

    /// The place in a hex.
    #[inline]
    pub(crate) fn place_in(&self, hex: HexIx) -> Option<PlaceIx> {
        self.place_at[hex.index()]
    }

    pub(crate) fn place(&self, place: PlaceIx) -> &hexmap::Place {
        &self.map.places[usize::from(place.0)]
    }

    /// The hex of a place that the rules name.
    pub(crate) fn hex_of(&self, id: &str) -> HexIx {
        match self.map.place(id) {
            Some(place) => place.hex,
            None => unreachable!("the map has {id}"),
        }
    }

    #[inline]
    pub(crate) fn distance(&self, a: HexIx, b: HexIx) -> u16 {
        self.map.grid.distance(a, b)
    }

    pub(crate) fn is_town_or_city(&self, hex: HexIx) -> bool {
        matches!(self.ground[hex.index()], Ground::Town | Ground::City)
    }

    /// Whether a hex touches a major river or a lake: where seaplanes can lie (12.51).
    pub(crate) fn is_seaplane_water(&self, hex: HexIx) -> bool {
        let major = |d: &Direction| {
            let reach = self.reach(self.map.grid.side(hex, *d));
            reach.is_some_and(|reach| self.reach_info(reach).grade == Grade::Major)
        };
        self.ground[hex.index()] == Ground::Water || Direction::ALL.iter().any(major)
    }

    /// 10.42: lines run over land, and over no major river that neither ice nor a bridge lets them cross.
    pub(crate) fn way_for_lines(&self, season: Season, bridges: &Reaches, side: SideIx, to: HexIx) -> Way {
        let barred = |reach: Reach| {
            let info = self.reach_info(reach);
            info.grade == Grade::Major && !bridges.contains(reach) && !season.freezes(info.water)
        };
        match self.ground[to.index()] {
            Ground::Water => Way::Closed,
            _ if self.reach(side).is_some_and(barred) => Way::Barred,
            _ => Way::Open,
        }
    }

    /// The six hexes around a hex; itself where the map ends.
    #[inline]
    pub(crate) fn around(&self, hex: HexIx) -> &[HexIx; 6] {
        self.map.grid.around(hex)
    }

    /// The hexes along the south edge, which Red's lines may leave by (10.62.a).
    pub(crate) fn south_edge(&self) -> impl Iterator<Item = HexIx> + '_ {
        self.south.iter().copied()
    }
}

impl Season {
    /// Whether a river is frozen for ground units and lines (14.21.a, 14.41).
    pub(crate) fn freezes(self, water: Water) -> bool {
        self.weather == Weather::Snow || self.upper_ice && water == Water::UpperDvina
    }
}

/// 23.1.T2.rail: what a hex along the railway costs.
pub(crate) fn rail_cost(tables: &Tables, season: Season) -> u8 {
    chart(tables, season).railroad
}

fn chart(tables: &Tables, season: Season) -> &Chart {
    let charts = match season.edition {
        Edition::Renovated => &tables.movement.renovated,
        Edition::Original => &tables.movement.original,
    };
    match season.weather {
        Weather::Dry => &charts.dry,
        Weather::Thaw => &charts.thaw,
        Weather::Snow => &charts.snow,
    }
}

/// What foot or tanks pay (18.5); the original edition raises the tanks' costs in snow and thaw.
fn paid(tables: &Tables, season: Season, gait: Gait, foot: u8, tank: u8) -> u8 {
    let raised = match (season.edition, season.weather) {
        (Edition::Original, Weather::Snow) => tables.movement.original.snow_add,
        (Edition::Original, Weather::Thaw) => tables.movement.original.thaw_add,
        _ => 0,
    };
    if gait == Gait::Tank { tank + raised } else { foot }
}

fn ground_of(map: &Map, hex: HexIx) -> Ground {
    match map.terrain_of(hex).id.as_str() {
        "clear" => Ground::Clear,
        "marsh" => Ground::Marsh,
        "hill" => Ground::Hill,
        "town" => Ground::Town,
        "city" => Ground::City,
        "lake" | "sea" => Ground::Water,
        _ => Ground::Forest,
    }
}

fn railway_of(map: &Map) -> (Vec<HexIx>, Vec<Option<u8>>) {
    let line = map.route("archangel_vologda_railway").map(|route| route.hexes.clone()).unwrap_or_default();
    let mut at = vec![None; map.grid.len()];
    for (index, hex) in line.iter().enumerate() {
        at[hex.index()] = Some(index as u8);
    }
    (line, at)
}

fn water_of(river: &River) -> Water {
    match river.id.as_str() {
        "upper_dvina" => Water::UpperDvina,
        "lower_dvina" => Water::LowerDvina,
        "vaga" => Water::Vaga,
        _ => Water::Other,
    }
}
