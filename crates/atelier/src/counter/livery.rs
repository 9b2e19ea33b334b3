//! The colours of counters: one livery for each faction, and the rhythm of the left edge by which nations part without
//! colour.

use std::fmt::Write;

/// The colours of a faction's counters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Livery {
    /// The body.
    pub body: &'static str,
    /// The rim of the body.
    pub rim: &'static str,
    /// Words and values.
    pub ink: &'static str,
    /// The ground of the symbol.
    pub pale: &'static str,
    /// The nation's edge, or the star.
    pub accent: &'static str,
    /// How the left edge is marked.
    pub rhythm: Rhythm,
}

/// How the left edge of a counter is marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rhythm {
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

impl Livery {
    /// Whether the body is dark and the ink light.
    pub fn is_dark(&self) -> bool {
        matches!(self.body, RED | MAKHNO)
    }
}

const RED: &str = "#A5281C";
const MAKHNO: &str = "#2B2B2B";

const fn of(colours: [&'static str; 5], rhythm: Rhythm) -> Livery {
    let [body, rim, ink, pale, accent] = colours;
    Livery { body, rim, ink, pale, accent, rhythm }
}

/// What nobody has a colour for: grey, like counters in common use.
const COMMON: Livery = of(["#A3ADB2", "#69757B", "#11171A", "#F0F3F4", "#3F4B51"], Rhythm::Bare);

/// All liveries, by the ids of the factions that wear them.
pub(crate) const LIVERIES: [(&[&str], Livery); 19] = [
    (&["us", "american"], of(["#888D4C", "#52561F", "#0D0F03", "#F3F4DE", "#33370F"], Rhythm::Solid)),
    (&["british"], of(["#ECD6A2", "#A3874A", "#241A08", "#FDF6E2", "#7A5A1E"], Rhythm::Bars)),
    (&["canadian"], of(["#E39D66", "#9C5F2A", "#2A1404", "#FDECD9", "#7C3A12"], Rhythm::Slant)),
    (&["french"], of(["#8FB4E6", "#4A76B0", "#0A1C33", "#ECF3FD", "#1F4A86"], Rhythm::Twin)),
    (
        &["white_russian", "whites", "white", "southern", "south", "volunteers"],
        of(["#F6F3EA", "#868680", "#1D2A44", "#DFE5EE", "#3B5488"], Rhythm::Thirds),
    ),
    (&["polish", "poland", "poles"], of(["#F0BED2", "#B0647F", "#33091A", "#FDEFF4", "#8C1F4A"], Rhythm::Halves)),
    (&["australian"], of(["#4F9A86", "#2A6454", "#031A13", "#E3F5EF", "#0D4A39"], Rhythm::Chevrons)),
    (&["serb", "serbian"], of(["#8B7CC6", "#574A8E", "#0B0422", "#EFEAFB", "#32227A"], Rhythm::Dots)),
    (&["allied", "common"], COMMON),
    (&["red", "reds", "bolshevik", "bolsheviks"], of([RED, "#5F120B", "#FFF4DE", "#F8E7C8", "#FFCF5A"], Rhythm::Star)),
    (&["siberian", "siberians"], of(["#CBD9A6", "#7D8F52", "#18240F", "#F5F9EA", "#4B6B2C"], Rhythm::Halves)),
    (
        &["don", "don_cossacks", "cossacks"],
        of(["#A9C3EF", "#5A7DB8", "#0B1D3D", "#EEF4FD", "#1D4A90"], Rhythm::Tricolour),
    ),
    (&["ukrainian", "ukrainians"], of(["#F7D44C", "#AB8710", "#2B2303", "#FEF7D6", "#1F5FA8"], Rhythm::Upper)),
    (&["green", "greens"], of(["#5F9A58", "#2F5F2C", "#051406", "#E4F3E0", "#173D17"], Rhythm::CloseSlant)),
    (&["makhno", "makhnovists", "blacks"], of([MAKHNO, "#000000", "#F3ECD9", "#E6E0CF", "#CFCABB"], Rhythm::Bare)),
    (&["czech", "czechs"], of(["#9486CD", "#5C4F96", "#120A33", "#F0ECFB", "#3B2C86"], Rhythm::Wedge)),
    (&["allies", "entente"], of(["#C9AA78", "#86683A", "#1F1405", "#FAF1DF", "#5F4213"], Rhythm::Bars)),
    (&["finland", "finnish", "finns"], of(["#6FB0BD", "#3A7583", "#031D25", "#E8F6F9", "#0E5468"], Rhythm::Cross)),
    (&["romania", "romanian"], of(["#DE8442", "#96521C", "#260F00", "#FDEBDC", "#123F80"], Rhythm::Pair)),
];

/// The colours of a faction, by its id; grey for one that has none of its own.
pub fn livery(faction: &str) -> Livery {
    LIVERIES.iter().find(|(ids, _)| ids.contains(&faction)).map_or(COMMON, |(_, livery)| *livery)
}

const BRIGHT_RED: &str = "#B23A2E";

/// The mark of a nation on the left edge, 8.5 wide and as high as the counter.
pub(super) fn edge(svg: &mut String, livery: &Livery) {
    let accent = livery.accent;
    let mut strip = |fill: &str, x: f64, y: f64, width: f64, height: f64| {
        let _ = write!(svg, r#"<path fill="{fill}" d="M{x},{y}h{width}v{height}h-{width}z"/>"#);
    };
    let white = "#FFF";
    match livery.rhythm {
        Rhythm::Bare | Rhythm::Star => {}
        Rhythm::Solid => strip(accent, 0.0, 0.0, 8.5, 100.0),
        Rhythm::Bars => one_path(svg, accent, "h8.5v7H0z", (4..100).step_by(14)),
        Rhythm::Slant => one_path(svg, accent, "l8.5-9v7l-8.5 9z", (0..112).step_by(14)),
        Rhythm::CloseSlant => one_path(svg, accent, "l8.5-9v5l-8.5 9z", (0..112).step_by(10)),
        Rhythm::Chevrons => one_path(svg, accent, "l4.2-5 4.3 5v4l-4.3-5-4.2 5z", (6..112).step_by(11)),
        Rhythm::Dots => one_path(svg, accent, "m1.2 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0", (8..100).step_by(12)),
        Rhythm::Twin => {
            strip(accent, 0.0, 0.0, 2.8, 100.0);
            strip(accent, 5.4, 0.0, 2.6, 100.0);
        }
        Rhythm::Thirds => {
            strip(white, 0.0, 0.0, 8.5, 33.0);
            strip(accent, 0.0, 33.0, 8.5, 34.0);
            strip(BRIGHT_RED, 0.0, 67.0, 8.5, 33.0);
            strip(livery.rim, 8.5, 0.0, 0.8, 100.0);
        }
        Rhythm::Halves => {
            strip(white, 0.0, 0.0, 8.5, 50.0);
            strip(accent, 0.0, 50.0, 8.5, 50.0);
            strip(livery.rim, 8.5, 0.0, 0.8, 100.0);
        }
        Rhythm::Upper => {
            strip(accent, 0.0, 0.0, 8.5, 50.0);
            strip("#FFF6CF", 0.0, 50.0, 8.5, 50.0);
        }
        Rhythm::Tricolour => {
            strip("#2D5FA6", 0.0, 0.0, 8.5, 34.0);
            strip("#E7C14B", 0.0, 34.0, 8.5, 33.0);
            strip(BRIGHT_RED, 0.0, 67.0, 8.5, 33.0);
        }
        Rhythm::Wedge => {
            strip(white, 0.0, 0.0, 8.5, 100.0);
            let _ = write!(svg, r#"<path fill="{accent}" d="M0,0L8.5,50L0,100z"/>"#);
        }
        Rhythm::Cross => {
            strip(white, 0.0, 0.0, 8.5, 100.0);
            strip(accent, 1.6, 0.0, 3.4, 100.0);
            strip(accent, 0.0, 48.3, 8.5, 3.4);
        }
        Rhythm::Pair => {
            strip(accent, 0.0, 0.0, 3.0, 100.0);
            strip(BRIGHT_RED, 5.7, 0.0, 2.8, 100.0);
        }
    }
}

/// The same figure at several heights, as one path.
fn one_path(svg: &mut String, fill: &str, figure: &str, heights: impl Iterator<Item = u8>) {
    let _ = write!(svg, r#"<path fill="{fill}" d=""#);
    for y in heights {
        let _ = write!(svg, "M0,{y}{figure}");
    }
    svg.push_str("\"/>");
}
