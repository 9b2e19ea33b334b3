//! Cards with words: name and owner under a band in the owner's colour, what the card does as large as there is room for it;
//! backs that tell the owner and nothing else. Lengths are points.

use atelier::{SANS, TITLE, Type};
use engine::printed::TextCard;
use engine::{Pattern, SideInfo};

use crate::canvas::{BAR, BAR_INK, CLAUSE, Canvas, EDGE, INK, NOTE, PAPER, Svg, broken, width};
use crate::paper::Size;
use crate::words::Speaker;

/// How large a card is, in millimetres: three fit beside each other on a sheet.
pub(crate) const SIZE: Size = Size { width: 61.0, height: 43.0 };
/// The bodies of sides, as charts have them: what is solid is dark.
const SOLID: &str = "#A5281C";
const HATCHED: &str = "#3F6F8F";
/// The band at the top, and the room around words.
const BAND: f64 = 6.0;
const PAD: f64 = 9.0;
/// The largest letters of what a card does, and how much smaller they are tried each time.
const LARGEST: f64 = 8.6;
const SMALLER: f64 = 0.2;
const SMALLEST: f64 = 4.0;

/// The side whose card it is.
fn owner<'s>(card: &TextCard, sides: &'s [SideInfo]) -> Option<&'s SideInfo> {
    sides.iter().find(|side| Some(&side.id) == card.side.as_ref())
}

/// The colour of its owner.
pub(crate) fn colour(card: &TextCard, sides: &[SideInfo]) -> &'static str {
    match owner(card, sides).map(|side| side.pattern) {
        Some(Pattern::Solid) => SOLID,
        Some(Pattern::Hatched) => HATCHED,
        None => BAR,
    }
}

/// The colour that runs over the edge of its face.
pub(crate) const BLEED: &str = PAPER;

fn blank(fill: &str) -> (Canvas, f64, f64) {
    let (wide, high) = SIZE.points();
    let mut canvas = Canvas::new(wide, high);
    canvas.rect((0.0, 0.0, wide, high), 0.0, fill);
    (canvas, wide, high)
}

/// What stands in a canvas, and how wide that is.
fn taken(canvas: Canvas) -> (String, f64) {
    let wide = canvas.width;
    (Svg::of(&canvas.finish()).map_or_else(String::new, |svg| svg.inner), wide)
}

/// Bars across a band: what is hatched is told from what is solid without colour.
fn hatch(canvas: &mut Canvas, side: Option<&SideInfo>, (top, high): (f64, f64)) {
    if side.is_none_or(|side| side.pattern == Pattern::Solid) {
        return;
    }
    let wide = canvas.width;
    let count = (wide / 4.0) as u32;
    (0..count).for_each(|k| {
        let x = (f64::from(k) + 0.5) * wide / f64::from(count);
        canvas.line((x, top), (x, top + high), BAR_INK, 0.7);
    });
}

/// The face as SVG, and how wide it is.
pub(crate) fn face(card: &TextCard, sides: &[SideInfo], speaker: &Speaker<'_>) -> (String, f64) {
    let (mut canvas, wide, high) = blank(PAPER);
    canvas.rect((0.0, 0.0, wide, BAND), 0.0, colour(card, sides));
    hatch(&mut canvas, owner(card, sides), (0.0, BAND));
    let room = wide - 2.0 * PAD;
    let whose = owner(card, sides).map_or_else(String::new, |side| (speaker.name)(&side.id));
    let small = Type { anchor: "end", ..Type::new(SANS, 500, 6.2, NOTE) };
    let beside = if whose.is_empty() { 0.0 } else { width(&small, &whose) + 6.0 };
    let name = (speaker.name)(&card.name);
    let mut title = Type { anchor: "start", ..Type::new(TITLE, 700, 13.0, INK) };
    title.size = title.size.min(title.size * (room - beside) / width(&title, &name).max(1.0));
    canvas.words(PAD, BAND + 17.0, &name, &title);
    canvas.words(wide - PAD, BAND + 16.0, &whose, &small);
    canvas.line((PAD, BAND + 21.5), (wide - PAD, BAND + 21.5), EDGE, 0.6);
    let words = speaker.sentence(&card.text);
    let top = BAND + 25.0;
    let clause = card.text.clause.as_ref().map(ToString::to_string).unwrap_or_default();
    let cited = Type { anchor: "end", ..Type::new(SANS, 500, 5.6, CLAUSE) };
    let foot = if clause.is_empty() { 4.0 } else { 10.0 };
    let mut set = Type { anchor: "start", ..Type::new(SANS, 400, LARGEST, INK) };
    let mut lines = broken(&words, &set, room);
    while lines.len() as f64 * set.size * 1.2 > high - top - foot && set.size > SMALLEST {
        set.size -= SMALLER;
        lines = broken(&words, &set, room);
    }
    for (k, line) in lines.iter().enumerate() {
        canvas.words(PAD, top + (k as f64 + 0.85) * set.size * 1.2, line, &set);
    }
    canvas.words(wide - PAD, high - 4.5, &clause, &cited);
    taken(canvas)
}

/// The back as SVG, and how wide it is.
pub(crate) fn back(card: &TextCard, sides: &[SideInfo], speaker: &Speaker<'_>) -> (String, f64) {
    let (mut canvas, wide, high) = blank(colour(card, sides));
    let frame = |by: f64| (by, by, wide - 2.0 * by, high - 2.0 * by);
    canvas.framed(frame(6.0), 3.0, "none", (BAR_INK, 1.2));
    canvas.framed(frame(9.0), 2.0, "none", (BAR_INK, 0.4));
    for (top, deep) in [(14.0, 9.0), (high - 23.0, 9.0)] {
        hatch(&mut canvas, owner(card, sides), (top, deep));
    }
    let mut set = Type::new(TITLE, 700, 17.0, BAR_INK);
    let words = speaker.sentence(&card.back);
    set.size = set.size.min(set.size * (wide - 4.0 * PAD) / width(&set, &words).max(1.0));
    canvas.words(wide / 2.0, high / 2.0 + set.size * 0.33, &words, &set);
    taken(canvas)
}
