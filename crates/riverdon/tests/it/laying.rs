//! Boards that the sides lay themselves (S1.B.1, S1.C.1, S1.general.4).

use engine::order_form::FormRead;
use engine::{Chance, Dice, Events, Eyes, Game, Seat, Seed, SetupFailure, Shown, awaited, execute, journal::begin};
use riverdon::{Laying, Order, RiverDon, State};

use crate::rules::cites;

fn laid_by_hand(scenario: &str, texts: &[(&str, &str)], seed: u64) -> Result<(RiverDon, State, Dice), SetupFailure> {
    let game = RiverDon::new();
    let mut setup = game.title().setup(Some(scenario), [("building", "by_hand")]).expect("a known set-up");
    setup.texts.extend(texts.iter().map(|(id, text)| ((*id).to_owned(), (*text).to_owned())));
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    let state = begin(&game, &setup, &mut dice, &mut Events::unheard())?;
    Ok((game, state, dice))
}

#[test]
fn the_first_side_lays_the_rail_the_other_the_rivers_and_then_both_set_up() {
    cites(&["S1.B.1", "S1.B.1#1", "S1.C.1", "S1.C.1#1"]);
    for (seed, scenario) in ["ice_march", "steppe", "warsaw", "transsib", "reval", "petlura"].into_iter().enumerate() {
        let (game, mut state, mut dice) = laid_by_hand(scenario, &[], seed as u64).expect("a sound scenario");
        let mut chance = Chance::new(seed as u64);
        let mut layers = Vec::new();
        while let [seat] = awaited(&game, &state).collect::<Vec<_>>()[..] {
            let order = game.sample(&state, seat, &mut chance).expect("whoever is asked has an order");
            assert!(matches!(order, Order::Lay(_) | Order::Cross(_) | Order::River(..)), "{scenario}: {order:?}");
            assert!(game.check(&state, Seat(1 - seat.0), &order).is_err(), "the other side waits");
            execute(&game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("it is legal");
            layers.push(seat.0);
            assert!(layers.len() < 2_000, "{scenario} is never laid");
        }
        assert!(layers.contains(&0) && layers.last() == Some(&1), "{scenario}: {layers:?}");
        assert_eq!(awaited(&game, &state).count(), 2, "both set up");
    }
}

#[test]
fn nothing_lies_before_somebody_lays_it_and_no_army_is_bought_before() {
    let (game, state, _) = laid_by_hand("ice_march", &[], 1).expect("a sound scenario");
    let mut orders = Vec::new();
    game.orders(&state, Seat(0), &mut orders);
    assert_eq!(orders, [Order::Lay(Laying::Roll)]);
    let refused = game.check(&state, Seat(0), &Order::Muster).expect_err("the board comes first");
    assert!(game.spell(&refused.0).clause.is_some_and(|clause| clause == "S1.B.1"));
}

#[test]
fn armies_that_are_brought_are_not_held_to_a_board_that_nobody_knows() {
    let army = riverdon::write_army(RiverDon::new().data(), &riverdon::Army::new(riverdon::NationIx(0)));
    assert!(laid_by_hand("ice_march", &[("army-first", &army)], 1).is_err());
}

fn freely() -> (RiverDon, State, Dice) {
    let game = RiverDon::new();
    let setup = game.title().setup(Some("steppe"), [("building", "freely")]).expect("a known set-up");
    let mut dice = Dice::seeded(Seed::from_number(3), 0);
    let state = begin(&game, &setup, &mut dice, &mut Events::unheard()).expect("a sound scenario");
    (game, state, dice)
}

/// Gives orders as they are written.
fn give(game: &RiverDon, state: &mut State, dice: &mut Dice, orders: &[(u8, &str)]) {
    for (seat, text) in orders {
        let order = read(game, state, *seat, text);
        let done = execute(game, state, Seat(*seat), &order, dice, &mut Events::unheard());
        done.unwrap_or_else(|why| panic!("{text}: {why:?}"));
    }
}

fn read(game: &RiverDon, state: &State, seat: u8, text: &str) -> Order {
    let draft = engine::notation::parse(Order::VERBS, text).expect("notation");
    game.complete(state, Seat(seat), &draft).unwrap_or_else(|why| panic!("{text}: {why:?}"))
}

fn flaws(game: &RiverDon, state: &State) -> Vec<engine::Spelled> {
    let form = game.order_form(state, Seat(0), None).expect("whoever lays has a form");
    form.flaws.into_iter().map(|flaw| flaw.what).collect()
}

fn board(game: &RiverDon, state: &State, seat: u8) -> String {
    game.carried(state, Eyes::Seat(Seat(seat)), "board").expect("there is a board")
}

#[test]
fn a_board_is_laid_freely_and_all_that_does_not_join_is_told() {
    cites(&["S1.general.4", "S1.general.4#1", "S1.general.4#2"]);
    let (game, mut state, mut dice) = freely();
    assert_eq!(awaited(&game, &state).collect::<Vec<_>>(), [Seat(0)], "the first side lays");
    assert_eq!(flaws(&game, &state).len(), 36, "no space has a card");
    give(&game, &mut state, &mut dice, &[(0, "lay procedure")]);
    assert_eq!(flaws(&game, &state), []);
    let rails = riverdon::Space::all().map(|at| at.number()).filter(|at| {
        let lies = board(&game, &state, 0);
        at.as_str() > "06" && lies.lines().any(|line| line.starts_with(at.as_str()) && line.contains(" T"))
    });
    let cut = rails.into_iter().next().expect("a rail card below the first row");
    give(&game, &mut state, &mut dice, &[(0, &format!("put {cut} dealt"))]);
    let ends = flaws(&game, &state);
    assert!(!ends.is_empty() && ends.iter().all(|flaw| flaw.clause.as_deref() == Some("S1.general.4")), "{ends:?}");
    let names = |flaw: &engine::Spelled| format!("{:?}", flaw.args).contains(&cut);
    assert!(ends.iter().any(|flaw| flaw.id == "riverdon-rail-ends" && names(flaw)), "{cut}: {ends:?}");
    let refused = game.check(&state, Seat(0), &Order::Done).expect_err("it does not join");
    assert_eq!(refused.clause(), Some("S1.general.4"));
    give(&game, &mut state, &mut dice, &[(0, "lay procedure"), (0, "done")]);
    assert_eq!(awaited(&game, &state).collect::<Vec<_>>(), [Seat(1)], "the other side agrees");
    give(&game, &mut state, &mut dice, &[(1, "agree")]);
    assert_eq!(awaited(&game, &state).count(), 2, "both set up");
    assert!(!board(&game, &state, 2).contains("dealt"), "the referee sees what was dealt");
    assert!(board(&game, &state, 0).contains("dealt"), "nobody else does");
}

#[test]
fn a_board_is_kept_as_a_file_and_read_from_one() {
    cites(&["S1.general.4", "S1.D.1"]);
    let (game, mut state, mut dice) = freely();
    give(&game, &mut state, &mut dice, &[(0, "lay procedure")]);
    let lies = board(&game, &state, 0);
    let dealt: Vec<&str> = lies.lines().filter_map(|line| line.strip_suffix(" dealt")).collect();
    let (open, seen) = (dealt[0], dealt[1]);
    let orders = [(0, format!("put {open} nothing")), (0, format!("put {seen} O3"))];
    orders.iter().for_each(|(seat, order)| give(&game, &mut state, &mut dice, &[(*seat, order.as_str())]));
    let form = game.order_form(&state, Seat(0), None).expect("a form");
    let kept = form.files[0].text.clone();
    let shown = format!("{seen} O3\n");
    assert!(kept.contains(&shown) && !kept.contains(&format!("\n{open} ")) && kept.contains(" dealt\n"), "{kept}");
    give(&game, &mut state, &mut dice, &[(0, "lay bare")]);
    let FormRead::Order(order) = game.read_into_form(&state, Seat(0), "board", &kept) else { panic!("it is read") };
    execute(&game, &mut state, Seat(0), &order, &mut dice, &mut Events::unheard()).expect("legal");
    assert_eq!(board(&game, &state, 0), kept);
    let FormRead::Flawed(flaws) = game.read_into_form(&state, Seat(0), "board", "board mixed\n01 X9\nend\n") else {
        panic!("there is no such card")
    };
    assert_eq!(flaws[0].line, Some(2));
    give(&game, &mut state, &mut dice, &[(0, "lay rest"), (0, "done")]);
    let offered = game.order_form(&state, Seat(1), None).expect("the other side can keep it, too");
    assert!(offered.files[0].kept && offered.files[0].text.contains(&shown));
}

#[test]
fn a_board_that_is_sent_back_three_times_is_laid_by_the_dice() {
    cites(&["S1.general.4"]);
    let (game, mut state, mut dice) = freely();
    give(&game, &mut state, &mut dice, &[(0, "lay procedure")]);
    for _ in 0..2 {
        give(&game, &mut state, &mut dice, &[(0, "done"), (1, "lay refuse")]);
        assert_eq!(awaited(&game, &state).collect::<Vec<_>>(), [Seat(0)]);
    }
    let before = board(&game, &state, 2);
    give(&game, &mut state, &mut dice, &[(0, "done"), (1, "lay refuse")]);
    assert_eq!(awaited(&game, &state).count(), 2, "nobody is asked for a board any more");
    assert_ne!(board(&game, &state, 2), before);
}
