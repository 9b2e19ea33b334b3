//! What English names are called in another language: places, counters, scenarios. A dictionary is a TOML file of lines
//! `"English" = "translation"`, whole names or patterns.

use std::collections::BTreeMap;

use engine::{Fault, data};

/// Names of one language by their English names; empty for English itself.
///
/// In a pattern, `#` stands for a number, with its English ordinal ending if it has one, and `*` for any words, which
/// are looked up in their turn. Of several patterns that match, the one that says most is taken.
///
/// ```
/// let names = words::Dictionary::read(
///     r##"
///     "Co */*" = "рота */*"
///     "# Royal Scots" = "#-й Королевский шотландский"
///     "##, "names.toml")?;
/// assert_eq!(names.name("Co A/10th Royal Scots"), "рота A/10-й Королевский шотландский");
/// assert_eq!(names.name("Kodish"), "Kodish");
/// # Ok::<(), engine::Fault>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Dictionary {
    names: BTreeMap<String, String>,
    /// Those that say most come first.
    patterns: Vec<(String, String)>,
}

/// Names within names within names are a mistake in the dictionary.
const DEEPEST: u8 = 4;

impl Dictionary {
    /// Read a dictionary. A pattern and its translation must have the same number of `#` and of `*`.
    pub fn read(text: &str, source: &str) -> Result<Dictionary, Fault> {
        let all: BTreeMap<String, String> = data::from_toml(text, source)?;
        let count = |text: &str, sign: char| text.matches(sign).count();
        if let Some((name, _)) =
            all.iter().find(|(name, to)| ['#', '*'].iter().any(|c| count(name, *c) != count(to, *c)))
        {
            return Err(Fault::new(source, format!("{name:?} and its translation differ in their # or *")));
        }
        let (mut patterns, names): (Vec<_>, Vec<_>) = all.into_iter().partition(|(name, _)| name.contains(['#', '*']));
        patterns.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        Ok(Dictionary { names: names.into_iter().collect(), patterns })
    }

    /// What an English name is called; itself where it has no translation.
    pub fn name(&self, english: &str) -> String {
        self.find(english).unwrap_or_else(|| english.to_owned())
    }

    /// What an English name is called, if it has a translation.
    pub fn find(&self, english: &str) -> Option<String> {
        self.at(english, 0)
    }

    fn at(&self, english: &str, depth: u8) -> Option<String> {
        if let Some(name) = self.names.get(english) {
            return Some(name.clone());
        }
        if depth > DEEPEST {
            return None;
        }
        self.patterns.iter().find_map(|(pattern, translation)| {
            let mut found = Found::default();
            matches(pattern, english, &mut found).then(|| self.filled(translation, &found, depth + 1))
        })
    }

    fn filled(&self, translation: &str, found: &Found<'_>, depth: u8) -> String {
        let (mut numbers, mut words) = (found.numbers.iter(), found.words.iter());
        translation.chars().fold(String::new(), |mut filled, sign| {
            match sign {
                '#' => filled.push_str(numbers.next().unwrap_or(&"")),
                '*' => {
                    let word = words.next().copied().unwrap_or_default();
                    filled.push_str(&self.at(word, depth).unwrap_or_else(|| word.to_owned()));
                }
                plain => filled.push(plain),
            }
            filled
        })
    }
}

/// What the signs of a pattern stand for, in their order.
#[derive(Default, Clone)]
struct Found<'a> {
    numbers: Vec<&'a str>,
    words: Vec<&'a str>,
}

/// Whether a name fits a pattern: every `*` takes as little as it can, and something.
fn matches<'a>(pattern: &str, name: &'a str, found: &mut Found<'a>) -> bool {
    let Some(sign) = pattern.chars().next() else { return name.is_empty() };
    let rest = &pattern[sign.len_utf8()..];
    match sign {
        '#' => {
            let digits = name.len() - name.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let (number, after) = name.split_at(digits);
            found.numbers.push(number);
            let endings = ["st", "nd", "rd", "th", ""];
            digits > 0
                && endings.iter().filter_map(|ending| after.strip_prefix(ending)).any(|after| {
                    let mut further = found.clone();
                    let fits = matches(rest, after, &mut further);
                    if fits {
                        *found = further;
                    }
                    fits
                })
        }
        '*' => name.char_indices().map(|(at, c)| at + c.len_utf8()).any(|end| {
            let mut further = found.clone();
            further.words.push(&name[..end]);
            let fits = matches(rest, &name[end..], &mut further);
            if fits {
                *found = further;
            }
            fits
        }),
        plain => name.strip_prefix(plain).is_some_and(|name| matches(rest, name, found)),
    }
}
