//! I.C, X.sides, X.hidden.

use engine::{Chance, Eyes, Game, Seat, Shown};
use rossyia::{FactionKind, Side};

use super::{check, cites, game, set_up};

#[test]
fn there_are_two_sides_and_twelve_white_factions_of_the_rulebook() {
    cites(&["I.C.1", "I.C.1#1", "I.C.4", "I.C.4#1", "I.C.5", "I.C.5#1", "I.C.6", "I.C.6#1", "I.C.7"]);
    let factions = &game().data().factions;
    let count = |kind: FactionKind| factions.iter().filter(|one| one.kind == kind).count();
    assert_eq!([FactionKind::Russian, FactionKind::Nationalist, FactionKind::Foreign].map(count), [4, 2, 6]);
    assert!(factions.iter().filter(|one| one.kind != FactionKind::Republic).all(|one| one.side.is_some()));
    let makhno = factions.iter().find(|one| one.id == "makhno").expect("Makhno");
    assert_eq!(makhno.side, Some(Side::Bolshevik));
}

#[test]
fn one_white_player_decides_for_all_and_three_share() {
    check(
        &["X.sides.1", "X.sides.1#1", "X.sides.2#3"],
        "given nobody else; koltchak s_i1 at oufa; denikine at ekaterinodar; turn 1918-12; naming white
         then asked = white
         white: activate koltchak
         then asked = white",
    );
    check(
        &["X.sides.2", "X.sides.2#1", "X.sides.2#2"],
        "given nobody else; players 3; koltchak s_i1 at oufa; denikine v_i1 at ekaterinodar; turn 1918-12; naming white
         then asked = east
         east: activate denikine
         then asked = white
         white: done ; 1
         white: spend 0
         white: done
         east: activate koltchak
         then asked = east",
    );
    check(
        &["X.sides.2#1"],
        "given nobody else; players 3; koltchak s_i1 at oufa; turn 1918-11; naming white
         then asked = white
         white: activate koltchak
         then asked = east",
    );
}

#[test]
fn hands_and_pools_are_numbers_to_the_enemy() {
    cites(&["X.hidden.1", "X.hidden.1#1", "X.hidden.1#3"]);
    let script = "given options; naming white; white hand w_partisans 1; white hand w_initiative 1";
    let state = engine::script::run(game(), set_up("campaign"), &[], script).expect("a situation");
    let hand = |seat: u8| {
        let view = game().view(&state, Eyes::Seat(Seat(seat)));
        view.hands.into_iter().find(|hand| hand.id == "options-white").map(|hand| (hand.count, hand.seen.len()))
    };
    assert_eq!((hand(0), hand(1), hand(2)), (Some((2, 2)), Some((2, 0)), Some((2, 2))));
    let view = game().view(&state, Eyes::Seat(Seat(1)));
    assert!(view.hands.iter().filter(|hand| hand.id.ends_with("white")).all(|hand| hand.seen.is_empty()));

    let mut chance = Chance::new(5);
    let mut dealt = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let twin = game().redeal(&state, Seat(1), &mut chance);
        assert_eq!(game().view(&twin, Eyes::Seat(Seat(1))), view);
        let seen = game().view(&twin, Eyes::Seat(Seat(0))).hands.into_iter().find(|hand| hand.id == "options-white");
        dealt.extend(seen.map(|hand| hand.seen));
    }
    assert!(dealt.len() > 10, "many hands are possible to him: {}", dealt.len());
}

#[test]
fn counters_hits_and_armt_are_open() {
    cites(&["X.hidden.1#2", "V.F.11", "V.F.11#1"]);
    let script = "given naming white; denikine armt 3; b_18 hits 1";
    let state = engine::script::run(game(), set_up("campaign"), &[], script).expect("a situation");
    let value = |seat: u8, id: &str, name: &str| {
        let view = game().view(&state, Eyes::Seat(Seat(seat)));
        let counter = view.counters.into_iter().find(|counter| counter.id == id)?;
        counter.values.into_iter().find(|(known, _)| known == name).map(|(_, value)| value)
    };
    assert_eq!(value(1, "denikine", "armt"), Some(3), "the Bolsheviks see the Armt of a White HQ");
    assert_eq!(value(0, "b_18", "steps"), Some(2), "the Whites see the hits of a Red unit");
}

#[test]
fn makhno_and_the_reds_do_not_share_a_hex() {
    check(
        &["I.C.7#1"],
        "given nobody else; makhno mk_c1 at gouliai_polie; b_18 at 2751; makhno follows bolshevik; makhno played by bolshevik; makhno leads mk_c1
         bolshevik: march mk_c1 2751 -> refused VI.A.9
         given nobody else; stalin b_18 at 2751; makhno mk_c1 at gouliai_polie; stalin leads b_18
         bolshevik: march b_18 gouliai_polie -> refused VI.A.9",
    );
}
