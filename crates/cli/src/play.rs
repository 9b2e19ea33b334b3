//! Playing in the terminal: hotseat, with computer players for the seats that nobody takes.

use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;

use clap::Args;
use commander::{AnyPlayer, Kind};
use engine::erased::{AnyJournal, Asked, NamedEvent};
use engine::{Cause, Eyes, Fault, Refusal, Seat, Title, Urgency};

use crate::begin::begin;
use crate::offers::{self, Which};
use crate::print::{line, out};
use crate::records::{dice_wanted, explain, reason};
use crate::shelf::{self, Shelved};
use crate::show::Sight;
use crate::{Reading, Setting, file, show};

/// Arguments of `stavka play`.
#[derive(Args)]
pub(crate) struct PlayArgs {
    /// The game's record: gone on with if it exists, begun otherwise
    #[arg(default_value = "game.stavka")]
    file: PathBuf,
    /// The game to begin, from `stavka games`
    #[arg(long, default_value = "emtsa")]
    game: String,
    /// Begin anew even if FILE exists; the old record is kept beside it
    #[arg(long)]
    new: bool,
    /// Let the computer take a seat: `reds` plays at random, `reds=greedy` for gain; can be given several times
    #[arg(long, value_name = "SEAT[=PLAYER]")]
    computer: Vec<String>,
    #[command(flatten)]
    reading: Reading,
    #[command(flatten)]
    setting: Setting,
}

struct Session {
    shelved: Shelved,
    journal: Box<dyn AnyJournal>,
    file: PathBuf,
    computer: Vec<(Seat, Box<dyn AnyPlayer>)>,
    /// Orders of the computer that are not in the file yet.
    unsaved: usize,
    /// Whose hand was on the screen last.
    shown: Option<Seat>,
    /// How much of what happened each seat has read.
    read: Vec<usize>,
    /// The order that was asked about because it leaves something undone, and after how many orders.
    asked_once: Option<(usize, String)>,
    terminal: bool,
}

/// So many orders of the computer may be lost when the power fails.
const SAVE_EVERY: usize = 50;

enum Next {
    GoOn,
    Leave,
}

/// `stavka play`.
pub(crate) fn play(args: PlayArgs) -> Result<(), Fault> {
    let exists = args.file.exists();
    if exists && (args.new || args.reading.recover) {
        let kept = spare_name(&args.file);
        let failed = |error: std::io::Error| Fault::new(args.file.display().to_string(), error.to_string());
        std::fs::copy(&args.file, &kept).map_err(failed)?;
        line!("The old record is kept as {}.", kept.display());
    }
    let (shelved, journal) = if exists && !args.new {
        let (shelved, opened) = shelf::open(&args.file, args.reading.recover)?;
        opened.notices.iter().for_each(|notice| line!("{}", shelved.cite(notice)));
        line!("Going on with {} (`--new` begins anew).", args.file.display());
        if args.setting.is_given() {
            line!("Scenario, options, seed and dice are those of the file.");
        }
        (shelved, opened.journal)
    } else {
        let shelved = args.setting.choices.game(&args.game)?;
        line!("{}\n{}", shelved.title().name, shelved.title().about);
        let begun = begin(&shelved, &args.setting, true)?;
        hear(&shelved, Eyes::Public, &begun.heard);
        (shelved, begun.journal)
    };
    let title = journal.title();
    let mut computer = Vec::new();
    for text in &args.computer {
        let (seat, kind) = computer_player(title, text)?;
        let seed = journal.entries().len() as u64 * 16 + u64::from(seat.0) + 1;
        computer.push((seat, shelved.game.commander(kind, seed)));
    }
    let terminal = std::io::stdin().is_terminal();
    let read = vec![0; journal.title().seats.len()];
    let file = args.file;
    let mut session =
        Session { shelved, journal, file, computer, unsaved: 0, shown: None, read, asked_once: None, terminal };
    session.save()?;
    line!(
        "Type an order or its number; `help` lists the other commands. The game is kept in {}.",
        session.file.display()
    );
    session.run()
}

/// A seat and who plays it: `reds`, `reds=greedy`.
fn computer_player(title: &Title, text: &str) -> Result<(Seat, Kind), Fault> {
    let (id, player) = text.split_once('=').unwrap_or((text, Kind::Random.id()));
    let seats = || title.seats.iter().map(|seat| seat.id.as_str()).collect::<Vec<_>>().join(", ");
    let no_seat = || Fault::new("--computer", format!("there is no seat {id:?}")).advise(format!("Seats: {}", seats()));
    let seat = title.seat(id).ok_or_else(no_seat)?;
    let kind = player.parse().map_err(|fault: Fault| Fault { source: "--computer".into(), ..fault })?;
    Ok((seat, kind))
}

fn spare_name(path: &std::path::Path) -> PathBuf {
    let name = |n: u32| {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".old{n}"));
        PathBuf::from(name)
    };
    (1..).map(name).find(|name| !name.exists()).unwrap_or_else(|| name(0))
}

fn hear(shelved: &Shelved, eyes: Eyes, heard: &[NamedEvent]) {
    for heard in heard.iter().filter(|heard| eyes.among(heard.to)) {
        line!("  {}", shelved.cite(&heard.message));
    }
}

/// Whether those who sit at the screen are of several sides, and what this seat sees is not for all of them: a hand, or
/// the whole view where the sides see different things.
fn shares_secrets(journal: &dyn AnyJournal, humans: &[Seat], seat: Seat) -> bool {
    // A seat that comes with an option is on the title page only where it is set.
    let played = humans.iter().filter_map(|human| journal.title().seats.get(usize::from(human.0)));
    let mut sides = played.map(|info| info.side);
    let first = sides.next();
    let view = journal.view(Eyes::Seat(seat));
    let secret = view.veiled || view.hands.iter().any(|hand| hand.own && hand.count > 0);
    secret && sides.any(|side| Some(side) != first)
}

/// The order with this number in the lists on the screen.
fn numbered<'a>(text: &str, offered: &'a [(Seat, String)]) -> Option<(Seat, &'a str)> {
    let (seat, order) = offered.get(text.parse::<usize>().ok()?.checked_sub(1)?)?;
    Some((*seat, order))
}

/// Faces of dice as people write them.
pub(crate) type Faces = Vec<u16>;

/// `3 5` or `3,5`.
pub(crate) fn faces(text: &str) -> Result<Faces, std::num::ParseIntError> {
    let words = text.split([',', ' ']).filter(|word| !word.is_empty());
    words.map(str::parse).collect()
}

/// A line from the player; none at the end of the input.
pub(crate) fn ask(prompt: &str) -> Option<String> {
    out(prompt);
    let mut text = String::new();
    match std::io::stdin().lock().read_line(&mut text) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(text.trim().to_owned()),
    }
}

impl Session {
    fn save(&mut self) -> Result<(), Fault> {
        self.unsaved = 0;
        file::write(&self.file, self.journal.record().as_bytes())
    }

    fn is_computer(&self, seat: Seat) -> bool {
        self.computer.iter().any(|(taken, _)| *taken == seat)
    }

    fn run(&mut self) -> Result<(), Fault> {
        loop {
            if let Some((_, how)) = self.journal.outcome() {
                line!("\n{}", self.shelved.cite(&how));
                return self.save();
            }
            let asked = self.journal.asked();
            if self.computer_acts(&asked)? {
                continue;
            }
            if self.unsaved > 0 {
                self.save()?;
            }
            let waiting = || asked.iter().filter(|asked| asked.urgency != Urgency::May);
            if let Some(pending) = self.journal.pending().cloned() {
                match self.order_with(pending.seat, &pending.order, pending.rolls)? {
                    Some(Next::Leave) => return Ok(()),
                    _ => continue,
                }
            }
            let stuck = || Fault::new(self.file.display().to_string(), "the game stands still: nobody is asked");
            let now = waiting().next().ok_or_else(stuck)?;
            match self.human_decision(now, &asked)? {
                Next::GoOn => {}
                Next::Leave => {
                    line!("\nThe game is kept in {}.", self.file.display());
                    return Ok(());
                }
            }
        }
    }

    /// Tell a seat what happened since it last looked.
    fn catch_up(&self, seat: Seat) -> Result<(), Fault> {
        let fresh = self.journal.log_from(self.read[usize::from(seat.0)], Eyes::Seat(seat))?;
        if !fresh.is_empty() {
            line!("What happened since you last looked:");
        }
        fresh.iter().for_each(|(_, message)| line!("  {}", self.shelved.cite(message)));
        Ok(())
    }

    /// Let the computer give an order, if one of its seats is waited for or interjects.
    fn computer_acts(&mut self, asked: &[Asked]) -> Result<bool, Fault> {
        // An order that waits for a die comes first.
        if self.journal.pending().is_some() {
            return Ok(false);
        }
        let interjections = asked.iter().filter(|asked| asked.urgency == Urgency::May);
        let waiting = asked.iter().filter(|asked| asked.urgency != Urgency::May);
        for Asked { seat, urgency, .. } in interjections.chain(waiting) {
            let Some((_, player)) = self.computer.iter_mut().find(|(taken, _)| taken == seat) else { continue };
            match (player.order(self.journal.as_ref(), *seat), urgency) {
                (Some(order), _) => return self.computer_order(*seat, &order).map(|()| true),
                (None, Urgency::May) => {}
                (None, _) => return Err(Fault::new("stavka", "the computer found no order")),
            }
        }
        Ok(false)
    }

    fn computer_order(&mut self, seat: Seat, order: &str) -> Result<(), Fault> {
        let mut rolls = Vec::new();
        loop {
            match self.journal.order(seat, order, &rolls) {
                Ok(carried) => {
                    hear(&self.shelved, Eyes::Public, &carried.heard);
                    self.unsaved += 1;
                    // What a person rolled is kept at once; the rest before a person is asked, and now and then.
                    return if !rolls.is_empty() || self.unsaved >= SAVE_EVERY { self.save() } else { Ok(()) };
                }
                Err(refusal) => match self.roll(seat, order, &refusal, &mut rolls) {
                    Some(Next::GoOn) => {}
                    Some(Next::Leave) => return Err(Fault::new("stavka", "a die was not rolled; the game is kept")),
                    None => return Err(Fault::new("stavka", reason(&self.shelved, &refusal))),
                },
            }
        }
    }

    /// Ask for a die that the players roll, if an order was refused for the lack of one; several can be told at once.
    fn roll(&self, seat: Seat, order: &str, refusal: &Refusal, rolls: &mut Vec<u16>) -> Option<Next> {
        match refusal {
            Refusal::Die { .. } => {}
            Refusal::Refused { cause: Cause::Die, .. } => drop(rolls.pop()),
            _ => return None,
        }
        let wanted = dice_wanted(self.journal.as_ref(), seat, order, rolls);
        loop {
            let told = reason(&self.shelved, refusal);
            match ask(&format!("{told} {wanted}What fell? ")).map(|text| faces(&text)) {
                None => return Some(Next::Leave),
                Some(Ok(faces)) if !faces.is_empty() => {
                    rolls.extend(faces);
                    return Some(Next::GoOn);
                }
                Some(_) => line!("A number, please, or several: 3 5"),
            }
        }
    }

    fn human_decision(&mut self, now: &Asked, all: &[Asked]) -> Result<Next, Fault> {
        let seat = now.seat;
        let name = self.shelved.name_of(self.journal.title().seat_id(seat));
        // Several people share the screen: what only one of them may see is shown when he says so.
        let humans: Vec<Seat> = self.journal.title().all_seats().filter(|seat| !self.is_computer(*seat)).collect();
        let shared = self.terminal && shares_secrets(self.journal.as_ref(), &humans, seat);
        if shared && self.shown != Some(seat) {
            if self.shown.is_some() {
                // Also what has scrolled away: the last player's hand is on it.
                out("\x1b[H\x1b[2J\x1b[3J");
            }
            if ask(&format!("--- {name}: press Enter when only you look at the screen. ---")).is_none() {
                return Ok(Next::Leave);
            }
            out("\x1b[H\x1b[2J");
            self.catch_up(seat)?;
        }
        self.shown = Some(seat);
        if shared {
            self.read[usize::from(seat.0)] = self.journal.event_count()?;
        }
        line!();
        show::situation(&self.shelved, self.journal.as_ref(), Eyes::Seat(seat), Sight::default())?;
        line!("{name}: {} [{}]", self.shelved.sentence(&now.prompt), now.prompt.clause.as_deref().unwrap_or("-"));
        let mut offered: Vec<(Seat, String)> = Vec::new();
        offered.extend(self.list(seat, Which::default(), Some(0))?.into_iter().map(|order| (seat, order)));
        for other in all.iter().filter(|asked| asked.urgency == Urgency::May && !self.is_computer(asked.seat)) {
            let id = self.journal.title().seat_id(other.seat);
            line!(
                "{} may interject (`{id}: ORDER`): {}",
                self.shelved.name_of(id),
                self.shelved.sentence(&other.prompt)
            );
            // What somebody else could do tells what he has.
            if shared && !other.open {
                continue;
            }
            let orders = self.list(other.seat, Which::default(), Some(offered.len()))?;
            offered.extend(orders.into_iter().map(|order| (other.seat, order)));
        }
        loop {
            let Some(text) = ask(&format!("{name}> ")) else { return Ok(Next::Leave) };
            if let Some(next) = self.command(seat, &text, &offered)? {
                return Ok(next);
            }
        }
    }

    /// Show the orders of a seat.
    fn list(&self, seat: Seat, which: Which<'_>, first: Option<usize>) -> Result<Vec<String>, Fault> {
        let more = "`orders VERB WHO` lists those of one counter, `orders VERB` all of one kind.";
        offers::show(self.journal.as_ref(), seat, which, first, more)
    }

    /// Carry out what the player typed; none if the same seat is to be asked again.
    fn command(&mut self, seat: Seat, text: &str, offered: &[(Seat, String)]) -> Result<Option<Next>, Fault> {
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        match first {
            "" => Ok(None),
            "quit" | "exit" => Ok(Some(Next::Leave)),
            "help" | "?" => {
                line!(
                    "  ORDER or NUMBER   give an order\n  SEAT: ORDER       interject for another seat\n  orders [VERB [WHO]]  the legal orders, or some of them\n  show [PLACE or COUNTER]  the situation, or a part of it; `show arrivals` what is to come\n  why ORDER         judge an order without giving it\n  undo, redo        take back your last order, give it again\n  log               what happened so far\n  rules [CLAUSE]    the rules\n  quit              leave; the game is kept"
                );
                Ok(None)
            }
            "why" => {
                let (seat, order) = numbered(rest, offered).unwrap_or((seat, rest));
                explain(&self.shelved, self.journal.as_ref(), seat, order);
                Ok(None)
            }
            "orders" => {
                let mut words = rest.split_whitespace();
                let which = Which { all: false, verb: words.next(), who: words.next() };
                if let Err(fault) = self.list(seat, which, None) {
                    line!("{fault}");
                }
                Ok(None)
            }
            "show" => {
                let known = self.journal.view(Eyes::Seat(seat)).counters.iter().any(|counter| counter.id == rest);
                let sight = match rest {
                    "" => Sight::default(),
                    "arrivals" => Sight { arrivals: true, ..Sight::default() },
                    unit if known => Sight { unit: Some(unit), ..Sight::default() },
                    place => Sight { at: Some(place), ..Sight::default() },
                };
                if let Err(fault) = show::situation(&self.shelved, self.journal.as_ref(), Eyes::Seat(seat), sight) {
                    line!("{fault}");
                }
                Ok(None)
            }
            "rules" => {
                let clause = Some(rest).filter(|rest| !rest.is_empty());
                if let Err(fault) = show::rules(&self.shelved.game.title().id.clone(), clause) {
                    line!("{fault}");
                }
                Ok(None)
            }
            "log" => {
                for (at, message) in self.journal.log(Eyes::Seat(seat))? {
                    let number = at.map_or("-".to_owned(), |at| (at + 1).to_string());
                    line!("{number:>4}  {}", self.shelved.cite(&message));
                }
                Ok(None)
            }
            "undo" => {
                // In hotseat the person at the keyboard may take back whatever was ordered last.
                let last = self.journal.entries().last().map_or(seat, |entry| entry.seat);
                let undone = self.journal.undo(last);
                self.report(undone.map(|()| "Taken back.".to_owned()))
            }
            "redo" => {
                let redone = self.journal.title().all_seats().find_map(|seat| self.journal.redo(seat).ok());
                match redone {
                    Some(()) => self.report(Ok("Given again.".to_owned())),
                    None => {
                        line!("There is nothing to redo.");
                        Ok(None)
                    }
                }
            }
            _ if text.parse::<usize>().is_ok() => match numbered(text, offered) {
                Some((seat, order)) => self.order(seat, order),
                None if offered.is_empty() => {
                    line!("There are too many orders to number. Type one as it is written.");
                    Ok(None)
                }
                None => {
                    line!("The orders are numbered from 1 to {}.", offered.len());
                    Ok(None)
                }
            },
            _ => {
                let title = self.journal.title();
                let interject = text.split_once(':').and_then(|(id, order)| Some((title.seat(id)?, order.trim())));
                let (seat, order) = interject.unwrap_or((seat, text));
                self.order(seat, order)
            }
        }
    }

    fn report(&mut self, result: Result<String, engine::Spelled>) -> Result<Option<Next>, Fault> {
        match result {
            Ok(text) => {
                line!("{text}");
                self.save()?;
                Ok(Some(Next::GoOn))
            }
            Err(message) => {
                line!("{}", self.shelved.cite(&message));
                Ok(None)
            }
        }
    }

    fn order(&mut self, seat: Seat, order: &str) -> Result<Option<Next>, Fault> {
        let now = Some((self.journal.entries().len(), order.to_owned()));
        if let Some(undone) = self.journal.left_undone(seat, order).filter(|_| self.asked_once != now) {
            line!("{} Order it again to do so all the same.", self.shelved.cite(&undone));
            self.asked_once = now;
            return Ok(None);
        }
        self.order_with(seat, order, Vec::new())
    }

    /// Give an order, asking for the dice that it wants.
    fn order_with(&mut self, seat: Seat, order: &str, mut rolls: Vec<u16>) -> Result<Option<Next>, Fault> {
        loop {
            match self.journal.order(seat, order, &rolls) {
                Ok(carried) => {
                    hear(&self.shelved, Eyes::Seat(seat), &carried.heard);
                    if let Some(rest) = carried.rest {
                        line!("The order paused. Its rest: {rest}");
                    }
                    self.save()?;
                    let _ = std::io::stdout().flush();
                    return Ok(Some(Next::GoOn));
                }
                Err(refusal) => {
                    if let Refusal::Die { .. } = refusal {
                        self.save()?;
                    }
                    match self.roll(seat, order, &refusal, &mut rolls) {
                        Some(Next::GoOn) => {}
                        Some(Next::Leave) => return Ok(Some(Next::Leave)),
                        None => {
                            line!("Refused. {}", reason(&self.shelved, &refusal));
                            return Ok(None);
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Rolling, Seed};

    use super::*;

    fn begun(game: &str, options: &[(&str, &str)]) -> Box<dyn AnyJournal> {
        let shelved = shelf::game(game).expect("it is on the shelf");
        let setup = shelved.game.title().setup(None, options.iter().copied()).expect("a known set-up");
        shelved.game.begin(setup, Seed::from_number(7), Rolling::Seeded).expect("it begins").journal
    }

    #[test]
    fn whoever_shares_a_screen_with_another_side_looks_alone_where_the_sides_see_different_things() {
        let shares = |journal: &dyn AnyJournal, humans: &[u8], seat: u8| {
            let humans: Vec<Seat> = humans.iter().copied().map(Seat).collect();
            shares_secrets(journal, &humans, Seat(seat))
        };
        let don = begun("riverdon", &[("muster", "chosen")]);
        assert!(shares(don.as_ref(), &[0, 1, 2], 0) && shares(don.as_ref(), &[0, 1], 1), "an army is bought unseen");
        assert!(!shares(don.as_ref(), &[0, 2], 0), "nobody sits in the referee's seat without its option");
        let refereed = begun("riverdon", &[("referee", "on")]);
        assert!(shares(refereed.as_ref(), &[0, 2], 0));
        let emtsa = begun("emtsa", &[]);
        assert!(shares(emtsa.as_ref(), &[0, 1, 2], 0), "a hand");
        assert!(!shares(emtsa.as_ref(), &[1, 2], 1), "one side has no secrets from itself");
        let elope = begun("elope", &[]);
        assert!(!shares(elope.as_ref(), &[0, 1], 0), "nothing is hidden");
    }
}
