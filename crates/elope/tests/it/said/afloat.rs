//! What is said of ships, mines and voyages.

use elope::Elope;
use engine::{Dice, Game, Seed, Shown, notation};
use expect_test::expect;

use super::{heard, odds, why};
use crate::answers::{ALLIED, RED, expect_answer, order, situation};
use crate::rules::cites;

#[test]
fn why_tells_the_dice_of_a_voyage_and_its_chances() {
    cites(&["15.7.c", "15.8.b", "15.8.e", "15.0.d"]);
    let up = "given nobody else; turn 12; al_gb_advokat at 2723/SE; movement allied";
    expect_answer(
        up,
        ALLIED,
        why("sail al_gb_advokat 2623/NE"),
        expect![[r#"
        4.1.b why-free-points al_gb_advokat 30: +0 = 0
        15.8.c why-shallows 2623/NE: +5 = 5
        15.8.b why-may-run-aground 2623/NE al_gb_advokat 2: +0 = 5
        15.8.e why-may-hit-a-mine 2623/NE al_gb_advokat 1: +0 = 5
    "#]],
    );
    expect_answer(
        up,
        ALLIED,
        odds("sail al_gb_advokat 2623/NE"),
        expect![[r#"
        15.8.e chance-sunk al_gb_advokat 2623/NE: 3 in 18
        15.8.b chance-aground al_gb_advokat 2623/NE: 5 in 18
        15.8.b chance-passes al_gb_advokat 2623/NE: 10 in 18
    "#]],
    );
    let mined = "given nobody else; turn 2; red_gb_2 at 3715/NE; mined 3715/SE; movement red";
    expect_answer(
        mined,
        RED,
        odds("sail red_gb_2 3715/SE"),
        expect![[r#"
        15.7.c chance-sunk red_gb_2 3715/SE: 1 in 3
        15.7.c chance-passes red_gb_2 3715/SE: 2 in 3
    "#]],
    );
    let game = Elope::new();
    let safe = situation(&game, "given nobody else; turn 2; al_gb_advokat at 4707/NW; movement allied");
    let breach = game.answer(&safe, ALLIED, &odds("sail al_gb_advokat 4706/NE"));
    assert_eq!(breach.expect_err("no die falls").0.id, "elope-no-odds");
}

#[test]
fn why_tells_what_mines_and_sweeping_come_to() {
    cites(&["15.7.a", "15.7.b", "15.71.a"]);
    let given = "given nobody else; turn 12; al_ms_sword al_ms_morris at 3615/NE; mined 3715/SE; movement allied";
    expect_answer(
        given,
        ALLIED,
        why("mine al_ms_sword 3615/NE"),
        expect![[r#"
        4.1.b why-free-points al_ms_sword 30: +0 = 0
        15.7.a why-lays-mines 3615/NE: +10 = 10
        15.7.b why-mines-bar 3615/NE: +0 = 10
        15.7.c why-mines-sink 3615/NE 2: +0 = 10
    "#]],
    );
    expect_answer(
        given,
        ALLIED,
        why("sweep al_ms_sword 3715/SE"),
        expect![[r#"
        15.71.a why-sweeps al_ms_sword 3: +0 = 0
        15.71.a why-sweep-ends-move al_ms_sword: +0 = 0
    "#]],
    );
    expect_answer(
        given,
        ALLIED,
        odds("sweep al_ms_sword 3715/SE"),
        expect![[r#"
        15.71.a chance-swept 3715/SE: 3 in 6
        15.71.a chance-mines-stay 3715/SE: 3 in 6
    "#]],
    );
}

#[test]
fn a_minesweeper_that_has_swept_is_told_that_sweeping_ended_its_move() {
    cites(&["15.71.a"]);
    let game = Elope::new();
    let state = situation(
        &game,
        "given nobody else; turn 12; al_ms_sword al_ms_morris at 3615/NE; mined 3715/SE; movement allied
         allied: sweep al_ms_sword 3715/SE ; 4",
    );
    let refusal = |text: &str| {
        let Ok(order) = game.complete(&state, ALLIED, &order(text)) else { panic!("{text}") };
        game.check(&state, ALLIED, &order).expect_err("it has swept").0.id
    };
    assert_eq!(refusal("sail al_ms_sword 3715/SE"), "elope-move-ends-with-sweep");
}

#[test]
fn a_long_voyage_is_one_line_until_something_happens() {
    cites(&["15.0.b"]);
    let game = Elope::new();
    let calm = situation(&game, "given nobody else; turn 2; al_gb_advokat at 4707/NW; movement allied");
    let way = "sail al_gb_advokat 4706/NE>4607/N>4607/NE>4608/N>4608/NE";
    let lines = heard(&calm, ALLIED, way, &mut Dice::given([]));
    assert_eq!(lines, ["15.0.b sails al_gb_advokat 0 4707/NW 4608/NE"]);
    // Guns on the bank: the voyage is told up to there, and pauses.
    let shelled =
        situation(&game, "given nobody else; turn 2; al_gb_advokat at 4707/NW; red_arty_3 at 4608; movement allied");
    let lines = heard(&shelled, ALLIED, way, &mut Dice::given([6]));
    expect![[r#"
        15.0.b sails al_gb_advokat 0 4707/NW 4608/N
        15.0.f shore-fire-misses al_gb_advokat 4608 6"#]]
    .assert_eq(&lines.join("\n"));
}

#[test]
fn who_names_the_end_of_a_voyage_goes_the_shortest_way() {
    cites(&["15.0.b"]);
    let game = Elope::new();
    let state = situation(&game, "given nobody else; turn 2; al_gb_advokat at 4707/NW; movement allied");
    let meant = |text: &str| game.complete(&state, ALLIED, &order(text));
    let whole = meant("sail al_gb_advokat 4706/NE>4607/N>4607/NE");
    assert_eq!(meant("sail al_gb_advokat 4607/NE"), whole);
    let there = meant("sail al_gb_advokat 4706/NE").expect("the next hexside");
    assert_eq!(notation::print(game.title().verbs, &game.draft(&there)), "sail al_gb_advokat 4706/NE");
    let beyond = meant("sail al_gb_advokat 1247/SE").expect("an order all the same");
    assert_eq!(game.check(&state, ALLIED, &beyond).expect_err("too far").clause(), Some("15.0.b"));
}

#[test]
fn ships_are_laid_up_for_the_winter_and_do_not_leave_the_game() {
    cites(&["23.1.T5.a"]);
    let game = Elope::new();
    let state = situation(&game, "given turn 4; combat red");
    let lines = heard(&state, RED, "done", &mut Dice::seeded(Seed::from_number(1), 0));
    assert!(lines.iter().any(|line| line == "23.1.T5.a laid-up al_steamer_1"), "{lines:?}");
    assert!(!lines.iter().any(|line| line.contains("withdrawn al_steamer_1")), "{lines:?}");
}
