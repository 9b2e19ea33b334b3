//! The fonts of a report, in the page itself: it looks the same wherever it is opened. Japanese letters would be
//! megabytes; those are the reader's own.

use std::fmt::Write;

use base64::Engine as _;

/// A font: family, weight, style, Latin letters, Cyrillic letters.
struct Font(&'static str, u16, &'static str, &'static [u8], &'static [u8]);

macro_rules! letters {
    ($family:literal, $alphabet:literal, $face:literal) => {
        include_bytes!(concat!("../fonts/", $family, "-", $alphabet, "-", $face, ".woff2"))
    };
}

macro_rules! font {
    ($name:literal, $weight:literal, $style:literal, $family:literal, $face:literal) => {
        Font($name, $weight, $style, letters!($family, "latin", $face), letters!($family, "cyrillic", $face))
    };
}

const FONTS: [Font; 6] = [
    font!("Old Standard TT", 700, "normal", "old-standard-tt", "700-normal"),
    font!("PT Serif", 400, "normal", "pt-serif", "400-normal"),
    font!("PT Serif", 400, "italic", "pt-serif", "400-italic"),
    font!("PT Serif", 700, "normal", "pt-serif", "700-normal"),
    font!("Fira Sans Condensed", 500, "normal", "fira-sans-condensed", "500-normal"),
    font!("Fira Sans Condensed", 700, "normal", "fira-sans-condensed", "700-normal"),
];

/// What the Latin files hold, …
const LATIN: &str = "U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC,U+2122,U+2212";
/// … and the Cyrillic ones.
const CYRILLIC: &str = "U+0400-045F,U+0490-0491,U+2116";

/// The style rules that bring the fonts: the Cyrillic letters only where some are written.
pub(crate) fn rules(written: &str) -> String {
    let cyrillic = written.contains(|sign| matches!(sign, '\u{400}'..='\u{45f}' | '\u{490}' | '\u{491}' | '\u{2116}'));
    let mut rules = String::new();
    for Font(family, weight, style, latin, slavic) in FONTS {
        for (range, letters) in [(LATIN, latin)].into_iter().chain(cyrillic.then_some((CYRILLIC, slavic))) {
            let data = base64::engine::general_purpose::STANDARD.encode(letters);
            let _ = writeln!(
                rules,
                "@font-face{{font-family:\"{family}\";font-weight:{weight};font-style:{style};unicode-range:{range};\
                 src:url(data:font/woff2;base64,{data}) format(\"woff2\")}}"
            );
        }
    }
    rules
}
