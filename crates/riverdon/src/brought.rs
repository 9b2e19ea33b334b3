//! What players bring to a campaign as texts: armies, a board (S1.general.4, S2.buy.1). Read and judged before it begins,
//! with line and reason.

use std::collections::BTreeMap;

use engine::{Each, Fault};

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

/// All faults of a text as one: the first with its line, and how many more there are.
fn first(mut faults: Vec<Fault>) -> Fault {
    let more = faults.len().saturating_sub(1);
    match faults.is_empty() {
        true => Fault::new("text", "it cannot be read"),
        false if more == 0 => faults.remove(0),
        false => {
            let others: Vec<String> = faults[1..].iter().map(|fault| fault.to_string()).collect();
            faults.remove(0).advise(others.join("\n  "))
        }
    }
}

/// What a set-up carries.
pub(crate) fn read(data: &Data, texts: &BTreeMap<String, String>) -> Result<Brought, Fault> {
    let mut armies = Each::new([None; 2]);
    for side in Side::ALL {
        let id = ARMIES[side as usize];
        if let Some(text) = texts.get(id) {
            armies[side] = Some(read_army(data, text, id).map_err(first)?);
        }
    }
    let board = match texts.get(BOARD) {
        Some(text) => {
            let board = read_board(data, text, BOARD).map_err(first)?;
            if let Some(flaw) = board.flaws(data).first() {
                return Err(told(data, BOARD, &flaw.0));
            }
            Some(board)
        }
        None => None,
    };
    Ok(Brought { armies, board })
}

/// A flaw as a fault of a text.
fn told(data: &Data, source: &str, flaw: &engine::Message) -> Fault {
    let said = data.spell(flaw);
    let clause = said.clause.as_deref().unwrap_or_default();
    let words: Vec<String> = said.args.iter().map(|(name, word)| format!("{name} {}", plain(word))).collect();
    Fault::new(source, format!("{} {clause}: {}", said.id, words.join(", "))).says(said)
}

fn plain(word: &engine::Word) -> String {
    match word {
        engine::Word::Int(number) => number.to_string(),
        engine::Word::Die(face) => face.to_string(),
        engine::Word::Name(name) | engine::Word::Term(name) => name.to_string(),
        engine::Word::Text(text) => text.clone(),
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
        Some(flaw) => Err(told(data, ARMIES[side as usize], flaw)),
        None => Ok(()),
    }
}
