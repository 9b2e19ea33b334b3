//! Options: hands, what was played, what is still to come, what has left the game. The pool is what is left, so that no line
//! tells of it; of a hand that is not to be known only the number is written, and reading deals it anew (X.hidden.1).

use engine::situation::{Item, Line};
use engine::{Chance, Dice, DieFailure, Each, Flaw, Index, Situation};

use super::read::Reader;
use super::{Phase, named};
use crate::data::Data;
use crate::effects::Effect;
use crate::ids::{BySide, OptionIx, Side};
use crate::politics::{hands, pools};
use crate::state::{PerOption, State};

/// The counters of a hand that is not to be known.
const UNKNOWN: &str = "unknown";
/// A counter of a hand that January has shown.
const SHOWN: &str = "shown";

/// The keys of the lines of a side.
struct Keys {
    side: Side,
    hand: &'static str,
    played: &'static str,
    to_come: &'static str,
    out: &'static str,
}

const KEYS: [Keys; 2] = [
    Keys { side: Side::White, hand: "hand white", played: "played white", to_come: "to come white", out: "out white" },
    Keys {
        side: Side::Bolshevik,
        hand: "hand bolshevik",
        played: "played bolshevik",
        to_come: "to come bolshevik",
        out: "out bolshevik",
    },
];

/// All counters of a side, however the game goes.
fn all_of(base: &State, side: Side) -> PerOption<u8> {
    let options = &base.options[side];
    Each::by(|option: OptionIx| options.pool[option] + options.to_come[option])
}

/// What is still to come if nothing is said: what a later turn brings, and what events that have not happened do (III.B.5).
fn still_to_come(data: &Data, base: &State, state: &State, phase: Phase, side: Side) -> PerOption<u8> {
    let mut to_come = base.options[side].to_come;
    let renewed = phase >= Phase::Options(Side::White);
    for (index, info) in data.politics.options.iter().enumerate() {
        let came = |turn| turn < state.turn || turn == state.turn && renewed;
        let brought: u8 = info.added.iter().filter(|added| came(added.turn)).map(|added| added.count).sum();
        let option = OptionIx::from_index(index);
        to_come[option] = to_come[option].saturating_sub(brought);
    }
    for (index, event) in data.politics.events.iter().enumerate() {
        if !state.events.contains(crate::ids::EventIx::from_index(index)) {
            continue;
        }
        for step in &event.effect {
            if let Effect::AddOption { option, count } = step.effect {
                to_come[option] = to_come[option].saturating_sub(count);
            }
        }
    }
    to_come
}

fn tally(data: &Data, counts: &PerOption<u8>) -> Vec<Item> {
    let some = counts.iter().filter(|(_, count)| **count > 0);
    some.map(|(option, count)| Item::plain(numbered(data.ids.id(option), *count))).collect()
}

fn numbered(id: &str, count: u8) -> String {
    if count == 1 { id.to_owned() } else { format!("{id}={count}") }
}

/// The lines of both sides' options; nothing if there are more counters than there can be.
pub(super) fn write(
    data: &Data,
    state: &State,
    base: &State,
    phase: Phase,
    veiled: BySide<bool>,
    situation: &mut Situation,
) -> Option<()> {
    for keys in &KEYS {
        let options = &state.options[keys.side];
        let mut hand: Vec<Item> = Vec::new();
        for (option, held) in options.hand.iter() {
            let shown = options.shown[option];
            let count = if veiled[keys.side] { shown } else { *held };
            if count > 0 {
                let states = if shown > 0 { vec![format!("{SHOWN}={shown}")] } else { Vec::new() };
                hand.push(Item { id: numbered(data.ids.id(option), count), states });
            }
        }
        if veiled[keys.side] && options.face_down() > 0 {
            hand.push(Item::plain(format!("{UNKNOWN}={}", options.face_down())));
        }
        situation.push(keys.hand, hand);
        let played = tally(data, &options.played);
        if !played.is_empty() {
            situation.push(keys.played, played);
        }
        if options.to_come != still_to_come(data, base, state, phase, keys.side) {
            situation.push(keys.to_come, tally(data, &options.to_come));
        }
        let all = all_of(base, keys.side);
        let mut out: PerOption<u8> = Each::default();
        for (option, count) in all.iter() {
            let there = options.pool[option] + options.hand[option] + options.played[option] + options.to_come[option];
            out[option] = count.checked_sub(there)?;
        }
        let out = tally(data, &out);
        if !out.is_empty() {
            situation.push(keys.out, out);
        }
    }
    Some(())
}

/// A hand as a line tells it.
#[derive(Default)]
struct Hand {
    line: Option<usize>,
    held: PerOption<u8>,
    shown: PerOption<u8>,
    unknown: u8,
}

impl Reader<'_> {
    /// The options of both sides; the pools are what is left of them.
    pub(super) fn options(&mut self) {
        for keys in &KEYS {
            let hand = self.hand(keys);
            let played = self.counted(keys.played, keys.side).unwrap_or_default();
            let out = self.counted(keys.out, keys.side).unwrap_or_default();
            let to_come = self
                .counted(keys.to_come, keys.side)
                .unwrap_or_else(|| still_to_come(self.data, &self.base, &self.state, self.phase, keys.side));
            let mut pool = all_of(&self.base, keys.side);
            for index in 0..self.data.politics.options.len() {
                let option = OptionIx::from_index(index);
                let named = [&hand.held, &played, &to_come, &out].iter().map(|pile| u16::from(pile[option])).sum();
                match u16::from(pool[option]).checked_sub(named) {
                    Some(left) => pool[option] = left as u8,
                    None => self.too_many(&hand, self.data.ids.id(option), pool[option]),
                }
            }
            let options = &mut self.state.options[keys.side];
            (options.hand, options.shown, options.pool) = (hand.held, hand.shown, pool);
            (options.played, options.to_come) = (played, to_come);
            self.unknown(keys.side, &hand);
        }
    }

    /// What the line of a hand says.
    fn hand(&mut self, keys: &Keys) -> Hand {
        let mut hand = Hand::default();
        let Some(line) = self.reading.field(keys.hand) else { return hand };
        hand.line = Some(line.number);
        for item in &line.items {
            if let Some(number) = item.id.strip_prefix(UNKNOWN).and_then(|rest| rest.strip_prefix('=')) {
                match number.parse() {
                    Ok(number) => hand.unknown = number,
                    Err(_) => self.no_option(line, &item.id),
                }
                continue;
            }
            let Some((option, count)) = option_count(self.data, keys.side, &item.id) else {
                self.no_option(line, &item.id);
                continue;
            };
            let shown = match item.states.as_slice() {
                [] => Some(0),
                [one] if one == SHOWN => Some(count),
                [one] => one.strip_prefix(SHOWN).and_then(|rest| rest.strip_prefix('=')?.parse().ok()),
                _ => None,
            };
            let Some(shown) = shown.filter(|shown| *shown <= count) else {
                self.no_option(line, &item.to_string());
                continue;
            };
            hand.held[option] = hand.held[option].saturating_add(count);
            hand.shown[option] = hand.shown[option].saturating_add(shown);
        }
        hand
    }

    /// A pile of counters by name; none if there is no such line.
    fn counted(&mut self, key: &'static str, side: Side) -> Option<PerOption<u8>> {
        let line = self.reading.field(key)?;
        let mut pile: PerOption<u8> = Each::default();
        for item in &line.items {
            match option_count(self.data, side, &item.id) {
                Some((option, count)) => pile[option] = pile[option].saturating_add(count),
                None => self.no_option(line, &item.id),
            }
        }
        Some(pile)
    }

    /// Counters that nobody may name are taken from the pool, as far as they could lie in a hand.
    fn unknown(&mut self, side: Side, hand: &Hand) {
        if hand.unknown == 0 {
            return;
        }
        if hand.held != hand.shown {
            let flaw = Flaw::against("X.hidden.1", "rossyia-position-hand-half-known");
            self.reading.flaws.push(Flaw { line: hand.line, ..flaw });
        }
        for _ in 0..hand.unknown {
            let kept =
                |(option, count): &(OptionIx, &u8)| **count > 0 && pools::can_be_kept(self.data, &self.state, *option);
            let Some(option) = self.state.options[side].pool.iter().find(kept).map(|(option, _)| option) else {
                return self.too_many(hand, UNKNOWN, hand.unknown);
            };
            let options = &mut self.state.options[side];
            options.pool[option] -= 1;
            options.hand[option] += 1;
        }
    }

    fn too_many(&mut self, hand: &Hand, word: &str, count: u8) {
        let flaw = Flaw::against("III.B.3", "rossyia-position-too-many-options");
        let flaw = flaw.named("option", word).number("count", i64::from(count));
        self.reading.flaws.push(Flaw { line: hand.line, ..flaw });
    }

    fn no_option(&mut self, line: &Line, word: &str) {
        self.reading.wrong(line, Flaw::against("III.B.4", "rossyia-position-no-option").named("word", word));
    }
}

/// An option of a side and how many of it, `NAME` or `NAME=2`.
fn option_count(data: &Data, side: Side, word: &str) -> Option<(OptionIx, u8)> {
    let (name, count) = word.split_once('=').unwrap_or((word, "1"));
    let option = named::<OptionIx>(data, name).filter(|option| data.politics.options[option.index()].side == side)?;
    Some((option, count.parse().ok()?))
}

/// The sides whose hands a position leaves unknown.
pub(crate) fn veiled(situation: &Situation) -> BySide<bool> {
    BySide::by(|side| {
        let keys = KEYS.iter().filter(|keys| keys.side == side).map(|keys| keys.hand);
        let mut items =
            situation.lines.iter().filter(|line| keys.clone().any(|key| key == line.key)).flat_map(|line| &line.items);
        items.any(|item| item.id.starts_with(UNKNOWN))
    })
}

/// Hands that a position leaves unknown are dealt anew.
pub(crate) fn deal(data: &Data, state: &mut State, veiled: BySide<bool>, dice: &mut Dice) -> Result<(), DieFailure> {
    for side in Side::ALL.into_iter().filter(|side| veiled[*side]) {
        let lot = dice.draw(u16::MAX, "X.hidden.1")?;
        hands::redeal(data, state, side, &mut Chance::new(u64::from(lot)));
    }
    Ok(())
}
