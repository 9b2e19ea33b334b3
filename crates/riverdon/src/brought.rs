//! What players bring to a campaign as texts: armies, a board (S1.general.4, S2.buy.1). Read and judged before it begins,
//! with line and reason.

use std::collections::BTreeMap;

use engine::{Each, Fault, Spelled, Word};

use crate::army::{Army, Part, Terms, flaws};
use crate::board::Board;
use crate::data::Data;
use crate::ids::{BySide, Side};
use crate::written::{read_army, read_board};

/// The text of each side's army.
pub(crate) const ARMIES: [&str; 2] = ["army-first", "army-second"];
/// The text of the board.
pub(crate) const BOARD: &str = "board";

/// The text of a scenario of one's own: it becomes a part of the data before the campaign begins.
pub(crate) const SCENARIO: &str = "scenario";

/// What was brought.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Brought {
    /// The armies.
    pub(crate) armies: BySide<Option<Army>>,
    /// The board.
    pub(crate) board: Option<Board>,
}

/// All faults of a text as one: the first, with its line, and those that follow it.
fn first(faults: Vec<Fault>, text: &'static str) -> Fault {
    let mut faults = faults.into_iter();
    let Some(first) = faults.next() else { return Fault::new(text, "it cannot be read") };
    let others: Vec<String> = faults.map(|fault| fault.to_string()).collect();
    let said = first.message.as_deref().map(|said| in_text(said, text, first.at));
    let first = said.into_iter().fold(first, Fault::says);
    if others.is_empty() { first } else { first.advise(others.join("\n  ")) }
}

/// What is wrong with a line, for somebody who has several texts before him and no lines.
fn in_text(said: &Spelled, text: &'static str, at: Option<(usize, usize)>) -> Spelled {
    let id = match said.args.iter().any(|(name, _)| name == "word") {
        true => "riverdon-text-fault-at",
        false => "riverdon-text-fault",
    };
    let name = match text {
        _ if text == ARMIES[0] => "riverdon-text-army-first",
        _ if text == ARMIES[1] => "riverdon-text-army-second",
        _ => "riverdon-text-board",
    };
    let line = at.map_or(1, |(line, _)| line);
    let told = Spelled::plain(id).with("text", Word::Term(name.into())).with("line", Word::count(line));
    Spelled { args: told.args.into_iter().chain(said.args.iter().cloned()).collect(), ..told }
}

/// What a set-up carries.
pub(crate) fn read(data: &Data, texts: &BTreeMap<String, String>) -> Result<Brought, Fault> {
    let mut armies = Each::new([None; 2]);
    for side in Side::ALL {
        let id = ARMIES[side as usize];
        if let Some(text) = texts.get(id) {
            armies[side] = Some(read_army(data, text, id).map_err(|faults| first(faults, id))?);
        }
    }
    let board = match texts.get(BOARD) {
        Some(text) => {
            let board = read_board(data, text, BOARD).map_err(|faults| first(faults, BOARD))?;
            if let Some(flaw) = board.flaws(data).first() {
                return Err(fault_of(data, BOARD, &flaw.0));
            }
            Some(board)
        }
        None => None,
    };
    Ok(Brought { armies, board })
}

/// A flaw as a fault of a text.
fn fault_of(data: &Data, source: &str, flaw: &engine::Message) -> Fault {
    let said = data.spell(flaw);
    let clause = said.clause.as_deref().unwrap_or_default();
    let words: Vec<String> = said.args.iter().map(|(name, word)| format!("{name} {}", plain(word))).collect();
    Fault::new(source, format!("{} {clause}: {}", said.id, words.join(", "))).says(said)
}

fn plain(word: &Word) -> String {
    match word {
        Word::Int(number) => number.to_string(),
        Word::Die(face) => face.to_string(),
        Word::Name(name) | Word::Term(name) => name.to_string(),
        Word::Text(text) => text.clone(),
    }
}

/// S2.buy: an army that was brought, held to what the side may buy. Where the sides buy themselves it need not be finished:
/// only its points and its nation are.
pub(crate) fn judge(data: &Data, terms: &Terms, army: &Army, finished: bool, side: Side) -> Result<(), Fault> {
    let over =
        |army: &Army| Part::ALL.into_iter().any(|part| army.part(part).points(data) > u32::from(terms.points(part)));
    let wrong = flaws(data, terms, army);
    let matters = finished || army.nation != terms.nation || over(army);
    match wrong.first().filter(|_| matters) {
        Some(flaw) => Err(fault_of(data, ARMIES[side as usize], flaw)),
        None => Ok(()),
    }
}
