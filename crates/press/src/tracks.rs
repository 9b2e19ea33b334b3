//! The turn track and a numbered track, with boxes that hold a counter.

use atelier::chart::{self, Marker, Pattern, Turn};
use engine::looks::Ground;
use engine::view::Track;
use engine::{SmolStr, Spelled};

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
/// A track whose parts mean something has a drawing of its own, ten boxes to a row.
const TENS: usize = 10;

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
    let pattern = |side: &Option<SmolStr>| {
        let side = sides.iter().find(|known| Some(known.id.as_str()) == side.as_deref());
        side.map_or(Pattern::Hatched, |side| side.pattern)
    };
    let name = |track: &Track| speaker.own(&format!("{game}-track-{}", track.id), &[]);
    let marker = |track: &Track| Marker { at: track.value, name: name(track), pattern: pattern(&track.side) };
    let counted = view.tracks.iter().filter(|track| track.id != "turn");
    let (ladders, counted): (Vec<&Track>, Vec<&Track>) = counted.partition(|track| !track.stretches.is_empty());
    for ladder in ladders {
        let markers: Vec<Marker> = if now { vec![marker(ladder)] } else { Vec::new() };
        add(&chart::track(&name(ladder), 0..=ladder.most, TENS, &markers));
    }
    if !counted.is_empty() {
        let markers = counted.iter().filter(|track| now && track.value <= LAST).map(|track| marker(track));
        let markers: Vec<Marker> = markers.collect();
        add(&chart::track(&speaker.own("press-general-track", &[]), 0..=LAST, ACROSS, &markers));
    }
    blocks
}

fn turn_box(turn: &engine::view::Turn, grounds: &[Ground], speaker: &Speaker<'_>) -> Turn {
    let ground = grounds.iter().find(|ground| ground.id == turn.ground);
    // The box has its number already.
    let what = Spelled { id: format!("{}.short", turn.what.id).into(), ..turn.what.clone() };
    Turn { name: speaker.sentence(&what), palette: ground.map(|ground| ground.palette), note: String::new() }
}
