//! Showing games, rules and situations as text.

use std::path::Path;

use engine::erased::{AnyJournal, Asked};
use engine::view::Track;
use engine::{Board, Eyes, Fault, SmolStr, Urgency, View};

use crate::print::line;
use crate::shelf::{self, Shelved};

/// `stavka games`.
pub(crate) fn games() -> Result<(), Fault> {
    for game in shelf::games()? {
        let title = game.title();
        line!("{} - {}\n  {}", title.id, title.name, title.about);
        let seats: Vec<&str> = title.seats.iter().map(|seat| seat.id.as_str()).collect();
        line!("  seats      {}", seats.join(", "));
        for scenario in &title.scenarios {
            line!("  scenario   {:<10} {} - {}", scenario.id, scenario.name, scenario.about);
        }
        for option in &title.options {
            line!("  option     {:<10} {} ({}): {}", option.id, option.name, option.clause, option.values.join(" | "));
        }
    }
    Ok(())
}

/// `stavka rules`.
pub(crate) fn rules(game: &str, clause: Option<&str>) -> Result<(), Fault> {
    let (catalogue, coverage) = shelf::rulebook(game)?;
    let Some(id) = clause else {
        line!("{}\n", catalogue.title);
        for clause in &catalogue.clauses {
            line!("{:<10} {}", clause.id, clause.title);
        }
        line!("\n`stavka rules {game} CLAUSE` shows one of them.");
        return Ok(());
    };
    let clause = catalogue.clause(id).ok_or_else(|| {
        Fault::new(game, format!("there is no clause {id:?}")).advise(format!("`stavka rules {game}` lists them."))
    })?;
    line!("{} {}\n\n{}", clause.id, clause.title, clause.text);
    if !clause.edition.is_empty() {
        line!("\nOnly in the {} edition.", clause.edition);
    }
    if !clause.original.is_empty() {
        line!("\nOriginal edition: {}", clause.original);
    }
    if !clause.ruling.is_empty() {
        line!("\nOur ruling: {}", clause.ruling);
    }
    if !clause.unplayed.is_empty() {
        line!("\nNo moment of its own in play: {}", clause.unplayed);
    }
    if !clause.rare.is_empty() {
        line!("\nSeldom met in play: {}", clause.rare);
    }
    if !clause.checks.is_empty() {
        line!();
    }
    for (index, check) in clause.checks.iter().enumerate() {
        line!("  #{} {check}", index + 1);
    }
    for test in coverage.tests.get(id).into_iter().flatten() {
        line!("  tested: {}", test.replace('_', " "));
    }
    Ok(())
}

/// `stavka rules --unplayed`.
pub(crate) fn unplayed(game: &str) -> Result<(), Fault> {
    let (catalogue, _) = shelf::rulebook(game)?;
    line!("{}: clauses that no event, die, refusal or explanation can rest on\n", catalogue.title);
    for (id, reason) in catalogue.unplayed() {
        line!("{id:<12} {reason}");
    }
    Ok(())
}

/// `stavka rules --coverage`.
pub(crate) fn coverage(game: &str, json: bool) -> Result<(), Fault> {
    let (catalogue, coverage) = shelf::rulebook(game)?;
    if json {
        let text = serde_json::to_string(&coverage).map_err(|error| Fault::new(game, error.to_string()))?;
        line!("{text}");
        return Ok(());
    }
    for clause in &catalogue.clauses {
        let tests = coverage.tests.get(&clause.id).map(Vec::as_slice).unwrap_or_default();
        let missing = coverage.missing.iter().filter(|id| id.split('#').next() == Some(clause.id.as_str()));
        let missing: Vec<&str> = missing.map(String::as_str).collect();
        let note = if missing.is_empty() { String::new() } else { format!("   MISSING {}", missing.join(" ")) };
        line!("{:<10} {}{note}", clause.id, clause.title);
        tests.iter().for_each(|test| line!("             {test}"));
    }
    coverage.unknown.iter().for_each(|cite| line!("cited, but not in the catalogue: {cite}"));
    line!("{} of {} checks covered", coverage.checks_covered, coverage.checks);
    line!("{} of {} clauses covered", coverage.covered, coverage.clauses);
    Ok(())
}

/// What of a situation is shown; without anything, all that is in play.
#[derive(Clone, Copy, Default)]
pub(crate) struct Sight<'a> {
    /// One place, by its number or its name.
    pub(crate) at: Option<&'a str>,
    /// One counter.
    pub(crate) unit: Option<&'a str>,
    /// A part of the map, from corner to corner.
    pub(crate) part: Option<&'a str>,
    /// Also what comes later.
    pub(crate) arrivals: bool,
}

impl Sight<'_> {
    /// Whether only a part of the situation is shown.
    pub(crate) fn is_narrow(&self) -> bool {
        self.at.is_some() || self.unit.is_some() || self.part.is_some()
    }

    /// Leave in a view only what is to be shown; gives how many counters are still to come and are not.
    fn narrow(&self, shelved: &Shelved, view: &mut View) -> Result<usize, Fault> {
        let board = shelved.game.board();
        let within = self.part.map(|part| within(&board, part)).transpose()?;
        let hex = |place: &str| place.split('/').next().unwrap_or(place).to_owned();
        let named = |place: &str, name: &str| {
            place == name
                || hex(place) == name
                || shelved.name_of(place).split(' ').any(|word| word.eq_ignore_ascii_case(name))
        };
        let shown = |place: &str| {
            self.at.is_none_or(|name| named(place, name))
                && within.as_ref().is_none_or(|places| places.contains(&hex(place)))
        };
        view.counters.retain(|counter| shown(&counter.place) && self.unit.is_none_or(|unit| counter.id == unit));
        view.marks.retain(|mark| shown(&mark.place) && self.unit.is_none());
        if view.counters.is_empty() && view.marks.is_empty() && (self.at.is_some() || self.unit.is_some()) {
            let name = self.unit.or(self.at).unwrap_or_default();
            return Err(Fault::new("show", format!("nothing of {name:?} is in sight"))
                .advise("`stavka show FILE` without --at and --unit names every place and counter."));
        }
        if self.arrivals || self.is_narrow() {
            return Ok(0);
        }
        let later = |place: &str| board.boxes.iter().any(|aside| aside.later && aside.id == place);
        let before = view.counters.len();
        view.counters.retain(|counter| !later(&counter.place));
        Ok(before - view.counters.len())
    }
}

/// The places between two corners of the board.
fn within(board: &Board, part: &str) -> Result<Vec<String>, Fault> {
    let wrong = |reason: String| Fault::new("--part", reason).advise("It is written 1905:3324.");
    let (first, last) = part.split_once(':').ok_or_else(|| wrong(format!("{part:?} is not HEX:HEX")))?;
    let place = |id: &str| board.places.iter().find(|place| place.id == id);
    let corner = |id: &str| place(id).ok_or_else(|| wrong(format!("there is no hex {id:?} on this map")));
    let (a, b) = (corner(first)?, corner(last)?);
    // Every other column stands half a hex lower.
    let between = |value: f64, a: f64, b: f64| (a.min(b) - 0.6..=a.max(b) + 0.6).contains(&value);
    let inside = board.places.iter().filter(|place| between(place.x, a.x, b.x) && between(place.y, a.y, b.y));
    Ok(inside.map(|place| place.id.clone()).collect())
}

/// The situation as these eyes see it.
pub(crate) fn situation(
    shelved: &Shelved,
    journal: &dyn AnyJournal,
    eyes: Eyes,
    sight: Sight<'_>,
) -> Result<(), Fault> {
    let mut view = journal.view(eyes);
    let to_come = sight.narrow(shelved, &mut view)?;
    let stage: Vec<String> = view.stage.iter().map(|message| shelved.sentence(message)).collect();
    line!("{} · {}", shelved.title().name, stage.join(" · "));
    counters(shelved, &view);
    for counter in view.counters.iter().filter(|counter| sight.unit == Some(counter.id.as_str())) {
        counter.errand.iter().for_each(|errand| line!("  {}", shelved.cite(errand)));
    }
    match to_come {
        0 => {}
        1 => line!("  1 counter is still to come."),
        count => line!("  {count} counters are still to come."),
    }
    if sight.is_narrow() {
        return Ok(());
    }
    tracks(shelved, &view.tracks);
    for hand in view.hands.iter().filter(|hand| hand.count > 0) {
        let hidden = (hand.hidden() > 0).then(|| format!("{} hidden", hand.hidden()));
        let cards: Vec<String> = hand.seen.iter().map(|id| shelved.name_of(id)).chain(hidden).collect();
        line!("  {}: {}", shelved.caption("hand", &hand.id), cards.join(", "));
    }
    Ok(())
}

/// A track that ends so far off: how far does not matter, unless its parts mean something.
const FAR: i64 = 99;

/// What is nobody's in one line, then a line for each faction.
fn tracks(shelved: &Shelved, tracks: &[Track]) {
    let common = tracks.iter().filter(|track| track.faction.is_none());
    let value = |track: &Track| match track.most >= FAR && track.stretches.is_empty() {
        true => track.value.to_string(),
        false => format!("{} of {}", track.value, track.most),
    };
    let common: Vec<String> =
        common.map(|track| format!("{} {}", shelved.caption("track", &track.id), value(track))).collect();
    if !common.is_empty() {
        line!("  {}", common.join(" · "));
    }
    let mut told: Vec<&SmolStr> = Vec::new();
    for faction in tracks.iter().filter_map(|track| track.faction.as_ref()) {
        if told.contains(&faction) {
            continue;
        }
        told.push(faction);
        let own = tracks.iter().filter(|track| track.faction.as_ref() == Some(faction));
        let own: Vec<String> =
            own.map(|track| format!("{} {}", shelved.caption("track", &track.id), track.value)).collect();
        line!("  {}: {}", shelved.name_of(faction), own.join(" · "));
    }
}

fn counters(shelved: &Shelved, view: &View) {
    let mut places: Vec<&str> = view.counters.iter().map(|counter| counter.place.as_str()).collect();
    places.sort_unstable();
    places.dedup();
    for place in places {
        let here = view.counters.iter().filter(|counter| counter.place == place).map(|counter| {
            let values: Vec<String> = counter.values.iter().map(|(name, value)| format!("{name} {value}")).collect();
            let notes = counter.notes.iter().map(|note| shelved.sentence(note));
            let states = counter
                .states
                .iter()
                .map(ToString::to_string)
                .chain(notes)
                .map(|said| format!(", {said}"))
                .collect::<String>();
            format!("{} [{}: {}{states}]", counter.id, counter.faction, values.join(", "))
        });
        let marks: Vec<&str> =
            view.marks.iter().filter(|mark| mark.place == place).map(|mark| mark.id.as_str()).collect();
        let here = here.collect::<Vec<_>>().join(", ");
        let marks = if marks.is_empty() { String::new() } else { format!("  ({})", marks.join(", ")) };
        line!("  {:<14} {here}{marks}", shelved.name_of(place));
    }
    let bare: Vec<String> = view
        .marks
        .iter()
        .filter(|mark| !view.counters.iter().any(|counter| counter.place == mark.place))
        .map(|mark| format!("{} at {}", mark.id, mark.place))
        .collect();
    if !bare.is_empty() {
        line!("  {}", bare.join(", "));
    }
}

/// Whose decision it is, and by which clause.
pub(crate) fn decisions(shelved: &Shelved, journal: &dyn AnyJournal) {
    if let Some((_, how)) = journal.outcome() {
        line!("{}", shelved.cite(&how));
        return;
    }
    for Asked { seat, urgency, prompt, .. } in journal.asked() {
        let note = match urgency {
            Urgency::Asked => "",
            Urgency::Sealed => " (sealed)",
            Urgency::May => " (may interject)",
        };
        let name = shelved.name_of(journal.title().seat_id(seat));
        line!("{name}{note}: {} [{}]", shelved.sentence(&prompt), prompt.clause.as_deref().unwrap_or("-"));
    }
}

/// That lines of play were left, where some were.
pub(crate) fn left_lines(journal: &dyn AnyJournal, path: &Path) {
    let file = path.display();
    match journal.left_lines().len() {
        0 => {}
        1 => line!("A line of play that was left is kept: `stavka branch {file}` shows it and goes back to it."),
        count => line!("{count} lines of play that were left are kept: `stavka branch {file}` lists them."),
    }
}
