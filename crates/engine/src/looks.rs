//! How the things of a game look, as data of the game: the colours of its factions, the figures of its arms, the
//! palettes of its grounds, the badges of its states and marks. Screen, paper and report take them from here; how a
//! figure is drawn is not the engine's business.
//!
//! ```
//! let looks = engine::Looks::read(
//!     r##"
//!     [faction.green]
//!     body = "#5F9A58"
//!     rim = "#2F5F2C"
//!     ink = "#051406"
//!     pale = "#E4F3E0"
//!     accent = "#173D17"
//!     edge = "close_slant"
//!     [figures]
//!     horse = "slash"
//!     "##,
//!     "looks.toml",
//! )?;
//! assert_eq!(looks.livery("green").body.to_string(), "#5F9A58");
//! assert_eq!(looks.figure("horse"), "slash");
//! # Ok::<(), engine::Fault>(())
//! ```

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::from_toml;
use crate::fault::Fault;

/// A file of looks.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Looks {
    /// The colours of each faction.
    #[serde(default, rename = "faction")]
    liveries: BTreeMap<String, Livery>,
    /// Factions that wear the colours of another: those that never meet may share them.
    #[serde(default)]
    wears: BTreeMap<String, String>,
    /// The figure of each arm.
    #[serde(default)]
    figures: BTreeMap<String, String>,
    /// The grounds.
    #[serde(default, rename = "ground")]
    pub grounds: Vec<Ground>,
    /// The badges, in the order in which they are shown.
    #[serde(default, rename = "badge")]
    pub badges: Vec<Badge>,
}

impl Looks {
    /// Looks from a text: what is there twice is refused.
    pub fn read(text: &str, source: &str) -> Result<Looks, Fault> {
        let looks: Looks = from_toml(text, source)?;
        if let Some((who, whose)) = looks.wears.iter().find(|(_, whose)| !looks.liveries.contains_key(*whose)) {
            return Err(Fault::new(source, format!("{who} wears the colours of {whose}, which nobody knows")));
        }
        let grounds = looks.grounds.iter().map(|ground| &ground.id);
        let badges = looks.badges.iter().map(|badge| &badge.id);
        for ids in [grounds.collect::<Vec<_>>(), badges.collect()] {
            if let Some((_, twice)) = ids.iter().enumerate().find(|(k, id)| ids[..*k].contains(id)) {
                return Err(Fault::new(source, format!("{twice} is there twice")));
            }
        }
        Ok(looks)
    }

    /// The colours of a faction; those in common use for one that has none.
    pub fn livery(&self, faction: &str) -> Livery {
        self.liveries.get(self.worn(faction)).copied().unwrap_or_default()
    }

    /// Whose colours a faction wears: its own, unless the looks say otherwise.
    pub fn worn<'a>(&'a self, faction: &'a str) -> &'a str {
        self.wears.get(faction).map_or(faction, String::as_str)
    }

    /// The figure of an arm; none for one that has none.
    pub fn figure(&self, arm: &str) -> &str {
        self.figures.get(arm).map_or("", String::as_str)
    }

    /// All figures that are asked for: those of arms, and those of badges.
    pub fn figures(&self) -> (impl Iterator<Item = &str>, impl Iterator<Item = &str>) {
        (self.figures.values().map(String::as_str), self.badges.iter().map(|badge| badge.figure.as_str()))
    }
}

/// The colours of a faction's counters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Livery {
    /// The body.
    pub body: Colour,
    /// The rim of the body.
    pub rim: Colour,
    /// Words and values.
    pub ink: Colour,
    /// The ground of the symbol.
    pub pale: Colour,
    /// The nation's edge, or the star.
    pub accent: Colour,
    /// How the left edge is marked: nations part without colour.
    pub edge: Edge,
}

impl Livery {
    /// Whether the body is dark and the ink light.
    pub fn is_dark(&self) -> bool {
        let [red, green, blue] = self.body.0.map(u32::from);
        299 * red + 587 * green + 114 * blue < 110_000
    }
}

/// Grey, like counters in common use.
impl Default for Livery {
    fn default() -> Livery {
        Livery {
            body: Colour([0xA3, 0xAD, 0xB2]),
            rim: Colour([0x69, 0x75, 0x7B]),
            ink: Colour([0x11, 0x17, 0x1A]),
            pale: Colour([0xF0, 0xF3, 0xF4]),
            accent: Colour([0x3F, 0x4B, 0x51]),
            edge: Edge::Bare,
        }
    }
}

/// How the left edge of a counter is marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Edge {
    /// No mark.
    Bare,
    /// A star instead of an edge.
    Star,
    /// One solid strip.
    Solid,
    /// Level bars.
    Bars,
    /// Slanting bars.
    Slant,
    /// Closer slanting bars.
    CloseSlant,
    /// Two upright lines.
    Twin,
    /// White, accent and red in thirds.
    Thirds,
    /// White above, accent below.
    Halves,
    /// Accent above, pale below.
    Upper,
    /// Blue, yellow and red in thirds.
    Tricolour,
    /// Chevrons.
    Chevrons,
    /// Dots.
    Dots,
    /// A white strip with a wedge.
    Wedge,
    /// A white strip with a cross.
    Cross,
    /// An accent line and a red one.
    Pair,
}

impl Edge {
    /// All of them.
    pub const ALL: [Edge; 16] = [
        Edge::Bare,
        Edge::Star,
        Edge::Solid,
        Edge::Bars,
        Edge::Slant,
        Edge::CloseSlant,
        Edge::Twin,
        Edge::Thirds,
        Edge::Halves,
        Edge::Upper,
        Edge::Tricolour,
        Edge::Chevrons,
        Edge::Dots,
        Edge::Wedge,
        Edge::Cross,
        Edge::Pair,
    ];
}

/// A colour: red, green and blue. Written `#5F9A58`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(into = "String", try_from = "String")]
#[ts(type = "string")]
pub struct Colour(pub [u8; 3]);

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02X}{green:02X}{blue:02X}")
    }
}

impl From<Colour> for String {
    fn from(colour: Colour) -> String {
        colour.to_string()
    }
}

impl TryFrom<String> for Colour {
    type Error = String;

    fn try_from(text: String) -> Result<Colour, String> {
        let wrong = || format!("{text:?} is no colour; one is written #5F9A58");
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6);
        let digits = digits.filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit())).ok_or_else(wrong)?;
        let number = u32::from_str_radix(digits, 16).map_err(|_| wrong())?;
        let [_, red, green, blue] = number.to_be_bytes();
        Ok(Colour([red, green, blue]))
    }
}

/// A ground that can lie under the plane of a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Ground {
    /// Its id, as views name it.
    pub id: String,
    /// The colours it wears.
    pub palette: Palette,
    /// Whether tracks can be seen on it.
    #[serde(default = "yes")]
    pub tracks: bool,
}

fn yes() -> bool {
    true
}

/// The colours of the ground.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Palette {
    /// Green and straw; a sun.
    #[default]
    Summer,
    /// Brown and sodden; waves.
    Mud,
    /// White, rivers frozen; a flake.
    Winter,
}

/// The sign of a state that counters are in, or of a mark that lies on places.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Badge {
    /// The state or the mark.
    pub id: String,
    /// What is drawn.
    pub figure: String,
    /// Where it is drawn.
    pub lies: Lies,
    /// Whether it speaks of a whole stack.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stack: bool,
    /// Whether a counter that wears it has done its part, and is drawn paler.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub spent: bool,
}

/// Where a badge lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Lies {
    /// On the upper left corner of a counter.
    Corner,
    /// Around the lower edge of a counter.
    Edge,
    /// In a place, below the counters.
    Place,
    /// On the side of a place.
    Side,
    /// Beside a place, as a flag: who holds it.
    Flag,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_as_they_are_written() {
        let read = |text: &str| Colour::try_from(text.to_owned());
        assert_eq!(read("#0a1B2c").map(|colour| colour.to_string()), Ok("#0A1B2C".to_owned()));
        for wrong in ["", "#", "0A1B2C", "#0A1B2", "#0A1B2C3", "#0A1B2G", "#+A1B2C", "#ääc", "red"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_is_there_twice_and_what_nobody_knows_is_refused() {
        let badge = "[[badge]]\nid = \"dug\"\nfigure = \"parapet\"\nlies = \"edge\"\n";
        assert!(Looks::read(badge, "looks").is_ok());
        let fault = |text: &str| Looks::read(text, "looks").expect_err("it is wrong").to_string();
        assert!(fault(&badge.repeat(2)).contains("dug is there twice"), "{}", fault(&badge.repeat(2)));
        assert!(fault(&format!("{badge}colour = \"#FFFFFF\"\n")).contains("colour"));
        assert!(fault("[[ground]]\nid = \"moor\"\npalette = \"purple\"\n").contains("purple"));
    }

    #[test]
    fn factions_can_wear_the_colours_of_others_that_are_known() {
        let green = "[faction.green]\nbody = \"#5F9A58\"\nrim = \"#2F5F2C\"\nink = \"#051406\"\npale = \"#E4F3E0\"\n\
                     accent = \"#173D17\"\nedge = \"star\"\n";
        let looks = Looks::read(&format!("{green}[wears]\nbands = \"green\"\n"), "looks").expect("sound");
        assert_eq!(looks.livery("bands"), looks.livery("green"));
        let fault = Looks::read("[wears]\nbands = \"green\"\n", "looks").expect_err("no green").to_string();
        assert!(fault.contains("bands wears the colours of green"), "{fault}");
    }

    #[test]
    fn who_has_no_colours_wears_grey_and_what_has_no_figure_has_none() {
        let looks = Looks::default();
        assert_eq!((looks.livery("anybody"), looks.figure("anything")), (Livery::default(), ""));
        assert!(!Livery::default().is_dark());
    }
}
