//! Reading and writing files. A file is never overwritten by a failed write: the new text is written beside it, synced,
//! and moved into its place; or it is added at the end, behind all that was kept before.

use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::time::Duration;

use engine::Fault;

/// How the names of new files begin until they are moved into their place.
const UNFINISHED: &str = ".stavka-";

fn bytes(path: &Path) -> Result<Vec<u8>, Fault> {
    fs::read(path).map_err(|error| Fault::new(path.display().to_string(), error.to_string()))
}

/// Read a record: bytes that are no text are damage like any other, and the checksum tells of them.
pub fn read_record(path: &Path) -> Result<String, Fault> {
    Ok(String::from_utf8_lossy(&bytes(path)?).into_owned())
}

/// Read a text file.
pub fn read(path: &Path) -> Result<String, Fault> {
    String::from_utf8(bytes(path)?).map_err(|error| {
        let reason = format!("it is not text: byte {} cannot be read as UTF-8", error.utf8_error().valid_up_to() + 1);
        Fault::new(path.display().to_string(), reason)
    })
}

/// The last line of a text file, or as much of it as so many bytes hold.
pub(crate) fn last_line(path: &Path, most: u64) -> std::io::Result<String> {
    let mut file = File::open(path)?;
    let length = file.metadata()?.len();
    file.seek(SeekFrom::Start(length.saturating_sub(most)))?;
    let mut end = Vec::new();
    file.read_to_end(&mut end)?;
    let end = String::from_utf8_lossy(&end);
    Ok(end.trim_end_matches('\n').rsplit('\n').next().unwrap_or_default().to_owned())
}

/// Write a file: all of it, or nothing.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Fault> {
    write_while(path, bytes, || Ok(()))
}

/// Write a file that nobody else on this computer may read.
pub(crate) fn write_private(path: &Path, bytes: &[u8]) -> Result<(), Fault> {
    // A fresh file is its writer's alone, and an old one keeps what it has.
    let _ = fs::remove_file(path);
    write_as(path, bytes, 0o600, || Ok(()))
}

/// Write a file, unless at the last moment somebody has something against it.
pub(crate) fn write_while(path: &Path, bytes: &[u8], allowed: impl FnOnce() -> Result<(), Fault>) -> Result<(), Fault> {
    write_as(path, bytes, 0o644, allowed)
}

fn write_as(path: &Path, bytes: &[u8], mode: u32, allowed: impl FnOnce() -> Result<(), Fault>) -> Result<(), Fault> {
    // The kind alone: the error itself may name the folder, and players are told why.
    let fault = |error: std::io::Error| {
        Fault::new(path.display().to_string(), format!("it could not be written: {}", error.kind()))
            .advise("What was there before is untouched.")
    };
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut fresh = tempfile::Builder::new().prefix(UNFINISHED).tempfile_in(folder).map_err(fault)?;
    fresh.write_all(bytes).map_err(fault)?;
    keep_mode(path, fresh.as_file(), mode).map_err(fault)?;
    fresh.as_file().sync_all().map_err(fault)?;
    allowed()?;
    fresh.persist(path).map_err(|error| fault(error.error))?;
    // The move itself must reach the disk as well; a file system that cannot do that has still moved the file.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// Add to a file that has so many bytes, and wait until that is on the disk. False, and nothing is done, if the file is
/// not there or is not of this length.
pub(crate) fn append(path: &Path, after: usize, bytes: &[u8]) -> Result<bool, Fault> {
    let fault = |error: std::io::Error| {
        Fault::new(path.display().to_string(), format!("it could not be written: {}", error.kind()))
            .advise("What was there before is untouched.")
    };
    let mut file = match OpenOptions::new().append(true).open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(fault(error)),
    };
    let length = file.metadata().map_err(fault)?.len();
    if usize::try_from(length) != Ok(after) {
        return Ok(false);
    }
    file.write_all(bytes).and_then(|()| file.sync_data()).map_err(|error| {
        // What was not kept is cut off again; where that fails, too, it is cut off when the file is read.
        let _ = file.set_len(length);
        fault(error)
    })?;
    Ok(true)
}

/// Remove what writes that were broken off have left in a folder, if it is older than this.
pub fn sweep(folder: &Path, older: Duration) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_unfinished = entry.file_name().to_string_lossy().starts_with(UNFINISHED);
        let changed = entry.metadata().ok().filter(fs::Metadata::is_file).and_then(|data| data.modified().ok());
        let age = changed.map(|changed| changed.elapsed().unwrap_or_default());
        if is_unfinished && age.is_some_and(|age| age >= older) {
            // What cannot be removed is in nobody's way.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// A new file gets these permissions, an old one keeps its own.
#[cfg(unix)]
fn keep_mode(path: &Path, fresh: &File, mode: u32) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = std::fs::metadata(path).map_or(mode, |old| old.permissions().mode());
    fresh.set_permissions(std::fs::Permissions::from_mode(mode))
}

#[cfg(not(unix))]
fn keep_mode(_path: &Path, _fresh: &File, _mode: u32) -> std::io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_write_leaves_the_old_file_and_no_scraps() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("game.stavka");
        write(&path, b"first").expect("an ordinary folder");
        write(&path, b"second").expect("an ordinary folder");
        assert_eq!(read(&path).as_deref(), Ok("second"));
        // A folder stands where the file should go: the write fails at the last moment.
        let blocked = folder.path().join("blocked");
        std::fs::create_dir(&blocked).expect("an ordinary folder");
        std::fs::write(blocked.join("inside"), "kept").expect("an ordinary folder");
        assert!(write(&blocked, b"third").is_err());
        assert_eq!(std::fs::read_to_string(blocked.join("inside")).expect("still there"), "kept");
        let left = std::fs::read_dir(folder.path()).expect("an ordinary folder").count();
        assert_eq!(left, 2, "the game and the blocked folder, nothing else");
    }

    #[test]
    fn what_a_broken_write_has_left_is_removed_when_it_is_old_enough() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        for name in [".stavka-Ab3dEf", "game.stavka", ".hidden"] {
            std::fs::write(folder.path().join(name), "x").expect("an ordinary folder");
        }
        let count = || std::fs::read_dir(folder.path()).expect("an ordinary folder").count();
        sweep(folder.path(), Duration::from_secs(3600));
        assert_eq!(count(), 3, "somebody may be at it");
        sweep(folder.path(), Duration::ZERO);
        assert_eq!(count(), 2);
        assert!(!folder.path().join(".stavka-Ab3dEf").exists());
    }

    #[test]
    fn a_file_that_is_not_text_is_named() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("noise");
        std::fs::write(&path, [b'a', 0xff]).expect("an ordinary folder");
        let fault = read(&path).expect_err("0xff is not UTF-8");
        assert!(fault.to_string().contains("byte 2"), "{fault}");
    }
}
