//! Paper: sizes, margins, and how a printer turns a sheet over. Lengths are millimetres unless they say points.

/// Points for a millimetre.
pub const POINTS: f64 = 72.0 / 25.4;

/// The paper in the printer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297.
    A4,
    /// 297 by 420.
    A3,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// All of them, with the words that choose them.
    pub const ALL: [(&'static str, Paper); 3] = [("a4", Paper::A4), ("a3", Paper::A3), ("letter", Paper::Letter)];

    /// The paper that a word means.
    pub fn of(word: &str) -> Option<Paper> {
        Paper::ALL.iter().find(|(known, _)| *known == word).map(|(_, paper)| *paper)
    }

    /// Width and height, upright.
    pub const fn upright(self) -> Size {
        match self {
            Paper::A4 => Size { width: 210.0, height: 297.0 },
            Paper::A3 => Size { width: 297.0, height: 420.0 },
            Paper::Letter => Size { width: 215.9, height: 279.4 },
        }
    }
}

/// Width and height.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Size {
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

impl Size {
    /// The same sheet lying on its side.
    #[must_use]
    pub const fn turned(self) -> Size {
        Size { width: self.height, height: self.width }
    }

    /// In points.
    pub fn points(self) -> (f64, f64) {
        (self.width * POINTS, self.height * POINTS)
    }
}

/// A rectangle on a sheet.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rect {
    /// From the left edge of the sheet.
    pub left: f64,
    /// From its upper edge.
    pub top: f64,
    /// How wide.
    pub width: f64,
    /// How high.
    pub height: f64,
}

impl Rect {
    /// Its right edge.
    pub fn right(&self) -> f64 {
        self.left + self.width
    }

    /// Its lower edge.
    pub fn bottom(&self) -> f64 {
        self.top + self.height
    }

    /// Where this lies on the other side of the sheet.
    #[must_use]
    pub fn turned_over(self, sheet: Size, flip: Flip) -> Rect {
        match flip {
            Flip::Long => Rect { left: sheet.width - self.right(), ..self },
            Flip::Short => Rect { top: sheet.height - self.bottom(), ..self },
        }
    }
}

/// Over which edge a printer turns an upright sheet to print its back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flip {
    /// The long edge, as a page in a book.
    Long,
    /// The short edge, as a page on a pad.
    Short,
}
