//! `stavka sim`: many games by computer players, and what came of them.

mod print;
mod seats;

use clap::Args;
use engine::Fault;
use lab::Plan;

use crate::choices::Choices;
use crate::print::{line, progress};

pub(crate) use seats::unknown_seat;

/// Arguments of `stavka sim`.
#[derive(Args)]
pub(crate) struct SimArgs {
    /// The game's id, from `stavka games`
    game: String,
    #[command(flatten)]
    choices: Choices,
    /// How many games
    #[arg(long, default_value_t = 100, value_name = "N")]
    games: u64,
    /// The seed of the first game; each game takes the next number
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// Replay each game from its record, and compare the end
    #[arg(long)]
    verify: bool,
    /// One JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// On how many cores; without, on all
    #[arg(long, default_value_t = 0, hide_default_value = true, value_name = "N")]
    threads: usize,
    /// Listen to one game in so many for the clauses it rests on; the others are quicker
    #[arg(long, default_value_t = 4, value_name = "N")]
    listen: u64,
    #[command(flatten)]
    seats: seats::Seats,
}

/// `stavka sim`.
pub(crate) fn sim(args: &SimArgs) -> Result<(), Fault> {
    if args.games == 0 {
        return Err(Fault::new("--games", "no games, no results").advise("Say how many: --games 100"));
    }
    let shelved = args.choices.game(&args.game)?;
    let title = shelved.game.title();
    let plan = Plan {
        setups: match args.choices.scenario_file {
            Some(_) => vec![args.choices.setup_of(&shelved)?],
            None => args.choices.setups(title)?,
        },
        games: args.games,
        first_seed: args.seed,
        players: args.seats.players(title)?,
        listen_every: args.listen,
        verify: args.verify,
        threads: args.threads,
        ..Plan::new(title, commander::Kind::Random)
    };
    let bar = progress(args.games, "{bar:40} {pos} of {len} games, {eta} to go");
    bar.tick();
    let report = shelved.game.study(&plan, &|| bar.inc(1));
    bar.finish_and_clear();
    let told = print::Findings {
        title,
        catalogue: shelved.game.catalogue(),
        scenario: args.choices.scenario.as_deref(),
        plan: &plan,
        report: &report,
    };
    match args.json {
        true => line!("{}", told.json()?),
        false => line!("{}", told.table()),
    }
    match report.failures.len() {
        0 => Ok(()),
        failed => Err(Fault::new("stavka sim", format!("{failed} of {} games failed", report.games))
            .advise("Each can be repeated by the command that is shown with it.")),
    }
}
