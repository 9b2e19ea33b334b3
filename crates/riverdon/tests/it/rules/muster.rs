//! 10 and S2: armies, leaders, resources.

use riverdon::*;

use super::cites;
use crate::own;

fn nation(id: &str) -> NationIx {
    own().ids.named(id).unwrap_or_else(|| panic!("there is no nation {id}"))
}

fn unit(id: &str) -> UnitIx {
    own().ids.named(id).unwrap_or_else(|| panic!("there is no type {id}"))
}

fn stands(list: &[(&str, u16)]) -> Stands {
    Stands::of(list.iter().map(|(id, count)| (unit(id), *count)))
}

fn army(of: &str, list: &[(&str, u16)]) -> Army {
    Army { on_board: stands(list), ..Army::new(nation(of)) }
}

/// The flaws of an army with points, by clause and message.
fn wrong(of: &str, points: u16, list: &[(&str, u16)]) -> Vec<(&'static str, &'static str)> {
    let found = flaws(own(), &Terms::plain(nation(of), points), &army(of, list));
    found.into_iter().map(|flaw| (flaw.clause.expect("a clause").0, flaw.id)).collect()
}

#[test]
fn the_lists_give_the_armies_of_the_data() {
    cites(&["S2.buy.1"]);
    let data = own();
    for example in &data.examples {
        let terms = Terms::plain(example.nation, example.points);
        let army = muster(data, &Terms { shipping: false, ..terms });
        let wanted = Stands::of(example.army.iter().map(|(unit, count)| (*unit, *count)));
        let id = data.ids.id(example.nation);
        assert_eq!(write_army(data, &army), write_army(data, &Army { on_board: wanted, ..army }), "{id}");
        assert_eq!(army.on_board.points(data), u32::from(example.spent), "{id}");
        assert_eq!(army.on_board.iter().map(|(_, count)| count).sum::<u16>(), example.stands, "{id}");
    }
}
