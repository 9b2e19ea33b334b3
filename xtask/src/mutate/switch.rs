// What stands behind the switches. This file becomes part of the crate that is tried: `MUTANT` names the switch that is
// on, `MUTANT_REACHED` the file that those are noted in where being on would have made a difference.

use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, Mutex};

struct Switches {
    on: Option<usize>,
    noted: Option<(Mutex<File>, Vec<AtomicBool>)>,
}

static SWITCHES: LazyLock<Switches> = LazyLock::new(|| {
    let on = std::env::var("MUTANT").ok().and_then(|number| number.parse().ok());
    let noted = std::env::var_os("MUTANT_REACHED").and_then(|path| {
        let file = OpenOptions::new().create(true).append(true).open(path).ok()?;
        Some((Mutex::new(file), (0..100_000).map(|_| AtomicBool::new(false)).collect()))
    });
    Switches { on, noted }
});

#[cold]
fn note(file: &Mutex<File>, seen: &AtomicBool, site: usize) {
    if !seen.load(Ordering::Relaxed)
        && !seen.swap(true, Ordering::Relaxed)
        && let Ok(mut file) = file.lock()
    {
        // What cannot be noted counts as not reached.
        drop(file.write_all(&(site as u32).to_le_bytes()));
    }
}

/// Whether this switch is on.
#[inline]
pub(crate) fn mutant(site: usize) -> bool {
    let switches = &*SWITCHES;
    if let Some((file, seen)) = &switches.noted
        && let Some(seen) = seen.get(site)
    {
        note(file, seen, site);
    }
    switches.on == Some(site)
}

/// What is right, or what is wrong where the switch is on.
#[inline]
pub(crate) fn chosen<T: PartialEq>(site: usize, right: T, wrong: T) -> T {
    if right != wrong && mutant(site) { wrong } else { right }
}

/// A condition, or true.
#[inline]
pub(crate) fn truly(site: usize, condition: bool) -> bool {
    condition || mutant(site)
}

/// A condition, or false.
#[inline]
pub(crate) fn falsely(site: usize, condition: bool) -> bool {
    condition && !mutant(site)
}

/// A condition, or its contrary.
#[inline]
pub(crate) fn turned(site: usize, condition: bool) -> bool {
    condition ^ mutant(site)
}

/// All of these, or the first alone.
pub(crate) fn each<I: IntoIterator>(site: usize, all: I) -> impl Iterator<Item = I::Item> {
    let counted = all.into_iter().enumerate();
    counted.take_while(move |(index, _)| *index == 0 || !mutant(site)).map(|(_, item)| item)
}
