//! `stavka print`: a game on paper, as one PDF.

use std::path::PathBuf;

use ::shelf::{Occasion, Progress};
use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum};
use engine::Fault;
use press::paper::{Flip, Paper};
use press::{HEX, HEXES, Order, Part};

use crate::choices::Choices;
use crate::print::{line, progress};
use crate::{Reading, file, records, shelf};

/// Arguments of `stavka print`.
#[derive(Args)]
pub(crate) struct PrintArgs {
    /// The game's id, from `stavka games`
    game: String,
    /// Where to write the PDF
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// The paper in your printer
    #[arg(long, default_value = "a4", value_parser = PossibleValuesParser::new(Paper::ALL.map(|(word, _)| word)))]
    paper: String,
    /// The map on one large sheet instead of tiles
    #[arg(long)]
    poster: bool,
    /// Millimetres from hex to hex: 16 for counters of half an inch, 19 for 15 mm
    #[arg(long, value_name = "MM", default_value_t = HEX)]
    hex: f64,
    /// Over which edge your printer turns the sheet for its back
    #[arg(long, value_enum, default_value = "long")]
    flip: Edge,
    /// Only these parts; without, all of a game, or the set-up sheet of a position
    #[arg(long, value_delimiter = ',', value_parser = PossibleValuesParser::new(Part::ALL.map(|(word, _)| word)))]
    only: Vec<String>,
    /// The set-up sheet of a game in progress: the map with its counters and what lies where; and the sheet of a battle
    /// that is to be fought on a real table
    #[arg(long, value_name = "RECORD", conflicts_with_all = ["scenario", "edition", "set"])]
    position: Option<PathBuf>,
    /// The position as this seat sees it; without, what everybody may see
    #[arg(long, requires = "position")]
    seat: Option<String>,
    /// For a campaign between these factions that is in no scenario: counters of all that they can have, and their charts
    #[arg(long, value_name = "FACTION", value_delimiter = ',', num_args = 1..,
        conflicts_with_all = ["position", "scenario", "scenario_file", "data"])]
    between: Vec<String>,
    #[command(flatten)]
    choices: Choices,
    #[command(flatten)]
    reading: Reading,
}

#[derive(Clone, Copy, ValueEnum)]
enum Edge {
    /// As the pages of a book
    Long,
    /// As the sheets of a pad
    Short,
}

/// `stavka print`.
pub(crate) fn print(args: &PrintArgs) -> Result<(), Fault> {
    let order = order(args)?;
    let (shelved, drawn) = match args.between.is_empty() {
        true => (args.choices.game(&args.game)?, None),
        false => {
            let (corrections, scenario) = drawn(args)?;
            (shelf::game_with(&args.game, &corrections, BETWEEN)?, Some(scenario))
        }
    };
    let occasion = match &args.position {
        None => Occasion::Scenario(match &drawn {
            Some(scenario) => args.choices.setup_named(&shelved, scenario)?,
            None => args.choices.setup_of(&shelved)?,
        }),
        Some(path) => {
            let (recorded, opened) = records::open(path, args.reading)?;
            let title = recorded.game.title();
            if title.id != args.game {
                let fault = Fault::new(path.display().to_string(), format!("this is a game of {}", title.name));
                return Err(fault.advise(format!("`stavka print {}` prints it.", title.id)));
            }
            let eyes = records::eyes(opened.journal.as_ref(), args.seat.as_deref())?;
            let journal = opened.journal;
            Occasion::Position(journal.setup().clone(), Box::new(journal.view(eyes)), journal.sheets(eyes))
        }
    };
    let bar = progress(0, "{bar:40} {pos} of {len} pages");
    let mut pages = 0;
    let pdf = shelved.print(&occasion, order, |progress: Progress| {
        pages = progress.pages;
        bar.set_length(progress.pages as u64);
        bar.set_position(progress.done as u64);
    });
    bar.finish_and_clear();
    let pdf = pdf?;
    file::write(&args.output, &pdf)?;
    line!("{}: {pages} pages, {:.1} MB", args.output.display(), pdf.len() as f64 / 1e6);
    Ok(())
}

const BETWEEN: &str = "--between";

/// The corrections that add a scenario between factions, always the same one, and its id.
fn drawn(args: &PrintArgs) -> Result<(String, String), Fault> {
    let game = shelf::game(&args.game)?.game;
    let between: Vec<&str> = args.between.iter().map(String::as_str).collect();
    game.home_made(&game.drawn(&between, 1)?, BETWEEN)
}

fn order(args: &PrintArgs) -> Result<Order, Fault> {
    if !HEXES.contains(&args.hex) {
        let reason = format!("{} mm are too few or too many: {} to {}", args.hex, HEXES.start(), HEXES.end());
        return Err(Fault::new("--hex", reason));
    }
    let mut parts: Vec<Part> = args.only.iter().filter_map(|word| Part::of(word)).collect();
    if parts.is_empty() {
        parts = Part::usual(args.position.is_some());
    }
    if parts.contains(&Part::Position) && args.position.is_none() {
        return Err(Fault::new("--only", "there is no position to print").advise("Name its record with --position."));
    }
    if args.poster {
        parts.retain(|part| *part != Part::Map);
        parts.push(Part::Poster);
    }
    Ok(Order {
        paper: Paper::of(&args.paper).unwrap_or(Paper::A4),
        flip: match args.flip {
            Edge::Long => Flip::Long,
            Edge::Short => Flip::Short,
        },
        hex: args.hex,
        parts,
    })
}
