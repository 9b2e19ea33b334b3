//! The turn track and a numbered track, with boxes that hold a counter.

use atelier::chart::{self, Marker, Pattern, Turn};
use engine::SmolStr;
use engine::looks::Ground;

use crate::book::Material;
use crate::canvas::Svg;
use crate::flow::Block;
use crate::paper::POINTS;
use crate::words::Speaker;

/// Pixels across a box of the atelier's tracks, with the space after it.
const BOX: f64 = 70.0;
/// The numbered track fills its rows: tens and ones are counted by two markers, or a marker goes round.
const LAST: i64 = 39;
const ACROSS: usize = 8;

/// The tracks of a view; markers stand in them if it is a position of a game that is being played.
pub(crate) fn tracks(of: &Material<'_>, now: bool, counter: f64) -> Vec<Block> {
    let Material { game, sides, view, speaker, grounds, .. } = of;
    let mut blocks = Vec::new();
    // A box is as wide as a counter and a little more.
    let scale = (counter + 2.5) * POINTS / BOX;
    let mut add = |svg: &str| {
        if let Some(svg) = Svg::of(svg) {
            let wide = svg.width * scale;
            blocks.push(Block::Drawing(svg, wide));
        }
    };
    if !view.turns.is_empty() {
        let turns: Vec<Turn> = view.turns.iter().map(|turn| turn_box(turn, grounds, speaker)).collect();
        let here = view.tracks.iter().find(|track| track.id == "turn").map(|track| (track.value - 1).max(0) as usize);
        add(&chart::turns(&speaker.own("press-turns", &[]), &turns, ACROSS, here.filter(|_| now)));
    }
    let counted: Vec<_> = view.tracks.iter().filter(|track| track.id != "turn").collect();
    if !counted.is_empty() {
        let pattern = |side: &Option<SmolStr>| {
            let side = sides.iter().find(|known| Some(known.id.as_str()) == side.as_deref());
            side.map_or(Pattern::Hatched, |side| side.pattern)
        };
        let markers = counted.iter().filter(|track| now && track.value <= LAST).map(|track| Marker {
            at: track.value,
            name: speaker.own(&format!("{game}-track-{}", track.id), &[]),
            pattern: pattern(&track.side),
        });
        let markers: Vec<Marker> = markers.collect();
        add(&chart::track(&speaker.own("press-general-track", &[]), 0..=LAST, ACROSS, &markers));
    }
    blocks
}

fn turn_box(turn: &engine::view::Turn, grounds: &[Ground], speaker: &Speaker<'_>) -> Turn {
    let ground = grounds.iter().find(|ground| ground.id == turn.ground);
    Turn { name: speaker.sentence(&turn.what), palette: ground.map(|ground| ground.palette), note: String::new() }
}
