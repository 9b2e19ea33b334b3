//! What is said of orders is true: why, with which chances, and what the log tells of them.

mod afloat;

use elope::{Elope, State};
use engine::{Dice, Events, Game, Question, Seed, Shown, execute, notation};
use expect_test::expect;

use crate::answers::{ALLIED, RED, ask, expect_answer, order, short, situation, told};
use crate::rules::cites;

fn why(text: &str) -> Question {
    Question::Why { order: order(text) }
}

fn odds(text: &str) -> Question {
    Question::Odds { order: order(text) }
}

/// What is told when an order is carried out.
fn heard(state: &State, seat: engine::Seat, text: &str, dice: &mut Dice) -> Vec<String> {
    let game = Elope::new();
    let mut state = *state;
    let Ok(order) = game.complete(&state, seat, &order(text)) else { panic!("{text}") };
    let mut list = Vec::new();
    let mut events = Events::heard_by(&mut list);
    execute(&game, &mut state, seat, &order, dice, &mut events).unwrap_or_else(|stopped| panic!("{stopped:?}"));
    list.iter().map(|event| short(&game.spell(&event.message))).collect()
}

#[test]
fn why_a_white_regiment_may_join_another_is_that_one_can_still_leave() {
    cites(&["6.0.b", "6.1.a"]);
    let given = "given non_historical; nobody else; turn 1; wr_nrr_1 us_339_a at 3507; wr_nrr_2 us_339_b at 3607
                 given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied";
    expect_answer(
        given,
        ALLIED,
        why("march wr_nrr_2 3507"),
        expect![[r#"
        4.1.a why-points wr_nrr_2 10: +0 = 0
        AID.tec.b why-rail 3507: +1 = 1
        6.1.a why-makes-room 3507: +0 = 1
    "#]],
    );
    expect_answer(
        given,
        ALLIED,
        why("march us_339_b 3507"),
        expect![[r#"
        4.1.a why-points us_339_b 12: +0 = 0
        AID.tec.b why-rail 3507: +1 = 1
        6.0.b why-no-limit 3507: +0 = 1
    "#]],
    );
    let alone = "given non_historical; nobody else; turn 1; us_339_a at 3507; wr_nrr_2 at 3607; movement allied";
    expect_answer(
        alone,
        ALLIED,
        why("march wr_nrr_2 3507"),
        expect![[r#"
        4.1.a why-points wr_nrr_2 10: +0 = 0
        AID.tec.b why-rail 3507: +1 = 1
        6.2 why-joins 3507: +0 = 1
    "#]],
    );
}

#[test]
fn a_march_that_leaves_too_many_in_a_hex_for_now_is_a_warning() {
    cites(&["6.1.a"]);
    let given = "given non_historical; nobody else; turn 1; wr_nrr_1 us_339_a at 3507; wr_nrr_2 us_339_b at 3607
                 given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied";
    let warns = |text| ask(given, ALLIED, &why(text)).derivation.iter().map(|step| step.warns).collect::<Vec<bool>>();
    assert_eq!(warns("march wr_nrr_2 3507"), [false, false, true]);
    assert!(!warns("march us_339_b 3507").contains(&true));
}

#[test]
fn why_tells_what_halves_and_what_does_not_count() {
    cites(&["7.2.b", "10.3", "10.9", "9.4.e", "9.0.d", "9.0.a", "11.3.a"]);
    let given = "given nobody else; edition original; turn 2; red_161_2 red_18_hq at 3407; combat red; check
                 given us_339_a us_339_1_hq at 3507; us_339_a are os; us_339_a are oc; red_161_2 are crossed";
    expect_answer(
        given,
        RED,
        why("attack 3507 red_161_2"),
        expect![[r#"
        7.3.a odds-attacker red_161_2: +4 = 4
        10.82 odds-halved-os red_161_2: -2 = 2
        10.3 odds-halved-unpaid red_161_2: -1 = 1
        9.4.e odds-halved-crossed red_161_2: +0 = 1
        9.0.d odds-defender-hq us_339_1_hq: +0 = 0
        7.4.d odds-defender us_339_a: +3 = 3
        10.82 odds-halved-os us_339_a: -1 = 2
        10.3 odds-halved-unpaid us_339_a: -1 = 1
        AID.ta.a ta-town: +1 = 1
        9.6.c mod-command red_18_hq: +2 = 2
        2.1.e mod-command us_339_1_hq: -1 = 1
        7.3.a why-ratio 1 1 elope-column-1-1: +0 = 0
        7.5.a why-column 0 1 elope-column-1-2: -1 = -1
        7.3.c why-modifier: +1 = 1
    "#]],
    );
    let unbacked = "given nobody else; turn 2; red_161_2 red_18_hq red_depot_1 at 3407; combat red; check
                    given br_arty_21 us_339_1_hq al_depot_1 at 3507; al_depot_1 are static";
    expect_answer(
        unbacked,
        RED,
        why("attack 3507 red_161_2"),
        expect![[r#"
        7.3.a odds-attacker red_161_2: +4 = 4
        9.0.d odds-defender-one us_339_1_hq: +1 = 1
        9.0.a odds-defender-unbacked br_arty_21: +0 = 1
        11.3.a odds-defender-static al_depot_1: +0 = 1
        AID.ta.a ta-town: +1 = 1
        9.6.c mod-command red_18_hq: +2 = 2
        2.1.e mod-command us_339_1_hq: -1 = 1
        7.3.a why-ratio 4 1 elope-column-4-1: +0 = 0
        7.5.a why-column 0 1 elope-column-3-1: -1 = -1
        7.3.c why-modifier: +1 = 1
        7.2.a why-supplied 4 1 elope-column-3-1 1: +0 = 0
        7.2.c why-unsupplied 2 1 elope-column-1-1: +0 = 0
    "#]],
    );
}

/// In the original edition both sides can expend a depot.
const BOTH_PAY: &str = "given nobody else; edition original; turn 2; red_161_2 red_2mos_1 red_18_hq red_depot_1 at 3407
                        given us_339_a us_339_b us_339_1_hq al_depot_1 at 3507; combat red; check";

#[test]
fn why_takes_the_defender_to_pay_wherever_he_is_still_to_be_asked() {
    cites(&["7.0.c", "7.2.a", "7.2.b", "7.2.c"]);
    let attack = told(&ask(BOTH_PAY, RED, &why("attack 3507 red_161_2+red_2mos_1")));
    let begun = format!(
        "{BOTH_PAY}
        red: attack 3507 red_161_2+red_2mos_1
        red: done"
    );
    assert_eq!(told(&ask(&begun, RED, &why("resolve 3507"))), attack);
    let asked = format!("{begun}\n red: resolve 3507");
    let supply = told(&ask(&asked, RED, &why("supply red_depot_1")));
    let without = |text: &str, ids: &[&str]| -> String {
        text.lines().filter(|line| !ids.iter().any(|id| line.contains(id))).map(|line| format!("{line}\n")).collect()
    };
    assert_eq!(without(&attack, &["why-supplied", "why-unsupplied"]), supply);
    let chances = told(&ask(&asked, RED, &odds("supply red_depot_1")));
    assert_eq!(told(&ask(BOTH_PAY, RED, &odds("attack 3507 red_161_2+red_2mos_1"))), chances);
    expect_answer(
        &asked,
        RED,
        why("supply red_depot_1"),
        expect![[r#"
        7.3.a odds-attacker red_161_2: +4 = 4
        7.3.a odds-attacker red_2mos_1: +4 = 8
        9.0.d odds-defender-hq us_339_1_hq: +0 = 0
        7.4.d odds-defender us_339_a: +3 = 3
        7.4.d odds-defender us_339_b: +3 = 6
        11.3.a odds-defender al_depot_1: +1 = 7
        AID.ta.a ta-town: +1 = 1
        9.6.c mod-command red_18_hq: +2 = 2
        2.1.e mod-command us_339_1_hq: -1 = 1
        7.3.a why-ratio 8 7 elope-column-1-1: +0 = 0
        7.5.a why-column 0 1 elope-column-1-2: -1 = -1
        7.3.c why-modifier: +1 = 1
        7.2.b why-defence-supplied 8 5 elope-column-1-2: +0 = 0
    "#]],
    );
    // Whoever has decided is taken at his word.
    let paid = format!("{asked}\n red: supply red_depot_1");
    expect_answer(
        &paid,
        ALLIED,
        why("supply nothing"),
        expect![[r#"
        7.3.a odds-attacker red_161_2: +4 = 4
        7.3.a odds-attacker red_2mos_1: +4 = 8
        9.0.d odds-defender-hq us_339_1_hq: +0 = 0
        7.4.d odds-defender us_339_a: +3 = 3
        11.5.a odds-halved-unpaid us_339_a: -1 = 2
        7.4.d odds-defender us_339_b: +3 = 5
        11.5.a odds-halved-unpaid us_339_b: -1 = 4
        11.3.a odds-defender al_depot_1: +1 = 5
        AID.ta.a ta-town: +1 = 1
        9.6.c mod-command red_18_hq: +2 = 2
        2.1.e mod-command us_339_1_hq: -1 = 1
        7.3.a why-ratio 8 5 elope-column-1-1: +0 = 0
        7.5.a why-column 0 1 elope-column-1-2: -1 = -1
        7.3.c why-modifier: +1 = 1
    "#]],
    );
}

#[test]
fn why_derives_supply_across_a_river_and_going_aboard() {
    cites(&["9.5", "15.3.a", "4.5", "5.21.a", "18.2"]);
    let river = "given non_historical; nobody else; turn 2; weather dry; us_339_1_hq al_depot_1 at 1634
                 given us_339_a us_339_b at 1534; movement allied";
    expect_answer(
        river,
        ALLIED,
        why("span us_339_1_hq"),
        expect![[r#"
        4.1.a why-points us_339_1_hq 12: +0 = 0
        9.5 why-spans us_339_1_hq: +12 = 12
        9.5 why-spanned us_339_a 1 1534: +0 = 12
    "#]],
    );
    let steamer = "given non_historical; nobody else; turn 2; weather dry; us_339_a us_339_b us_339_1_hq at 3615
                   given al_depot_1 at 3614; al_steamer_1 at 3615/NE; us_339_b spent 1
                   given red_83_1 red_83_2 red_6kam red_18_hq red_depot_1 at 3515; movement allied";
    expect_answer(
        steamer,
        ALLIED,
        why("board us_339_a al_steamer_1"),
        expect![[r#"
        4.1.a why-points us_339_a 12: +0 = 0
        5.21.a why-disengages 3615: +4 = 4
        15.3.a why-boards al_steamer_1 1 3: +0 = 4
        4.5 why-will-be-carried us_339_a: +0 = 4
    "#]],
    );
    let late = format!("{steamer}\n given red_83_1 at never; us_339_b spent 1; check");
    expect_answer(
        &late,
        ALLIED,
        why("board us_339_b al_steamer_1"),
        expect![[r#"
        15.3.a why-boards al_steamer_1 1 3: +0 = 0
        4.5 boarded-too-late us_339_b: +0 = 0
    "#]],
    );
    let train = "given non_historical; nobody else; turn 14; al_train br_tank_mk4 at 4707; movement allied";
    expect_answer(
        train,
        ALLIED,
        why("board br_tank_mk4 al_train"),
        expect![[r#"
        18.2 why-tanks-load br_tank_mk4: +0 = 0
    "#]],
    );
    let game = Elope::new();
    let state = situation(&game, train);
    let mut none = Dice::given([]);
    let said = heard(&state, ALLIED, "board br_tank_mk4 al_train", &mut none);
    assert_eq!(said, ["18.2 troops-board br_tank_mk4 0 al_train"]);
}

#[test]
fn why_derives_a_replacement_and_a_way_off_the_map() {
    cites(&["13.31", "13.32", "23.1.T2.b"]);
    let reduced = "given nobody else; turn 2; points allied 3; us_339_g us_339_1_hq at 4107; us_339_g are reduced
                   given operations allied";
    expect_answer(
        reduced,
        ALLIED,
        why("rebuild us_339_g"),
        expect![[r#"
        13.31 why-rebuilds us_339_g: +1 = 1
        13.31 why-points-at-hand us_339_g 3: +0 = 1
        13.32 why-rebuilt-at us_339_g us_339_1_hq: +0 = 1
        13.32 why-rebuilt-in-peace us_339_g: +0 = 1
    "#]],
    );
    let onega = "given nobody else; turn 2; us_339_h us_339_2_hq al_depot_1 at 3601; movement allied";
    expect_answer(
        onega,
        ALLIED,
        why("exit us_339_h"),
        expect![[r#"
        4.1.a why-points us_339_h 12: +0 = 0
        23.1.T2.b why-leaves us_339_h: +1 = 1
        23.1.T2.b why-out-of-play us_339_h: +0 = 1
    "#]],
    );
}

#[test]
fn why_tells_what_each_die_of_a_retreat_is_for() {
    cites(&["8.0.c", "8.0.d", "8.0.e"]);
    let beaten = |given: &str| {
        format!(
            "given non_historical; nobody else; turn 1; al_depot_1 at 1506; al_depot_1 are static
    given us_339_a us_339_b us_339_c us_339_d at 1406
        {given}
        given combat allied
    allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
    allied: done
    allied: resolve 1306
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1"
        )
    };
    let zone = beaten("given red_156_1 red_158_1 at 1306; us_339_e us_339_f us_339_g at 1207");
    expect_answer(
        &zone,
        RED,
        why("retreat 1206>1106"),
        expect![[r#"
        7.6.d why-retreat: +2 = 2
        4.6 why-retreat-costs-nothing: +0 = 2
        8.0.f why-direction red: +0 = 2
        8.0.c why-harmful-zone 1206 3: +0 = 2
    "#]],
    );
    let full = beaten("given red_156_1 red_158_1 at 1306; red_bn_4 red_bn_5 red_bn_8 at 1106");
    expect_answer(
        &full,
        RED,
        why("retreat 1206>1106>1006"),
        expect![[r#"
        7.6.d why-retreat: +2 = 2
        4.6 why-retreat-costs-nothing: +0 = 2
        8.0.f why-direction red: +0 = 2
        8.0.e why-goes-on 1006 3: +0 = 2
    "#]],
    );
}

#[test]
fn special_rules_are_told_of_those_only_who_are_in_play() {
    cites(&["23.1.T11.a"]);
    let game = Elope::new();
    let told = |given: &str| -> Vec<String> {
        let state = situation(&game, &format!("given nobody else; turn 10{given}; combat red"));
        let mut dice = Dice::seeded(Seed::from_number(1), 0);
        heard(&state, RED, "done", &mut dice).into_iter().filter(|line| line.contains("special-go-home")).collect()
    };
    let both = told("; fr_21_c us_339_k us_339_3_hq al_depot_1 at 3507; fr_21_hq at lost; fr_21_a at withdrawn");
    assert_eq!(both, ["23.1.T11.a special-go-home us_339_3_hq 2"]);
    assert!(told("; fr_21_hq at lost").is_empty(), "nobody is left to go home");
}

#[test]
fn an_attack_that_falls_away_has_no_chances() {
    cites(&["7.4.b"]);
    let given = "given non_historical; nobody else; turn 1; us_339_a at 1406; red_156_1 at 1306; combat allied
                 allied: attack 1306 us_339_a
                 allied: done
                 given us_339_a at lost";
    assert_eq!(told(&ask(given, ALLIED, &why("resolve 1306"))), "7.4.b attack-falls-away 1306: +0 = 0\n");
    let game = Elope::new();
    let breach = game.answer(&situation(&game, given), ALLIED, &odds("resolve 1306"));
    assert_eq!(breach.expect_err("nobody attacks").0.id, "elope-attack-falls-away");
}

const RAID: &str = "given nobody else; turn 2; weather dry; us_339_a us_339_1_hq al_depot_1 at 3507
                    given red_83_1 red_18_hq red_depot_1 red_train_1 at 3407; al_dh4_1 al_dh4_2 at 4607
                    given fort 3307; hasty 3308; combat allied";

#[test]
fn why_derives_a_bombing_and_its_chances() {
    cites(&["T.bomb.a", "T.bomb.d", "T.bomb.f", "16.4", "16.41"]);
    expect_answer(
        RAID,
        ALLIED,
        why("bomb al_dh4_1+al_dh4_2 track-3407"),
        expect![[r#"
            12.81 why-engine al_dh4_1 3: +0 = 0
            T.bomb.a odds-support al_dh4_1: +2 = 2
            T.bomb.a odds-support al_dh4_2: +2 = 4
            16.41 why-bombs-track 4 1: +0 = 4
        "#]],
    );
    expect_answer(
        RAID,
        ALLIED,
        odds("bomb al_dh4_1+al_dh4_2 track-3407"),
        expect![[r#"
        16.41 track-bombed 3407: 671 in 2592
        T.bomb.a chance-bombs-fail: 1921 in 2592
    "#]],
    );
    expect_answer(
        RAID,
        ALLIED,
        why("bomb al_dh4_1+al_dh4_2 troops-3407"),
        expect![[r#"
            12.81 why-engine al_dh4_1 3: +0 = 0
            T.bomb.a odds-support al_dh4_1: +2 = 2
            T.bomb.a odds-support al_dh4_2: +2 = 4
            T.bomb.f why-bombs-target: -1 = -1
            T.bomb.a why-bombs-hit 3: +0 = -1
            T.bomb.f why-bombs-second 3: +0 = -1
        "#]],
    );
    expect_answer(
        RAID,
        ALLIED,
        odds("bomb al_dh4_1+al_dh4_2 troops-3407"),
        expect![[r#"
        12.3.c troops-panic 3407: 1 in 8
        T.bomb.a chance-bombs-fail: 7 in 8
    "#]],
    );
    expect_answer(
        RAID,
        ALLIED,
        odds("bomb al_dh4_1 red_train_1"),
        expect![[r#"
        16.4 bombed-out red_train_1: 1 in 12
        T.bomb.a chance-bombs-fail: 11 in 12
    "#]],
    );
}

#[test]
fn bombs_that_may_stay_on_the_ground_are_counted_by_their_engines() {
    cites(&["12.81", "12.82", "16.41"]);
    // Four dice of one type and two of another; both start, or one, or none.
    let mixed = RAID.replace("al_dh4_1 al_dh4_2 at 4607", "al_dh4_1 at 4607; al_dh9a_1 at 4707");
    expect_answer(
        &mixed,
        ALLIED,
        odds("bomb al_dh4_1+al_dh9a_1 track-3407"),
        expect![[r#"
        16.41 track-bombed 3407: 9115 in 23328
        T.bomb.a chance-bombs-fail: 14213 in 23328
    "#]],
    );
}

#[test]
fn a_journey_that_is_too_long_tells_how_far_it_goes() {
    cites(&["4.8.b"]);
    let game = Elope::new();
    let given = "given nobody else; turn 1; us_339_b at 3107; movement allied";
    let south_to_north = (31..=47).skip(1).map(|row| format!("{row}07")).collect::<Vec<_>>().join(">");
    let order = order(&format!("rail us_339_b {south_to_north}"));
    let state = situation(&game, given);
    let order = game.complete(&state, ALLIED, &order).unwrap_or_else(|_| panic!("{south_to_north}"));
    let breach = game.check(&state, ALLIED, &order).expect_err("sixteen hexes are too many");
    assert_eq!(short(&game.spell(&breach.0)), "4.8.b journey-too-long 4707 15");
}

#[test]
fn what_is_said_of_the_ice_in_a_snowy_october_is_true_of_ships() {
    cites(&["14.21.a"]);
    let game = Elope::new();
    let script = "given nobody else; turn 2; weather dry; next turn\nallied: done";
    let state = engine::script::run(&game, crate::rules::set_up(&game), &[], script);
    let state = state.unwrap_or_else(|found| panic!("{found}"));
    let said = heard(&state, RED, "done", &mut Dice::given([3])).join("; ");
    assert!(said.contains("14.21.a ice-for-troops"), "{said}");
}

#[test]
fn aircraft_that_join_a_mission_are_counted_with_it() {
    cites(&["T.bomb.a"]);
    let joined = format!("{RAID}\nallied: bomb al_dh4_1 red_train_1 ; 4");
    // Its engines have been rolled for.
    expect_answer(
        &joined,
        ALLIED,
        odds("bomb al_dh4_2 red_train_1"),
        expect![[r#"
        16.4 bombed-out red_train_1: 1 in 3
        T.bomb.a chance-bombs-fail: 2 in 3
    "#]],
    );
    let others = format!("{RAID}\nallied: bomb al_dh4_1 track-3407 ; 4");
    expect_answer(
        &others,
        ALLIED,
        odds("bomb al_dh4_2 red_train_1"),
        expect![[r#"
        16.4 bombed-out red_train_1: 1 in 6
        T.bomb.a chance-bombs-fail: 5 in 6
    "#]],
    );
}

#[test]
fn why_derives_a_crossing() {
    cites(&["9.4.a", "9.4.d", "9.4.e", "9.4.f"]);
    let given = "given non_historical; nobody else; turn 1; weather dry; us_339_a us_339_1_hq al_depot_1 at 1634
                 given movement allied";
    expect_answer(
        given,
        ALLIED,
        why("cross us_339_a 1534"),
        expect![[r#"
        4.1.a why-points us_339_a 12: +0 = 0
        9.4.d why-crosses us_339_a: +12 = 12
        9.4.f why-helped-across us_339_a us_339_1_hq: +0 = 12
        9.4.e why-crossing-halves us_339_a: +0 = 12
    "#]],
    );
    expect_answer(
        given,
        ALLIED,
        why("cross al_depot_1 1534"),
        expect![[r#"
        4.1.a why-points al_depot_1 10: +0 = 0
        10.1 why-depot-uncommanded al_depot_1: +0 = 0
        9.4.d why-crosses al_depot_1: +10 = 10
        9.4.a why-helped-across al_depot_1 us_339_1_hq: +0 = 10
    "#]],
    );
}

#[test]
fn why_derives_works() {
    cites(&["9.2.a", "9.2.b", "9.2.c", "16.5", "17.0.b"]);
    let given =
        "given non_historical; nobody else; turn 2; weather dry; us_339_a us_310_a us_339_1_hq al_depot_1 at 3507
                 given points allied 3; movement allied; check";
    for text in ["entrench us_339_a", "wreck us_339_a", "build us_310_a fort"] {
        assert!(told(&ask(given, ALLIED, &why(text))).starts_with("4.1.a why-points"), "{text}");
    }
    expect_answer(
        given,
        ALLIED,
        why("entrench us_339_a"),
        expect![[r#"
        4.1.a why-points us_339_a 12: +0 = 0
        9.2.a why-digs us_339_a: +6 = 6
        9.2.a why-work-normal us_339_a: +0 = 6
        9.2.d why-digs-when-dry us_339_a: +0 = 6
        9.2.b why-trench-is-a-step us_339_a: +0 = 6
    "#]],
    );
    expect_answer(
        given,
        ALLIED,
        why("wreck us_339_a"),
        expect![[r#"
            4.1.a why-points us_339_a 12: +0 = 0
            16.5 why-wrecks us_339_a: +5 = 5
            16.5 why-wrecks-in-any-state us_339_a: +0 = 5
            16.5 why-track-stops us_339_a: +0 = 5
        "#]],
    );
    expect_answer(
        given,
        ALLIED,
        why("build us_310_a fort"),
        expect![[r#"
        4.1.a why-points us_310_a 12: +0 = 0
        17.0.b why-work us_310_a: +5 = 5
        17.0.c why-work-supplied us_310_a: +0 = 5
        17.0.d why-work-unwatched us_310_a: +0 = 5
        AID.ta.c why-work-worth 2: +0 = 5
    "#]],
    );
    let dug = format!("{given}\ngiven us_339_a are entrenched");
    expect_answer(
        &dug,
        ALLIED,
        why("improve us_339_a"),
        expect![[r#"
        4.1.a why-points us_339_a 12: +0 = 0
        9.2.b why-improves us_339_a: +12 = 12
        9.2.b why-improving-costs us_339_a 1 3: +0 = 12
        9.2.b why-work-normal us_339_a: +0 = 12
        9.2.c why-work-undisturbed us_339_a: +0 = 12
        AID.ta.c why-work-worth 1: +0 = 12
    "#]],
    );
}

#[test]
fn the_scenario_without_a_script_refuses_by_its_own_clauses() {
    cites(&["23.2.T10.a", "23.2.T10.a#2"]);
    let game = Elope::new();
    let state = situation(&game, "given non_historical; nobody else; turn 10; al_ds_fox at 4707/NW; movement allied");
    let Ok(order) = game.complete(&state, ALLIED, &order("sail al_ds_fox 4706/NE")) else { panic!("it is an order") };
    assert_eq!(game.check(&state, ALLIED, &order).expect_err("it stays").clause(), Some("23.2.T10.a"));
}

#[test]
fn every_stop_is_offered_but_those_that_are_reached_as_well_on_foot() {
    cites(&["4.8.b", "16.0.a"]);
    let game = Elope::new();
    let given = "given non_historical; nobody else; turn 3; weather dry; us_339_a us_339_1_hq at 4707
                 given al_train at 4707; al_depot_1 us_339_b at 3907; movement allied; check";
    let state = situation(&game, given);
    let mut orders = Vec::new();
    game.orders(&state, ALLIED, &mut orders);
    let texts: Vec<String> =
        orders.iter().map(|order| notation::print(game.title().verbs, &game.draft(order))).collect();
    let line = ["4607", "4507", "4407", "4307", "4207", "4107", "4007", "3907"];
    for stop in 1..=line.len() {
        let offered = |who: &str| texts.contains(&format!("rail {who} {}", line[..stop].join(">")));
        assert!(offered("al_train"), "{stop}");
        // Six points of twelve are left after five hexes on foot and a bridge, and after any journey.
        assert_eq!(offered("us_339_1_hq"), stop > 5, "{stop}");
    }
}

#[test]
fn to_end_the_phase_with_arrivals_waiting_is_worth_a_question() {
    cites(&["13.12"]);
    let game = Elope::new();
    let Ok(done) = game.complete(&situation(&game, ""), RED, &order("done")) else { panic!("it is an order") };
    let undone = |given: &str| {
        let state = situation(&game, given);
        game.left_undone(&state, RED, &done).map(|message| short(&game.spell(&message)))
    };
    let waiting = "given nobody else; turn 10; red_cav_3 at due; movement red";
    assert_eq!(undone(waiting).as_deref(), Some("13.12 arrivals-left red_cav_3 0"));
    assert_eq!(undone("given nobody else; turn 10; red_cav_3 at 2705; movement red"), None);
    assert_eq!(undone("given nobody else; turn 10; red_cav_3 at due; combat red"), None, "they come in movement");
}

/// Three companies and their HQ at 1307 have a step to lose.
const A_STEP_TO_LOSE: &str =
    "given non_historical; nobody else; turn 1; red_18_1_hq red_depot_1 at 1107; red_depot_1 are static
     given us_339_1_hq us_339_a us_339_b us_339_c at 1307; red_ski_1 red_156_1 red_156_2 at 1207
     given red_158_1 red_158_2 at 1306; red_6a_hq at 1107; combat red
     red: attack 1307 red_ski_1+red_156_1+red_156_2+red_158_1+red_158_2
     red: done
     red: resolve 1307
     red: supply red_depot_1 ; 5";

#[test]
fn of_the_losses_to_choose_from_an_hq_is_the_last() {
    cites(&["7.6.c"]);
    let game = Elope::new();
    let state = situation(&game, A_STEP_TO_LOSE);
    let mut orders = Vec::new();
    game.orders(&state, ALLIED, &mut orders);
    let texts: Vec<String> =
        orders.iter().map(|order| notation::print(game.title().verbs, &game.draft(order))).collect();
    let losses: Vec<&str> = texts.iter().filter_map(|text| text.strip_prefix("lose ")).collect();
    assert_eq!(losses, ["us_339_a:1", "us_339_b:1", "us_339_c:1", "us_339_1_hq:1"]);
}

#[test]
fn losses_say_who_dies_who_is_reduced_and_what_is_left() {
    cites(&["7.6.a", "7.6.b", "7.6.c"]);
    expect_answer(
        A_STEP_TO_LOSE,
        ALLIED,
        why("lose us_339_a:1"),
        expect![[r#"
        7.6.a why-reduced us_339_a 2: +0 = 0
        7.6.c why-remain 4 8: +0 = 0
    "#]],
    );
    expect_answer(
        A_STEP_TO_LOSE,
        ALLIED,
        why("lose us_339_1_hq:1"),
        expect![[r#"
        7.6.b why-eliminated us_339_1_hq: +0 = 0
        7.6.c why-remain 3 9: +0 = 0
    "#]],
    );
    let attacker = "given non_historical; nobody else; turn 1; red_18_1_hq red_depot_1 at 1107; red_depot_1 are static
                    given us_339_a us_339_b us_339_c us_339_d at 1307; red_bn_4 red_bn_5 at 1207; combat red
                    red: attack 1307 red_bn_4+red_bn_5
                    red: done
                    red: resolve 1307
                    red: supply red_depot_1 ; 1";
    expect_answer(
        attacker,
        RED,
        why("lose red_bn_4:1"),
        expect![[r#"
        7.6.a why-reduced red_bn_4 2: +0 = 0
        7.6.c why-remain 2 5: +0 = 0
        7.61.b why-attacker-stays: +0 = 0
    "#]],
    );
}
