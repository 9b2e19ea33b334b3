//! Forms: what they offer is what the rules allow, what they say is so, and they tell nothing of the other side.

use std::collections::BTreeMap;

use engine::order_form::{EntryKind, FormRead, FormRow, Gauge, GaugeKind, OrderForm};
use engine::script::Staging;
use engine::{
    Chance, Dice, Draft, Events, Fault, Game, Seat, Seed, Setup, SetupFailure, Shown, Word, awaited, execute,
    journal::begin, notation,
};
use riverdon::*;

use crate::own;

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);

fn setup(game: &RiverDon, scenario: &str, options: &[(&str, &str)]) -> Setup {
    game.title().setup(Some(scenario), options.iter().copied()).expect("a known set-up")
}

fn begun(game: &RiverDon, setup: &Setup) -> Result<State, Fault> {
    let mut dice = Dice::seeded(Seed::from_number(5), 0);
    begin(game, setup, &mut dice, &mut Events::unheard()).map_err(|failure| match failure {
        SetupFailure::Fault(fault) => fault,
        SetupFailure::Die(_) => panic!("dice from a seed"),
    })
}

/// The Ice March while armies are bought.
fn buying() -> (RiverDon, State) {
    let game = RiverDon::new();
    let state = begun(&game, &setup(&game, "ice_march", &[("muster", "chosen")])).expect("a sound scenario");
    (game, state)
}

fn drafted(text: &str) -> Draft {
    notation::parse(Order::VERBS, text).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// Gives an order; its breach, if it is refused.
fn give(game: &RiverDon, state: &mut State, seat: Seat, text: &str) -> Result<(), String> {
    let order = engine::judge(game, state, seat, &drafted(text)).map_err(|why| format!("{why:?}"))?;
    let mut dice = Dice::seeded(Seed::from_number(9), 0);
    execute(game, state, seat, &order, &mut dice, &mut Events::unheard()).expect("it was judged");
    Ok(())
}

fn form(game: &RiverDon, state: &State, seat: Seat) -> OrderForm {
    game.order_form(state, seat, None).expect("there is a form")
}

fn row<'a>(form: &'a OrderForm, id: &str) -> &'a FormRow {
    let mut rows = form.pages.iter().flat_map(|page| &page.groups).flat_map(|group| &group.rows);
    rows.find(|row| row.id == id).unwrap_or_else(|| panic!("no row {id}"))
}

fn left(form: &OrderForm) -> Vec<(i64, i64)> {
    let left = form.gauges.iter().filter(|gauge| gauge.kind == GaugeKind::Left);
    left.map(|gauge| (gauge.value, gauge.whole)).collect()
}

fn share<'a>(form: &'a OrderForm, group: &str) -> &'a Gauge {
    let is = |gauge: &&Gauge| gauge.kind == GaugeKind::Share && format!("{:?}", gauge.label).contains(group);
    form.gauges.iter().find(is).unwrap_or_else(|| panic!("no share of {group}"))
}

fn clauses(form: &OrderForm) -> Vec<&str> {
    form.flaws.iter().filter_map(|flaw| flaw.what.clause.as_deref()).collect()
}

#[test]
fn the_muster_says_what_is_left_and_which_shares_are_broken() {
    let (game, mut state) = buying();
    assert_eq!(left(&form(&game, &state, SECOND)), [(200, 200), (300, 300)]);
    give(&game, &mut state, SECOND, "buy on_board red_guard 10").expect("20 points of 200");
    give(&game, &mut state, SECOND, "buy on_board red_cav 2").expect("8 points more");
    let now = form(&game, &state, SECOND);
    assert_eq!(left(&now), [(200 - 28, 200), (300, 300)]);
    let horse = share(&now, "mounted");
    assert_eq!((horse.value, horse.whole, horse.most, horse.holds), (2, 12, Some(15), false));
    assert_eq!(clauses(&now), ["10.limit.1"], "2 of 12 are more than 15 in 100");
    assert!(now.flaws[0].rows.contains(&"red_cav".to_owned()), "{:?}", now.flaws);
    assert!(give(&game, &mut state, SECOND, "done").is_err_and(|why| why.contains("10.limit.1")));
    give(&game, &mut state, SECOND, "buy on_board red_guard 12").expect("4 points more");
    let now = form(&game, &state, SECOND);
    assert!(now.flaws.is_empty() && share(&now, "mounted").holds, "2 of 14 are less");
}

#[test]
fn a_set_up_in_one_row_is_told_as_one_row() {
    let (game, state) = buying();
    let note = |seat| {
        let form = form(&game, &state, seat);
        form.trays[0].note.clone().map(|note| note.id.to_string())
    };
    assert_eq!(note(FIRST).as_deref(), Some("riverdon-form-row"), "row 6 alone");
    assert_eq!(note(SECOND).as_deref(), Some("riverdon-form-rows-limit"), "rows 1 to 5");
}

#[test]
fn a_stepper_ends_where_points_end_and_one_more_is_refused_with_its_clause() {
    let (game, mut state) = buying();
    let EntryKind::Number { value: 0, least: 0, most, blank } =
        &row(&form(&game, &state, SECOND), "red_guard").fields[0].what.clone()
    else {
        panic!("a number");
    };
    assert_eq!((*most, blank.order.as_str(), blank.field.as_str()), (100, "buy on_board red_guard", "stands"));
    give(&game, &mut state, SECOND, "buy on_board red_guard 100").expect("all 200 points");
    let refused = give(&game, &mut state, SECOND, "buy on_board red_guard 101");
    assert!(refused.is_err_and(|why| why.contains("S2.buy.1")));
    assert!(row(&form(&game, &state, SECOND), "mg").why_not.is_none(), "there are points for what comes later");
}

#[test]
fn stands_move_between_the_parts_whole() {
    let (game, mut state) = buying();
    give(&game, &mut state, SECOND, "buy on_board red_guard 8").expect("bought");
    give(&game, &mut state, SECOND, "shift off_board red_guard:5").expect("there are eight");
    assert!(give(&game, &mut state, SECOND, "shift off_board red_guard:4").is_err(), "three are left");
    let now = form(&game, &state, SECOND);
    let lie: Vec<i64> = now.trays.iter().map(|tray| tray.counters.iter().map(|one| one.amount).sum()).collect();
    assert_eq!(lie, [3, 5]);
    assert_eq!(left(&now), [(194, 200), (290, 300)]);
}

#[test]
fn the_army_of_the_list_and_a_new_beginning_are_one_click_each() {
    let (game, mut state) = buying();
    for (deed, spent) in [(0, 499), (1, 0)] {
        let now = form(&game, &state, SECOND);
        assert!(now.deeds[deed].why_not.is_none());
        give(&game, &mut state, SECOND, &now.deeds[deed].order).expect("it is offered");
        let left: i64 = left(&form(&game, &state, SECOND)).iter().map(|(left, _)| left).sum();
        assert_eq!(left, 500 - spent);
    }
}

#[test]
fn what_is_not_owned_is_not_offered() {
    let (game, mut state) = buying();
    give(&game, &mut state, SECOND, "own models=red_guard:3,mg:1").expect("a list");
    let refused = give(&game, &mut state, SECOND, "buy on_board red_cav 1");
    assert!(refused.is_err_and(|why| why.contains("10.points.2")), "there are none");
    give(&game, &mut state, SECOND, "buy on_board red_guard 2").expect("two of three");
    let refused = give(&game, &mut state, SECOND, "buy off_board red_guard 2");
    assert!(refused.is_err_and(|why| why.contains("10.points.2")), "both parts together");
    let now = form(&game, &state, SECOND);
    let barred = row(&now, "red_cav").why_not.as_ref().and_then(|why| why.clause.as_deref());
    assert_eq!(barred, Some("10.points.2"));
    let EntryKind::Number { most, .. } = row(&now, "red_guard").fields[0].what else { panic!("a number") };
    assert_eq!(most, 3);
    give(&game, &mut state, SECOND, "own").expect("no list");
    give(&game, &mut state, SECOND, "buy on_board red_cav 1").expect("anything again");
}

fn read(game: &RiverDon, state: &State, file: &str, text: &str) -> FormRead<Order> {
    game.read_into_form(state, SECOND, file, text)
}

#[test]
fn an_army_is_written_and_read_again_to_the_same() {
    let (game, mut state) = buying();
    give(&game, &mut state, SECOND, "muster").expect("it is offered");
    let text = form(&game, &state, SECOND).files[0].text.clone();
    let (game, mut other) = buying();
    let FormRead::Order(order) = read(&game, &other, "army", &text) else { panic!("it was written by us") };
    give(&game, &mut other, SECOND, &notation::print(Order::VERBS, &game.draft(&order))).expect("it is legal");
    assert_eq!(form(&game, &state, SECOND), form(&game, &other, SECOND));
}

#[test]
fn a_file_is_refused_with_its_lines_or_with_its_clauses() {
    let (game, state) = buying();
    let flaws = |file: &str, text: &str| match read(&game, &state, file, text) {
        FormRead::Flawed(flaws) => flaws,
        other => panic!("{other:?}"),
    };
    let lines = flaws("army", "army red_guard_army\non board\n  4 red_gard\n  x mg\nend\n");
    assert_eq!(lines.iter().map(|flaw| flaw.line).collect::<Vec<_>>(), [Some(3), Some(4)]);
    assert_eq!(flaws("army", "army red_guard_army\n  4 red_guard\n").len(), 1, "it was cut short");
    let clauses = |text: &str| -> Vec<String> {
        flaws("army", text).iter().filter_map(|flaw| flaw.what.clause.as_ref().map(ToString::to_string)).collect()
    };
    assert_eq!(clauses("army red_guard_army\non board\n  101 red_guard\nend\n"), ["S2.buy.1"]);
    assert!(clauses("army afsr_ice_march\nend\n").contains(&"S2.buy.2".to_owned()));
    assert_eq!(flaws("models", "modles\nend\n")[0].line, Some(1));
    assert_eq!(read(&game, &state, "novel", ""), FormRead::Unknown);
    assert!(matches!(read(&game, &state, "army", &"x\n".repeat(1 << 20)), FormRead::Flawed(_)));
}

#[test]
fn a_form_says_nothing_of_what_the_other_side_does() {
    let (game, mut state) = buying();
    let before = form(&game, &state, FIRST);
    for order in ["own models=red_guard:90,mg:9", "muster", "buy off_board mg 1", "done"] {
        let _ = give(&game, &mut state, SECOND, order);
        assert_eq!(form(&game, &state, FIRST), before, "after {order}");
    }
    assert_ne!(form(&game, &buying().1, SECOND), before);
}

/// Every order that a form would give, and whether it says that it cannot be given.
fn offered(form: &OrderForm) -> Vec<(String, bool)> {
    let mut all = Vec::new();
    let mut deeds: Vec<_> = form.deeds.iter().chain(form.trays.iter().flat_map(|tray| &tray.deeds)).collect();
    for group in form.pages.iter().flat_map(|page| &page.groups) {
        deeds.extend(&group.deeds);
        for entry in group.rows.iter().flat_map(|row| &row.fields) {
            if entry.fills == engine::order_form::Fills::Order
                && let EntryKind::Choice { values, .. } = &entry.what
            {
                all.extend(values.iter().map(|value| (value.order.clone(), value.why_not.is_some())));
            }
        }
    }
    all.extend(deeds.iter().map(|deed| (deed.order.clone(), deed.why_not.is_some())));
    all
}

/// What a draft of the form leads to: the options of its fields, one after the other.
fn followed(game: &RiverDon, state: &State, seat: Seat, form: OrderForm, chance: &mut Chance) -> OrderForm {
    let entries =
        form.pages.iter().flat_map(|page| &page.groups).flat_map(|group| &group.rows).flat_map(|row| &row.fields);
    let drafts = entries.filter(|entry| entry.fills == engine::order_form::Fills::Draft);
    let orders: Vec<String> = drafts
        .flat_map(|entry| match &entry.what {
            EntryKind::Choice { values, .. } | EntryKind::Place { values, .. } => {
                values.iter().filter(|one| one.why_not.is_none()).map(|one| one.order.clone()).collect()
            }
            EntryKind::Amounts { items, blank } => {
                let item = chance.pick(items).expect("there are some");
                vec![format!("{} {}:{}", blank.order, item.id, chance.below(item.most as usize + 2))]
            }
            _ => Vec::new(),
        })
        .collect();
    match chance.pick(&orders) {
        Some(order) => game.order_form(state, seat, Some(&drafted(order))).expect("the same decision"),
        None => form,
    }
}

#[test]
fn forms_offer_what_the_rules_allow_and_bar_what_they_forbid() {
    let game = RiverDon::new();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for (seed, scenario) in (0..).zip(["ice_march", "steppe", "transsib", "reval"]) {
        let mut state = begun(&game, &setup(&game, scenario, &[("muster", "chosen")])).expect("sound");
        let mut chance = Chance::new(seed);
        let mut dice = Dice::seeded(Seed::from_number(seed), 0);
        for _ in 0..400 {
            let waiting: Vec<Seat> = awaited(&game, &state).collect();
            let Some(seat) = chance.pick(&waiting).copied() else { break };
            if let Some(form) = game.order_form(&state, seat, None) {
                *seen.entry(form.id.clone()).or_default() += 1;
                let form = followed(&game, &state, seat, form, &mut chance);
                let form = followed(&game, &state, seat, form, &mut chance);
                for (order, barred) in offered(&form) {
                    let judged = engine::judge(&game, &state, seat, &drafted(&order));
                    assert_eq!(judged.is_err(), barred, "{}: {order}: {judged:?}", form.id);
                }
            }
            let order = game.sample(&state, seat, &mut chance).expect("an order");
            execute(&game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("legal");
        }
    }
    assert_eq!(seen.keys().map(String::as_str).collect::<Vec<_>>(), ["missions", "muster", "orders", "set-up"]);
}

#[test]
fn a_division_is_judged_while_it_is_put_together() {
    let game = RiverDon::new();
    let mut state = begun(&game, &setup(&game, "ice_march", &[])).expect("sound");
    let mut chance = Chance::new(3);
    let mut dice = Dice::seeded(Seed::from_number(3), 0);
    for _ in 0..2_000 {
        let waiting: Vec<Seat> = awaited(&game, &state).collect();
        let seat = *chance.pick(&waiting).expect("somebody is asked");
        let form = game.order_form(&state, seat, None).filter(|form| form.id == "orders");
        let groups =
            form.iter().flat_map(|form| &form.pages).flat_map(|page| &page.groups).flat_map(|group| &group.rows);
        let mut amounts = groups.flat_map(|row| &row.fields).filter_map(|entry| match &entry.what {
            EntryKind::Amounts { items, blank } => Some((items.clone(), blank.clone())),
            _ => None,
        });
        if let Some((items, blank)) = amounts.find(|(items, _)| items.iter().map(|item| item.most).sum::<i64>() > 1) {
            let all: Vec<String> = items.iter().map(|item| format!("{}:{}", item.id, item.most)).collect();
            let whole = drafted(&format!("{} {}", blank.order, all.join(",")));
            let judged = game.order_form(&state, seat, Some(&whole)).expect("the same decision");
            assert!(clauses(&judged).contains(&"S2.force.1"), "nobody would be left: {:?}", judged.flaws);
            let part = drafted(&format!("{} {}:1", blank.order, items[0].id));
            let judged = game.order_form(&state, seat, Some(&part)).expect("the same decision");
            assert!(!clauses(&judged).contains(&"S2.force.1"), "{:?}", judged.flaws);
            assert!(judged.draft.is_some_and(|draft| draft.starts_with("divide ")));
            return;
        }
        let order = game.sample(&state, seat, &mut chance).expect("an order");
        execute(&game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("legal");
    }
    panic!("nobody could divide");
}

/// The Ice March while it is set up, with other cards.
fn setting_up(cards: &[&str]) -> (RiverDon, State) {
    let game = RiverDon::new();
    let mut state = begun(&game, &setup(&game, "ice_march", &[])).expect("a sound scenario");
    for line in ["plain board"].iter().chain(cards) {
        game.arrange(&mut state, line).expect("a situation");
    }
    (game, state)
}

/// The trays of a space: their ids, what lies in them, and where they say that they lie.
fn trays(form: &OrderForm, space: &str) -> Vec<(String, i64, String)> {
    let here = form.trays.iter().filter(|tray| tray.id.split(' ').next() == Some(space));
    let bank = |label: &engine::Spelled| {
        let word = label.args.iter().find(|(name, _)| name == "bank").map(|(_, word)| word.clone());
        word.map_or(String::new(), |word| match word {
            engine::Word::Term(id) => id.to_string(),
            other => panic!("{other:?}"),
        })
    };
    here.map(|tray| {
        let stands = tray.counters.iter().filter(|one| one.kind != "leader").map(|one| one.amount).sum();
        (tray.id.clone(), stands, bank(&tray.label))
    })
    .collect()
}

#[test]
fn where_nothing_joins_the_banks_each_has_a_tray() {
    let (game, mut state) = setting_up(&["card 15 R3", "card 16 R1", "card 17 R3 turned"]);
    let now = form(&game, &state, SECOND);
    let said = |id: &str, stands: i64, bank: &str| (id.to_owned(), stands, bank.to_owned());
    let banks = [said("15 near", 0, "riverdon-bank-n"), said("15 far", 0, "riverdon-bank-s")];
    assert_eq!(trays(&now, "15"), banks);
    assert_eq!(trays(&now, "16"), [said("16", 0, "")], "a bridge joins them");
    let far = now.trays.iter().find(|tray| tray.id == "15 far").expect("it is there");
    let put = far.puts.iter().find(|put| put.kind == "stands").expect("everybody can be put there");
    let order = drafted(&format!("{} stands=red_guard:4", put.blank.order));
    let order = engine::judge(&game, &state, SECOND, &order).expect("it is legal");
    let mut dice = Dice::seeded(Seed::from_number(9), 0);
    execute(&game, &mut state, SECOND, &order, &mut dice, &mut Events::unheard()).expect("it was judged");
    let now = form(&game, &state, SECOND);
    assert_eq!(trays(&now, "15")[1], said("15 far", 4, "riverdon-bank-s"));
    assert_eq!(trays(&now, "15")[0].1, 0);
    let lifts = now.trays.iter().filter(|tray| tray.id.starts_with("15")).flat_map(|tray| &tray.deeds);
    assert_eq!(lifts.count(), 1, "all of the space is taken up at once");
}

#[test]
fn a_mission_asks_for_the_bank_where_a_bridge_is_the_last() {
    let game = RiverDon::new();
    let mut state = begun(&game, &setup(&game, "steppe", &[])).expect("a sound scenario");
    let given = "plain board; card 15 R1; nobody else; initiative first; turn 2; first stock 9; second at 01 soviet_rifle:4 leader:0;
        first at 15 volunteer:4 leader:0; missions";
    for line in given.split(';') {
        game.arrange(&mut state, line.trim()).expect("a situation");
    }
    let asked = |text: &str| game.order_form(&state, FIRST, Some(&drafted(text))).expect("the same decision");
    let without = asked("mission demolish_bridge 15");
    let EntryKind::Choice { value, values } = &row(&without, "bank").fields[0].what else { panic!("a choice") };
    assert_eq!((value.as_str(), values.len()), ("", 2));
    assert_eq!((clauses(&without), without.flaws[0].rows.as_slice()), (vec!["9.brid.6"], &["bank".to_owned()][..]));
    let chosen = asked(&values[1].order);
    assert!(chosen.flaws.is_empty() && chosen.draft.is_some_and(|draft| draft.contains("bank=far")));
    let repair = asked("mission soften 15");
    assert!(
        repair.pages.iter().flat_map(|page| &page.groups).flat_map(|group| &group.rows).all(|row| row.id != "bank")
    );
}

fn carrying(game: &RiverDon, options: &[(&str, &str)], texts: &[(&str, &str)]) -> Result<State, Fault> {
    let setup = setup(game, "ice_march", options);
    let setup = game.title().carrying(setup, texts.iter().copied())?;
    begun(game, &setup)
}

#[test]
fn an_army_that_is_brought_is_played_where_nothing_is_wrong_with_it() {
    let game = RiverDon::new();
    let army = "army red_guard_army\non board\n  60 red_guard\noff board\n  90 red_guard\nend\n";
    let state = carrying(&game, &[("muster", "chosen")], &[("army-second", army)]).expect("it is legal");
    assert_eq!(left(&form(&game, &state, SECOND)), [(80, 200), (120, 300)]);
    assert_eq!(left(&form(&game, &state, FIRST)), [(300, 300)], "the other side has nothing yet");
    let state = carrying(&game, &[], &[("army-second", army)]).expect("it is legal");
    assert_eq!(left(&form(&game, &state, SECOND)), [(120, 120)], "60 stands are to be placed");
    let fault = |text: &str| carrying(&game, &[], &[("army-second", text)]).expect_err("refused").to_string();
    assert!(fault("army red_guard_army\n  5 red_gard\nend").contains("army-second:2"));
    assert!(fault("army red_guard_army\n  101 red_guard\nend").contains("S2.buy.1"));
    assert!(fault("army red_guard_army\n  20 red_guard\n  10 red_cav\nend").contains("10.limit.1"));
    assert!(carrying(&game, &[], &[("fleet", "")]).expect_err("unknown").to_string().contains("army-first"));
    assert!(carrying(&game, &[], &[("army-first", &"x".repeat(1 << 17))]).is_err());
}

#[test]
fn a_board_that_is_brought_takes_the_place_of_the_dealt_one() {
    let game = RiverDon::new();
    let march = own().scenario("ice_march").expect("a scenario");
    let laid = build(own(), Plan::of(march), &mut Dice::seeded(Seed::from_number(77), 0)).expect("dice");
    let text = write_board(own(), &laid);
    let states =
        [carrying(&game, &[], &[("board", &text)]), carrying(&game, &[], &[])].map(|state| state.expect("sound"));
    let cards = |state: &State| serde_json::to_string(&game.position(state)["board"]).expect("plain data");
    assert_ne!(cards(&states[0]), cards(&states[1]), "another board is dealt by these dice");
    let again = carrying(&game, &[], &[("board", &text)]).expect("sound");
    assert_eq!(cards(&states[0]), cards(&again));
    let cut: String = text.lines().take(9).collect::<Vec<_>>().join("\n");
    assert!(carrying(&game, &[], &[("board", &cut)]).expect_err("cut short").to_string().contains("board:9"));
}

#[test]
fn a_scenario_of_ones_own_becomes_a_part_of_the_data_that_the_record_carries() {
    let game = RiverDon::new();
    let (corrections, id) = game.home_made(crate::OUR_WAR, "ours.toml").expect("it is sound");
    assert_eq!(id, "our_war");
    let game = RiverDon::corrected(&corrections, "ours.toml").expect("it fits");
    let state = begun(&game, &setup(&game, "our_war", &[("muster", "chosen")])).expect("it can be played");
    assert_eq!(left(&form(&game, &state, FIRST)), [(400, 400)]);
    assert_eq!(game.corrections(), Some(corrections.trim_end()));
    let refused = RiverDon::new().home_made(&crate::OUR_WAR.replace("bolshevik_1919", "martians"), "ours.toml");
    assert!(refused.expect_err("nobody knows them").to_string().contains("ours.toml:"));
}

#[test]
fn a_result_is_judged_as_it_is_entered_and_given_whole() {
    let game = RiverDon::new();
    let mut results = 0;
    for (seed, scenario) in (0..12).zip(["steppe", "warsaw", "petlura", "ice_march"].into_iter().cycle()) {
        let mut state = begun(&game, &setup(&game, scenario, &[("battles", "entered")])).expect("sound");
        let mut chance = Chance::new(seed);
        let mut dice = Dice::seeded(Seed::from_number(seed), 0);
        for _ in 0..1_500 {
            let waiting: Vec<Seat> = awaited(&game, &state).collect();
            let Some(seat) = chance.pick(&waiting).copied() else { break };
            if let Some(mut form) = game.order_form(&state, seat, None).filter(|form| form.id == "result") {
                results += 1;
                let answers = game.decision(&state, seat).is_some_and(|asked| asked.prompt.id == "riverdon-ask-accept");
                let give = if answers { "riverdon-form-result-instead" } else { "riverdon-form-result-give" };
                assert_eq!(form.deeds[0].label.id, give);
                for _ in 0..6 {
                    form = followed(&game, &state, seat, form, &mut chance);
                    for (order, barred) in offered(&form) {
                        let judged = engine::judge(&game, &state, seat, &drafted(&order));
                        assert_eq!(judged.is_err(), barred, "{order}: {judged:?}");
                    }
                    assert_eq!(form.flaws.is_empty(), form.deeds[0].why_not.is_none(), "{:?}", form.flaws);
                    assert!(form.flaws.iter().all(|flaw| flaw.what.clause.is_some()), "{:?}", form.flaws);
                }
            }
            if results > 8 {
                return;
            }
            let order = game.sample(&state, seat, &mut chance).expect("an order");
            execute(&game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("legal");
        }
    }
    assert!(results > 0, "a battle was entered");
}

#[test]
fn a_counter_has_the_mark_in_the_form_that_it_has_on_the_sheet_of_the_battle() {
    let game = RiverDon::new();
    let mut state = begun(&game, &setup(&game, "steppe", &[("battles", "entered")])).expect("sound");
    let mut chance = Chance::new(1);
    let mut dice = Dice::seeded(Seed::from_number(1), 0);
    let form = loop {
        let seat = awaited(&game, &state).next().expect("a battle comes before the end");
        if let Some(form) = game.order_form(&state, seat, None).filter(|form| form.id == "result") {
            break form;
        }
        let order = game.sample(&state, seat, &mut chance).expect("an order");
        execute(&game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("legal");
    };
    for mark in ["A1", "D1"] {
        let label = &row(&form, mark).label;
        assert_eq!(label.args.first(), Some(&("mark".into(), Word::Text(mark.to_owned()))), "{label:?}");
    }
}

#[test]
fn who_is_placed_already_is_said_to_be_placed_and_not_to_be_gone() {
    let game = RiverDon::new();
    let mut state = begun(&game, &setup(&game, "steppe", &[])).expect("a sound scenario");
    let waiting = form(&game, &state, FIRST).trays.remove(0);
    let all: i64 = waiting.counters.iter().filter(|one| one.of == "volunteer").map(|one| one.amount).sum();
    give(&game, &mut state, FIRST, &format!("place volunteer:{all} 25")).expect("they are to be placed");
    let elsewhere = give(&game, &mut state, FIRST, "place volunteer:1 26").expect_err("nobody waits");
    assert!(elsewhere.contains("riverdon-placed-already"), "{elsewhere}");
    let beyond = give(&game, &mut state, FIRST, &format!("place volunteer:{} 26", all + 1)).expect_err("too many");
    assert!(beyond.contains("riverdon-not-so-many-left"), "{beyond}");
}

#[test]
fn a_space_takes_only_what_can_be_put_there() {
    let game = RiverDon::new();
    let mut state = begun(&game, &setup(&game, "steppe", &[])).expect("a sound scenario");
    for line in ["plain board", "card 31 T1", "first at 31 tank_light:1"] {
        game.arrange(&mut state, line).expect("a situation");
    }
    let now = form(&game, &state, FIRST);
    let takes = |space: &str, kind: &str| {
        let tray = now.trays.iter().find(|tray| tray.id == space).expect("a tray");
        tray.puts.iter().any(|put| put.kind == kind)
    };
    assert!(takes("31", "tank") && takes("31", "stands") && takes("31", "leader"));
    assert!(!takes("32", "tank") && takes("32", "stands"), "no rails");
}
