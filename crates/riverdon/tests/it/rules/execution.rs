//! 6.seq: orders are carried out, one force after the other.

use super::check;

#[test]
fn the_operating_player_picks_one_of_his_led_forces() {
    check(
        &["6.seq.1", "6.seq.1#1"],
        "given plain board; nobody else; initiative first; first tactic assault; second tactic hold; turn 2
         given first at 25 volunteer:1 leader:0 order:maneuver; first at 27 volunteer:1 leader:0 order:maneuver
         given first at 29 volunteer:1 leader:0 order:maneuver; first at 36 volunteer:1
         given second at 01 soviet_rifle:1 leader:0 order:maneuver; execution
         then asked = first
         then orders first act = 3
         second: act 01 -> refused engine-not-asked
         first: act 36 -> refused 5.nolead.1
         first: act 29
         first: act 25 -> refused 1.turn.1
         first: halt
         then asked = second",
    );
}

const FOUR: &str = "given plain board; nobody else; initiative first; first tactic assault; second tactic hold; turn 2
    given first at 21 cossack:1 leader:0 order:assault; first at 34 cossack:1 leader:0 order:maneuver
    given second at 15 red_cav:1 leader:0 order:maneuver; second at 02 red_cav:1 leader:0 order:maneuver; execution
";

#[test]
fn he_goes_on_while_his_actions_bring_battles() {
    check(
        &["6.seq.2", "6.seq.2#1"],
        &format!(
            "{FOUR}
             first: act 21
             first: go 15
             first: state 1
             second: state 1
             second: retire
             second: retreat 09
             first: halt
             then prompt = riverdon-ask-preempt
             second: pass
             then asked = first
             then acting = operator
             first: act 34"
        ),
    );
    // A battle that was lost is one, too.
    check(
        &["6.seq.2"],
        &format!(
            "{FOUR}
             first: act 21
             first: go 15
             first: state 1
             second: state 1
             second: stand
             first: retire
             first: retreat 21
             then prompt = riverdon-ask-preempt
             second: pass
             then acting = operator"
        ),
    );
}

#[test]
fn an_action_without_battle_gives_the_other_side_one() {
    check(
        &["6.seq.3", "6.seq.3#1", "6.seq.3#2", "6.seq.4"],
        "given plain board; nobody else; initiative first; first tactic assault; second tactic hold; turn 2
         given first at 34 volunteer:1 leader:0 order:maneuver; first at 36 volunteer:1 leader:0 order:maneuver
         given second at 02 soviet_rifle:1 leader:0 order:maneuver; second at 04 soviet_rifle:1 leader:0 order:maneuver
         given execution
         first: act 34
         first: go 28
         first: halt
         then acting = reply
         then asked = second
         second: act 02
         second: go 01
         second: halt
         then asked = first
         first: act 36
         first: halt
         then acting = reply
         second: pass
         then acting = operator
         first: done
         then acting = rest
         second: act 04",
    );
    check(
        &["6.seq.3", "6.seq.3#2"],
        "given plain board; nobody else; initiative first; first tactic assault; second tactic hold; turn 2
         given first at 34 volunteer:1 leader:0 order:maneuver; first at 36 volunteer:1 leader:0 order:maneuver
         given second at 02 soviet_rifle:1 leader:0 order:maneuver; execution
         first: act 34
         first: halt
         second: pass
         first: act 36
         first: halt
         then acting = reply
         second: act 02",
    );
}

#[test]
fn after_a_battle_of_the_defender_the_operating_player_acts() {
    check(
        &["6.seq.4", "6.seq.4#1"],
        "given plain board; nobody else; initiative first; first tactic probe; second tactic counterattack; turn 2
         given first at 34 volunteer:1 leader:0 order:maneuver; first at 21 cossack:1 leader:0 order:maneuver
         given second at 15 red_cav:1 leader:0 order:assault; second at 02 red_cav:1 leader:2 order:assault; execution
         first: act 34
         first: halt
         second: act 15
         second: go 21
         second: state 1
         first: state 1
         first: retire
         first: retreat 27
         second: halt
         then acting = operator
         then asked = first",
    );
}

#[test]
fn what_the_defender_has_left_he_does_at_the_end() {
    check(
        &["6.seq.5", "6.seq.5#1"],
        "given plain board; nobody else; initiative first; first tactic assault; second tactic hold; turn 2
         given first at 34 volunteer:1 leader:0 order:maneuver
         given second at 02 soviet_rifle:1 leader:0 order:maneuver; second at 04 soviet_rifle:1 leader:0 order:maneuver
         given execution
         first: done
         then acting = rest
         second: act 02
         second: halt
         then acting = rest
         second: act 04
         second: halt
         then acting = rest
         then orders second act = 0
         second: done
         then phase = initiative
         then turn = 3",
    );
}

#[test]
fn a_force_acts_once_and_digging_in_is_no_action() {
    check(
        &["6.seq.6", "6.seq.6#1", "6.seq.6#2"],
        "given plain board; nobody else; initiative first; first tactic assault; second tactic hold; turn 2
         given first at 34 volunteer:1 leader:0 order:maneuver; first at 36 volunteer:1 leader:0 order:reserve
         given second at 02 soviet_rifle:1 leader:0 order:dig_in; second at 04 soviet_rifle:1 leader:0 order:maneuver
         given execution
         first: act 36 -> refused 5.res.1
         first: act 34
         first: halt
         second: act 02 -> refused 5.dig.5
         then orders second act = 1
         second: act 04
         second: halt
         then second 02 dug_in = true
         first: act 34 -> refused 6.seq.6",
    );
    check(
        &["6.seq.6"],
        "given plain board; nobody else; initiative first; first tactic probe; second tactic withdrawal; turn 2
         given first at 34 volunteer:1 leader:0 order:maneuver
         given second at 02 soviet_rifle:1 order:disengage; second at 04 soviet_rifle:1 order:disengage; execution
         first: act 34
         first: halt
         second: act 02
         second: halt
         then asked = first",
    );
}

#[test]
fn whoever_is_attacked_first_does_not_act_any_more() {
    check(
        &["6.seq.7", "6.seq.7#1"],
        &format!(
            "{FOUR}
             first: act 21
             first: go 15
             first: state 1
             second: state 1
             second: stand
             first: retire
             first: retreat 21
             second: pass
             first: act 34
             first: halt
             then acting = reply
             second: act 15 -> refused 6.seq.7
             second: act 02"
        ),
    );
}

#[test]
fn only_digging_in_works_at_once() {
    check(
        &["6.seq.8", "6.seq.8#1"],
        "given plain board; nobody else; initiative first; first tactic assault; second tactic hold; turn 2
         given first at 21 cossack:1 leader:0 order:assault; second at 15 soviet_rifle:4 leader:0 order:dig_in
         given second at 09 soviet_rifle:4 leader:0 order:maneuver; execution
         then second 09 dug_in = false
         first: act 21
         first: go 15
         then phase = clash
         then second 15 dug_in = true",
    );
}

#[test]
fn an_attacked_reserve_comes_no_more() {
    let script = |attacked: &str, expected: &str| {
        format!(
            "given plain board; nobody else; initiative first; first tactic assault; second tactic hold; turn 2
             given first at 21 cossack:1 leader:0 order:assault; first at 20 cossack:1 leader:0 order:assault
             given second at 15 red_cav:1 leader:0 order:reserve; second at 14 red_cav:1 leader:0; execution
             {attacked}
             first: act 20
             first: go 14
             first: state 1
             second: state 1
             second: stand
             first: stand
             first: done
             second: call 15 14 leader=goes {expected}"
        )
    };
    let attacked = "first: act 21
             first: go 15
             first: state 1
             second: state 1
             second: stand
             first: retire
             first: retreat 21
             second: pass";
    check(&["6.seq.9", "6.seq.9#1"], &script(attacked, "-> refused 6.seq.9"));
    check(&["6.seq.9"], &script("", "; 1 1"));
}
