//! From SVG to PDF for print: vectors stay vectors, words become outlines, one page as large as the drawing.
//!
//! This knows what our drawings consist of: paths, words, groups, clips and opacity. Nothing of ours has gradients,
//! patterns, masks, filters or pictures, and such things are left out.

use std::collections::BTreeSet;

use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref};
use resvg::tiny_skia::PathSegment;
use resvg::usvg::{self, Node};

use crate::picture::PictureError;

/// Points for a pixel: 72 to 96.
const POINTS: f32 = 0.75;

/// Draws SVG as a PDF of one page; a pixel is a ninety-sixth of an inch.
pub fn pdf(svg: &str) -> Result<Vec<u8>, PictureError> {
    let tree = crate::picture::tree(svg)?;
    let size = tree.size();
    let (width, height) = (size.width() * POINTS, size.height() * POINTS);
    let mut page = Page { content: Content::new(), opacities: BTreeSet::new() };
    page.content.transform([POINTS, 0.0, 0.0, -POINTS, 0.0, height]);
    page.group(tree.root(), 1.0);
    Ok(document(page, width, height))
}

fn document(page: Page, width: f32, height: f32) -> Vec<u8> {
    let [catalog, pages, sheet, stream] = [1, 2, 3, 4].map(Ref::new);
    let state = |percent: u8| Ref::new(10 + i32::from(percent));
    let mut pdf = Pdf::new();
    pdf.catalog(catalog).pages(pages);
    pdf.pages(pages).kids([sheet]).count(1);
    let mut written = pdf.page(sheet);
    written.parent(pages).media_box(Rect::new(0.0, 0.0, width, height)).contents(stream);
    let mut resources = written.resources();
    let mut states = resources.ext_g_states();
    for &percent in &page.opacities {
        states.pair(Name(state_name(percent).as_bytes()), state(percent));
    }
    states.finish();
    resources.finish();
    written.finish();
    for &percent in &page.opacities {
        let alpha = f32::from(percent) / 100.0;
        pdf.ext_graphics(state(percent)).stroking_alpha(alpha).non_stroking_alpha(alpha);
    }
    let content = page.content.finish();
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(&content, 6);
    pdf.stream(stream, &packed).filter(Filter::FlateDecode);
    pdf.finish()
}

fn state_name(percent: u8) -> String {
    format!("a{percent}")
}

/// The page under work, and the opacities it uses, in hundredths.
struct Page {
    content: Content,
    opacities: BTreeSet<u8>,
}

impl Page {
    fn group(&mut self, group: &usvg::Group, opacity: f32) {
        self.content.save_state();
        self.transform(group.transform());
        let mut clip = group.clip_path();
        while let Some(shape) = clip {
            self.clip(shape);
            clip = shape.clip_path();
        }
        let opacity = opacity * group.opacity().get();
        for child in group.children() {
            match child {
                Node::Group(group) => self.group(group, opacity),
                Node::Path(path) if path.is_visible() => self.path(path, opacity),
                Node::Text(text) => self.group(text.flattened(), opacity),
                _ => {}
            }
        }
        self.content.restore_state();
    }

    fn transform(&mut self, by: usvg::Transform) {
        if !by.is_identity() {
            self.content.transform([by.sx, by.ky, by.kx, by.sy, by.tx, by.ty]);
        }
    }

    fn clip(&mut self, clip: &usvg::ClipPath) {
        let mut stack: Vec<(&usvg::Group, usvg::Transform)> = vec![(clip.root(), clip.transform())];
        while let Some((group, outer)) = stack.pop() {
            let by = outer.pre_concat(group.transform());
            for child in group.children() {
                match child {
                    Node::Group(group) => stack.push((group, by)),
                    Node::Path(path) => {
                        if let Some(moved) = path.data().clone().transform(by) {
                            self.outline(moved.segments());
                        }
                    }
                    _ => {}
                }
            }
        }
        self.content.clip_nonzero().end_path();
    }

    fn path(&mut self, path: &usvg::Path, opacity: f32) {
        let fill_first = path.paint_order() == usvg::PaintOrder::FillAndStroke;
        for filling in [fill_first, !fill_first] {
            if filling { self.fill(path, opacity) } else { self.stroke(path, opacity) }
        }
    }

    fn fill(&mut self, path: &usvg::Path, opacity: f32) {
        let Some((fill, colour)) = path.fill().and_then(|fill| Some((fill, plain(fill.paint())?))) else { return };
        self.opacity(opacity * fill.opacity().get());
        self.content.set_fill_rgb(colour[0], colour[1], colour[2]);
        self.outline(path.data().segments());
        match fill.rule() {
            usvg::FillRule::NonZero => self.content.fill_nonzero(),
            usvg::FillRule::EvenOdd => self.content.fill_even_odd(),
        };
    }

    fn stroke(&mut self, path: &usvg::Path, opacity: f32) {
        let Some((stroke, colour)) = path.stroke().and_then(|stroke| Some((stroke, plain(stroke.paint())?))) else {
            return;
        };
        self.opacity(opacity * stroke.opacity().get());
        let content = &mut self.content;
        content.set_stroke_rgb(colour[0], colour[1], colour[2]);
        content.set_line_width(stroke.width().get());
        content.set_line_cap(match stroke.linecap() {
            usvg::LineCap::Butt => LineCapStyle::ButtCap,
            usvg::LineCap::Round => LineCapStyle::RoundCap,
            usvg::LineCap::Square => LineCapStyle::ProjectingSquareCap,
        });
        content.set_line_join(match stroke.linejoin() {
            usvg::LineJoin::Miter | usvg::LineJoin::MiterClip => LineJoinStyle::MiterJoin,
            usvg::LineJoin::Round => LineJoinStyle::RoundJoin,
            usvg::LineJoin::Bevel => LineJoinStyle::BevelJoin,
        });
        content.set_miter_limit(stroke.miterlimit().get());
        content.set_dash_pattern(stroke.dasharray().unwrap_or_default().iter().copied(), stroke.dashoffset());
        self.outline(path.data().segments());
        self.content.stroke();
    }

    fn opacity(&mut self, opacity: f32) {
        let percent = (opacity.clamp(0.0, 1.0) * 100.0).round() as u8;
        self.opacities.insert(percent);
        self.content.set_parameters(Name(state_name(percent).as_bytes()));
    }

    fn outline(&mut self, segments: impl Iterator<Item = PathSegment>) {
        let (mut x, mut y) = (0.0, 0.0);
        for segment in segments {
            match segment {
                PathSegment::MoveTo(to) => {
                    self.content.move_to(to.x, to.y);
                    (x, y) = (to.x, to.y);
                }
                PathSegment::LineTo(to) => {
                    self.content.line_to(to.x, to.y);
                    (x, y) = (to.x, to.y);
                }
                PathSegment::QuadTo(over, to) => {
                    let third = |from: f32, over: f32| from + (over - from) * 2.0 / 3.0;
                    let (a, b) = ((third(x, over.x), third(y, over.y)), (third(to.x, over.x), third(to.y, over.y)));
                    self.content.cubic_to(a.0, a.1, b.0, b.1, to.x, to.y);
                    (x, y) = (to.x, to.y);
                }
                PathSegment::CubicTo(a, b, to) => {
                    self.content.cubic_to(a.x, a.y, b.x, b.y, to.x, to.y);
                    (x, y) = (to.x, to.y);
                }
                PathSegment::Close => {
                    self.content.close_path();
                }
            }
        }
    }
}

/// A plain colour, as three shares.
fn plain(paint: &usvg::Paint) -> Option<[f32; 3]> {
    match paint {
        usvg::Paint::Color(c) => Some([c.red, c.green, c.blue].map(|part| f32::from(part) / 255.0)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pdf_has_one_page_of_the_drawings_size() {
        let svg = r##"<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" viewBox="0 0 400 200"><rect width="400" height="200" fill="#FDFAF2"/><text x="20" y="60" font-family="PT Serif" font-size="40" fill-opacity=".5">Кодыш</text><path d="M0,0Q50,50 100,0" stroke="#000" fill="none" stroke-dasharray="3 2"/></svg>"##;
        let pdf = pdf(svg).expect("a document");
        assert!(pdf.starts_with(b"%PDF"));
        let text = String::from_utf8_lossy(&pdf);
        assert!(text.contains("/MediaBox [0 0 300 150]"), "{text}");
        assert!(text.contains("/a50") && !text.contains("/Font"), "words are outlines");
    }

    #[test]
    fn what_is_not_svg_is_refused() {
        assert!(pdf("a map").is_err());
    }
}
