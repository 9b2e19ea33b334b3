//! 7, 8.resolve, 8.before, 8.after, 8.cas, 8.cons, 8.effect, 9.part.5: what the campaign does before a battle and after it.
//! The battles themselves are entered, so that every script says how they went.

use engine::journal::begin;
use engine::script::{self, Staging};
use engine::{Chance, Dice, Events, Eyes, Game, Seed, Shown, awaited};
use riverdon::{Order, RiverDon, State};

/// The second scenario in its fifth turn on bare steppe: the first side operates from the south, and nobody is there yet.
fn bare(battles: &str) -> (RiverDon, State) {
    let game = RiverDon::new();
    let setup = game.title().setup(Some("steppe"), [("battles", battles)]).expect("a known set-up");
    let mut dice = Dice::seeded(Seed::from_number(1), 0);
    let mut state = begin(&game, &setup, &mut dice, &mut Events::unheard()).expect("a sound scenario");
    let lines = "plain board; nobody else; turn 5; contact 1; weather good; initiative first; first stock 5; second stock 5; \
                 first tactic assault; second tactic hold";
    for line in lines.split(';') {
        game.arrange(&mut state, line.trim()).expect("a situation");
    }
    (game, state)
}

fn prove(battles: &str, cites: &[&str], text: &str) {
    let (game, state) = bare(battles);
    script::run(&game, state, cites, text).unwrap_or_else(|reason| panic!("{reason}\nin {text}"));
}

/// Runs a script whose battles are entered.
pub(super) fn check(cites: &[&str], text: &str) {
    prove("entered", cites, text);
}

/// The first side goes from 21 into 15, and both stay; `MET` for an assault, which could call reserves.
pub(super) const MET: &str = "first: act 21
    first: go 15
    first: state 1
    second: state 1
    second: stand
    first: stand
    first: done
    second: done";
const PROBED: &str = "first: act 21
    first: go 15
    first: state 1
    second: state 1
    second: stand
    first: stand
    second: done";

const ASSAULT: &str = "given first at 21 volunteer:4 leader:0 order:assault; second at 15 soviet_rifle:4; execution";

#[test]
fn an_assault_succeeds_once_the_defender_is_past_his_flight_number() {
    check(
        &["7.assault.1", "7.assault.1#1", "8.after.1", "8.after.1#1", "8.resolve.1"],
        &format!(
            "{ASSAULT}
             {MET}
             then asked = first
             first: result 15 6 attacker flight defender A1:1,D1:2
             then asked = second
             second: accept ; 1 1
             second: retreat 09
             then passes = false
             then stands first 15 = volunteer:3
             then stands second 09 = soviet_rifle:2
             then stands second 15 = nobody"
        ),
    );
}

#[test]
fn a_battle_on_a_real_table_waits_until_both_sides_agree() {
    check(
        &["S0.scope.1", "S0.scope.1#2"],
        &format!(
            "{ASSAULT}
             {MET}
             then phase = result
             first: act 21 -> refused 8.manual.1
             first: result 15 6 attacker flight defender A1:5,D1:2 -> refused 8.manual.1
             then asked = first
             first: result 15 6 attacker flight defender A1:1,D1:2
             then asked = second
             then phase = result
             then stands second 15 = soviet_rifle:4
             second: accept ; 1 1
             then phase = retreat
             then stands second 15 = soviet_rifle:2"
        ),
    );
}

#[test]
fn an_assault_that_lasts_until_dusk_has_failed() {
    check(
        &["7.assault.1", "7.assault.1#2", "8.victory.2"],
        &format!(
            "{ASSAULT}
             {MET}
             first: result 15 20 defender dusk none A1:0,D1:0
             second: accept ; 1 1
             first: retreat 21
             then passes = true
             then stands first 21 = volunteer:4
             then stands second 15 = soviet_rifle:4"
        ),
    );
}

#[test]
fn a_probe_that_has_won_goes_back_and_has_succeeded() {
    check(
        &["7.probe.1", "7.probe.1#1", "8.after.1#2", "8.after.2", "8.after.2#2"],
        &format!(
            "given first tactic probe; first at 21 volunteer:4 leader:0 order:probe; second at 15 soviet_rifle:4; execution
             {PROBED}
             first: result 15 6 attacker flight defender A1:0,D1:2
             second: accept ; 1 1
             second: retreat 09
             first: halt -> refused 5.probe.3
             first: back
             then passes = false
             then stands first 21 = volunteer:4
             then stands first 15 = nobody
             then stands second 15 = nobody"
        ),
    );
    check(
        &["7.probe.2", "7.probe.2#1"],
        "given first tactic probe; first at 21 volunteer:4 leader:0 order:probe; second at 01 soviet_rifle:4; execution
         first: act 21
         first: go 15
         first: back
         second: pass
         first: done
         second: done
         then passes = false
         then initiative = first",
    );
}

#[test]
fn a_breakthrough_has_to_go_on_after_its_first_battle() {
    let won = format!(
        "given first tactic breakthrough; first at 21 volunteer:4 leader:0 order:breakthrough
         given second at 15 soviet_rifle:4; execution
         {MET}
         first: result 15 6 attacker flight defender A1:0,D1:2
         second: accept ; 1 1
         second: retreat 09>03"
    );
    check(
        &["7.break.1", "7.break.1#1", "8.effect.1", "8.effect.1#2"],
        &format!(
            "{won}
             first: go 09
             then passes = false
             then stands first 09 = volunteer:4"
        ),
    );
    check(
        &["7.break.1#2"],
        &format!(
            "{won}
             first: halt
             then passes = true"
        ),
    );
}

#[test]
fn two_forces_in_a_space_fight_one_battle() {
    check(
        &["8.resolve.1#1"],
        &format!(
            "{ASSAULT}
             {MET}
             then phase = result
             first: result 15 6 attacker flight defender A1:0,D1:2
             second: result 15 6 attacker flight defender A1:1,D1:2
             first: accept ; 1 1
             then phase = retreat
             second: retreat 09
             then stands first 15 = volunteer:3
             then phase = action"
        ),
    );
}

#[test]
fn a_battle_is_fought_as_both_name_it_played_if_one_would_play_it_and_else_resolved() {
    for (ways, phase) in [("played played", "battle"), ("entered entered", "result")] {
        let (first, second) = ways.split_once(' ').expect("two");
        prove(
            "chosen",
            &["8.resolve.1"],
            &format!(
                "{ASSAULT}
                 {MET}
                 then asked = first second
                 first: fight {first}
                 then asked = second
                 second: fight {second}
                 then phase = {phase}"
            ),
        );
    }
    super::cites(&["8.resolve.1#3"]);
    prove(
        "chosen",
        &["8.resolve.1#3"],
        &format!(
            "{ASSAULT}
             {MET}
             first: fight resolved
             second: fight played
             then phase = battle
             then asked = second"
        ),
    );
    super::cites(&["8.resolve.1#4"]);
    prove(
        "chosen",
        &["8.resolve.1#4"],
        &format!(
            "{ASSAULT}
             {MET}
             first: fight entered
             second: fight played
             then phase = battle
             then asked = second
             second: done
             then asked = first"
        ),
    );
    // An officer company with guns against one platoon: whatever the dice, it is over at once.
    let (game, state) = bare("chosen");
    super::cites(&["8.resolve.1#2"]);
    let text = format!(
        "{ASSAULT}
         {MET}
         first: fight resolved"
    );
    let state = script::run(&game, state, &["8.resolve.1#2"], &text).unwrap_or_else(|reason| panic!("{reason}"));
    let second = game.title().seat("second").expect("a seat");
    let mut after = state;
    let order = riverdon::Order::Fight(riverdon::Way::Entered);
    let mut dice = Dice::seeded(Seed::from_number(3), 0);
    engine::execute(&game, &mut after, second, &order, &mut dice, &mut Events::unheard()).expect("a legal order");
    assert!(dice.count() > 10, "it was fought");
    let phase = game.fact(&after, "phase").expect("a fact");
    assert!(phase != "battle" && phase != "result" && phase != "clash", "{phase}");
}

#[test]
fn a_battle_played_by_the_doctrine_is_the_battle_resolved_at_once() {
    let met = format!("{ASSAULT}\n{MET}");
    let finish = |battles: &str| {
        let (game, state) = bare(battles);
        // The last order before the battle, with dice of a seed.
        let (before, _) = met.rsplit_once('\n').expect("many lines");
        let mut state = script::run(&game, state, &[], before).unwrap_or_else(|reason| panic!("{reason}"));
        let mut dice = Dice::seeded(Seed::from_number(11), 0);
        let seats = ["second", "first"].map(|seat| game.title().seat(seat).expect("a seat"));
        let mut give = |state: &mut State, seat, order: riverdon::Order| {
            engine::execute(&game, state, seat, &order, &mut dice, &mut Events::unheard()).expect("a legal order");
        };
        give(&mut state, seats[0], riverdon::Order::Done);
        if battles == "played" {
            give(&mut state, seats[0], riverdon::Order::HandOver);
            give(&mut state, seats[1], riverdon::Order::HandOver);
        }
        let facts = ["stands first 15", "stands second 15", "lost first", "lost second", "asked", "phase"];
        facts.map(|what| script::fact(&game, &state, what).expect("a fact"))
    };
    super::cites(&["8.model.1", "8.resolve.1"]);
    assert_eq!(finish("played"), finish("resolved"));
}

/// An assault into 15 for which a reserve was called that came, up to the last order before the battle.
const WITH_RESERVE: &str = "given first at 21 volunteer:4 leader:0 order:assault; second at 15 soviet_rifle:8 leader:0
    given first at 27 officer:4 leader:0 order:reserve; first at 33 volunteer:8; execution
    first: act 21
    first: go 15
    first: state 1
    second: state 2
    second: stand
    first: stand
    first: call 27 21>15 goes ; 6 6
    first: done";

/// What the second side can tell of a battle that is played: whether the reserve of the first was named to it or seen by
/// it on the field, whether it came, and whether that force could still be another one once all is over.
fn seen_of_a_reserve(seed: u64) -> (bool, bool, bool) {
    let (game, state) = bare("played");
    let mut state = script::run(&game, state, &[], WITH_RESERVE).unwrap_or_else(|reason| panic!("{reason}"));
    let [first, second] = ["first", "second"].map(|seat| game.title().seat(seat).expect("a seat"));
    let (mut dice, mut heard) = (Dice::seeded(Seed::from_number(seed), 0), Vec::new());
    let mut give = |state: &mut State, seat, order| {
        let events = &mut Events::heard_by(&mut heard);
        engine::execute(&game, state, seat, &order, &mut dice, events).expect("a legal order");
    };
    give(&mut state, second, Order::Done);
    let officers = |eyes: Eyes, state: &State| {
        let view = game.view(state, eyes);
        view.counters.iter().any(|counter| counter.face.contains("/officer/"))
    };
    assert!(officers(Eyes::Seat(first), &state), "its owner sees it waiting");
    let seen = officers(Eyes::Seat(second), &state) || game.fact(&state, "rated first 2").as_deref() == Ok("true");
    give(&mut state, second, Order::HandOver);
    give(&mut state, first, Order::HandOver);
    // Until the beaten have gone everybody looks at who is there.
    while script::fact(&game, &state, "prompt").as_deref() == Ok("riverdon-ask-retreat") {
        let seat = awaited(&game, &state).next().expect("somebody retreats");
        let mut orders = Vec::new();
        game.orders(&state, seat, &mut orders);
        give(&mut state, seat, orders.into_iter().next().expect("a way back"));
    }
    let named = |event: &&engine::Event| {
        event.message.id == "riverdon-on-the-field" && format!("{:?}", game.spell(&event.message)).contains("officer")
    };
    let came = heard.iter().any(|event| event.message.id == "riverdon-battle-reserve-arrives");
    let told = heard.iter().find(named).is_some();
    let mut chance = Chance::new(seed);
    let here = |state: &State| {
        game.fact(state, "stands first 15").expect("a fact") + &game.fact(state, "stands first 27").expect("a fact")
    };
    let known = here(&state);
    let mut twins = (0..40).map(|_| game.redeal(&state, second, &mut chance));
    (seen || told, came, twins.any(|twin| here(&twin) != known))
}

#[test]
fn reserves_are_seen_on_the_field_and_stay_known_and_nowhere_else() {
    super::cites(&["BM.35", "S2.lead.2"]);
    let fought: Vec<(bool, bool, bool)> = (0..12).map(seen_of_a_reserve).collect();
    assert!(fought.iter().all(|(seen, ..)| !seen), "nobody is told of those who wait");
    let of =
        |wanted: bool| fought.iter().filter(|(_, came, _)| *came == wanted).map(|(.., open)| *open).collect::<Vec<_>>();
    let (came, waited) = (of(true), of(false));
    assert!(!came.is_empty() && came.iter().all(|open| !open), "{came:?}");
    assert!(!waited.is_empty() && waited.iter().all(|open| *open), "{waited:?}");
}

#[test]
fn light_forces_slip_away_and_others_pay() {
    let meets = |defender: &str, total: u8| {
        format!(
            "given first at 21 volunteer:4 leader:0 order:assault; second at 15 {defender}; execution
             first: act 21
             first: go 15
             first: state 1
             second: state {total}"
        )
    };
    check(
        &["8.before.1", "8.before.1#1"],
        &format!("{}\nsecond: retire\nsecond: retreat 09", meets("red_cav:4 armoured_car:1", 2)),
    );
    check(
        &["8.before.1", "8.before.1#2"],
        &format!("{}\nsecond: retire ; 6 5 1 1\nthen stands second 15 = red_cav:7", meets("red_cav:8", 2)),
    );
    check(
        &["8.before.2", "8.before.2#1"],
        &format!(
            "{}\nsecond: retire ; 4 5 4 4 6 3\nthen stands second 15 = soviet_rifle:10",
            meets("soviet_rifle:12", 3)
        ),
    );
}

#[test]
fn whoever_retires_before_a_battle_has_lost_it() {
    let met = format!(
        "{ASSAULT}
         first: act 21
         first: go 15
         first: state 1
         second: state 1"
    );
    check(
        &["8.before.4", "8.before.4#1"],
        &format!(
            "{met}
             then asked = second
             second: retire ; 1 1
             second: retreat 09
             then passes = false
             then stands first 15 = volunteer:4"
        ),
    );
    check(
        &["8.before.4", "8.before.4#2"],
        &format!(
            "{met}
             second: stand
             then asked = first
             first: retire ; 1 1
             first: retreat 21
             then passes = true
             then stands second 15 = soviet_rifle:4"
        ),
    );
}

#[test]
fn whoever_retired_or_fought_before_fights_exhausted() {
    check(
        &["8.before.3", "8.before.3#1"],
        "given first at 21 volunteer:4 leader:0 order:assault; first at 08 volunteer:4 leader:0 order:assault
         given second at 15 soviet_rifle:10; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 3
         second: retire ; 1 1 1 1 1 1
         second: retreat 09
         first: halt
         first: act 08
         first: go 09
         then second 09 exhausted = true",
    );
    let held = format!(
        "given first at 21 volunteer:4 leader:0 order:assault; first at 14 volunteer:4 leader:0 order:assault
         given second at 15 soviet_rifle:12 leader:0 order:maneuver; execution
         {}
         first: result 15 20 defender dusk none A1:0,D1:0,D2:0,D3:0
         second: accept ; 1 1
         first: retreat 21",
        MET.replace("second: state 1", "second: state 3")
    );
    check(
        &["8.effect.2", "8.effect.2#1"],
        &format!(
            "{held}
             first: act 14
             first: go 15
             then second 15 exhausted = true"
        ),
    );
    check(
        &["8.effect.1#1"],
        &format!(
            "{held}
             first: done
             second: act 15 -> refused 6.seq.7"
        ),
    );
}

#[test]
fn only_those_in_the_space_fight() {
    check(
        &["8.forces.1", "8.forces.1#1"],
        &format!(
            "given second at 16 soviet_rifle:4
             {ASSAULT}
             {MET}
             first: result 15 6 attacker flight defender A1:0,D1:2,D2:0 -> refused 8.manual.1
             first: result 15 6 attacker flight defender A1:0,D1:2"
        ),
    );
}

#[test]
fn reserves_that_never_came_stand_where_their_side_won_or_go_back() {
    let called = "given first at 21 volunteer:4 leader:0 order:assault; first at 20 cossack:4 leader:0 order:reserve
         given second at 15 soviet_rifle:4; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: call 20 14>15 goes ; 5 5
         first: done
         second: done";
    check(
        &["8.arrive.5", "8.arrive.5#1", "8.arrive.4"],
        &format!(
            "{called}
             first: result 15 4 attacker flight defender A1:0,D1:2
             second: accept ; 1 1
             second: retreat 09
             then stands first 15 = volunteer:4 cossack:4
             then stands first 20 = nobody"
        ),
    );
    check(
        &["8.arrive.5", "8.arrive.5#2"],
        &format!(
            "{called}
             first: result 15 4 defender retired none A1:0,D1:0
             second: accept ; 1 1
             first: retreat 21
             then stands first 20 = cossack:4
             then stands first 21 = volunteer:4"
        ),
    );
}

#[test]
fn results_cannot_be_repeated_without_end() {
    let entry = "result 15 6 attacker flight defender A1:0,D1:2";
    check(
        &["8.manual.1", "8.manual.1#3"],
        &format!(
            "{ASSAULT}
             {MET}
             first: accept -> refused 8.manual.1
             first: {entry}
             then asked = second
             first: {entry} -> refused engine-not-asked
             second: send_back -> refused 8.manual.1
             second: {entry}
             then asked = first
             first: {entry}
             then asked = second
             second: {entry} -> refused 8.manual.1
             second: result 15 6 attacker flight defender A1:0 -> refused 8.manual.1
             then orders second result = 0"
        ),
    );
}

#[test]
fn an_entry_names_road_bridges_that_fell_and_no_rail_bridge() {
    let met = |card: &str, expected: &str| {
        format!(
            "given card 15 {card}\n{ASSAULT}\n{MET}
             first: result 15 6 attacker flight defender A1:0,D1:2 bridges=1 {expected}"
        )
    };
    check(&["9.brid.6"], &met("R1", "\n second: accept ; 1 1\n then bridge 15 = down"));
    check(&["9.brid.2", "9.brid.2#2"], &met("TR2", "-> refused 8.manual.1\n then rail_bridge 15 = whole"));
}

#[test]
fn an_entry_names_every_counter_once_and_none_that_is_not_there() {
    for wrong in [
        "15 6 attacker flight defender A1:0",
        "15 6 attacker flight defender A1:0,D1:2,D1:2",
        "15 6 attacker flight defender A1:0,D1:2,D7:1",
        "15 6 attacker flight defender A1:0,D1:5",
        "15 6 attacker flight none A1:0,D1:2",
        "16 6 attacker flight defender A1:0,D1:2",
        "15 6 attacker flight defender A1:0,D1:2 captured=D1",
        "15 6 attacker flight defender A1:0,D1:2 reserves=A2:5",
        "15 6 attacker flight defender A1:0,D1:2 reserves=A99:5",
        "15 0 attacker flight defender A1:0,D1:2",
        "15 6 attacker surrendered defender A1:0,D1:2",
        "15 6 attacker flight defender A1:0,D1:2 killed=D1",
        "15 6 attacker flight defender A1:0,D1:2 killed=D99",
        "15 6 attacker flight defender A1:0,D1:2 downed=A1",
        "15 6 attacker flight defender A1:0,D1:2 downed=A99",
        "15 21 attacker flight defender A1:0,D1:2",
        "15 6 attacker flight defender A1:0,D1:2 bridges=1",
        "15 6 attacker flight defender A1:0,D1:2 found=yes",
        // A doubt has to be confirmed.
        "15 6 attacker flight defender A1:0,D1:0",
    ] {
        check(
            &["8.manual.1", "8.manual.1#1", "8.manual.1#2"],
            &format!("{ASSAULT}\n{MET}\nfirst: result {wrong} -> refused 8.manual.1\nthen asked = first"),
        );
    }
    check(
        &["8.manual.1"],
        &format!(
            "{ASSAULT}\n{MET}\nfirst: result 15 6 attacker flight defender A1:0,D1:0 sure=yes\nthen asked = second"
        ),
    );
}

#[test]
fn what_was_captured_passes_to_the_captor_once() {
    check(
        &["8.manual.1"],
        &format!(
            "given first at 21 volunteer:4 leader:0 order:assault; second at 15 soviet_rifle:4 mg:1 gun_75:1; execution
             {}
             first: result 15 6 attacker flight defender A1:0,D1:2,D2:1,D3:1 captured=D2+D3
             second: accept ; 1 1
             then stands first 15 = volunteer:4 mg:1 gun_75:1
             then stock first = 6
             then stock second = 4
             second: retreat 09
             then stands second 09 = soviet_rifle:2
             then stands first 15 = volunteer:4 mg:1 gun_75:1",
            MET.replace("second: state 1", "second: state 3")
        ),
    );
}

#[test]
fn after_three_results_sent_back_the_model_fights() {
    let (game, state) = bare("entered");
    let entry = "result 15 6 attacker flight defender A1:0,D1:2";
    let text = format!("{ASSAULT}\n{MET}\nfirst: {entry}\nsecond: {entry}\nfirst: {entry}");
    let mut state = script::run(&game, state, &["8.manual.1#5"], &text).unwrap_or_else(|reason| panic!("{reason}"));
    let second = game.title().seat("second").expect("a seat");
    let mut dice = Dice::seeded(Seed::from_number(3), 0);
    let order = riverdon::Order::SendBack;
    engine::execute(&game, &mut state, second, &order, &mut dice, &mut Events::unheard()).expect("a legal order");
    assert!(dice.count() > 10, "the model fought it");
    assert_ne!(game.fact(&state, "phase").expect("a fact"), "result");
}

#[test]
fn a_breakthrough_that_rides_home_has_not_broken_through() {
    let won = format!(
        "given first tactic breakthrough; first at 21 cossack:4 leader:0 order:breakthrough; second at 15 soviet_rifle:4; execution
         {MET}
         first: result 15 6 attacker flight defender A1:0,D1:2
         second: accept ; 1 1
         second: retreat 09>03"
    );
    check(
        &["7.break.1"],
        &format!(
            "{won}
             first: go 21
             first: halt
             then passes = true"
        ),
    );
    check(
        &["7.break.1"],
        &format!(
            "{won}
             first: go 21>20
             first: halt
             then passes = false"
        ),
    );
}
