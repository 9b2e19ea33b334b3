//! From SVG to PNG, with our own typefaces only; and from words to outlines.

use std::sync::{Arc, LazyLock};

use resvg::{tiny_skia, usvg};

const FACES: [&[u8]; 6] = [
    include_bytes!("../fonts/OldStandardTT-Bold.ttf"),
    include_bytes!("../fonts/PTSerif-Regular.ttf"),
    include_bytes!("../fonts/PTSerif-Italic.ttf"),
    include_bytes!("../fonts/PTSerif-Bold.ttf"),
    include_bytes!("../fonts/FiraSansCondensed-Medium.ttf"),
    include_bytes!("../fonts/FiraSansCondensed-Bold.ttf"),
];

static TYPEFACES: LazyLock<Arc<usvg::fontdb::Database>> = LazyLock::new(|| {
    let mut database = usvg::fontdb::Database::new();
    for face in FACES {
        database.load_font_data(face.to_vec());
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
    /// The picture could not be written as PNG.
    #[error("the picture cannot be written as PNG: {0}")]
    NotWritten(String),
}

pub(crate) fn tree(svg: &str) -> Result<usvg::Tree, usvg::Error> {
    let options =
        usvg::Options { fontdb: Arc::clone(&TYPEFACES), font_family: crate::svg::SERIF.into(), ..Default::default() };
    usvg::Tree::from_str(svg, &options)
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
    let tree = tree(svg)?;
    let width_px = width_px.into().unwrap_or_else(|| tree.size().width().round() as u32);
    if !(1..=20_000).contains(&width_px) {
        return Err(PictureError::BadSize(width_px));
    }
    let scale = width_px as f32 / tree.size().width();
    let height_px = (tree.size().height() * scale).round().max(1.0) as u32;
    let mut canvas = tiny_skia::Pixmap::new(width_px, height_px).ok_or(PictureError::BadSize(width_px))?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut canvas.as_mut());
    canvas.encode_png().map_err(|error| PictureError::NotWritten(error.to_string()))
}

/// The same SVG with all words turned to outlines, for print and for places without our typefaces.
pub fn outlined(svg: &str) -> Result<String, PictureError> {
    let options = usvg::WriteOptions { coordinates_precision: 2, transforms_precision: 4, ..Default::default() };
    Ok(tree(svg)?.to_string(&options))
}
