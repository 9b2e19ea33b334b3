//! Situations in the middle of a campaign, for the chapters from set-up to orders.

use engine::script::Staging;
use engine::{Dice, Events, Game, Seed};
use riverdon::{LeaderIx, Order, Post, Space, State};

use super::game;

/// A scenario as it begins, with some options.
pub(crate) fn begun(scenario: &str, options: &[(&str, &str)]) -> State {
    let setup = game().title().setup(Some(scenario), options.iter().copied()).expect("a known scenario");
    let mut dice = Dice::seeded(Seed::from_number(1), 0);
    game().setup(&setup, &mut dice, &mut Events::unheard()).expect("a sound scenario")
}

/// A scenario in its fifth turn on open steppe, orders about to be carried out, nobody there yet; first contact was in
/// the first turn. The first side operates (Assault and Hold) against a Hold.
pub(crate) fn set_up(scenario: &str) -> State {
    let mut state = begun(scenario, &[]);
    for line in [
        "plain board",
        "nobody else",
        "turn 5",
        "contact 1",
        "weather good",
        "initiative first",
        "first tactic assault",
        "second tactic hold",
        "execution",
    ] {
        game().arrange(&mut state, line).expect("a situation");
    }
    state
}

/// A scenario set up by both sides, in these spaces as long as there is room, in its first turn: income 4 and 2, good
/// weather.
pub(crate) fn deployed(scenario: &str, first: &[&str], second: &[&str]) -> State {
    let mut state = half_deployed(scenario, first);
    deploy(&mut state, "second", second);
    state
}

/// A scenario that the first side has set up and the second has not.
pub(crate) fn half_deployed(scenario: &str, first: &[&str]) -> State {
    let mut state = begun(scenario, &[]);
    deploy(&mut state, "first", first);
    state
}

/// A side sets up, and closes.
fn deploy(state: &mut State, seat: &str, spaces: &[&str]) {
    let seat = game().title().seat(seat).expect("a seat");
    let give = |state: &mut State, order: &Order| {
        let mut dice = Dice::given([4, 2, 1]);
        engine::execute(game(), state, seat, order, &mut dice, &mut Events::unheard()).expect("a legal order");
    };
    let named = spaces.iter().filter_map(|number| Space::parse(number));
    let all: Vec<Space> = named.chain(Space::all()).collect();
    for &at in &all {
        let mut orders = Vec::new();
        game().orders(state, seat, &mut orders);
        let place = orders.iter().find(|order| matches!(order, Order::Place(_, there, _) if *there == at));
        place.into_iter().for_each(|order| give(state, order));
    }
    for leader in (0..6).map(LeaderIx) {
        let mut posts = all.iter().map(|at| Order::Post(leader, Post::At(*at)));
        if let Some(post) = posts.find(|order| game().check(state, seat, order).is_ok()) {
            give(state, &post);
        }
    }
    let off = Order::Post(LeaderIx(0), Post::Off);
    if game().check(state, seat, &off).is_ok() {
        give(state, &off);
    }
    give(state, &Order::Done);
}

/// Run a script that proves clauses on the steppe, the first side coming from the south; the state it leads to.
pub(crate) fn check(cites: &[&str], script: &str) -> State {
    scenario_check(cites, "steppe", script)
}

/// Run a script that proves clauses, in another scenario.
pub(crate) fn scenario_check(cites: &[&str], scenario: &str, script: &str) -> State {
    recheck(cites, set_up(scenario), script)
}

/// Run a script that proves clauses on a state.
pub(crate) fn recheck(cites: &[&str], state: State, script: &str) -> State {
    engine::script::run(game(), state, cites, script).unwrap_or_else(|found| panic!("{found}"))
}
