//! 6.river: rivers and banks.

use riverdon::{CrossingKind, Edge, Edges, Face, Space};

use super::check;
use crate::own;

/// A force of the second side in 09 that maneuvers south over a card in 15.
fn southward(card: &str, troops: &str, orders: &str) -> String {
    format!(
        "given plain board; card 15 {card}; nobody else; initiative second; turn 2
         given second tactic assault; first tactic hold; second at 09 {troops} leader:0 order:maneuver
         given first at 36 volunteer:1; execution
         second: act 09
         {orders}"
    )
}

#[test]
fn rivers_are_crossed_at_crossings_only() {
    check(
        &["6.river.1", "6.river.1#1"],
        &southward(
            "R3",
            "soviet_rifle:4",
            "second: go 15>21 -> refused 6.river.1
             second: go 15
             then second 15 banks = near
             second: go 21 -> refused 6.river.1
             second: go 09",
        ),
    );
    check(&["6.river.1", "6.river.1#2"], &southward("R1", "soviet_rifle:4", "second: go 15>21"));
    // A bridge that is down is none (9.brid.6).
    check(
        &["6.river.1", "9.brid.6"],
        &southward("R1; bridge down 15", "soviet_rifle:4", "second: go 15>21 -> refused 6.river.1"),
    );
}

#[test]
fn the_card_left_shows_the_bank_whatever_lies_beyond() {
    let known = "card 15 R3; face down; face up 15";
    let script = southward(
        "R3",
        "soviet_rifle:4",
        "second: go 15
         second: go 21 -> refused 6.river.1
         then sees second 21 = false",
    );
    check(&["6.river.1", "6.river.1#4"], &script.replace("card 15 R3", known));
}

#[test]
fn an_unseen_card_that_bars_the_way_back_stops_the_beaten_there() {
    check(
        &["8.after.2", "8.after.2#3", "6.river.1"],
        "given plain board; card 21 R3; covered; nobody else; initiative second; turn 2
         given first at 15 cossack:1; second tactic assault; first tactic hold
         given second at 09 red_cav:1 leader:0 order:assault; execution
         second: act 09
         second: go 15
         second: state 1
         first: state 1
         first: retire
         first: retreat 21>27
         then stands first 21 = cossack:1
         then first 21 banks = near",
    );
}

#[test]
fn and_a_reserve_on_its_way_to_the_battle() {
    check(
        &["5.res.2", "5.res.2#3", "6.river.1"],
        "given plain board; card 21 R3; covered; nobody else; initiative second; turn 2
         given second tactic assault; first tactic hold; first at 15 volunteer:4; first at 27 cossack:1 leader:0 order:reserve
         given second at 09 red_cav:1 leader:0 order:assault; execution
         second: act 09
         second: go 15
         second: state 1
         first: state 1
         first: stand
         second: stand
         second: done
         first: call 27 21>15 leader=goes ; 6 6
         then stands first 21 = cossack:1
         then sees first 21 = true
         then groups first 15 = 1",
    );
}

#[test]
fn nobody_leaves_a_railway_for_a_card_that_is_face_down() {
    check(
        &["5.man.7"],
        "given plain board; card 15 T1; card 09 T1; face down; nobody else; initiative second; turn 2
         given second tactic assault; first tactic hold; second at 09 armoured_train:1 leader:0 order:maneuver
         given first at 36 volunteer:1; execution
         second: act 09
         second: go 15
         second: go 16 -> refused 5.man.7",
    );
}

#[test]
fn bridges_carry_everything_and_rail_bridges_all_but_none_but_them_trains() {
    check(
        &["6.river.2", "6.river.2#1"],
        &southward("TR2", "soviet_rifle:4 gun_75:2 howitzer_105:1", "second: go 15>21"),
    );
    check(
        &["6.river.2"],
        &southward("TR2; rail bridge down 15", "soviet_rifle:4", "second: go 15>21 -> refused 6.river.1"),
    );
    // A tank on R1 can go on to either side; on a ford it cannot.
    let tank = |card: &str, expected: &str| {
        format!(
            "given plain board; card 15 {card}; nobody else; initiative second; turn 2; card 21 T1; card 09 T1
             given second tactic assault; first tactic hold; second at 15 tank_light:1 leader:0 order:maneuver
             given first at 36 volunteer:1; execution
             second: act 15
             second: go 21 {expected}"
        )
    };
    check(&["6.river.2", "6.river.2#2"], &tank("R1", "; 6"));
    check(&["6.river.3"], &tank("R2", "-> refused 6.river.3"));
    // Trains use rail bridges alone: TR1 has a road bridge, too.
    let train = |down: &str, expected: &str| {
        format!(
            "given plain board; card 15 TR1; card 09 T1; card 21 T1; {down}; nobody else; initiative second; turn 2
             given second tactic assault; first tactic hold; second at 09 armoured_train:1 leader:0 order:maneuver
             given first at 36 volunteer:1; execution
             second: act 09
             second: go 15>21 {expected}"
        )
    };
    check(&["6.river.2"], &train("bridge down 15", ""));
    check(&["6.river.2"], &train("rail bridge down 15", "-> refused 5.man.7"));
}

#[test]
fn fords_stop_tanks_and_cars() {
    check(
        &["6.river.3", "6.river.3#1"],
        "given plain board; card 15 R2; nobody else; initiative second; second tactic assault; first tactic hold; turn 2
         given second at 09 soviet_rifle:4 armoured_car:1 leader:0 order:maneuver; first at 36 volunteer:1; execution
         second: act 09 leaving=armoured_car:1
         second: go 15>21
         second: halt
         then stands second 09 = armoured_car:1
         then stands second 21 = soviet_rifle:4",
    );
    check(
        &["6.river.3", "6.river.3#1"],
        &southward("R2", "soviet_rifle:4 armoured_car:1", "second: go 15>21 -> refused 6.river.3"),
    );
    check(&["6.river.3"], &southward("R1", "soviet_rifle:4 armoured_car:1", "second: go 15>21"));
}

#[test]
fn along_the_stream_a_force_keeps_its_bank() {
    let along = |orders: &str| {
        format!(
            "given plain board; card 14 R1; card 15 R3; nobody else; initiative second; turn 2; bridge down 14
             given second tactic assault; first tactic hold; second at 14 red_cav:1 leader:0 order:maneuver bank:near
             given first at 36 volunteer:1; execution
             second: act 14
             {orders}"
        )
    };
    check(
        &["6.river.4", "6.river.4#1"],
        &along(
            "second: go 15
             then second 15 banks = near
             second: go 21 -> refused 6.river.1
             second: go 09",
        ),
    );
    // With its bridge a force on 14 comes to whichever bank it likes, and says which when it stops.
    let bridged = |orders: &str| along(orders).replace("; bridge down 14", "");
    check(&["6.river.1", "6.river.6"], &bridged("second: go 15>21"));
    check(&["6.river.1", "6.river.6"], &bridged("second: go 15>09"));
    check(&["6.river.6"], &bridged("second: go 15\n second: halt\n then second 15 banks = near"));
    check(&["6.river.6"], &bridged("second: go 15\n second: halt bank=far\n then second 15 banks = far"));
    check(&["6.river.6"], &along("second: go 15\n second: halt bank=far -> refused 6.river.6"));
    check(&["6.river.6"], &along("second: go 13\n second: halt bank=far -> refused 6.river.6"));
}

/// The second side attacks 15 from 09; the first stands there.
fn assault(card: &str, defender: &str, expected: &str) -> String {
    format!(
        "given plain board; card 15 {card}; nobody else; initiative second; turn 2; first at 15 volunteer:4 {defender}
         given second tactic assault; first tactic hold; second at 09 soviet_rifle:4 leader:0 order:assault; execution
         second: act 09
         second: go 15 {expected}"
    )
}

#[test]
fn nobody_attacks_across_a_river_without_a_crossing() {
    check(&["6.river.5", "6.river.5#1"], &assault("R3", "bank:far", "-> refused 6.river.5"));
    check(&["6.river.5"], &assault("R3", "bank:near", "\n then phase = clash"));
    check(&["6.river.5", "6.river.5#2"], &assault("R1", "bank:far", "\n then phase = clash"));
    check(&["6.river.5"], &assault("R1; bridge down 15", "bank:far", "-> refused 6.river.5"));
    // The defender crosses a ford, so that he is met whatever his bank.
    check(&["6.river.5"], &assault("R2", "bank:far", "\n then phase = clash"));
}

#[test]
fn an_unseen_enemy_on_the_far_bank_stops_a_force() {
    check(
        &["6.river.5", "6.river.5#3"],
        "given plain board; card 15 R3; nobody else; fog hidden; initiative second; turn 2
         given first at 15 volunteer:4 bank:far; second tactic assault; first tactic hold
         given second at 09 soviet_rifle:4 leader:0 order:maneuver; execution
         then knows second 15 = false
         second: act 09
         second: go 15
         then stands second 09 = soviet_rifle:4
         then knows second 15 = true
         second: go 08 -> refused 8.effect.1
         second: halt",
    );
    // His order counts as impossible: the initiative stays.
    check(
        &["6.river.5"],
        "given plain board; card 15 R3; nobody else; fog hidden; initiative second; turn 4; contact 1
         given first at 15 volunteer:4 bank:far; second tactic assault; first tactic hold
         given second at 09 soviet_rifle:4 leader:0 order:assault; execution
         second: act 09
         second: go 15
         second: halt
         first: pass
         second: done
         first: done
         then passes = false
         then initiative = second",
    );
}

#[test]
fn with_a_crossing_a_force_holds_both_banks() {
    let attacked = |card: &str, bank: &str, from: &str, expected: &str| {
        format!(
            "given plain board; card 15 {card}; nobody else; initiative second; turn 2; first at 15 volunteer:4 {bank}
             given second tactic assault; first tactic hold; second at {from} soviet_rifle:4 leader:0 order:assault
             given execution
             second: act {from}
             second: go 15 {expected}"
        )
    };
    check(&["6.river.6", "6.river.6#1"], &attacked("R1", "bank:near", "09", "\n then phase = clash"));
    check(&["6.river.6", "6.river.6#1"], &attacked("R1", "bank:near", "21", "\n then phase = clash"));
    check(&["6.river.6"], &attacked("R3", "bank:near", "21", "-> refused 6.river.5"));
    check(
        &["6.river.6"],
        &southward("R3", "soviet_rifle:4", "second: go 15\n second: halt\n then second 15 banks = near"),
    );
    check(
        &["6.river.6"],
        &southward("R1", "soviet_rifle:4", "second: go 15\n second: halt\n then second 15 banks = both"),
    );
}

#[test]
fn a_reserve_comes_to_the_bank_where_its_side_fights() {
    let called = |from: &str, expected: &str| {
        format!(
            "given plain board; card 15 R3; nobody else; initiative second; second tactic assault; first tactic hold
             given turn 2; first at 15 volunteer:4 bank:near; first at {from} cossack:1 leader:0 order:reserve
             given second at 09 red_cav:1 leader:0 order:assault; execution
             second: act 09
             second: go 15
             second: state 1
             first: state 1
             first: stand
             second: stand
             second: done
             first: call {from} 15 leader=goes {expected}"
        )
    };
    check(&["6.river.5"], &called("21", "-> refused 6.river.5"));
    check(&["6.river.5"], &called("14", "; 6 6\n then first 15.2 banks = near"));
}

/// In what part of a card an edge lies, by how the river runs: north or west of it, beyond it, or both.
fn parts(river: Edges, edge: Edge) -> [bool; 2] {
    use Edge::{E, N, S, W};
    if river.contains(edge) {
        return [true, true];
    }
    // [0, 0] is in the first part: only where the river cuts off its corner do the other edges lie in the second.
    let cuts_first_corner = river.contains(N) && river.contains(W);
    let first = match edge {
        N | W => true,
        S => !(cuts_first_corner || river.contains(W) && river.contains(E)),
        E => !(cuts_first_corner || river.contains(N) && river.contains(S)),
    };
    [first, !first]
}

fn joined(face: &Face, from: Edge, to: Edge, kinds: &[CrossingKind]) -> bool {
    let (one, two) = (parts(face.river, from), parts(face.river, to));
    (one[0] && two[0]) || (one[1] && two[1]) || face.crossings.iter().any(|crossing| kinds.contains(&crossing.kind))
}

/// Every river card, upright and turned, with what a script calls it.
fn river_cards() -> Vec<(String, &'static Face)> {
    let cards = own().cards.iter().flat_map(|card| {
        let upright = (card.id.clone(), card.face(false));
        [upright, (format!("{} turned", card.id), card.face(true))]
    });
    cards.filter(|(_, face)| !face.river.is_empty()).collect()
}

fn beside(edge: Edge) -> String {
    Space::numbered(15).and_then(|space| space.beyond(edge)).expect("it lies inside").number()
}

const ALL: [CrossingKind; 3] = [CrossingKind::Bridge, CrossingKind::RailBridge, CrossingKind::Ford];

#[test]
fn every_river_card_joins_and_parts_its_edges() {
    let cards = river_cards();
    assert_eq!(cards.len(), 58, "12 river cards, 16 with rail, the town");
    for (card, face) in &cards {
        for from in Edge::ALL {
            for to in Edge::ALL.into_iter().filter(|to| *to != from) {
                for (down, kinds) in [
                    ("weather good", &ALL[..]),
                    ("bridge down 15", &ALL[1..]),
                    ("bridge down 15; rail bridge down 15", &ALL[2..]),
                    ("face down; face up 15", &ALL[..]),
                    ("face down; face up 15; bridge down 15", &ALL[1..]),
                ] {
                    let expected = if joined(face, from, to, kinds) { "" } else { "-> refused 6.river.1" };
                    check(
                        &["6.river.1", "6.river.2", "9.brid.6"],
                        &format!(
                            "given plain board; card 15 {card}; {down}; nobody else; initiative second; turn 2
                             given second tactic assault; first tactic hold; first at 36 volunteer:1
                             given second at {} soviet_rifle:4 leader:0 order:maneuver; execution
                             second: act {}
                             second: go 15
                             second: go {} {expected}",
                            beside(from),
                            beside(from),
                            beside(to)
                        ),
                    );
                }
            }
        }
    }
}

#[test]
fn on_every_river_card_attack_retreat_and_supply_go_by_the_banks() {
    for (card, face) in &river_cards() {
        for (bank, part) in [("near", 0), ("far", 1)] {
            for edge in Edge::ALL {
                let crossed = !face.crossings.is_empty();
                let touches = parts(face.river, edge)[part] || crossed;
                let from = beside(edge);
                // Attack.
                let expected = if touches { "" } else { "-> refused 6.river.5" };
                check(
                    &["6.river.5", "6.river.6"],
                    &format!(
                        "given plain board; card 15 {card}; nobody else; initiative second; turn 2
                         given first at 15 volunteer:4 bank:{bank}; second tactic assault; first tactic hold
                         given second at {from} soviet_rifle:4 leader:0 order:assault; execution
                         second: act {from}
                         second: go 15 {expected}"
                    ),
                );
                // Retreat: homeward is south for the first side.
                if edge == Edge::S {
                    let entry = Edge::ALL.into_iter().find(|edge| *edge != Edge::S && parts(face.river, *edge)[part]);
                    let entry = beside(entry.expect("a bank has an edge"));
                    let expected = if touches { "" } else { "-> refused 8.after.2" };
                    check(
                        &["6.river.1"],
                        &format!(
                            "given plain board; card 15 {card}; nobody else; initiative second; turn 2
                             given first at 15 cossack:1 bank:{bank}; second tactic assault; first tactic hold
                             given second at {entry} red_cav:1 leader:0 order:assault; execution
                             second: act {entry}
                             second: go 15
                             second: state 1
                             first: state 1
                             first: retire
                             first: retreat 21 {expected}"
                        ),
                    );
                }
                // Supply: enemies on all sides but one.
                let others = Edge::ALL.into_iter().filter(|other| *other != edge);
                let ring: Vec<String> = others.map(|other| format!("second at {} red_cav:1", beside(other))).collect();
                check(
                    &["9.sup.2"],
                    &format!(
                        "given plain board; card 15 {card}; nobody else; first at 15 volunteer:4 bank:{bank}
                         given {}
                         then first 15 supplied = {}",
                        ring.join("; "),
                        touches && edge != Edge::N,
                    ),
                );
            }
        }
    }
}
