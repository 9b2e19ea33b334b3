//! Any bytes given as a file of the players: what the fuzz targets try. Nothing panics, and what can be read survives
//! writing and reading.

use std::sync::LazyLock;

use crate::battle::{Contingent, Detachment, Presence, Site};
use crate::cards::{Bank, Laid};
use crate::data::{Data, Files};
use crate::results::{Pending, read_entry, write_entry};
use crate::space::{Edge, Space};
use crate::written::{read_army, read_board, write_army, write_board};
use crate::{Stands, read_scenario};

fn own() -> &'static Data {
    static OWN: LazyLock<Data> = LazyLock::new(|| engine::own(Data::read(&Files::own())));
    &OWN
}

/// Reads arbitrary bytes as an army.
pub fn army(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(army) = read_army(own(), text, "fuzz") else { return };
    let again = read_army(own(), &write_army(own(), &army), "written");
    assert_eq!(again.as_ref(), Ok(&army), "an army changed by writing and reading it");
}

/// Reads arbitrary bytes as a board.
pub fn board(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(board) = read_board(own(), text, "fuzz") else { return };
    let _ = board.flaws(own());
    let again = read_board(own(), &write_board(own(), &board), "written");
    assert_eq!(again.as_ref(), Ok(&board), "a board changed by writing and reading it");
}

/// Reads arbitrary bytes as a scenario.
pub fn scenario(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(scenario) = read_scenario(own(), text, "fuzz") {
        assert_eq!(scenario.sides.len(), 2, "a scenario that reads can be played");
    }
}

/// Reads arbitrary bytes as the result of a battle of three counters against three.
pub fn result(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    with_battle(|pending| {
        let Ok(entry) = read_entry(own(), pending, text, "fuzz") else { return };
        let _ = entry.judge(own(), pending);
        let again = read_entry(own(), pending, &write_entry(own(), pending, &entry), "written");
        assert_eq!(again.as_ref(), Ok(&entry), "a result changed by writing and reading it");
    });
}

/// A battle whose result can be entered.
pub fn with_battle(does: impl FnOnce(&Pending<'_>)) {
    let named = |id: &str| own().ids.named(id);
    let side = |flight: u8, units: [&str; 2]| {
        let mut brings = Contingent::new(flight);
        let stands = Stands::of(units.iter().zip([8, 1]).filter_map(|(id, count)| Some((named(id)?, count))));
        let here =
            Detachment { presence: Presence::Before, bank: Bank::Near, dug_in: false, wire: false, exhausted: false };
        brings.join(own(), here, &stands, &Stands::default());
        brings
    };
    let (attacker, defender) = (side(50, ["officer", "mg"]), side(40, ["red_guard", "mg"]));
    let (Some(card), Some(space)) = (own().card("O3"), Space::numbered(15)) else { return };
    let site = Site::plain(Laid::upright(card), Edge::N);
    does(&Pending { space, site, sides: engine::Each::new([&attacker, &defender]), dusk: true });
}
