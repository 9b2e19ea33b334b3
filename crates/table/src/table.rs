//! One game being played, and everything beside it.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use commander::{AnyPlayer, Commanded};
use engine::erased::AnyJournal;
use engine::journal::{SavedGame, Written};
use engine::printed::Sheet;
use engine::{Eyes, Fault, Refusal, Rolling, Seat, Seed, Setup, Side, Spelled, Title, Unrolled, Urgency, View};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::choices::Choices;
use crate::notes::{Done, TableNotes};
use crate::person::Person;
use crate::protocol::{Outcome, Player, SeatState};
use crate::shown::Showings;

/// A line of play that was left, through some eyes.
#[derive(Clone)]
pub(crate) struct Left {
    /// Where it stood, as everybody could know it; none where that cannot be replayed.
    pub(crate) stage: Option<Vec<Spelled>>,
    /// How many orders were noticed in it.
    pub(crate) orders: usize,
}

/// One game being played.
pub struct Table {
    pub(crate) game: Arc<dyn Commanded>,
    pub(crate) journal: Box<dyn AnyJournal>,
    pub(crate) notes: TableNotes,
    /// The computer's players, and those that give standing replies in its manner.
    pub(crate) players: BTreeMap<Seat, Box<dyn AnyPlayer>>,
    /// The die that the pending order waits for: its sides and its clause.
    pub(crate) wanted: Option<(u16, String)>,
    /// What the seats can do now, as far as anybody asked.
    pub(crate) choices: RefCell<BTreeMap<Seat, Arc<Choices>>>,
    /// What has been seen of the position, by whose eyes.
    pub(crate) views: RefCell<Vec<(Eyes, Arc<View>)>>,
    /// Which orders of the record were noticed, by whose eyes.
    pub(crate) noticed: RefCell<Vec<(Eyes, Arc<[usize]>)>>,
    /// Lines of play that were left, by branch, number of orders and whose eyes.
    pub(crate) lines: RefCell<HashMap<(u32, usize, Eyes), Left>>,
    /// What watchers are being shown.
    pub(crate) showings: RefCell<Showings>,
    /// Another number after every change.
    pub(crate) version: u64,
    /// Another number whenever orders were taken back.
    pub(crate) rewound: u64,
    /// The version at which no computer player had anything to order.
    pub(crate) idle: Option<u64>,
}

/// A table opened from what was kept of it.
pub struct Opened {
    /// The table.
    pub table: Table,
    /// What the players should know: what could not be recovered or replayed.
    pub notices: Vec<Spelled>,
}

/// What is added to a record.
pub struct Addition {
    /// Its lines; none if the record has not changed.
    pub text: String,
    /// How far the record is written with them.
    pub written: Written,
    /// Whether no mark is left that the notes alone can keep.
    pub marked: bool,
}

/// A table at a glance, as everybody may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Summary {
    /// The game's id.
    pub game: String,
    /// Scenario and options.
    #[serde(flatten)]
    pub setup: Setup,
    /// What the table is called.
    pub name: String,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// How many orders have been given, as far as everybody noticed.
    pub orders: usize,
    /// Where the game stands.
    pub stage: Vec<Spelled>,
    /// The seats that the game waits for.
    pub waits_for: Vec<String>,
    /// Who won and how, once the game is over.
    pub outcome: Option<Outcome>,
}

impl Table {
    /// Begin a game. Seats of which nothing is said are played by persons.
    pub fn begin(
        game: Arc<dyn Commanded>,
        setup: Setup,
        seed: Seed,
        rolling: Rolling,
        seats: Vec<SeatState>,
    ) -> Result<Table, Fault> {
        let begun = game.begin(setup, seed, rolling)?;
        Table::around(game, begun.journal, TableNotes { seats, ..TableNotes::default() })
    }

    /// The same for players who roll: the dice of the set-up as they fell. Where one is lacking it says which.
    pub fn begin_rolled(
        game: Arc<dyn Commanded>,
        setup: Setup,
        seed: Seed,
        rolls: &[u16],
        seats: Vec<SeatState>,
    ) -> Result<Table, Unrolled> {
        let begun = game.begin_rolled(setup, seed, rolls)?;
        Ok(Table::around(game, begun.journal, TableNotes { seats, ..TableNotes::default() })?)
    }

    /// Open a game from its record and its notes. Of a damaged record as much is opened as can be saved.
    pub fn open(game: Arc<dyn Commanded>, record: &str, notes: TableNotes) -> Result<Opened, Fault> {
        let saved = SavedGame::read(record, "the record")?;
        if saved.header.game != game.title().id {
            let reason = format!("it is a record of {:?}, not of {:?}", saved.header.game, game.title().id);
            return Err(Fault::new("the record", reason));
        }
        let notes = notes.caught_up(&saved);
        let opened = game.open(saved.clone()).or_else(|_| game.recover(saved))?;
        let mut table = Table::around(game, opened.journal, notes)?;
        table.forget_what_was_not_done();
        table.recall_wanted();
        Ok(Opened { table, notices: opened.notices })
    }

    pub(crate) fn around(
        game: Arc<dyn Commanded>,
        journal: Box<dyn AnyJournal>,
        notes: TableNotes,
    ) -> Result<Table, Fault> {
        let notes = notes.fitted(journal.title(), journal.entries().len())?;
        let mut table = Table {
            game,
            journal,
            notes,
            players: BTreeMap::new(),
            wanted: None,
            choices: RefCell::default(),
            views: RefCell::default(),
            noticed: RefCell::default(),
            lines: RefCell::default(),
            showings: RefCell::default(),
            version: 0,
            rewound: 0,
            idle: None,
        };
        table.recall_progress();
        Ok(table)
    }

    /// Ask the pending order again which die it waits for.
    fn recall_wanted(&mut self) {
        let Some(pending) = self.journal.pending().cloned() else { return };
        let again = self.journal.order(pending.seat, &pending.order, &pending.rolls);
        if let Err(Refusal::Die { sides, clause, .. }) = again {
            self.wanted = Some((sides.into(), clause.to_owned()));
        }
    }

    /// The side of a seat; none for a referee, who sees everything.
    pub(crate) fn side_of(&self, seat: &str) -> Option<Side> {
        self.title().seats.iter().find(|known| known.id == seat).and_then(|seat| seat.side)
    }

    /// Of these seats those that one person can hold together: whoever has a side may not see everything. A referee's seat
    /// that nobody can take stays empty.
    pub fn together(&self, seats: impl IntoIterator<Item = String>) -> BTreeSet<String> {
        let seats: BTreeSet<String> = seats.into_iter().collect();
        let sides: BTreeSet<String> = seats.iter().filter(|seat| self.side_of(seat).is_some()).cloned().collect();
        if sides.is_empty() { seats } else { sides }
    }

    /// The title page of the game, with the seats that are played in it.
    pub fn title(&self) -> &Title {
        self.journal.title()
    }

    /// The game.
    pub fn game(&self) -> Arc<dyn Commanded> {
        self.game.clone()
    }

    /// The whole record, for the host: it holds every secret.
    pub fn record(&self) -> String {
        self.journal.record()
    }

    /// The same, and how far that is written.
    pub fn written(&self) -> (String, Written) {
        self.journal.written()
    }

    /// What is to be added to a record that is written so far; none if it must be written whole. The last mark, if it
    /// is another than the last that was kept, is kept with it where it can be: then it is told, too.
    pub fn added_since(&self, written: &Written, kept: Option<&str>) -> Option<Addition> {
        let fresh = self.notes.done.last().filter(|done| Some(done.mark.as_str()) != kept);
        let tag = fresh.and_then(Done::tag);
        let (text, written) = self.journal.added_since(written, tag.as_deref())?;
        let marked = fresh.is_none() || (tag.is_some() && !text.is_empty());
        Some(Addition { text, written, marked })
    }

    /// What the players should know if the record does not hold: its orders, replayed, do not lead here.
    pub fn holds(&self) -> Result<(), Spelled> {
        self.journal.holds()
    }

    /// Whether the seed is known: without it nothing can be rolled or drawn.
    pub fn has_seed(&self) -> bool {
        self.journal.has_seed()
    }

    /// What a person may see, and have on paper for a real table: through the eyes of a seat that they hold, or through
    /// everybody's. None for a seat that is not theirs.
    pub fn seen_by(&self, person: &Person, seat: Option<&str>) -> Option<(View, Vec<Sheet>)> {
        let eyes = match seat {
            None => Eyes::Public,
            Some(id) => Eyes::Seat(self.title().seat(id).filter(|_| person.holds(id))?),
        };
        Some((self.journal.view(eyes), self.journal.sheets(eyes)))
    }

    /// Everything beside the record.
    pub fn notes(&self) -> &TableNotes {
        &self.notes
    }

    /// Give the table a name.
    pub fn call(&mut self, name: impl Into<String>) {
        self.notes.name = name.into();
        self.touch();
    }

    /// Another number after every change, so that a host knows when to store it.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The same game, opened again, takes the place of `old`: whoever watched that one sees all that is different.
    #[must_use]
    pub fn in_place_of(mut self, old: &Table) -> Table {
        (self.version, self.rewound) = (old.version + 1, old.rewound + 1);
        self
    }

    /// The table at a glance.
    pub fn summary(&self) -> Summary {
        let waits = self.journal.asked().into_iter().filter(|asked| asked.urgency != Urgency::May);
        Summary {
            game: self.game.key(),
            // A position and texts hold what not everybody may know.
            setup: Setup { position: None, texts: Default::default(), ..self.journal.setup().clone() },
            name: self.notes.name.clone(),
            seats: self.notes.seats.clone(),
            orders: self.count(Eyes::Public),
            stage: self.journal.view(Eyes::Public).stage,
            waits_for: waits.map(|asked| self.title().seat_id(asked.seat).to_owned()).collect(),
            outcome: self.outcome(),
        }
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        let (side, how) = self.journal.outcome()?;
        let winner = side.and_then(|side| self.title().sides.get(usize::from(side.0))).map(|side| side.id.clone());
        Some(Outcome { winner, how })
    }

    /// Give a seat to somebody else. What stood for whoever had it - a name, standing replies - goes with them.
    pub fn hand_over(&mut self, seat: &str, player: Player) -> Result<(), Fault> {
        let state = SeatState { id: seat.to_owned(), player, name: String::new() };
        let others = self.notes.seats.iter().filter(|other| other.id != seat).cloned();
        let seats = others.chain([state]).collect();
        self.notes = TableNotes { seats, ..self.notes.clone() }.fitted(self.title(), self.notes.orders)?;
        self.notes.standing.retain(|(whose, ..)| whose != seat);
        self.notes.sketches.remove(seat);
        self.notes.takeback = None;
        self.players.retain(|known, _| self.journal.title().seat_id(*known) != seat);
        self.touch();
        Ok(())
    }

    /// Who plays a seat.
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        self.notes.seats.get(usize::from(seat.0)).map_or(&Player::Person, |state| &state.player)
    }

    /// Something has changed, but not the position.
    pub(crate) fn touch(&mut self) {
        self.version += 1;
        self.notes.orders = self.journal.entries().len();
    }

    /// The position has changed: whatever was found out about it no longer holds.
    pub(crate) fn moved(&mut self) {
        self.choices.get_mut().clear();
        self.views.get_mut().clear();
        self.noticed.get_mut().clear();
        self.wanted = None;
        self.release_decided();
        self.release_turn();
        self.touch();
    }

    /// Orders were taken back.
    pub(crate) fn went_back(&mut self) {
        self.notes.takeback = None;
        self.withdrew(None);
    }

    /// The same, where a seat alone noticed it.
    pub(crate) fn withdrew(&mut self, seat: Option<Seat>) {
        self.rewound += 1;
        self.lines.get_mut().clear();
        self.moved();
        self.ask_again(seat);
    }
}
