//! What must never be a dead end.

use engine::{Chance, Dice, Events, Faction, Game, Seed, awaited, execute, journal::begin};
use riverdon::{NationIx, RiverDon, random_campaign, read_scenario};

use super::{check, cites};
use crate::own;

#[test]
fn with_one_leader_who_cannot_attack_orders_can_be_closed() {
    check(
        &["5.gen.5"],
        "given plain board; card 15 R3; nobody else; initiative first; turn 5; contact 1; first tactic assault; second tactic hold
         given first at 36 volunteer:4 leader:0; first friendly 35 34 33 32 31 30 29 28 27 26 25 24 23 22; second at 01 soviet_rifle:4; orders
         first: done
         second: done
         then phase = missions",
    );
}

#[test]
fn without_leaders_the_turn_goes_on() {
    check(
        &["5.gen.5"],
        "given plain board; nobody else; initiative first; turn 5; contact 1; first tactic assault; second tactic hold
         given first at 36 volunteer:4; second at 01 soviet_rifle:4; orders
         first: done
         second: done
         first: done
         second: done
         then acting = operator
         first: done
         second: done
         then turn = 6",
    );
}

#[test]
fn a_surrounded_army_breaks_out_or_stays() {
    check(
        &["9.yield.5"],
        "given plain board; nobody else; initiative first; turn 5; contact 1; first tactic assault; second tactic hold
         given first at 01 volunteer:4 leader:0 order:disengage; first 01 is surrounded; second at 02 soviet_rifle:4; second at 07 soviet_rifle:4
         given execution
         first: act 01
         first: go 02 -> refused 5.dis.2
         first: halt
         then asked = second",
    );
}

#[test]
fn a_train_without_rail_behind_it_does_not_retire() {
    check(
        &["5.man.7", "8.after.6"],
        "given plain board; card 15 T1; nobody else; initiative second; turn 5; contact 1; second tactic assault; first tactic hold
         given first at 15 improvised_train:1 cossack:1; first at 36 volunteer:1 leader:0; first stock 9; second stock 0
         given second at 09 red_cav:1 leader:0 order:assault; execution
         second: act 09
         second: go 15
         first: state 2
         second: state 1
         first: retire
         first: retreat 21
         then stands first 21 = cossack:1
         then stands first 15 = nobody
         then stock second = 5",
    );
}

#[test]
fn cars_go_back_where_a_road_leads() {
    check(
        &["5.ac.1"],
        "given plain board; nobody else; initiative second; turn 5; contact 1; second tactic assault; first tactic hold
         given first at 15 armoured_car:1; first at 36 volunteer:1 leader:0
         given second at 09 red_cav:1 leader:0 order:assault; execution
         second: act 09
         second: go 15
         first: state 1
         second: state 1
         first: retire
         first: retreat 21
         then stands first 21 = armoured_car:1",
    );
}

#[test]
fn tanks_that_retire_off_the_rail_may_be_lost() {
    check(
        &["5.tank.3"],
        "given plain board; card 15 T1; nobody else; initiative second; turn 5; contact 1; second tactic assault; first tactic hold
         given first at 15 tank_light:1; first at 36 volunteer:1 leader:0
         given second at 09 red_cav:1 leader:0 order:assault; execution
         second: act 09
         second: go 15
         first: state 1
         second: state 1
         first: retire ; 1 1
         first: retreat 21 ; 1
         then stands first 21 = nobody
         then stands first 15 = nobody",
    );
}

#[test]
fn bad_weather_leaves_something_to_choose() {
    check(
        &["9.wea.4"],
        "given plain board; nobody else; weather bad; initiative first; turn 5; contact 1; first at 36 volunteer:4 leader:0
         given second at 01 soviet_rifle:4; operation
         then can first choose = true
         first: choose probe
         then can second choose = true",
    );
}

#[test]
fn an_army_of_nobody_is_not_closed() {
    check(
        &["S2.buy.1"],
        "scenario warsaw muster=chosen
         first: done -> refused S2.buy.1
         first: buy on_board air_recon 1
         first: done -> refused S2.buy.1
         first: muster
         first: done",
    );
}

#[test]
fn weapons_that_nobody_can_take_up_are_lost() {
    check(
        &["9.yield.1"],
        "given plain board; nobody else; fog hidden; initiative first; turn 1; first at 15 volunteer:1 mg:1; first at 31 volunteer:1 leader:0
         given second at 01 soviet_rifle:1; first sees 09 1; first sees 21 1; turn start
         then first 15 surrounded = true
         first: keep ; 1 1 1 1
         then stands first 15 = nobody
         then phase = leaders",
    );
}

#[test]
fn a_campaign_at_random_fits_any_two_armies() {
    cites(&["10.gen.1", "10.gen.1#1"]);
    let data = own();
    let mut chance = Chance::new(5);
    for one in data.ids.all::<NationIx>() {
        for other in data.ids.all::<NationIx>() {
            let text = random_campaign(data, &[one, other], &mut chance);
            assert_eq!(text.is_none(), one == other, "nobody fights himself");
            let Some(text) = text else { continue };
            let drawn = read_scenario(data, &text, "drawn").unwrap_or_else(|fault| panic!("{fault}\n{text}"));
            assert!(drawn.sides.iter().all(|side| [one, other].contains(&side.nation)));
            assert!(drawn.turn_limit.is_some(), "it ends");
        }
    }
}

#[test]
fn a_campaign_at_random_is_between_those_who_were_named_and_an_army_that_they_met() {
    cites(&["10.gen.1"]);
    let game = RiverDon::new();
    let data = own();
    let faction = |nation: NationIx| Faction(nation.0);
    let read = |text: &str| read_scenario(data, text, "drawn").unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    let reds = &data.random.reds;
    for nation in data.ids.all::<NationIx>() {
        let Ok(text) = game.drawn(&[faction(nation)], &mut Chance::new(3)) else { continue };
        let nations: Vec<NationIx> = read(&text).sides.iter().map(|side| side.nation).collect();
        assert!(nations.contains(&nation), "{text}");
        assert_eq!(nations.iter().filter(|one| reds.contains(one)).count(), 1, "one of the Reds: {text}");
    }
    let [one, other, third] = [NationIx(0), NationIx(1), NationIx(2)].map(faction);
    assert!(game.drawn(&[], &mut Chance::new(3)).is_ok_and(|text| read(&text).sides.len() == 2));
    for strange in [&[one, one][..], &[one, other, third]] {
        let fault = game.drawn(strange, &mut Chance::new(3)).expect_err("no two armies");
        assert_eq!(fault.message.and_then(|said| said.clause.clone()).as_deref(), Some("10.gen.1"));
    }
}

#[test]
fn campaigns_at_random_are_played_to_their_end() {
    cites(&["10.gen.1", "10.gen.1#1"]);
    for seed in 0..8 {
        let mut chance = Chance::new(seed);
        let text = random_campaign(own(), &[], &mut chance).expect("some armies met");
        let game = RiverDon::with_scenario(&text, "drawn").unwrap_or_else(|fault| panic!("{fault}"));
        let setup = game.title().setup(Some("random_campaign"), []).expect("it is there");
        let mut dice = Dice::seeded(Seed::from_number(seed), 0);
        let mut state = begin(&game, &setup, &mut dice, &mut Events::unheard()).expect("it can be set up");
        let mut orders = 0;
        while game.outcome(&state).is_none() {
            let waiting: Vec<_> = awaited(&game, &state).collect();
            let seat = *chance.pick(&waiting).expect("somebody is asked");
            let order = game.sample(&state, seat, &mut chance).expect("an order");
            let carried = execute(&game, &mut state, seat, &order, &mut dice, &mut Events::unheard());
            carried.unwrap_or_else(|why| panic!("{order:?}: {why:?}\n{text}"));
            orders += 1;
            assert!(orders < 60_000, "it does not end:\n{text}");
        }
    }
}

#[test]
fn a_scenario_of_the_same_name_is_refused() {
    let text = random_campaign(own(), &[], &mut Chance::new(1)).expect("a text");
    let twice = text.replace("\"random_campaign\"", "\"steppe\"");
    assert!(RiverDon::with_scenario(&twice, "mine").is_err_and(|fault| fault.to_string().contains("already")));
    let long = format!("{text}\n# {}", "x".repeat(1 << 20));
    assert!(RiverDon::with_scenario(&long, "mine").is_err_and(|fault| fault.to_string().contains("longer")));
}
