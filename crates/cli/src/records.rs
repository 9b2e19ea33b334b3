//! Commands on a recorded game: new, show, order, why, undo, takeback, branch, log, replay.

use std::path::Path;

use engine::erased::{AnyJournal, Reopened};
use engine::journal::LeftLine;
use engine::{Answer, Eyes, Fault, Question, Refusal, Seat, Urgency, notation};

use crate::begin::begin;
use crate::print::line;
use crate::shelf::{self, Shelved};
use crate::{Reading, Setting, ShowArgs, board, file, offers, show};

/// `stavka new`.
pub(crate) fn new(game: &str, output: &Path, setting: &Setting) -> Result<(), Fault> {
    let shelved = setting.choices.game(game)?;
    if output.exists() {
        let fault = Fault::new(output.display().to_string(), "there is a file already");
        return Err(fault.advise("Name another file, or delete this one first."));
    }
    let begun = begin(&shelved, setting, false)?;
    file::write(output, begun.journal.record().as_bytes())?;
    line!("{}: {} begins.", output.display(), shelved.title().name);
    show::decisions(&shelved, begun.journal.as_ref());
    Ok(())
}

/// Open a record and tell what had to be done for it.
pub(crate) fn open(path: &Path, reading: Reading) -> Result<(Shelved, Reopened), Fault> {
    let (shelved, opened) = shelf::open(path, reading.recover)?;
    opened.notices.iter().for_each(|notice| eprintln!("{}", shelved.cite(notice)));
    Ok((shelved, opened))
}

const STRICT: Reading = Reading { recover: false };

/// The seat of this id, or the only one that is asked.
fn seat(journal: &dyn AnyJournal, id: Option<&str>) -> Result<Seat, Fault> {
    let title = journal.title();
    let ids = || title.seats.iter().map(|seat| seat.id.as_str()).collect::<Vec<_>>().join(", ");
    if let Some(id) = id {
        return title.seat(id).ok_or_else(|| {
            Fault::new("--seat", format!("there is no seat {id:?}")).advise(format!("Seats: {}", ids()))
        });
    }
    let waiting: Vec<Seat> =
        journal.asked().iter().filter(|asked| asked.urgency != Urgency::May).map(|asked| asked.seat).collect();
    match waiting.as_slice() {
        [seat] => Ok(*seat),
        [] => Err(Fault::new("stavka", "nobody is asked: the game is over")),
        _ => {
            Err(Fault::new("stavka", "several seats are asked at once")
                .advise(format!("Say which with --seat: {}", ids())))
        }
    }
}

/// The eyes of a seat, or of everybody.
pub(crate) fn eyes(journal: &dyn AnyJournal, id: Option<&str>) -> Result<Eyes, Fault> {
    id.map_or(Ok(Eyes::Public), |id| seat(journal, Some(id)).map(Eyes::Seat))
}

/// `stavka show`.
pub(crate) fn show(args: &ShowArgs) -> Result<(), Fault> {
    let (shelved, opened) = open(&args.file, args.reading)?;
    let journal = opened.journal.as_ref();
    let eyes = eyes(journal, args.seat.as_deref())?;
    let which = offers::Which { all: args.orders, verb: args.verb.as_deref(), who: args.who.as_deref() };
    // Who asks for certain orders has seen the situation.
    let narrow = which.all || which.verb.is_some() || which.who.is_some();
    let sight = show::Sight {
        at: args.at.as_deref(),
        unit: args.unit.as_deref(),
        part: args.part.as_deref(),
        arrivals: args.arrivals,
    };
    if !narrow {
        show::situation(&shelved, journal, eyes, sight)?;
        show::left_lines(journal, &args.file);
        show::decisions(&shelved, journal);
    }
    match eyes {
        // Who looks at one place does not ask for everybody's orders.
        _ if sight.is_narrow() && !narrow => {}
        Eyes::Seat(seat) => {
            let more =
                "`--verb VERB --who WHO` lists those of one counter, `--verb VERB` all of one kind, `--orders` all.";
            offers::show(journal, seat, which, None, more)?;
        }
        Eyes::Public if journal.outcome().is_none() => line!("`--seat SEAT` shows a seat's hand and its legal orders."),
        Eyes::Public => {}
    }
    if let Some(path) = &args.map {
        let elsewhere = board::picture(&shelved, &journal.view(eyes), args.part.as_deref(), path)?;
        line!("{}", path.display());
        if elsewhere > 0 {
            line!("{elsewhere} counters are in places that are not on the map.");
        }
    }
    Ok(())
}

/// Why an order was not carried out, in words.
pub(crate) fn reason(shelved: &Shelved, refusal: &Refusal) -> String {
    match refusal {
        Refusal::Breach { breach: message } | Refusal::Refused { refusal: message, .. } => shelved.cite(message),
        Refusal::Missing { field } => format!("The order is not complete: {field} is missing."),
        Refusal::Die { sides, clause, .. } => format!("A die with {sides} sides is to be rolled ({clause})."),
        Refusal::Astray { text } => text.clone(),
    }
}

/// `stavka order`.
pub(crate) fn order(path: &Path, text: &str, id: Option<&str>, dice: &[u16], sure: bool) -> Result<(), Fault> {
    let (shelved, mut opened) = open(path, STRICT)?;
    let seat = seat(opened.journal.as_ref(), id)?;
    if let Some(undone) = opened.journal.left_undone(seat, text).filter(|_| !sure) {
        let fault = Fault::new("not yet", shelved.cite(&undone));
        return Err(fault.advise("Order that first, or give this order again with --sure."));
    }
    let wanted = dice_wanted(opened.journal.as_ref(), seat, text, dice);
    let carried = opened.journal.order(seat, text, dice).map_err(|refusal| {
        // An order that waits for a die stays on the table.
        if let Refusal::Die { .. } = refusal {
            let _ = file::write(path, opened.journal.record().as_bytes());
        }
        let fault = Fault::new("refused", reason(&shelved, &refusal));
        match refusal {
            Refusal::Die { .. } => {
                fault.advise(format!("{wanted}Give the order again with --dice and all faces in order: --dice 3 5"))
            }
            Refusal::Breach { breach } => match breach.clause {
                Some(clause) => {
                    fault.advise(format!("`stavka rules {} {clause}` shows the clause.", shelved.game.title().id))
                }
                None => fault,
            },
            _ => fault,
        }
    })?;
    file::write(path, opened.journal.record().as_bytes())?;
    for heard in carried.heard.iter().filter(|heard| Eyes::Seat(seat).among(heard.to)) {
        line!("{}", shelved.cite(&heard.message));
    }
    if let Some(rest) = carried.rest {
        line!("The order paused. Its rest: {rest}");
    }
    show::decisions(&shelved, opened.journal.as_ref());
    Ok(())
}

/// How many dice an order wants after these, where players roll their own and it can be told: a sentence.
pub(crate) fn dice_wanted(journal: &dyn AnyJournal, seat: Seat, text: &str, rolled: &[u16]) -> String {
    let Some(wanted) = journal.dice_wanted(seat, text, rolled) else { return String::new() };
    let more = if rolled.is_empty() { "" } else { " more" };
    match (wanted.least, wanted.most) {
        (0, Some(0)) => String::new(),
        (1, Some(1)) => format!("One die{more} is wanted. "),
        (least, Some(most)) if least == most => format!("{least} dice{more} are wanted. "),
        (least, Some(most)) => format!("{least} to {most} dice{more} are wanted, as they fall. "),
        (least, None) => format!("At least {least} dice{more} are wanted. "),
    }
}

/// `stavka why`.
pub(crate) fn why(path: &Path, text: &str, id: Option<&str>) -> Result<(), Fault> {
    let (shelved, opened) = open(path, STRICT)?;
    let journal = opened.journal.as_ref();
    explain(&shelved, journal, seat(journal, id)?, text);
    Ok(())
}

/// Judge an order and show how the judgement comes about.
pub(crate) fn explain(shelved: &Shelved, journal: &dyn AnyJournal, seat: Seat, text: &str) {
    match journal.judge(seat, text) {
        Ok(()) => line!("Legal."),
        Err(refused) => return line!("Refused. {}", reason(shelved, &refused)),
    }
    let Ok(draft) = notation::parse(journal.title().verbs, text) else { return };
    // What is told, and the number that belongs to it.
    let mut told: Vec<(String, String)> = Vec::new();
    for question in [Question::Why { order: draft.clone() }, Question::Odds { order: draft }] {
        let Ok(Answer { derivation, outcomes, .. }) = journal.answer(seat, &question) else { continue };
        for step in derivation {
            told.extend(step.heading.map(|heading| (format!("{}:", shelved.sentence(&heading)), String::new())));
            let sum = match (step.adds, step.halves) {
                (0, _) => String::new(),
                (adds, false) => format!("{adds:+} = {}", step.sum),
                (adds, true) => format!("{:+} = {}", adds as f64 / 2.0, step.sum as f64 / 2.0),
            };
            told.push((format!("  {}", shelved.cite(&step.what)), sum));
        }
        for chances in outcomes {
            let result = format!("  {}", shelved.cite(&chances.result));
            told.push((result, format!("{} in {}", chances.weight, chances.of)));
        }
    }
    let numbered = told.iter().filter(|(_, number)| !number.is_empty());
    let width = numbered.map(|(text, _)| text.chars().count()).max().unwrap_or(0).clamp(LEAST_WIDTH, MOST_WIDTH);
    told.iter().for_each(|(text, number)| line!("{}", format!("{text:<width$} {number}").trim_end()));
    let wanted = dice_wanted(journal, seat, text, &[]);
    if !wanted.is_empty() {
        line!("{}", wanted.trim_end());
    }
}

/// Where the numbers of a derivation stand.
const LEAST_WIDTH: usize = 46;
const MOST_WIDTH: usize = 80;

/// `stavka undo`.
pub(crate) fn undo(path: &Path, id: Option<&str>) -> Result<(), Fault> {
    let (shelved, mut opened) = open(path, STRICT)?;
    let seat = match (id, opened.journal.entries().last()) {
        (Some(id), _) => seat(opened.journal.as_ref(), Some(id))?,
        (None, Some(entry)) => entry.seat,
        (None, None) => return Err(Fault::new("undo", "nothing has been ordered yet")),
    };
    let undone = opened.journal.undoable(seat).map_err(|message| Fault::new("undo", shelved.cite(&message)))?;
    opened.journal.undo(seat).map_err(|message| Fault::new("undo", shelved.cite(&message)))?;
    file::write(path, opened.journal.record().as_bytes())?;
    line!("Order {} is taken back. `stavka redo` gives it again.", undone + 1);
    show::left_lines(opened.journal.as_ref(), path);
    show::decisions(&shelved, opened.journal.as_ref());
    Ok(())
}

/// `stavka redo`.
pub(crate) fn redo(path: &Path) -> Result<(), Fault> {
    let (shelved, mut opened) = open(path, STRICT)?;
    let journal = opened.journal.as_mut();
    let seats: Vec<Seat> = journal.title().all_seats().collect();
    if !seats.into_iter().any(|seat| journal.redo(seat).is_ok()) {
        return Err(Fault::new("redo", "there is nothing to give again"));
    }
    file::write(path, journal.record().as_bytes())?;
    line!("Order {} is given again.", journal.entries().len());
    show::decisions(&shelved, journal);
    Ok(())
}

/// `stavka takeback`.
pub(crate) fn takeback(path: &Path, number: usize) -> Result<(), Fault> {
    let (shelved, mut opened) = open(path, STRICT)?;
    let to = number.checked_sub(1).ok_or_else(|| Fault::new("takeback", "orders are counted from 1"))?;
    opened.journal.takeback(to).map_err(|fault| Fault { source: "takeback".into(), ..fault })?;
    file::write(path, opened.journal.record().as_bytes())?;
    line!("The game goes on from before order {number}. Dice that fell are spent.");
    show::left_lines(opened.journal.as_ref(), path);
    show::decisions(&shelved, opened.journal.as_ref());
    Ok(())
}

/// `stavka branch FILE`.
pub(crate) fn branches(path: &Path) -> Result<(), Fault> {
    let (shelved, opened) = open(path, STRICT)?;
    let journal = opened.journal.as_ref();
    let lines = journal.left_lines();
    if lines.is_empty() {
        line!("No line of play was left: nothing was taken back.");
    }
    for LeftLine { branch, after, orders } in lines {
        let stage = match journal.branch_view(branch, Eyes::Public) {
            Ok(view) => view.brief().iter().map(|message| shelved.sentence(message)).collect::<Vec<_>>().join(", "),
            Err(_) => "played under other rules: it can be read but not opened".to_owned(),
        };
        line!("{branch:>4}  {orders} orders after order {after}, up to: {stage}");
    }
    Ok(())
}

/// `stavka branch FILE BRANCH`.
pub(crate) fn open_branch(path: &Path, branch: u32) -> Result<(), Fault> {
    let (shelved, mut opened) = open(path, STRICT)?;
    opened.journal.open_branch(branch).map_err(|fault| {
        Fault { source: "branch".into(), ..fault }.advise(format!("`stavka branch {}` lists them.", path.display()))
    })?;
    file::write(path, opened.journal.record().as_bytes())?;
    line!("The game goes on from branch {branch}, after order {}.", opened.journal.entries().len());
    show::left_lines(opened.journal.as_ref(), path);
    show::decisions(&shelved, opened.journal.as_ref());
    Ok(())
}

/// `stavka log`.
pub(crate) fn log(path: &Path, id: Option<&str>, reading: Reading) -> Result<(), Fault> {
    let (shelved, opened) = open(path, reading)?;
    let journal = opened.journal.as_ref();
    for (at, message) in journal.log(eyes(journal, id)?)? {
        let number = at.map_or("-".to_owned(), |at| (at + 1).to_string());
        line!("{number:>4}  {}", shelved.cite(&message));
    }
    show::left_lines(journal, path);
    Ok(())
}

/// `stavka replay`.
pub(crate) fn replay(path: &Path, verify: bool) -> Result<(), Fault> {
    let (shelved, opened) = open(path, STRICT)?;
    let journal = opened.journal.as_ref();
    if verify {
        let digest = journal.verify().map_err(|fault| Fault { source: path.display().to_string(), ..fault })?;
        let dice = match journal.has_seed() {
            true => "every die as the seed gives it, or as it was typed",
            false => "with the dice as recorded; the seed is not known",
        };
        match journal.entries().len() {
            1 => line!("1 order replays to {digest}, {dice}."),
            count => line!("{count} orders replay to {digest}, {dice}."),
        }
        return Ok(());
    }
    // The whole record shows everything: it is the host's copy.
    for (at, entry) in journal.entries().iter().enumerate() {
        let dice: Vec<String> = entry.dice.iter().map(|die| die.value.to_string()).collect();
        let dice = if dice.is_empty() { String::new() } else { format!("   [{}]", dice.join(" ")) };
        line!("{:>4}  {:<10} {}{dice}", at + 1, journal.title().seat_id(entry.seat), entry.order);
    }
    show::left_lines(journal, path);
    show::decisions(&shelved, journal);
    Ok(())
}
