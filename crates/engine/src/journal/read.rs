//! Reading a record, before a game has judged it. Only one that does not say of which game it is, is refused; other
//! damage is noted, and as much as possible is read past it. What is wrong is told without a word of the record itself:
//! it holds the seed and orders under seal, and whoever is told may be a player.

use std::collections::BTreeMap;

use sha2::{Digest as _, Sha256};

use super::append::{ADDED, Added, line_sum};
use super::write::FIRST_LINE;
use super::{Entry, Rolling};
use crate::decision::Urgency;
use crate::dice::{Fallen, Seed};
use crate::digest::Digest;
use crate::fault::Fault;
use crate::message::{Spelled, Word};
use crate::seat::Seat;
use crate::title::Setup;

/// What stands at the head of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// The id of the game.
    pub game: String,
    /// The fingerprint of the rules it was played by.
    pub rules: Digest,
    /// Scenario and options.
    pub setup: Setup,
    /// The corrections that its data were read with.
    pub corrections: Option<String>,
    /// Where the dice come from.
    pub rolling: Rolling,
    /// The seed: in the host's copy alone.
    pub seed: Option<Seed>,
}

/// A record as read.
#[derive(Debug, Clone)]
pub struct SavedGame {
    /// Where it was read from.
    pub source: String,
    /// Its head.
    pub header: Header,
    pub(super) setup_dice: Vec<Fallen>,
    /// Where the stream stood after the set-up.
    pub(super) setup_stream: u64,
    /// The orders, with the ids of their seats.
    pub(super) entries: Vec<(String, Entry)>,
    pub(super) lines: Vec<usize>,
    pub(super) positions: Vec<Position>,
    /// Lines of play that were left.
    pub(super) branches: Vec<SavedBranch>,
    /// Orders that were undone and can be given again, the last one first.
    pub(super) undone: Vec<(String, Entry)>,
    /// The order that waits for a die: seat, order, dice so far.
    pub(super) pending: Option<(String, String, Vec<u16>)>,
    /// From which order on it can be replayed, if not from the set-up.
    pub(super) from: Option<usize>,
    /// Where the stream stands; unknown if the record was cut.
    pub(super) stream: Option<u64>,
    /// The checksum of the record when it was written whole, if it fits.
    pub sealed: Option<Digest>,
    /// The lines that were added since.
    pub added: Vec<Added>,
    /// What dice come from if the damage has cost the seed.
    pub(super) spare_seed: Option<Seed>,
    /// What is wrong with it, if it was cut short or changed.
    pub damage: Option<Fault>,
}

#[derive(Debug, Clone)]
pub(super) struct Position {
    pub(super) line: usize,
    pub(super) count: usize,
    pub(super) digest: Digest,
    pub(super) data: serde_json::Value,
}

/// A line of play that was left, with the ids of its seats.
#[derive(Debug, Clone)]
pub(super) struct SavedBranch {
    pub(super) line: usize,
    pub(super) id: u32,
    pub(super) of: Option<u32>,
    pub(super) after: usize,
    pub(super) entries: Vec<(String, Entry)>,
}

const RECOVER: &str = "Open it with `--recover` to play on from what can still be replayed.";

/// What stands for an order that cannot be read: what is left of it may be under seal.
const UNREADABLE: &str = "?";

/// What begins a line after the head, beside the number of an order.
const BODY: [&str; 6] = ["at", "branch", "end", "from", "undone", "wants"];

/// Whether a line stands after the head.
fn is_of_body(line: &str) -> bool {
    let first = line.split(' ').next().unwrap_or(line);
    first.starts_with(|c: char| c.is_ascii_digit() || c == ADDED) || BODY.contains(&first)
}

/// The most orders in a row that may be unreadable before the rest is given up.
const MOST_UNREADABLE: usize = 1_000;

/// Numbers of branches and of the orders that they part from are lower.
const HIGHEST_NUMBER: u32 = 1_000_000_000;

impl SavedGame {
    /// Read a record.
    pub fn read(text: &str, source: &str) -> Result<SavedGame, Fault> {
        // Some editors and version controls turn line ends; the record means the same.
        let text = &text.replace("\r\n", "\n");
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line)).peekable();
        let fault = |line: usize, reason: String| {
            let damaged = Spelled::plain("engine-record-damaged").with("line", Word::count(line));
            Fault::new(source, reason).at_line(line).says(damaged)
        };
        let head_lines = || text.lines().take_while(|line| !is_of_body(line));
        let names_game = ["game ", "rules "].iter().all(|key| head_lines().any(|line| line.starts_with(key)));
        let mut damage = None;
        match lines.peek() {
            Some((_, line)) if line.trim_end() == FIRST_LINE => drop(lines.next()),
            Some((number, _)) if names_game => {
                damage = Some((*number, "the first line is not that of a record".into()))
            }
            _ => {
                return Err(fault(1, "this is not a Stavka record".into())
                    .advise(format!("A record begins with the line `{FIRST_LINE}`."))
                    .says(Spelled::plain("engine-record-foreign")));
            }
        }
        let mut head = HeadParts::default();
        while let Some((number, line)) = lines.next_if(|(_, line)| !is_of_body(line)) {
            if let Err(reason) = head.read(line) {
                damage.get_or_insert((number, reason));
            }
        }
        let mut saved = head.finish(source, &mut damage).map_err(|reason| fault(1, reason))?;
        if damage.is_some() && saved.header.seed.is_none() {
            saved.spare_seed = Some(Seed(Sha256::digest(text.as_bytes()).into()));
        }
        saved.damage = damage.map(|(number, reason)| fault(number, reason).advise(RECOVER));
        let last = text.lines().count();
        let mut ended = false;
        for (number, line) in lines {
            if line.trim().is_empty() {
                continue;
            }
            // A line that was cut may still read like an order, but not like an end with the right checksum.
            let cut = !text.ends_with('\n') && number == last && !line.starts_with("end ");
            let added = line.strip_prefix(ADDED);
            let outcome = match (added, ended) {
                _ if cut => Err("the record breaks off in this line".to_owned()),
                (Some(added), _) => saved.read_added(number, added).map(|()| ended),
                (None, true) => Err("there is text after the end".to_owned()),
                (None, false) => saved.read_line(number, line, text),
            };
            match outcome {
                Ok(end) => ended = end,
                Err(reason) => {
                    saved.damage.get_or_insert_with(|| fault(number, reason).advise(RECOVER));
                    if !cut && (added.is_some() || saved.branches.is_empty()) {
                        saved.pass_over(number, added.map_or(line, |added| AddedParts::of(added).rest));
                    }
                    // Where the end of a line is lost, the next one still is whole.
                    if let Some(next) = added.filter(|_| !cut).and_then(|added| AddedParts::of(added).next) {
                        let _ = saved.read_added(number, next);
                    }
                }
            }
        }
        if !ended {
            let reason = format!("the record breaks off after order {}", saved.entries.len());
            saved.damage.get_or_insert_with(|| fault(last, reason).advise(RECOVER));
        }
        Ok(saved)
    }

    /// Keep the place of an order that cannot be read, so that those after it keep their numbers.
    fn pass_over(&mut self, line: usize, text: &str) {
        let number = text.split(' ').next().and_then(|word| word.parse::<usize>().ok());
        let Some(number) = number.filter(|number| *number <= self.entries.len() + MOST_UNREADABLE) else { return };
        while self.entries.len() < number {
            self.entries.push(("?".to_owned(), blank(UNREADABLE)));
            self.lines.push(line);
        }
    }

    fn read_line(&mut self, number: usize, line: &str, text: &str) -> Result<bool, String> {
        let (first, rest) = line.split_once(' ').ok_or("this line is not an order")?;
        match first {
            "at" => self.positions.push(position(number, rest)?),
            "end" => {
                self.read_end(rest, text, number)?;
                return Ok(true);
            }
            "from" => self.from = Some(rest.parse().map_err(|_| "where replay begins is not a number")?),
            "undone" => {
                let undone = entry(rest)?;
                if !undone.1.dice.is_empty() {
                    return Err("an order that was undone has rolled nothing".into());
                }
                self.undone.push(undone);
            }
            "branch" => self.read_branch(number, rest)?,
            first if first.contains('.') => self.read_branch_order(first, rest)?,
            "wants" => {
                let (seat, entry) = entry(rest)?;
                self.pending = Some((seat, entry.order, entry.dice.iter().map(|die| die.value).collect()));
            }
            first => {
                let expected = self.entries.len() + 1;
                if first.parse() != Ok(expected) {
                    return Err(format!("order {expected} is expected here"));
                }
                if !self.branches.is_empty() {
                    return Err("no order of the game comes after its branches".into());
                }
                self.entries.push(entry(rest)?);
                self.lines.push(number);
            }
        }
        Ok(false)
    }

    /// A line that was added: `NUMBER SUM ~TAG CHANGE`, of which the tag may be missing. Where the record that it was
    /// added to is damaged, there is nothing to compare its fingerprint with: then replay judges alone.
    fn read_added(&mut self, line: usize, text: &str) -> Result<(), String> {
        let parts = AddedParts::of(text);
        let (Some(number), Some(sum)) = (parts.number, parts.sum) else {
            return Err("a line that was added is `+NUMBER SUM CHANGE`".into());
        };
        if self.sealed.is_some_and(|sealed| line_sum(sealed, number, parts.summed) != sum) {
            return Err("this line was changed after it was written: its checksum does not fit".into());
        }
        let expected = self.added.len() + 1;
        self.apply(line, parts.rest)?;
        let added = Added { tag: parts.tag.map(str::to_owned), orders: self.entries.len() };
        // Of what is missing nothing is known.
        let lost = number.saturating_sub(expected).min(MOST_UNREADABLE);
        self.added.extend((0..lost).map(|_| Added { tag: None, ..added.clone() }));
        self.added.push(added);
        if number == expected { Ok(()) } else { Err(format!("line +{expected} is expected here")) }
    }

    /// What a line that was added changes.
    fn apply(&mut self, line: usize, change: &str) -> Result<(), String> {
        let (first, rest) = change.split_once(' ').unwrap_or((change, ""));
        match first {
            "undo" => {
                let undone = self.entries.pop().ok_or("there is no order to undo")?;
                self.lines.pop();
                self.undone.push(undone);
                self.positions.retain(|position| position.count <= self.entries.len());
            }
            "redo" => {
                self.entries.push(self.undone.pop().ok_or("there is no order to give again")?);
                self.lines.push(line);
            }
            "wants" => drop(self.read_line(line, change, "")?),
            "at" | "turn" => {
                let position = position(line, rest)?;
                let (count, expected) = (position.count, self.entries.len());
                // One where the turn began, and one now.
                self.positions.truncate(usize::from(first == "at"));
                self.positions.push(position);
                if count != expected {
                    self.pass_over(line, &count.to_string());
                    self.entries.truncate(count);
                    self.lines.truncate(count);
                    return Err(format!("a position after {count} orders, but there are {expected}"));
                }
            }
            first => {
                let number: usize = first.parse().map_err(|_| "this line is not an order")?;
                let order = entry(rest)?;
                let expected = self.entries.len() + 1;
                if number > expected {
                    return Err(format!("order {expected} is expected here"));
                }
                self.entries.truncate(number - 1);
                self.lines.truncate(number - 1);
                self.stream = self.stream.max(Some(order.1.stream.1));
                self.entries.push(order);
                self.lines.push(line);
                self.undone.clear();
                self.pending = None;
                if number < expected {
                    return Err(format!("order {expected} is expected here"));
                }
            }
        }
        Ok(())
    }

    fn read_branch(&mut self, line: usize, rest: &str) -> Result<(), String> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let (id, after, of) = match words.as_slice() {
            [id, "after", after] => (id, after, None),
            [id, "after", after, "of", of] => (id, after, Some(of)),
            _ => return Err("a branch is `branch NUMBER after ORDER` or `branch NUMBER after ORDER of BRANCH`".into()),
        };
        let number = |word: &str| {
            let number = word.parse::<u32>().ok().filter(|number| *number < HIGHEST_NUMBER);
            number.ok_or("the number of a branch, or of the order it parts from, is none")
        };
        let (id, after) = (number(id)?, number(after)?);
        let of = of.map(|of| number(of)).transpose()?;
        if self.branches.iter().any(|branch| branch.id == id) {
            return Err(format!("there are two branches {id}"));
        }
        self.branches.push(SavedBranch { line, id, of, after: after as usize, entries: Vec::new() });
        Ok(())
    }

    /// An order of a branch: `BRANCH.NUMBER SEAT ORDER ; NOTES`.
    fn read_branch_order(&mut self, first: &str, rest: &str) -> Result<(), String> {
        let (id, number) = first.split_once('.').unwrap_or((first, ""));
        let branch = self.branches.iter_mut().find(|branch| id.parse() == Ok(branch.id));
        let branch = branch.ok_or("this order belongs to no branch")?;
        let expected = branch.after + branch.entries.len() + 1;
        if number.parse() != Ok(expected) {
            return Err(format!("order {expected} of branch {} is expected here", branch.id));
        }
        branch.entries.push(entry(rest)?);
        Ok(())
    }

    fn read_end(&mut self, rest: &str, text: &str, number: usize) -> Result<(), String> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let [count, "stream", stream, "checksum", sum] = words.as_slice() else {
            return Err("the end is `end COUNT stream N checksum SUM`".into());
        };
        self.stream = Some(stream.parse().map_err(|_| "the stream's position is not a number")?);
        if count.parse() != Ok(self.entries.len()) {
            return Err(format!("the end does not count {} orders", self.entries.len()));
        }
        let start = text.lines().take(number - 1).map(|line| line.len() + 1).sum::<usize>();
        let found = Digest::of(text.get(..start).unwrap_or(text).as_bytes()).to_string();
        match found == *sum {
            true => {
                self.sealed = sum.parse().ok();
                Ok(())
            }
            false => Err("the file was changed after it was written: the checksum does not fit".into()),
        }
    }
}

/// The parts of a line that was added.
struct AddedParts<'a> {
    number: Option<usize>,
    sum: Option<Digest>,
    /// All that the fingerprint is of.
    summed: &'a str,
    tag: Option<&'a str>,
    rest: &'a str,
    /// What looks like the line after it, where there should be none.
    next: Option<&'a str>,
}

impl AddedParts<'_> {
    fn of(text: &str) -> AddedParts<'_> {
        let (number, after) = text.split_once(' ').unwrap_or((text, ""));
        let (sum, summed) = after.split_once(' ').unwrap_or((after, ""));
        let tagged = summed.strip_prefix('~').and_then(|tagged| tagged.split_once(' '));
        let (tag, rest) = tagged.map_or((None, summed), |(tag, rest)| (Some(tag), rest));
        let number = number.parse::<usize>().ok().filter(|number| *number > 0);
        let after = number.and_then(|number| summed.split_once(&format!("{ADDED}{} ", number + 1)));
        let next = after.map(|(before, _)| &summed[before.len() + ADDED.len_utf8()..]);
        AddedParts { number, sum: sum.parse().ok(), summed, tag, rest, next }
    }
}

fn position(line: usize, text: &str) -> Result<Position, String> {
    let mut words = text.splitn(3, ' ');
    let mut word = || words.next().ok_or("a position is `at COUNT FINGERPRINT DATA`".to_owned());
    let count = word()?.parse().map_err(|_| "the position's count is not a number")?;
    let digest = word()?.parse().map_err(|_| "the position's fingerprint is not 16 hexadecimal digits")?;
    let data = word()?;
    let found = Digest::of(data.as_bytes());
    if found != digest {
        return Err("the position's fingerprint does not fit".into());
    }
    let data = serde_json::from_str(data).map_err(|_| "the position is unreadable")?;
    Ok(Position { line, count, digest, data })
}

fn blank(order: &str) -> Entry {
    let urgency = Urgency::Asked;
    Entry { seat: Seat(u8::MAX), order: order.to_owned(), dice: Vec::new(), stream: (0, 0), urgency, binding: false }
}

/// An order with its notes: `SEAT ORDER ; NOTES`.
fn entry(text: &str) -> Result<(String, Entry), String> {
    let (seat, rest) = text.split_once(' ').ok_or("an order is `NUMBER SEAT ORDER`")?;
    let (order, notes) = split_notes(rest);
    let mut entry = blank(order.trim_end());
    for word in notes.split_whitespace() {
        match word {
            "sealed" => entry.urgency = Urgency::Sealed,
            "may" => entry.urgency = Urgency::May,
            "shown" => entry.binding = true,
            word => match word.strip_prefix('@') {
                Some(part) => entry.stream = stream(part).ok_or("what was used of the stream is `@FROM-TO`")?,
                None => {
                    entry.dice.push(die(word)?);
                    entry.binding = true;
                }
            },
        }
    }
    Ok((seat.to_owned(), entry))
}

/// The order and its notes: what stands after the last semicolon outside quotes.
fn split_notes(text: &str) -> (&str, &str) {
    let (mut quoted, mut escaped, mut split) = (false, false, None);
    for (offset, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            ';' if !quoted => split = Some(offset),
            _ => {}
        }
    }
    split.map_or((text, ""), |offset| (&text[..offset], &text[offset + 1..]))
}

fn stream(part: &str) -> Option<(u64, u64)> {
    let (from, to) = part.split_once('-')?;
    Some((from.parse().ok()?, to.parse().ok()?))
}

fn die(word: &str) -> Result<Fallen, String> {
    let (number, typed) = word.strip_suffix('!').map_or((word, false), |number| (number, true));
    let value = number.parse().map_err(|_| "a die is not a number")?;
    Ok(Fallen { value, typed })
}

#[derive(Default)]
struct HeadParts {
    game: Option<String>,
    rules: Option<Digest>,
    scenario: Option<String>,
    options: BTreeMap<String, String>,
    position: Option<Vec<String>>,
    texts: BTreeMap<String, Vec<String>>,
    corrections: Option<Vec<String>>,
    rolling: Option<Rolling>,
    seed: Option<Seed>,
    setup_dice: Vec<Fallen>,
    setup_stream: u64,
}

impl HeadParts {
    fn read(&mut self, line: &str) -> Result<(), String> {
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        match key {
            "game" => self.game = Some(rest.to_owned()),
            "rules" => {
                let digest = rest.parse().map_err(|_| "the rules' fingerprint is not 16 hexadecimal digits")?;
                self.rules = Some(digest);
            }
            "scenario" => self.scenario = Some(rest.to_owned()),
            "option" => {
                let (id, value) = rest.split_once(' ').ok_or("an option is `option NAME VALUE`")?;
                self.options.insert(id.to_owned(), value.to_owned());
            }
            "position" => self.position.get_or_insert_default().push(rest.to_owned()),
            "text" => {
                let (id, words) = rest.split_once(' ').unwrap_or((rest, ""));
                self.texts.entry(id.to_owned()).or_default().push(words.to_owned());
            }
            "data" => self.corrections.get_or_insert_default().push(rest.to_owned()),
            "rolling" => {
                self.rolling = Some(match rest {
                    "seeded" => Rolling::Seeded,
                    "typed" => Rolling::Typed,
                    _ => return Err("dice are seeded or typed".into()),
                });
            }
            "seed" => {
                self.seed = Some(rest.parse().map_err(|_| "the seed is neither a number nor 64 hexadecimal digits")?);
            }
            "setup" => {
                for word in rest.split_whitespace() {
                    match word.strip_prefix('@') {
                        Some(part) => self.setup_stream = stream(part).ok_or("the set-up's stream is `@0-N`")?.1,
                        None => self.setup_dice.push(die(word)?),
                    }
                }
            }
            "" => {}
            _ => return Err("the head has no such line".into()),
        }
        Ok(())
    }

    /// The record without its orders. Without a game there is none; what else is missing is damage.
    fn finish(self, source: &str, damage: &mut Option<(usize, String)>) -> Result<SavedGame, String> {
        let game = self.game.ok_or("the head names no game")?;
        let given = [
            ("rules", self.rules.is_some()),
            ("scenario", self.scenario.is_some()),
            ("rolling", self.rolling.is_some()),
        ];
        if let Some((what, _)) = given.iter().find(|(_, is_given)| !is_given) {
            damage.get_or_insert((1, format!("the head names no {what}")));
        }
        let header = Header {
            game,
            rules: self.rules.unwrap_or(Digest(0)),
            setup: Setup {
                scenario: self.scenario.unwrap_or_default(),
                options: self.options,
                position: self.position.map(|lines| lines.join("\n")),
                texts: self.texts.into_iter().map(|(id, lines)| (id, lines.join("\n"))).collect(),
            },
            corrections: self.corrections.map(|lines| lines.join("\n")),
            rolling: self.rolling.unwrap_or(Rolling::Seeded),
            seed: self.seed,
        };
        Ok(SavedGame {
            source: source.to_owned(),
            header,
            setup_dice: self.setup_dice,
            setup_stream: self.setup_stream,
            entries: Vec::new(),
            lines: Vec::new(),
            positions: Vec::new(),
            branches: Vec::new(),
            undone: Vec::new(),
            pending: None,
            from: None,
            stream: None,
            sealed: None,
            added: Vec::new(),
            spare_seed: None,
            damage: None,
        })
    }
}
