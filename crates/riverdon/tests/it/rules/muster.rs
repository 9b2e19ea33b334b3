//! 10 and S2: armies, leaders, resources.

use riverdon::*;

use super::campaign::scenario_check;
use super::cites;
use crate::own;

fn nation(id: &str) -> NationIx {
    own().ids.named(id).unwrap_or_else(|| panic!("there is no nation {id}"))
}

fn unit(id: &str) -> UnitIx {
    own().ids.named(id).unwrap_or_else(|| panic!("there is no type {id}"))
}

fn stands(list: &[(&str, u16)]) -> Stands {
    Stands::of(list.iter().map(|(id, count)| (unit(id), *count)))
}

fn army(of: &str, list: &[(&str, u16)]) -> Army {
    Army { on_board: stands(list), ..Army::new(nation(of)) }
}

/// The flaws of an army with points, by clause and message.
fn wrong(of: &str, points: u16, list: &[(&str, u16)]) -> Vec<(&'static str, &'static str)> {
    let found = flaws(own(), &Terms::plain(nation(of), points), &army(of, list));
    found.into_iter().map(|flaw| (flaw.clause.expect("a clause").0, flaw.id)).collect()
}

#[test]
fn the_lists_give_the_armies_of_the_data() {
    cites(&["S2.buy.1"]);
    let data = own();
    for example in &data.examples {
        let terms = Terms::plain(example.nation, example.points);
        let army = muster(data, &Terms { shipping: false, ..terms });
        let wanted = Stands::of(example.army.iter().map(|(unit, count)| (*unit, *count)));
        let id = data.ids.id(example.nation);
        assert_eq!(write_army(data, &army), write_army(data, &Army { on_board: wanted, ..army }), "{id}");
        assert_eq!(army.on_board.points(data), u32::from(example.spent), "{id}");
        assert_eq!(army.on_board.reckoned(data), u32::from(example.stands), "{id}: aircraft are not counted");
    }
}

#[test]
fn armies_at_one_click_are_legal_for_every_nation_and_leave_little() {
    cites(&["S2.buy.1"]);
    let data = own();
    let (least, most) = data.muster_expected.points;
    for nation in data.ids.all::<NationIx>() {
        for points in (least..=most).step_by(85) {
            let terms = Terms::plain(nation, points);
            let army = muster(data, &terms);
            assert_eq!(flaws(data, &terms, &army), [], "{} {points}", data.ids.id(nation));
            let left = u32::from(points) - army.on_board.points(data);
            assert!(left <= u32::from(data.muster_expected.left_over), "{} {points}: {left}", data.ids.id(nation));
        }
    }
}

#[test]
fn armies_at_random_are_legal_and_the_same_for_the_same_seed() {
    let data = own();
    for nation in data.ids.all::<NationIx>() {
        for seed in 0..12 {
            let terms = Terms { off_board: 150, ..Terms::plain(nation, 100 + 70 * seed as u16) };
            let army = random_army(data, &terms, &mut engine::Chance::new(seed));
            assert_eq!(flaws(data, &terms, &army), [], "{} {seed}", data.ids.id(nation));
            assert_eq!(army, random_army(data, &terms, &mut engine::Chance::new(seed)));
            assert_eq!(read_army(data, &write_army(data, &army), "army").expect("our own"), army);
        }
    }
}

#[test]
fn an_army_over_its_points_is_refused() {
    cites(&["S2.buy.1#1"]);
    assert_eq!(wrong("polish_army", 300, &[("polish_rifle", 75)]), []);
    assert_eq!(wrong("polish_army", 299, &[("polish_rifle", 75)]), [("S2.buy.1", "riverdon-over-points")]);
}

#[test]
fn the_national_card_says_what_may_be_bought_and_how_much() {
    cites(&["S2.buy.2", "S2.buy.2#1", "S2.buy.2#2", "10.limit.1", "10.limit.1#1", "10.limit.1#2"]);
    let tank = wrong("red_guard_army", 900, &[("red_guard", 40), ("tank_heavy", 1)]);
    assert_eq!(tank, [("S2.buy.2", "riverdon-not-allowed")]);
    assert_eq!(wrong("red_guard_army", 100, &[("red_guard", 4), ("howitzer_105", 1)]), []);
    let heavy = wrong("red_guard_army", 100, &[("red_guard", 3), ("howitzer_105", 1)]);
    assert_eq!(heavy, [("10.limit.1", "riverdon-too-many-of")]);
}

#[test]
fn percentages_count_the_whole_army_with_what_was_bought_before() {
    cites(&["10.limit.2", "10.limit.2#1", "10.limit.2#2"]);
    let data = own();
    let denikin = nation("afsr_denikin");
    let mut army = Army { on_board: stands(&[("colourful", 5)]), ..Army::new(denikin) };
    let terms = Terms { off_board: 100, ..Terms::plain(denikin, 100) };
    assert!(!flaws(data, &terms, &army).is_empty());
    army.off_board = stands(&[("white_conscript", 15)]);
    assert_eq!(flaws(data, &terms, &army), [], "wherever the conscripts are");
    let later = Army { on_board: stands(&[("colourful", 5)]), ..Army::new(denikin) };
    let before = stands(&[("white_conscript", 15)]);
    assert_eq!(flaws(data, &Terms { before, ..Terms::plain(denikin, 100) }, &later), []);
}

#[test]
fn a_scenario_may_limit_what_stands_in_a_space() {
    cites(&["10.limit.3"]);
    let most = |id: &str| own().scenario(id).expect("a scenario").sides[1].space_points_max;
    assert_eq!((most("ice_march"), most("steppe")), (Some(100), None));
}

#[test]
fn all_flaws_are_told_at_once() {
    let found = wrong("red_guard_army", 100, &[("mg", 9), ("tank_heavy", 1), ("air_recon", 1)]);
    let ids: Vec<&str> = found.iter().map(|(_, id)| *id).collect();
    for id in ["riverdon-over-points", "riverdon-not-allowed", "riverdon-too-few-of", "riverdon-too-many-of"] {
        assert!(ids.contains(&id), "{id}: {ids:?}");
    }
    assert!(ids.contains(&"riverdon-too-many-aircraft"));
}

#[test]
fn only_models_that_are_owned_are_bought() {
    cites(&["10.points.2", "10.points.2#1"]);
    let data = own();
    let models = read_models(data, "models\n 40 white_conscript\n 9 mg\nend", "models").expect("sound");
    assert_eq!(read_models(data, &write_models(data, &models), "models").expect("our own"), models);
    let denikin = nation("afsr_denikin");
    let terms = Terms { owned: Some(models), ..Terms::plain(denikin, 300) };
    let army = army("afsr_denikin", &[("white_conscript", 30), ("tank_light", 1)]);
    let found: Vec<&str> = flaws(data, &terms, &army).iter().map(|flaw| flaw.id).collect();
    assert_eq!(found, ["riverdon-not-owned"]);
    assert_eq!(flaws(data, &terms, &muster(data, &terms)), [], "the army at one click keeps to them");
}

#[test]
fn leaders_go_by_points_and_control() {
    cites(&["S2.buy.5", "S2.buy.5#1", "S2.buy.5#2", "10.leaders.2", "10.leaders.2#1", "10.leaders.2#2"]);
    cites(&["10.leaders.3", "10.leaders.3#1", "10.leaders.3#2", "10.leaders.4", "10.leaders.4#1", "10.leaders.4#2"]);
    cites(&["10.leaders.5", "10.leaders.5#1", "10.leaders.5#2"]);
    let of = |id: &str, points| leaders(own(), nation(id), points);
    assert_eq!((of("afsr_denikin", 600), of("bolshevik_1919", 600)), (4, 3));
    assert_eq!((of("german_ww1", 800), of("partisans", 120)), (6, 1));
    assert_eq!((of("afsr_ice_march", 300), of("makhnovist", 250)), (3, 2));
    assert_eq!((of("estonian_army", 500), of("freikorps_army", 600)), (3, 4));
    assert_eq!((of("ukrainian_army", 500), of("interv_odessa", 400)), (2, 2));
}

#[test]
fn both_parts_of_an_army_have_a_leader() {
    cites(&["10.leaders.6", "10.leaders.6#1"]);
    let data = own();
    let terms = Terms::of(&data.scenario("ice_march").expect("a scenario").sides[1], 0);
    assert_eq!(allotted(data, &terms, 1, 1), Ok(()));
    assert_eq!(allotted(data, &terms, 2, 0).expect_err("refused").clause(), Some("10.leaders.6"));
    assert_eq!(allotted(data, &terms, 2, 1).expect_err("refused").clause(), Some("10.leaders.6"));
}

#[test]
fn resources_at_the_start_go_by_points_level_and_season() {
    cites(&["S2.buy.3", "S2.buy.3#1", "10.res.2", "10.res.2#1", "10.res.3", "10.res.3#1", "10.res.4", "10.res.4#1"]);
    cites(&["10.res.5", "10.res.5#1", "10.res.6", "10.res.6#1", "10.res.6#2"]);
    let start = |id: &str, points, winter| resources_at_start(own(), nation(id), points, 1920, winter);
    assert_eq!(start("afsr_denikin", 600, false), 18);
    assert_eq!(start("interv_far_east", 300, false), 12);
    assert_eq!(start("freikorps_army", 650, false), 19);
    assert_eq!(start("ukrainian_army", 500, false), 10);
    assert_eq!(start("makhnovist", 500, false), 1);
    assert_eq!((start("afsr_ice_march", 300, true), start("interv_far_east", 300, true)), (1, 9));
    assert_eq!(start("makhnovist", 500, true), 1);
    let kavkom = |year| resources_at_start(own(), nation("kavkom"), 500, year, false);
    assert_eq!((kavkom(1919), kavkom(1920)), (10, 15));
}

#[test]
fn a_turn_brings_what_the_die_and_the_level_say() {
    cites(&["S2.buy.4", "S2.buy.4#1", "10.res.2#2", "10.res.3#2", "10.res.4#2", "10.res.5#2"]);
    cites(&["10.res.1", "10.res.1#1"]);
    let of = |id: &str, die| income(own(), nation(id), 1920, false, die);
    assert_eq!((of("afsr_denikin", 5), of("afsr_denikin", 1)), (5, 1));
    assert_eq!((of("german_ww1", 1), of("german_ww1", 6)), (3, 6));
    assert_eq!(of("ukrainian_army", 6), 3);
    for id in ["partisans", "makhnovist", "polish_silesia"] {
        assert_eq!((1..=6).map(|die| of(id, die)).collect::<Vec<_>>(), [1, 2, 3, 3, 3, 3], "{id}");
    }
    assert_eq!(own().resources.len(), 4);
}

#[test]
fn leaders_are_rated_by_two_dice_and_their_control() {
    cites(&["S2.lead.2", "S2.lead.2#1", "S2.lead.2#2"]);
    let of = |id: &str, dice| rating(own(), nation(id), dice);
    assert_eq!((of("red_guard_army", 12), of("afsr_ice_march", 3)), (2, 0));
    assert_eq!((of("red_guard_army", 2), of("polish_army", 8), of("polish_army", 7)), (-1, 1, 0));
}

#[test]
fn counters_hold_up_to_four_platoons_and_weapons_are_single() {
    cites(&["S2.count.1", "S2.count.1#1", "S2.count.1#2", "10.points.3", "10.points.3#1"]);
    let data = own();
    let sizes = |id, count| stands(&[(id, count)]).counters(data).map(|(_, size)| size).collect::<Vec<_>>();
    assert_eq!(sizes("red_guard", 4), [4]);
    assert_eq!(sizes("red_guard", 5), [4, 1], "there is no counter of five");
    assert_eq!(sizes("mg", 3), [1, 1, 1]);
}

#[test]
fn equal_types_are_merged_into_as_few_companies_as_possible() {
    cites(&["S2.count.2", "S2.count.2#1", "S2.count.3", "S2.count.3#1", "S2.count.3#2", "S2.count.4", "S2.count.4#1"]);
    let data = own();
    let sizes = |count| stands(&[("red_guard", count)]).counters(data).map(|(_, size)| size).collect::<Vec<_>>();
    assert_eq!(sizes(4 - 1), [3]);
    assert_eq!(sizes(3 * 2), [4, 2]);
}

#[test]
fn groups_that_stand_together_are_merged_when_the_turn_begins_and_types_are_not() {
    let turn = |groups: &str, stands: &str| {
        scenario_check(
            &["S2.count.3", "S2.count.3#1", "S2.count.4", "S2.count.4#1"],
            "steppe",
            &format!(
                "given turn 2; {groups}; second at 03 red_guard:3; rest
                 then groups first 33 = 2
                 second: done
                 then turn = 3
                 then groups first 33 = 1
                 then stands first 33 = {stands}"
            ),
        );
    };
    turn("first at 33 volunteer:2; first at 33 volunteer:1", "volunteer:3");
    turn("first at 33 plastoon:2; first at 33 volunteer:2", "volunteer:2 plastoon:2");
    let both = stands(&[("plastoon", 2), ("volunteer", 2)]);
    assert_eq!(both.counters(own()).map(|(_, size)| size).collect::<Vec<_>>(), [2, 2], "not one of four");
}

#[test]
fn the_scenario_says_who_begins_with_the_initiative() {
    cites(&["S2.roles.1"]);
    let steppe = own().scenario("steppe").expect("a scenario");
    assert_eq!(steppe.initiative, nation("afsr_denikin"));
}

#[test]
fn set_up_is_within_the_rows_of_the_scenario() {
    cites(&["S2.setup.1"]);
    let south = &own().scenario("steppe").expect("a scenario").sides[0];
    let in_row = |row| south.sets_up_in(Space::at(row, 3).expect("a space"));
    assert!(!in_row(4) && in_row(5) && in_row(6));
}

/// The scenario of the players without a turn limit, with other points.
fn with_points(first: u16, second: u16) -> String {
    let text = crate::OUR_WAR.replace("turn_limit = 12\n", "");
    let text = text.replacen("points = 400", &format!("points = {first}"), 1);
    text.replacen("points = 400", &format!("points = {second}"), 1)
}

#[test]
fn a_scenario_made_by_players_is_judged() {
    cites(&["10.gen.1", "10.gen.1#2"]);
    let mine = read_scenario(own(), crate::OUR_WAR, "mine").expect("sound");
    assert_eq!((mine.number, mine.sides.len()), (7, 2));
    let poor = read_scenario(own(), &with_points(1, 400), "mine").expect_err("refused");
    assert_eq!(poor.to_string(), "mine:1:1: afsr_denikin: 1 points buy no legal army");
    let idle = crate::OUR_WAR.replace("initiative = \"afsr_denikin\"\n", "");
    assert!(read_scenario(own(), &idle, "mine").expect_err("refused").reason.contains("initiative"));
}

#[test]
fn whoever_makes_a_scenario_is_advised() {
    cites(&["10.points.1", "10.points.1#1", "10.points.1#2", "10.ratio.1", "10.ratio.1#1", "10.ratio.2"]);
    cites(&["10.ratio.2#1", "10.ratio.3", "10.ratio.3#1"]);
    let told = |first: u16, second: u16| {
        let mine = read_scenario(own(), &with_points(first, second), "mine").expect("sound");
        advice(own(), &mine).iter().map(|message| message.id).collect::<Vec<_>>()
    };
    assert_eq!(told(500, 500), ["riverdon-either-may-attack"]);
    assert_eq!(told(2000, 2000), ["riverdon-unusual-size", "riverdon-unusual-size", "riverdon-either-may-attack"]);
    assert_eq!(told(400, 600), ["riverdon-either-may-attack"]);
    assert_eq!(told(300, 600), ["riverdon-weaker-should-defend"]);
    assert_eq!(told(300, 900), ["riverdon-weaker-should-defend", "riverdon-turn-limit-wanted"]);
    assert_eq!(told(900, 300), ["riverdon-turn-limit-wanted"]);
}
