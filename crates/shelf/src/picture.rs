//! What somebody may see of a game, as a picture: its counters on its map, or on its places and ways.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::Arc;

use atelier::counter::{self, Detail};
use atelier::pile::{Lying, Mark, Pile, draw_alone, draw_with};
use atelier::{Part, Style};
use engine::looks::Badge;
use engine::view::Counter;
use engine::{Board, Face, Setup, Title, View};
use hexmap::{Map, Overprint, Point};
use lab::Studied;

use crate::Shelved;
use crate::pictured::aside;

/// Paints what somebody may see of a game: faces, badges and places are found once.
pub struct Painter {
    /// Where things are drawn.
    pub board: Board,
    others: Vec<Board>,
    faces: HashMap<String, Face>,
    title: Title,
    pub(crate) game: Arc<dyn Studied>,
}

type Drawer = fn(&Map, &Style, &[Pile<'_>], &[Mark<'_>]) -> String;

impl Painter {
    /// A painter for a game, with the names in the language that is spoken.
    pub fn new(shelved: &Shelved) -> Painter {
        let faces = shelved.faces().into_iter().map(|face| (face.id.clone(), face)).collect();
        let others = shelved.game.other_boards();
        Painter { board: shelved.board(), others, faces, title: shelved.title(), game: shelved.game.clone() }
    }

    /// The board that a view lies on.
    pub fn board_of(&self, view: &View) -> &Board {
        self.others.iter().find(|board| board.id == view.board.as_str()).unwrap_or(&self.board)
    }

    /// What is printed on a counter; where that is not known, such as on one turned over, its colours alone.
    pub fn face(&self, counter: &Counter) -> Cow<'_, Face> {
        let unprinted =
            || Face { id: counter.face.to_string(), livery: self.title.livery(&counter.faction), ..Face::default() };
        self.faces.get(counter.face.as_str()).map_or_else(|| Cow::Owned(unprinted()), Cow::Borrowed)
    }

    /// The badge of a state or a mark, if it has one.
    pub fn badge(&self, id: &str) -> Option<&Badge> {
        self.board.badges.iter().find(|badge| badge.id == id)
    }

    /// A map with the counters and marks of a view on it, as SVG; and how many counters are not on the map.
    pub fn map_with(&self, map: &Map, view: &View, style: &Style) -> (String, usize) {
        self.with_counters(draw_with, map, view, style)
    }

    /// The counters and marks of a view without the map under them.
    pub(crate) fn counters_of(&self, map: &Map, view: &View, style: &Style) -> String {
        self.with_counters(draw_alone, map, view, style).0
    }

    fn with_counters(&self, drawer: Drawer, map: &Map, view: &View, style: &Style) -> (String, usize) {
        let (piles, elsewhere) = self.piles(map, &style.overprint, view);
        let mark =
            |mark: &engine::view::Mark| Some(Mark { badge: self.badge(&mark.id)?, at: point(map, &mark.place)? });
        let marks: Vec<Mark<'_>> = view.marks.iter().filter_map(mark).collect();
        (drawer(map, style, &piles, &marks), elsewhere)
    }

    /// The counters by place, in the order of the view, spread out in boxes; and how many are in no place of the map.
    fn piles(&self, map: &Map, overprint: &Overprint, view: &View) -> (Vec<Pile<'_>>, usize) {
        let mut places: Vec<(&str, Vec<Lying<'_>>)> = Vec::new();
        for counter in &view.counters {
            let has = |badge: &&Badge| counter.states.iter().any(|state| *state == badge.id);
            let lying = Lying { face: self.face(counter), badges: self.board.badges.iter().filter(has).collect() };
            match places.iter_mut().find(|(place, _)| *place == counter.place) {
                Some((_, there)) => there.push(lying),
                None => places.push((&counter.place, vec![lying])),
            }
        }
        let (mut piles, mut elsewhere) = (Vec::new(), 0);
        for (place, counters) in places {
            if let Some(at) = point(map, place) {
                piles.push(Pile { at, counters });
            } else if let Some(boxed) = overprint.box_of(place) {
                piles.extend(spread(&boxed.spots(), counters));
            } else {
                elsewhere += counters.len();
            }
        }
        (piles, elsewhere)
    }

    /// A board without hexes with the counters of a view on it, as SVG; and how many counters are not on it. Those in
    /// one place lie on each other, a little aside.
    pub fn board_with(&self, view: &View) -> (String, usize) {
        let board = self.board_of(view);
        let Board { width, height, .. } = board;
        let ground = if view.pictures.is_empty() { ways(board) + &names(board) } else { self.pictures(board, view) };
        let side = board.counter_side.unwrap_or(0.5) * UNIT;
        let mut svg = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" width="{0:.0}" height="{1:.0}" viewBox="0 0 {0:.0} {1:.0}"><rect width="100%" height="100%" fill="#EFE4C3"/>{2}"##,
            width * UNIT,
            height * UNIT,
            ground
        );
        let mut lying: HashMap<(&str, Option<&str>), u8> = HashMap::new();
        let mut elsewhere = 0;
        for counter in &view.counters {
            let known = at(board, &counter.place).filter(|_| self.faces.contains_key(counter.face.as_str()));
            let Some((x, y)) = known else {
                elsewhere += 1;
                continue;
            };
            let below = lying.entry((counter.place.as_str(), counter.part.as_deref())).or_default();
            let raised = f64::from(*below) * RAISED * side;
            *below += 1;
            let drawn = counter::svg(&self.face(counter), Detail::Full);
            let inner = drawn.split_once('>').map_or("", |(_, inner)| inner).trim_end_matches("</svg>");
            let (right, down) = aside(&view.pictures, counter);
            let (x, y) = (x + right + raised, y + down - raised);
            let (left, top) = (x - side / 2.0, y - side / 2.0);
            let _ = write!(
                svg,
                r#"<g transform="translate({left:.0} {top:.0}) scale({:.3})">{inner}</g>{}"#,
                side / 100.0,
                self.letters(counter, (x, y), side)
            );
        }
        svg.push_str("</svg>");
        (svg, elsewhere)
    }
}

/// How far a counter lies beside the one under it, in its sides.
const RAISED: f64 = 0.12;

/// Pixels between places of a board without hexes.
pub const UNIT: f64 = 120.0;

/// Where a place of a board without hexes is, in pixels.
pub fn at(board: &Board, place: &str) -> Option<(f64, f64)> {
    board.places.iter().find(|known| known.id == place).map(|place| (place.x * UNIT, place.y * UNIT))
}

/// The ways and places of a board without hexes, as SVG without its names.
pub fn ways(board: &Board) -> String {
    let mut svg = String::new();
    for way in &board.ways {
        let (Some(from), Some(to)) = (at(board, &way.from), at(board, &way.to)) else { continue };
        let (colour, width) = if way.kind == "rail" { ("#26231F", 7) } else { ("#A3472C", 5) };
        let _ = write!(
            svg,
            r##"<path d="M{:.0},{:.0}L{:.0},{:.0}" stroke="{colour}" stroke-width="{width}"/>"##,
            from.0, from.1, to.0, to.1
        );
    }
    // Where no way leads from place to place, they are told by their outlines.
    for place in board.places.iter().filter(|_| board.ways.is_empty()) {
        let corners = board.outlines.get(place.outline).into_iter().flatten();
        let corners: Vec<String> =
            corners.map(|(x, y)| format!("{:.0},{:.0}", (place.x + x) * UNIT, (place.y + y) * UNIT)).collect();
        let _ =
            write!(svg, r##"<path d="M{}Z" fill="#F6F0E1" stroke="#7B5233" stroke-width="2"/>"##, corners.join("L"));
    }
    for (x, y) in board.places.iter().filter(|place| place.name.is_some()).map(|place| (place.x * UNIT, place.y * UNIT))
    {
        let _ = write!(
            svg,
            r##"<circle cx="{x:.0}" cy="{y:.0}" r="44" fill="#F6F0E1" stroke="#7B5233" stroke-width="3"/>"##
        );
    }
    svg
}

/// The names of the places of a board without hexes, as SVG.
fn names(board: &Board) -> String {
    let named = board.places.iter().filter_map(|place| Some((place, place.name.as_ref()?)));
    let written = named.map(|(place, name)| {
        format!(
            r##"<text x="{:.0}" y="{:.0}" text-anchor="middle" font-family="{}" font-size="18" fill="#26231F">{}</text>"##,
            place.x * UNIT,
            place.y * UNIT + 64.0,
            atelier::SERIF,
            atelier::escaped(name)
        )
    });
    written.collect()
}

/// Counters side by side, and on each other where there is no more room.
fn spread<'a>(spots: &[Point], counters: Vec<Lying<'a>>) -> Vec<Pile<'a>> {
    let mut piles: Vec<Pile<'a>> = spots.iter().map(|&at| Pile { at, counters: Vec::new() }).collect();
    for (k, lying) in counters.into_iter().enumerate() {
        piles[k % spots.len()].counters.push(lying);
    }
    piles.retain(|pile| !pile.counters.is_empty());
    piles
}

/// Where a place is: a hex `3112`, a hexside `3112/NE`, or a named place.
pub fn point(map: &Map, place: &str) -> Option<Point> {
    let grid = &map.grid;
    let hex = || grid.parse(place).or_else(|| map.place(place).map(|place| place.hex));
    hex().map(|hex| grid.centre(hex)).or_else(|| grid.parse_side(place).map(|side| grid.side_middle(side)))
}

/// How many hexes of a map a card shows, across and down.
const CARD: (u16, u16) = (8, 6);
/// Pixels from hex to hex on a card.
const CARD_HEX: f64 = 84.0;

impl Shelved {
    /// The game's card on a start page, as SVG: a piece of its board as its first scenario begins.
    pub fn card(&self) -> Option<String> {
        let setup: Setup = self.game.title().default_setup();
        let begun = self.game.begin(setup, engine::Seed::from_number(1), engine::Rolling::Seeded).ok()?;
        let view = begun.journal.view(engine::Eyes::Public);
        let painter = Painter::new(self);
        let Some(map) = &self.map else { return Some(painter.board_with(&view).0) };
        let hexes = map.map();
        let part = Some(crowded(hexes, &view)?);
        let style = Style { hex_px: CARD_HEX, part, overprint: Overprint::default(), ..map.style() };
        Some(painter.map_with(hexes, &view, &self.on_ground_of(&painter.board, &view.ground, style)).0)
    }
}

/// The part of a map where most counters lie.
fn crowded(map: &Map, view: &View) -> Option<Part> {
    let grid = &map.grid;
    let on_hexes = view.counters.iter().filter_map(|counter| grid.parse(&counter.place));
    let mut places: Vec<(u16, u16)> = on_hexes.map(|hex| grid.row_column(hex)).collect();
    places.sort_unstable();
    places.dedup();
    let (across, down) = CARD;
    let near = |&(row, column): &(u16, u16)| {
        let close = |other: &&(u16, u16)| other.0.abs_diff(row) <= down / 2 && other.1.abs_diff(column) <= across / 2;
        places.iter().filter(close).count()
    };
    let (row, column) = places.iter().copied().max_by_key(near)?;
    let corner = |row: u16, column: u16| grid.hex(row, column);
    let first = corner(row.saturating_sub(down / 2), column.saturating_sub(across / 2));
    let last = corner(row + down / 2, column + across / 2);
    match (first, last) {
        (Some(first), Some(last)) => Some(Part { first, last }),
        // At the edge: as far as the map goes.
        _ => {
            let hexes = grid.hexes().filter(|hex| {
                let (r, c) = grid.row_column(*hex);
                r.abs_diff(row) <= down / 2 && c.abs_diff(column) <= across / 2
            });
            let hexes: Vec<_> = hexes.collect();
            let key = |hex: &hexmap::HexIx| grid.row_column(*hex);
            let rows = hexes.iter().map(|hex| key(hex).0);
            let columns = hexes.iter().map(|hex| key(hex).1);
            let (low, high) = (rows.clone().min()?, rows.max()?);
            let (left, right) = (columns.clone().min()?, columns.max()?);
            Some(Part { first: corner(low, left)?, last: corner(high, right)? })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counter(id: &str, faction: &str, place: &str) -> Counter {
        Counter {
            id: id.into(),
            face: id.into(),
            place: place.into(),
            faction: faction.into(),
            side: None,
            values: vec![("combat".into(), 4), ("movement".into(), 7)],
            states: Vec::new(),
            notes: Vec::new(),
            aboard: None,
            errand: None,
            ..Counter::default()
        }
    }

    fn painter() -> Painter {
        Painter::new(&crate::game("elope").expect("it is on the shelf"))
    }

    #[test]
    fn counters_lie_on_hexes_hexsides_and_named_places() {
        let counters = vec![
            counter("us_339_a", "us", "3112"),
            counter("us_339_b", "us", "3112"),
            counter("red_monitor", "red", "3112/NE"),
            counter("british_hq", "british", "kodish"),
            counter("french_guns", "french", "murmansk-box"),
        ];
        let view = View { counters, ..View::default() };
        let (game, painter) = (elope::Elope::new(), painter());
        let (piles, elsewhere) = painter.piles(game.map(), &Overprint::default(), &view);
        assert_eq!((piles.len(), elsewhere), (3, 1));
        assert_eq!(piles.iter().map(|pile| pile.counters.len()).collect::<Vec<_>>(), [2, 1, 1]);
        assert_eq!(piles[0].at, piles[2].at, "Kodish is 3112");
        assert!((piles[0].at.distance(piles[1].at) - 0.5).abs() < 1e-9, "a hexside is half a hex away");
    }

    #[test]
    fn counters_in_a_box_lie_side_by_side_and_then_on_each_other() {
        let ids: Vec<String> = (0..10).map(|k| format!("red_{k}")).collect();
        let counters = ids.iter().map(|id| counter(id, "red", "vologda_box")).collect();
        let view = View { counters, ..View::default() };
        let (game, painter) = (elope::Elope::new(), painter());
        let (piles, elsewhere) = painter.piles(game.map(), game.overprint(), &view);
        let boxed = game.overprint().box_of("vologda_box").expect("it is printed");
        assert_eq!(elsewhere, 0);
        assert_eq!(piles.iter().map(|pile| pile.at).collect::<Vec<_>>(), boxed.spots());
        assert_eq!(piles.iter().map(|pile| pile.counters.len()).sum::<usize>(), 10);
    }

    #[test]
    fn no_name_of_a_region_covers_the_name_of_a_place_in_any_language() {
        for entry in crate::GAMES {
            for language in crate::languages() {
                let shelved = crate::game_in(entry.id, language).expect("it is on the shelf");
                let Some(hexes) = &shelved.map else { continue };
                let map = shelved.lettered(hexes.map());
                // Whole maps are drawn small, parts and paper large.
                let sizes: &[f64] = if language == crate::ENGLISH { &[48.0, 72.0] } else { &[72.0] };
                for &hex_px in sizes {
                    let style = Style { hex_px, ..shelved.words_of_map(hexes) };
                    let covered = atelier::map::covered_names(&map, &style);
                    assert!(covered.is_empty(), "{}, {language}, {hex_px} pixels a hex: {covered:?}", entry.id);
                }
            }
        }
    }

    #[test]
    fn every_game_has_a_card() {
        for entry in crate::GAMES {
            let shelved = crate::game(entry.id).expect("it is on the shelf");
            let card = shelved.card().expect("it has a board");
            assert!(card.matches("<path").count() > 20, "{}: counters and ways", entry.id);
            assert!(atelier::png(&card, 320).is_ok(), "{}: sound SVG", entry.id);
        }
    }
}
