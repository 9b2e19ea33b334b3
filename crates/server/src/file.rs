//! Reading and writing files. A file is never overwritten by a failed write: the new text is written beside it, synced,
//! and moved into its place.

use std::fs::File;
use std::io::Write;
use std::path::Path;

use engine::Fault;

/// Read a text file.
pub fn read(path: &Path) -> Result<String, Fault> {
    let bytes = std::fs::read(path).map_err(|error| Fault::new(path.display().to_string(), error.to_string()))?;
    String::from_utf8(bytes).map_err(|error| {
        let reason = format!("it is not text: byte {} cannot be read as UTF-8", error.utf8_error().valid_up_to() + 1);
        Fault::new(path.display().to_string(), reason)
    })
}

/// Write a file: all of it, or nothing.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Fault> {
    let fault = |error: std::io::Error| {
        Fault::new(path.display().to_string(), format!("it could not be written: {error}"))
            .advise("What was there before is untouched.")
    };
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut fresh = tempfile::Builder::new().prefix(".stavka-").tempfile_in(folder).map_err(fault)?;
    fresh.write_all(bytes).map_err(fault)?;
    keep_mode(path, fresh.as_file()).map_err(fault)?;
    fresh.as_file().sync_all().map_err(fault)?;
    fresh.persist(path).map_err(|error| fault(error.error))?;
    // The move itself must reach the disk as well; a file system that cannot do that has still moved the file.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// A new file gets the ordinary permissions, an old one keeps its own.
#[cfg(unix)]
fn keep_mode(path: &Path, fresh: &File) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = std::fs::metadata(path).map_or(0o644, |old| old.permissions().mode());
    fresh.set_permissions(std::fs::Permissions::from_mode(mode))
}

#[cfg(not(unix))]
fn keep_mode(_path: &Path, _fresh: &File) -> std::io::Result<()> {
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
    fn a_file_that_is_not_text_is_named() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("noise");
        std::fs::write(&path, [b'a', 0xff]).expect("an ordinary folder");
        let fault = read(&path).expect_err("0xff is not UTF-8");
        assert!(fault.to_string().contains("byte 2"), "{fault}");
    }
}
