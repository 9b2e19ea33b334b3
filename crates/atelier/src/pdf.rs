//! From SVG to PDF for print: vectors stay vectors and words stay words, in our own typefaces, of which the document
//! carries the letters that it uses.
//!
//! This knows what our drawings consist of: paths, words, groups, clips and opacity. Nothing of ours has gradients,
//! patterns, masks, filters or pictures, and such things are left out.

use std::collections::HashMap;

use krilla::color::rgb;
use krilla::destination::XyzDestination;
use krilla::geom::{Path, PathBuilder, Point, Rect, Transform};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::{PageLabel, PageSettings};
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use resvg::tiny_skia::PathSegment;
use resvg::usvg::{self, Node, fontdb};

use crate::picture::{PictureError, TYPEFACES, tree};

/// Points for a pixel: 72 to 96.
const POINTS: f64 = 0.75;

/// SVG that has been read, ready to be laid on any number of pages.
pub struct Drawing(usvg::Tree);

impl Drawing {
    /// Reads SVG.
    pub fn new(svg: &str) -> Result<Drawing, PictureError> {
        Ok(Drawing(tree(svg)?))
    }

    /// Its width and height, in pixels.
    pub fn size(&self) -> (f64, f64) {
        (f64::from(self.0.size().width()), f64::from(self.0.size().height()))
    }
}

impl Drawing {
    /// What is written on it, and where, in pixels.
    pub fn written(&self) -> Vec<(String, Area)> {
        let mut written = Vec::new();
        let mut groups = vec![self.0.root()];
        while let Some(group) = groups.pop() {
            for child in group.children() {
                match child {
                    Node::Group(group) => groups.push(group),
                    Node::Text(text) => {
                        let words = text.chunks().iter().map(usvg::TextChunk::text).collect();
                        let at = text.abs_bounding_box();
                        let [left, top, width, height] = [at.x(), at.y(), at.width(), at.height()].map(f64::from);
                        written.push((words, Area { left, top, width, height }));
                    }
                    _ => {}
                }
            }
        }
        written
    }
}

/// A rectangle of a page, in points from its upper left corner.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Area {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

/// A drawing as it lies on a page.
pub struct Layer<'d> {
    /// The drawing.
    pub drawing: &'d Drawing,
    /// Where its upper left corner lies, in points.
    pub at: (f64, f64),
    /// Points for one of its pixels.
    pub scale: f64,
    /// Nothing is drawn beyond this.
    pub within: Area,
}

/// A page to be added to a book.
pub struct Page<'d> {
    /// Width and height, in points.
    pub size: (f64, f64),
    /// What lies on it, the lowest first.
    pub layers: Vec<Layer<'d>>,
    /// The bookmark under which it stands.
    pub chapter: String,
    /// Its own bookmark, and what a viewer calls it.
    pub name: String,
}

/// A PDF under work.
pub struct Book {
    document: krilla::Document,
    fonts: HashMap<fontdb::ID, Option<Font>>,
    /// Chapters with their pages and the numbers of these.
    chapters: Vec<(String, Vec<(String, usize)>)>,
    pages: usize,
}

impl Book {
    /// An empty book.
    pub fn new(title: &str, language: &str) -> Book {
        let mut document = krilla::Document::new();
        let metadata = Metadata::new().title(title.to_owned()).language(language.to_owned());
        document.set_metadata(metadata.creator("Stavka".to_owned()));
        Book { document, fonts: HashMap::new(), chapters: Vec::new(), pages: 0 }
    }

    /// Adds a page.
    pub fn add(&mut self, page: &Page<'_>) -> Result<(), PictureError> {
        let (width, height) = (page.size.0 as f32, page.size.1 as f32);
        let settings = PageSettings::from_wh(width, height).ok_or(PictureError::BadPage(page.size.0, page.size.1))?;
        let label = PageLabel::new(None, Some(page.name.clone()), None);
        let mut sheet = self.document.start_page_with(settings.with_page_label(label));
        let mut surface = sheet.surface();
        for layer in &page.layers {
            lay(&mut surface, &mut self.fonts, layer);
        }
        surface.finish();
        sheet.finish();
        let entry = (page.name.clone(), self.pages);
        match self.chapters.last_mut() {
            Some((chapter, pages)) if *chapter == page.chapter => pages.push(entry),
            _ => self.chapters.push((page.chapter.clone(), vec![entry])),
        }
        self.pages += 1;
        Ok(())
    }

    /// How many pages it has.
    pub fn pages(&self) -> usize {
        self.pages
    }

    /// The bytes of the file.
    pub fn finish(mut self) -> Result<Vec<u8>, PictureError> {
        let top = |page: usize| XyzDestination::new(page, Point::from_xy(0.0, 0.0));
        let mut outline = Outline::new();
        for (chapter, pages) in self.chapters {
            let mut node = OutlineNode::new(chapter, top(pages[0].1)).with_open(true);
            if pages.len() > 1 {
                pages.into_iter().for_each(|(name, page)| node.push_child(OutlineNode::new(name, top(page))));
            }
            outline.push_child(node);
        }
        self.document.set_outline(outline);
        self.document.finish().map_err(|error| PictureError::NotBound(format!("{error:?}")))
    }
}

/// Draws SVG as a PDF of one page; a pixel is a ninety-sixth of an inch.
pub fn pdf(svg: &str, title: &str) -> Result<Vec<u8>, PictureError> {
    let drawing = Drawing::new(svg)?;
    let (width, height) = drawing.size();
    let size = (width * POINTS, height * POINTS);
    let within = Area { left: 0.0, top: 0.0, width: size.0, height: size.1 };
    let layers = vec![Layer { drawing: &drawing, at: (0.0, 0.0), scale: POINTS, within }];
    let mut book = Book::new(title, "en");
    book.add(&Page { size, layers, chapter: title.to_owned(), name: title.to_owned() })?;
    book.finish()
}

fn lay(surface: &mut Surface<'_>, fonts: &mut HashMap<fontdb::ID, Option<Font>>, layer: &Layer<'_>) {
    let Area { left, top, width, height } = layer.within;
    let Some(edge) = Rect::from_xywh(left as f32, top as f32, width as f32, height as f32) else { return };
    let mut clip = PathBuilder::new();
    clip.push_rect(edge);
    let Some(clip) = clip.finish() else { return };
    surface.push_clip_path(&clip, &FillRule::NonZero);
    let (x, y, scale) = (layer.at.0 as f32, layer.at.1 as f32, layer.scale as f32);
    surface.push_transform(&Transform::from_row(scale, 0.0, 0.0, scale, x, y));
    let seen = usvg::Rect::from_xywh(
        ((left - layer.at.0) / layer.scale) as f32,
        ((top - layer.at.1) / layer.scale) as f32,
        (width / layer.scale) as f32,
        (height / layer.scale) as f32,
    );
    let mut pen = Pen { surface, fonts, seen };
    pen.group(layer.drawing.0.root());
    surface.pop();
    surface.pop();
}

/// Draws on a page what can be seen of a drawing.
struct Pen<'p, 's> {
    surface: &'p mut Surface<'s>,
    fonts: &'p mut HashMap<fontdb::ID, Option<Font>>,
    /// The part of the drawing that the page shows, in the drawing's pixels.
    seen: Option<usvg::Rect>,
}

impl Pen<'_, '_> {
    fn group(&mut self, group: &usvg::Group) {
        let mut pushed = 0;
        if !group.transform().is_identity() {
            self.surface.push_transform(&transform(group.transform()));
            pushed += 1;
        }
        let mut clip = group.clip_path();
        while let Some(shape) = clip {
            if let Some(path) = clip_outline(shape) {
                self.surface.push_clip_path(&path, &FillRule::NonZero);
                pushed += 1;
            }
            clip = shape.clip_path();
        }
        if group.opacity().get() < 1.0 {
            self.surface.push_opacity(share(group.opacity().get()));
            pushed += 1;
        }
        for child in group.children() {
            match child {
                Node::Group(group) if self.sees(group.abs_layer_bounding_box().to_rect()) => self.group(group),
                Node::Path(path) if path.is_visible() && self.sees(path.abs_stroke_bounding_box()) => self.path(path),
                Node::Text(text) if self.sees(text.abs_stroke_bounding_box()) => {
                    text.layouted().iter().filter(|span| span.visible).for_each(|span| self.words(span));
                }
                _ => {}
            }
        }
        (0..pushed).for_each(|_| self.surface.pop());
    }

    fn sees(&self, what: usvg::Rect) -> bool {
        self.seen.is_none_or(|seen| {
            what.left() <= seen.right()
                && what.right() >= seen.left()
                && what.top() <= seen.bottom()
                && what.bottom() >= seen.top()
        })
    }

    fn path(&mut self, path: &usvg::Path) {
        let Some(outline) = outline(path.data().segments()) else { return };
        let (fill, stroke) = (path.fill().and_then(filled), path.stroke().and_then(stroked));
        let passes = match path.paint_order() {
            _ if fill.is_none() || stroke.is_none() => vec![(fill, stroke)],
            usvg::PaintOrder::FillAndStroke => vec![(fill, None), (None, stroke)],
            usvg::PaintOrder::StrokeAndFill => vec![(None, stroke), (fill, None)],
        };
        for (fill, stroke) in passes.into_iter().filter(|(fill, stroke)| fill.is_some() || stroke.is_some()) {
            self.surface.set_fill(fill);
            self.surface.set_stroke(stroke);
            self.surface.draw_path(&outline);
        }
    }

    /// The words of a span, run by run. A halo is drawn as outlines, so that nobody finds its words twice.
    fn words(&mut self, span: &usvg::layout::Span) {
        let (fill, halo) = (span.fill.as_ref().and_then(filled), span.stroke.as_ref().and_then(stroked));
        let runs = self.runs(span);
        for (what, outlined) in [((None, halo), true), ((fill, None), false)] {
            if what.0.is_none() && what.1.is_none() {
                continue;
            }
            for run in &runs {
                self.surface.push_transform(&transform(run.at));
                self.surface.set_fill(what.0.clone());
                self.surface.set_stroke(what.1.clone());
                let size = span.font_size.get();
                let start = Point::from_xy(0.0, 0.0);
                self.surface.draw_glyphs(start, &run.glyphs, run.font.clone(), &run.text, size, outlined);
                self.surface.pop();
            }
        }
    }

    fn runs(&mut self, span: &usvg::layout::Span) -> Vec<Run> {
        let size = span.font_size.get();
        let mut runs: Vec<Run> = Vec::new();
        for glyph in &span.positioned_glyphs {
            let Some(font) = self.font(glyph.font) else { continue };
            let per_em = font.units_per_em() / size;
            let at = glyph.transform().pre_scale(per_em, per_em);
            let id = GlyphId::new(glyph.id.0);
            if let Some(run) = runs.last_mut().filter(|run| run.font == font)
                && let Some(along) = run.along(at)
            {
                let start = run.text.len();
                run.text.push_str(&glyph.text);
                if let Some(last) = run.glyphs.last_mut() {
                    last.x_advance = along / size - run.reached;
                    run.reached = along / size;
                }
                run.glyphs.push(KrillaGlyph::new(id, 0.0, 0.0, 0.0, 0.0, start..run.text.len(), None));
                continue;
            }
            let text = glyph.text.clone();
            let glyphs = vec![KrillaGlyph::new(id, 0.0, 0.0, 0.0, 0.0, 0..text.len(), None)];
            runs.push(Run { at, font, text, glyphs, reached: 0.0 });
        }
        runs
    }

    fn font(&mut self, id: fontdb::ID) -> Option<Font> {
        let read = || TYPEFACES.with_face_data(id, |data, index| Font::new(data.to_vec().into(), index)).flatten();
        self.fonts.entry(id).or_insert_with(read).clone()
    }
}

/// Letters of one typeface on one straight line.
struct Run {
    at: usvg::Transform,
    font: Font,
    text: String,
    glyphs: Vec<KrillaGlyph>,
    /// Where the last letter begins, in heights.
    reached: f32,
}

impl Run {
    /// How far along the line a letter stands, if it stands on it and not before the last.
    fn along(&self, other: usvg::Transform) -> Option<f32> {
        const NEAR: f32 = 1e-4;
        let near = |a: f32, b: f32| (a - b).abs() < NEAR * (1.0 + a.abs());
        let own = self.at;
        let turned = near(own.sx, other.sx) && near(own.kx, other.kx) && near(own.ky, other.ky);
        let offset = own.invert()?.pre_concat(other);
        (turned && near(own.sy, other.sy) && offset.ty.abs() < 0.02 && offset.tx > 0.0).then_some(offset.tx)
    }
}

fn transform(by: usvg::Transform) -> Transform {
    Transform::from_row(by.sx, by.ky, by.kx, by.sy, by.tx, by.ty)
}

fn share(opacity: f32) -> NormalizedF32 {
    NormalizedF32::new(opacity.clamp(0.0, 1.0)).unwrap_or(NormalizedF32::ONE)
}

fn filled(fill: &usvg::Fill) -> Option<Fill> {
    let rule = match fill.rule() {
        usvg::FillRule::NonZero => FillRule::NonZero,
        usvg::FillRule::EvenOdd => FillRule::EvenOdd,
    };
    Some(Fill { paint: plain(fill.paint())?.into(), opacity: share(fill.opacity().get()), rule })
}

fn stroked(stroke: &usvg::Stroke) -> Option<Stroke> {
    let dash = |array: &[f32]| StrokeDash { array: array.to_vec(), offset: stroke.dashoffset() };
    Some(Stroke {
        paint: plain(stroke.paint())?.into(),
        width: stroke.width().get(),
        miter_limit: stroke.miterlimit().get(),
        line_cap: match stroke.linecap() {
            usvg::LineCap::Butt => LineCap::Butt,
            usvg::LineCap::Round => LineCap::Round,
            usvg::LineCap::Square => LineCap::Square,
        },
        line_join: match stroke.linejoin() {
            usvg::LineJoin::Miter | usvg::LineJoin::MiterClip => LineJoin::Miter,
            usvg::LineJoin::Round => LineJoin::Round,
            usvg::LineJoin::Bevel => LineJoin::Bevel,
        },
        opacity: share(stroke.opacity().get()),
        dash: stroke.dasharray().map(dash),
    })
}

fn plain(paint: &usvg::Paint) -> Option<rgb::Color> {
    match paint {
        usvg::Paint::Color(c) => Some(rgb::Color::new(c.red, c.green, c.blue)),
        _ => None,
    }
}

fn clip_outline(clip: &usvg::ClipPath) -> Option<Path> {
    let mut builder = PathBuilder::new();
    let mut stack: Vec<(&usvg::Group, usvg::Transform)> = vec![(clip.root(), clip.transform())];
    while let Some((group, outer)) = stack.pop() {
        let by = outer.pre_concat(group.transform());
        for child in group.children() {
            match child {
                Node::Group(group) => stack.push((group, by)),
                Node::Path(path) => {
                    if let Some(moved) = path.data().clone().transform(by) {
                        trace(&mut builder, moved.segments());
                    }
                }
                _ => {}
            }
        }
    }
    builder.finish()
}

fn outline(segments: impl Iterator<Item = PathSegment>) -> Option<Path> {
    let mut builder = PathBuilder::new();
    trace(&mut builder, segments);
    builder.finish()
}

fn trace(builder: &mut PathBuilder, segments: impl Iterator<Item = PathSegment>) {
    for segment in segments {
        match segment {
            PathSegment::MoveTo(to) => builder.move_to(to.x, to.y),
            PathSegment::LineTo(to) => builder.line_to(to.x, to.y),
            PathSegment::QuadTo(over, to) => builder.quad_to(over.x, over.y, to.x, to.y),
            PathSegment::CubicTo(a, b, to) => builder.cubic_to(a.x, a.y, b.x, b.y, to.x, to.y),
            PathSegment::Close => builder.close(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SVG: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" viewBox="0 0 400 200"><rect width="400" height="200" fill="#FDFAF2"/><text x="20" y="60" font-family="PT Serif" font-size="40" fill-opacity=".5">Кодыш</text><path d="M0,0Q50,50 100,0" stroke="#000" fill="none" stroke-dasharray="3 2"/></svg>"##;

    #[test]
    fn a_pdf_has_one_page_of_the_drawings_size_its_title_and_its_typeface() {
        let pdf = pdf(SVG, "Kodish").expect("a document");
        assert!(pdf.starts_with(b"%PDF"));
        let text = String::from_utf8_lossy(&pdf);
        assert!(text.contains("/MediaBox[0 0 300 150]"), "{text}");
        assert!(text.contains("/Title(Kodish)"), "{text}");
        assert!(text.contains("PTSerif-Regular") && text.contains("/FontFile"), "words are words: {text}");
    }

    #[test]
    fn a_book_has_a_bookmark_for_each_page_under_its_chapter() {
        let drawing = Drawing::new(SVG).expect("sound SVG");
        let mut book = Book::new("A book", "en");
        for (chapter, name) in [("Map", "A1"), ("Map", "A2"), ("Charts", "Weather")] {
            let within = Area { left: 0.0, top: 0.0, width: 200.0, height: 200.0 };
            let layers = vec![Layer { drawing: &drawing, at: (0.0, 0.0), scale: 0.5, within }];
            let page = Page { size: (200.0, 200.0), layers, chapter: chapter.into(), name: name.into() };
            book.add(&page).expect("a page");
        }
        assert_eq!(book.pages(), 3);
        let pdf = book.finish().expect("a document");
        let text = String::from_utf8_lossy(&pdf);
        assert_eq!(text.matches("/Type/Page/").count(), 3);
        for title in ["(Map)", "(A1)", "(A2)", "(Charts)"] {
            assert!(text.contains(title), "{title}: {text}");
        }
    }

    /// The words of a document whose streams are not packed and that uses one typeface: its letters by number, and the
    /// table that says which letter each number is.
    fn words_of(pdf: &[u8]) -> String {
        let text = String::from_utf8_lossy(pdf);
        let mut letters: HashMap<u16, String> = HashMap::new();
        for part in text.split("beginbfchar").skip(1) {
            let table = part.split("endbfchar").next().unwrap_or_default();
            for line in table.lines() {
                let codes: Vec<&str> = line.split(['<', '>']).filter(|code| !code.trim().is_empty()).collect();
                if let [glyph, letter] = codes[..]
                    && let (Ok(glyph), Ok(letter)) = (u16::from_str_radix(glyph, 16), u16::from_str_radix(letter, 16))
                {
                    letters.insert(glyph, String::from_utf16_lossy(&[letter]));
                }
            }
        }
        let mut words = String::new();
        for shown in text.split("BT ").skip(1).filter_map(|part| part.split("]TJ").next()) {
            for pair in shown_bytes(shown.split('[').next_back().unwrap_or_default()).chunks(2) {
                let glyph = pair.iter().fold(0, |number, byte| number << 8 | u16::from(*byte));
                words.push_str(letters.get(&glyph).map_or("?", String::as_str));
            }
        }
        words
    }

    /// The bytes of what stands in parentheses; `\\ooo` is a byte in octal digits, other signs have letters.
    fn shown_bytes(shown: &str) -> Vec<u8> {
        let (mut bytes, mut signs, mut within) = (Vec::new(), shown.chars(), false);
        while let Some(sign) = signs.next() {
            match sign {
                '(' => within = true,
                ')' => within = false,
                '\\' => bytes.push(match signs.next().unwrap_or_default() {
                    'b' => 8,
                    't' => 9,
                    'n' => 10,
                    'f' => 12,
                    'r' => 13,
                    digit @ '0'..='7' => {
                        let digits: String = [Some(digit), signs.next(), signs.next()].into_iter().flatten().collect();
                        u8::from_str_radix(&digits, 8).unwrap_or_default()
                    }
                    plain => plain as u8,
                }),
                plain if within => bytes.push(plain as u8),
                _ => {}
            }
        }
        bytes
    }

    #[test]
    fn words_can_be_taken_out_of_a_pdf_again_once_even_where_they_have_a_halo() {
        let settings = krilla::SerializeSettings {
            compress_content_streams: false,
            ascii_compatible: true,
            ..krilla::SerializeSettings::default()
        };
        let svg = r##"<svg xmlns="http://www.w3.org/2000/svg" width="400" height="90"><text x="20" y="60" font-family="PT Serif" font-size="40" stroke="#FFF" stroke-width="3" paint-order="stroke">Кодыш 3112</text></svg>"##;
        let drawing = Drawing::new(svg).expect("sound SVG");
        let document = krilla::Document::new_with(settings);
        let mut book = Book { document, ..Book::new("A book", "en") };
        let within = Area { left: 0.0, top: 0.0, width: 400.0, height: 90.0 };
        let layers = vec![Layer { drawing: &drawing, at: (0.0, 0.0), scale: 1.0, within }];
        book.add(&Page { size: (400.0, 90.0), layers, chapter: "A".into(), name: "A".into() }).expect("a page");
        let pdf = book.finish().expect("a document");
        assert_eq!(words_of(&pdf), "Кодыш 3112", "{}", String::from_utf8_lossy(&pdf));
    }

    #[test]
    fn what_is_not_svg_is_refused() {
        assert!(pdf("a map", "A map").is_err());
    }
}
