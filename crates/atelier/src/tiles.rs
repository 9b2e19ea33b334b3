//! The ground as tiles for the screen: JPEG pictures of 512 pixels, at 24, 48, 96 and 192 pixels a hex.
//!
//! The plane begins at the north-west corner of the rectangle around all hexes, as boards have it; tile (x, y) shows the
//! pixels from (512 x, 512 y) on. Tiles hold all that lies fast: ground, water, grid, ways, places and their tags, hex
//! numbers. The names of places and rivers are not on them: they go on top of what happens in play, in any language.
//! Beyond the last hexes lies [`CLOTH`].
//!
//! Tiles are baked in blocks, each with a margin that is cut away, so that neighbours join without a seam. What has been
//! baked is kept, up to [`KEPT_BYTES`].

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use hexmap::{Map, Overprint};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;

use crate::map::{Layers, Style, lettering, paint_window, survey_of};
use crate::window::Window;

/// Pixels a side of a tile.
pub const TILE: u32 = 512;
/// Pixels from hex to hex at each level.
pub const LEVELS: [u32; 4] = [24, 48, 96, 192];
/// What lies beyond the last hexes.
pub const CLOTH: &str = "#20282D";
/// How many bytes of baked tiles a baker keeps.
pub const KEPT_BYTES: usize = 48 << 20;

/// Tiles in a block, across and down.
const BLOCK: u32 = 3;
/// The margin of a block, in hexes.
const MARGIN: f64 = 0.5;
const QUALITY: u8 = 88;

/// Which tile: level, x, y.
type Key = (u32, u32, u32);

/// Bakes the tiles of one map in one style.
pub struct Baker {
    map: Map,
    style: Style,
    window: Window,
    levels: [OnceLock<Mutex<Level>>; LEVELS.len()],
    kept: Mutex<Kept>,
}

/// What is worked out once for a level.
struct Level {
    survey: crate::map::Survey<'static>,
    /// Numbers and tags of the whole map.
    lettering: Option<usvg::Tree>,
}

/// Baked tiles, with the moment each was last asked for.
#[derive(Default)]
struct Kept {
    tiles: HashMap<Key, (u64, Vec<u8>)>,
    bytes: usize,
    moment: u64,
}

impl Kept {
    fn get(&mut self, key: Key) -> Option<Vec<u8>> {
        self.moment += 1;
        let moment = self.moment;
        self.tiles.get_mut(&key).map(|(last, bytes)| {
            *last = moment;
            bytes.clone()
        })
    }

    fn put(&mut self, key: Key, tile: Vec<u8>) {
        self.moment += 1;
        self.bytes += tile.len();
        if let Some((_, old)) = self.tiles.insert(key, (self.moment, tile)) {
            self.bytes -= old.len();
        }
        while self.bytes > KEPT_BYTES {
            let oldest = self.tiles.iter().min_by_key(|(_, (last, _))| *last).map(|(&key, _)| key);
            let Some((_, old)) = oldest.and_then(|key| self.tiles.remove(&key)) else { break };
            self.bytes -= old.len();
        }
    }
}

impl Baker {
    /// A baker for a map. Of the style count the ground, whether it is plain, numbers and victory points.
    pub fn new(map: Map, style: Style) -> Baker {
        // Regions and boxes are written by the page; a sea that is named there is not named here.
        let overprint = Overprint { regions: style.overprint.regions, ..Overprint::default() };
        let surround = Some(CLOTH.to_owned());
        let style = Style { part: None, frame: false, layers: Layers::Lettering, surround, overprint, ..style };
        let window = Window::around(&map.grid, map.grid.hexes());
        Baker { map, style, window, levels: Default::default(), kept: Mutex::default() }
    }

    /// How many tiles a level has, across and down; none for a level that is not one of [`LEVELS`].
    pub fn size(&self, level: u32) -> Option<(u32, u32)> {
        LEVELS.contains(&level).then(|| {
            let tiles = |length: f64| ((length * f64::from(level)).ceil() as u32).div_ceil(TILE).max(1);
            (tiles(self.window.width()), tiles(self.window.height()))
        })
    }

    /// A tile as JPEG; none where there is none.
    pub fn tile(&self, level: u32, x: u32, y: u32) -> Option<Vec<u8>> {
        let (across, down) = self.size(level)?;
        if x >= across || y >= down {
            return None;
        }
        if let Some(tile) = held(&self.kept).get((level, x, y)) {
            return Some(tile);
        }
        let place = LEVELS.iter().position(|&known| known == level)?;
        let survey = self.levels[place].get_or_init(|| Mutex::new(self.survey(level)));
        let mut survey = held(survey);
        // Another may have baked it while we waited.
        if let Some(tile) = held(&self.kept).get((level, x, y)) {
            return Some(tile);
        }
        let first = (x / BLOCK * BLOCK, y / BLOCK * BLOCK);
        let count = (BLOCK.min(across - first.0), BLOCK.min(down - first.1));
        let block = self.bake(&mut survey, level, first, count)?;
        let mut wanted = None;
        for row in 0..count.1 {
            for column in 0..count.0 {
                let tile = jpeg(&block, (column * TILE, row * TILE))?;
                let key = (level, first.0 + column, first.1 + row);
                if key == (level, x, y) {
                    wanted = Some(tile.clone());
                }
                held(&self.kept).put(key, tile);
            }
        }
        wanted
    }

    fn survey(&self, level: u32) -> Level {
        let survey = survey_of(Cow::Owned(self.map.clone()), &self.style, f64::from(level));
        let lettering = crate::picture::tree(&lettering(&survey)).ok();
        Level { survey, lettering }
    }

    /// Draws tiles from the first on, so many across and down, as one picture without a margin.
    fn bake(&self, level: &mut Level, hex_px: u32, first: (u32, u32), count: (u32, u32)) -> Option<Pixmap> {
        let unit = f64::from(hex_px);
        let margin = (MARGIN * unit).ceil();
        let (left, top) = (f64::from(first.0 * TILE), f64::from(first.1 * TILE));
        let (width, height) = (f64::from(count.0 * TILE), f64::from(count.1 * TILE));
        let west = self.window.west + (left - margin) / unit;
        let north = self.window.north - (top - margin) / unit;
        let (east, south) = (west + (width + 2.0 * margin) / unit, north - (height + 2.0 * margin) / unit);
        level.survey.window = Window { west, south, east, north };
        let ground = crate::picture::tree(&paint_window(&level.survey)).ok()?;
        let mut block = Pixmap::new(count.0 * TILE, count.1 * TILE)?;
        let shift = Transform::from_translate(-margin as f32, -margin as f32);
        resvg::render(&ground, shift, &mut block.as_mut());
        if let Some(lettering) = &level.lettering {
            resvg::render(lettering, Transform::from_translate(-left as f32, -top as f32), &mut block.as_mut());
        }
        Some(block)
    }
}

/// What a lock guards, even if somebody panicked over it: tiles and surveys are never left half done.
fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One tile of a block as JPEG.
fn jpeg(block: &Pixmap, (left, top): (u32, u32)) -> Option<Vec<u8>> {
    let side = TILE as usize * 4;
    let mut pixels = Vec::with_capacity(side * TILE as usize);
    for row in top..top + TILE {
        let start = (row * block.width() + left) as usize * 4;
        pixels.extend_from_slice(block.data().get(start..start + side)?);
    }
    let mut bytes = Vec::new();
    let mut encoder = jpeg_encoder::Encoder::new(&mut bytes, QUALITY);
    encoder.set_sampling_factor(jpeg_encoder::SamplingFactor::F_1_1);
    encoder.encode(&pixels, TILE as u16, TILE as u16, jpeg_encoder::ColorType::Rgba).ok()?;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn baker(map: &Map) -> Baker {
        Baker::new(map.clone(), Style { victory: vec![("kodish".to_owned(), 3)], ..Style::default() })
    }

    /// The largest difference between two strips of pixels, in one channel.
    fn apart(a: &[u8], b: &[u8]) -> u8 {
        a.iter().zip(b).map(|(a, b)| a.abs_diff(*b)).max().unwrap_or(0)
    }

    #[test]
    fn a_tile_drawn_alone_is_the_same_as_within_a_bigger_picture() {
        let map = crate::tests::river_map();
        let baker = baker(&map);
        let (across, down) = baker.size(96).expect("a level");
        assert!(across > 1 && down > 1, "{across} x {down}");
        let mut level = baker.survey(96);
        let whole = baker.bake(&mut level, 96, (0, 0), (across, down)).expect("a picture");
        for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let alone = baker.bake(&mut level, 96, (x, y), (1, 1)).expect("a picture");
            for row in 0..TILE {
                let strip = |picture: &Pixmap, left: u32, top: u32| {
                    let start = ((top + row) * picture.width() + left) as usize * 4;
                    picture.data()[start..start + TILE as usize * 4].to_vec()
                };
                let apart = apart(&strip(&alone, 0, 0), &strip(&whole, x * TILE, y * TILE));
                assert!(apart <= 8, "tile {x} {y}, row {row}: {apart} apart");
            }
        }
    }

    #[test]
    fn tiles_are_jpeg_of_512_pixels_and_the_same_when_asked_again() {
        let map = crate::tests::river_map();
        let baker = baker(&map);
        let tile = baker.tile(24, 0, 0).expect("a tile");
        assert!(tile.starts_with(&[0xFF, 0xD8]) && tile.len() > 1000, "{} bytes", tile.len());
        assert_eq!(baker.tile(24, 0, 0), Some(tile));
    }

    #[test]
    fn there_are_no_tiles_beyond_the_plane_or_between_the_levels() {
        let map = crate::tests::river_map();
        let baker = baker(&map);
        let (across, down) = baker.size(48).expect("a level");
        assert_eq!(baker.tile(48, across, 0), None);
        assert_eq!(baker.tile(48, 0, down), None);
        assert_eq!(baker.tile(50, 0, 0), None);
        assert_eq!(baker.size(50), None);
    }

    #[test]
    fn what_is_kept_stays_within_its_bounds() {
        let mut kept = Kept::default();
        for x in 0..60 {
            kept.put((96, x, 0), vec![0; 1 << 20]);
            assert!(kept.get((96, 0, 0)).is_some(), "what is asked for again stays");
        }
        assert!(kept.bytes <= KEPT_BYTES && kept.tiles.len() == 48);
    }
}
