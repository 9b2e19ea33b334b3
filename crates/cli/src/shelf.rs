//! The shelf of games, and records taken down from disk.

use std::path::Path;

use engine::Fault;
use engine::erased::Reopened;
use engine::journal::SavedGame;

pub(crate) use ::shelf::{Entry, GAMES, HexMap, Shelved, game, games, rulebook};

use crate::file;

/// Open a record.
pub(crate) fn open(path: &Path, recover: bool) -> Result<(Shelved, Reopened), Fault> {
    let saved = SavedGame::read(&file::read(path)?, &path.display().to_string())?;
    let shelved = game(&saved.header.game)?;
    let opened = if recover { shelved.game.recover(saved)? } else { shelved.game.open(saved)? };
    Ok((shelved, opened))
}
