//! What cities, junctions, bridges, seas, boxes and map edges are worth, and who holds them in November 18
//! (`data/cities.toml`); and the hexes as the rules see them.

use std::collections::BTreeMap;

use engine::Index;
use hexmap::{Direction, HexIx, Map, SideIx, Ways};
use serde::Deserialize;

use crate::cited::Cited;
use crate::ids::{BoxIx, CityIx, EventIx, FactionIx, Hexes, Ids, JunctionIx, LineIx, RiverIx, SeaIx, Spot, ZoneIx};

/// How large a city is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum CitySize {
    Major,
    Minor,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CityFile {
    id: String,
    name: Option<String>,
    r#box: Option<BoxIx>,
    size: Option<CitySize>,
    rail: u8,
    pr: u8,
    owner: FactionIx,
    port: Option<SeaIx>,
    #[serde(default)]
    inlet: bool,
    #[serde(default)]
    rail_only_for: Vec<FactionIx>,
    #[serde(default)]
    pr_by_faction: BTreeMap<FactionIx, u8>,
    #[serde(default)]
    pr_passes: BTreeMap<FactionIx, FactionIx>,
    #[serde(default)]
    printed: Vec<String>,
}

/// A city.
#[derive(Debug, Clone)]
pub struct City {
    /// "moscou".
    pub id: String,
    /// "Moscou".
    pub name: String,
    /// Where it is.
    pub spot: Spot,
    /// How large it is.
    pub size: CitySize,
    /// Rail points (II.C).
    pub rail: u8,
    /// Replacement points (II.D).
    pub pr: u8,
    /// Who holds it in November 18.
    pub owner: FactionIx,
    /// The sea that it is a port of.
    pub port: Option<SeaIx>,
    /// Whether ships reach it by a channel.
    pub inlet: bool,
    /// Whom alone the rail points serve; anybody if none is named.
    pub rail_only_for: Vec<FactionIx>,
    /// Replacement points that are others for some.
    pub pr_by_faction: BTreeMap<FactionIx, u8>,
    /// Who draws the replacement points while a faction holds it (N.ukraine.16).
    pub pr_passes: BTreeMap<FactionIx, FactionIx>,
    /// What the rules state of it; all else is reconstructed.
    pub printed: Vec<String>,
}

impl CityFile {
    /// The city, as the map has it.
    pub(crate) fn judged(self, map: &Map, ids: &Ids) -> Result<City, String> {
        let placed = map.place(&self.id);
        let (name, spot, size) = match (placed, self.r#box, self.name, self.size) {
            (Some(place), None, None, None) => {
                let size = if place.is("city") { CitySize::Major } else { CitySize::Minor };
                if place.is("port") != self.port.is_some() {
                    return Err("the map and its entry do not agree whether it is a port".to_owned());
                }
                (place.name.clone(), ids.at_hex(place.hex), size)
            }
            (None, Some(of), Some(name), Some(size)) => (name, ids.in_box(of), size),
            _ => return Err("a city is on the map, or has a box, a name and a size".to_owned()),
        };
        if self.rail > 9 || self.pr > 9 {
            return Err("the numbers beside a city have one digit".to_owned());
        }
        if self.inlet && self.port.is_none() {
            return Err("an inlet is a port".to_owned());
        }
        Ok(City {
            id: self.id,
            name,
            spot,
            size,
            rail: self.rail,
            pr: self.pr,
            owner: self.owner,
            port: self.port,
            inlet: self.inlet,
            rail_only_for: self.rail_only_for,
            pr_by_faction: self.pr_by_faction,
            pr_passes: self.pr_passes,
            printed: self.printed,
        })
    }
}

/// A bridge over a major river (X.bridge.1).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bridge {
    /// "volga_kazan".
    pub id: String,
    /// The hexside.
    pub side: SideIx,
    /// What it is named after: a city or a junction.
    pub near: Spot,
    /// The line that crosses it.
    pub line: LineIx,
    /// Who holds both ends in November 18.
    pub owner: Option<FactionIx>,
}

/// A sea (X.sea.1).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sea {
    /// "azov".
    pub id: String,
    /// "Sea of Azov".
    pub name: String,
    /// The pool of naval points that it belongs to.
    pub pool: SeaIx,
    /// The sea that it is one with for ships (X.sea.1).
    pub joins: Option<SeaIx>,
    /// Its hexes; none for one that lies off the map.
    pub zone: Option<ZoneIx>,
}

/// A zone of weather (II.A).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum WeatherZone {
    North,
    South,
}

/// A box off the map (VIII.D).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OffMapBox {
    /// "omsk".
    pub id: String,
    /// Its weather.
    pub weather: WeatherZone,
    /// Ports from which ships reach it.
    #[serde(default)]
    pub entry_ports: Vec<CityIx>,
}

/// A friendly map edge (V.D.5).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapEdge {
    /// "east_omsk".
    pub id: String,
    /// Whom it supplies.
    pub factions: Vec<FactionIx>,
    /// The last hexes of its lines.
    pub hexes: Vec<HexIx>,
    /// The box that it leads through, which must not be Bolshevik.
    pub through: Option<BoxIx>,
}

/// A closed country (X.neutral.1).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Closed {
    /// The country.
    pub zone: ZoneIx,
    /// To whom; to all if nobody is named.
    pub to: Option<FactionIx>,
    /// Until which event; always if none is named.
    pub until: Option<EventIx>,
    /// Whose rule it is, where one says it.
    pub clause: Option<Cited>,
}

/// Major rivers that transport counts together (VI.G).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RiverSystem {
    /// "volga".
    pub id: String,
    /// Its rivers.
    pub rivers: Vec<RiverIx>,
    /// The cities on them.
    pub cities: Vec<CityIx>,
}

/// What a hex is to the rules: a city replaces the ground it stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum Terrain {
    Clear,
    Desert,
    Forest,
    Marsh,
    Mountain,
    MinorCity,
    MajorCity,
    Sea,
    Lake,
}

impl Terrain {
    /// All kinds that land units enter.
    pub const LAND: [Terrain; 7] = [
        Terrain::Clear,
        Terrain::Desert,
        Terrain::Forest,
        Terrain::Marsh,
        Terrain::Mountain,
        Terrain::MinorCity,
        Terrain::MajorCity,
    ];

    fn ground(id: &str) -> Option<Terrain> {
        Some(match id {
            "clear" => Terrain::Clear,
            "desert" => Terrain::Desert,
            "forest" => Terrain::Forest,
            "marsh" => Terrain::Marsh,
            "mountain" => Terrain::Mountain,
            "sea" => Terrain::Sea,
            "lake" => Terrain::Lake,
            _ => return None,
        })
    }

    /// Whether no land unit enters it.
    pub const fn is_water(self) -> bool {
        matches!(self, Terrain::Sea | Terrain::Lake)
    }
}

/// The hexes as the rules see them: flat, by hex.
#[derive(Debug, Clone)]
pub struct Ground {
    /// What every hex is.
    pub terrain: Vec<Terrain>,
    /// The city in it.
    pub city: Vec<Option<CityIx>>,
    /// The junction in it.
    pub junction: Vec<Option<JunctionIx>>,
    /// Hexes that a railway runs through.
    pub rail: Hexes,
    /// The hexes of each zone.
    pub zones: Vec<Hexes>,
    /// The northern weather zone.
    pub north: Hexes,
}

impl Ground {
    /// Works them out; the reason if the map has a ground that the rules do not know.
    pub(crate) fn new(map: &Map, ids: &Ids, cities: &[City]) -> Result<Ground, String> {
        let mut terrain = Vec::with_capacity(map.grid.len());
        for hex in map.grid.hexes() {
            let id = &map.terrain_of(hex).id;
            terrain.push(Terrain::ground(id).ok_or_else(|| format!("no rule knows the ground {id:?}"))?);
        }
        let mut city = vec![None; map.grid.len()];
        for (index, one) in cities.iter().enumerate() {
            if let crate::ids::Whereabouts::Hex(hex) = ids.whereabouts(one.spot) {
                city[hex.index()] = Some(CityIx::from_index(index));
                terrain[hex.index()] = match one.size {
                    CitySize::Major => Terrain::MajorCity,
                    CitySize::Minor => Terrain::MinorCity,
                };
            }
        }
        let mut junction = vec![None; map.grid.len()];
        for one in ids.all::<JunctionIx>() {
            if let Some(place) = map.place(ids.id(one)) {
                junction[place.hex.index()] = Some(one);
            }
        }
        let rail = |&hex: &HexIx| Direction::ALL.iter().any(|&d| map.ways(map.grid.side(hex, d)).has(Ways::RAIL));
        let zones: Vec<Hexes> = map.zones.iter().map(|zone| Hexes::of(zone.hexes.iter().copied())).collect();
        let north = map.zones.iter().position(|zone| zone.id == "north").map(|zone| zones[zone]);
        Ok(Ground {
            terrain,
            city,
            junction,
            rail: Hexes::of(map.grid.hexes().filter(rail)),
            zones,
            north: north.ok_or_else(|| "there is no zone \"north\", whose weather is rolled for apart".to_owned())?,
        })
    }
}
