//! Opening a record: strictly; under rules that have changed since; or as much of a damaged one as can be saved.

use std::sync::Arc;

use super::branch::{Branch, misfit};
use super::read::{Position, SavedBranch, SavedGame};
use super::{Entry, Journal, Pending, begin, replay_entry, setup_fault};
use crate::dice::Dice;
use crate::event::Events;
use crate::execute::awaited;
use crate::fault::Fault;
use crate::game::Game;
use crate::message::{Spelled, Word};
use crate::seat::Seat;
use crate::title::Title;

/// A game opened from a record.
pub struct Opened<G: Game> {
    /// The game.
    pub journal: Journal<G>,
    /// What the players should know: what could not be recovered or replayed.
    pub notices: Vec<Spelled>,
}

/// How much of the stream is passed over after damage: what was rolled in lines that are lost is not rolled again.
const LOST_STREAM: u64 = 1 << 20;

/// A notice about an order of the record, by its number.
fn about(id: &str, order: usize) -> Spelled {
    Spelled::plain(id).with("order", Word::count(order))
}

impl<G: Game> Journal<G> {
    /// Open a record. One that is damaged is refused, with what to do; one played under other rules opens at the latest
    /// point that these rules understand, with a notice.
    pub fn open(game: Arc<G>, saved: SavedGame) -> Result<Opened<G>, Fault> {
        if let Some(damage) = saved.damage {
            return Err(damage);
        }
        if saved.header.rules != game.rules() {
            return Journal::open_what_goes(game, &saved, vec![Spelled::plain("engine-record-rules-changed")]);
        }
        let mut journal = match (saved.from, saved.positions.first()) {
            (None, _) => Journal::unplayed(game, &saved)?,
            (Some(from), Some(position)) if from <= position.count => Journal::midway(game, &saved, position)?,
            (Some(_), _) => {
                let reason = "there is no position from which it can be replayed";
                return Err(Fault::new(saved.source.as_str(), reason));
            }
        };
        let mut entries = Vec::new();
        for ((id, entry), line) in saved.entries.iter().zip(&saved.lines) {
            let seat = match journal.game.title().seat(id) {
                Some(seat) => seat,
                // What cannot be replayed need not be understood.
                None if entries.len() < journal.replayable_from() => Seat(u8::MAX),
                None => {
                    let reason = "the game has no seat of this name";
                    return Err(Fault::new(saved.source.as_str(), reason).at_line(*line));
                }
            };
            entries.push(Entry { seat, ..entry.clone() });
        }
        for (nth, position) in saved.positions.iter().enumerate() {
            let fault = |reason: String| Fault::new(saved.source.as_str(), reason).at_line(position.line);
            if position.count > entries.len() {
                let reason = format!("a position after {} orders, but there are {}", position.count, entries.len());
                return Err(fault(reason));
            }
            let state = sound(journal.game(), position).map_err(fault)?;
            // The first position is where the player turn began.
            if nth == 0 && journal.turns.last().is_none_or(|(count, _)| *count < position.count) {
                journal.turns.push((position.count, state.clone()));
            }
            if journal.snapshots.last().is_none_or(|(count, _)| *count < position.count) {
                journal.snapshots.push((position.count, state));
            }
        }
        journal.entries = entries;
        journal.state = journal.state_at(journal.entries.len())?;
        journal.stream = saved.stream.unwrap_or(0);
        let title = journal.game.title();
        let named = |(id, entry): &(String, Entry)| Some(Entry { seat: title.seat(id)?, ..entry.clone() });
        journal.undone = saved.undone.iter().filter_map(named).collect();
        journal.recall_branches(&saved)?;
        journal.recall_rest();
        journal.recall_pending(&saved)?;
        Ok(Opened { journal, notices: Vec::new() })
    }

    /// Open as much as can be replayed of a damaged record.
    pub fn recover(game: Arc<G>, saved: SavedGame) -> Result<Opened<G>, Fault> {
        let damaged = |line: usize| Spelled::plain("engine-record-mended").with("line", Word::count(line));
        let mut notices: Vec<Spelled> =
            saved.damage.iter().map(|damage| damaged(damage.at.map_or(1, |(line, _)| line))).collect();
        if saved.header.rules == game.rules() {
            let unsound = saved.positions.iter().filter(|position| sound(game.as_ref(), position).is_err());
            notices.extend(unsound.map(|position| damaged(position.line)));
        }
        Journal::open_what_goes(game, &saved, notices)
    }

    /// The lines of positions that the orders of a record, all of which replay under these rules, prove to be out of
    /// place: they come to the same state elsewhere, or pass it by on their way to a later position.
    fn misplaced(game: &Arc<G>, saved: &SavedGame) -> Vec<usize> {
        if saved.header.rules != game.rules() || saved.from.is_some() {
            return Vec::new();
        }
        let Ok(mut journal) = Journal::unplayed(game.clone(), saved) else { return Vec::new() };
        let sound = |position| Some((position, sound(game.as_ref(), position).ok()?, Vec::new()));
        // Each with the numbers of orders after which the game stood so.
        let mut positions: Vec<(&Position, G::State, Vec<usize>)> = saved.positions.iter().filter_map(sound).collect();
        for at in 0..=saved.entries.len() {
            for (_, _, met) in positions.iter_mut().filter(|(_, state, _)| *state == journal.state) {
                met.push(at);
            }
            let Some((seat, entry)) = saved.entries.get(at) else { break };
            let Some(seat) = journal.game.title().seat(seat) else { return Vec::new() };
            if journal.note_again(Entry { seat, ..entry.clone() }).is_err() {
                return Vec::new();
            }
        }
        let (right, wrong): (Vec<_>, Vec<_>) =
            positions.iter().partition(|(position, _, met)| met.contains(&position.count));
        let proved = right.iter().map(|(position, ..)| position.count).max();
        let disproved = |position: &Position, met: &[usize]| !met.is_empty() || proved > Some(position.count);
        wrong.iter().filter(|(position, _, met)| disproved(position, met)).map(|(position, ..)| position.line).collect()
    }

    /// The game of a record, set up, before its first order.
    fn unplayed(game: Arc<G>, saved: &SavedGame) -> Result<Journal<G>, Fault> {
        let header = &saved.header;
        let in_file = |fault: Fault| Fault { source: saved.source.clone(), ..fault };
        let setup = game.title().recorded_setup(&header.setup).map_err(in_file)?;
        let mut dice = Dice::given(saved.setup_dice.iter().map(|die| die.value));
        let state = begin(game.as_ref(), &setup, &mut dice, &mut Events::unheard())
            .map_err(|failure| in_file(setup_fault(game.as_ref(), failure)))?;
        let mut journal = Journal::at(game, setup, state, saved.setup_dice.clone());
        (journal.seed, journal.rolling, journal.setup_stream) = (header.seed, header.rolling, saved.setup_stream);
        Ok(journal)
    }

    /// A game whose beginning cannot be replayed, at one of its positions.
    fn midway(game: Arc<G>, saved: &SavedGame, position: &Position) -> Result<Journal<G>, Fault> {
        let wrong = |reason: String| Fault::new(saved.source.as_str(), reason).at_line(position.line);
        let state = sound(game.as_ref(), position).map_err(wrong)?;
        let mut journal = Journal::at(game, saved.header.setup.clone(), state.clone(), saved.setup_dice.clone());
        (journal.seed, journal.rolling) = (saved.header.seed, saved.header.rolling);
        journal.setup_stream = saved.setup_stream;
        journal.from = Some(position.count);
        journal.snapshots = vec![(position.count, state.clone())];
        journal.turns = vec![(position.count, state)];
        Ok(journal)
    }

    /// Replay; where that fails, or leads elsewhere than a recorded position, go on from the latest position that these
    /// rules understand.
    fn open_what_goes(game: Arc<G>, saved: &SavedGame, mut notices: Vec<Spelled>) -> Result<Opened<G>, Fault> {
        let misplaced = Journal::misplaced(&game, saved);
        let misplaced_notice =
            |line: &usize| Spelled::plain("engine-record-misplaced").with("line", Word::count(*line));
        notices.extend(misplaced.iter().map(misplaced_notice));
        let understood: Vec<(usize, G::State)> = saved
            .positions
            .iter()
            .filter(|position| position.count <= saved.entries.len() && !misplaced.contains(&position.line))
            .filter_map(|position| Some((position.count, sound(game.as_ref(), position).ok()?)))
            .collect();
        let latest_after = |count: usize| understood.iter().rev().find(|(at, _)| *at > count).cloned();
        let replayable = match saved.from {
            None => Journal::unplayed(game.clone(), saved),
            Some(_) => Err(Fault::new(saved.source.as_str(), "it was opened under other rules before")),
        };
        let mut journal = match (replayable, understood.last()) {
            (Ok(journal), _) => journal,
            (Err(fault), None) => return Err(fault.says(Spelled::plain("engine-record-too-old"))),
            (Err(_), Some((count, state))) => {
                notices.push(Spelled::plain("engine-record-setup-lost"));
                let setup = saved.header.setup.clone();
                let mut journal = Journal::at(game, setup, state.clone(), saved.setup_dice.clone());
                (journal.seed, journal.rolling) = (saved.header.seed, saved.header.rolling);
                journal.setup_stream = saved.setup_stream;
                journal.jump(saved, *count, state.clone(), &mut notices);
                journal
            }
        };
        while journal.entries.len() < saved.entries.len() {
            let at = journal.entries.len();
            let (seat, entry) = &saved.entries[at];
            let replayed = match journal.game.title().seat(seat) {
                Some(seat) => journal.note_again(Entry { seat, ..entry.clone() }).is_ok(),
                None => false,
            };
            if !replayed {
                let line = saved.lines.get(at).copied().unwrap_or_default();
                notices.push(about("engine-record-order-lost", at + 1).with("line", Word::count(line)));
                let Some((count, state)) = latest_after(at) else {
                    notices.push(about("engine-record-goes-on-before", at + 1));
                    break;
                };
                journal.jump(saved, count, state, &mut notices);
                continue;
            }
            let recorded = understood.iter().find(|(count, _)| *count == at + 1);
            if let Some((count, state)) = recorded.filter(|(_, state)| *state != journal.state) {
                let same_rules = saved.header.rules == journal.game.rules();
                let id = if same_rules { "engine-record-does-not-follow" } else { "engine-record-another-way" };
                notices.push(about(id, *count));
                journal.jump(saved, *count, state.clone(), &mut notices);
            }
        }
        if let Some(seed) = saved.spare_seed {
            notices.push(Spelled::plain("engine-record-seed-lost"));
            journal.seed = Some(seed);
            let (count, state) = (journal.entries.len(), journal.state.clone());
            journal.begin_anew(count, state);
        }
        // Whatever was used of the stream stays used, as far as the record tells.
        let set_up = journal.seed.map_or(0, |seed| {
            let mut dice = Dice::seeded(seed, 0);
            let _ = begin(journal.game.as_ref(), &journal.setup, &mut dice, &mut Events::unheard());
            dice.position()
        });
        let branched = saved.branches.iter().flat_map(|branch| &branch.entries);
        let used = saved.entries.iter().chain(branched).map(|(_, entry)| entry.stream.1);
        journal.stream = used.chain(saved.stream).chain([saved.setup_stream, set_up]).max().unwrap_or(0);
        if saved.damage.is_some() {
            journal.stream = journal.stream.saturating_add(LOST_STREAM);
        }
        if journal.entries.len() == saved.entries.len() {
            let _ = journal.recall_pending(saved);
        }
        journal.recall_fitting_branches(saved, &mut notices);
        Ok(Opened { journal, notices })
    }

    /// Go on from a position; the orders before it can be read but not replayed.
    fn jump(&mut self, saved: &SavedGame, count: usize, state: G::State, notices: &mut Vec<Spelled>) {
        let title = self.game.title();
        let named = |(seat, entry): &(String, Entry)| Entry {
            seat: title.seat(seat).unwrap_or(Seat(u8::MAX)),
            ..entry.clone()
        };
        self.entries = saved.entries[..count].iter().map(named).collect();
        (self.state, self.rest) = (state.clone(), None);
        self.begin_anew(count, state);
        notices.push(about("engine-record-goes-on-after", count));
    }

    /// Replay begins here from now on.
    fn begin_anew(&mut self, count: usize, state: G::State) {
        self.from = Some(count);
        self.snapshots = vec![(count, state.clone())];
        self.turns = vec![(count, state)];
    }

    /// What is left of the last order: found by carrying it out again, where that is quick.
    fn recall_rest(&mut self) {
        let Some(last) = self.entries.len().checked_sub(1) else { return };
        let near = self.snapshots.iter().rev().find(|(count, _)| *count <= last);
        if near.is_none_or(|(count, _)| last - count > 4 * super::SNAPSHOT_EVERY) {
            return;
        }
        let Ok(mut state) = self.state_at(last) else { return };
        let replayed = replay_entry(self.game.as_ref(), &mut state, &self.entries[last], &mut Events::unheard());
        self.rest = replayed.ok().and_then(|replayed| replayed.rest);
    }

    /// The lines of play that were left.
    fn recall_branches(&mut self, saved: &SavedGame) -> Result<(), Fault> {
        let title = self.game.title();
        for branch in &saved.branches {
            if branch.entries.iter().any(|(id, _)| title.seat(id).is_none()) {
                let reason = format!("branch {} has an order of no seat of {}", branch.id, title.name);
                return Err(Fault::new(saved.source.as_str(), reason).at_line(branch.line));
            }
        }
        let branches = saved.branches.iter().map(|branch| branch.named(title)).collect::<Vec<_>>();
        if let Some((id, reason)) = misfit(&branches, self.entries.len()) {
            let line = saved.branches.iter().find(|branch| branch.id == id).map_or(0, |branch| branch.line);
            return Err(Fault::new(saved.source.as_str(), format!("branch {id}: {reason}")).at_line(line));
        }
        self.branches = branches;
        Ok(())
    }

    /// Those lines of play that were left and still part from something.
    fn recall_fitting_branches(&mut self, saved: &SavedGame, notices: &mut Vec<Spelled>) {
        let title = self.game.title();
        self.branches = saved.branches.iter().map(|branch| branch.named(title)).collect();
        let seats = title.seats.len();
        let of_nobody = |branch: &Branch| branch.entries.iter().any(|entry| usize::from(entry.seat.0) >= seats);
        let unfit = |branches: &[Branch], orders| {
            let of_nobody = branches.iter().find(|branch| of_nobody(branch)).map(|branch| branch.id);
            of_nobody.or_else(|| misfit(branches, orders).map(|(id, _)| id))
        };
        while let Some(id) = unfit(&self.branches, self.entries.len()) {
            notices.push(Spelled::plain("engine-record-branch-lost").with("branch", Word::count(id as usize)));
            self.branches.retain(|branch| branch.id != id);
        }
    }

    fn recall_pending(&mut self, saved: &SavedGame) -> Result<(), Fault> {
        let Some((seat, order, rolls)) = &saved.pending else { return Ok(()) };
        let Some(seat) = self.game.title().seat(seat) else {
            return Err(Fault::new(saved.source.as_str(), "nobody sits where a die is to be rolled"));
        };
        self.pending = Some(Pending { seat, order: order.clone(), rolls: rolls.clone() });
        Ok(())
    }
}

impl SavedBranch {
    fn named(&self, title: &Title) -> Branch {
        let seat = |id: &str| title.seat(id).unwrap_or(Seat(u8::MAX));
        let entries = self.entries.iter().map(|(id, entry)| Entry { seat: seat(id), ..entry.clone() });
        Branch { id: self.id, of: self.of, after: self.after, entries: entries.collect() }
    }
}

/// The state of a position, if the game can go on from it: whatever came from outside is judged before it is played.
fn sound<G: Game>(game: &G, position: &Position) -> Result<G::State, String> {
    let impossible = |reason: String| format!("the game cannot stand so: {reason}");
    let state = game.restore(&position.data).map_err(|fault| impossible(fault.to_string()))?;
    game.invariants(&state).map_err(impossible)?;
    let digest = game.digest(&state);
    if digest != position.digest {
        return Err("the position's fingerprint does not fit".into());
    }
    if game.outcome(&state).is_none() {
        let mut waiting = awaited(game, &state).peekable();
        if waiting.peek().is_none() {
            return Err("the position stands still: nobody is asked".into());
        }
        for seat in waiting {
            let mut orders = Vec::new();
            game.orders(&state, seat, &mut orders);
            if orders.is_empty() {
                return Err(format!("the position stands still: {} has no order", game.title().seat_id(seat)));
            }
        }
    }
    Ok(state)
}
