//! The text notation of one order: our algebraic notation. It parses and prints without loss.
//!
//! An order is a verb and its fields, each one word. Required fields stand in order; optional ones, and any field of
//! a half-built order whose predecessors are missing, are written `name=value`.
//!
//! | kind | written | example |
//! | --- | --- | --- |
//! | one | the name | `kodish` |
//! | several | names joined by `+` | `A/339+B/339` |
//! | path | places joined by `>` | `3112>3111>3110` |
//! | placement | `what@where`, joined by `,` | `A/339@3112,B/339@3113` |
//! | assignment | `what:to`, joined by `,` | `loss1:A/339` |
//! | amount | a number | `3` |
//! | text | in quotes | `"the bridge stands"` |
//!
//! A list without members is `()`. A name that holds a space or one of the signs above is put in quotes.
//!
//! ```
//! use engine::{notation, required, Kind, Verb};
//! const VERBS: &[Verb] =
//!     &[Verb { id: "march", fields: &[required("who", Kind::Several), required("path", Kind::Path)] }];
//! let order = notation::parse(VERBS, "march A/339+B/339 3112>3111")?;
//! assert_eq!(order.list("path").map(<[_]>::len), Some(2));
//! assert_eq!(notation::print(VERBS, &order), "march A/339+B/339 3112>3111");
//! # Ok::<(), engine::Fault>(())
//! ```

use crate::draft::{Draft, Field, Kind, Need, Value, Verb};
use crate::fault::Fault;

/// Signs with a meaning of their own; a name that holds one is quoted.
const SIGNS: &[char] = &['+', '>', '@', ',', ':', '=', '"', '(', ')', ';', '#'];

/// Print an order.
pub fn print(verbs: &[Verb], draft: &Draft) -> String {
    let mut text = quoted_if_needed(&draft.verb);
    let Some(verb) = verbs.iter().find(|verb| verb.id == draft.verb) else {
        return text;
    };
    let mut complete_so_far = true;
    for field in verb.fields {
        let Some(value) = draft.get(field.id) else {
            complete_so_far &= field.need == Need::Optional;
            continue;
        };
        text.push(' ');
        if field.need == Need::Optional || !complete_so_far {
            text.push_str(field.id);
            text.push('=');
        }
        text.push_str(&print_value(value));
    }
    text
}

fn print_value(value: &Value) -> String {
    let list = |names: &[String], sign: &str| match names {
        [] => "()".to_owned(),
        names => names.iter().map(|name| quoted_if_needed(name)).collect::<Vec<_>>().join(sign),
    };
    let pairs = |pairs: &[(String, String)], sign: &str| match pairs {
        [] => "()".to_owned(),
        pairs => {
            let pair = |(left, right): &(String, String)| {
                format!("{}{sign}{}", quoted_if_needed(left), quoted_if_needed(right))
            };
            pairs.iter().map(pair).collect::<Vec<_>>().join(",")
        }
    };
    match value {
        Value::One(name) => quoted_if_needed(name),
        Value::Several(names) => list(names, "+"),
        Value::Path(places) => list(places, ">"),
        Value::Placement(list) => pairs(list, "@"),
        Value::Assignment(list) => pairs(list, ":"),
        Value::Amount(number) => number.to_string(),
        Value::Text(text) => quoted(text),
    }
}

fn quoted_if_needed(name: &str) -> String {
    let plain = !name.is_empty() && !name.contains(|c: char| c.is_whitespace() || c.is_control() || SIGNS.contains(&c));
    if plain { name.to_owned() } else { quoted(name) }
}

/// A text in quotes, on one line.
pub fn quoted(text: &str) -> String {
    let mut out = String::from('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            c if c.is_control() || is_line_break(c) => out.push_str(&format!("\\u{{{:x}}}", u32::from(c))),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// Signs that some editors and parsers take for the end of a line.
fn is_line_break(c: char) -> bool {
    matches!(c, '\u{2028}' | '\u{2029}')
}

/// Read an order, perhaps half-built.
pub fn parse(verbs: &[Verb], text: &str) -> Result<Draft, Fault> {
    let words = words(text)?;
    let at = |offset: usize, reason: String| Fault::new("the order", reason).at_offset(text, offset);
    let Some((first, rest)) = words.split_first() else {
        return Err(at(0, "nothing was ordered".into()).advise(known_verbs(verbs)));
    };
    let name = first.single_name().ok_or_else(|| at(first.offset, "an order begins with a verb".into()))?;
    let Some(verb) = verbs.iter().find(|verb| verb.id == name) else {
        return Err(at(first.offset, format!("there is no order {name:?}")).advise(known_verbs(verbs)));
    };
    let mut given: Vec<(usize, Value)> = Vec::new();
    // What is given by name is not expected in its place.
    let named: Vec<&str> = rest.iter().filter_map(|word| word.keyword()).map(|(key, _)| key).collect();
    let in_place = |field: &Field| field.need == Need::Required && !named.contains(&field.id);
    let mut positional = verb.fields.iter().enumerate().filter(|(_, field)| in_place(field));
    for word in rest {
        let (index, field, pieces) = match word.keyword() {
            Some((key, pieces)) => {
                let index = verb.fields.iter().position(|field| field.id == key);
                let index = index.ok_or_else(|| {
                    at(word.offset, format!("{name} has no {key:?}")).advise(format!("It is written: {}", usage(verb)))
                })?;
                (index, &verb.fields[index], pieces)
            }
            None => {
                let (index, field) = positional.next().ok_or_else(|| {
                    let advice = format!("It is written: {}", usage(verb));
                    at(word.offset, format!("more words than {name} needs")).advise(advice)
                })?;
                (index, field, word.pieces.as_slice())
            }
        };
        if given.iter().any(|(other, _)| *other == index) {
            return Err(at(word.offset, format!("{} is given twice", field.id)));
        }
        let value = value(field, pieces).map_err(|reason| at(word.offset, format!("{}: {reason}", field.id)))?;
        given.push((index, value));
    }
    given.sort_by_key(|(index, _)| *index);
    let fields = given.into_iter().map(|(index, value)| (verb.fields[index].id.to_owned(), value)).collect();
    Ok(Draft { verb: verb.id.to_owned(), fields })
}

/// How a verb is written.
pub fn usage(verb: &Verb) -> String {
    let mut text = verb.id.to_owned();
    for field in verb.fields {
        let name = field.id.to_uppercase();
        let shown = match field.kind {
            Kind::One | Kind::Amount => name,
            Kind::Several => format!("{name}+{name}…"),
            Kind::Path => format!("{name}>{name}…"),
            Kind::Placement => "WHAT@PLACE,…".to_owned(),
            Kind::Assignment => format!("WHAT:{name},…"),
            Kind::Text => format!("\"{name}\""),
        };
        text.push_str(&match field.need {
            Need::Required => format!(" {shown}"),
            Need::Optional => format!(" [{}={shown}]", field.id),
        });
    }
    text
}

fn known_verbs(verbs: &[Verb]) -> String {
    format!("Orders begin with one of: {}", verbs.iter().map(|verb| verb.id).collect::<Vec<_>>().join(", "))
}

/// A piece of a word: a name, a quoted name, or a sign.
#[derive(Debug, Clone, PartialEq)]
enum Piece {
    Name(String),
    Quoted(String),
    Sign(char),
}

#[derive(Debug)]
struct Word {
    offset: usize,
    pieces: Vec<Piece>,
}

impl Word {
    fn single_name(&self) -> Option<&str> {
        match self.pieces.as_slice() {
            [Piece::Name(name) | Piece::Quoted(name)] => Some(name),
            _ => None,
        }
    }

    fn keyword(&self) -> Option<(&str, &[Piece])> {
        match self.pieces.as_slice() {
            [Piece::Name(key), Piece::Sign('='), rest @ ..] => Some((key, rest)),
            _ => None,
        }
    }
}

fn words(text: &str) -> Result<Vec<Word>, Fault> {
    let mut words: Vec<Word> = Vec::new();
    let mut inside = false;
    let mut chars = text.char_indices().peekable();
    while let Some((offset, c)) = chars.next() {
        if c.is_whitespace() {
            inside = false;
            continue;
        }
        if !inside {
            words.push(Word { offset, pieces: Vec::new() });
            inside = true;
        }
        let piece = if c == '"' {
            Piece::Quoted(unquote(text, offset, &mut chars)?)
        } else if SIGNS.contains(&c) {
            Piece::Sign(c)
        } else {
            let mut name = String::from(c);
            while let Some((_, c)) = chars.next_if(|(_, c)| !c.is_whitespace() && !SIGNS.contains(c)) {
                name.push(c);
            }
            Piece::Name(name)
        };
        if let Some(word) = words.last_mut() {
            word.pieces.push(piece);
        }
    }
    Ok(words)
}

type Chars<'a> = std::iter::Peekable<std::str::CharIndices<'a>>;

fn unquote(text: &str, start: usize, chars: &mut Chars<'_>) -> Result<String, Fault> {
    let fault = |offset: usize, reason: &str| Err(Fault::new("the order", reason).at_offset(text, offset));
    let mut out = String::new();
    while let Some((offset, c)) = chars.next() {
        match c {
            '"' => return Ok(out),
            '\\' => match chars.next().map(|(_, c)| c) {
                Some('n') => out.push('\n'),
                Some('r') => out.push('\r'),
                Some('t') => out.push('\t'),
                Some(c @ ('"' | '\\')) => out.push(c),
                Some('u') => match unescape(chars) {
                    Some(c) => out.push(c),
                    None => return fault(offset, "\\u is followed by {hexadecimal digits} of a character"),
                },
                _ => return fault(offset, "a backslash in quotes is followed by n, r, t, u{…}, \" or \\"),
            },
            c => out.push(c),
        }
    }
    fault(start, "the quote is not closed")
}

fn unescape(chars: &mut Chars<'_>) -> Option<char> {
    chars.next_if(|(_, c)| *c == '{')?;
    let mut code = 0u32;
    loop {
        match chars.next()?.1 {
            '}' => return char::from_u32(code),
            c => code = code.checked_mul(16)?.checked_add(c.to_digit(16)?)?,
        }
    }
}

fn value(field: &Field, pieces: &[Piece]) -> Result<Value, String> {
    let empty = pieces == [Piece::Sign('('), Piece::Sign(')')];
    match field.kind {
        Kind::One => Ok(Value::One(name(pieces)?)),
        Kind::Text => Ok(Value::Text(name(pieces)?)),
        Kind::Several if empty => Ok(Value::Several(Vec::new())),
        Kind::Several => Ok(Value::Several(names(pieces, '+')?)),
        Kind::Path if empty => Ok(Value::Path(Vec::new())),
        Kind::Path => Ok(Value::Path(names(pieces, '>')?)),
        Kind::Placement if empty => Ok(Value::Placement(Vec::new())),
        Kind::Placement => Ok(Value::Placement(pairs(pieces, '@')?)),
        Kind::Assignment if empty => Ok(Value::Assignment(Vec::new())),
        Kind::Assignment => Ok(Value::Assignment(pairs(pieces, ':')?)),
        Kind::Amount => {
            let text = match pieces {
                [Piece::Name(text)] => text,
                _ => return Err("a number is expected".into()),
            };
            text.parse().map(Value::Amount).map_err(|_| format!("{text:?} is not a number"))
        }
    }
}

fn name(pieces: &[Piece]) -> Result<String, String> {
    match pieces {
        [Piece::Name(name) | Piece::Quoted(name)] => Ok(name.clone()),
        _ => Err("one name is expected".into()),
    }
}

fn names(pieces: &[Piece], sign: char) -> Result<Vec<String>, String> {
    let parts = pieces.split(|piece| *piece == Piece::Sign(sign));
    parts.map(|part| name(part).map_err(|_| format!("names joined by {sign} are expected"))).collect()
}

fn pairs(pieces: &[Piece], sign: char) -> Result<Vec<(String, String)>, String> {
    let pair = |part: &[Piece]| match part {
        [left, Piece::Sign(s), right] if *s == sign => {
            Some((name(std::slice::from_ref(left)).ok()?, name(std::slice::from_ref(right)).ok()?))
        }
        _ => None,
    };
    let parts = pieces.split(|piece| *piece == Piece::Sign(','));
    parts.map(|part| pair(part).ok_or_else(|| format!("pairs such as a{sign}b are expected"))).collect()
}
