//! Running tests: once each to learn what they reach, then against each mistake.

use std::collections::{BTreeMap, HashMap};
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use std::{fs, thread};

use serde::{Deserialize, Serialize};

use super::copy::Copy;
use super::report::{self, Fate, Tried};
use super::sites::Site;
use crate::shell::{self, Outcome};

/// A test: where it is, what it is called, how long it takes and to which mistakes it is open.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Test {
    program: usize,
    name: String,
    time: Duration,
    reached: Vec<u32>,
}

/// How many tests are run at first, and how many times as many each time nobody has noticed.
const FIRST_BATCH: usize = 6;
const GROWTH: usize = 4;

/// A test that takes this many times as long, and these seconds, hangs.
const PATIENCE: u32 = 10;
const GRACE: Duration = Duration::from_secs(10);

/// Kilobytes that a mistake may use up.
const MEMORY: usize = 3_000_000;

/// A test program that stops where it needs too much.
fn command(copy: &Copy, program: &Path) -> Command {
    let mut command = Command::new("sh");
    let shell = format!("ulimit -v {MEMORY}; exec \"$0\" \"$@\"");
    command.args(["-c", &shell]).arg(program).current_dir(&copy.folder).env("RUST_BACKTRACE", "0");
    command.stdin(Stdio::null()).stderr(Stdio::null());
    command
}

/// Do something with each number below a limit, on several threads.
fn share(limit: usize, jobs: usize, work: impl Fn(usize) + Sync) {
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= limit {
                        break;
                    }
                    work(number);
                }
            });
        }
    });
}

/// What is known of the tests: it holds as long as the switches are the same.
#[derive(Default, Serialize, Deserialize)]
struct Known {
    sites: Vec<(String, Site)>,
    tests: Vec<Test>,
}

/// Run every test once, unless it is known already.
pub(crate) fn learn(copy: &Copy, only: &[String], fresh: bool, jobs: usize) -> Outcome<Vec<Test>> {
    let mut names = Vec::new();
    for (program, path) in copy.programs.iter().enumerate() {
        let listed = shell::output(command(copy, path).args(["--list", "--format", "terse"]))?;
        let listed = listed.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned);
        names.extend(listed.map(|name| (program, name)));
    }
    names.retain(|(_, name)| !copy.skipped_tests.iter().any(|skip| name.starts_with(skip.as_str())));
    let folder = shell::target_directory()?.join("mutants");
    let path = folder.join("tests.json");
    let mut known: Known = fs::read(&path).ok().and_then(|text| serde_json::from_slice(&text).ok()).unwrap_or_default();
    if known.sites != copy.sites {
        known = Known { sites: copy.sites.clone(), tests: Vec::new() };
    }
    let asked = |name: &str| only.is_empty() || only.iter().any(|only| name.contains(only.as_str()));
    known.tests.retain(|test| {
        let listed = names.iter().any(|(program, name)| (*program, name) == (test.program, &test.name));
        listed && !(fresh && asked(&test.name))
    });
    names.retain(|(program, name)| {
        asked(name) && !known.tests.iter().any(|test| (test.program, &test.name) == (*program, name))
    });
    let start = Instant::now();
    let (learned, failing) = run_once(copy, &names, &folder, jobs);
    println!("{} tests in {} s", learned.len(), start.elapsed().as_secs());
    for name in failing {
        println!("   {name} fails without any mistake and is not asked");
    }
    known.tests.extend(learned);
    let text = serde_json::to_vec(&known).map_err(|error| error.to_string())?;
    fs::write(&path, text).map_err(|error| format!("{} cannot be written: {error}.", path.display()))?;
    known.tests.retain(|test| asked(&test.name));
    Ok(known.tests)
}

/// Run tests without any mistake: what they reach, and those that fail.
fn run_once(copy: &Copy, names: &[(usize, String)], folder: &Path, jobs: usize) -> (Vec<Test>, Vec<String>) {
    let tests = Mutex::new(Vec::new());
    let failing = Mutex::new(Vec::new());
    share(names.len(), jobs, |number| {
        let (program, name) = &names[number];
        let noted = folder.join(format!("reached-{number}"));
        // An old one would be added to.
        let _ = fs::remove_file(&noted);
        let begun = Instant::now();
        let mut command = command(copy, &copy.programs[*program]);
        command.args(["--exact", name]).env("MUTANT_REACHED", &noted).stdout(Stdio::null());
        if !command.status().is_ok_and(|status| status.success()) {
            held(&failing).push(name.clone());
            return;
        }
        let bytes = fs::read(&noted).unwrap_or_default();
        let _ = fs::remove_file(&noted);
        let mut reached: Vec<u32> = bytes.as_chunks().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect();
        reached.sort_unstable();
        held(&tests).push(Test { program: *program, name: name.clone(), time: begun.elapsed(), reached });
    });
    (held(&tests).drain(..).collect(), held(&failing).drain(..).collect())
}

fn held<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Try every mistake that is not left out.
pub(crate) fn try_all(copy: &Copy, tests: &[Test], chosen: Vec<Tried>, jobs: usize) -> Vec<Tried> {
    let mut reaching: HashMap<u32, Vec<usize>> = HashMap::new();
    for (index, test) in tests.iter().enumerate() {
        for site in &test.reached {
            reaching.entry(*site).or_default().push(index);
        }
    }
    let numbers: Vec<usize> = (0..chosen.len()).filter(|number| chosen[*number].fate != Fate::LeftOut).collect();
    let tried = Mutex::new(chosen);
    let noticing: Mutex<BTreeMap<(String, usize), usize>> = Mutex::default();
    let (start, done, passed) = (Instant::now(), AtomicUsize::new(0), AtomicUsize::new(0));
    share(numbers.len(), jobs, |index| {
        let number = numbers[index];
        let mut open = reaching.get(&(number as u32)).cloned().unwrap_or_default();
        let file = held(&tried)[number].file.clone();
        {
            // Tests that noticed something in this file before, then those that are about little else.
            let noticing = held(&noticing);
            let often = |test: usize| noticing.get(&(file.clone(), test)).copied().unwrap_or(0);
            open.sort_by_cached_key(|test| (usize::MAX - often(*test), tests[*test].reached.len()));
        }
        let fate = match open.is_empty() {
            true => Fate::NotReached,
            false => match notices(copy, tests, &open, number) {
                Some(test) => {
                    *held(&noticing).entry((file, test)).or_default() += 1;
                    Fate::Noticed(tests[test].name.clone())
                }
                None => Fate::Unnoticed(open.len()),
            },
        };
        {
            let one = &mut held(&tried)[number];
            passed.fetch_add(usize::from(fate.is_unnoticed()), Ordering::Relaxed);
            one.fate = fate;
            report::tell_one(one);
        }
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        if done.is_multiple_of(100) {
            let seconds = start.elapsed().as_secs();
            let left = seconds * (numbers.len() - done) as u64 / done as u64;
            let passed = passed.load(Ordering::Relaxed);
            println!("   {done} of {}, {passed} unnoticed, {seconds} s, {left} s to go", numbers.len());
        }
    });
    let mut tried = held(&tried);
    tried.drain(..).collect()
}

/// The first of these tests that notices a mistake.
fn notices(copy: &Copy, tests: &[Test], open: &[usize], number: usize) -> Option<usize> {
    let (mut rest, mut size) = (open, FIRST_BATCH);
    while !rest.is_empty() {
        let (batch, further) = rest.split_at(size.min(rest.len()));
        for program in 0..copy.programs.len() {
            let batch: Vec<usize> = batch.iter().copied().filter(|test| tests[*test].program == program).collect();
            let found = if batch.is_empty() { None } else { run(copy, tests, &batch, number) };
            if found.is_some() {
                return found;
            }
        }
        (rest, size) = (further, size * GROWTH);
    }
    None
}

/// Run some tests of one program with a mistake, up to the first that fails. One that hangs has noticed.
fn run(copy: &Copy, tests: &[Test], batch: &[usize], number: usize) -> Option<usize> {
    let mut command = command(copy, &copy.programs[tests[batch[0]].program]);
    command.args(["--exact", "--test-threads", "1"]).args(batch.iter().map(|test| &tests[*test].name));
    let child = command.env("MUTANT", number.to_string()).stdout(Stdio::piped()).spawn();
    let Ok(mut child) = child else { return None };
    let patience = batch.iter().map(|test| tests[*test].time).sum::<Duration>() * PATIENCE + GRACE;
    let fails = failing_test(&mut child, patience);
    // It may have ended by itself.
    let _ = child.kill();
    let status = child.wait();
    match fails {
        Some(name) => batch.iter().copied().find(|test| tests[*test].name == name).or(Some(batch[0])),
        None if status.is_ok_and(|status| status.success()) => None,
        None => Some(batch[0]),
    }
}

/// The first test that a program tells to have failed; an empty name where it takes too long.
fn failing_test(child: &mut Child, patience: Duration) -> Option<String> {
    let stdout = child.stdout.take()?;
    let (lines, told) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(stdout).lines().map_while(Result::ok) {
            if lines.send(line).is_err() {
                break;
            }
        }
    });
    let end = Instant::now() + patience;
    loop {
        match told.recv_timeout(end.saturating_duration_since(Instant::now())) {
            Ok(line) => {
                if let Some(name) = line.strip_prefix("test ").and_then(|line| line.strip_suffix(" ... FAILED")) {
                    return Some(name.to_owned());
                }
            }
            Err(mpsc::RecvTimeoutError::Timeout) => return Some(String::new()),
            Err(mpsc::RecvTimeoutError::Disconnected) => {
                // The tests are over: how they ended says the rest.
                drop(child.wait());
                return None;
            }
        }
    }
}
