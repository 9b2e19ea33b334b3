//! `stavka map`: placeholder until the compiler is in.

use clap::Subcommand;
use engine::Fault;

/// Commands on maps.
#[derive(Subcommand)]
pub(crate) enum MapCommand {
    /// nothing yet
    Nothing,
}

pub(crate) fn run(_command: MapCommand) -> Result<(), Fault> {
    Ok(())
}
