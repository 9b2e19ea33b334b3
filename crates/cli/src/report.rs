//! `stavka report`: the after-action report of a recorded game, as one HTML file.

use std::path::PathBuf;

use clap::Args;
use engine::Fault;
use report::Wanted;

use crate::print::{line, progress};
use crate::records::{eyes, open};
use crate::{Reading, file};

/// Arguments of `stavka report`.
#[derive(Args)]
pub(crate) struct ReportArgs {
    /// The game's record
    file: PathBuf,
    /// Where to write the page; without, beside the record
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// As this seat may know it; without, as everybody may
    #[arg(long)]
    seat: Option<String>,
    #[command(flatten)]
    reading: Reading,
}

/// `stavka report`.
pub(crate) fn report(args: &ReportArgs) -> Result<(), Fault> {
    let (shelved, opened) = open(&args.file, args.reading)?;
    let journal = opened.journal.as_ref();
    let eyes = eyes(journal, args.seat.as_deref())?;
    let wanted = Wanted { eyes, ..Wanted::default() };
    let bar = progress(journal.entries().len() as u64, "{bar:40} {pos} of {len} orders");
    let page = report::write(&shelved, journal, &wanted, &mut |order| bar.set_position(order as u64));
    bar.finish_and_clear();
    let output = args.output.clone().unwrap_or_else(|| args.file.with_extension("html"));
    let page = page?;
    file::write(&output, page.as_bytes())?;
    line!("{} ({} KB): open it in a browser.", output.display(), page.len().div_ceil(1024));
    Ok(())
}
