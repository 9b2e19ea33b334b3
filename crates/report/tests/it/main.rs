//! Tests of the report: numbers on a game whose luck can be reckoned by hand, secrets, and the page itself.

mod numbers;
mod options;
mod page;
mod secrets;
mod texts;

use engine::erased::{AnyJournal, Begun};
use engine::{Chance, Eyes, Rolling, Seed, Urgency};
use report::Wanted;
use report::account::Account;
use shelf::Shelved;

/// The example without Greens and mines: the only dice are those of contests.
fn begin(shelved: &Shelved, seed: u64, rolling: Rolling) -> Begun {
    let options = [("greens", "off"), ("mines", "off")];
    let setup = shelved.game.title().setup(Some("autumn"), options).expect("it has these");
    shelved.game.begin(setup, Seed::from_number(seed), rolling).expect("it is sound")
}

fn order(journal: &mut dyn AnyJournal, seat: &str, text: &str, rolls: &[u16]) {
    let seat = journal.title().seat(seat).expect("it has this seat");
    if let Err(refused) = journal.order(seat, text, rolls) {
        panic!("{text}: {refused:?}; legal are {:?}", journal.orders(seat));
    }
}

/// Every seat that is asked ends what it does, or takes its first order, until nobody is asked.
fn idle(journal: &mut dyn AnyJournal) {
    while let Some(asked) = journal.asked().into_iter().find(|asked| asked.urgency != Urgency::May) {
        let orders = journal.orders(asked.seat);
        let order =
            orders.iter().find(|order| *order == "done").or(orders.first()).expect("whoever is asked has an order");
        let order = order.clone();
        journal.order(asked.seat, &order, &[]).expect("it is legal");
    }
}

/// A game played at random, for so many orders or to its end.
fn random(shelved: &Shelved, seed: u64, orders: usize) -> Box<dyn AnyJournal> {
    let setup = shelved.game.title().default_setup();
    let mut journal = shelved.game.begin(setup, Seed::from_number(seed), Rolling::Seeded).expect("sound").journal;
    let mut chance = Chance::new(seed);
    for _ in 0..orders {
        let Some(asked) = journal.asked().into_iter().find(|asked| asked.urgency != Urgency::May) else { break };
        let order = journal.sample(asked.seat, &mut chance).expect("whoever is asked has an order");
        journal.order(asked.seat, &order, &[]).expect("it is legal");
    }
    journal
}

fn account(shelved: &Shelved, journal: &dyn AnyJournal, eyes: Eyes) -> Account {
    Account::of(shelved.game.as_ref(), journal, eyes, &mut |_| ()).expect("it can be replayed")
}

fn written(shelved: &Shelved, journal: &dyn AnyJournal, eyes: Eyes) -> String {
    report::write(shelved, journal, &Wanted { eyes, ..Wanted::default() }, &mut |_| ()).expect("it can be written")
}
