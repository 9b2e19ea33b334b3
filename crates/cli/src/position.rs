//! `stavka position`, and games begun from one: a position from a real table, written, read and judged.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use clap::Args;
use engine::situation::Survey;
use engine::{Fault, Flaw, Rolling, Seed, Setup, Situation, Title};

use crate::print::out_or_file;
use crate::shelf::{self, Shelved};
use crate::{choices, file};

/// Arguments of `stavka position`.
#[derive(Args)]
pub(crate) struct PositionArgs {
    /// A game's record; or a game's id, for the set-up of a scenario as a pattern to start from
    #[arg(value_name = "FILE|GAME")]
    what: PathBuf,
    /// The position before this order; without, the latest that can be written
    #[arg(long, value_name = "ORDER")]
    at: Option<usize>,
    /// Where to write it; without, it is shown
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    choices: choices::Choices,
}

/// `stavka position`.
pub(crate) fn position(args: &PositionArgs) -> Result<(), Fault> {
    let text = match args.what.is_file() {
        true => of_record(&args.what, args.at)?,
        false => of_scenario(args)?,
    };
    out_or_file(&text, args.output.as_deref())
}

fn of_record(path: &Path, at: Option<usize>) -> Result<String, Fault> {
    let (_, opened) = shelf::open(path, false)?;
    let journal = opened.journal.as_ref();
    let fault = |reason: &str| Fault::new(path.display().to_string(), reason);
    if let Some(number) = at {
        let order = number.checked_sub(1).filter(|order| *order <= journal.entries().len());
        let order = order.ok_or_else(|| fault("there is no such order").advise("Orders are counted from 1."))?;
        let text = journal.written_at(order)?.ok_or_else(|| {
            fault("before that order somebody was in the middle of something")
                .advise("A position can be written when a phase begins; without --at the latest one is found.")
        })?;
        return Ok(headed(journal.title(), journal.setup(), number, "") + &text);
    }
    for order in (0..=journal.entries().len()).rev() {
        if let Some(text) = journal.written_at(order)? {
            return Ok(headed(journal.title(), journal.setup(), order + 1, "") + &text);
        }
    }
    Err(fault("no position of it can be written down").advise("Not every game can be entered from a real table."))
}

fn of_scenario(args: &PositionArgs) -> Result<String, Fault> {
    let shelved = args
        .choices
        .game(&args.what.to_string_lossy())
        .map_err(|fault| fault.advise("Name a record that exists, or a game: `stavka games` lists them."))?;
    let setup = args.choices.setup_of(&shelved)?;
    let begun = shelved.game.begin(setup.clone(), Seed::from_number(0), Rolling::Seeded)?;
    let text = begun.journal.written_at(0)?.ok_or_else(|| cannot_be_entered(&shelved))?;
    Ok(headed(shelved.game.title(), &setup, 1, &fields(&shelved, &setup)) + &text)
}

fn cannot_be_entered(shelved: &Shelved) -> Fault {
    Fault::new(shelved.game.title().id.as_str(), "this game cannot be entered from a real table")
}

/// What the position belongs to, how a game begins from it, and what else people should know.
fn headed(title: &Title, setup: &Setup, order: usize, remarks: &str) -> String {
    let mut text = format!("# {}, the position before order {order}. A game begins from it with\n", title.name);
    let _ = write!(text, "#   stavka new {} --scenario {}", title.id, setup.scenario);
    for option in &title.options {
        let value = setup.options.get(&option.id);
        if let Some(value) = value.filter(|value| Some(*value) != option.values.first()) {
            let _ = write!(text, " --set {}={value}", option.id);
        }
    }
    text + " --position THIS_FILE -o game.stavka\n" + remarks + &Situation::headed(title, setup).to_string()
}

/// What can be written, for people.
fn fields(shelved: &Shelved, setup: &Setup) -> String {
    use engine::situation::FormKind;
    let Some(form) = shelved.game.form(setup) else { return String::new() };
    let example = form.counters.iter().find_map(|one| Some(format!("{}({})", one.id, one.states.first()?)));
    let aboard = if form.counters.iter().any(|one| one.carries) { "`aboard COUNTER`, " } else { "" };
    let mut text = format!(
        "#\n# A line is a field and its value, or a place and its counters: places by number or name, {aboard}or a box.\n\
         # States stand in parentheses: {}. A # begins a remark.\n#\n",
        example.unwrap_or_else(|| "counter(state)".to_owned()),
    );
    for field in &form.fields {
        let what = match &field.kind {
            FormKind::Choice { values } => values.iter().map(|value| value.id.as_str()).collect::<Vec<_>>().join(" | "),
            FormKind::Number { least, most } => format!("{least} to {most}"),
            FormKind::Places { .. } => "places".to_owned(),
        };
        let label = shelved.cite(&field.label);
        let _ = writeln!(text, "#   {:<17} {what:<44} {label}", format!("{}:", field.key));
    }
    let boxes: Vec<&str> = form.boxes.iter().map(|one| one.id.as_str()).collect();
    let _ = writeln!(text, "#   boxes: {}\n", boxes.join(", "));
    text
}

/// A setup that begins from the position in a file, judged.
pub(crate) fn from_file(shelved: &Shelved, setup: Setup, path: &Path) -> Result<Setup, Fault> {
    let text = file::read(path)?;
    let Some(Survey { flaws, notices, .. }) = shelved.game.survey(&setup, &text) else {
        // A set-up that cannot be played says why.
        shelved.game.begin(setup, Seed::from_number(0), Rolling::Seeded)?;
        return Err(cannot_be_entered(shelved));
    };
    let source = path.display().to_string();
    let told = |flaw: &Flaw| match flaw.line {
        Some(line) => format!("{source}:{line}: {}", shelved.cite(&flaw.what)),
        None => format!("{source}: {}", shelved.cite(&flaw.what)),
    };
    // What must be mended comes before what was merely assumed.
    flaws.iter().for_each(|flaw| eprintln!("{}", told(flaw)));
    for notice in &notices {
        eprintln!("{}", told(notice));
        // The first is named by the text.
        let others: Vec<String> = notice.counters.iter().skip(1).map(|id| shelved.name_of(id)).collect();
        if !others.is_empty() {
            eprintln!("   {}", others.join(", "));
        }
    }
    if flaws.is_empty() {
        return Ok(setup.from_position(&text));
    }
    let reason = match flaws.len() {
        1 => "one thing is wrong with this position".to_owned(),
        count => format!("{count} things are wrong with this position"),
    };
    Err(Fault::new(source, reason).advise(format!("`stavka rules {} CLAUSE` shows a clause.", shelved.game.title().id)))
}
