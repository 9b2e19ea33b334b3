//! What travels after an order: little, however great the board is.

use engine::{Rolling, Seed};
use table::protocol::{Player, SeatState};
use table::{Person, Table, Watcher};

/// What an ordinary order may change, in bytes.
const MOST: usize = 10_000;
const ORDERS: usize = 160;

#[test]
fn an_ordinary_order_in_a_war_of_five_thousand_hexes_changes_less_than_ten_kilobytes() {
    let game = shelf::game("rossyia").expect("it is on the shelf").game;
    let setup = game.title().setup(None, []).expect("the campaign");
    let seats = game.title().seats.iter().filter(|seat| seat.when.is_none()).map(|seat| SeatState {
        id: seat.id.clone(),
        player: Player::Computer("random".into()),
        name: String::new(),
    });
    let held = seats.clone().map(|seat| seat.id).collect();
    let mut table =
        Table::begin(game.clone(), setup, Seed::from_number(5), Rolling::Seeded, seats.collect()).expect("sound");
    let mut watcher = Watcher::new(Person { seats: held, ..Person::default() }, &table);
    watcher.scene(&table);
    let mut sizes = Vec::new();
    while sizes.len() < ORDERS && table.computer_acts() {
        let change = watcher.change(&table).expect("something has changed");
        sizes.push(serde_json::to_string(&*change).expect("plain data").len());
    }
    assert_eq!(sizes.len(), ORDERS);
    sizes.sort_unstable();
    // The income of a turn, or a headquarters that could be named with twenty others, is no ordinary order.
    assert!(sizes[ORDERS * 9 / 10] < MOST, "{sizes:?}");
}
