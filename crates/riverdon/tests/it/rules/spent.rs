//! Where rules meet over what is spent, captured and lost: guns and aircraft of forces that are gone, weapons that nobody is
//! left to take up, deserters, leaders without a force.

use super::around::{MET, check};

#[test]
fn deserters_give_hidden_partisans_away() {
    super::check(
        &["9.des.3", "9.part.1"],
        "scenario transsib
         given plain board; nobody else; initiative second; turn 5; contact 1; weather good; first tactic hold; second tactic breakthrough
         given first at 09 partisan:4 leader:0; first 09 is hidden
         given second at 15 interv_levy:4 interv_rifle:4 leader:0 order:breakthrough; second at 33 interv_rifle:4; missions
         first: done
         second: done ; 6 6
         then stands first 09 = partisan:4 interv_levy:4
         then first 09 hidden = false
         then letter first 09 = 1",
    );
}

#[test]
fn the_second_force_of_a_ring_has_points_of_its_own() {
    check(
        &["9.surr.3", "3.res.5", "9.brid.1"],
        "given card 15 R1; first at 15 volunteer:4 gun_75:2 leader:0; first at 15 plastoon:4 leader:0
         given first 15 is surrounded; first 15.2 is surrounded; second at 03 soviet_rifle:4 leader:0; missions
         first: mission direct_support_ground 15 unit=gun_75 guns=2
         first: mission demolish_bridge 15 bank=near
         then stock first = 2",
    );
}

#[test]
fn guns_that_were_beaten_do_not_shell_from_afar() {
    check(
        &["9b.gen.5", "9b.gen.7"],
        "given second stock 10; second at 14 soviet_rifle:4
         given second at 15 soviet_rifle:4 howitzer_105:2 gun_75:1 leader:0 order:maneuver
         given first at 21 volunteer:4 leader:0 order:assault; first at 20 volunteer:4 leader:0 order:assault; missions
         second: mission soften 14 from=15
         second: done
         first: done
         first: act 21
         first: go 15
         first: state 1
         second: state 4
         second: retire ; 1 1 1 1 1 1 1 1
         second: retreat 09
         first: halt
         second: pass
         first: act 20
         first: go 14
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: done
         second: done
         then phase = result",
    );
}

#[test]
fn what_several_groups_leave_is_asked_about_once() {
    check(
        &["9.yield.1", "8.after.3"],
        &format!(
            "given second at 15 soviet_rifle:4 mg:1 leader:0; second at 15 soviet_veteran:4 mortar:1 leader:0
             given second 15 is surrounded; second 15.2 is surrounded; first at 14 volunteer:1; second at 01 soviet_rifle:1
             given first at 21 volunteer:4 leader:0 order:assault; execution
             {}
             first: result 15 6 attacker flight both A1:4,D1:2,D2:0,D3:2,D4:0 sure=yes
             second: accept ; 1 1 1 1 1 1
             then phase = spoils
             then asked = first
             first: join 14
             then stands first 14 = volunteer:1 mg:1 mortar:1
             then prompt = riverdon-ask-succession",
            MET.replace("second: state 1", "second: state 4")
        ),
    );
}

#[test]
fn what_nobody_is_there_to_take_is_lost() {
    check(
        &["9.pris.2", "8.cas.1"],
        &format!(
            "given second at 15 soviet_rifle:4 mg:1; first at 21 volunteer:4 leader:0 order:assault; first at 36 volunteer:1; execution
             {}
             first: result 15 6 attacker flight both A1:4,D1:2,D2:0 sure=yes
             second: accept ; 1 1 1 1 6 6
             second: retreat 09
             then stands first 15 = nobody
             then stands second 09 = soviet_rifle:2",
            MET.replace("second: state 1", "second: state 2")
        ),
    );
}

#[test]
fn captured_weapons_that_are_lost_again_do_not_lose_the_march() {
    super::check(
        &["sc1.victory.1"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 5; contact 1; first began 300 50; first lost 100 21
         given first at 15 volunteer:30 leader:0; second at 01 red_guard:4 leader:0; end of turn
         then winner = undecided
         given first lost 100 21; first 15 gone; first at 15 volunteer:29 leader:0; end of turn
         then winner = second",
    );
}

#[test]
fn deserters_of_two_causes_are_asked_about_once() {
    check(
        &["9.des.1", "9.des.3"],
        "given initiative second; second tactic breakthrough; first tactic hold; first stock 10
         given second at 15 red_conscript:8 soviet_rifle:4 leader:0 order:breakthrough
         given first at 21 howitzer_105:2 gun_75:1 volunteer:4 leader:0; first at 14 volunteer:1; missions
         first: mission major_bombardment 15 from=21
         first: done
         second: done ; 1 1 6 6 3 3 6 6
         then prompt = riverdon-ask-deserters
         first: join 14
         then stands first 14 = red_conscript:8 volunteer:1
         then phase = execution",
    );
}

#[test]
fn the_last_train_of_the_last_turn_may_win() {
    super::check(
        &["sc4.victory.1"],
        "scenario transsib
         given plain board; nobody else; card 03 T4; card 09 T4; card 15 T4; card 21 T4; card 27 T4; card 33 T4; initiative first; turn 12; contact 1
         given second at 03 interv_rifle:1; second at 09 interv_rifle:1; second at 15 interv_rifle:1; second at 21 interv_rifle:1 leader:0
         given first at 01 partisan:4 leader:0; trains left 0; trains through 4; trains derailed 3; train at 21; trains
         second: run 4
         then winner = second",
    );
}

#[test]
fn a_leader_whose_only_gun_is_bombed_is_replaced() {
    check(
        &["S2.lead.1", "9b.bomb.5"],
        "given first aircraft air_bomber:1; first stock 9; second at 15 gun_75:1 leader:1; second at 03 soviet_rifle:4 leader:0
         given first at 33 volunteer:4 leader:0; missions
         first: mission bomb_battery 15 unit=air_bomber
         first: done
         second: done ; 5 4 1 1
         second: lose gun_75 ; 3 3
         then leaders second = 2
         then prompt = riverdon-ask-succession
         second: join 03
         then leader second 1 = 03",
    );
}

#[test]
fn a_leader_whose_tanks_are_lost_on_the_way_back_is_replaced() {
    check(
        &["S2.lead.1", "5.tank.3"],
        "given card 15 T4; card 09 O1; second at 15 tank_light:1 leader:1; second at 01 soviet_rifle:4 leader:0
         given first at 21 volunteer:4 leader:0 order:assault; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: retire ; 1 1
         second: retreat 09 ; 1 3 3
         then leaders second = 2
         then prompt = riverdon-ask-succession",
    );
}

#[test]
fn a_necessary_order_that_leaflets_prevent_is_no_failure() {
    check(
        &["9b.leaf.3", "5.carry.1"],
        "given second aircraft air_recon:1; second stock 9; first at 21 white_conscript:4 leader:0 order:assault; first at 33 volunteer:4 leader:0
         given second at 15 soviet_rifle:4 leader:0; missions
         second: mission leaflet 21 unit=air_recon
         second: done
         first: done ; 4 1 1 3 4
         first: act 21 -> refused 9b.leaf.1
         first: done
         second: done
         given end of turn
         then initiative = first",
    );
}

#[test]
fn what_was_placed_for_a_force_that_is_gone_serves_no_other() {
    check(
        &["9b.dir.1"],
        "given second aircraft air_fighter:1; second stock 9; second at 15 soviet_rifle:1; second at 08 soviet_rifle:4 red_cav:4 leader:0 order:maneuver
         given first at 21 volunteer:4 leader:0 order:assault; first tactic assault; second tactic hold; missions
         second: mission direct_support_air 15 unit=air_fighter
         second: done
         first: done
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: retire ; 6 6
         first: halt
         second: pass
         first: done
         second: act 08 leaving=soviet_rifle:4
         then over second 08 = 0",
    );
}

#[test]
fn guns_that_fought_are_paid_for_even_if_they_are_lost() {
    check(
        &["9b.gen.5", "9b.gdir.1"],
        &format!(
            "given second stock 9; second at 15 soviet_rifle:1 gun_75:1; second at 03 soviet_rifle:1 leader:0
             given first at 21 volunteer:4 leader:0 order:assault; missions
             second: mission direct_support_ground 15 unit=gun_75 guns=1
             second: done
             first: done
             {}
             first: result 15 6 attacker flight defender A1:0,D1:1,D2:1 sure=yes
             second: accept
             first: halt
             second: pass
             first: done
             second: done
             then turn = 6
             then stock second = 8",
            MET.replace("second: state 1", "second: state 2")
        ),
    );
}

#[test]
fn guns_whose_force_only_retired_cost_nothing_whoever_else_fights() {
    check(
        &["9b.gen.5"],
        "given second stock 9; second at 15 soviet_rifle:1 gun_75:1; second at 14 soviet_rifle:4; second at 03 soviet_rifle:1 leader:0
         given first at 21 volunteer:4 leader:0 order:assault; first at 20 volunteer:4 leader:0 order:assault; missions
         second: mission direct_support_ground 15 unit=gun_75 guns=1
         second: done
         first: done
         first: act 21
         first: go 15
         first: state 1
         second: state 2
         second: retire ; 1 1 1 1
         second: retreat 09
         first: halt
         second: pass
         first: act 20
         first: go 14
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: done
         second: done
         first: result 14 6 attacker flight defender A1:0,D1:2
         second: accept ; 1 1
         second: retreat 08
         first: halt
         second: pass
         first: done
         second: done
         then turn = 6
         then stock second = 9",
    );
}

#[test]
fn an_aircraft_shot_down_over_a_force_that_is_destroyed_is_lost() {
    check(
        &["9b.air.2", "8.manual.1"],
        &format!(
            "given second stock 9; second aircraft air_fighter:1; second at 15 soviet_rifle:2; second at 03 soviet_rifle:1 leader:0
             given first at 21 volunteer:4 leader:0 order:assault; missions
             second: mission direct_support_air 15 unit=air_fighter
             second: done
             first: done
             {MET}
             first: result 15 6 attacker flight defender A1:0,D1:2 downed=D1 sure=yes
             second: accept
             then aircraft second = 0"
        ),
    );
}

#[test]
fn captured_guns_that_leave_the_board_count() {
    super::check(
        &["sc5.victory.1"],
        "scenario reval
         given plain board; nobody else; initiative first; turn 6; contact 1; first at 33 freikorps:4 leader:0; second at 36 estonian:4 leader:0
         given first exited freikorps:37 landsturm:1 gun_75:1; end of turn
         then winner = first",
    );
}

#[test]
fn guns_of_a_reserve_that_never_came_cost_nothing() {
    check(
        &["9b.gen.5", "8.arrive.5"],
        "given first stock 9; first at 21 volunteer:4 leader:0 order:assault; second at 15 soviet_rifle:4; second at 03 soviet_rifle:1 leader:0
         given first at 20 cossack:4 horse_gun_75:1 leader:0 order:reserve; missions
         first: mission direct_support_ground 20 unit=horse_gun_75 guns=1
         first: done
         second: done
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: call 20 14>15 goes ; 5 5
         first: done
         second: done
         first: result 15 4 attacker flight defender A1:0,A2:0,A3:0,D1:2
         second: accept ; 1 1
         second: retreat 09
         first: halt
         second: pass
         first: done
         second: done
         then turn = 6
         then stock first = 9",
    );
}
