//! A map in pieces for print: surveyed once, so that neighbouring pieces join without a seam.

use std::borrow::Cow;

use hexmap::Map;

use super::{Layers, Style, Survey, frame, lettering, paint_window, survey_of};
use crate::svg::{Sheet, short};
use crate::window::Window;

/// A whole map, or a part of one, to be drawn piece by piece.
pub struct Plan<'m> {
    survey: Survey<'m>,
    whole: Window,
}

impl<'m> Plan<'m> {
    /// Surveys a map. Of the style count all but layers and frame.
    pub fn new(map: &'m Map, style: &Style) -> Plan<'m> {
        let style = Style { layers: Layers::All, ..style.clone() };
        let survey = survey_of(Cow::Borrowed(map), &style, super::bounded(style.hex_px));
        Plan { whole: survey.window, survey }
    }

    /// How wide and how high it is, in hexes.
    pub fn size(&self) -> (f64, f64) {
        (self.whole.width(), self.whole.height())
    }

    /// Pixels from hex to hex.
    pub fn hex_px(&self) -> f64 {
        self.survey.hex_px
    }

    /// The ground of a rectangle, by its upper left corner and its size in hexes: SVG as large as the rectangle.
    pub fn ground(&mut self, (left, top): (f64, f64), (width, height): (f64, f64)) -> String {
        let (west, north) = (self.whole.west + left, self.whole.north - top);
        self.survey.window = Window { west, south: north - height, east: west + width, north };
        let svg = paint_window(&self.survey);
        self.survey.window = self.whole;
        svg
    }

    /// What is written on the whole map, on nothing.
    pub fn lettering(&self) -> String {
        lettering(&self.survey)
    }

    /// The frame with title and key for the whole map, without the map; and where the map lies in it, in pixels.
    pub fn frame(&self) -> (String, (f64, f64)) {
        frame::empty(&self.survey, Sheet::new(self.whole, self.survey.hex_px))
    }

    /// Title and key as a card of their own.
    pub fn key(&self) -> String {
        let (panel, width, height) = frame::key_card(&self.survey);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\">\n{panel}</svg>\n",
            w = short(width),
            h = short(height)
        )
    }
}
