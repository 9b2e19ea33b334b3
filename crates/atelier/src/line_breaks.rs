//! Where lines may break: at spaces, but not before a sign that stands apart; in Japanese between letters, but for
//! signs that open or close.

/// A piece of a text that is not broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece<'t> {
    /// What stands in it.
    pub text: &'t str,
    /// Whether a space stands before it if it is not the first of its line.
    pub spaced: bool,
}

/// Rounding may let words seem wider than their room by so much.
const HAIR: f64 = 0.01;

/// The pieces of a text.
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces: Vec<Piece<'_>> = Vec::new();
    for word in text.split_whitespace() {
        if let Some(last) = pieces.last_mut().filter(|last| stays(last.text, word)) {
            let offset = |part: &str| part.as_ptr().addr() - text.as_ptr().addr();
            last.text = &text[offset(last.text)..offset(word) + word.len()];
            continue;
        }
        let mut from = 0;
        let letters = word.char_indices().zip(word.chars().skip(1));
        let breaks = letters.filter(|((_, before), after)| may_break(*before, *after));
        let ends = breaks.map(|((at, before), _)| at + before.len_utf8()).chain([word.len()]);
        for end in ends {
            pieces.push(Piece { text: &word[from..end], spaced: from == 0 });
            from = end;
        }
    }
    pieces
}

/// Lines no wider than the room for them; a piece that is too long has a line of its own.
pub fn broken(text: &str, room: f64, width: impl Fn(&str) -> f64) -> Vec<String> {
    let space = width("n n") - width("nn");
    let mut lines: Vec<(String, f64)> = Vec::new();
    for Piece { text, spaced } in pieces(text) {
        let wide = width(text);
        let gap = if spaced { space } else { 0.0 };
        match lines.last_mut() {
            Some((line, length)) if *length + gap + wide <= room + HAIR => {
                if spaced {
                    line.push(' ');
                }
                line.push_str(text);
                *length += gap + wide;
            }
            _ => lines.push((text.to_owned(), wide)),
        }
    }
    lines.into_iter().map(|(line, _)| line).collect()
}

/// Whether a word stays with the one before it: French signs and Russian dashes have a space before them, and a number
/// belongs to its colon.
fn stays(before: &str, word: &str) -> bool {
    let sign = word.chars().all(|sign| ";:!?»—".contains(sign));
    let number = before.ends_with(':') && word.trim_end_matches(['.', ',']).bytes().all(|digit| digit.is_ascii_digit());
    sign || number
}

fn is_japanese(letter: char) -> bool {
    u32::from(letter) >= 0x3000
}

/// Letters of foreign words and names, which stay together.
fn is_katakana(letter: char) -> bool {
    matches!(letter, 'ァ'..='ヺ' | 'ー')
}

fn may_break(before: char, after: char) -> bool {
    const OPEN: &str = "（［｛「『【〈《";
    const CLOSED: &str = "、。，．・：；？！）］｝」』】〉》ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ／";
    let bound = OPEN.contains(before) || CLOSED.contains(after);
    let name = is_katakana(before) && is_katakana(after);
    // A number keeps the word that it counts, and a word the number behind it.
    let counted = before.is_ascii_alphanumeric() || after.is_ascii_alphanumeric();
    let japanese = is_japanese(before) || is_japanese(after);
    japanese && !bound && !name && !counted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<&str> {
        pieces(text).into_iter().map(|piece| piece.text).collect()
    }

    #[test]
    fn words_with_spaces_break_at_them() {
        assert_eq!(texts("Out of supply"), ["Out", "of", "supply"]);
        assert_eq!(broken("one two three", 7.0, |text| text.chars().count() as f64), ["one two", "three"]);
    }

    #[test]
    fn signs_that_stand_apart_and_counted_numbers_do_not_begin_a_line() {
        assert_eq!(texts("une fois ; jet"), ["une", "fois ;", "jet"]);
        assert_eq!(texts("цель — Котлас"), ["цель —", "Котлас"]);
        assert_eq!(texts("dés : 1, puis"), ["dés : 1,", "puis"]);
    }

    #[test]
    fn japanese_breaks_between_letters_but_not_before_a_stop_within_a_name_or_after_a_number() {
        assert_eq!(texts("補給切れ。"), ["補", "給", "切", "れ。"]);
        assert_eq!(texts("「コトラス」へ"), ["「コトラス」", "へ"]);
        assert_eq!(texts("4ヘクス以内"), ["4ヘクス", "以", "内"]);
    }
}
