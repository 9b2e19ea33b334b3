//! A game on paper: gathers what the press needs.

use atelier::{Scale, Style, Weather};
use engine::{Eyes, Fault, Rolling, Seed, Setup, View};
use press::{Material, Order, Position, Press, Speaker};

use crate::picture::{counters_of, map_with};
use crate::{HexMap, Shelved};

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
    /// A position, as somebody may see it.
    Position(Setup, View),
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
        self.printed(occasion, |material| {
            let press = Press::new(material, order).map_err(wrong)?;
            let pages = press.leaves.len();
            progress(Progress { done: 0, pages });
            press.print(|done| progress(Progress { done, pages })).map_err(wrong)
        })
    }

    /// What the press gets, for whoever wants to look at it.
    pub fn printed<T>(
        &self,
        occasion: &Occasion,
        with: impl FnOnce(&Material<'_>) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let title = self.game.title();
        let hexes = self.map.ok_or_else(|| {
            let games = crate::GAMES.iter().filter(|entry| entry.map.is_some()).map(|entry| entry.id);
            Fault::new(title.id.clone(), format!("{} has no hex map, so it cannot be printed yet", title.name))
                .advise(format!("These can: {}", games.collect::<Vec<_>>().join(", ")))
        })?;
        let (setup, view) = match occasion {
            Occasion::Position(setup, view) => (setup, view.clone()),
            Occasion::Scenario(setup) => {
                let begun = self.game.begin(setup.clone(), Seed::from_number(1), Rolling::Seeded)?;
                (setup, begun.journal.view(Eyes::Public))
            }
        };
        let (faces, map) = (self.game.faces(), (hexes.map)());
        let boxes: Vec<(String, String)> =
            self.game.board().boxes.into_iter().map(|aside| (aside.id, self.say(&aside.name))).collect();
        let position = matches!(occasion, Occasion::Position(..)).then(|| {
            let on = |hex_px: f64| Style { hex_px, ..style(hexes, &view.ground) };
            Position {
                overview: map_with(map, &faces, &view, &on(OVERVIEW_PX)).0,
                counters: counters_of(map, &faces, &view, &on(Position::HEX_PX)),
            }
        });
        let printed = self.game.printed(setup);
        with(&Material {
            game: &title.id,
            name: &title.name,
            language: "en",
            map,
            style: style(hexes, if position.is_some() { &view.ground } else { "" }),
            faces: &faces,
            printed: &printed,
            view: &view,
            boxes: &boxes,
            position,
            speaker: Speaker { sentence: &|message| self.say(message), name: &|id| self.game.spoken(id) },
        })
    }
}

fn style(hexes: HexMap, ground: &str) -> Style {
    Style {
        weather: match ground {
            "thaw" => Weather::Thaw,
            "snow" => Weather::Snow,
            _ => Weather::Dry,
        },
        subtitle: hexes.subtitle.to_owned(),
        victory: (hexes.victory)(),
        scale: Some(Scale { per_hex: hexes.miles, unit: "miles".to_owned() }),
        ..Style::default()
    }
}
