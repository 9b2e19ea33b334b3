//! Names that people choose, fit to be shown to others.

use crate::limits::LONGEST_NAME;

/// What a person says they are called.
pub fn person_name(name: &str) -> String {
    shown_name(name, LONGEST_NAME)
}

/// A name of so many characters at most. Nothing in it is invisible or changes how what stands beside it is read.
pub fn shown_name(name: &str, longest: usize) -> String {
    let seen: String = name.chars().filter(|sign| !sign.is_control() && !is_unseen(*sign)).collect();
    seen.trim().chars().take(longest).collect::<String>().trim_end().to_owned()
}

/// Signs that turn the direction of writing, break lines or show nothing. Those that join letters stay: some scripts
/// need them.
fn is_unseen(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{feff}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_turns_nothing_around_and_hides_nothing() {
        assert_eq!(person_name(" Ann\u{202e}\u{2066}\u{200b} \u{feff}"), "Ann");
        assert_eq!(person_name("a\u{2028}b\nc\u{e0041}"), "abc");
        assert_eq!(person_name("\u{200f}\u{202c}\u{2069}"), "");
        for kept in ["Анна", "アン", "נועה", "می\u{200c}نا", "👩\u{200d}🚀"] {
            assert_eq!(person_name(kept), kept);
        }
        assert_eq!(person_name(&"x".repeat(41)).len(), 40);
        assert_eq!(shown_name("ab cd", 3), "ab");
    }
}
