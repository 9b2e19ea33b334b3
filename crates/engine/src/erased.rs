//! Games and journals without their types: what a command line, a table or a server holds of any game. Orders go in
//! and out in notation, messages with their arguments named.

use std::any::Any;
use std::sync::Arc;

use crate::board::Board;
use crate::catalogue::Catalogue;
use crate::chance::Chance;
use crate::decision::Urgency;
use crate::dice::Seed;
use crate::digest::Digest;
use crate::draft::{Draft, Offer};
use crate::event::Event;
use crate::execute::judge;
use crate::face::Face;
use crate::fault::Fault;
use crate::game::Game;
use crate::journal::{Course, DiceWanted, Entry, Journal, LeftLine, Pending, Rolling, SavedGame, Unrolled, Written};
use crate::lesson::Lesson;
use crate::message::{Breach, Spelled};
use crate::named::Named;
use crate::notation;
use crate::on_paper::{OnPaper, Veiled};
use crate::order_form::{FormRead, OrderForm};
use crate::picture::Picture;
use crate::printed::{Chart, Marked, Printed, Sheet};
use crate::question::{Answer, Question};
use crate::refusal::Refusal;
use crate::seat::{Eyes, Faction, Seat, Seats, Side};
use crate::shown::Shown;
use crate::situation::{self, Form, Situation, Survey};
use crate::tally::Headline;
use crate::title::{Setup, Title};
use crate::view::View;
use crate::winning::Winning;

/// A game whole: its rules, and what is shown, printed and spoken of it.
pub trait Published: Shown + OnPaper + Named {}

impl<G: Shown + OnPaper + Named> Published for G {}

/// What a game shows of itself before anybody plays: for pages and pictures.
pub trait AnyShown {
    /// Where things are drawn.
    fn board(&self) -> Board;
    /// Other boards that a position can lie on.
    fn other_boards(&self) -> Vec<Board>;
    /// A picture that a view lays on a place.
    fn picture(&self, id: &str) -> Option<Picture>;
    /// What is printed on the counters.
    fn faces(&self) -> Vec<Face>;
    /// What a message means in the story of a game, by its id.
    fn headline(&self, id: &str) -> Option<Headline>;
    /// What it can teach.
    fn lessons(&self) -> &'static [Lesson];
}

/// A game between the screen and a real table.
pub trait AnyOnPaper {
    /// What is printed beside the board for those who play on a real table.
    fn printed(&self, setup: &Setup) -> Printed;
    /// How a position from a real table is entered; none if this game cannot be.
    fn form(&self, setup: &Setup) -> Option<Form>;
    /// A position as everybody sees it, with all that is wrong with it; none if this game cannot be entered so.
    fn survey(&self, setup: &Setup, text: &str) -> Option<Survey>;
}

/// A game on the shelf.
pub trait AnyGame: AnyShown + AnyOnPaper + Named {
    /// The title page.
    fn title(&self) -> &Title;
    /// What tells it from others, and from itself with other data.
    fn key(&self) -> String;
    /// The clause catalogue.
    fn catalogue(&self) -> &Catalogue;
    /// See [`Game::home_made`].
    fn home_made(&self, text: &str, source: &str) -> Result<(String, String), Fault>;
    /// Whether it draws scenarios at random.
    fn draws(&self) -> bool;
    /// See [`Game::drawn`]: between factions by their ids.
    fn drawn(&self, between: &[&str], seed: u64) -> Result<String, Fault>;
    /// Begin a game.
    fn begin(&self, setup: Setup, seed: Seed, rolling: Rolling) -> Result<Begun, Fault>;
    /// Begin a game whose players roll: see [`Journal::rolled`].
    fn begin_rolled(&self, setup: Setup, seed: Seed, rolls: &[u16]) -> Result<Begun, Unrolled>;
    /// Open a record, strictly.
    fn open(&self, saved: SavedGame) -> Result<Reopened, Fault>;
    /// Open as much of a damaged record as can be replayed.
    fn recover(&self, saved: SavedGame) -> Result<Reopened, Fault>;
}

/// What came of writing a position down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WrittenDown {
    /// The position.
    Text(String),
    /// Somebody was in the middle of something, or the game cannot be written so.
    Busy,
    /// Something in it is hidden from these eyes.
    Hidden,
}

/// A game just begun.
pub struct Begun {
    /// The game.
    pub journal: Box<dyn AnyJournal>,
    /// What happened at set-up.
    pub heard: Vec<NamedEvent>,
}

/// A game opened from a record.
pub struct Reopened {
    /// The game.
    pub journal: Box<dyn AnyJournal>,
    /// What the players should know.
    pub notices: Vec<Spelled>,
}

/// Something that happened, and who may know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedEvent {
    /// Who may know it.
    pub to: Seats,
    /// What happened.
    pub message: Spelled,
}

/// What happened, by the order that caused it.
pub type Log = Vec<(Option<usize>, Spelled)>;

/// Where the last lines of a log begin: at least so many, if there are, from the beginning of an order on.
pub fn last_orders<T>(log: &[T], least: usize, order: impl Fn(&T) -> Option<usize>) -> usize {
    let mut first = log.len().saturating_sub(least);
    while first > 0 && order(&log[first - 1]) == order(&log[first]) {
        first -= 1;
    }
    first
}

/// A decision of a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// Who decides.
    pub seat: Seat,
    /// Whether the game waits.
    pub urgency: Urgency,
    /// What is asked.
    pub prompt: Spelled,
    /// The verb that ends it and moves the game on.
    pub ends_with: Option<&'static str>,
    /// Whether it is made with open eyes: see [`crate::Decision::open`].
    pub open: bool,
}

/// What came of an order.
#[derive(Debug, Clone)]
pub struct Carried {
    /// What happened.
    pub heard: Vec<NamedEvent>,
    /// What is left of it, in notation, when it paused.
    pub rest: Option<String>,
}

/// A game being played.
pub trait AnyJournal: Send {
    /// The typed journal, for those who know the game's type: a `&Journal<G>`.
    fn as_any(&self) -> &dyn Any;
    /// The title page, with the seats that are played in this set-up.
    fn title(&self) -> &Title;
    /// Scenario and options.
    fn setup(&self) -> &Setup;
    /// All orders so far.
    fn entries(&self) -> &[Entry];
    /// Which of them these eyes can tell were given, by their numbers from 0; see [`Journal::noticed_by`].
    fn noticed_by(&self, eyes: Eyes) -> Vec<usize>;
    /// Who has to decide, or may.
    fn asked(&self) -> Vec<Asked>;
    /// What is offered to a seat.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// The legal orders of a seat.
    fn drafts(&self, seat: Seat) -> Vec<Draft>;
    /// Orders that show what a seat can do, and whether they are all; see [`Shown::outline`].
    fn outline(&self, seat: Seat) -> (Vec<Draft>, bool);
    /// Counters that carry out a seat's orders though these do not name them; see [`Shown::acting`].
    fn acting(&self, seat: Seat) -> Vec<String>;
    /// The legal orders of a seat in notation.
    fn orders(&self, seat: Seat) -> Vec<String> {
        self.drafts(seat).iter().map(|draft| notation::print(self.title().verbs, draft)).collect()
    }
    /// The legal orders of exactly these counters acting together, in notation.
    fn orders_of(&self, seat: Seat, who: &[&str]) -> Vec<String>;
    /// Why these counters, together, cannot be brought to a place, or can do nothing; see [`Shown::bars`].
    fn bars(&self, seat: Seat, who: &[&str], place: Option<&str>) -> Vec<Spelled>;
    /// One legal order, in notation.
    fn sample(&self, seat: Seat, chance: &mut Chance) -> Option<String>;
    /// Judge an order without giving it.
    fn judge(&self, seat: Seat, text: &str) -> Result<(), Refusal>;
    /// The form that a seat's decision is filled in with, if it has one, with a half-built order laid into it.
    fn order_form(&self, seat: Seat, draft: Option<&str>) -> Result<Option<OrderForm>, Refusal>;
    /// The order that a file means which was read into that form, in notation.
    fn read_into_form(&self, seat: Seat, file: &str, text: &str) -> FormRead<String>;
    /// A text of the position that a set-up can carry, as these eyes may know it; see [`Shown::carried`].
    fn carried(&self, eyes: Eyes, id: &str) -> Option<String>;
    /// What a legal order would leave undone that could be done before it.
    fn left_undone(&self, seat: Seat, text: &str) -> Option<Spelled>;
    /// How many dice more an order wants of players who roll their own; see [`Journal::dice_wanted`].
    fn dice_wanted(&self, seat: Seat, text: &str, rolls: &[u16]) -> Option<DiceWanted>;
    /// Give an order, with dice that the players rolled.
    fn order(&mut self, seat: Seat, text: &str, rolls: &[u16]) -> Result<Carried, Refusal>;
    /// The order that waits for a die which a player rolls.
    fn pending(&self) -> Option<&Pending>;
    /// What is left of the last order, when it paused and can go on.
    fn rest(&self) -> Option<(Seat, String)>;
    /// Whether the seed is known, so that every die can be verified.
    fn has_seed(&self) -> bool;
    /// Which order `undo` would take back.
    fn undoable(&self, seat: Seat) -> Result<usize, Spelled>;
    /// See [`Journal::undo_is_a_slip`].
    fn undo_is_a_slip(&self) -> bool;
    /// Take back one's own last order.
    fn undo(&mut self, seat: Seat) -> Result<(), Spelled>;
    /// Whose orders `redo` would give again, the last undone first.
    fn redoable(&self) -> Vec<Seat>;
    /// Give again what was undone.
    fn redo(&mut self, seat: Seat) -> Result<(), Spelled>;
    /// Go back to before an order. What came after it is kept as a branch.
    fn takeback(&mut self, to: usize) -> Result<(), Fault>;
    /// The lines of play that can be opened again, those left last at the end.
    fn left_lines(&self) -> Vec<LeftLine>;
    /// What these eyes could see when a branch was left.
    fn branch_view(&self, branch: u32, eyes: Eyes) -> Result<View, Fault>;
    /// How many orders of a left line these eyes noticed; see [`Journal::noticed_by`].
    fn branch_noticed(&self, branch: u32, eyes: Eyes) -> usize;
    /// Go back to a branch as it was played. What is left for it becomes a branch.
    fn open_branch(&mut self, branch: u32) -> Result<(), Fault>;
    /// What these eyes may see.
    fn view(&self, eyes: Eyes) -> View;
    /// Whether all eyes see the same, whatever the position.
    fn all_see_the_same(&self) -> bool;
    /// What these eyes could see before an order.
    fn view_at(&self, order: usize, eyes: Eyes) -> Result<View, Fault>;
    /// How the game is won, and how it stood before an order, by what these eyes may know.
    fn winning_at(&self, order: usize, eyes: Eyes) -> Result<Winning, Fault>;
    /// The charts that are printed for this set-up, those for each side last, …
    fn charts(&self) -> Vec<Chart>;
    /// … and where the position before an order stands in them.
    fn marked_at(&self, order: usize) -> Result<Vec<Marked>, Fault>;
    /// The sheets of the position for a real table, as these eyes may know it.
    fn sheets(&self, eyes: Eyes) -> Vec<Sheet>;
    /// The position before an order as people would write it down, for the host: with every secret. None while somebody
    /// was in the middle of something, or if this game cannot be written so.
    fn written_at(&self, order: usize) -> Result<Option<String>, Fault>;
    /// The same for some eyes: with a head that says what it belongs to, and only where nothing is hidden from them.
    fn written_for(&self, order: usize, eyes: Eyes) -> Result<WrittenDown, Fault>;
    /// Answer a question by what the seat knows.
    fn answer(&self, seat: Seat, question: &Question) -> Result<Answer, Spelled>;
    /// Another game that begins where this one stood before an order, with dice of its own; see [`Journal::suppose`]. None
    /// where something is hidden from everybody's eyes.
    fn suppose(&self, order: usize, eyes: Eyes, seed: Seed) -> Result<Option<Box<dyn AnyJournal>>, Fault>;
    /// What these eyes may know of all that happened, by the order that caused it.
    fn log(&self, eyes: Eyes) -> Result<Log, Fault> {
        self.log_from(0, eyes)
    }
    /// The same, without the first so many of the events that [`AnyJournal::event_count`] counts.
    fn log_from(&self, first: usize, eyes: Eyes) -> Result<Log, Fault>;
    /// The last lines of what [`AnyJournal::log`] told before an order, from the beginning of an order on: at least so
    /// many, if there are; and how many came before them.
    fn log_before(&self, order: usize, least: usize, eyes: Eyes) -> Result<(usize, Log), Fault>;
    /// How many events there are, whoever may know them.
    fn event_count(&self) -> Result<usize, Fault>;
    /// The game from order to order, as these eyes may know it; `done` hears of each order.
    fn course(&self, eyes: Eyes, done: &mut dyn FnMut(usize)) -> Result<Course, Fault>;
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<(Option<Side>, Spelled)>;
    /// The whole record, for the host.
    fn record(&self) -> String;
    /// The same, and how far that is written.
    fn written(&self) -> (String, Written);
    /// What is to be added to a record that is written so far; none if it must be written whole.
    fn added_since(&self, written: &Written, tag: Option<&str>) -> Option<(String, Written)>;
    /// Replay everything and compare.
    fn verify(&self) -> Result<Digest, Fault>;
    /// The same as far back as it can be replayed: what the players should know if the record does not hold.
    fn holds(&self) -> Result<(), Spelled>;
}

fn named_events<G: Game>(game: &G, events: &[Event]) -> Vec<NamedEvent> {
    events.iter().map(|event| NamedEvent { to: event.to, message: game.spell(&event.message) }).collect()
}

impl<G: Published> AnyShown for Arc<G> {
    fn board(&self) -> Board {
        self.as_ref().board()
    }

    fn other_boards(&self) -> Vec<Board> {
        self.as_ref().other_boards()
    }

    fn picture(&self, id: &str) -> Option<Picture> {
        self.as_ref().picture(id)
    }

    fn faces(&self) -> Vec<Face> {
        self.as_ref().faces()
    }

    fn headline(&self, id: &str) -> Option<Headline> {
        self.as_ref().headline(id)
    }

    fn lessons(&self) -> &'static [Lesson] {
        self.as_ref().lessons()
    }
}

impl<G: Published> AnyOnPaper for Arc<G> {
    fn printed(&self, setup: &Setup) -> Printed {
        self.as_ref().printed(setup)
    }

    fn form(&self, setup: &Setup) -> Option<Form> {
        self.as_ref().form(setup)
    }

    fn survey(&self, setup: &Setup, text: &str) -> Option<Survey> {
        let laid = situation::lay_out(self.as_ref(), setup, text)?;
        let view = self.as_ref().view(&laid.state, Eyes::Public);
        Some(Survey { view, flaws: laid.flaws, notices: laid.notices })
    }
}

impl<G: Published> AnyGame for Arc<G> {
    fn title(&self) -> &Title {
        self.as_ref().title()
    }

    fn key(&self) -> String {
        self.as_ref().key()
    }

    fn catalogue(&self) -> &Catalogue {
        self.as_ref().catalogue()
    }

    fn home_made(&self, text: &str, source: &str) -> Result<(String, String), Fault> {
        self.as_ref().home_made(text, source)
    }

    fn draws(&self) -> bool {
        self.as_ref().drawn(&[], &mut Chance::new(0)).is_ok()
    }

    fn drawn(&self, between: &[&str], seed: u64) -> Result<String, Fault> {
        let title = self.as_ref().title();
        let faction = |id: &&str| {
            let known = || title.factions.iter().map(|faction| faction.id.as_str()).collect::<Vec<_>>().join(", ");
            let at = title.factions.iter().position(|faction| faction.id == *id);
            let stranger = || Fault::new(title.id.as_str(), format!("there is no faction {id:?}"));
            at.map(|at| Faction(at as u8)).ok_or_else(|| stranger().advise(format!("Factions: {}", known())))
        };
        let factions = between.iter().map(faction).collect::<Result<Vec<Faction>, Fault>>()?;
        self.as_ref().drawn(&factions, &mut Chance::new(seed))
    }

    fn begin(&self, setup: Setup, seed: Seed, rolling: Rolling) -> Result<Begun, Fault> {
        let (journal, events) = Journal::new(self.clone(), setup, seed, rolling)?;
        Ok(Begun { heard: named_events(self.as_ref(), &events), journal: Box::new(journal) })
    }

    fn begin_rolled(&self, setup: Setup, seed: Seed, rolls: &[u16]) -> Result<Begun, Unrolled> {
        let (journal, events) = Journal::rolled(self.clone(), setup, seed, rolls)?;
        Ok(Begun { heard: named_events(self.as_ref(), &events), journal: Box::new(journal) })
    }

    fn open(&self, saved: SavedGame) -> Result<Reopened, Fault> {
        let opened = Journal::open(self.clone(), saved)?;
        Ok(Reopened { journal: Box::new(opened.journal), notices: opened.notices })
    }

    fn recover(&self, saved: SavedGame) -> Result<Reopened, Fault> {
        let opened = Journal::recover(self.clone(), saved)?;
        Ok(Reopened { journal: Box::new(opened.journal), notices: opened.notices })
    }
}

impl<G: Game> Journal<G> {
    /// The order that a text means, if it is legal.
    fn legal(&self, seat: Seat, text: &str) -> Option<G::Order> {
        let draft = notation::parse(self.game().title().verbs, text).ok()?;
        judge(self.game(), self.state(), seat, &draft).ok()
    }

    fn spelled(&self, breach: Breach) -> Spelled {
        self.game().spell(&breach.0)
    }

    fn may_hear(&self, eyes: Eyes, event: &Event) -> bool {
        match eyes {
            Eyes::Seat(seat) if self.game().is_referee(seat) => true,
            eyes => eyes.among(event.to),
        }
    }

    fn print(&self, order: &G::Order) -> String {
        notation::print(self.game().title().verbs, &self.game().draft(order))
    }
}

impl<G: Published> AnyJournal for Journal<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn title(&self) -> &Title {
        self.title()
    }

    fn setup(&self) -> &Setup {
        self.setup()
    }

    fn entries(&self) -> &[Entry] {
        self.entries()
    }

    fn noticed_by(&self, eyes: Eyes) -> Vec<usize> {
        self.noticed_by(eyes)
    }

    fn asked(&self) -> Vec<Asked> {
        let game = self.game();
        let decisions = game.title().all_seats().filter_map(|seat| game.decision(self.state(), seat));
        let asked = decisions.map(|decision| Asked {
            seat: decision.seat,
            urgency: decision.urgency,
            prompt: game.spell(&decision.prompt),
            ends_with: decision.ends_with,
            open: decision.open,
        });
        asked.collect()
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        self.game().offers(self.state(), seat)
    }

    fn drafts(&self, seat: Seat) -> Vec<Draft> {
        let mut orders = Vec::new();
        self.game().orders(self.state(), seat, &mut orders);
        orders.iter().map(|order| self.game().draft(order)).collect()
    }

    fn outline(&self, seat: Seat) -> (Vec<Draft>, bool) {
        let mut orders = Vec::new();
        let all = self.game().outline(self.state(), seat, &mut orders);
        (orders.iter().map(|order| self.game().draft(order)).collect(), all)
    }

    fn acting(&self, seat: Seat) -> Vec<String> {
        self.game().acting(self.state(), seat)
    }

    fn orders_of(&self, seat: Seat, who: &[&str]) -> Vec<String> {
        let mut orders = Vec::new();
        self.game().orders_of(self.state(), seat, who, &mut orders);
        orders.iter().map(|order| self.print(order)).collect()
    }

    fn bars(&self, seat: Seat, who: &[&str], place: Option<&str>) -> Vec<Spelled> {
        let bars = self.game().bars(self.state(), seat, who, place);
        bars.into_iter().map(|breach| self.spelled(breach)).collect()
    }

    fn sample(&self, seat: Seat, chance: &mut Chance) -> Option<String> {
        Some(self.print(&self.game().sample(self.state(), seat, chance)?))
    }

    fn judge(&self, seat: Seat, text: &str) -> Result<(), Refusal> {
        let draft = notation::parse(self.game().title().verbs, text);
        let draft = draft.map_err(|fault| Refusal::unreadable(&fault))?;
        judge(self.game(), self.state(), seat, &draft).map(drop).map_err(|why| self.unfinished(why))
    }

    fn order_form(&self, seat: Seat, draft: Option<&str>) -> Result<Option<OrderForm>, Refusal> {
        let draft = draft.map(|text| notation::parse(self.game().title().verbs, text)).transpose();
        let draft = draft.map_err(|fault| Refusal::unreadable(&fault))?;
        if self.outcome().is_some() || self.game().decision(self.state(), seat).is_none() {
            return Ok(None);
        }
        Ok(self.game().order_form(self.state(), seat, draft.as_ref()))
    }

    fn read_into_form(&self, seat: Seat, file: &str, text: &str) -> FormRead<String> {
        match self.game().read_into_form(self.state(), seat, file, text) {
            FormRead::Order(order) => FormRead::Order(self.print(&order)),
            FormRead::Flawed(flaws) => FormRead::Flawed(flaws),
            FormRead::Unknown => FormRead::Unknown,
        }
    }

    fn carried(&self, eyes: Eyes, id: &str) -> Option<String> {
        self.game().carried(self.state(), eyes, id)
    }

    fn left_undone(&self, seat: Seat, text: &str) -> Option<Spelled> {
        let undone = self.game().left_undone(self.state(), seat, &self.legal(seat, text)?)?;
        Some(self.game().spell(&undone))
    }

    fn dice_wanted(&self, seat: Seat, text: &str, rolls: &[u16]) -> Option<DiceWanted> {
        Journal::dice_wanted(self, seat, &self.legal(seat, text)?, rolls)
    }

    fn order(&mut self, seat: Seat, text: &str, rolls: &[u16]) -> Result<Carried, Refusal> {
        let played = self.order_with(seat, text, rolls)?;
        Ok(Carried { heard: named_events(self.game(), &played.events), rest: played.rest })
    }

    fn pending(&self) -> Option<&Pending> {
        self.pending()
    }

    fn rest(&self) -> Option<(Seat, String)> {
        self.rest()
    }

    fn has_seed(&self) -> bool {
        self.has_seed()
    }

    fn undo_is_a_slip(&self) -> bool {
        self.undo_is_a_slip()
    }

    fn undoable(&self, seat: Seat) -> Result<usize, Spelled> {
        self.undoable(seat).map_err(|breach| self.spelled(breach))
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Spelled> {
        Journal::undo(self, seat).map_err(|breach| self.spelled(breach))
    }

    fn redoable(&self) -> Vec<Seat> {
        self.redoable()
    }

    fn redo(&mut self, seat: Seat) -> Result<(), Spelled> {
        Journal::redo(self, seat).map_err(|breach| self.spelled(breach))
    }

    fn takeback(&mut self, to: usize) -> Result<(), Fault> {
        Journal::takeback(self, to)
    }

    fn left_lines(&self) -> Vec<LeftLine> {
        self.left_lines()
    }

    fn branch_view(&self, branch: u32, eyes: Eyes) -> Result<View, Fault> {
        self.branch_view(branch, eyes)
    }

    fn branch_noticed(&self, branch: u32, eyes: Eyes) -> usize {
        self.branch_noticed(branch, eyes)
    }

    fn open_branch(&mut self, branch: u32) -> Result<(), Fault> {
        Journal::open_branch(self, branch)
    }

    fn view(&self, eyes: Eyes) -> View {
        self.game().view(self.state(), eyes)
    }

    fn all_see_the_same(&self) -> bool {
        self.game().all_see_the_same()
    }

    fn view_at(&self, order: usize, eyes: Eyes) -> Result<View, Fault> {
        Ok(self.game().view(&self.state_at(order)?, eyes))
    }

    fn winning_at(&self, order: usize, eyes: Eyes) -> Result<Winning, Fault> {
        Ok(self.game().winning(&self.state_at(order)?, eyes))
    }

    fn charts(&self) -> Vec<Chart> {
        let printed = self.game().printed(self.setup());
        printed.charts.into_iter().chain(printed.cards).collect()
    }

    fn marked_at(&self, order: usize) -> Result<Vec<Marked>, Fault> {
        Ok(self.game().marked(&self.state_at(order)?))
    }

    fn sheets(&self, eyes: Eyes) -> Vec<Sheet> {
        self.game().sheets(self.state(), eyes)
    }

    fn written_at(&self, order: usize) -> Result<Option<String>, Fault> {
        let written = self.game().write_down(&self.state_at(order)?);
        Ok(written.map(|situation| situation.to_string()))
    }

    fn written_for(&self, order: usize, eyes: Eyes) -> Result<WrittenDown, Fault> {
        let state = self.state_at(order)?;
        let written = match self.hides_nothing(&state, eyes) {
            true => self.game().write_down(&state).map_or(Veiled::Busy, Veiled::Written),
            false => self.game().write_veiled(&state, eyes),
        };
        let head = || Situation::headed(self.game().title(), self.setup());
        Ok(match written {
            Veiled::Written(situation) => WrittenDown::Text(format!("{}{situation}", head())),
            Veiled::Busy => WrittenDown::Busy,
            Veiled::Never => WrittenDown::Hidden,
        })
    }

    fn answer(&self, seat: Seat, question: &Question) -> Result<Answer, Spelled> {
        let answer = self.game().answer(self.state(), seat, question);
        answer.map_err(|breach| self.spelled(breach))
    }

    fn suppose(&self, order: usize, eyes: Eyes, seed: Seed) -> Result<Option<Box<dyn AnyJournal>>, Fault> {
        let supposed = Journal::suppose(self, order, eyes, seed)?;
        Ok(supposed.map(|journal| Box::new(journal) as Box<dyn AnyJournal>))
    }

    fn event_count(&self) -> Result<usize, Fault> {
        self.event_count()
    }

    fn log_from(&self, first: usize, eyes: Eyes) -> Result<Log, Fault> {
        self.hear(|events| {
            let known = events.get(first..).unwrap_or_default().iter().filter(|(_, event)| self.may_hear(eyes, event));
            known.map(|(at, event)| (*at, self.game().spell(&event.message))).collect()
        })
    }

    fn log_before(&self, order: usize, least: usize, eyes: Eyes) -> Result<(usize, Log), Fault> {
        self.hear(|events| {
            let by_then = events.partition_point(|(at, _)| at.is_none_or(|at| at < order));
            let known: Vec<&(Option<usize>, Event)> =
                events[..by_then].iter().filter(|(_, event)| self.may_hear(eyes, event)).collect();
            let first = last_orders(&known, least, |(at, _)| *at);
            let told = known[first..].iter().map(|(at, event)| (*at, self.game().spell(&event.message)));
            (first, told.collect())
        })
    }

    fn course(&self, eyes: Eyes, done: &mut dyn FnMut(usize)) -> Result<Course, Fault> {
        Journal::course(self, eyes, done)
    }

    fn outcome(&self) -> Option<(Option<Side>, Spelled)> {
        let outcome = self.game().outcome(self.state())?;
        Some((outcome.winner, self.game().spell(&outcome.how)))
    }

    fn record(&self) -> String {
        self.record()
    }

    fn written(&self) -> (String, Written) {
        Journal::written(self)
    }

    fn added_since(&self, written: &Written, tag: Option<&str>) -> Option<(String, Written)> {
        Journal::added_since(self, written, tag)
    }

    fn holds(&self) -> Result<(), Spelled> {
        Journal::holds(self)
    }

    fn verify(&self) -> Result<Digest, Fault> {
        self.verify()
    }
}
