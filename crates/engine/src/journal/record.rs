//! The record of a game: open text, one order a line, with the dice as they fell. Our "PGN", and the save file.
//!
//! ```text
//! stavka record 1
//! game crossing
//! rules 5d0c8f1e22a94b37
//! scenario night
//! option mines on
//! rolling seeded
//! seed 0700…
//! setup @0 3 1 4
//!
//! 1 red commit 5 ; sealed
//! 2 don march train emtsa>kodish ; @14 4
//! at 2 9f86d081884c7d65 {"turn":1,…}
//! end 2 stream 15 checksum a1b2c3d4e5f60718
//! ```
//!
//! After the semicolon: `sealed` (answered under seal), `shown` (something hidden was shown), `@n` (where the stream
//! stood), the dice, those typed in by players with a `!`. `at` lines hold positions, so that a long game opens at
//! once and an old one opens under new rules.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use super::{Entry, Journal, Rolling, begin, setup_fault};
use crate::dice::{Dice, Fallen, Seed};
use crate::digest::Digest;
use crate::event::Events;
use crate::fault::Fault;
use crate::game::Game;
use crate::seat::Seat;
use crate::title::{Setup, Title};

const FIRST_LINE: &str = "stavka record 1";

/// What stands at the head of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// The id of the game.
    pub game: String,
    /// The fingerprint of the rules it was played by.
    pub rules: Digest,
    /// Scenario and options.
    pub setup: Setup,
    /// Where the dice come from.
    pub rolling: Rolling,
    /// The seed: in the host's copy alone.
    pub seed: Option<Seed>,
}

/// A record as read, before a game has judged it.
#[derive(Debug, Clone)]
pub struct SavedGame {
    /// Where it was read from.
    pub source: String,
    /// Its head.
    pub header: Header,
    setup_dice: Vec<Fallen>,
    entries: Vec<(String, Entry)>,
    lines: Vec<usize>,
    positions: Vec<Position>,
    stream: u64,
    /// What is wrong with it, if it was cut short or changed.
    pub damage: Option<Fault>,
}

#[derive(Debug, Clone)]
struct Position {
    line: usize,
    count: usize,
    digest: Digest,
    data: serde_json::Value,
}

/// A game opened from a record.
pub struct Opened<G: Game> {
    /// The game.
    pub journal: Journal<G>,
    /// What the players should know: what could not be recovered or replayed.
    pub notices: Vec<String>,
}

impl<G: Game> Journal<G> {
    /// The whole record, for the host: with the seed, the hidden orders and the positions.
    pub fn record(&self) -> String {
        let game = self.game();
        let title = game.title();
        let mut text = String::new();
        head(
            &mut text,
            &Header {
                game: title.id.clone(),
                rules: game.rules(),
                setup: self.setup.clone(),
                rolling: self.rolling,
                seed: self.seed,
            },
        );
        let _ = writeln!(text, "setup{}\n", dice_words(0, &self.setup_dice));
        for (at, entry) in self.entries.iter().enumerate() {
            let mut notes = String::new();
            if entry.sealed {
                notes.push_str(" sealed");
            }
            if entry.binding && entry.dice.is_empty() {
                notes.push_str(" shown");
            }
            if !entry.dice.is_empty() {
                notes.push_str(&dice_words(entry.stream, &entry.dice));
            }
            let _ = write!(text, "{} {} {}", at + 1, title.seat_id(entry.seat), entry.order);
            let _ = if notes.is_empty() { writeln!(text) } else { writeln!(text, " ;{notes}") };
        }
        let now = (self.entries.len(), &self.state);
        let turn_start = (self.turn_start.0, &self.turn_start.1);
        for (count, state) in [turn_start, now].into_iter().skip(usize::from(turn_start.0 == now.0)) {
            let data = game.position(state).to_string();
            let _ = writeln!(text, "at {count} {} {data}", Digest::of(data.as_bytes()));
        }
        let sum = Digest::of(text.as_bytes());
        let _ = writeln!(text, "end {} stream {} checksum {sum}", self.entries.len(), self.stream);
        text
    }

    /// Open a record. One that is damaged is refused, with what to do; one played under other rules opens at the latest
    /// point that these rules understand, with a notice.
    pub fn open(game: Arc<G>, saved: SavedGame) -> Result<Opened<G>, Fault> {
        if let Some(damage) = saved.damage {
            return Err(damage);
        }
        let same_rules = saved.header.rules == game.rules();
        let mut journal = Journal::unplayed(game, &saved)?;
        if !same_rules {
            return Ok(journal.replay_what_goes(&saved));
        }
        let entries = entries(journal.game().title(), &saved)?;
        for (nth, position) in saved.positions.iter().enumerate() {
            let fault = |reason: String| Fault::new(saved.source.as_str(), reason).at_line(position.line);
            if position.count > entries.len() {
                return Err(fault(format!(
                    "a position after {} orders, but there are {}",
                    position.count,
                    entries.len()
                )));
            }
            let state = journal.game().restore(&position.data).map_err(|inner| fault(inner.to_string()))?;
            let digest = journal.game().digest(&state);
            if digest != position.digest {
                return Err(fault(format!("the position's fingerprint is {digest}, not {}", position.digest)));
            }
            if nth == 0 {
                journal.turn_start = (position.count, state.clone());
            }
            if journal.snapshots.last().is_none_or(|(count, _)| *count < position.count) {
                journal.snapshots.push((position.count, state));
            }
        }
        journal.entries = entries;
        journal.state = journal.state_at(journal.entries.len())?;
        journal.stream = saved.stream;
        Ok(Opened { journal, notices: Vec::new() })
    }

    /// Open as much as can be replayed of a damaged record.
    pub fn recover(game: Arc<G>, mut saved: SavedGame) -> Result<Opened<G>, Fault> {
        let damage = saved.damage.take();
        let mut journal = Journal::unplayed(game, &saved)?;
        let mut opened = journal.replay_what_goes(&saved);
        if let Some(damage) = damage {
            opened.notices.insert(0, format!("{}: {}", damage.source, damage.reason));
        }
        Ok(opened)
    }

    /// The game of a record, set up, before its first order.
    fn unplayed(game: Arc<G>, saved: &SavedGame) -> Result<Journal<G>, Fault> {
        let header = &saved.header;
        let options = header.setup.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
        let in_file = |fault: Fault| Fault { source: saved.source.clone(), ..fault };
        let setup = game.title().setup(Some(&header.setup.scenario), options).map_err(in_file)?;
        let mut dice = Dice::given(saved.setup_dice.iter().map(|die| die.value));
        let state = begin(game.as_ref(), &setup, &mut dice, &mut Events::unheard())
            .map_err(|trouble| in_file(setup_fault(game.as_ref(), trouble)))?;
        Ok(Journal {
            setup,
            seed: header.seed,
            rolling: header.rolling,
            setup_dice: saved.setup_dice.clone(),
            entries: Vec::new(),
            undone: Vec::new(),
            stream: saved.stream,
            snapshots: vec![(0, state.clone())],
            turn_start: (0, state.clone()),
            state,
            game,
        })
    }

    /// Replay until an order no longer goes; then take a later position instead, if these rules understand one.
    fn replay_what_goes(&mut self, saved: &SavedGame) -> Opened<G> {
        let mut notices = Vec::new();
        let mut stopped = None;
        for (at, (seat, entry)) in saved.entries.iter().enumerate() {
            let mut state = self.state.clone();
            let run = match self.game.title().seat(seat) {
                None => Err(format!("there is no seat {seat:?}")),
                Some(seat) => {
                    let entry = Entry { seat, ..entry.clone() };
                    self.rerun(&mut state, &entry, &mut Events::unheard()).map(|()| entry)
                }
            };
            match run {
                Ok(entry) => {
                    let spent = entry.stream + entry.dice.len() as u64;
                    self.stream = self.stream.max(spent);
                    self.note(entry, state);
                }
                Err(reason) => {
                    stopped = Some((at, reason));
                    break;
                }
            }
        }
        if let Some((at, reason)) = stopped {
            let line = saved.lines.get(at).copied().unwrap_or_default();
            notices.push(format!("{}, line {line}: order {} can no longer be played: {reason}", saved.source, at + 1));
            let later = saved.positions.iter().rev().filter(|position| position.count > at);
            let understood = later.filter_map(|position| Some((position, self.game.restore(&position.data).ok()?)));
            match understood.into_iter().next() {
                Some((position, state)) => {
                    let title = self.game.title();
                    let named =
                        |(seat, entry): &(String, Entry)| Some(Entry { seat: title.seat(seat)?, ..entry.clone() });
                    self.entries = saved.entries[..position.count].iter().filter_map(named).collect();
                    let count = self.entries.len();
                    self.snapshots = vec![(count, state.clone())];
                    self.turn_start = (count, state.clone());
                    self.state = state;
                    notices.push(format!("The game goes on from the position after order {}.", position.count));
                }
                None => notices.push(format!("The game goes on from before order {}.", at + 1)),
            }
        }
        Opened { journal: self.clone(), notices }
    }
}

fn head(text: &mut String, header: &Header) {
    let _ = writeln!(text, "{FIRST_LINE}\ngame {}\nrules {}", header.game, header.rules);
    let _ = writeln!(text, "scenario {}", header.setup.scenario);
    for (id, value) in &header.setup.options {
        let _ = writeln!(text, "option {id} {value}");
    }
    let rolling = match header.rolling {
        Rolling::Seeded => "seeded",
        Rolling::Typed => "typed",
    };
    let _ = writeln!(text, "rolling {rolling}");
    if let Some(seed) = header.seed {
        let _ = writeln!(text, "seed {seed}");
    }
}

fn dice_words(stream: u64, dice: &[Fallen]) -> String {
    let mut words = format!(" @{stream}");
    for die in dice {
        let _ = write!(words, " {}{}", die.value, if die.typed { "!" } else { "" });
    }
    words
}

fn entries(title: &Title, saved: &SavedGame) -> Result<Vec<Entry>, Fault> {
    let named = |((seat, entry), line): (&(String, Entry), &usize)| match title.seat(seat) {
        Some(seat) => Ok(Entry { seat, ..entry.clone() }),
        None => {
            let reason = format!("there is no seat {seat:?} in {}", title.name);
            Err(Fault::new(saved.source.as_str(), reason).at_line(*line))
        }
    };
    saved.entries.iter().zip(&saved.lines).map(named).collect()
}

const RECOVER: &str = "Open it with `--recover` to play on from what can still be replayed.";

impl SavedGame {
    /// Read a record. Only one without a readable head fails; later damage is noted in the result.
    pub fn read(text: &str, source: &str) -> Result<SavedGame, Fault> {
        // Some editors and version controls turn line ends; the record means the same.
        let text = &text.replace("\r\n", "\n");
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line)).peekable();
        let fault = |line: usize, reason: String| Fault::new(source, reason).at_line(line);
        if lines.next().is_none_or(|(_, line)| line.trim_end() != FIRST_LINE) {
            return Err(fault(1, "this is not a Stavka record".into())
                .advise(format!("A record begins with the line `{FIRST_LINE}`.")));
        }
        let mut head = HeadParts::default();
        while let Some((number, line)) = lines.next_if(|(_, line)| !line.trim().is_empty()) {
            head.read(line).map_err(|reason| fault(number, reason))?;
        }
        let (header, setup_dice) = head.finish().map_err(|reason| fault(1, reason))?;
        let mut saved = SavedGame {
            source: source.to_owned(),
            header,
            setup_dice,
            entries: Vec::new(),
            lines: Vec::new(),
            positions: Vec::new(),
            stream: 0,
            damage: None,
        };
        let last = text.lines().count();
        let mut ended = false;
        for (number, line) in lines {
            if line.trim().is_empty() {
                continue;
            }
            // A line that was cut may still read like an order, but not like an end with the right checksum.
            let cut = !text.ends_with('\n') && number == last && !line.starts_with("end ");
            let outcome = match ended {
                true => Err("there is text after the end".to_owned()),
                false if cut => Err("the record breaks off in this line".to_owned()),
                false => saved.read_line(number, line, text),
            };
            match outcome {
                Ok(end) => ended = end,
                Err(reason) => {
                    saved.damage = Some(fault(number, reason).advise(RECOVER));
                    return Ok(saved);
                }
            }
        }
        if !ended {
            let reason = format!("the record breaks off after order {}", saved.entries.len());
            saved.damage = Some(fault(last, reason).advise(RECOVER));
        }
        Ok(saved)
    }

    fn read_line(&mut self, number: usize, line: &str, text: &str) -> Result<bool, String> {
        let (first, rest) = line.split_once(' ').ok_or("this line is not an order")?;
        match first {
            "at" => {
                let mut words = rest.splitn(3, ' ');
                let mut word = || words.next().ok_or("a position is `at COUNT FINGERPRINT DATA`".to_owned());
                let count = word()?.parse().map_err(|_| "the position's count is not a number")?;
                let digest = word()?.parse().map_err(|_| "the position's fingerprint is not 16 hexadecimal digits")?;
                let data =
                    serde_json::from_str(word()?).map_err(|error| format!("the position is unreadable: {error}"))?;
                self.positions.push(Position { line: number, count, digest, data });
            }
            "end" => {
                let words: Vec<&str> = rest.split_whitespace().collect();
                let [count, "stream", stream, "checksum", sum] = words.as_slice() else {
                    return Err("the end is `end COUNT stream N checksum SUM`".into());
                };
                if count.parse() != Ok(self.entries.len()) {
                    return Err(format!("the end counts {count} orders, but there are {}", self.entries.len()));
                }
                self.stream = stream.parse().map_err(|_| "the stream's position is not a number")?;
                let start = text.lines().take(number - 1).map(|line| line.len() + 1).sum::<usize>();
                let found = Digest::of(text.get(..start).unwrap_or(text).as_bytes()).to_string();
                if found != *sum {
                    return Err(format!("the file was changed after it was written (checksum {found}, not {sum})"));
                }
                return Ok(true);
            }
            first => {
                let expected = self.entries.len() + 1;
                if first.parse() != Ok(expected) {
                    return Err(format!("order {expected} is expected here, not {first:?}"));
                }
                let (seat, rest) = rest.split_once(' ').ok_or("an order is `NUMBER SEAT ORDER`")?;
                let (order, notes) = split_notes(rest);
                let mut entry = Entry {
                    seat: Seat(0),
                    order: order.trim_end().to_owned(),
                    dice: Vec::new(),
                    stream: 0,
                    sealed: false,
                    binding: false,
                };
                read_notes(notes, &mut entry)?;
                self.entries.push((seat.to_owned(), entry));
                self.lines.push(number);
            }
        }
        Ok(false)
    }
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

fn read_notes(notes: &str, entry: &mut Entry) -> Result<(), String> {
    for word in notes.split_whitespace() {
        match word {
            "sealed" => entry.sealed = true,
            "shown" => entry.binding = true,
            word => match word.strip_prefix('@') {
                Some(stream) => {
                    entry.stream = stream.parse().map_err(|_| format!("{word:?} is no place of the stream"))?
                }
                None => {
                    entry.dice.push(die(word)?);
                    entry.binding = true;
                }
            },
        }
    }
    Ok(())
}

fn die(word: &str) -> Result<Fallen, String> {
    let (number, typed) = word.strip_suffix('!').map_or((word, false), |number| (number, true));
    let value = number.parse().map_err(|_| format!("{word:?} is not a die"))?;
    Ok(Fallen { value, typed })
}

#[derive(Default)]
struct HeadParts {
    game: Option<String>,
    rules: Option<Digest>,
    scenario: Option<String>,
    options: BTreeMap<String, String>,
    rolling: Option<Rolling>,
    seed: Option<Seed>,
    setup_dice: Option<Vec<Fallen>>,
}

impl HeadParts {
    fn read(&mut self, line: &str) -> Result<(), String> {
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        match key {
            "game" => self.game = Some(rest.to_owned()),
            "rules" => {
                self.rules = Some(rest.parse().map_err(|_| "the rules' fingerprint is not 16 hexadecimal digits")?)
            }
            "scenario" => self.scenario = Some(rest.to_owned()),
            "option" => {
                let (id, value) = rest.split_once(' ').ok_or("an option is `option NAME VALUE`")?;
                self.options.insert(id.to_owned(), value.to_owned());
            }
            "rolling" => {
                self.rolling = Some(match rest {
                    "seeded" => Rolling::Seeded,
                    "typed" => Rolling::Typed,
                    other => return Err(format!("dice are seeded or typed, not {other:?}")),
                });
            }
            "seed" => self.seed = Some(rest.parse().map_err(|fault: Fault| fault.reason)?),
            "setup" => {
                let words = rest.split_whitespace().filter(|word| !word.starts_with('@'));
                self.setup_dice = Some(words.map(die).collect::<Result<_, _>>()?);
            }
            other => return Err(format!("{other:?} is unknown here")),
        }
        Ok(())
    }

    fn finish(self) -> Result<(Header, Vec<Fallen>), String> {
        let missing = |what: &str| format!("the head names no {what}");
        let header = Header {
            game: self.game.ok_or_else(|| missing("game"))?,
            rules: self.rules.ok_or_else(|| missing("rules"))?,
            setup: Setup { scenario: self.scenario.ok_or_else(|| missing("scenario"))?, options: self.options },
            rolling: self.rolling.ok_or_else(|| missing("rolling"))?,
            seed: self.seed,
        };
        Ok((header, self.setup_dice.unwrap_or_default()))
    }
}
