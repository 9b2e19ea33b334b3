//! Corrections by hand, each with its reason. They are applied after every compiling, so they survive it;
//! one that no longer fits what it corrects is a fault.

use engine::Fault;
use serde::Deserialize;
use toml::Spanned;

use super::plan::{Plan, Where};
use super::terrain::terrain_ix;
use crate::chain::chain_corners;
use crate::file::{Reader, Text};
use crate::grid::{HexIx, SideIx};
use crate::map::{Map, Terrain, TerrainIx};
use crate::source::Source;

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct OverlayFile {
    #[serde(default)]
    place: Vec<PlaceFile>,
    #[serde(default)]
    river: Vec<StretchFile>,
    #[serde(default)]
    route: Vec<StretchFile>,
    #[serde(default)]
    bridge: Vec<BridgeFile>,
    #[serde(default)]
    terrain: Vec<TerrainFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceFile {
    id: Text,
    hex: Text,
    reason: Text,
}

/// A stretch of a river (hexsides) or route (hexes), from `first` to `last`, both replaced too.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StretchFile {
    id: Text,
    first: Text,
    last: Text,
    with: Vec<Text>,
    reason: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BridgeFile {
    side: Text,
    bridge: bool,
    reason: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerrainFile {
    terrain: Text,
    hexes: Vec<Text>,
    reason: Text,
}

struct Stretch<T> {
    id: Text,
    first: (Text, T),
    last: (Text, T),
    with: Vec<T>,
}

/// The overlay, read and checked as far as it can be without the map.
pub(super) struct Overlay<'a> {
    source: &'a Source<'a>,
    places: Vec<(String, HexIx)>,
    rivers: Vec<Stretch<SideIx>>,
    routes: Vec<Stretch<HexIx>>,
    bridges: Vec<(Spanned<String>, SideIx, bool)>,
    terrain: Vec<(HexIx, TerrainIx)>,
}

impl<'a> Overlay<'a> {
    pub(super) fn read(source: &'a Source<'a>, plan: &Plan, terrains: &[Terrain]) -> Result<Overlay<'a>, Fault> {
        let file: OverlayFile = source.toml()?;
        let r = Reader { source };
        let grid = &plan.grid;
        let mut overlay = Overlay {
            source,
            places: Vec::new(),
            rivers: Vec::new(),
            routes: Vec::new(),
            bridges: Vec::new(),
            terrain: Vec::new(),
        };
        for place in &file.place {
            give_reason(&r, &place.reason)?;
            let planned = plan.places.iter().find(|p| p.id.get_ref() == place.id.get_ref());
            match planned.map(|p| p.position) {
                None => return Err(r.fault(&place.id, format!("there is no place \"{}\"", place.id.get_ref()))),
                Some(Where::Printed(hex)) => {
                    let reason = format!(
                        "\"{}\" cannot be moved: the rules print it at {}",
                        place.id.get_ref(),
                        grid.number(hex)
                    );
                    return Err(r.fault(&place.id, reason));
                }
                Some(_) => overlay.places.push((place.id.get_ref().clone(), r.hex(grid, &place.hex)?)),
            }
        }
        for river in file.river {
            give_reason(&r, &river.reason)?;
            known(&r, plan.rivers.iter().map(|p| &p.id), &river.id, "river")?;
            overlay.rivers.push(stretch(river, |text| r.side(grid, text))?);
        }
        for route in file.route {
            give_reason(&r, &route.reason)?;
            known(&r, plan.routes.iter().map(|p| &p.id), &route.id, "route")?;
            overlay.routes.push(stretch(route, |text| r.hex(grid, text))?);
        }
        for bridge in file.bridge {
            give_reason(&r, &bridge.reason)?;
            let side = r.side(grid, &bridge.side)?;
            overlay.bridges.push((bridge.side, side, bridge.bridge));
        }
        for terrain in &file.terrain {
            give_reason(&r, &terrain.reason)?;
            let kind = terrain_ix(&r, terrains, &terrain.terrain)?;
            for hex in &terrain.hexes {
                overlay.terrain.push((r.hex(grid, hex)?, kind));
            }
        }
        Ok(overlay)
    }

    /// Where a place is moved to.
    pub(super) fn moved(&self, id: &str) -> Option<HexIx> {
        self.places.iter().find(|(place, _)| place == id).map(|&(_, hex)| hex)
    }

    pub(super) fn correct_rivers(&self, map: &mut Map) -> Result<(), Fault> {
        for stretch in &self.rivers {
            let Some(at) = map.rivers.iter().position(|r| r.id == *stretch.id.get_ref()) else { continue };
            self.replace(stretch, &mut map.rivers[at].chain)?;
            let held = chain_corners(&map.grid, &map.rivers[at].chain);
            held.map_err(|_| {
                self.fault(
                    &stretch.id,
                    format!("\"{}\" is no longer one chain of hexsides after this correction", stretch.id.get_ref()),
                )
            })?;
        }
        Ok(())
    }

    pub(super) fn correct_routes(&self, map: &mut Map) -> Result<(), Fault> {
        for stretch in &self.routes {
            let Some(route) = map.routes.iter_mut().find(|r| r.id == *stretch.id.get_ref()) else { continue };
            self.replace(stretch, &mut route.hexes)?;
            if route.hexes.windows(2).any(|pair| map.grid.direction(pair[0], pair[1]).is_none()) {
                return Err(self.fault(
                    &stretch.id,
                    format!("\"{}\" is no longer connected after this correction", stretch.id.get_ref()),
                ));
            }
        }
        Ok(())
    }

    pub(super) fn correct_bridges(&self, map: &mut Map) -> Result<(), Fault> {
        for (text, side, bridge) in &self.bridges {
            if map.river[side.index()].is_none() {
                return Err(self.fault(text, format!("no river runs along {}", text.get_ref())));
            }
            map.bridge[side.index()] = *bridge;
        }
        Ok(())
    }

    pub(super) fn correct_terrain(&self, map: &mut Map) {
        for &(hex, terrain) in &self.terrain {
            map.terrain[hex.index()] = terrain;
        }
    }

    fn fault<T>(&self, at: &Spanned<T>, reason: impl Into<String>) -> Fault {
        self.source.fault_at(at.span(), reason)
    }

    fn replace<T: Copy + PartialEq>(&self, stretch: &Stretch<T>, chain: &mut Vec<T>) -> Result<(), Fault> {
        let find = |(text, wanted): &(Text, T)| {
            let at = chain.iter().position(|x| x == wanted);
            at.ok_or_else(|| {
                self.fault(text, format!("\"{}\" does not run through {}", stretch.id.get_ref(), text.get_ref()))
            })
        };
        let (first, last) = (find(&stretch.first)?, find(&stretch.last)?);
        if first > last {
            return Err(self.fault(
                &stretch.first.0,
                format!("{} comes after {}", stretch.first.0.get_ref(), stretch.last.0.get_ref()),
            ));
        }
        chain.splice(first..=last, stretch.with.iter().copied());
        Ok(())
    }
}

fn give_reason(r: &Reader<'_>, reason: &Text) -> Result<(), Fault> {
    if reason.get_ref().trim().is_empty() { Err(r.fault(reason, "a correction needs a reason")) } else { Ok(()) }
}

fn known<'t>(r: &Reader<'_>, mut ids: impl Iterator<Item = &'t Text>, id: &Text, what: &str) -> Result<(), Fault> {
    let found = ids.any(|known| known.get_ref() == id.get_ref());
    if found { Ok(()) } else { Err(r.fault(id, format!("there is no {what} \"{}\"", id.get_ref()))) }
}

fn stretch<T>(file: StretchFile, read: impl Fn(&Text) -> Result<T, Fault>) -> Result<Stretch<T>, Fault> {
    let with = file.with.iter().map(&read).collect::<Result<_, _>>()?;
    let (first, last) = (read(&file.first)?, read(&file.last)?);
    Ok(Stretch { id: file.id, first: (file.first, first), last: (file.last, last), with })
}
