//! A compiled map: what lies in every hex and along every hexside, and the named things on it.

use crate::direction::Point;
use crate::grid::{Grid, HexIx, SideIx};

/// A kind of terrain, by its place in [`Map::terrains`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TerrainIx(pub u8);

/// A river, by its place in [`Map::rivers`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RiverIx(pub u8);

/// A kind of terrain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terrain {
    /// "forest".
    pub id: String,
    /// "Forest".
    pub name: String,
    /// The letter that stands for it in the map file.
    pub letter: char,
}

/// What runs across a hexside from hex to hex: railway, road, track, or several.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Ways(pub u8);

impl Ways {
    /// Nothing.
    pub const NONE: Ways = Ways(0);
    /// A railway.
    pub const RAIL: Ways = Ways(1);
    /// A road.
    pub const ROAD: Ways = Ways(2);
    /// A track.
    pub const TRACK: Ways = Ways(4);

    /// Whether nothing runs here.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether any of `other` runs here.
    pub const fn has(self, other: Ways) -> bool {
        self.0 & other.0 != 0
    }

    /// Both together.
    pub const fn with(self, other: Ways) -> Ways {
        Ways(self.0 | other.0)
    }

    /// This without `other`.
    pub const fn without(self, other: Ways) -> Ways {
        Ways(self.0 & !other.0)
    }
}

impl std::fmt::Debug for Ways {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let names: Vec<&str> = WayKind::ALL.into_iter().filter(|k| self.has(k.ways())).map(WayKind::id).collect();
        write!(f, "Ways({})", names.join("+"))
    }
}

/// What kind of way a route is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WayKind {
    /// A railway.
    Rail,
    /// A road.
    Road,
    /// A track.
    Track,
}

impl WayKind {
    /// All kinds, best first.
    pub const ALL: [WayKind; 3] = [WayKind::Rail, WayKind::Road, WayKind::Track];

    /// Its word in the map file.
    pub const fn id(self) -> &'static str {
        match self {
            WayKind::Rail => "railroad",
            WayKind::Road => "road",
            WayKind::Track => "track",
        }
    }

    /// The kind with this word.
    pub fn parse(text: &str) -> Option<WayKind> {
        WayKind::ALL.into_iter().find(|k| k.id() == text)
    }

    /// As a set of ways.
    pub const fn ways(self) -> Ways {
        match self {
            WayKind::Rail => Ways::RAIL,
            WayKind::Road => Ways::ROAD,
            WayKind::Track => Ways::TRACK,
        }
    }
}

/// How great a river is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// A minor river.
    Minor,
    /// A major river.
    Major,
}

/// A river: a chain of hexsides from source to mouth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct River {
    /// "emtsa_river".
    pub id: String,
    /// "Emtsa".
    pub name: String,
    /// Major or minor.
    pub grade: Grade,
    /// Whether it is joined to water that vessels can reach.
    pub navigable: bool,
    /// The river it flows into, where that is on the map.
    pub into: Option<String>,
    /// Its hexsides from source to mouth; each shares a corner with the next.
    pub chain: Vec<SideIx>,
}

/// A railway, road or track: a chain of hexes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Route {
    /// "kodish_road".
    pub id: String,
    /// "Plesetskaya-Kodish-Seletskoe road".
    pub name: String,
    /// Railway, road or track.
    pub kind: WayKind,
    /// Its hexes in order; each is a neighbour of the next.
    pub hexes: Vec<HexIx>,
    /// The hexsides of the map's edge by which it leaves, before its first or after its last hex.
    pub exits: Vec<SideIx>,
}

/// A bank, looking downstream.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bank {
    /// The left bank.
    Left,
    /// The right bank.
    Right,
}

/// On which bank of which river a place stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct OnBank {
    /// The river.
    pub river: RiverIx,
    /// The bank, looking downstream.
    pub bank: Bank,
}

/// A named place on the map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// "kodish".
    pub id: String,
    /// "Kodish".
    pub name: String,
    /// "town", "station", "port" …: the words of the game's data.
    pub kinds: Vec<String>,
    /// Its hex.
    pub hex: HexIx,
    /// Whether the rules state the hex; otherwise it is reconstructed.
    pub printed: bool,
    /// Its bank, if it stands on a river.
    pub bank: Option<OnBank>,
}

impl Place {
    /// Whether it is of this kind.
    pub fn is(&self, kind: &str) -> bool {
        self.kinds.iter().any(|k| k == kind)
    }
}

/// A place off the map: a box, or where a road leads.
#[derive(Debug, Clone, PartialEq)]
pub struct OffMapPlace {
    /// "vologda_box".
    pub id: String,
    /// "Vologda".
    pub name: String,
    /// The words of the game's data.
    pub kinds: Vec<String>,
    /// Where it would lie in the plane, if that is known.
    pub point: Option<Point>,
    /// The hexes that are next to it.
    pub entries: Vec<HexIx>,
    /// Those of them by which railways lead there.
    pub rail_entries: Vec<HexIx>,
    /// The places off the map that it is joined with.
    pub links: Vec<Link>,
}

/// What joins two places off the map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// The other place.
    pub to: String,
    /// How one gets there.
    pub by: LinkBy,
}

/// How one gets from one place off the map to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LinkBy {
    /// By land.
    Land,
    /// By sea.
    Sea,
}

impl LinkBy {
    /// Both, with their words in the map file.
    pub(crate) const WORDS: [(&'static str, LinkBy); 2] = [("land", LinkBy::Land), ("sea", LinkBy::Sea)];

    /// Its word in the map file.
    pub const fn id(self) -> &'static str {
        match self {
            LinkBy::Land => "land",
            LinkBy::Sea => "sea",
        }
    }
}

/// What a zone is for, by which it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ZoneKind {
    /// A country; its edge is a border.
    Country,
    /// Land that somebody claims; its edge is a border yet to come.
    Claim,
    /// A country that stays out of the game.
    Neutral,
    /// Where a weather of its own is rolled for.
    Weather,
    /// A part of the map that rules speak of; its edge is faint.
    District,
    /// Hexes by which ways lead through ground that would else bar them; nothing is drawn.
    Pass,
    /// A sea or a lake; nothing is drawn.
    Water,
}

impl ZoneKind {
    /// All kinds, with their words in the map file.
    pub(crate) const WORDS: [(&'static str, ZoneKind); 7] = [
        ("country", ZoneKind::Country),
        ("claim", ZoneKind::Claim),
        ("neutral", ZoneKind::Neutral),
        ("weather", ZoneKind::Weather),
        ("district", ZoneKind::District),
        ("pass", ZoneKind::Pass),
        ("water", ZoneKind::Water),
    ];

    /// Its word in the map file.
    pub fn id(self) -> &'static str {
        ZoneKind::WORDS.iter().find(|(_, kind)| *kind == self).map_or("", |(word, _)| word)
    }
}

/// A named set of hexes. A hex may lie in several.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Zone {
    /// "finland".
    pub id: String,
    /// "Finland".
    pub name: String,
    /// What it is for.
    pub kind: ZoneKind,
    /// Its hexes, row by row.
    pub hexes: Vec<HexIx>,
}

/// What a line without effect on play shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OutlineKind {
    /// A stream.
    Stream,
    /// A stretch of sea: a closed ring, to be filled.
    Sea,
    /// The shore of the sea; a closed ring is an island.
    Coast,
    /// The shore of a lake: a closed ring.
    Lake,
    /// A railway that is not in play: where one in play goes on to.
    Rail,
}

impl OutlineKind {
    /// All kinds, with their words in the map file.
    pub(crate) const WORDS: [(&'static str, OutlineKind); 5] = [
        ("stream", OutlineKind::Stream),
        ("sea", OutlineKind::Sea),
        ("coast", OutlineKind::Coast),
        ("lake", OutlineKind::Lake),
        ("rail", OutlineKind::Rail),
    ];

    /// Its word in the map file.
    pub fn id(self) -> &'static str {
        OutlineKind::WORDS.iter().find(|(_, kind)| *kind == self).map_or("", |(word, _)| word)
    }
}

/// A line for the eye only, in the plane.
#[derive(Debug, Clone, PartialEq)]
pub struct Outline {
    /// Its name; may be empty.
    pub name: String,
    /// What it shows.
    pub kind: OutlineKind,
    /// Its points, in hexes, to two decimals.
    pub points: Vec<Point>,
}

/// A map: the grid and everything on it.
#[derive(Debug, Clone, PartialEq)]
pub struct Map {
    /// "Operation Elope".
    pub title: String,
    /// The hexes.
    pub grid: Grid,
    /// The kinds of terrain.
    pub terrains: Vec<Terrain>,
    /// For each hex, its terrain.
    pub terrain: Vec<TerrainIx>,
    /// For each hexside, what runs across it. A way across the map's edge leads off the map.
    pub ways: Vec<Ways>,
    /// For each hexside, the river along it.
    pub river: Vec<Option<RiverIx>>,
    /// For each hexside, whether a bridge crosses the river along it.
    pub bridge: Vec<bool>,
    /// For each hexside, whether it is a strait: water between two hexes of land, which part them.
    pub strait: Vec<bool>,
    /// The rivers.
    pub rivers: Vec<River>,
    /// Railways, roads and tracks.
    pub routes: Vec<Route>,
    /// The places on the map.
    pub places: Vec<Place>,
    /// Places off the map.
    pub off_map: Vec<OffMapPlace>,
    /// Zones.
    pub zones: Vec<Zone>,
    /// Streams and shores, for the eye.
    pub outlines: Vec<Outline>,
}

impl Map {
    /// A map of one terrain with nothing on it.
    pub fn blank(title: impl Into<String>, grid: Grid, terrain: Terrain) -> Map {
        let sides = grid.side_count();
        Map {
            title: title.into(),
            terrain: vec![TerrainIx(0); grid.len()],
            terrains: vec![terrain],
            ways: vec![Ways::NONE; sides],
            river: vec![None; sides],
            bridge: vec![false; sides],
            strait: vec![false; sides],
            rivers: Vec::new(),
            routes: Vec::new(),
            places: Vec::new(),
            off_map: Vec::new(),
            zones: Vec::new(),
            outlines: Vec::new(),
            grid,
        }
    }

    /// The place with this id.
    pub fn place(&self, id: &str) -> Option<&Place> {
        self.places.iter().find(|p| p.id == id)
    }

    /// The places in a hex.
    pub fn places_in(&self, hex: HexIx) -> impl Iterator<Item = &Place> {
        self.places.iter().filter(move |p| p.hex == hex)
    }

    /// The river with this id.
    pub fn river(&self, id: &str) -> Option<&River> {
        self.rivers.iter().find(|r| r.id == id)
    }

    /// The route with this id.
    pub fn route(&self, id: &str) -> Option<&Route> {
        self.routes.iter().find(|r| r.id == id)
    }

    /// The zone with this id.
    pub fn zone(&self, id: &str) -> Option<&Zone> {
        self.zones.iter().find(|zone| zone.id == id)
    }

    /// The place off the map with this id.
    pub fn off_map(&self, id: &str) -> Option<&OffMapPlace> {
        self.off_map.iter().find(|place| place.id == id)
    }

    /// The terrain of a hex.
    pub fn terrain_of(&self, hex: HexIx) -> &Terrain {
        &self.terrains[usize::from(self.terrain[hex.index()].0)]
    }

    /// The terrain with this id.
    pub fn terrain_ix(&self, id: &str) -> Option<TerrainIx> {
        self.terrains.iter().position(|t| t.id == id).map(|i| TerrainIx(i as u8))
    }

    /// The grade of the river along a hexside.
    pub fn grade(&self, side: SideIx) -> Option<Grade> {
        self.river[side.index()].map(|r| self.rivers[usize::from(r.0)].grade)
    }

    /// What runs across a hexside.
    pub fn ways(&self, side: SideIx) -> Ways {
        self.ways[side.index()]
    }

    /// Writes ways and rivers of `routes` and `rivers` into the arrays by hexside.
    ///
    /// Where two rivers share a hexside the greater one keeps it, of two equals the first.
    pub(crate) fn spread(&mut self) {
        self.ways.fill(Ways::NONE);
        self.river.fill(None);
        for (index, river) in self.rivers.iter().enumerate() {
            for side in &river.chain {
                let kept = self.river[side.index()].map(|held| self.rivers[usize::from(held.0)].grade);
                if kept.is_none_or(|kept| river.grade > kept) {
                    self.river[side.index()] = Some(RiverIx(index as u8));
                }
            }
        }
        for route in &self.routes {
            let between = route.hexes.windows(2).filter_map(|pair| self.grid.side_between(pair[0], pair[1]));
            for side in between.chain(route.exits.iter().copied()) {
                self.ways[side.index()] = self.ways[side.index()].with(route.kind.ways());
            }
        }
    }
}
