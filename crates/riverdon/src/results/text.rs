//! Results as texts that people can edit, line by line.
//!
//! ```text
//! result 15
//! turns 6
//! winner attacker
//! ending flight
//! flight defender
//! A1 lost 1          # Officers, 4
//! D3 lost 1 captured # Machine gun, 1
//! reserve A 2 turn 6
//! leader D 1 killed
//! aircraft A 1 lost
//! bridge 1 destroyed
//! found yes
//! sure
//! end
//! ```
//!
//! Every counter is listed once. Reserves that did not arrive, leaders unhurt, aircraft that came back and bridges that
//! stand need no line.

use std::fmt::Write as _;

use engine::Fault;

use super::{Entry, Passed, Pending};
use crate::battle::{Ending, Role};
use crate::data::Data;
use crate::space::Space;
use crate::written::{Reading, quoted};

const ROLES: [(&str, Role); 2] = [("attacker", Role::Attacker), ("defender", Role::Defender)];
const ENDINGS: [(&str, Ending); 6] = [
    ("flight", Ending::Flight),
    ("retired", Ending::Retired),
    ("retired_before", Ending::RetiredBefore),
    ("surrendered", Ending::Surrendered),
    ("destroyed", Ending::Destroyed),
    ("dusk", Ending::Dusk),
];
const PASSED: [(&str, Passed); 4] =
    [("none", Passed::None), ("attacker", Passed::Attacker), ("defender", Passed::Defender), ("both", Passed::Both)];
const HEADS: [&str; 5] = ["result", "turns", "winner", "ending", "flight"];

fn word<T: Copy + PartialEq>(words: &[(&'static str, T)], of: T) -> &'static str {
    words.iter().find(|(_, value)| *value == of).map_or("", |(word, _)| word)
}

fn meant<T: Copy>(words: &[(&str, T)], said: &str) -> Option<T> {
    words.iter().find(|(word, _)| *word == said).map(|(_, value)| *value)
}

/// The role and the number of a counter, such as `A1`.
fn label(said: &str) -> Option<(Role, usize)> {
    let (letter, number) = (said.chars().next()?, said.get(1..)?);
    let role = Role::ALL.into_iter().find(|role| role.letter() == letter)?;
    let digits = !number.is_empty() && number.len() <= 3 && number.bytes().all(|byte| byte.is_ascii_digit());
    let number = digits.then(|| number.parse::<usize>().ok()).flatten()?;
    Some((role, number.checked_sub(1)?))
}

/// A number from 1, less one.
fn ordinal(said: &str, most: usize) -> Option<usize> {
    said.parse::<usize>().ok()?.checked_sub(1).filter(|number| *number < most)
}

/// What was said so far.
struct Said {
    heads: [bool; HEADS.len()],
    counters: [Vec<bool>; 2],
}

/// An entry from its text, for a battle that waits.
pub fn read_entry(data: &Data, pending: &Pending<'_>, text: &str, source: &str) -> Result<Entry, Vec<Fault>> {
    let mut reading = Reading::new(source);
    let mut entry = Entry { found: None, ..Entry::blank(pending) };
    let counters = Role::ALL.map(|role| vec![false; pending.sides[role].counters.len()]);
    let mut said = Said { heads: [false; HEADS.len()], counters };
    let lines = reading.lines(text);
    let last = lines.last().map_or(1, |(line, _)| *line);
    for (line, words) in &lines {
        if let Err(reason) = take(data, pending, words, &mut entry, &mut said) {
            reading.fault(*line, reason);
        }
    }
    for (head, _) in HEADS.iter().zip(said.heads).filter(|(_, there)| !there) {
        reading.fault(last, format!("it has no line `{head}`"));
    }
    for role in Role::ALL {
        for (number, _) in said.counters[role as usize].iter().enumerate().filter(|(_, there)| !**there) {
            reading.fault(last, format!("{}{} is not listed", role.letter(), number + 1));
        }
    }
    reading.done(entry)
}

/// Takes a line; the reason why it cannot be taken.
fn take(data: &Data, pending: &Pending<'_>, words: &[&str], entry: &mut Entry, said: &mut Said) -> Result<(), String> {
    let unknown = |what: &str, word: &str| format!("{:?} is no {what}", quoted(&[word]));
    if let [head, _] = words
        && let Some(at) = HEADS.iter().position(|known| known == head)
        && std::mem::replace(&mut said.heads[at], true)
    {
        return Err(format!("`{head}` comes twice"));
    }
    match *words {
        ["result", space] => entry.space = Space::parse(space).ok_or_else(|| unknown("space from 01 to 36", space))?,
        ["turns", turns] => entry.turns = turns.parse().map_err(|_| unknown("number of turns", turns))?,
        ["winner", role] => entry.winner = meant(&ROLES, role).ok_or_else(|| unknown("side", role))?,
        ["ending", ending] => entry.ending = meant(&ENDINGS, ending).ok_or_else(|| unknown("ending", ending))?,
        ["flight", passed] => entry.passed = meant(&PASSED, passed).ok_or_else(|| unknown("side", passed))?,
        ["found", yes @ ("yes" | "no")] => entry.found = Some(yes == "yes"),
        ["sure"] => entry.sure = true,
        ["bridge", number, "destroyed"] => {
            let crossings = pending.site.field(data).crossings.len();
            entry.down |= 1 << ordinal(number, crossings.min(8)).ok_or_else(|| unknown("crossing here", number))?;
        }
        ["reserve", side, group, "turn", turn] => {
            let role = letter(side).ok_or_else(|| unknown("side", side))?;
            let group = ordinal(group, pending.sides[role].groups.len()).ok_or_else(|| unknown("group", group))?;
            entry.sides[role].arrived[group] = turn.parse().map_err(|_| unknown("turn", turn))?;
        }
        ["leader", side, number, "killed"] => {
            let role = letter(side).ok_or_else(|| unknown("side", side))?;
            let at = ordinal(number, pending.sides[role].leaders.len()).ok_or_else(|| unknown("leader", number))?;
            entry.sides[role].killed |= 1 << at;
        }
        ["aircraft", side, number, "lost"] => {
            let role = letter(side).ok_or_else(|| unknown("side", side))?;
            let at = ordinal(number, pending.sides[role].aircraft.len()).ok_or_else(|| unknown("aircraft", number))?;
            entry.sides[role].shot_down |= 1 << at;
        }
        [counter, "lost", stands, ref how @ ..] => {
            let (role, at) = label(counter).ok_or_else(|| unknown("counter", counter))?;
            let there =
                said.counters[role as usize].get_mut(at).ok_or_else(|| unknown("counter of this battle", counter))?;
            if std::mem::replace(there, true) {
                return Err(format!("{counter} comes twice"));
            }
            entry.sides[role].lost[at] = stands.parse().map_err(|_| unknown("number of stands", stands))?;
            entry.sides[role].captured[at] = match how {
                [] => false,
                ["captured"] => true,
                other => return Err(unknown("way to lose stands", other[0])),
            };
        }
        _ => return Err(format!("{:?} is no line of a result", quoted(words))),
    }
    Ok(())
}

fn letter(said: &str) -> Option<Role> {
    Role::ALL.into_iter().find(|role| said == role.letter().to_string())
}

/// The text of an entry.
pub fn write_entry(data: &Data, pending: &Pending<'_>, entry: &Entry) -> String {
    let mut text = format!("result {}\nturns {}\n", entry.space.number(), entry.turns);
    let _ = writeln!(text, "winner {}", word(&ROLES, entry.winner));
    let _ = writeln!(text, "ending {}\nflight {}", word(&ENDINGS, entry.ending), word(&PASSED, entry.passed));
    for role in Role::ALL {
        let (side, letter) = (&entry.sides[role], role.letter());
        for (at, counter) in pending.sides[role].counters.iter().enumerate() {
            let captured = if side.captured.get(at) == Some(&true) { " captured" } else { "" };
            let lost = side.lost.get(at).copied().unwrap_or(0);
            let name = &data.units[counter.unit.index()].name;
            let _ = writeln!(text, "{letter}{} lost {lost}{captured} # {name}, {}", at + 1, counter.stands);
        }
        for (group, turn) in side.arrived.iter().enumerate().filter(|(_, turn)| **turn > 0) {
            let _ = writeln!(text, "reserve {letter} {} turn {turn}", group + 1);
        }
        let bits = |set: u8| (0..8).filter(move |bit| set & 1 << bit != 0).map(|bit| bit + 1);
        for number in bits(side.killed) {
            let _ = writeln!(text, "leader {letter} {number} killed");
        }
        for number in bits(side.shot_down) {
            let _ = writeln!(text, "aircraft {letter} {number} lost");
        }
    }
    for number in (0..8).filter(|bit| entry.down & 1 << bit != 0).map(|bit| bit + 1) {
        let _ = writeln!(text, "bridge {number} destroyed");
    }
    if let Some(found) = entry.found {
        text.push_str(if found { "found yes\n" } else { "found no\n" });
    }
    text.push_str(if entry.sure { "sure\nend\n" } else { "end\n" });
    text
}
