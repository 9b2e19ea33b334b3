//! A scenario laid out from the data: who stands where, who holds what, what is in the pools.

use engine::{Dice, DieFailure, Each, Index, Set, Stack};
use hexmap::HexIx;

use crate::data::Data;
use crate::effects::Effect;
use crate::ids::{BySide, CityIx, CounterIx, FactionIx, HqIx, Side, Whereabouts};
use crate::place::{Place, Standing};
use crate::politics::pools;
use crate::procedure::Frame;
use crate::scenarios::{CzechRule, Scenario};
use crate::state::State;
use crate::{nations, zones};

/// What the players chose beside the scenario.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Choices {
    pub(crate) scenario: u8,
    pub(crate) white_players: u8,
    /// The Czech case; as the scenario says if none is named.
    pub(crate) czech_case: Option<u8>,
}

/// The scenario at the start of its first turn.
pub(crate) fn set_up(data: &Data, choices: Choices, dice: &mut Dice) -> Result<State, DieFailure> {
    let scenario = &data.scenarios[usize::from(choices.scenario)];
    let mut state = blank(data, choices, scenario);
    state.czech_case = czech_case(data, scenario, choices.czech_case, dice)?;
    hold_ground(data, scenario, &mut state);
    lay_out(data, scenario, &mut state);
    nations::set_up(data, &mut state);
    zones::refresh(data, &mut state);
    Ok(state)
}

/// The board of a scenario without a counter on it.
fn blank(data: &Data, choices: Choices, scenario: &Scenario) -> State {
    let sides = Each::by(|faction: FactionIx| data.factions.get(faction.index()).and_then(|one| one.side));
    State {
        scenario: choices.scenario,
        white_players: choices.white_players,
        czech_case: None,
        turn: scenario.first_turn,
        level: scenario.political_level,
        weather: Default::default(),
        initiative: data.calendar.turns[scenario.first_turn.index()].initiative,
        events: Set::NONE,
        at_war: Set::of(scenario.at_war.iter().copied()),
        redoubt: scenario.redoubt,
        nations: Default::default(),
        options: BySide::by(|side| pools::at_start(data, scenario, side)),
        affairs: Default::default(),
        place: Default::default(),
        joined: Default::default(),
        hits: Default::default(),
        spent: Default::default(),
        fights: Default::default(),
        played: Default::default(),
        attacked: Default::default(),
        was_attacked: Default::default(),
        moving: Default::default(),
        marched: Default::default(),
        railed: Default::default(),
        shipped: Default::default(),
        returning: Default::default(),
        beyond_rebuilding: Default::default(),
        armt: Default::default(),
        allegiance: sides,
        player: sides,
        rail_points: Default::default(),
        pr: Default::default(),
        naval: Default::default(),
        carried: Default::default(),
        city: Default::default(),
        isolated: Default::default(),
        own: Default::default(),
        rail: Default::default(),
        held: Default::default(),
        bridge: Default::default(),
        trains: Default::default(),
        air: Default::default(),
        boxes: Default::default(),
        alternation: Default::default(),
        activation: Default::default(),
        combats: Default::default(),
        battle: Default::default(),
        independent: Default::default(),
        stack: Stack::new(Frame::TurnStart),
        ended: None,
        cache: Default::default(),
    }
}

/// The Czech case: the one chosen, the scenario's, or the die's (N.czechs.9, N.czechs.19).
fn czech_case(data: &Data, scenario: &Scenario, chosen: Option<u8>, dice: &mut Dice) -> Result<Option<u8>, DieFailure> {
    Ok(match (scenario.czechs, chosen) {
        (None, _) => None,
        (Some(CzechRule::Case(case)), None) => Some(case),
        (Some(_), Some(case)) => Some(case),
        (Some(CzechRule::Roll), None) => {
            let die = dice.roll(6, "N.czechs.19")?;
            data.nations.czechs.cases.iter().find(|case| case.roll.contains(&die)).map(|case| case.id)
        }
    })
}

/// Cities and rail by faction, hexes and bridges by side (X.control).
fn hold_ground(data: &Data, scenario: &Scenario, state: &mut State) {
    for (&faction, cities) in &scenario.control {
        for &city in cities {
            state.city[city] = Some(faction);
        }
    }
    let holders = crate::judged(data.rail_holders(scenario));
    for (index, hex) in data.board.rail_hexes.iter().enumerate() {
        state.rail[crate::ids::RailIx::from_index(index)] = holders[hex.index()];
    }
    hold_hexes(data, scenario, state);
    adjust_bridges(data, state);
}

/// Every hex of land is held by the side of the nearest city or rail hex, the first of those equally near.
pub(crate) fn hold_hexes(data: &Data, scenario: &Scenario, state: &mut State) {
    let grid = &data.map.grid;
    let mut queue: Vec<HexIx> = Vec::new();
    let take = |state: &mut State, hex: HexIx, side: Option<Side>| {
        if let Some(side) = side {
            state.held[side].insert(hex);
        }
    };
    let mut seen = vec![false; grid.len()];
    for city in data.ids.all::<CityIx>() {
        if let Whereabouts::Hex(hex) = data.ids.whereabouts(data.cities[city.index()].spot)
            && state.city[city].is_some()
        {
            take(state, hex, state.city_side(city));
            seen[hex.index()] = true;
            queue.push(hex);
        }
    }
    for (index, &hex) in data.board.rail_hexes.iter().enumerate() {
        let holder = state.rail[crate::ids::RailIx::from_index(index)];
        if let Some(faction) = holder.filter(|_| !seen[hex.index()]) {
            take(state, hex, state.allegiance[faction]);
            seen[hex.index()] = true;
            queue.push(hex);
        }
    }
    let mut next = 0;
    while let Some(&hex) = queue.get(next) {
        next += 1;
        let side = Side::ALL.into_iter().find(|side| state.held[*side].contains(hex));
        for (_, beside) in grid.neighbours(hex) {
            if !seen[beside.index()] && data.is_land(beside) && scenario.holds(grid, beside) {
                seen[beside.index()] = true;
                take(state, beside, side);
                queue.push(beside);
            }
        }
    }
}

/// X.bridge.2
pub(crate) fn adjust_bridges(data: &Data, state: &mut State) {
    let mut bridges = state.bridge;
    for (index, bridge) in data.bridges.iter().enumerate() {
        let (a, b) = data.map.grid.side_hexes(bridge.side);
        let holds = |side: &Side| state.held[*side].contains(a) && b.is_some_and(|b| state.held[*side].contains(b));
        bridges[index] = Side::ALL.into_iter().find(holds);
    }
    if bridges != state.bridge {
        zones::take_bridges(data, state, bridges);
    }
}

/// Counters, points and pools.
fn lay_out(data: &Data, scenario: &Scenario, state: &mut State) {
    let mut put = |counter: CounterIx, standing: Standing| state.place[counter] = Place::of(standing);
    for entry in &scenario.reinforcements {
        let hqs = entry.hq.iter().map(|&hq| data.counter_of(hq));
        hqs.chain(entry.units.iter().copied()).for_each(|counter| put(counter, Standing::ToCome));
    }
    for stack in scenario.triggers.iter().flat_map(|trigger| &trigger.places) {
        let hqs = stack.hq.iter().map(|&hq| data.counter_of(hq));
        hqs.chain(stack.units.iter().copied()).for_each(|counter| put(counter, Standing::ToCome));
    }
    for &counter in scenario.infantry_pool.iter().chain(&scenario.cavalry_pool) {
        put(counter, Standing::Pool);
    }
    for stack in &scenario.setup {
        let hqs = stack.hq.iter().map(|&hq| data.counter_of(hq));
        hqs.chain(stack.units.iter().copied()).for_each(|counter| put(counter, Standing::At(stack.at)));
    }
    for (counter, faction) in belongings(data, scenario) {
        if data.printed_faction(counter) != faction {
            state.joined[counter] = Some(faction);
        }
    }
    for (index, unit) in data.units.iter().enumerate() {
        let counter = CounterIx::from_index(index);
        // VIII.A.11: a train begins on the side that its values are of.
        state.trains.full.set(counter, unit.full == Some([unit.combat, unit.shock]));
    }
    for stack in &scenario.setup {
        if let Whereabouts::Hex(hex) = data.ids.whereabouts(stack.at)
            && let Some(side) = state.allegiance[stack.faction]
            && stack.units.iter().any(|unit| data.kinds.taking.contains(*unit))
        {
            state.held[side].insert(hex);
            state.held[side.enemy()].remove(hex);
        }
    }
    adjust_bridges(data, state);
    for (&hq, &points) in &scenario.armt {
        state.armt[hq] = points;
    }
    for (&faction, &points) in &scenario.pr {
        state.pr[faction] = points;
    }
}

/// The faction that each counter is listed under.
fn belongings<'a>(data: &'a Data, scenario: &'a Scenario) -> impl Iterator<Item = (CounterIx, FactionIx)> + 'a {
    let with = move |faction: FactionIx, hqs: &'a [HqIx], units: &'a [CounterIx]| {
        let hqs = hqs.iter().map(move |&hq| data.counter_of(hq));
        hqs.chain(units.iter().copied()).map(move |counter| (counter, faction))
    };
    let set_up = scenario.setup.iter().flat_map(move |stack| with(stack.faction, &stack.hq, &stack.units));
    let later = scenario.reinforcements.iter().flat_map(move |entry| with(entry.faction, &entry.hq, &entry.units));
    set_up.chain(later)
}

/// Whether a scenario can bring a counter into play: it is set up, comes later, waits in a pool, for an event or an option.
pub(crate) fn comes_into_play(data: &Data, scenario: &Scenario, counter: CounterIx) -> bool {
    let hq = data.hq_of(counter);
    let among = |hqs: &[HqIx], units: &[CounterIx]| units.contains(&counter) || hq.is_some_and(|hq| hqs.contains(&hq));
    let stacks = scenario.setup.iter().chain(scenario.triggers.iter().flat_map(|trigger| &trigger.places));
    let mut stacks = stacks.map(|stack| (&stack.hq, &stack.units));
    let placed = |step: &crate::effects::Step| match &step.effect {
        Effect::Place { hq: of, units, .. } => units.contains(&counter) || hq.is_some() && hq == *of,
        _ => false,
    };
    scenario.factions.is_none()
        || data.politics.steps().any(placed)
        || scenario.infantry_pool.contains(&counter)
        || scenario.cavalry_pool.contains(&counter)
        || stacks.any(|(hqs, units)| among(hqs, units))
        || scenario.reinforcements.iter().any(|entry| among(&entry.hq, &entry.units))
}
