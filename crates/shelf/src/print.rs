//! A game on paper: gathers what the press needs.

use atelier::Style;
use engine::printed::Sheet;
use engine::{Eyes, Fault, Rolling, Seed, Setup, View};
use press::{Material, Order, Part, Position, Press, Speaker};

use crate::{Painter, Shelved};

/// Pixels from hex to hex on the small map of a position: values can be read, trees and numbers are left out.
const OVERVIEW_PX: f64 = 47.0;

/// How many pages are printed, of how many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// So many are done …
    pub done: usize,
    /// … of so many.
    pub pages: usize,
}

/// What the pages are printed for.
#[derive(Debug, Clone, PartialEq)]
pub enum Occasion {
    /// A game that is still to be set up.
    Scenario(Setup),
    /// A position, as somebody may see it, and its sheets for a real table.
    Position(Setup, Box<View>, Vec<Sheet>),
}

impl Shelved {
    /// Prints the game as PDF. A position holds no more than the view that is given.
    pub fn print(
        &self,
        occasion: &Occasion,
        order: Order,
        mut progress: impl FnMut(Progress),
    ) -> Result<Vec<u8>, Fault> {
        let title = self.game.title();
        let wrong = |error: atelier::PictureError| Fault::new(format!("printing {}", title.name), error.to_string());
        let nothing = || Err(nothing_to_print(&title.id, &title.name));
        // Of a track of turns alone nobody has anything.
        if self.parts().is_empty() {
            return nothing();
        }
        self.printed(occasion, |material| {
            let press = Press::new(material, order).map_err(wrong)?;
            let pages = press.leaves.len();
            if pages == 0 {
                return nothing();
            }
            progress(Progress { done: 0, pages });
            press.print(|done| progress(Progress { done, pages })).map_err(wrong)
        })
    }

    /// The parts that are printed of a game that is still to be set up.
    pub fn parts(&self) -> Vec<Part> {
        let printed = self.game.printed(&self.game.title().default_setup());
        let has = [
            (Part::Map, self.map.is_some()),
            (Part::Poster, self.map.is_some()),
            (Part::Deck, !printed.deck.is_empty() || !printed.texts.is_empty()),
            (Part::Counters, !printed.pieces.is_empty() || !printed.markers.is_empty()),
            (Part::Charts, !printed.charts.is_empty()),
            (Part::Cards, !printed.cards.is_empty()),
            (Part::Sheets, !printed.sheets.is_empty()),
        ];
        has.into_iter().filter(|(_, has)| *has).map(|(part, _)| part).collect()
    }

    /// What the press gets, for whoever wants to look at it.
    pub fn printed<T>(
        &self,
        occasion: &Occasion,
        with: impl FnOnce(&Material<'_>) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let title = self.title();
        let (setup, view) = match occasion {
            Occasion::Position(setup, view, _) => (setup, View::clone(view)),
            Occasion::Scenario(setup) => {
                let begun = self.game.begin(setup.clone(), Seed::from_number(1), Rolling::Seeded)?;
                (setup, begun.journal.view(Eyes::Public))
            }
        };
        let (faces, painter) = (self.faces(), Painter::new(self));
        let map = self.map.as_ref().map(|hexes| self.lettered(hexes.map()));
        let boxes: Vec<(String, String)> =
            painter.board.boxes.iter().map(|aside| (aside.id.clone(), self.sentence(&aside.name))).collect();
        let is_position = matches!(occasion, Occasion::Position(..));
        let ground = if is_position { view.ground.as_str() } else { "" };
        let style = match (&self.map, &map) {
            (Some(hexes), Some(map)) => {
                let style = self.on_ground_of(&painter.board, ground, self.words_of_map(hexes));
                on_area_of(&painter.board, map, &setup.scenario, style)
            }
            _ => Style::default(),
        };
        let position = is_position.then(|| {
            let at = |hex_px: f64| Style { hex_px, ..style.clone() };
            match &map {
                Some(map) => Position {
                    overview: painter.map_with(map, &view, &at(OVERVIEW_PX)).0,
                    counters: painter.counters_of(map, &view, &at(Position::HEX_PX)),
                },
                None => Position { overview: painter.board_with(&view).0, counters: String::new() },
            }
        });
        let printed = self.game.printed(setup);
        let sheets = match occasion {
            Occasion::Position(.., sheets) => sheets,
            Occasion::Scenario(_) => &printed.sheets,
        };
        with(&Material {
            game: &title.id,
            name: &title.name,
            sides: &title.sides,
            language: &self.language,
            map: map.as_ref(),
            style,
            pictures: &|id| self.game.picture(id),
            faces: &faces,
            grounds: &painter.board.grounds,
            badges: &painter.board.badges,
            printed: &printed,
            sheets,
            view: &view,
            boxes: &boxes,
            position,
            speaker: Speaker { sentence: &|message| self.sentence(message), name: &|id| self.name_of(id) },
        })
    }
}

/// Why nothing came of it, and which games have all there is to print.
fn nothing_to_print(id: &str, name: &str) -> Fault {
    let whole = |entry: &&crate::Entry| {
        crate::game(entry.id)
            .is_ok_and(|shelved| !shelved.game.printed(&shelved.game.title().default_setup()).is_empty())
    };
    let games: Vec<&str> = crate::GAMES.iter().filter(whole).map(|entry| entry.id).collect();
    Fault::new(id, format!("{name} has nothing of this to print"))
        .advise(format!("These have all that there is: {}", games.join(", ")))
}

/// The part of a map that a scenario is played on, with its boxes beside it; the whole where it is played on all of it.
fn on_area_of(board: &engine::Board, map: &hexmap::Map, scenario: &str, style: Style) -> Style {
    let Some(area) = board.areas.iter().find(|area| area.scenario == scenario) else { return style };
    let (low, high) = map.grid.extent();
    let inside = |hex: &hexmap::HexIx| {
        let centre = map.grid.centre(*hex);
        let (x, y) = (centre.x - low.x - area.x, high.y - centre.y - area.y);
        x > 0.0 && y > 0.0 && x < area.width && y < area.height
    };
    let hexes: Vec<hexmap::HexIx> = map.grid.hexes().filter(inside).collect();
    let places = || hexes.iter().map(|hex| map.grid.row_column(*hex));
    let corner = |pick: fn(u16, u16) -> u16| {
        let row = places().map(|place| place.0).reduce(pick)?;
        map.grid.hex(row, places().map(|place| place.1).reduce(pick)?)
    };
    let (Some(first), Some(last)) = (corner(u16::min), corner(u16::max)) else { return style };
    let boxes = style.overprint.beside(&map.grid, &hexes, |id| area.margins.iter().any(|margin| margin.id == id));
    let overprint = hexmap::Overprint { boxes, ..style.overprint };
    Style { part: Some(atelier::Part { first, last }), beside: true, overprint, ..style }
}

#[cfg(test)]
mod tests {
    use press::paper::{Flip, Paper, Size};
    use press::sheets::Item;

    use super::*;

    fn order(paper: Paper, parts: &[Part]) -> Order {
        Order { paper, flip: Flip::Long, hex: press::HEX, parts: parts.to_vec() }
    }

    fn elope() -> (Shelved, Setup) {
        elope_in(crate::ENGLISH)
    }

    fn elope_in(language: &str) -> (Shelved, Setup) {
        let shelved = crate::game_in("elope", language).expect("it is on the shelf");
        let setup = shelved.game.title().default_setup();
        (shelved, setup)
    }

    /// The pages: chapter, size and, where it is text, SVG.
    fn pages(shelved: &Shelved, occasion: &Occasion, order: Order) -> Vec<(String, Size, String)> {
        let pages = shelved.printed(occasion, |material| {
            let press = Press::new(material, order).expect("it can be laid out");
            let page =
                |leaf: &press::Leaf| (leaf.chapter.clone(), leaf.size, leaf.svg().unwrap_or_default().to_owned());
            Ok(press.leaves.iter().map(page).collect())
        });
        pages.expect("it can be printed")
    }

    #[test]
    fn pages_have_the_size_of_the_paper_and_tiles_may_lie_on_their_side() {
        let (shelved, setup) = elope();
        for (_, paper) in Paper::ALL {
            let order = order(paper, &Part::usual(false));
            let pages = pages(&shelved, &Occasion::Scenario(setup.clone()), order);
            for (chapter, size, _) in &pages {
                let upright = *size == paper.upright();
                assert!(upright || (*size == paper.upright().turned() && chapter == "Map"), "{chapter}: {size:?}");
            }
            let count = |wanted: &str| pages.iter().filter(|(chapter, ..)| chapter == wanted).count();
            assert!(count("Map") >= 6 && count("Turn cards") == 2, "{paper:?}");
            assert_eq!(count("Counters") % 2, 0, "a back for each front");
        }
    }

    #[test]
    fn every_counter_of_the_game_is_on_the_sheets_once() {
        let (shelved, setup) = elope();
        let found = shelved.printed(&Occasion::Scenario(setup), |material| {
            let press = Press::new(material, order(Paper::A4, &[Part::Counters])).expect("it can be laid out");
            let cells = press.sheets.iter().flat_map(|sheet| &sheet.cells);
            let fronts = cells.filter_map(|cell| match &cell.item {
                Item::Counter(front, ..) => Some(front.clone()),
                Item::Marker(..) | Item::Card(_) | Item::Text(_) => None,
            });
            Ok(fronts.collect::<Vec<String>>())
        });
        let mut found = found.expect("it can be printed");
        found.sort_unstable();
        let mut all: Vec<String> =
            elope::Elope::new().counters().iter().map(|(_, counter)| counter.id.clone()).collect();
        all.sort_unstable();
        assert_eq!(found, all);
    }

    #[test]
    fn a_poster_is_one_page_at_the_scale_that_was_asked_for() {
        let (shelved, setup) = elope();
        let occasion = Occasion::Scenario(setup);
        let size = |hex: f64| {
            let order = Order { hex, ..order(Paper::A4, &[Part::Poster]) };
            let pages = pages(&shelved, &occasion, order);
            assert_eq!(pages.len(), 1);
            pages[0].1
        };
        let (small, large) = (size(10.0), size(20.0));
        let inner = |size: Size| size.width - 12.0;
        assert!((inner(large) / inner(small) - 2.0).abs() < 0.01, "{small:?} {large:?}");
        assert!(small.height > 500.0, "fifty rows of 10 mm: {small:?}");
    }

    #[test]
    fn charts_and_cards_carry_their_words() {
        let (shelved, setup) = elope();
        let pages = pages(&shelved, &Occasion::Scenario(setup), order(Paper::A4, &[Part::Charts, Part::Cards]));
        let text: String = pages.into_iter().map(|(.., svg)| svg).collect();
        for words in
            ["Combat Results Table", "Tactical advantages", "Order of arrival", "En/1", "The Red turn", "T.crt.a"]
        {
            assert!(text.contains(&format!(">{words}<")), "{words}");
        }
        assert!(!text.contains("elope-") && !text.contains("press-"), "every message has a text");
    }

    /// The pages of text in a language, of both editions with every option, and of a position.
    fn pages_of_text(language: &str, paper: Paper) -> Vec<String> {
        let (shelved, usual) = elope_in(language);
        let title = shelved.game.title();
        let options = |edition| [("edition", edition), ("interception", "on"), ("river_depth", "on")];
        let mut texts = Vec::new();
        for edition in ["renovated", "original"] {
            let setup = title.setup(None, options(edition)).expect("a setup");
            let parts = [Part::Charts, Part::Cards];
            texts.extend(pages(&shelved, &Occasion::Scenario(setup), order(paper, &parts)));
        }
        let begun = shelved.game.begin(usual.clone(), Seed::from_number(1), Rolling::Seeded).expect("it begins");
        let position = Occasion::Position(usual, Box::new(begun.journal.view(Eyes::Public)), Vec::new());
        // The first page is the map, whose names keep clear of each other in their own way.
        texts.extend(pages(&shelved, &position, order(paper, &[Part::Position])).into_iter().skip(1));
        texts.into_iter().map(|(.., svg)| svg).collect()
    }

    /// The pages of text of a game whose scenario is the usual one.
    fn usual_pages_of_text(game: &str, language: &str, paper: Paper) -> Vec<String> {
        let shelved = crate::game_in(game, language).expect("it is on the shelf");
        let setup = shelved.game.title().default_setup();
        let parts = [Part::Charts, Part::Cards, Part::Sheets];
        pages(&shelved, &Occasion::Scenario(setup), order(paper, &parts)).into_iter().map(|(.., svg)| svg).collect()
    }

    #[test]
    fn in_no_language_do_words_run_off_the_page_or_into_each_other() {
        for language in crate::languages() {
            let others = crate::GAMES.iter().filter(|entry| entry.id != "elope");
            let others = others.flat_map(|entry| usual_pages_of_text(entry.id, language, Paper::Letter));
            for page in pages_of_text(language, Paper::Letter).into_iter().chain(others) {
                keeps_apart(language, &page);
            }
        }
    }

    /// No words run off the page or into each other.
    fn keeps_apart(language: &str, page: &str) {
        let drawing = atelier::pdf::Drawing::new(page).expect("sound SVG");
        let (wide, high) = drawing.size();
        let written = drawing.written();
        for (words, at) in &written {
            let inside = at.left > 20.0 && at.left + at.width < wide - 20.0 && at.top + at.height < high - 20.0;
            assert!(inside, "{language}: {words:?} at {at:?}, page {wide} by {high}");
        }
        for (k, (words, at)) in written.iter().enumerate() {
            for (others, other) in &written[k + 1..] {
                let across = (at.left + at.width).min(other.left + other.width) - at.left.max(other.left);
                let down = (at.top + at.height).min(other.top + other.height) - at.top.max(other.top);
                // Boxes of lines touch; a third of a line is too much.
                let apart = across < 1.0 || down < 0.34 * at.height.min(other.height);
                assert!(apart, "{language}: {words:?} runs into {others:?}");
            }
        }
    }

    #[test]
    fn every_letter_of_every_language_has_a_typeface() {
        for language in crate::languages() {
            let games: Vec<Shelved> =
                crate::GAMES.iter().map(|entry| crate::game(entry.id).expect("it is on the shelf")).collect();
            let own = games.iter().flat_map(|one| one.game.messages().iter().chain(one.game.dictionaries()));
            let files = press::MESSAGES.iter().chain(atelier::MESSAGES).chain(own).filter(|(of, _)| *of == language);
            // The journal has arrows; it is not printed.
            let letters = files.flat_map(|(_, text)| atelier::without_letters(text)).filter(|sign| *sign != '→');
            let missing: std::collections::BTreeSet<char> = letters.collect();
            assert!(missing.is_empty(), "{language}: {missing:?}; crates/atelier/fonts/README.md says how to add them");
        }
    }

    #[test]
    fn every_name_on_the_map_is_said_in_the_language_of_the_paper() {
        let (english, _) = elope();
        let map = english.map.as_ref().expect("it has a map").map();
        // Streams are drawn and not named; a river that a stream continues is named once.
        let named = |map: &hexmap::Map| {
            let waters = map.outlines.iter().filter(|outline| outline.kind != hexmap::OutlineKind::Stream);
            let names = map.rivers.iter().map(|river| &river.name).chain(waters.map(|outline| &outline.name));
            let names = names.chain(map.terrains.iter().map(|terrain| &terrain.name)).chain([&map.title]);
            let names = names.chain(map.places.iter().map(|place| &place.name));
            names.chain(map.off_map.iter().map(|place| &place.name)).cloned().collect::<Vec<String>>()
        };
        for language in ["ru", "ja"] {
            let (shelved, _) = elope_in(language);
            for (name, said) in named(map).iter().zip(named(&shelved.lettered(map))) {
                assert!(name.is_empty() || *name != said, "{language}: {name}");
            }
        }
    }

    #[test]
    fn paper_speaks_the_language_that_was_asked_for() {
        for (language, words) in [("fr", "Table de combat"), ("ja", "戦闘結果表"), ("ru", "Таблица боя")]
        {
            let (shelved, setup) = elope_in(language);
            let pages = pages(&shelved, &Occasion::Scenario(setup), order(Paper::A4, &[Part::Charts]));
            assert!(pages.iter().any(|(.., svg)| svg.contains(&format!(">{words}<"))), "{language}");
        }
    }

    #[test]
    fn a_position_shows_what_its_view_holds_and_nothing_else() {
        let (shelved, setup) = elope();
        let begun = shelved.game.begin(setup.clone(), Seed::from_number(1), Rolling::Seeded).expect("it begins");
        let whole = begun.journal.view(Eyes::Public);
        let (seen, hidden) = ("red_83_1", "red_83_2");
        let mut view = whole.clone();
        view.counters.retain(|counter| counter.id != hidden);
        view.hands = vec![engine::view::Hand { count: 3, ..engine::view::Hand::new("hand") }];
        let text = |view: View| {
            let occasion = Occasion::Position(setup.clone(), Box::new(view), Vec::new());
            let pages = pages(&shelved, &occasion, order(Paper::A4, &Part::usual(true)));
            pages.into_iter().map(|(.., svg)| svg).collect::<String>()
        };
        let name = |id: &str| shelved.game.name_of(id);
        let (all, some) = (text(whole), text(view));
        assert!(all.contains(&name(seen)) && all.contains(&name(hidden)));
        assert!(some.contains(&name(seen)) && !some.contains(&name(hidden)));
        assert!(some.contains("3 hidden"));
    }

    #[test]
    fn what_a_game_has_not_is_refused_and_those_that_can_be_printed_whole_are_named() {
        let emtsa = crate::game("emtsa").expect("it is on the shelf");
        let setup = emtsa.game.title().default_setup();
        let printed = emtsa.print(&Occasion::Scenario(setup), order(Paper::A4, &[Part::Map]), |_| {});
        let fault = printed.expect_err("it has no map").to_string();
        assert!(fault.contains("The Emtsa Line has nothing of this to print"), "{fault}");
        assert!(["elope", "rossyia", "riverdon"].iter().all(|id| fault.contains(id)), "{fault}");
        assert!(emtsa.parts().is_empty());
    }

    /// A campaign whose battles are fought on real tables, played at random until a result is waited for.
    fn at_a_battle(shelved: &Shelved) -> (Setup, Box<dyn engine::erased::AnyJournal>) {
        let title = shelved.game.title();
        let setup = title.setup(Some("ice_march"), [("battles", "entered"), ("referee", "on")]).expect("a setup");
        let seed = Seed::from_number(11);
        let mut journal = shelved.game.begin(setup.clone(), seed, Rolling::Seeded).expect("it begins").journal;
        let mut chance = engine::Chance::new(11);
        let referee = title.seat("referee").expect("there is one");
        for _ in 0..4000 {
            let waits = journal.asked().into_iter().find(|asked| asked.urgency != engine::Urgency::May);
            let Some(asked) = waits else { break };
            if asked.prompt.id == "riverdon-ask-result" && !journal.sheets(Eyes::Seat(referee)).is_empty() {
                return (setup, journal);
            }
            let text = journal.sample(asked.seat, &mut chance).expect("whoever is asked has an order");
            let _ = journal.order(asked.seat, &text, &[]);
        }
        panic!("nobody fought")
    }

    #[test]
    fn the_sheet_of_a_battle_fits_its_page_in_every_language_and_tells_each_side_less_than_the_referee() {
        for language in crate::languages() {
            let shelved = crate::game_in("riverdon", language).expect("it is on the shelf");
            let (setup, journal) = at_a_battle(&shelved);
            let mut lengths = Vec::new();
            for id in ["first", "second", "referee"] {
                let eyes = Eyes::Seat(shelved.game.title().seat(id).expect("a seat"));
                let occasion = Occasion::Position(setup.clone(), Box::new(journal.view(eyes)), journal.sheets(eyes));
                let pages = pages(&shelved, &occasion, order(Paper::Letter, &[Part::Sheets]));
                assert!(!pages.is_empty(), "{language}: {id}");
                for (.., svg) in &pages {
                    keeps_apart(language, svg);
                }
                lengths.push(pages.iter().map(|(.., svg)| svg.len()).sum::<usize>());
            }
            assert!(lengths[0] < lengths[2] && lengths[1] < lengths[2], "{language}: {lengths:?}");
            assert!(journal.sheets(Eyes::Public).is_empty());
        }
    }

    #[test]
    fn every_part_that_a_game_has_makes_pages_and_no_other_does() {
        for entry in crate::GAMES {
            let shelved = crate::game(entry.id).expect("it is on the shelf");
            let setup = shelved.game.title().default_setup();
            for (word, part) in Part::ALL {
                let pages = pages(&shelved, &Occasion::Scenario(setup.clone()), order(Paper::A4, &[part]));
                // Tracks are printed with the charts of any game.
                let wanted = shelved.parts().contains(&part) || part == Part::Charts;
                assert_eq!(!pages.is_empty(), wanted, "{}: {word}", entry.id);
                let drawn = pages.iter().filter(|(.., svg)| !svg.is_empty());
                drawn.for_each(|(.., svg)| {
                    assert!(!svg.contains(&format!(">{}-", entry.id)), "every message has a text")
                });
            }
        }
    }

    #[test]
    fn every_card_of_a_deck_is_on_the_sheets_once_and_can_be_drawn() {
        let shelved = crate::game("riverdon").expect("it is on the shelf");
        let setup = shelved.game.title().default_setup();
        let occasion = Occasion::Scenario(setup);
        let found = shelved.printed(&occasion, |material| {
            let press = Press::new(material, order(Paper::A4, &[Part::Deck])).expect("it can be laid out");
            let cells = press.deck.iter().flat_map(|sheet| &sheet.cells);
            let numbers = cells.filter_map(|cell| match &cell.item {
                Item::Card(card) => Some(card.number.clone()),
                _ => None,
            });
            let numbers: std::collections::BTreeSet<String> = numbers.collect();
            Ok((numbers, press.leaves.len(), press.deck.len()))
        });
        let (numbers, pages, sheets) = found.expect("it can be printed");
        assert_eq!((numbers.len(), pages), (66, 2 * sheets), "a back for each front");
        let pdf = shelved.print(&occasion, order(Paper::A4, &[Part::Deck]), |_| {}).expect("it can be printed");
        assert!(pdf.starts_with(b"%PDF") && pdf.len() > 200_000, "{} bytes", pdf.len());
    }

    #[test]
    fn names_on_counters_are_large_enough_to_be_read() {
        for language in crate::languages() {
            let shelved = crate::game_in("riverdon", language).expect("it is on the shelf");
            let printed = shelved.game.printed(&shelved.game.title().default_setup());
            for piece in &printed.pieces {
                let engine::printed::Written::Name(id) = &piece.written else { continue };
                let name = shelved.name_of(id);
                assert!(name != *id, "{language}: {id} has a name");
                let millimetres = atelier::counter::name_size(&name) * press::counter_side(press::HEX) * 1.5 / 100.0;
                assert!(millimetres >= 0.8, "{language}: {name} is {millimetres:.2} mm high");
            }
        }
    }
}
