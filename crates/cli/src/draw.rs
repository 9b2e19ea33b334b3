//! `stavka draw`: a scenario drawn at random, as a file to read, to change and to play.

use std::path::PathBuf;

use clap::Args;
use engine::Fault;

use crate::print::out_or_file;
use crate::shelf;

/// Arguments of `stavka draw`.
#[derive(Args)]
pub(crate) struct DrawArgs {
    /// The game's id, from `stavka games`
    game: String,
    /// Who fights, by the ids of factions; whoever is not named is drawn, too
    #[arg(long, value_name = "FACTION", value_delimiter = ',', num_args = 1..)]
    between: Vec<String>,
    /// A number, for a scenario that can be drawn again; without, it is drawn anew
    #[arg(long)]
    seed: Option<u64>,
    /// Where to write it; without, it is shown
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// `stavka draw`.
pub(crate) fn draw(args: &DrawArgs) -> Result<(), Fault> {
    let shelved = shelf::game(&args.game)?;
    let seed = match args.seed {
        Some(seed) => seed,
        None => {
            let mut bytes = [0; 8];
            getrandom::fill(&mut bytes).map_err(|error| Fault::new("the seed", error.to_string()))?;
            u64::from_le_bytes(bytes)
        }
    };
    let between: Vec<&str> = args.between.iter().map(String::as_str).collect();
    let text = shelved.game.drawn(&between, seed)?;
    out_or_file(&text, args.output.as_deref())
}
