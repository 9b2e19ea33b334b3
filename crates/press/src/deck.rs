//! Cards of a deck: the picture to the very edge, its number in the upper left corner, its name at the foot; on the back
//! what tells the deck. Lengths are pixels of the picture.

use atelier::{SANS, SERIF, Type, escaped, land};
use engine::Picture;
use engine::printed::DeckCard;

use crate::canvas::Svg;

/// The colour that runs over the edge of a card.
pub(crate) const BLEED: &str = "#EFE4C3";
/// What keeps words apart from the ground under them.
const HALO: (&str, f64) = ("#F6EFD9", 7.0);
const INK: &str = "#1F1C18";
const BACK_INK: &str = "#E4DFCF";
/// Pixels across and down a picture without a size of its own.
const PLAIN: (f64, f64) = (600.0, 400.0);

type Pictures<'p> = &'p dyn Fn(&str) -> Option<Picture>;

/// The size of a card whose squares are so many millimetres wide.
pub(crate) fn size(squares: (u8, u8), square: f64) -> crate::paper::Size {
    crate::paper::Size { width: f64::from(squares.0) * square, height: f64::from(squares.1) * square }
}

/// The face as SVG, and how wide it is.
pub(crate) fn face(card: &DeckCard, pictures: Pictures<'_>, name: &str) -> (String, f64) {
    let (mut svg, wide, high) = picture(&card.front, pictures);
    let number = Type { anchor: "start", halo: Some(HALO), ..Type::new(SANS, 700, 34.0, INK) };
    svg.push_str(&words(12.0, 38.0, &card.number, &number));
    let mut below = Type { italic: true, halo: Some(HALO), ..Type::new(SERIF, 400, 30.0, INK) };
    below.size = below.size.min(below.size * (wide - 40.0) / below.width(name).max(1.0));
    svg.push_str(&words(wide / 2.0, high - 14.0, name, &below));
    (svg, wide)
}

/// The back as SVG, and how wide it is.
pub(crate) fn back(card: &DeckCard, pictures: Pictures<'_>) -> (String, f64) {
    let (mut svg, wide, high) = picture(&card.back, pictures);
    let set = Type::new(atelier::TITLE, 700, 74.0, BACK_INK);
    svg.push_str(&words(wide / 2.0, high / 2.0 + 26.0, &card.mark, &set));
    (svg, wide)
}

/// A picture clipped to its card: SVG, width and height.
fn picture(id: &str, pictures: Pictures<'_>) -> (String, f64, f64) {
    let drawn = pictures(id).map(|picture| land::to_cut(&picture));
    match drawn.as_deref().and_then(Svg::of) {
        Some(Svg { inner, width, height }) => {
            let open = format!(r#"<svg width="{width}" height="{height}" viewBox="0 0 {width} {height}">"#);
            (format!("{open}{inner}</svg>"), width, height)
        }
        None => (String::new(), PLAIN.0, PLAIN.1),
    }
}

fn words(x: f64, y: f64, text: &str, set: &Type<'_>) -> String {
    format!(r#"<text x="{x}" y="{y}" {}>{}</text>"#, set.attributes(), escaped(text))
}
