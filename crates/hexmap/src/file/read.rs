//! Reads and checks a map file; a fault names the file, the line and the reason.

use std::collections::HashSet;

use engine::Fault;
use serde::Deserialize;
use toml::Spanned;

use crate::chain::{Broken, chain_corners};
use crate::grid::{Grid, HexIx, Layout, Numbering, Parity, RowsGrow, Shift, SideIx};
use crate::map::{
    Bank, Grade, Map, OffMapPlace, OnBank, Outline, OutlineKind, Place, River, RiverIx, Route, Terrain, TerrainIx,
    WayKind,
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
    bridges: BridgesFile,
    #[serde(default)]
    place: Vec<PlaceFile>,
    #[serde(default)]
    off_map: Vec<OffMapFile>,
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
struct BridgesFile {
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
    r.places(&mut map, &file.place, &file.off_map)?;
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

    fn rivers(&self, grid: &Grid, list: &[RiverFile]) -> Result<Vec<River>, Fault> {
        let mut seen = HashSet::new();
        let mut owner: Vec<Option<&str>> = vec![None; grid.side_count()];
        let mut rivers = Vec::with_capacity(list.len());
        for file in list {
            self.fresh(&mut seen, &file.id, "river")?;
            let names = file.chain.get_ref();
            let chain = names.iter().map(|name| self.side(grid, name)).collect::<Result<Vec<_>, _>>()?;
            chain_corners(grid, &chain).map_err(|broken| match broken {
                Broken::Empty => self.fault(&file.chain, format!("river \"{}\" has no hexsides", file.id.get_ref())),
                Broken::Gap(at) => {
                    let before = at.checked_sub(1).map_or("its source", |b| names[b].get_ref());
                    let reason = format!(
                        "river \"{}\" is not connected: \"{}\" does not follow {before}",
                        file.id.get_ref(),
                        names[at].get_ref()
                    );
                    self.fault(&names[at], reason)
                }
                Broken::Loop(at) => {
                    let reason = format!(
                        "river \"{}\" comes back to a corner it has passed at \"{}\"",
                        file.id.get_ref(),
                        names[at].get_ref()
                    );
                    self.fault(&names[at], reason)
                }
            })?;
            for (side, name) in chain.iter().zip(names) {
                if let Some(other) = owner[side.index()].replace(file.id.get_ref()) {
                    let reason = format!("hexside \"{}\" belongs to \"{other}\" already", name.get_ref());
                    return Err(self.fault(name, reason));
                }
            }
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

    fn routes(&self, grid: &Grid, list: &[RouteFile]) -> Result<Vec<Route>, Fault> {
        let mut seen = HashSet::new();
        let mut routes = Vec::with_capacity(list.len());
        for file in list {
            self.fresh(&mut seen, &file.id, "route")?;
            let kind = self.word(&file.kind, &WayKind::ALL.map(|k| (k.id(), k)))?;
            let hexes = file.hexes.iter().map(|name| self.hex(grid, name)).collect::<Result<Vec<_>, _>>()?;
            for (pair, name) in hexes.windows(2).zip(file.hexes.iter().skip(1)) {
                if grid.direction(pair[0], pair[1]).is_none() {
                    let reason = format!(
                        "route \"{}\" is not connected: {} is no neighbour of {}",
                        file.id.get_ref(),
                        name.get_ref(),
                        grid.number(pair[0])
                    );
                    return Err(self.fault(name, reason));
                }
            }
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

    fn bridges(&self, map: &mut Map, file: &BridgesFile) -> Result<(), Fault> {
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
            map.off_map.push(OffMapPlace {
                id: file.id.get_ref().clone(),
                name: file.name.clone(),
                kinds: file.kinds.clone(),
                point: file.point.as_ref().map(|p| self.point(p)).transpose()?,
            });
        }
        Ok(())
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
        let words = [
            ("stream", OutlineKind::Stream),
            ("sea", OutlineKind::Sea),
            ("coast", OutlineKind::Coast),
            ("lake", OutlineKind::Lake),
        ];
        list.iter()
            .map(|file| {
                Ok(Outline {
                    name: file.name.clone(),
                    kind: self.word(&file.kind, &words)?,
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
