//! Bakes all tiles of a map and says how long they take.
//!
//! `cargo run -p stavka-atelier --example tiles -- crates/elope/data/map.toml FOLDER [dry|thaw|snow]`

use std::time::Instant;

use atelier::tiles::{Baker, LEVELS};
use atelier::{Style, Weather};
use hexmap::{Source, read_map};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().collect();
    let [_, path, folder, ..] = words.as_slice() else { return Err("say MAP and FOLDER".into()) };
    let weather = match words.get(3).map(String::as_str) {
        Some("snow") => Weather::Snow,
        Some("thaw") => Weather::Thaw,
        _ => Weather::Dry,
    };
    let map = read_map(&Source::new(path, &std::fs::read_to_string(path)?))?;
    let baker = Baker::new(&map, Style { weather, ..Style::default() });
    for level in LEVELS {
        let (across, down) = baker.size(level).unwrap_or_default();
        let (mut slowest, mut bytes) = (0.0, 0);
        let all = Instant::now();
        for (x, y) in (0..down).flat_map(|y| (0..across).map(move |x| (x, y))) {
            let one = Instant::now();
            let tile = baker.tile(level, x, y).ok_or("no tile")?;
            slowest = f64::max(slowest, one.elapsed().as_secs_f64());
            bytes += tile.len();
            std::fs::write(format!("{folder}/{level}-{x}-{y}.jpg"), tile)?;
        }
        let count = across * down;
        eprintln!(
            "{level} px a hex: {across} x {down} tiles, {:.0} ms a tile, {:.0} ms for the slowest, {} kB a tile",
            all.elapsed().as_secs_f64() * 1000.0 / f64::from(count),
            slowest * 1000.0,
            bytes / count as usize / 1000
        );
    }
    Ok(())
}
