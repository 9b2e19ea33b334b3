//! How often the attacker wins, and how long it takes, when the doctrine fights for both sides: armies of 60 to 120 points
//! drawn at random from one nation's foot, cavalry, weapons and cars, leaders rolled, on all cards without a river and from
//! all edges. The shares are those for which the model was made; a change of it that tips the balance shows here.

use engine::Chance;

use super::*;

/// Battles of each line.
const BATTLES: u64 = 1000;
/// How far a share may be from the one that is expected, in per cent, and a length, in tenths of turns.
const SHARE: u32 = 8;
const LENGTH: u32 = 12;

/// What stands where: how many points the attacker has for how many of the defender, and what else differs.
#[derive(Clone, Copy)]
struct Line {
    odds: (u32, u32),
    dug_in: bool,
    exhausted: bool,
    /// Stands of a class that one side has in reserve.
    reserve: Option<(Role, Class, u8)>,
}

/// What came of a line: wins of the attacker and arrivals in per cent, turns in tenths.
#[derive(Debug, PartialEq, Eq)]
struct Found {
    wins: u32,
    turns: u32,
    arrived: u32,
}

/// Stands of a nation for so many points, companies of foot and horse and single weapons.
fn army(chance: &mut Chance, nation: &Nation, points: u32) -> Vec<(UnitIx, u8)> {
    let classes = [Class::Foot, Class::Cav, Class::Mg, Class::Mortar, Class::Gun, Class::Howitzer, Class::ArmouredCar];
    let kinds: Vec<UnitIx> =
        nation.allowed.iter().copied().filter(|unit| classes.contains(&own().units[unit.index()].class)).collect();
    let (mut bought, mut spent) = (Vec::new(), 0);
    while spent < points {
        let unit = *chance.pick(&kinds).expect("a nation buys something");
        let kind = &own().units[unit.index()];
        let stands = if matches!(kind.class, Class::Foot | Class::Cav) { 4 } else { 1 };
        spent += u32::from(kind.points) * u32::from(stands);
        bought.push((unit, stands));
    }
    bought
}

fn contingent(chance: &mut Chance, nation: NationIx, points: u32, state: Detachment) -> Contingent {
    let info = &own().nations[nation.index()];
    let mut side = Contingent::new(info.flight_number);
    side.groups.push(state);
    for (unit, stands) in army(chance, info, points) {
        side.counters.push(Counter { unit, stands, paid: true, ..Counter::default() });
    }
    let dice = 2 + chance.below(6) + chance.below(6);
    side.leaders.push(Leading { id: 0, rating: rating(own(), nation, dice as u8), group: 0 });
    side
}

/// Adds a reserve of companies of one class, if the nation has any.
fn with_reserve(side: &mut Contingent, nation: NationIx, class: Class, mut stands: u8, edge: Edge) {
    let of = |unit: &&UnitIx| own().units[unit.index()].class == class;
    let Some(&unit) = own().nations[nation.index()].allowed.iter().find(of) else { return };
    side.groups.push(Detachment { presence: Presence::Reserve(edge), ..Detachment::default() });
    while stands > 0 {
        let company = stands.min(4);
        side.counters.push(Counter { unit, stands: company, group: 1, ..Counter::default() });
        stands -= company;
    }
}

/// Nations that have all of foot, horse and weapons.
fn nations() -> Vec<NationIx> {
    let has =
        |nation: &Nation, class: Class| nation.allowed.iter().any(|unit| own().units[unit.index()].class == class);
    let whole = |nation: &NationIx| {
        let nation = &own().nations[nation.index()];
        [Class::Foot, Class::Cav, Class::Mg, Class::Gun].into_iter().all(|class| has(nation, class))
    };
    own().ids.all::<NationIx>().filter(whole).collect()
}

fn fought(line: Line) -> Found {
    let (data, nations) = (own(), nations());
    let cards: Vec<CardIx> = data.deck(Deck::O).iter().chain(data.deck(Deck::T).iter()).collect();
    let (mut wins, mut turns, mut arrived) = (0, 0, 0);
    for seed in 0..BATTLES {
        let mut chance = Chance::new(seed);
        let nation = *chance.pick(&nations).expect("some nation");
        let entry = *chance.pick(&Edge::ALL).expect("four");
        let site = Site::plain(Laid::upright(*chance.pick(&cards).expect("cards")), entry);
        let points = 60 + chance.below(61) as u32;
        let attacks = Detachment { exhausted: line.exhausted, ..Detachment::default() };
        let stays = Detachment { dug_in: line.dug_in, ..Detachment::default() };
        let mut attacker = contingent(&mut chance, nation, points * line.odds.0 / line.odds.1, attacks);
        let mut defender = contingent(&mut chance, nation, points, stays);
        if let Some((role, class, stands)) = line.reserve {
            let (side, edge) = match role {
                Role::Attacker => (&mut attacker, entry),
                Role::Defender => (&mut defender, entry.opposite()),
            };
            with_reserve(side, nation, class, stands, edge);
        }
        let outcome = fight(data, site, &attacker, &defender, &mut seeded(seed)).expect("a seed never runs out");
        wins += u32::from(outcome.winner == Some(Role::Attacker));
        turns += u32::from(outcome.turns);
        arrived += u32::from(Role::ALL.into_iter().any(|role| outcome.sides[role].arrived[1] > 0));
    }
    let share = |number: u32| (100 * number + BATTLES as u32 / 2) / BATTLES as u32;
    Found { wins: share(wins), turns: 10 * turns / BATTLES as u32, arrived: share(arrived) }
}

/// The share of wins and the length that a line should have, and how often reserves should come.
fn expect(line: Line, wins: u32, turns: u32, arrived: Option<u32>) {
    let found = fought(line);
    assert!(
        found.wins.abs_diff(wins) <= SHARE && found.turns.abs_diff(turns) <= LENGTH,
        "{found:?}: {wins} in {turns}"
    );
    assert!(arrived.is_none_or(|share| found.arrived.abs_diff(share) <= SHARE), "{found:?}: {arrived:?}");
}

const EVEN: Line = Line { odds: (1, 1), dug_in: false, exhausted: false, reserve: None };

#[test]
fn the_larger_army_wins_as_often_as_it_should() {
    for (odds, wins, turns) in [((1, 1), 48, 86), ((3, 2), 75, 81), ((2, 1), 89, 77), ((2, 3), 20, 85)] {
        expect(Line { odds, ..EVEN }, wins, turns, None);
    }
}

#[test]
fn digging_in_is_worth_as_much_as_it_should_be() {
    for (odds, wins, turns) in [((1, 1), 18, 81), ((3, 2), 41, 89), ((2, 1), 63, 93)] {
        expect(Line { odds, dug_in: true, ..EVEN }, wins, turns, None);
    }
}

#[test]
fn exhaustion_costs_as_much_as_it_should() {
    expect(Line { exhausted: true, ..EVEN }, 27, 78, None);
}

#[test]
fn reserves_help_as_much_as_they_should() {
    let of = |role, class, stands| Line { reserve: Some((role, class, stands)), ..EVEN };
    expect(of(Role::Attacker, Class::Foot, 8), 61, 92, Some(62));
    expect(of(Role::Attacker, Class::Cav, 6), 64, 86, Some(73));
    expect(of(Role::Defender, Class::Foot, 8), 33, 87, Some(62));
}
