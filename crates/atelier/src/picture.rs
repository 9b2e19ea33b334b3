//! From SVG to PNG and JPEG, with our own typefaces only; and from words to outlines.

use std::sync::{Arc, LazyLock};

use resvg::{tiny_skia, usvg};
use skrifa::{FontRef, MetadataProvider};

/// A typeface: its family, weight and style, and the file.
struct Face(&'static str, u16, &'static str, &'static [u8]);

/// The letters of counters.
pub(crate) const SANS_BOLD: &[u8] = include_bytes!("../fonts/FiraSansCondensed-Bold.ttf");

const FACES: [Face; 6] = [
    Face(crate::svg::TITLE, 700, "normal", include_bytes!("../fonts/OldStandardTT-Bold.ttf")),
    Face(crate::svg::SERIF, 400, "normal", include_bytes!("../fonts/PTSerif-Regular.ttf")),
    Face(crate::svg::SERIF, 400, "italic", include_bytes!("../fonts/PTSerif-Italic.ttf")),
    Face(crate::svg::SERIF, 700, "normal", include_bytes!("../fonts/PTSerif-Bold.ttf")),
    Face(crate::svg::SANS, 500, "normal", include_bytes!("../fonts/FiraSansCondensed-Medium.ttf")),
    Face(crate::svg::SANS, 700, "normal", SANS_BOLD),
];

/// The letters of Japanese, which none of the others has: whatever typeface is asked for, they are set in these.
const JAPANESE: [&[u8]; 2] = [include_bytes!("../fonts/NotoSansJP-Medium.ttf"), JAPANESE_BOLD];
pub(crate) const JAPANESE_BOLD: &[u8] = include_bytes!("../fonts/NotoSansJP-Bold.ttf");

pub(crate) static TYPEFACES: LazyLock<Arc<usvg::fontdb::Database>> = LazyLock::new(|| {
    let mut database = usvg::fontdb::Database::new();
    for file in FACES.iter().map(|face| face.3).chain(JAPANESE) {
        database.load_font_data(file.to_vec());
    }
    Arc::new(database)
});

/// Why a picture could not be made.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The text is not SVG.
    #[error("this is not SVG that can be drawn: {0}")]
    NotSvg(#[from] usvg::Error),
    /// The picture would have no pixels, or too many.
    #[error("a picture {0} pixels wide cannot be made; ask for 1 to 20000")]
    BadSize(u32),
    /// The picture could not be written.
    #[error("the picture cannot be written: {0}")]
    NotWritten(String),
    /// A page would have no size.
    #[error("a page of {0} by {1} points cannot be made")]
    BadPage(f64, f64),
    /// The pages could not be bound to a PDF.
    #[error("the pages cannot be written as PDF: {0}")]
    NotBound(String),
}

pub(crate) fn tree(svg: &str) -> Result<usvg::Tree, usvg::Error> {
    let options = usvg::Options {
        fontdb: Arc::clone(&TYPEFACES),
        font_family: crate::svg::SERIF.into(),
        font_resolver: usvg::FontResolver { select_fallback: Box::new(instead), ..Default::default() },
        ..Default::default()
    };
    usvg::Tree::from_str(svg, &options)
}

/// The typeface of a letter that the first of those tried does not have: of those that have it, the one nearest in
/// weight.
fn instead(
    letter: char,
    tried: &[usvg::fontdb::ID],
    typefaces: &mut Arc<usvg::fontdb::Database>,
) -> Option<usvg::fontdb::ID> {
    let wanted = typefaces.face(*tried.first()?)?.weight.0;
    let others = typefaces.faces().filter(|face| !tried.contains(&face.id) && has(typefaces, face.id, letter));
    others.min_by_key(|face| face.weight.0.abs_diff(wanted)).map(|face| face.id)
}

fn has(typefaces: &usvg::fontdb::Database, face: usvg::fontdb::ID, letter: char) -> bool {
    let mapped = |data: &[u8], index| {
        let font = FontRef::from_index(data, index).ok();
        font.and_then(|font| font.charmap().map(letter)).is_some_and(|glyph| glyph.to_u32() > 0)
    };
    typefaces.with_face_data(face, mapped).unwrap_or(false)
}

/// The letters of a text that no typeface of ours has.
pub fn without_letters(text: &str) -> impl Iterator<Item = char> {
    let known = |letter: char| TYPEFACES.faces().any(|face| has(&TYPEFACES, face.id, letter));
    text.chars().filter(move |letter| !letter.is_control() && !known(*letter))
}

/// How wide words are when set in one of our typefaces, for a height of one; about half a height a letter if they cannot be set.
pub(crate) fn set_width(family: &str, weight: u16, italic: bool, words: &str) -> f64 {
    let style = if italic { "italic" } else { "normal" };
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text font-family="{family}" font-size="100" font-weight="{weight}" font-style="{style}">{}</text></svg>"#,
        crate::svg::escaped(words)
    );
    let about = words.chars().count() as f64 * 0.5;
    match tree(&svg).ok().as_ref().and_then(|t| t.root().children().first()) {
        Some(usvg::Node::Text(text)) => f64::from(text.bounding_box().width()) / 100.0,
        _ => about,
    }
}

/// Draws SVG as a PNG of this width, or as wide as the drawing itself; the height follows.
pub fn png(svg: &str, width_px: impl Into<Option<u32>>) -> Result<Vec<u8>, PictureError> {
    pixels(svg, width_px.into())?.encode_png().map_err(|error| PictureError::NotWritten(error.to_string()))
}

/// Draws SVG without transparent parts as a JPEG as wide as the drawing itself, of a quality from 1 to 100.
pub fn jpeg(svg: &str, quality: u8) -> Result<Vec<u8>, PictureError> {
    let canvas = pixels(svg, None)?;
    let size = |side: u32| u16::try_from(side).map_err(|_| PictureError::BadSize(side));
    let (width, height) = (size(canvas.width())?, size(canvas.height())?);
    let mut bytes = Vec::new();
    let encoder = jpeg_encoder::Encoder::new(&mut bytes, quality.clamp(1, 100));
    let written = encoder.encode(canvas.data(), width, height, jpeg_encoder::ColorType::Rgba);
    written.map(|()| bytes).map_err(|error| PictureError::NotWritten(error.to_string()))
}

fn pixels(svg: &str, width_px: Option<u32>) -> Result<tiny_skia::Pixmap, PictureError> {
    let tree = tree(svg)?;
    let width_px = width_px.unwrap_or_else(|| tree.size().width().round() as u32);
    if !(1..=20_000).contains(&width_px) {
        return Err(PictureError::BadSize(width_px));
    }
    let scale = width_px as f32 / tree.size().width();
    let height_px = (tree.size().height() * scale).round().max(1.0) as u32;
    let mut canvas = tiny_skia::Pixmap::new(width_px, height_px).ok_or(PictureError::BadSize(width_px))?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut canvas.as_mut());
    Ok(canvas)
}

/// The same SVG with our typefaces inside, so that it looks the same in every browser.
pub fn with_typefaces(svg: &str) -> String {
    use base64::Engine as _;
    let rule = |Face(family, weight, style, file): &Face| {
        let data = base64::engine::general_purpose::STANDARD.encode(file);
        format!(
            "@font-face{{font-family:'{family}';font-weight:{weight};font-style:{style};\
             src:url(data:font/ttf;base64,{data})}}\n"
        )
    };
    let rules: String = FACES.iter().map(rule).collect();
    match svg.find('>') {
        Some(end) => format!("{}<style>\n{rules}</style>{}", &svg[..=end], &svg[end + 1..]),
        None => svg.to_owned(),
    }
}

/// The same SVG with all words turned to outlines, for print and for places without our typefaces.
pub fn outlined(svg: &str) -> Result<String, PictureError> {
    let options = usvg::WriteOptions { coordinates_precision: 2, transforms_precision: 4, ..Default::default() };
    Ok(tree(svg)?.to_string(&options))
}
