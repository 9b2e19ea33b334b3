//! How tables are kept: what an order costs, and what is found again after the power was lost at a bad moment.

use std::fs;
use std::path::PathBuf;

use super::talk::Window;
use super::*;

/// A table of the example, and its two files.
struct Kept {
    id: String,
    record: PathBuf,
    notes: PathBuf,
}

impl Kept {
    fn begun(server: &Running, folder: &Path) -> Kept {
        let id = server.hotseat();
        let file = |kind: &str| folder.join("tables").join(format!("{id}.{kind}"));
        Kept { record: file("stavka"), notes: file("json"), id }
    }

    fn texts(&self) -> (String, String) {
        let read = |path: &PathBuf| fs::read_to_string(path).expect("it is there");
        (read(&self.record), read(&self.notes))
    }

    fn restore(&self, (record, notes): &(String, String)) {
        fs::write(&self.record, record).expect("an ordinary folder");
        fs::write(&self.notes, notes).expect("an ordinary folder");
    }
}

/// Give the first order of whoever is asked, with a mark; the reply.
fn order(window: &mut Window, mark: &str) -> Value {
    let seats = window.awaited();
    let mut asked = seats.iter().map(|seat| window.asked(seat));
    let asked = asked.find(|asked| asked["orders"][0].is_string()).expect("somebody can do something");
    let (seat, order) = (&asked["seat"], &asked["orders"][0]);
    window.ask(json!({ "ask": "order", "seat": seat, "order": order, "mark": mark }))
}

fn orders(server: &Running, id: &str) -> u64 {
    let mut window = Window::open(server, id);
    assert_eq!(window.welcome["table"]["notices"], json!([]));
    window.scene("reds")["orders"].as_u64().expect("a number")
}

#[test]
fn an_order_is_one_write_that_does_not_grow_with_the_game() {
    let folder = folder();
    let server = Running::at(folder.path());
    let Kept { id, record, .. } = Kept::begun(&server, folder.path());
    let mut window = Window::open(&server, &id);
    let mut costs = Vec::new();
    for number in 0..40 {
        let (before, length) = ((server.spent)(), fs::metadata(&record).expect("it is there").len());
        assert_eq!(order(&mut window, &format!("mark{number}"))["reply"], "done");
        let (after, grown) = ((server.spent)(), fs::metadata(&record).expect("it is there").len());
        let bytes = after.bytes - before.bytes;
        assert_eq!((bytes, after.syncs - before.syncs), (grown - length, 1), "order {number} was added");
        costs.push(bytes);
    }
    let most = |costs: &[u64]| costs.iter().max().copied().unwrap_or_default();
    assert!(most(&costs[30..]) < most(&costs[..10]) + 200, "{costs:?}");
}

#[test]
fn a_mark_is_kept_with_its_order_and_known_after_a_restart() {
    let folder = folder();
    let server = Running::at(folder.path());
    let kept = Kept::begun(&server, folder.path());
    let mut window = Window::open(&server, &kept.id);
    let before = kept.texts().1;
    assert_eq!(order(&mut window, "first")["reply"], "done");
    assert_eq!(order(&mut window, "second")["reply"], "done");
    assert_eq!(kept.texts().1, before, "the notes were not written");
    drop((window, server));
    let server = Running::at(folder.path());
    let mut window = Window::open(&server, &kept.id);
    assert_eq!(order(&mut window, "second")["reply"], "done", "it was done");
    assert_eq!(orders(&server, &kept.id), 2, "and is not done again");
    // A mark that no line can hold is kept in the notes.
    assert_eq!(order(&mut window, "a mark with spaces")["reply"], "done");
    drop((window, server));
    let server = Running::at(folder.path());
    let mut window = Window::open(&server, &kept.id);
    assert_eq!(order(&mut window, "a mark with spaces")["reply"], "done");
    assert_eq!(orders(&server, &kept.id), 3);
}

#[test]
fn wherever_the_last_line_is_torn_its_order_has_not_happened_and_can_be_sent_again() {
    let folder = folder();
    let server = Running::at(folder.path());
    let kept = Kept::begun(&server, folder.path());
    let mut window = Window::open(&server, &kept.id);
    assert_eq!(order(&mut window, "first")["reply"], "done");
    let first = kept.texts();
    assert_eq!(order(&mut window, "second")["reply"], "done");
    let second = kept.texts();
    drop((window, server));
    let line = second.0[first.0.len()..].find('\n').expect("a line was added");
    for cut in [1, 10, line / 2, line - 1, line] {
        let torn = &second.0[..first.0.len() + cut];
        kept.restore(&(torn.to_owned(), second.1.clone()));
        let server = Running::at(folder.path());
        let mut window = Window::open(&server, &kept.id);
        assert_eq!(window.welcome["table"]["notices"][0]["id"], "engine-record-mended", "cut after {cut} bytes");
        assert_eq!(window.scene("reds")["orders"], 1, "cut after {cut} bytes");
        assert_eq!(order(&mut window, "second")["reply"], "done");
        assert_eq!(window.scene("reds")["orders"], 2, "cut after {cut} bytes: it is done now");
        assert_eq!(order(&mut window, "second")["reply"], "done");
        assert_eq!(window.scene("reds")["orders"], 2, "and once");
        let copy = kept.record.with_extension("stavka.old1");
        assert_eq!(fs::read_to_string(&copy).expect("it is kept as it was"), torn);
        drop((window, server));
        fs::remove_file(copy).expect("an ordinary folder");
        fs::remove_file(kept.notes.with_extension("json.old1")).expect("an ordinary folder");
    }
}

#[test]
fn when_the_power_is_lost_while_a_record_is_written_whole_nothing_is_lost_or_done_twice() {
    let folder = folder();
    let server = Running::at(folder.path());
    let kept = Kept::begun(&server, folder.path());
    let mut window = Window::open(&server, &kept.id);
    assert_eq!(order(&mut window, "first")["reply"], "done");
    assert_eq!(order(&mut window, "second")["reply"], "done");
    drop((window, server));
    let added = kept.texts();
    // The first change after a table was opened writes it whole.
    let server = Running::at(folder.path());
    assert_eq!(order(&mut Window::open(&server, &kept.id), "third")["reply"], "done");
    drop(server);
    let whole = kept.texts();
    assert!(added.0.contains("\n+1 ") && !whole.0.contains("\n+1 "), "{}", whole.0);
    // Either nothing was written, or the notes alone, or both.
    for (texts, happened) in [(&added, 2), (&(added.0.clone(), whole.1.clone()), 2), (&whole, 3)] {
        kept.restore(texts);
        let server = Running::at(folder.path());
        assert_eq!(orders(&server, &kept.id), happened);
        let mut window = Window::open(&server, &kept.id);
        assert_eq!(order(&mut window, "second")["reply"], "done");
        assert_eq!(window.scene("reds")["orders"], happened, "the second is known");
        assert_eq!(order(&mut window, "third")["reply"], "done");
        assert_eq!(window.scene("reds")["orders"], 3, "the third is done once");
    }
}

#[test]
fn a_record_of_an_older_stavka_is_played_on_and_nothing_of_it_is_lost() {
    let folder = folder();
    let server = Running::at(folder.path());
    let kept = Kept::begun(&server, folder.path());
    let mut window = Window::open(&server, &kept.id);
    window.bid();
    let record = server.request("GET", &format!("/api/tables/{}/record", kept.id), "").1;
    let seen = window.scene("reds");
    drop((window, server));
    // It wrote every record whole, and knew of no lines in its notes.
    let mut notes: Value = serde_json::from_str(&kept.texts().1).expect("JSON");
    notes.as_object_mut().expect("an object").remove("line").expect("ours knows");
    notes["orders"] = json!(3);
    kept.restore(&(record.clone(), notes.to_string()));
    let server = Running::at(folder.path());
    let mut window = Window::open(&server, &kept.id);
    assert_eq!(window.welcome["table"]["notices"], json!([]));
    assert_eq!(window.scene("reds"), seen);
    assert_eq!(order(&mut window, "fourth")["reply"], "done");
    let (now, _) = kept.texts();
    let old_orders = record.lines().take_while(|line| !line.starts_with("at "));
    assert!(now.lines().zip(old_orders).all(|(new, old)| new == old), "{now}");
}

#[test]
fn a_table_that_leaves_memory_is_written_whole() {
    let folder = folder();
    let server = Running::with(Settings { rest: Duration::from_millis(50), ..Settings::at(folder.path()) });
    let kept = Kept::begun(&server, folder.path());
    let mut window = Window::open(&server, &kept.id);
    assert_eq!(order(&mut window, "first")["reply"], "done");
    assert!(kept.texts().0.contains("\n+1 "));
    drop(window);
    while kept.texts().0.contains("\n+1 ") {
        std::thread::yield_now();
    }
    assert_eq!(server.request("GET", &format!("/api/tables/{}/record", kept.id), "").1, kept.texts().0);
}
