//! The folder with the tables: `tables/ID.stavka`, the record itself, and `tables/ID.json`, what is kept beside it.
//! Nothing in it is ever destroyed: what is discarded goes to `trash`, and what could not be read whole is copied before
//! it is written again.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, UNIX_EPOCH};

use engine::{Fault, Spelled};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use table::{Summary, TableNotes};

use crate::file;
use crate::people::Links;
use crate::refusal;

/// What is kept beside a record.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Kept {
    /// The table's own notes.
    #[serde(flatten)]
    pub(crate) notes: TableNotes,
    /// The table at a glance, so that a list need not open it.
    pub(crate) summary: Option<Summary>,
    /// What the players should know: what could not be recovered.
    #[serde(deserialize_with = "notices")]
    pub(crate) notices: Vec<Spelled>,
    /// The links to its seats.
    pub(crate) links: Links,
}

/// Notices; one that is no message was written by an older Stavka in words that not everybody may read.
fn notices<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Spelled>, D::Error> {
    let values = Vec::<Value>::deserialize(deserializer)?;
    let notice = |value| serde_json::from_value(value).unwrap_or_else(|_| Spelled::plain("server-recovered"));
    let mut notices: Vec<Spelled> = values.into_iter().map(notice).collect();
    notices.dedup();
    Ok(notices)
}

/// The folder.
pub(crate) struct Store {
    tables: PathBuf,
    trash: PathBuf,
    /// Held for as long as the folder is in use.
    lock: File,
    lock_path: PathBuf,
    spent: Counter,
}

/// The last line of a whole record is not longer, in bytes.
const LONGEST_END: u64 = 200;

/// What keeping has cost so far.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Spent {
    /// Bytes that were written.
    pub bytes: u64,
    /// How often the disk was waited for.
    pub syncs: u64,
}

#[derive(Debug, Default)]
struct Counter {
    bytes: AtomicU64,
    syncs: AtomicU64,
}

impl Counter {
    fn count(&self, bytes: usize, syncs: u64) {
        self.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
        self.syncs.fetch_add(syncs, Ordering::Relaxed);
    }
}

impl Store {
    /// Open the folder, or make it.
    pub(crate) fn open(folder: &Path) -> Result<Store, Fault> {
        let (tables, trash) = (folder.join("tables"), folder.join("trash"));
        for folder in [&tables, &trash] {
            fs::create_dir_all(folder).map_err(|error| fault(folder, &error))?;
            keep_private(folder).map_err(|error| fault(folder, &error))?;
        }
        let path = folder.join("lock");
        let lock = File::create(&path).map_err(|error| fault(&path, &error))?;
        if lock.try_lock().is_err() {
            let taken = Fault::new(folder.display().to_string(), "another Stavka serves the tables in this folder");
            return Err(taken.advise("Use that one, or another folder with --data."));
        }
        // Nobody else writes here: whatever is unfinished will stay so.
        for folder in [&tables, &trash, &folder.join("ground")] {
            file::sweep(folder, Duration::ZERO);
        }
        Ok(Store { tables, trash, lock, lock_path: path, spent: Counter::default() })
    }

    /// Whether the folder is still the one that was locked. If it was moved, deleted or replaced, another server may
    /// serve what stands in its place.
    fn is_ours(&self) -> Result<(), Fault> {
        if same_file(&self.lock, &self.lock_path) {
            return Ok(());
        }
        let gone = Fault::new("the tables", "their folder was moved or deleted while they were served");
        let gone = gone.advise("Put it back, stop the server and start it again.");
        Err(refusal::because(gone, &refusal::folder_gone()))
    }

    fn path(&self, id: &str, kind: &str) -> PathBuf {
        self.tables.join(format!("{id}.{kind}"))
    }

    /// The ids of all tables.
    pub(crate) fn ids(&self) -> Vec<String> {
        let names = fs::read_dir(&self.tables).into_iter().flatten().flatten().map(|entry| entry.file_name());
        let id = |name: std::ffi::OsString| Some(name.to_str()?.strip_suffix(".stavka")?.to_owned());
        names.filter_map(id).filter(|id| is_id(id)).collect()
    }

    /// Whether there is such a table.
    pub(crate) fn has(&self, id: &str) -> bool {
        is_id(id) && self.path(id, "stavka").is_file()
    }

    /// The record of a table.
    pub(crate) fn record(&self, id: &str) -> Result<String, Fault> {
        self.is_ours()?;
        file::read_record(&self.path(id, "stavka")).map_err(by_name)
    }

    /// What is kept beside the record. What cannot be read is kept as a copy, and a notice says so.
    pub(crate) fn kept(&self, id: &str) -> Kept {
        let path = self.path(id, "json");
        if !path.exists() {
            return Kept::default();
        }
        let read = file::read(&path).ok().and_then(|text| serde_json::from_str(&text).ok());
        read.unwrap_or_else(|| Kept { notices: vec![Spelled::plain("server-notes-lost")], ..Kept::default() })
    }

    /// Write the record of a table, whole or not at all.
    pub(crate) fn write(&self, id: &str, record: &str) -> Result<(), Fault> {
        self.replace(id, "stavka", record)
    }

    /// Write what is kept beside the record, whole or not at all.
    pub(crate) fn write_notes(&self, id: &str, kept: &Kept) -> Result<(), Fault> {
        let kept = serde_json::to_string_pretty(kept).map_err(|error| Fault::new(id, error.to_string()))?;
        self.replace(id, "json", &kept)
    }

    fn replace(&self, id: &str, kind: &str, text: &str) -> Result<(), Fault> {
        file::write_while(&self.path(id, kind), text.as_bytes(), || self.is_ours()).map_err(by_name)?;
        self.spent.count(text.len(), 2);
        // Whoever took the folder away in between has the new text, or nobody has it.
        self.is_ours()
    }

    /// Add lines to a record that has so many bytes; false if it is not so.
    pub(crate) fn append(&self, id: &str, after: usize, lines: &str) -> Result<bool, Fault> {
        self.is_ours()?;
        let added = file::append(&self.path(id, "stavka"), after, lines.as_bytes()).map_err(by_name)?;
        if added {
            self.spent.count(lines.len(), 1);
        }
        self.is_ours()?;
        Ok(added)
    }

    /// What keeping has cost so far.
    pub(crate) fn spent(&self) -> Spent {
        Spent { bytes: self.spent.bytes.load(Ordering::Relaxed), syncs: self.spent.syncs.load(Ordering::Relaxed) }
    }

    /// Whether the record of a table is whole as it was written, with nothing added to it.
    pub(crate) fn is_sealed(&self, id: &str) -> bool {
        let last = file::last_line(&self.path(id, "stavka"), LONGEST_END);
        last.is_ok_and(|line| line.starts_with("end "))
    }

    /// Keep both files as they are under another name, before they are written anew.
    pub(crate) fn keep_copies(&self, id: &str) -> Result<(), Fault> {
        self.is_ours()?;
        for path in [self.path(id, "stavka"), self.path(id, "json")].iter().filter(|path| path.exists()) {
            let copy = spare(&self.tables, path);
            fs::copy(path, &copy).map_err(|error| by_name(fault(&copy, &error)))?;
        }
        Ok(())
    }

    /// Put a table into the trash.
    pub(crate) fn discard(&self, id: &str) -> Result<(), Fault> {
        self.is_ours()?;
        for path in [self.path(id, "stavka"), self.path(id, "json")].iter().filter(|path| path.exists()) {
            let to = spare(&self.trash, path);
            fs::rename(path, &to).map_err(|error| by_name(fault(path, &error)))?;
        }
        Ok(())
    }

    /// When a table changed last, in milliseconds since 1970.
    pub(crate) fn changed(&self, id: &str) -> u64 {
        let changed = fs::metadata(self.path(id, "stavka")).and_then(|data| data.modified()).ok();
        let since = changed.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
        since.map_or(0, |since| since.as_millis() as u64)
    }

    /// An id that no table has: short, fit for an address, and not to be guessed.
    pub(crate) fn new_id(&self) -> Result<String, Fault> {
        loop {
            let id = random_signs::<10>("a new table")?;
            if !self.has(&id) {
                return Ok(id);
            }
        }
    }
}

/// Signs of ids and keys: none that looks like another.
const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// So many signs at random, five bits each, from the operating system.
pub(crate) fn random_signs<const LENGTH: usize>(what: &str) -> Result<String, Fault> {
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).map_err(|error| Fault::new(what, error.to_string()))?;
    Ok(bytes.iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect())
}

/// Records hold every secret and notes every key: they are nobody else's business on this computer.
#[cfg(unix)]
fn keep_private(folder: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(folder, fs::Permissions::from_mode(0o700))
}

#[cfg(not(unix))]
fn keep_private(_folder: &Path) -> std::io::Result<()> {
    Ok(())
}

/// Whether it can be the id of a table: nothing that leads out of the folder.
fn is_id(id: &str) -> bool {
    let sign = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    (1..=64).contains(&id.len()) && id.bytes().all(sign)
}

/// The same file name in a folder, or one like it that is not taken.
fn spare(folder: &Path, path: &Path) -> PathBuf {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let numbered = (1..).map(|n: u32| folder.join(format!("{name}.old{n}")));
    let mut names = std::iter::once(folder.join(&name)).chain(numbered);
    names.find(|name| !name.exists()).unwrap_or_else(|| folder.join(name))
}

/// Whether a path still leads to a file that was opened by it.
#[cfg(unix)]
fn same_file(open: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let identity = |data: fs::Metadata| (data.dev(), data.ino());
    let (open, named) = (open.metadata().map(identity), fs::symlink_metadata(path).map(identity));
    open.ok().zip(named.ok()).is_some_and(|(open, named)| open == named)
}

/// A file that is open cannot be moved or deleted on other systems.
#[cfg(not(unix))]
fn same_file(_open: &File, path: &Path) -> bool {
    path.exists()
}

/// The same fault with the name of the file alone: where the host keeps it is nobody else's business.
fn by_name(fault: Fault) -> Fault {
    let name = Path::new(&fault.source).file_name().map(|name| name.to_string_lossy().into_owned());
    Fault { source: name.unwrap_or_default(), ..fault }
}

fn fault(path: &Path, error: &std::io::Error) -> Fault {
    Fault::new(path.display().to_string(), error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_stay_in_the_folder() {
        assert!(is_id("saturday-2") && is_id("abc_DEF"));
        for id in ["", "..", "a/b", "a.b", "a b", "é", &"a".repeat(65)] {
            assert!(!is_id(id), "{id:?}");
        }
    }

    #[test]
    fn a_folder_is_served_once_at_a_time() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let first = Store::open(folder.path()).expect("it is free");
        assert!(Store::open(folder.path()).is_err());
        drop(first);
        assert!(Store::open(folder.path()).is_ok());
    }

    #[test]
    fn what_was_broken_off_is_gone_when_the_folder_is_opened_again() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        drop(Store::open(folder.path()).expect("it is free"));
        let scrap = folder.path().join("tables/.stavka-Ab3dEf");
        fs::write(&scrap, "half a rec").expect("an ordinary folder");
        Store::open(folder.path()).expect("it is free");
        assert!(!scrap.exists());
    }

    #[test]
    #[cfg(unix)]
    fn nothing_is_written_into_a_folder_that_took_the_place_of_ours() {
        let around = tempfile::tempdir().expect("a temporary folder");
        let folder = around.path().join("data");
        let first = Store::open(&folder).expect("it is free");
        first.write("game", "first").expect("an ordinary folder");
        fs::rename(&folder, around.path().join("moved")).expect("an ordinary folder");
        let second = Store::open(&folder).expect("it is another folder");
        second.write("game", "second").expect("an ordinary folder");
        let fault = first.write("game", "third").expect_err("it is not ours");
        assert_eq!(fault.message.map(|message| message.id).as_deref(), Some("server-folder-gone"));
        assert!(first.record("game").is_err() && first.discard("game").is_err() && first.keep_copies("game").is_err());
        assert_eq!(second.record("game").as_deref(), Ok("second"));
        assert_eq!(fs::read_dir(folder.join("tables")).expect("it is there").count(), 1, "and no scraps");
    }

    #[test]
    fn notices_in_the_words_of_an_older_stavka_are_told_without_them() {
        let kept: Kept =
            serde_json::from_str(r#"{"notices":["order 3: \"bid night1\" is refused","x"]}"#).expect("JSON");
        assert_eq!(kept.notices, [Spelled::plain("server-recovered")]);
    }

    #[test]
    fn what_is_discarded_can_be_found_again() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let store = Store::open(folder.path()).expect("it is free");
        for text in ["first", "second"] {
            store.write("game", text).expect("an ordinary folder");
            store.discard("game").expect("an ordinary folder");
            assert!(!store.has("game"));
        }
        let trash = |name: &str| fs::read_to_string(folder.path().join("trash").join(name)).expect("it is there");
        assert_eq!((trash("game.stavka"), trash("game.stavka.old1")), ("first".into(), "second".into()));
    }
}
