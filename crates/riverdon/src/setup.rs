//! S0, S2.buy, S2.setup: what is set, the board, the armies, and both sides setting up unseen.

use engine::{Breach, Dice, DieFailure, Each, Events, Fault, Message, Seats, Setup, SetupFailure, Spelled, Stack};

use crate::args;
use crate::army::{Army, Part, Stands, Terms, allotted, flaws, leaders, rating, resources_at_start};
use crate::board::{Board, Knowledge, Lay};
use crate::brought::{self, Brought};
use crate::building::{Plan, RiverPlan, TownPlan, build};
use crate::cards::Bank;
use crate::data::{Country, Data};
use crate::forces::{Force, Leader, LeaderIx, Place};
use crate::ids::{BySide, NationIx, Side, Spaces, UnitIx, Units};
use crate::muster::muster;
use crate::procedure::{Frame, MISSIONS, Way};
use crate::scenarios::{Scenario, SetUpGround};
use crate::space::Space;
use crate::state::{Fog, Host, Settings, State, SupplyTrains};
use crate::units::Class;
use crate::{fog, game, laying, rivers};

/// What a setup means: the scenario and what was set.
pub(crate) fn settings(data: &Data, setup: &Setup) -> Result<(u8, Settings), Fault> {
    let taught = game::lesson(setup).map_or(&setup.scenario, |lesson| &lesson.scenario);
    let scenario = data.scenarios.iter().position(|one| one.id == *taught);
    let scenario = scenario.ok_or_else(|| Fault::new(GAME, format!("there is no scenario {:?}", setup.scenario)))?;
    let played = &data.scenarios[scenario];
    let value = |id: &str| value_of(setup, id);
    let evened = value(BALANCE) == "evened";
    if evened && played.evened.is_none() {
        return Err(unfit(BALANCE, played));
    }
    for setting in data.settings.iter().filter(|setting| !setting.only.is_empty()) {
        let goes = setting.only.iter().any(|one| one.index() == scenario);
        if !goes && value(&setting.id) != setting.values[0] && !value(&setting.id).is_empty() {
            return Err(unfit(&setting.id, played));
        }
    }
    if value("major_river") == SHIPPING && !data.played(scenario as u8, evened).may_ship(data) {
        let fault = Fault::new(GAME, format!("{}: neither army can have gunboats", played.id));
        return Err(fault.says(Spelled::by("S1.V.5", "riverdon-no-shipping")));
    }
    let plan = plan(played, setup);
    plan.judge(played).map_err(|breach| {
        let reason = format!("{}: {}", played.id, breach.0.id);
        Fault::new(GAME, reason).says(data.spell(&breach.0))
    })?;
    Ok((
        scenario as u8,
        Settings {
            plan,
            by_hand: matches!(value("building"), "by_hand" | "freely"),
            freely: value("building") == "freely",
            shipping: value("major_river") == SHIPPING,
            fog: match value("fog") {
                "hidden" => Fog::Hidden,
                "open" => Fog::Open,
                _ => Fog::Markers,
            },
            referee: value("referee") == "on",
            no_referee_knowledge: value("partisan_ground") == "no_referee",
            way: match value("battles") {
                "played" => Some(Way::Played),
                "entered" => Some(Way::Entered),
                "chosen" => None,
                _ => Some(Way::Resolved),
            },
            dusk: value("dusk") != "off",
            chosen_armies: value("muster") == "chosen",
            winter: match value("season") {
                "summer" => false,
                "winter" => true,
                _ => played.winter,
            },
            boards: match value("boards") {
                "two" => 2,
                "three" => 3,
                _ => 1,
            },
            second_points: value("polish_points").parse().ok().filter(|_| played.id == "warsaw"),
            details: value("details") == "agreed",
            evened,
        },
    ))
}

/// The game's id.
const GAME: &str = "riverdon";
/// The setting that evens a scenario out, where its data say how.
const BALANCE: &str = "balance";

/// A great river with gunboats (S1.V.5).
const SHIPPING: &str = "shipping";

/// A setting that belongs to other scenarios.
fn unfit(setting: &str, played: &Scenario) -> Fault {
    let fault = Fault::new(GAME, format!("{setting} does not go with {}", played.id));
    fault.says(Spelled::by("S0.house.1", format!("{GAME}-option-{setting}-only")))
}

/// What an option is set to.
fn value_of<'a>(setup: &'a Setup, id: &str) -> &'a str {
    setup.options.get(id).map_or("", String::as_str)
}

fn plan(scenario: &Scenario, setup: &Setup) -> Plan {
    let value = |id: &str| value_of(setup, id);
    let plan = Plan::of(scenario);
    Plan {
        rivers: match value("rivers") {
            "one" => RiverPlan::One,
            "two" => RiverPlan::Two,
            _ => plan.rivers,
        },
        middle: value("river_start") == "middle",
        town: match (value("town"), plan.town) {
            ("on", TownPlan::None) => TownPlan::Anywhere,
            (_, town) => town,
        },
        major_river: matches!(value("major_river"), "on" | SHIPPING),
        country: match value("country") {
            "steppe" => Country::Steppe,
            "forest" => Country::Forest,
            _ => Country::Mixed,
        },
        knowledge: match value("cards") {
            "blind_first" => Knowledge::BlindFirst,
            "blind_second" => Knowledge::BlindSecond,
            "covered" => Knowledge::Covered,
            "open" => Knowledge::Open,
            _ => Knowledge::Usual,
        },
        ..plan
    }
}

/// A campaign as it begins.
pub(crate) fn set_up(
    data: &Data,
    scenario: u8,
    settings: Settings,
    brought: &Brought,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<State, SetupFailure> {
    let played = data.played(scenario, settings.evened);
    let by_hand = brought.board.is_none() && laying::wanted(&settings);
    if by_hand && Side::ALL.into_iter().any(|side| brought.armies[side].is_some()) {
        let reason = "armies that are brought want a board that is brought, too, or laid by the dice";
        return Err(Fault::new(GAME, reason).says(Spelled::by("S2.buy.1", "riverdon-armies-want-board")).into());
    }
    let board = match brought.board {
        Some(mut board) => {
            board.deal_rest(data, dice)?;
            board
        }
        None if by_hand => Board::bare(settings.plan.country),
        None => lay_board(data, played, settings.plan, dice)?,
    };
    let mut hosts = [bare_host(played, Side::First), bare_host(played, Side::Second)];
    for (side, host) in Side::ALL.into_iter().zip(&mut hosts) {
        let info = played.side(side);
        let die = if info.points_per_pip > 0 { dice.roll(6, "sc2.force.2")? } else { 0 };
        let on = match (settings.second_points, side) {
            (Some(points), Side::Second) => points,
            // The Reds have half as many again (sc3.force.1).
            (Some(points), Side::First) => points / 2 * 3,
            (None, _) => info.points + info.points_per_pip * u16::from(die),
        };
        host.points = (on, info.later.as_ref().map_or(0, |later| later.points));
        if die > 0 {
            let (nation, points) = (info.nation, on);
            events.tell(Seats::ALL, || {
                let told = Message::by("sc2.force.2", "riverdon-points-rolled").with("side", args::nation(nation));
                told.with("points", args::int(points)).with("die", engine::Arg::Die(die))
            });
        }
    }
    let initiative = if played.side(Side::First).nation == played.initiative { Side::First } else { Side::Second };
    let mut state = State {
        scenario,
        settings,
        board,
        laying: None,
        free: None,
        bridge_down: Spaces::default(),
        rail_bridge_down: Spaces::default(),
        track_cut: Spaces::default(),
        repair_begun: BySide::default(),
        trenches: Spaces::default(),
        wire: Spaces::default(),
        round: 1,
        turn: 0,
        bad_weather: false,
        initiative,
        contact: None,
        passes: false,
        ungiven: false,
        tactics: Each::default(),
        hosts: Each::new(hosts),
        forces: Each::default_forces(),
        leaders: Each::default(),
        known: Each::default(),
        letters: Each::default(),
        last_letter: Each::default(),
        missions: Each::new([[None; MISSIONS]; 2]),
        trains: SupplyTrains { left: played.trains.map_or(0, |trains| trains.count), ..SupplyTrains::default() },
        derailed_at: None,
        waiting: Stands::default(),
        spoils: None,
        action: None,
        clash: None,
        battle: None,
        talks: None,
        retiring: Each::default(),
        stack: Stack::new(Frame::Buying),
        ended: None,
    };
    if by_hand {
        laying::begin(data, &mut state);
    }
    for side in Side::ALL {
        raise_side(data, &mut state, side, dice)?;
    }
    if by_hand {
        return Ok(state);
    }
    for side in Side::ALL {
        match &brought.armies[side] {
            Some(army) => {
                brought::judge(data, &terms(data, &state, side), army, !settings.chosen_armies, side)?;
                state.hosts[side].army = *army;
            }
            None if settings.chosen_armies => {}
            None => take_list(data, &mut state, side),
        }
    }
    if !settings.chosen_armies {
        begin_set_up(data, &mut state);
    }
    Ok(state)
}

/// Room for the groups of both sides.
trait Room {
    fn default_forces() -> Self;
}

impl Room for BySide<Each<crate::forces::ForceIx, Force, { crate::forces::FORCES }>> {
    fn default_forces() -> Self {
        Each::new([Each::new([Force::default(); crate::forces::FORCES]); 2])
    }
}

fn bare_host(scenario: &Scenario, side: Side) -> Host {
    let nation = scenario.side(side).nation;
    Host {
        nation,
        points: (0, 0),
        army: Army::new(nation),
        owned: None,
        aircraft: Stands::default(),
        resources: 0,
        began_with: (0, 0),
        lost: (0, 0),
        exited: Stands::default(),
        marched: Stands::default(),
        levy: 0,
        saved: 0,
        called: false,
        blew_rail_bridge: false,
        closed: false,
    }
}

/// A board by the dice, with the town that the railway scenario asks for (sc4.setup.1).
pub(crate) fn lay_board(data: &Data, scenario: &Scenario, plan: Plan, dice: &mut Dice) -> Result<Board, DieFailure> {
    loop {
        let mut board = build(data, plan, dice)?;
        if scenario.trains.is_none() || crate::trains::town_on_the_line(data, &mut board, plan.knowledge) {
            return Ok(board);
        }
    }
}

/// Leaders and resource points of a side (10.leaders, S2.lead.2, 10.res).
fn raise_side(data: &Data, state: &mut State, side: Side, dice: &mut Dice) -> Result<(), DieFailure> {
    let host = state.hosts[side];
    let points = host.points.0 + host.points.1;
    let (year, winter) = (state.scenario(data).year, state.settings.winter);
    let stock = resources_at_start(data, host.nation, points, year, winter);
    state.hosts[side].resources = stock;
    state.known[side.enemy()].stock = (stock, stock);
    for number in 0..leaders(data, host.nation, points) {
        let rating = drawn_rating(data, host.nation, dice)?;
        state.leaders[side][LeaderIx(number as u8)] =
            Leader { rating, place: Place::Off, waits: true, ..Leader::default() };
    }
    Ok(())
}

/// A side starts afresh, with new leaders and resource points (sc1.variant.3).
pub(crate) fn raise_side_anew(data: &Data, state: &mut State, side: Side, dice: &mut Dice) -> Result<(), DieFailure> {
    state.leaders[side] = Each::default();
    state.hosts[side].army = Army::new(state.hosts[side].nation);
    raise_side(data, state, side, dice)
}

/// A rating, drawn and not rolled, so that nobody sees it fall (S2.lead.2).
pub(crate) fn drawn_rating(data: &Data, nation: NationIx, dice: &mut Dice) -> Result<i8, DieFailure> {
    let two = dice.draw(6, "S2.lead.2")? + dice.draw(6, "S2.lead.2")? + 2;
    Ok(rating(data, nation, two as u8))
}

/// What a side may buy.
pub(crate) fn terms(data: &Data, state: &State, side: Side) -> Terms {
    let info = state.side(data, side);
    let own = || Space::all().filter(|space| (info.rows.0..=info.rows.1).contains(&space.row()));
    let rail = own().any(|space| state.board.has_rail(data, space));
    let water = own().any(|space| state.board.at(space) == Lay::MajorRiver);
    let of = Terms::of(info, 0);
    Terms {
        on_board: state.hosts[side].points.0,
        off_board: state.hosts[side].points.1,
        rail: of.rail && rail,
        shipping: state.settings.shipping && water,
        owned: state.hosts[side].owned,
        ..of
    }
}

/// What a side may buy to go with those who have come through from the last board; none where it begins afresh
/// (sc1.variant.2).
pub(crate) fn levy(data: &Data, state: &State, side: Side) -> Option<Terms> {
    let (host, next) = (&state.hosts[side], state.scenario(data).next_board.as_ref()?);
    let only = Units::of(next.types.iter().copied());
    let terms = Terms { on_board: host.levy, off_board: 0, only: Some(only), ..terms(data, state, side) };
    (host.levy > 0).then_some(terms)
}

/// What a side may buy now.
pub(crate) fn buys(data: &Data, state: &State, side: Side) -> Terms {
    levy(data, state, side).unwrap_or_else(|| terms(data, state, side))
}

/// The board lies: the armies are bought, or taken from the lists (S2.buy.1).
pub(crate) fn raise_armies(data: &Data, state: &mut State) {
    state.go_on(Frame::Buying);
    if !state.settings.chosen_armies {
        for side in Side::ALL {
            take_list(data, state, side);
        }
        begin_set_up(data, state);
    }
}

/// The army of the nation's list.
pub(crate) fn take_list(data: &Data, state: &mut State, side: Side) {
    state.hosts[side].army = muster(data, &buys(data, state, side));
}

/// Whether a bought army can be closed: nothing is wrong with it.
pub(crate) fn check_bought(data: &Data, state: &State, side: Side) -> Result<(), Breach> {
    let all = state.hosts[side].army.on_board.with(&state.hosts[side].marched);
    let troops = all.only(|unit| data.units[unit.index()].class != Class::Air);
    if troops.is_empty() {
        return Err(Breach::of("S2.buy.1", "riverdon-army-without-troops"));
    }
    match flaws(data, &buys(data, state, side), &state.hosts[side].army).into_iter().next() {
        Some(flaw) => Err(Breach(Box::new(flaw))),
        None => Ok(()),
    }
}

/// An army that was bought, with those who marched on: what it begins with, and its aircraft off the board.
pub(crate) fn gather(data: &Data, host: &mut Host) {
    host.army.on_board = host.army.on_board.with(&host.marched);
    let all = host.army.all();
    host.began_with = (all.points(data), all.reckoned(data));
    host.aircraft = all.only(|unit| data.units[unit.index()].class == Class::Air);
    for part in Part::ALL {
        let stands = host.army.part_mut(part);
        *stands = stands.only(|unit| data.units[unit.index()].class != Class::Air);
    }
}

/// Both armies are bought: aircraft go off the board, and what begins off it waits there.
pub(crate) fn begin_set_up(data: &Data, state: &mut State) {
    for side in Side::ALL {
        gather(data, &mut state.hosts[side]);
        let host = &mut state.hosts[side];
        host.closed = false;
        if state.side(data, side).off_board {
            let stands = std::mem::take(&mut state.hosts[side].army.on_board);
            state.raise(side, Force { stands, place: Place::Off, ..Force::default() });
            for leader in (0..crate::forces::LEADERS as u8).map(LeaderIx) {
                state.leaders[side][leader].waits = false;
            }
        }
    }
    state.go_on(Frame::SettingUp);
}

/// Where stands of a type may be set up (S2.setup.1, 5.man.7, 5.tank.1, S1.V.5).
pub(crate) fn check_space(data: &Data, state: &State, side: Side, unit: UnitIx, at: Space) -> Result<(), Breach> {
    let info = state.side(data, side);
    let refuse = |clause, id| Err(Breach::of(clause, id).with("space", args::space(at)).with("unit", args::unit(unit)));
    if !info.sets_up_in(at) {
        return refuse("S2.setup.1", "riverdon-not-set-up-there");
    }
    let class = data.units[unit.index()].class;
    let water = state.board.card(at).is_none();
    if water != (class == Class::Boat) {
        return refuse("S1.V.5", "riverdon-water-for-boats");
    }
    if water {
        return Ok(());
    }
    let rail = state.board.has_rail(data, at);
    match info.ground {
        Some(SetUpGround::Rail) if !rail => return refuse("sc4.setup.3", "riverdon-set-up-on-rail"),
        Some(SetUpGround::NoRail) if rail => return refuse("sc4.setup.2", "riverdon-set-up-off-rail"),
        _ => {}
    }
    match class {
        Class::Train if !rail => refuse("5.man.7", "riverdon-set-up-on-rail"),
        Class::Tank if !rail => refuse("5.tank.1", "riverdon-set-up-on-rail"),
        _ => Ok(()),
    }
}

/// S2.setup.1, 6.river.1: whether stands can be placed in a space, on a bank of it where they have to choose one.
pub(crate) fn check_place(
    data: &Data,
    state: &State,
    side: Side,
    stands: &Stands,
    at: Space,
    bank: Option<Bank>,
) -> Result<(), Breach> {
    let waiting = &state.hosts[side].army.on_board;
    if stands.is_empty() || !waiting.hold(stands) {
        let all = state.groups(side).fold(*waiting, |all, (_, force)| all.with(&force.stands));
        let are_placed = !stands.is_empty() && all.hold(stands);
        let id = if are_placed { "riverdon-placed-already" } else { "riverdon-not-so-many-left" };
        return Err(Breach::of("S2.setup.1", id));
    }
    stands.iter().try_for_each(|(unit, _)| check_space(data, state, side, unit, at))?;
    rivers::check_bank("6.river.1", at, bank, rivers::parted(data, state, side, at, stands))
}

/// S2.setup.1: puts stands into a space; equal types are merged (S2.count.3).
pub(crate) fn place(data: &Data, state: &mut State, side: Side, stands: &Stands, at: Space, bank: Option<Bank>) {
    let host = &mut state.hosts[side];
    host.army.on_board = host.army.on_board.without(stands);
    let banks = rivers::chosen(data, state, at, bank, stands);
    let same = state.groups_at(side, Place::At(at)).find(|(_, force)| force.banks == banks).map(|(force, _)| force);
    match same {
        Some(force) => {
            let there = state.force_mut(side, force);
            there.stands = there.stands.with(stands);
        }
        None => {
            let force = Force { stands: *stands, place: Place::At(at), banks, ..Force::default() };
            state.raise(side, force);
        }
    }
}

/// Takes everybody up again from a space; leaders there wait.
pub(crate) fn lift(state: &mut State, side: Side, at: Space) {
    let there: Vec<_> = state.groups_at(side, Place::At(at)).map(|(force, _)| force).collect();
    for force in there {
        let stands = std::mem::take(state.force_mut(side, force)).stands;
        let host = &mut state.hosts[side];
        host.army.on_board = host.army.on_board.with(&stands);
    }
    for leader in (0..crate::forces::LEADERS as u8).map(LeaderIx) {
        let leader = &mut state.leaders[side][leader];
        if leader.place == Place::At(at) {
            (leader.place, leader.waits) = (Place::Off, true);
        }
    }
}

/// Whether a leader can begin there: with a force of his side, or with what comes later.
pub(crate) fn check_post(state: &State, side: Side, leader: LeaderIx, at: Place) -> Result<(), Breach> {
    let has = state.leaders[side][leader] != Leader::default();
    match (has, at) {
        (false, _) => Err(Breach::of("S2.buy.5", "riverdon-no-such-leader")),
        (true, Place::At(space)) if !state.occupied(side, space) => {
            Err(Breach::of("S2.setup.1", "riverdon-leader-needs-force").with("space", args::space(space)))
        }
        (true, Place::Off) if state.hosts[side].army.off_board.is_empty() => {
            Err(Breach::of("10.leaders.6", "riverdon-nobody-comes-later"))
        }
        _ => Ok(()),
    }
}

/// S2.setup.1, sc1.force.2: whether the set-up can be closed.
pub(crate) fn check_set_up(data: &Data, state: &State, side: Side) -> Result<(), Breach> {
    set_up_flaws(data, state, side).into_iter().next().map_or(Ok(()), Err)
}

/// All that is wrong with a set-up as it stands.
pub(crate) fn set_up_flaws(data: &Data, state: &State, side: Side) -> Vec<Breach> {
    let host = &state.hosts[side];
    let to_place = host.army.on_board.iter();
    let mut flaws: Vec<Breach> = to_place
        .map(|(unit, _)| Breach::of("S2.setup.1", "riverdon-still-to-place").with("unit", args::unit(unit)))
        .collect();
    if let Some(most) = state.side(data, side).space_points_max {
        for space in Space::all() {
            let points = state.stands_at(side, space).points(data);
            if points > u32::from(most) {
                let refused = Breach::of("sc1.force.2", "riverdon-too-much-in-space").with("space", args::space(space));
                flaws.push(refused.with("points", engine::Arg::Int(points as i32)).with("most", args::int(most)));
            }
        }
    }
    if state.all_leaders(side).any(|(_, leader)| leader.waits) {
        flaws.push(Breach::of("S2.setup.1", "riverdon-leader-still-to-place"));
        // Where they go is told once all of them have a place.
        return flaws;
    }
    if state.side(data, side).off_board {
        return flaws;
    }
    // sc1.variant.1: those who march on keep their leaders, as many as are left.
    if !host.marched.is_empty() {
        return flaws;
    }
    let on = state.all_leaders(side).filter(|(_, leader)| leader.place != Place::Off).count() as u16;
    let off = state.all_leaders(side).count() as u16 - on;
    let mut terms = terms(data, state, side);
    if host.army.off_board.is_empty() {
        (terms.on_board, terms.off_board) = (terms.all_points(), 0);
    }
    flaws.extend(allotted(data, &terms, on, off).err());
    flaws
}

/// Both set-ups are closed: markers are placed, and the first turn begins (S2.setup.1, S2.setup.2).
pub(crate) fn close(data: &Data, state: &mut State) {
    for side in Side::ALL {
        state.hosts[side].closed = false;
        let hides = state.side(data, side).hidden || fog::may_lurk(data, state, side);
        for force in (0..crate::forces::FORCES as u8).map(crate::forces::ForceIx) {
            let there = *state.force(side, force);
            let hidden = hides && state.settings.fog != Fog::Open && there.stands.are_partisans(data);
            state.force_mut(side, force).hidden = there.is_there() && hidden;
        }
        crate::leaders::attach_all(state, side);
    }
    fog::begin(state);
    state.go_on(Frame::TurnStart);
}

/// What of those still to be placed could go into a space, within its limit of points.
pub(crate) fn fitting(data: &Data, state: &State, side: Side, at: Space) -> Stands {
    let left = state.hosts[side].army.on_board;
    let legal = left.only(|unit| check_space(data, state, side, unit, at).is_ok());
    let Some(most) = state.side(data, side).space_points_max else { return legal };
    let mut room = u32::from(most).saturating_sub(state.stands_at(side, at).points(data));
    let mut fitting = Stands::default();
    for (unit, count) in legal.iter() {
        let price = u32::from(data.units[unit.index()].points);
        let taken = u32::from(count).min(room / price);
        fitting.add(unit, taken as u16);
        room -= taken * price;
    }
    fitting
}

/// S2.setup.5: whether trenches, and wire in front of them, can be bought for a space.
pub(crate) fn check_fortify(data: &Data, state: &State, side: Side, at: Space) -> Result<(), Breach> {
    let refuse = |id| Err(Breach::of("S2.setup.5", id).with("space", args::space(at)));
    if !state.side(data, side).fortified.contains(&at) {
        return refuse("riverdon-no-works-there");
    }
    if state.wire.contains(at) {
        return refuse("riverdon-works-are-complete");
    }
    let price = price_of_works(data, state, at);
    let host = &state.hosts[side];
    let spent = host.began_with.0 + works_of(data, state, side);
    match spent + u32::from(price) <= u32::from(host.points.0 + host.points.1) {
        true => Ok(()),
        false => refuse("riverdon-too-dear-works"),
    }
}

pub(crate) fn price_of_works(data: &Data, state: &State, at: Space) -> u16 {
    if state.trenches.contains(at) { data.fortification.wire } else { data.fortification.trench_belt }
}

/// What a side has paid for works so far.
fn works_of(data: &Data, state: &State, side: Side) -> u32 {
    let own = &state.side(data, side).fortified;
    let price = |at: &Space| {
        let belt = if state.trenches.contains(*at) { data.fortification.trench_belt } else { 0 };
        u32::from(belt + if state.wire.contains(*at) { data.fortification.wire } else { 0 })
    };
    own.iter().map(price).sum()
}

/// S2.setup.5: a belt of trenches first, then wire.
pub(crate) fn fortify(_data: &Data, state: &mut State, _side: Side, at: Space) {
    if state.trenches.contains(at) { state.wire.insert(at) } else { state.trenches.insert(at) }
}
