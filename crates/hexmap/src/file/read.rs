//! Reads and checks a map file; a fault names the file, the line and the reason.

use std::collections::HashSet;

use engine::Fault;
use serde::Deserialize;
use toml::Spanned;

use crate::chain::{Broken, chain_corners};
use crate::grid::{Grid, HexIx, Layout, Numbering, Parity, RowsGrow, Shift, SideIx};
use crate::map::{
    Bank, Grade, Link, LinkBy, Map, OffMapPlace, OnBank, Outline, OutlineKind, Place, River, RiverIx, Route, Terrain,
    TerrainIx, WayKind, Zone, ZoneKind,
};
use crate::source::Source;
use crate::{Orientation, Point};

pub(crate) type Text = Spanned<String>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    title: String,
    grid: Spanned<GridFile>,
    terrain: Vec<TerrainFile>,
    ground: GroundFile,
    #[serde(default)]
    river: Vec<RiverFile>,
    #[serde(default)]
    route: Vec<RouteFile>,
    #[serde(default)]
    bridges: SidesFile,
    #[serde(default)]
    straits: SidesFile,
    #[serde(default)]
    place: Vec<PlaceFile>,
    #[serde(default)]
    off_map: Vec<OffMapFile>,
    #[serde(default)]
    zone: Vec<ZoneFile>,
    #[serde(default)]
    outline: Vec<OutlineFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GridFile {
    orientation: Text,
    numbering: Text,
    rows: Spanned<[u16; 2]>,
    columns: Spanned<[u16; 2]>,
    rows_grow: Text,
    shifted: Text,
    shift: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TerrainFile {
    letter: Text,
    id: Text,
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GroundFile {
    rows: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RiverFile {
    id: Text,
    name: String,
    grade: Text,
    navigable: bool,
    into: Option<Text>,
    chain: Spanned<Vec<Text>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RouteFile {
    id: Text,
    name: String,
    kind: Text,
    hexes: Vec<Text>,
    #[serde(default)]
    exits: Vec<Text>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct SidesFile {
    sides: Vec<Text>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceFile {
    id: Text,
    name: String,
    kinds: Vec<String>,
    hex: Text,
    printed: bool,
    bank: Option<BankFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BankFile {
    river: Text,
    bank: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OffMapFile {
    id: Text,
    name: String,
    kinds: Vec<String>,
    point: Option<Spanned<[f64; 2]>>,
    #[serde(default)]
    joined: JoinedFile,
}

/// How a place off the map is joined with the map and with others like it.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct JoinedFile {
    #[serde(default)]
    entries: Vec<Text>,
    #[serde(default)]
    rail_entries: Vec<Text>,
    #[serde(default)]
    links: Vec<LinkFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LinkFile {
    to: Text,
    by: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ZoneFile {
    id: Text,
    name: String,
    kind: Text,
    hexes: Vec<Text>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OutlineFile {
    name: String,
    kind: Text,
    points: Vec<Spanned<[f64; 2]>>,
}

/// Reads a map file.
pub fn read_map(source: &Source<'_>) -> Result<Map, Fault> {
    let file: MapFile = source.toml()?;
    let r = Reader { source };
    let grid = r.grid(&file.grid)?;
    let terrains = r.terrains(&file.terrain)?;
    let terrain = r.ground(&grid, &terrains, &file.ground.rows)?;
    let Some(first) = terrains.first().cloned() else {
        return Err(source.fault("no terrain is listed"));
    };
    let mut map = Map::blank(file.title, grid, first);
    map.terrains = terrains;
    map.terrain = terrain;
    map.rivers = r.rivers(&map.grid, &file.river)?;
    map.routes = r.routes(&map.grid, &file.route)?;
    map.spread();
    r.bridges(&mut map, &file.bridges)?;
    for name in &file.straits.sides {
        let side = r.side(&map.grid, name)?;
        map.strait[side.index()] = true;
    }
    r.places(&mut map, &file.place, &file.off_map)?;
    map.zones = r.zones(&map.grid, &file.zone)?;
    map.outlines = r.outlines(&file.outline)?;
    Ok(map)
}

pub(crate) struct Reader<'a> {
    pub(crate) source: &'a Source<'a>,
}

impl Reader<'_> {
    pub(crate) fn fault<T>(&self, at: &Spanned<T>, reason: impl Into<String>) -> Fault {
        self.source.fault_at(at.span(), reason)
    }

    /// One of a few words.
    pub(crate) fn word<T: Copy>(&self, text: &Text, words: &[(&str, T)]) -> Result<T, Fault> {
        words.iter().find(|(word, _)| *word == text.get_ref()).map(|&(_, value)| value).ok_or_else(|| {
            let known: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
            self.fault(text, format!("\"{}\" is not one of: {}", text.get_ref(), known.join(", ")))
        })
    }

    pub(crate) fn fresh<'t>(&self, seen: &mut HashSet<&'t str>, id: &'t Text, what: &str) -> Result<(), Fault> {
        if seen.insert(id.get_ref()) {
            Ok(())
        } else {
            Err(self.fault(id, format!("{what} \"{}\" is listed twice", id.get_ref())))
        }
    }

    pub(crate) fn hex(&self, grid: &Grid, text: &Text) -> Result<HexIx, Fault> {
        grid.parse(text.get_ref())
            .ok_or_else(|| self.fault(text, format!("there is no hex \"{}\" on the map", text.get_ref())))
    }

    pub(crate) fn side(&self, grid: &Grid, text: &Text) -> Result<SideIx, Fault> {
        grid.parse_side(text.get_ref()).ok_or_else(|| {
            self.fault(text, format!("there is no hexside \"{}\" on the map", text.get_ref()))
                .advise(format!("a hexside is a hex and a direction, such as \"{}\"", grid.side_name(SideIx(0))))
        })
    }

    pub(crate) fn grid(&self, spanned: &Spanned<GridFile>) -> Result<Grid, Fault> {
        let file = spanned.get_ref();
        let orientation = self
            .word(&file.orientation, &[("flat-top", Orientation::FlatTop), ("pointy-top", Orientation::PointyTop)])?;
        let shift = match orientation {
            Orientation::FlatTop => {
                self.word(&file.shift, &[("north", Shift::NorthOrEast), ("south", Shift::SouthOrWest)])?
            }
            Orientation::PointyTop => {
                self.word(&file.shift, &[("east", Shift::NorthOrEast), ("west", Shift::SouthOrWest)])?
            }
        };
        let count = |range: &Spanned<[u16; 2]>| {
            let [first, last] = *range.get_ref();
            if first <= last && last <= 99 {
                Ok((first, last - first + 1))
            } else {
                Err(self.fault(range, format!("[{first}, {last}] is not a first and a last number up to 99")))
            }
        };
        let (first_row, rows) = count(&file.rows)?;
        let (first_column, columns) = count(&file.columns)?;
        Grid::new(Layout {
            orientation,
            first_row,
            rows,
            first_column,
            columns,
            shifted: self.word(&file.shifted, &[("odd", Parity::Odd), ("even", Parity::Even)])?,
            shift,
            rows_grow: self.word(&file.rows_grow, &[("north", RowsGrow::North), ("south", RowsGrow::South)])?,
            numbering: self.word(&file.numbering, &[("RRCC", Numbering::RowColumn), ("CCRR", Numbering::ColumnRow)])?,
        })
        .map_err(|reason| self.fault(spanned, reason))
    }

    pub(crate) fn terrains(&self, list: &[TerrainFile]) -> Result<Vec<Terrain>, Fault> {
        let (mut ids, mut letters) = (HashSet::new(), HashSet::new());
        let mut terrains = Vec::with_capacity(list.len());
        for file in list {
            self.fresh(&mut ids, &file.id, "terrain")?;
            self.fresh(&mut letters, &file.letter, "the letter")?;
            let mut chars = file.letter.get_ref().chars();
            let (Some(letter), None) = (chars.next(), chars.next()) else {
                return Err(self.fault(&file.letter, "a terrain's letter is a single letter"));
            };
            if !letter.is_ascii_alphabetic() {
                return Err(self.fault(&file.letter, format!("\"{letter}\" is not a letter from a to z")));
            }
            if terrains.len() == 64 {
                return Err(self.fault(&file.id, "more than 64 kinds of terrain"));
            }
            terrains.push(Terrain { id: file.id.get_ref().clone(), name: file.name.clone(), letter });
        }
        Ok(terrains)
    }

    fn ground(&self, grid: &Grid, terrains: &[Terrain], rows: &Text) -> Result<Vec<TerrainIx>, Fault> {
        let layout = grid.layout();
        let mut terrain: Vec<Option<TerrainIx>> = vec![None; grid.len()];
        let (first_line, _) = engine::line_column(self.source.text, rows.span().start);
        // A line break right after the opening quotes is not part of the text.
        let opening = self.source.text.get(rows.span()).unwrap_or("");
        let skipped = usize::from(opening.starts_with("\"\"\"\n") || opening.starts_with("\"\"\"\r"));
        for (index, line) in rows.get_ref().lines().enumerate() {
            let fault = |reason: String| self.source.fault(reason).at_line(first_line + skipped + index);
            let mut words = line.split_whitespace();
            let Some(label) = words.next().filter(|w| !w.starts_with('#')) else { continue };
            let row = label.parse::<u16>().ok().filter(|&row| grid.hex(row, layout.first_column).is_some());
            let Some(row) = row else {
                return Err(fault(format!("\"{label}\" is not the number of a row")));
            };
            let letters: Vec<&str> = words.collect();
            if letters.len() != usize::from(layout.columns) {
                return Err(fault(format!(
                    "row {row:02} has {} letters, the map has {} columns",
                    letters.len(),
                    layout.columns
                )));
            }
            for (column, letter) in (layout.first_column..).zip(letters) {
                let known = terrains.iter().position(|t| letter.chars().eq([t.letter]));
                let Some(known) = known else {
                    return Err(fault(format!(
                        "no terrain has the letter \"{letter}\" (row {row:02}, column {column:02})"
                    )));
                };
                let Some(hex) = grid.hex(row, column) else { continue };
                if terrain[hex.index()].replace(TerrainIx(known as u8)).is_some() {
                    return Err(fault(format!("row {row:02} is given twice")));
                }
            }
        }
        let whole: Option<Vec<TerrainIx>> = terrain.iter().copied().collect();
        whole.ok_or_else(|| {
            let missing = grid.hexes().find(|h| terrain[h.index()].is_none()).map_or(0, |h| grid.row_column(h).0);
            self.fault(rows, format!("row {missing:02} is missing"))
        })
    }

    /// The hexsides of a river, one after the other.
    pub(crate) fn chain(&self, grid: &Grid, id: &str, list: &Spanned<Vec<Text>>) -> Result<Vec<SideIx>, Fault> {
        let names = list.get_ref();
        let chain = names.iter().map(|name| self.side(grid, name)).collect::<Result<Vec<_>, _>>()?;
        let broken = match chain_corners(grid, &chain) {
            Ok(_) => return Ok(chain),
            Err(broken) => broken,
        };
        Err(match broken {
            Broken::Empty => self.fault(list, format!("river \"{id}\" has no hexsides")),
            Broken::Gap(at) => {
                let (before, name) = (at.checked_sub(1).map_or("its source", |b| names[b].get_ref()), &names[at]);
                let reason =
                    format!("river \"{id}\" is not connected: \"{}\" does not follow {before}", name.get_ref());
                self.fault(name, reason)
            }
            Broken::Loop(at) => {
                let name = &names[at];
                let reason = format!("river \"{id}\" comes back to a corner it has passed at \"{}\"", name.get_ref());
                self.fault(name, reason)
            }
        })
    }

    fn rivers(&self, grid: &Grid, list: &[RiverFile]) -> Result<Vec<River>, Fault> {
        let mut seen = HashSet::new();
        let mut rivers = Vec::with_capacity(list.len());
        for file in list {
            self.fresh(&mut seen, &file.id, "river")?;
            let chain = self.chain(grid, file.id.get_ref(), &file.chain)?;
            if rivers.len() == 250 {
                return Err(self.fault(&file.id, "more than 250 rivers"));
            }
            rivers.push(River {
                id: file.id.get_ref().clone(),
                name: file.name.clone(),
                grade: self.word(&file.grade, &[("minor", Grade::Minor), ("major", Grade::Major)])?,
                navigable: file.navigable,
                into: file.into.as_ref().map(|into| into.get_ref().clone()),
                chain,
            });
        }
        for into in list.iter().filter_map(|file| file.into.as_ref()) {
            if !seen.contains(into.get_ref().as_str()) {
                return Err(self.fault(into, format!("there is no river \"{}\"", into.get_ref())));
            }
        }
        Ok(rivers)
    }

    /// The hexes of a route, one after the other.
    pub(crate) fn route(&self, grid: &Grid, id: &str, list: &[Text]) -> Result<Vec<HexIx>, Fault> {
        let hexes = list.iter().map(|name| self.hex(grid, name)).collect::<Result<Vec<_>, _>>()?;
        for (pair, name) in hexes.windows(2).zip(list.iter().skip(1)) {
            if grid.direction(pair[0], pair[1]).is_none() {
                let (name_of, before) = (name.get_ref(), grid.number(pair[0]));
                let reason = format!("route \"{id}\" is not connected: {name_of} is no neighbour of {before}");
                return Err(self.fault(name, reason));
            }
        }
        Ok(hexes)
    }

    fn routes(&self, grid: &Grid, list: &[RouteFile]) -> Result<Vec<Route>, Fault> {
        let mut seen = HashSet::new();
        let mut routes = Vec::with_capacity(list.len());
        for file in list {
            self.fresh(&mut seen, &file.id, "route")?;
            let kind = self.word(&file.kind, &WayKind::ALL.map(|k| (k.id(), k)))?;
            let hexes = self.route(grid, file.id.get_ref(), &file.hexes)?;
            let mut exits = Vec::with_capacity(file.exits.len());
            for name in &file.exits {
                let side = self.side(grid, name)?;
                if grid.side_hexes(side).1.is_some() {
                    return Err(self.fault(name, format!("\"{}\" is not at the edge of the map", name.get_ref())));
                }
                exits.push(side);
            }
            routes.push(Route { id: file.id.get_ref().clone(), name: file.name.clone(), kind, hexes, exits });
        }
        Ok(routes)
    }

    fn bridges(&self, map: &mut Map, file: &SidesFile) -> Result<(), Fault> {
        for name in &file.sides {
            let side = self.side(&map.grid, name)?;
            if map.river[side.index()].is_none() {
                return Err(self.fault(name, format!("a bridge at \"{}\", but no river runs there", name.get_ref())));
            }
            map.bridge[side.index()] = true;
        }
        Ok(())
    }

    fn places(&self, map: &mut Map, list: &[PlaceFile], off_map: &[OffMapFile]) -> Result<(), Fault> {
        let mut seen = HashSet::new();
        for file in list {
            self.fresh(&mut seen, &file.id, "place")?;
            let bank = file.bank.as_ref().map(|b| self.bank(map, b)).transpose()?;
            map.places.push(Place {
                id: file.id.get_ref().clone(),
                name: file.name.clone(),
                kinds: file.kinds.clone(),
                hex: self.hex(&map.grid, &file.hex)?,
                printed: file.printed,
                bank,
            });
        }
        for file in off_map {
            self.fresh(&mut seen, &file.id, "place")?;
            let place = OffMapPlace {
                id: file.id.get_ref().clone(),
                name: file.name.clone(),
                kinds: file.kinds.clone(),
                point: file.point.as_ref().map(|p| self.point(p)).transpose()?,
                entries: Vec::new(),
                rail_entries: Vec::new(),
                links: Vec::new(),
            };
            map.off_map.push(self.joined(&map.grid, place, &file.joined)?);
        }
        let joined = off_map.iter().map(|file| (file.id.get_ref().as_str(), &file.joined)).collect::<Vec<_>>();
        self.linked_both_ways(&joined)
    }

    /// A place off the map with what joins it.
    pub(crate) fn joined(&self, grid: &Grid, place: OffMapPlace, file: &JoinedFile) -> Result<OffMapPlace, Fault> {
        let hexes = |list: &[Text]| list.iter().map(|name| self.hex(grid, name)).collect::<Result<Vec<_>, _>>();
        if let Some(stray) =
            file.rail_entries.iter().find(|rail| !file.entries.iter().any(|e| e.get_ref() == rail.get_ref()))
        {
            return Err(self.fault(stray, format!("{} is not among the entries", stray.get_ref())));
        }
        let link =
            |link: &LinkFile| Ok(Link { to: link.to.get_ref().clone(), by: self.word(&link.by, &LinkBy::WORDS)? });
        Ok(OffMapPlace {
            entries: hexes(&file.entries)?,
            rail_entries: hexes(&file.rail_entries)?,
            links: file.links.iter().map(link).collect::<Result<_, Fault>>()?,
            ..place
        })
    }

    /// Every link leads to a place off the map that links back in the same way.
    pub(crate) fn linked_both_ways(&self, places: &[(&str, &JoinedFile)]) -> Result<(), Fault> {
        for (id, file) in places {
            for link in &file.links {
                let (to, by) = (link.to.get_ref(), link.by.get_ref());
                let Some((_, other)) = places.iter().find(|(place, _)| place == to) else {
                    return Err(self.fault(&link.to, format!("there is no place \"{to}\" off the map")));
                };
                if !other.links.iter().any(|back| back.to.get_ref() == id && back.by.get_ref() == by) {
                    return Err(self.fault(&link.to, format!("\"{to}\" has no link back to \"{id}\" by {by}")));
                }
            }
        }
        Ok(())
    }

    fn zones(&self, grid: &Grid, list: &[ZoneFile]) -> Result<Vec<Zone>, Fault> {
        let mut seen = HashSet::new();
        let mut zones = Vec::with_capacity(list.len());
        for file in list {
            self.fresh(&mut seen, &file.id, "zone")?;
            let mut hexes = Vec::new();
            for run in &file.hexes {
                hexes.extend(self.run(grid, run)?);
            }
            hexes.sort_unstable();
            hexes.dedup();
            let kind = self.word(&file.kind, &ZoneKind::WORDS)?;
            zones.push(Zone { id: file.id.get_ref().clone(), name: file.name.clone(), kind, hexes });
        }
        Ok(zones)
    }

    /// A hex, or the first and the last of neighbours in a row: "0312-0912".
    fn run(&self, grid: &Grid, text: &Text) -> Result<impl Iterator<Item = HexIx> + use<>, Fault> {
        let word = text.get_ref();
        let (first, last) = word.split_once('-').unwrap_or((word, word));
        let ends = grid.parse(first).zip(grid.parse(last));
        let in_a_row =
            |&(first, last): &(HexIx, HexIx)| first <= last && grid.row_column(first).0 == grid.row_column(last).0;
        let Some((first, last)) = ends.filter(in_a_row) else {
            return Err(self.fault(text, format!("\"{word}\" is neither a hex of the map nor hexes in a row")));
        };
        Ok((first.0..=last.0).map(HexIx))
    }

    fn bank(&self, map: &Map, file: &BankFile) -> Result<OnBank, Fault> {
        let river = map.rivers.iter().position(|r| r.id == *file.river.get_ref());
        let Some(river) = river else {
            return Err(self.fault(&file.river, format!("there is no river \"{}\"", file.river.get_ref())));
        };
        let bank = self.word(&file.bank, &[("left", Bank::Left), ("right", Bank::Right)])?;
        Ok(OnBank { river: RiverIx(river as u8), bank })
    }

    fn outlines(&self, list: &[OutlineFile]) -> Result<Vec<Outline>, Fault> {
        list.iter()
            .map(|file| {
                Ok(Outline {
                    name: file.name.clone(),
                    kind: self.word(&file.kind, &OutlineKind::WORDS)?,
                    points: file.points.iter().map(|p| self.point(p)).collect::<Result<_, _>>()?,
                })
            })
            .collect()
    }

    fn point(&self, at: &Spanned<[f64; 2]>) -> Result<Point, Fault> {
        let [x, y] = *at.get_ref();
        if x.abs() < 10_000.0 && y.abs() < 10_000.0 {
            Ok(Point::new(x, y).rounded())
        } else {
            Err(self.fault(at, "a point lies too far off the map"))
        }
    }
}
