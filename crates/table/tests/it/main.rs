//! Tests of the table: games played by persons, computers and both.

mod changes;
mod company;
mod computers;
mod consent;
mod lesson;
mod looking_up;
mod once;
mod orders;
mod sealed;
mod secrets;
mod sketches;
mod store;
mod trial;
mod why_not;
mod writing;

use std::sync::{Arc, LazyLock};

use commander::Commanded;
use engine::{Chance, Refusal, Rolling, Seed};
use table::protocol::{Ask, Player, Reply, Scene, SeatState};
use table::{Person, Table, Watcher};

static EMTSA: LazyLock<Arc<example::EmtsaLine>> =
    LazyLock::new(|| Arc::new(example::EmtsaLine::new().expect("its own data is sound")));
static ELOPE: LazyLock<Arc<elope::Elope>> = LazyLock::new(|| Arc::new(elope::Elope::new()));
static DON: LazyLock<Arc<riverdon::RiverDon>> = LazyLock::new(|| Arc::new(riverdon::RiverDon::new()));

/// The game without hexes and with secret hands.
fn emtsa() -> Arc<dyn Commanded> {
    Arc::new(EMTSA.clone())
}

/// The game with hexes and hundreds of orders.
fn elope() -> Arc<dyn Commanded> {
    Arc::new(ELOPE.clone())
}

/// A table where nothing is left to chance but what the seed says; seats of the computer are named.
fn table(game: Arc<dyn Commanded>, seed: u64, rolling: Rolling, computers: &[(&str, &str)]) -> Table {
    let setup = game.title().default_setup();
    let seats = computers.iter().map(|(id, kind)| SeatState {
        id: (*id).into(),
        player: Player::Computer((*kind).into()),
        name: String::new(),
    });
    Table::begin(game, setup, Seed::from_number(seed), rolling, seats.collect()).expect("it is sound")
}

/// A game of the example for three persons.
fn hotseat(seed: u64) -> Table {
    table(emtsa(), seed, Rolling::Seeded, &[])
}

/// Somebody who holds these seats.
fn person(seats: &[&str]) -> Person {
    Person { name: "Ann".into(), seats: seats.iter().map(|seat| (*seat).into()).collect(), keeper: false }
}

/// Somebody who holds every seat.
fn everybody(table: &Table) -> Person {
    let seats = table.title().seats.iter().map(|seat| seat.id.clone()).collect();
    Person { name: "Ann".into(), seats, keeper: true }
}

fn order(seat: &str, order: &str) -> Ask {
    Ask::Order { seat: seat.into(), order: order.into(), rolls: Vec::new() }
}

/// What a person sees; of each decision what its seat can do, once they look through its eyes.
fn see(table: &Table, person: &Person) -> Scene {
    let mut scene = Watcher::new(person.clone(), table).scene(table);
    for asked in scene.now.asked.iter_mut().filter(|asked| person.seats.contains(&asked.seat)) {
        let own = Person { seats: [asked.seat.clone()].into(), ..person.clone() };
        let seen = Watcher::new(own, table).scene(table).now.asked;
        *asked = seen.into_iter().find(|one| one.seat == asked.seat).expect("it is asked");
    }
    scene
}

/// An order of whoever is asked first, at random.
fn random_order(table: &mut Table, chance: &mut Chance) -> Option<(String, String)> {
    let all = everybody(table);
    let asked = see(table, &all).now.asked;
    let seat = chance.pick(&asked)?.seat.clone();
    let Reply::Orders { orders } = table.handle(&all, Ask::Orders { seat: seat.clone(), who: Vec::new() }) else {
        panic!("orders are a list");
    };
    Some((seat, chance.pick(&orders)?.clone()))
}

/// Give so many random orders.
fn play_on(table: &mut Table, chance: &mut Chance, orders: usize) {
    let all = everybody(table);
    for _ in 0..orders {
        let Some((seat, text)) = random_order(table, chance) else { return };
        assert!(matches!(table.handle(&all, order(&seat, &text)), Reply::Done), "{seat}: {text}");
    }
}

/// All three seats of the example seal their first bid.
fn bid(table: &mut Table) {
    let all = everybody(table);
    for seat in ["reds", "british", "whites"] {
        let asked = see(table, &all).now.asked;
        let bid = asked.iter().find(|asked| asked.seat == seat).expect("it bids").orders[0].clone();
        assert!(matches!(table.handle(&all, order(seat, &bid)), Reply::Done));
    }
}

/// The reason of a refusal in plain English.
fn reason(reply: Reply) -> String {
    let files = [engine::MESSAGES, table::MESSAGES].concat();
    let words = words::Words::new(words::ENGLISH, &files).expect("its own files");
    match reply {
        Reply::Refused(Refusal::Refused { refusal, .. }) => words.sentence(&refusal, &|id| id.to_owned()),
        other => panic!("not refused: {other:?}"),
    }
}
