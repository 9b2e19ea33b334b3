//! The map on paper: tiles with their marks, the plan of the tiles and a ruler; or the whole as a poster.

use atelier::pdf::{Area, Drawing, Layer};
use atelier::{PictureError, Plan, SANS, SERIF, TITLE, Type};
use engine::Word;

use crate::canvas::{BAR, Canvas, EDGE, INK, NOTE, PAPER, broken};
use crate::paper::{POINTS, Size};
use crate::tiles::{FOOT, MARGIN, OVERLAP, Tile, Tiling};
use crate::words::Speaker;

/// The white edge of a poster.
pub(crate) const POSTER_EDGE: f64 = 6.0;
/// How far marks stand from what they mark, and how long they are.
const MARK: (f64, f64) = (1.2, 5.0);
/// Beyond a tile the ground is drawn a little further, in hexes, so that lines end off the sheet.
const FURTHER: f64 = 0.3;

/// A map that is being printed.
pub(crate) struct Ground<'m> {
    plan: Plan<'m>,
    lettering: Drawing,
    /// Counters and marks of a position, drawn as large as the map.
    counters: Option<Drawing>,
    /// Millimetres from hex to hex.
    hex: f64,
}

/// What a layer of a page is, before it is laid: a drawing of its own, or one that all tiles share.
pub(crate) enum Piece {
    /// Drawn for this page.
    Own(Box<Drawing>),
    /// What is written on the map.
    Lettering,
    /// The counters.
    Counters,
}

/// A drawing on a page: where its corner lies, points for a pixel, and what of the page it may cover.
pub(crate) struct Laid {
    pub(crate) piece: Piece,
    pub(crate) at: (f64, f64),
    pub(crate) scale: f64,
    pub(crate) within: Area,
}

impl<'m> Ground<'m> {
    pub(crate) fn new(plan: Plan<'m>, counters: Option<&str>, hex: f64) -> Result<Ground<'m>, PictureError> {
        let lettering = Drawing::new(&plan.lettering())?;
        let counters = counters.map(Drawing::new).transpose()?;
        Ok(Ground { plan, lettering, counters, hex })
    }

    /// Points for a pixel of the map.
    fn scale(&self) -> f64 {
        self.hex * POINTS / self.plan.hex_px()
    }

    /// The layers of a tile's page.
    pub(crate) fn tile(
        &mut self,
        tile: &Tile,
        tiling: &Tiling,
        speaker: &Speaker<'_>,
        title: &str,
    ) -> Result<Vec<Laid>, PictureError> {
        let hexes = |length: f64| length / self.hex;
        let (left, top) = (hexes(tile.shows.left) - FURTHER, hexes(tile.shows.top) - FURTHER);
        let size = (hexes(tile.shows.width) + 2.0 * FURTHER, hexes(tile.shows.height) + 2.0 * FURTHER);
        let ground = Drawing::new(&self.plan.ground((left, top), size))?;
        let corner = MARGIN * POINTS;
        let within =
            Area { left: corner, top: corner, width: tile.shows.width * POINTS, height: tile.shows.height * POINTS };
        let further = FURTHER * self.hex * POINTS;
        let whole = (corner - tile.shows.left * POINTS, corner - tile.shows.top * POINTS);
        let (sheet_width, sheet_height) = tiling.sheet.points();
        let page = Area { left: 0.0, top: 0.0, width: sheet_width, height: sheet_height };
        let marks = Drawing::new(&marks(tile, tiling, speaker, title))?;
        let scale = self.scale();
        Ok(vec![
            Laid { piece: Piece::Own(Box::new(ground)), at: (corner - further, corner - further), scale, within },
            Laid { piece: Piece::Lettering, at: whole, scale, within },
            Laid { piece: Piece::Counters, at: whole, scale, within },
            Laid { piece: Piece::Own(Box::new(marks)), at: (0.0, 0.0), scale: 1.0, within: page },
        ])
    }

    /// The size of a poster with frame and key.
    pub(crate) fn poster_size(&self) -> Result<Size, PictureError> {
        let (width, height) = Drawing::new(&self.plan.frame().0)?.size();
        let length = |pixels: f64| pixels * self.hex / self.plan.hex_px() + 2.0 * POSTER_EDGE;
        Ok(Size { width: length(width), height: length(height) })
    }

    /// The layers of a poster.
    pub(crate) fn poster(&mut self) -> Result<Vec<Laid>, PictureError> {
        let (frame, (x, y)) = self.plan.frame();
        let (hexes, scale) = (self.plan.size(), self.scale());
        let ground = Drawing::new(&self.plan.ground((0.0, 0.0), hexes))?;
        let edge = POSTER_EDGE * POINTS;
        let at = (edge + x * scale, edge + y * scale);
        let length = |hexes: f64| hexes * self.hex * POINTS;
        let within = Area { left: at.0, top: at.1, width: length(hexes.0), height: length(hexes.1) };
        let frame = Drawing::new(&frame)?;
        let (width, height) = frame.size();
        let all = Area { left: edge, top: edge, width: width * scale, height: height * scale };
        Ok(vec![
            Laid { piece: Piece::Own(Box::new(frame)), at: (edge, edge), scale, within: all },
            Laid { piece: Piece::Own(Box::new(ground)), at, scale, within },
            Laid { piece: Piece::Lettering, at, scale, within },
            Laid { piece: Piece::Counters, at, scale, within },
        ])
    }

    pub(crate) fn key(&self) -> String {
        self.plan.key()
    }
}

/// A layer of a page; none where there is nothing to lay.
pub(crate) fn layer<'s>(ground: Option<&'s Ground<'_>>, laid: &'s Laid) -> Option<Layer<'s>> {
    let drawing = match &laid.piece {
        Piece::Own(drawing) => drawing,
        Piece::Lettering => &ground?.lettering,
        Piece::Counters => ground?.counters.as_ref()?,
    };
    Some(Layer { drawing, at: laid.at, scale: laid.scale, within: laid.within })
}

/// The plan of all tiles, with their names.
pub(crate) fn assembly(tiling: &Tiling, title: &str) -> String {
    const WIDE: f64 = 304.0;
    let (across, down) = tiling.count;
    let Some(tile) = tiling.tiles.first() else { return String::new() };
    let cell = (WIDE / across as f64, WIDE / across as f64 * tile.shows.height / tile.shows.width);
    let top = 60.0;
    let mut canvas = Canvas::new(WIDE, top + cell.1 * down as f64 + 2.0);
    canvas.words(0.0, 38.0, title, &Type { anchor: "start", ..Type::new(TITLE, 700, 25.0, INK) });
    for tile in &tiling.tiles {
        let (x, y) = (tile.place.0 as f64 * cell.0, top + tile.place.1 as f64 * cell.1);
        canvas.framed((x + 1.0, y + 1.0, cell.0 - 2.0, cell.1 - 2.0), 3.0, PAPER, (EDGE, 1.2));
        let size = f64::min(24.0, cell.1 * 0.5);
        canvas.words(x + cell.0 / 2.0, y + cell.1 / 2.0 + size * 0.34, &tile.name, &Type::new(TITLE, 700, size, INK));
    }
    canvas.finish()
}

/// Crop marks, glue lines, name, plan and ruler of a tile.
fn marks(tile: &Tile, tiling: &Tiling, speaker: &Speaker<'_>, title: &str) -> String {
    let mut canvas = Canvas::of(tiling.sheet);
    let (left, top) = (MARGIN, MARGIN);
    let (right, bottom) = (left + tile.shows.width, top + tile.shows.height);
    let mut line = |from: (f64, f64), to: (f64, f64)| {
        let points = |(x, y): (f64, f64)| (x * POINTS, y * POINTS);
        canvas.line(points(from), points(to), INK, 0.5);
    };
    let (near, far) = (MARK.0, MARK.0 + MARK.1);
    for x in [left, left + tile.keeps.width, right] {
        line((x, top - far), (x, top - near));
        line((x, bottom + near), (x, bottom + far));
    }
    for y in [top, top + tile.keeps.height, bottom] {
        line((left - far, y), (left - near, y));
        line((right + near, y), (right + far, y));
    }
    let glue = speaker.own("press-glue", &[]);
    let set = Type { spaced: 0.1, ..Type::new(SANS, 500, 5.2, NOTE) };
    if tile.keeps.width < tile.shows.width {
        canvas.words((right - OVERLAP / 2.0) * POINTS, (top - MARK.0 - 0.6) * POINTS, &glue, &set);
    }
    if tile.keeps.height < tile.shows.height {
        let text = format!("<text x=\"0\" y=\"0\" {}>{}</text>", set.attributes(), atelier::escaped(&glue));
        let at = ((left - MARK.0 - 0.6) * POINTS, (bottom - OVERLAP / 2.0) * POINTS);
        canvas.group(at, 1.0, -90.0, &text);
    }
    foot(&mut canvas, tile, tiling, speaker, title);
    canvas.finish()
}

fn foot(canvas: &mut Canvas, tile: &Tile, tiling: &Tiling, speaker: &Speaker<'_>, title: &str) {
    let top = tiling.sheet.height - MARGIN - FOOT + 6.5;
    let (left, right) = (MARGIN * POINTS, (tiling.sheet.width - MARGIN) * POINTS);
    let start = |set: Type<'static>| Type { anchor: "start", ..set };
    let name = start(Type::new(TITLE, 700, 24.0, INK));
    canvas.words(left, (top + 8.0) * POINTS, &tile.name, &name);
    let after = left + name.width(&tile.name).max(30.0) + 9.0;
    canvas.words(after, (top + 3.6) * POINTS, title, &start(Type::new(SANS, 700, 8.0, INK)));
    let advice = speaker.own("press-tile-advice", &[("millimetres", Word::Int(OVERLAP as i64))]);
    let set = start(Type::new(SERIF, 400, 6.6, NOTE));
    let ruler = 50.0 * POINTS;
    let plan_wide = tiling.count.0 as f64 * 7.0;
    let room = right - plan_wide - 14.0 - ruler - 14.0 - after;
    for (k, line) in broken(&advice, &set, room).iter().take(2).enumerate() {
        canvas.words(after, (top + 6.4 + 2.6 * k as f64) * POINTS, line, &set);
    }
    // The ruler: whoever prints at another size sees it here.
    let (from, y) = (right - plan_wide - 14.0 - ruler, (top + 5.2) * POINTS);
    canvas.line((from, y), (from + ruler, y), INK, 0.7);
    for k in 0..=5 {
        let x = from + ruler * f64::from(k) / 5.0;
        canvas.line((x, y - if k % 5 == 0 { 5.0 } else { 3.0 }), (x, y), INK, 0.6);
    }
    let length = speaker.own("press-ruler", &[("millimetres", Word::Int(50))]);
    canvas.words(from + ruler / 2.0, y + 7.5, &length, &Type::new(SANS, 500, 6.2, NOTE));
    // The plan of the tiles.
    let (across, down) = tiling.count;
    let cell = (7.0, f64::min(7.0 * tile.shows.height / tile.shows.width, 27.0 / down as f64));
    let plan_top = (top + 8.6) * POINTS - cell.1 * down as f64;
    for (column, row) in (0..down).flat_map(|row| (0..across).map(move |column| (column, row))) {
        let fill = if (column, row) == tile.place { BAR } else { PAPER };
        let at = (right - plan_wide + column as f64 * cell.0, plan_top + row as f64 * cell.1, cell.0, cell.1);
        canvas.framed(at, 0.0, fill, (EDGE, 0.5));
    }
}
