//! `stavka text`: an army, a board or whatever else a set-up can carry, written down from a game for another one.

use std::path::PathBuf;

use clap::Args;
use engine::Fault;

use crate::print::out_or_file;
use crate::{Reading, records};

/// Arguments of `stavka text`.
#[derive(Args)]
pub(crate) struct TextArgs {
    /// The game's record
    file: PathBuf,
    /// What is written down, by its id
    #[arg(default_value = "board")]
    text: String,
    /// As this seat knows it; without, as everybody may
    #[arg(long)]
    seat: Option<String>,
    /// Where to write it; without, it is shown
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    reading: Reading,
}

/// `stavka text`.
pub(crate) fn text(args: &TextArgs) -> Result<(), Fault> {
    let (_, opened) = records::open(&args.file, args.reading)?;
    let journal = opened.journal.as_ref();
    let eyes = records::eyes(journal, args.seat.as_deref())?;
    let texts = &journal.title().texts;
    let written = || texts.iter().filter(|text| journal.carried(eyes, &text.id).is_some());
    let text = journal.carried(eyes, &args.text).ok_or_else(|| {
        let ids: Vec<&str> = written().map(|text| text.id.as_str()).collect();
        let fault = Fault::new(args.file.display().to_string(), format!("it has no text {:?} to write", args.text));
        fault.advise(if ids.is_empty() { String::new() } else { format!("It has: {}", ids.join(", ")) })
    })?;
    out_or_file(&text, args.output.as_deref())
}
