//! Why an order is legal or not, what a march costs, and how a battle would stand.

use engine::question::Step;
use engine::{Answer, Breach, Draft, Game, Message, Seat, Unfinished, judge};
use hexmap::{Grade, HexIx, Ways};

use super::deeds::deed_lines;
use crate::board::{Gait, Weather};
use crate::combat::battle::{self, COLUMNS};
use crate::combat::{declare, odds};
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::game::Elope;
use crate::order::{Declined, Load, Order};
use crate::sets::Units;
use crate::state::{Battle, State, side_of};
use crate::zones::controlled;
use crate::{air, args, movement, stacking};

/// Lines of a derivation, with the sum as it runs.
pub(super) struct Account<'a> {
    game: &'a Elope,
    steps: Vec<Step>,
    sum: i64,
    heading: Option<&'static str>,
}

impl Account<'_> {
    pub(super) fn line(&mut self, message: &Message, adds: i64) {
        self.sum += adds;
        let heading = self.heading.take().map(|id| self.game.spell(&Message::plain(id)));
        self.steps.push(Step { heading, ..Step::new(self.game.spell(message), adds, self.sum) });
    }

    /// What an order leaves to be made good.
    pub(super) fn warning(&mut self, message: &Message) {
        self.line(message, 0);
        if let Some(step) = self.steps.last_mut() {
            step.warns = true;
        }
    }

    /// A part with a sum of its own begins.
    pub(super) fn part(&mut self, heading: &'static str) {
        self.sum = 0;
        self.heading = Some(heading);
    }
}

/// Whether an order is legal, with all that was counted; otherwise the breach, after what could be counted.
pub(super) fn why(game: &Elope, data: &Data, state: &State, seat: Seat, draft: &Draft) -> Answer {
    let mut account = Account { game, steps: Vec::new(), sum: 0, heading: None };
    match judge(game, state, seat, draft) {
        Ok(order) => {
            match supposed(data, state, seat, &order) {
                Ok(battle) => {
                    battle_lines(data, &battle, &mut account);
                    account.part("elope-part-supply");
                    if !matches!(order, Order::Supply(..)) {
                        supply_lines(data, &battle, &mut account);
                    }
                    if side_of(seat) == battle.battle.attacker() {
                        defence_line(data, &battle, &mut account);
                    }
                    account.heading = None;
                    if let Order::Support(planes, hex, _) = order {
                        support_lines(data, state, seat, planes, hex, &battle, &mut account);
                        deed_lines(data, state, seat, &order, &mut account);
                    }
                    if matches!(order, Order::Counterattack(_)) {
                        account.line(&Message::by("7.7.b", "elope-why-counterattack"), 0);
                    }
                }
                Err(_) => {
                    march_lines(data, state, &order, &mut account);
                    deed_lines(data, state, seat, &order, &mut account);
                }
            }
            if account.steps.is_empty() {
                account.line(&Message::plain("elope-why-legal"), 0);
            }
        }
        Err(Unfinished::Missing(_) | Unfinished::Unknown(..)) => {
            account.line(&Message::plain("elope-why-half-built"), 0)
        }
        Err(Unfinished::Breach(breach)) => {
            if let Ok(order) = Order::complete(data, draft) {
                march_lines(data, state, &order, &mut account);
            }
            account.line(&breach.0, 0);
        }
    }
    Answer { derivation: account.steps, ..Answer::default() }
}

/// The gait whose costs hold a group up most.
fn dearest(data: &Data, group: Units) -> Gait {
    let gaits = || group.iter().map(|unit| movement::gait(data, unit));
    let has = |gait: Gait| gaits().any(|other| other == gait);
    match () {
        () if has(Gait::Tank) => Gait::Tank,
        () if has(Gait::Depot) => Gait::Depot,
        () => Gait::Foot,
    }
}

/// 4.3.a: what a march costs, hex by hex, as far as it can go.
fn march_lines(data: &Data, state: &State, order: &Order, account: &mut Account<'_>) {
    let Order::March(group, path) = order else { return };
    let Some(slowest) = group.iter().min_by_key(|unit| movement::left(data, state, *unit)) else { return };
    let Some(start) = state.hex(slowest) else { return };
    let side = state.side(data, slowest);
    let left = movement::left(data, state, slowest);
    points_lines(data, state, slowest, account);
    if group.iter().any(|unit| movement::left(data, state, unit) > left) {
        account.line(&Message::by("4.2.b", "elope-why-slowest").with("unit", args::unit(slowest)), 0);
    }
    let mut from = start;
    for (index, to) in path.iter().enumerate() {
        if !step_lines(data, state, side, *group, (from, *to, from != start), account) {
            return;
        }
        company_lines(data, state, side, *group, *to, index + 1 == path.len(), account);
        from = *to;
    }
}

/// 4.1.a: the points that a unit has left, and why they are not those of its counter.
pub(super) fn points_lines(data: &Data, state: &State, unit: UnitIx, account: &mut Account<'_>) {
    let left = movement::left(data, state, unit);
    let points = Message::by("4.1.a", "elope-why-points").with("unit", args::unit(unit)).with("left", args::int(left));
    account.line(&points, 0);
    if let Some((clause, id)) = allowance_reason(data, state, unit) {
        account.line(&Message::by(clause, id).with("unit", args::unit(unit)), 0);
    }
}

/// What makes a unit's points more or fewer than those of its counter.
fn allowance_reason(data: &Data, state: &State, unit: UnitIx) -> Option<(&'static str, &'static str)> {
    let (os, oc) = (state.os.contains(unit), state.oc.contains(unit));
    Some(match () {
        () if data.roster.kinds.depots.contains(unit) => ("10.1", "elope-why-depot-uncommanded"),
        () if state.railed.contains(unit) => ("4.87", "elope-why-after-rail"),
        () if os && oc => ("10.9", "elope-why-quarter"),
        () if os => ("10.82", "elope-why-half-os"),
        () if oc => ("10.61", "elope-why-half-oc"),
        () if state.landed.contains(unit) && state.spent[unit] == 0 => ("4.5", "elope-why-landed"),
        () => return None,
    })
}

/// Who and what is in a hex that a group enters: friends (4.7, 6.0.b, 6.1.a, 6.2, 6.4), works (17.0.f), ships (9.0.c),
/// and whether an enemy zone holds it there (5.0.b).
pub(super) fn company_lines(
    data: &Data,
    state: &State,
    side: Side,
    group: Units,
    hex: HexIx,
    last: bool,
    account: &mut Account<'_>,
) {
    let kinds = &data.roster.kinds;
    let about = |clause, id| Message::by(clause, id).with("hex", args::hex(hex));
    let mut line = |clause, id| account.line(&about(clause, id), 0);
    let friends = state.ground_in(data, side, hex).without(group);
    match (friends.is_empty(), last) {
        (true, _) => {}
        (false, false) => line("4.7", "elope-why-through-friends"),
        (false, true) if group.is_within(&kinds.hq.or(kinds.depots)) => line("6.4", "elope-why-uncounted"),
        (false, true) if !group.meets(&kinds.limited) => line("6.0.b", "elope-why-no-limit"),
        (false, true) => match stacking::making_room(data, state, side, group, hex).map(Units::first) {
            Ok(None) => line("6.2", "elope-why-joins"),
            Ok(Some(_)) => account.warning(&about("6.1.a", "elope-why-makes-room")),
            Err(_) => {}
        },
    }
    let mut line = |clause, id| account.line(&about(clause, id), 0);
    if last && (state.forts.contains(hex) || state.hasty.contains(hex)) {
        line("17.0.f", "elope-why-shelter");
        line("AID.ta.c", "elope-why-works-count");
    }
    let ships = kinds.vessels.and(state.of_side(data, side.enemy()));
    let beside = |ship: UnitIx| {
        let banks = state.reach(ship).map(|reach| data.board.reach_info(reach).banks);
        banks.is_some_and(|banks| banks.contains(&Some(hex)))
    };
    if ships.iter().any(beside) {
        line("9.0.c", "elope-why-ships-unharmed");
    }
    if controlled(state, side.enemy(), hex) {
        line("5.0.b", "elope-why-stops");
    }
}

/// 14.21.c, 14.31.b, AID.tec.c: the clause of what the ground costs: the chart in dry weather, its second part, or the
/// increases of the original edition.
fn season_clause(state: &State, dry: &'static str) -> &'static str {
    match (state.weather, state.original()) {
        (Weather::Dry, _) => dry,
        (_, false) => "AID.tec.c",
        (Weather::Snow, true) => "14.21.c",
        (Weather::Thaw, true) => "14.31.b",
    }
}

/// The lines of one step; whether it can be taken.
fn step_lines(
    data: &Data,
    state: &State,
    side: Side,
    group: Units,
    (from, to, entered): (HexIx, HexIx, bool),
    account: &mut Account<'_>,
) -> bool {
    let Ok(step) = movement::check_step(data, state, side, from, to, entered) else { return false };
    let bill =
        data.board.bill(&data.tables, state.season(), dearest(data, group), &state.bridges, from, step.direction);
    let Some(bill) = bill else { return false };
    let at = |clause, id| Message::by(clause, id).with("hex", args::hex(to));
    let ways = data.board.map.ways(data.board.map.grid.side(from, step.direction));
    let ground = match () {
        () if ways.has(Ways::RAIL) => at(season_clause(state, "AID.tec.b"), "elope-why-rail"),
        () if ways.has(Ways::ROAD) => at("AID.tec.f", "elope-why-road"),
        // 14.32
        () if ways.has(Ways::TRACK) && state.weather == Weather::Thaw => at("14.32", "elope-why-track-gone"),
        () if ways.has(Ways::TRACK) => at("AID.tec.f", "elope-why-track"),
        () => at(season_clause(state, "AID.tec.a"), "elope-why-ground"),
    };
    account.line(&ground, i64::from(bill.hex));
    let mut more = |message: Message, adds: u8| {
        if adds > 0 {
            account.line(&message, i64::from(adds));
        }
    };
    more(at("AID.tec.a", "elope-why-uphill"), bill.uphill);
    // 9.4.b: support units cross minor rivers as others do.
    let minor =
        data.board.reach_between(from, to).is_some_and(|reach| data.board.reach_info(reach).grade == Grade::Minor);
    let support = minor && group.is_within(&data.roster.kinds.support);
    more(at(if support { "9.4.b" } else { "AID.tec.e" }, "elope-why-river"), bill.river);
    more(at("5.21.a", "elope-why-disengages"), step.disengage);
    more(at("9.0.b", "elope-why-overruns"), step.overrun);
    if step.disengage > 0 {
        account.line(&at("5.21.b", "elope-why-free-hex"), 0);
    }
    true
}

/// The battle that an order leads to, as it would be fought: whoever is still to be asked for depots expends all that he
/// can, a `supply` order says what its side expends.
pub(super) fn supposed(data: &Data, state: &State, seat: Seat, order: &Order) -> Result<State, Breach> {
    let side = side_of(seat);
    match order {
        Order::Attack(target, units) => {
            declare::check_units(data, state, side, *target, *units)?;
            Ok(battle::suppose(data, state, side, *target, Battle { attackers: *units, ..Battle::default() }))
        }
        Order::Resolve(target) => {
            let index = battle::check_resolve(state, seat, *target)?;
            let (attackers, aircraft) = battle::forces(data, state, index);
            if let Some(clause) = battle::falls_away(data, state, side, *target, attackers) {
                return Err(Breach::of(clause, "elope-attack-falls-away").with("hex", args::hex(*target)));
            }
            let gas = state.attacks[index].gas;
            Ok(battle::suppose(data, state, side, *target, Battle { attackers, aircraft, gas, ..Battle::default() }))
        }
        // As if everybody took off and came through.
        Order::Support(planes, target, load) => {
            air::check_support(data, state, seat, *planes, *target, *load)?;
            let index = air::attack_on(state, *target).ok_or_else(|| Breach::plain("elope-no-odds"))?;
            let (attackers, aircraft) = battle::forces(data, state, index);
            let (aircraft, gas) = (aircraft.or(*planes), *load == Load::Gas);
            Ok(battle::suppose(data, state, side, *target, Battle { attackers, aircraft, gas, ..Battle::default() }))
        }
        Order::Counterattack(target) => {
            battle::check_counterattack(state, seat, *target)?;
            Ok(battle::suppose(data, state, side, *target, battle::answer(data, state)))
        }
        Order::Supply(supplies, Declined(hqs)) => {
            battle::check_supply(data, state, seat, supplies, *hqs)?;
            let mut paid = *state;
            battle::pay(data, &mut paid, side, supplies, *hqs);
            if side == paid.battle.attacker() {
                battle::expect_defence(data, &mut paid);
            }
            Ok(paid)
        }
        _ => Err(Breach::plain("elope-no-odds")),
    }
}

/// The parts of a derivation that have sums of their own.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Attack,
    Defence,
    AttackerTa,
    DefenderTa,
    Modifier,
}

impl Part {
    fn heading(self) -> &'static str {
        match self {
            Part::Attack => "elope-part-attack",
            Part::Defence => "elope-part-defence",
            Part::AttackerTa => "elope-part-attacker-advantages",
            Part::DefenderTa => "elope-part-defender-advantages",
            Part::Modifier => "elope-part-modifiers",
        }
    }
}

/// What a line of the odds belongs to. The defender's advantages begin with his ground (AID.ta.a, AID.ta.b).
fn part(message: &Message, before: Part) -> Part {
    let id = message.id;
    match () {
        () if id.starts_with("elope-mod-") => Part::Modifier,
        () if id.starts_with("elope-odds-halved-") => before,
        () if id.starts_with("elope-odds-defender") || id == "elope-odds-spared" => Part::Defence,
        () if id.starts_with("elope-odds-") => Part::Attack,
        () if before == Part::DefenderTa => Part::DefenderTa,
        () if message.clause.is_some_and(|clause| clause.0.starts_with("AID.ta.")) => Part::DefenderTa,
        () => Part::AttackerTa,
    }
}

/// 7.3: strengths unit by unit, the ratio, every advantage and every die modifier.
fn battle_lines(data: &Data, state: &State, account: &mut Account<'_>) {
    let mut notes: Vec<(Message, i64)> = Vec::new();
    let odds = odds::odds(data, state, &state.battle, &mut notes);
    let mut now = Part::Attack;
    account.part(now.heading());
    for (message, adds) in &notes {
        let part = part(message, now);
        if part != now {
            account.part(part.heading());
            now = part;
        }
        account.line(message, *adds);
    }
    account.part("elope-part-odds");
    // T.crt.a: odds beyond the table are those of its first or last column.
    let last = COLUMNS.len() as u16 - 1;
    let beyond = odds.attack * 2 < odds.defence || odds.attack > odds.defence.saturating_mul(last);
    let clause = if beyond { "T.crt.a" } else { "7.3.a" };
    let ratio = Message::by(clause, "elope-why-ratio").with("attack", args::int(odds.attack));
    let ratio = ratio.with("defence", args::int(odds.defence)).with("column", term(odds.ratio));
    account.line(&ratio, 0);
    let shift = i64::from(odds.attacker_ta) - i64::from(odds.defender_ta);
    let clause = if shift == 0 { "7.3.b" } else { "7.5.a" };
    let column = Message::by(clause, "elope-why-column").with("attacker", args::int(odds.attacker_ta));
    account.line(&column.with("defender", args::int(odds.defender_ta)).with("column", term(odds.column)), shift);
    account.sum = 0;
    let id = if odds.modifier == 0 { "elope-why-no-modifier" } else { "elope-why-modifier" };
    account.line(&Message::by("7.3.c", id), i64::from(odds.modifier));
    let enemies = state.occupied[state.battle.defender()];
    let beside = |target| data.board.map.grid.neighbours(target).any(|(_, next)| enemies.contains(next));
    if state.battle.target.is_some_and(beside) {
        account.sum = 0;
        account.line(&Message::by("7.4.a", "elope-why-target-only"), 0);
    }
}

/// 7.2.a, 7.2.c: which supplies the reckoning rests on, and how the attack would stand without them.
fn supply_lines(data: &Data, state: &State, account: &mut Account<'_>) {
    if !state.battle.attackers.meets(&state.battle.paid_for) {
        return;
    }
    let unpaid = without_supplies(state, state.battle.attackers);
    let depots = args::int(battle::fewest_depots(data, &unpaid, state.battle.paid_for) as i32);
    account.line(&stands(data, "7.2.a", "elope-why-supplied", state).with("depots", depots), 0);
    account.line(&stands(data, "7.2.c", "elope-why-unsupplied", &unpaid), 0);
}

/// 7.2.b: that the defender is taken to expend what he can, and how the attack would stand if he did not.
fn defence_line(data: &Data, state: &State, account: &mut Account<'_>) {
    let defenders = odds::defenders(data, state, &state.battle);
    if defenders.meets(&state.battle.paid_for) {
        let unpaid = without_supplies(state, defenders);
        account.line(&stands(data, "7.2.b", "elope-why-defence-supplied", &unpaid), 0);
    }
}

/// 12.3: how the attack would stand without these aircraft, and that they have to get there first.
fn support_lines(
    data: &Data,
    state: &State,
    seat: Seat,
    planes: Units,
    target: HexIx,
    battle: &State,
    account: &mut Account<'_>,
) {
    let mut without = *battle;
    without.battle.aircraft = battle.battle.aircraft.without(planes);
    without.battle.gas = battle.battle.gas && !without.battle.aircraft.is_empty();
    account.part("elope-part-air");
    account.line(&stands(data, "12.3.a", "elope-why-unsupported", &without), 0);
    if air::may_meet(data, state, side_of(seat).enemy(), target) {
        account.line(&Message::by("12.2", "elope-why-may-be-intercepted").with("hex", args::hex(target)), 0);
    }
}

/// The same battle, with nothing expended for these.
fn without_supplies(state: &State, units: Units) -> State {
    let mut unpaid = *state;
    unpaid.battle.paid_for = state.battle.paid_for.without(units);
    unpaid
}

/// How a battle stands, in one line.
fn stands(data: &Data, clause: &'static str, id: &'static str, state: &State) -> Message {
    let odds = odds::odds(data, state, &state.battle, &mut odds::Silent);
    let message = Message::by(clause, id).with("attack", args::int(odds.attack));
    message.with("defence", args::int(odds.defence)).with("column", term(odds.column))
}

fn term(column: usize) -> engine::Arg {
    engine::Arg::Term(COLUMNS[column])
}
