//! VII.A.5, VII.A.6, VII.D, X.combat.1, X.combat.2: all combats of an activation are announced at once and judged as a set.

use engine::{Breach, Events, Message, Seats};
use hexmap::HexIx;

use super::odds;
use super::strength::{Between, Clash, bank};
use crate::data::Data;
use crate::ids::{CounterIx, Counters, Side, Spot, Whereabouts};
use crate::politics::ongoing;
use crate::procedure::{Combat, Condition, Frame, Segment};
use crate::state::{COMBATS, State};
use crate::{args, armt, boxes, independent, nations, segments, supply, trains, zones};

/// Who attacks what: a set of combats.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Plan {
    targets: [Spot; COMBATS],
    attackers: [Counters; COMBATS],
    len: usize,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { targets: [Spot(0); COMBATS], attackers: [Counters::NONE; COMBATS], len: 0 }
    }
}

impl Plan {
    /// The set that an order names: nobody twice, no more combats than there is room for.
    pub(crate) fn read(pairs: &[(CounterIx, Spot)]) -> Result<Plan, Breach> {
        let mut plan = Plan::default();
        let mut seen = Counters::NONE;
        for &(unit, target) in pairs {
            if seen.contains(unit) {
                return Err(Breach::of("VII.A.9", "rossyia-attacks-twice").with("unit", args::counter(unit)));
            }
            seen.insert(unit);
            if !plan.add(unit, target) {
                return Err(Breach::of("VII.A.1", "rossyia-too-many-combats").with("most", args::int(COMBATS as i32)));
            }
        }
        Ok(plan)
    }

    /// A unit joins the attack on a hex; whether there was room for it.
    pub(crate) fn add(&mut self, unit: CounterIx, target: Spot) -> bool {
        let index = self.combat_on(target).unwrap_or(self.len);
        if index >= COMBATS {
            return false;
        }
        self.targets[index] = target;
        self.attackers[index].insert(unit);
        self.len = self.len.max(index + 1);
        true
    }

    /// The combat on a hex.
    pub(crate) fn combat_on(&self, target: Spot) -> Option<usize> {
        self.targets[..self.len].iter().position(|one| *one == target)
    }

    /// Targets and who attacks them.
    pub(crate) fn combats(&self) -> impl Iterator<Item = (Spot, Counters)> + '_ {
        self.targets[..self.len].iter().copied().zip(self.attackers[..self.len].iter().copied())
    }

    /// Everybody who attacks.
    pub(crate) fn all(&self) -> Counters {
        self.combats().fold(Counters::NONE, |all, (_, some)| all.or(some))
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// As an order names it.
    pub(crate) fn pairs(&self) -> Vec<(CounterIx, Spot)> {
        let mut pairs: Vec<_> =
            self.combats().flat_map(|(target, units)| units.iter().map(move |unit| (unit, target))).collect();
        pairs.sort();
        pairs
    }
}

/// Whether the reserve fights (VII.M.6).
pub(crate) fn is_reserve(state: &State) -> bool {
    matches!(state.top(), Frame::Army { segment: Segment::ReserveAnnounce | Segment::ReserveFight })
}

/// Those whose turn it is to attack, whether they still may or not.
fn acting(data: &Data, state: &State) -> Counters {
    match state.top() {
        Frame::Army { segment: Segment::ReserveAnnounce } => state.activation.reserve,
        Frame::Army { .. } => state.activation.units().without(state.activation.reserve),
        Frame::Independent { side, .. } => independent::units(data, state, side),
        _ => Counters::NONE,
    }
}

/// Those that may attack now (X.combat.2, VII.A.9, VI.E.4).
pub(crate) fn able(data: &Data, state: &State) -> Counters {
    let fresh = acting(data, state).and(data.kinds.combat).without(state.attacked).without(state.marched);
    ongoing::who_may_attack(data, state, fresh)
}

/// X.combat.2
pub(crate) fn check_attacker(
    data: &Data,
    state: &State,
    able: Counters,
    unit: CounterIx,
) -> Result<Option<HexIx>, Breach> {
    let refuse = |clause: &'static str, id: &'static str| Err(Breach::of(clause, id).with("unit", args::counter(unit)));
    if able.contains(unit) {
        return Ok(state.hex(data, unit));
    }
    if !data.kinds.combat.contains(unit) {
        return refuse("V.C.7", "rossyia-no-combat-unit");
    }
    if state.activation.reserve.contains(unit) {
        return refuse("VII.M.5", "rossyia-reserve-waits");
    }
    if !acting(data, state).contains(unit) {
        return refuse("X.combat.2", "rossyia-attacker-not-activated");
    }
    if let Some(by) = ongoing::forbids_attacking(data, state, unit) {
        let breach = Breach::of("X.options.1", "rossyia-may-not-attack").with("unit", args::counter(unit));
        return Err(breach.with("card", args::program(data, by)));
    }
    match state.attacked.contains(unit) {
        true => refuse("VII.A.9", "rossyia-attacks-twice"),
        false => refuse("VI.E.4", "rossyia-marched"),
    }
}

/// The enemies that defend a hex: combat units; HQs where there are none (X.combat.1, V.C.9).
pub(crate) fn defenders(data: &Data, state: &State, attacker: Side, hex: HexIx) -> Counters {
    let there = state.in_hex(data, attacker.enemy(), hex);
    match there.and(data.kinds.combat) {
        none if none.is_empty() => there.and(data.kinds.hqs),
        units => units,
    }
}

/// Whether a hex holds a stack that was attacked before in this turn (VII.D.1, VII.D.2).
pub(crate) fn was_attacked(data: &Data, state: &State, attacker: Side, hex: HexIx) -> bool {
    !state.was_attacked.is_empty() && state.in_hex(data, attacker.enemy(), hex).meets(&state.was_attacked)
}

/// Whether units in a hex may attack another one at all (VII.A.2, VII.A.12, X.sea.2, X.neutral.1).
fn check_target(data: &Data, state: &State, unit: CounterIx, from: HexIx, target: Spot) -> Result<(), Breach> {
    let refuse = |clause: &'static str, id: &'static str| {
        Err(Breach::of(clause, id).with("unit", args::counter(unit)).with("place", args::spot(target)))
    };
    let Whereabouts::Hex(hex) = data.ids.whereabouts(target) else {
        return refuse("VIII.D.9", "rossyia-attack-a-box");
    };
    let Some(direction) = data.map.grid.direction(from, hex) else {
        return refuse("VII.A.2", "rossyia-not-next-to-it");
    };
    if data.board.strait[from.index()].has(direction) {
        return refuse("X.sea.2", "rossyia-attack-over-a-strait");
    }
    let Some(side) = state.side(data, unit) else { return refuse("VII.A.2", "rossyia-nobody-to-attack") };
    if defenders(data, state, side, hex).is_empty() {
        return refuse("VII.A.2", "rossyia-nobody-to-attack");
    }
    if supply::is_closed(data, state, state.faction(data, unit), hex) {
        return refuse("X.neutral.1", "rossyia-attack-closed-country");
    }
    nations::check_attack(data, state, state.faction(data, unit), target)?;
    match was_attacked(data, state, side, hex) && !is_reserve(state) {
        true => refuse("VII.A.12", "rossyia-attacked-before"),
        false => Ok(()),
    }
}

/// Why a stack has to be attacked, too.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Duty {
    /// Where the attackers stand.
    pub(crate) from: HexIx,
    pub(crate) target: HexIx,
    /// A ZOC does not reach them, but they attack over a major river (VII.A.8).
    pub(crate) river: bool,
    /// A train is among them, but does not ram alone (VIII.A.15).
    pub(crate) train: bool,
}

impl Duty {
    /// What it says.
    pub(crate) fn message(self, data: &Data) -> Message {
        let (clause, id) = match self.river {
            true => ("VII.A.8", "rossyia-must-attack-over-river"),
            false if self.train => ("VIII.A.15", "rossyia-must-attack"),
            false => ("VII.A.3", "rossyia-must-attack"),
        };
        Message::by(clause, id)
            .with("place", args::spot(data.ids.at_hex(self.target)))
            .with("from", args::spot(data.ids.at_hex(self.from)))
    }
}

/// Whether a train leads the whole attack of its stack against one hex, alone (VIII.A.13, VIII.A.15).
fn is_ram(data: &Data, state: &State, plan: &Plan, from: HexIx) -> bool {
    let here = |unit: CounterIx| state.hex(data, unit) == Some(from);
    let mut combats = plan.combats().filter(|(_, units)| units.iter().any(here));
    match (combats.next(), combats.next()) {
        (Some((_, units)), None) => trains::rams(data, state, units),
        _ => false,
    }
}

/// Whether a train rams with its stack and leaves others beside them alone (VIII.A.13).
fn rams_past_others(data: &Data, state: &State, plan: &Plan, units: Counters) -> bool {
    let first = units.first().and_then(|unit| Some((state.hex(data, unit)?, state.side(data, unit)?)));
    let Some((from, side)) = first.filter(|(from, _)| is_ram(data, state, plan, *from)) else { return false };
    let mut ignored = false;
    duties_from(data, state, side, from, attacks_over_river(data, state, plan, from), |duty| {
        ignored |= plan.combat_on(data.ids.at_hex(duty.target)).is_none();
    });
    ignored
}

/// The stacks that attackers in a hex have to see attacked, whoever does it (VII.A.3, VII.A.8, VII.A.11).
fn duties_from(data: &Data, state: &State, side: Side, from: HexIx, over_river: bool, mut owe: impl FnMut(Duty)) {
    let enemy = side.enemy();
    for (direction, target) in data.map.grid.neighbours(from) {
        if !state.cache.combat[enemy].contains(target) {
            continue;
        }
        let zone = zones::reaches(data, state, enemy, target, from);
        let river = over_river && data.board.major[from.index()].has(direction);
        if (zone || river) && !was_attacked(data, state, side, target) {
            owe(Duty { from, target, river: !zone, train: false });
        }
    }
}

/// Whether units in a hex attack over a major river.
fn attacks_over_river(data: &Data, state: &State, plan: &Plan, from: HexIx) -> bool {
    plan.combats().any(|(target, units)| match data.ids.whereabouts(target) {
        Whereabouts::Hex(hex) => {
            bank(data, from, hex) == Between::MajorRiver && units.iter().any(|unit| state.hex(data, unit) == Some(from))
        }
        Whereabouts::Box(_) => false,
    })
}

/// The stacks that a plan leaves out though they must be attacked, each once, and why (VII.A.3, VII.A.4, VII.A.8).
pub(crate) fn left_out(data: &Data, state: &State, plan: &Plan) -> Vec<Duty> {
    let mut found: Vec<Duty> = Vec::new();
    let mut seen: Vec<HexIx> = Vec::new();
    for unit in plan.all().iter() {
        let (Some(from), Some(side)) = (state.hex(data, unit), state.side(data, unit)) else { continue };
        if seen.contains(&from) {
            continue;
        }
        seen.push(from);
        if is_ram(data, state, plan, from) {
            continue;
        }
        let river = attacks_over_river(data, state, plan, from);
        let train = plan.all().and(data.kinds.trains).iter().any(|unit| state.hex(data, unit) == Some(from));
        duties_from(data, state, side, from, river, |duty| {
            let duty = Duty { train, ..duty };
            let is_met = plan.combat_on(data.ids.at_hex(duty.target)).is_some();
            if !is_met && !found.iter().any(|known| known.target == duty.target) {
                found.push(duty);
            }
        });
    }
    found
}

/// What Armt allows, for each army (VII.A.7, V.I.4, V.I.7, V.H.5, V.H.7, V.B.5).
fn check_limits(data: &Data, state: &State, plan: &Plan) -> Result<(), Breach> {
    for army in state.activation.armies.iter().filter(|army| army.hq.is_some()) {
        let allowed = armt::allowed(data, army);
        let attacks = plan.combats().filter(|(_, units)| units.meets(&army.units)).count();
        let clause = match (army.condition, army.spent) {
            (Condition::Isolated, _) if !army.had_armt => "V.H.7",
            (Condition::Isolated, _) => "V.H.5",
            _ if nations::greens::spends_nothing(data, state, army).is_some() => "X.greens.1",
            (_, Some(1)) => "V.I.7",
            _ => "V.I.4",
        };
        if let Some(most) = allowed.attacks.filter(|most| attacks + usize::from(army.attacks) > usize::from(*most)) {
            return Err(Breach::of(clause, "rossyia-too-many-attacks").with("most", args::int(most)));
        }
        let mut stacks: Vec<Spot> = plan.all().and(army.units).iter().filter_map(|unit| state.spot(unit)).collect();
        stacks.sort();
        stacks.dedup();
        if let Some(most) = allowed.stacks.filter(|most| stacks.len() > usize::from(*most)) {
            return Err(Breach::of(clause, "rossyia-too-many-stacks").with("most", args::int(most)));
        }
    }
    Ok(())
}

/// VII.N.12
fn check_alone(state: &State, plan: &Plan) -> Result<(), Breach> {
    let Frame::Independent { .. } = state.top() else { return Ok(()) };
    for (target, units) in plan.combats() {
        let at = units.first().and_then(|unit| state.spot(unit));
        if units.iter().any(|unit| state.spot(unit) != at) {
            return Err(Breach::of("VII.N.12", "rossyia-stacks-combine").with("place", args::spot(target)));
        }
    }
    Ok(())
}

/// The combat on a hex as it stands.
pub(crate) fn clash(data: &Data, state: &State, attackers: Counters, target: Spot) -> Clash {
    let side = attackers.first().and_then(|unit| state.side(data, unit));
    let defenders = match (side, data.ids.whereabouts(target)) {
        (Some(side), Whereabouts::Hex(hex)) => defenders(data, state, side, hex),
        (Some(side), Whereabouts::Box(_)) => boxes::defenders(data, state, side, target),
        _ => Counters::NONE,
    };
    Clash { attackers, defenders, target }
}

/// VII.A.10; a HQ alone is no match (V.C.9).
fn check_odds(data: &Data, state: &State, plan: &Plan) -> Result<(), Breach> {
    plan.combats().try_for_each(|(target, attackers)| match least(data, state, attackers, target) {
        Some(least) => Err(Breach::of("VII.A.10", "rossyia-odds-too-low")
            .with("place", args::spot(target))
            .with("least", engine::Arg::Term(least))),
        None => Ok(()),
    })
}

/// The odds that are wanted of attackers who do not reach them (VII.A.10); a HQ alone is no match (V.C.9).
fn least(data: &Data, state: &State, attackers: Counters, target: Spot) -> Option<&'static str> {
    let clash = clash(data, state, attackers, target);
    let in_box = matches!(data.ids.whereabouts(target), Whereabouts::Box(_));
    if in_box || clash.defenders.is_within(&data.kinds.hqs) {
        return None;
    }
    let reckoning = odds::quick(data, state, &clash, None);
    reckoning.column.is_none().then(|| reckoning.table.columns[0].term())
}

/// Why attackers do not reach the odds, whatever else they attack: not even with everybody who could join (VII.A.10).
pub(crate) fn too_weak(data: &Data, state: &State, able: Counters, who: Counters, target: Spot) -> Option<Breach> {
    let may = |unit: &CounterIx| {
        state.hex(data, *unit).is_some_and(|from| check_target(data, state, *unit, from, target).is_ok())
    };
    if !who.iter().all(|unit| may(&unit)) {
        return None;
    }
    let least = least(data, state, who.or(able.filter(|unit| may(&unit))), target)?;
    let weak = Breach::of("VII.A.10", "rossyia-odds-never-enough").with("place", args::spot(target));
    Some(weak.with("least", engine::Arg::Term(least)))
}

/// Why units who could attack have nobody to attack: of all that are next to them none is weak enough.
pub(crate) fn hopeless(data: &Data, state: &State, able: Counters, who: Counters) -> Option<Breach> {
    let first = who.first()?;
    let (from, side) = (state.hex(data, first)?, state.side(data, first)?);
    let near = data.map.grid.neighbours(from).map(|(_, hex)| hex);
    let enemies = near.filter(|hex| state.cache.present[side.enemy()].contains(*hex));
    let mut reasons = enemies.map(|hex| {
        let target = data.ids.at_hex(hex);
        let barred = who.iter().find_map(|unit| check_target(data, state, unit, from, target).err());
        barred.or_else(|| too_weak(data, state, able, who, target))
    });
    match reasons.next() {
        None => Some(Breach::of("VII.A.2", "rossyia-no-enemy-beside").with("unit", args::counter(first))),
        Some(reason) => {
            let reason = reason?;
            reasons.all(|other| other.is_some()).then_some(reason)
        }
    }
}

/// Whether combats are announced now.
fn check_segment(state: &State) -> Result<(), Breach> {
    match state.top() {
        Frame::Army { segment: Segment::Announce | Segment::ReserveAnnounce }
        | Frame::Independent { segment: Segment::Announce, .. } => Ok(()),
        Frame::Army { segment: Segment::Fight | Segment::ReserveFight }
        | Frame::Independent { segment: Segment::Fight, .. }
        | Frame::Combat { .. } => Err(Breach::of("VII.A.1", "rossyia-announced-already")),
        _ => Err(segments::refusal(state, Segment::Announce)),
    }
}

/// Whether a set of combats is legal as a whole; the empty one always is.
pub(crate) fn check(data: &Data, state: &State, pairs: &[(CounterIx, Spot)]) -> Result<(), Breach> {
    check_segment(state)?;
    let plan = Plan::read(pairs)?;
    nations::check_attacks(data, state, pairs)?;
    check_plan(data, state, &plan, able(data, state))
}

/// The same, for one that was found.
pub(crate) fn check_plan(data: &Data, state: &State, plan: &Plan, able: Counters) -> Result<(), Breach> {
    for (target, units) in plan.combats() {
        let mut side = None;
        boxes::check_number(data, state, units, target)?;
        for unit in units.iter() {
            match check_attacker(data, state, able, unit)? {
                Some(from) => check_target(data, state, unit, from, target)?,
                None => boxes::check_attack(data, state, unit, target)?,
            }
            if side.replace(state.side(data, unit)).is_some_and(|other| other != state.side(data, unit)) {
                return Err(Breach::of("X.combat.2", "rossyia-enemies-together").with("unit", args::counter(unit)));
            }
        }
    }
    check_limits(data, state, plan)?;
    check_alone(state, plan)?;
    if let Some(duty) = left_out(data, state, plan).first() {
        return Err(Breach(Box::new(duty.message(data))));
    }
    check_odds(data, state, plan)
}

/// Whether anybody could attack anything, were it only for the position.
pub(crate) fn is_possible(data: &Data, state: &State) -> bool {
    let limited = |army: &crate::procedure::Army| armt::allowed(data, army).attacks == Some(0);
    able(data, state).iter().any(|unit| {
        let Some(side) = state.side(data, unit) else { return false };
        let Some(from) = state.hex(data, unit) else {
            return !state.activation.army_of(unit).is_some_and(limited) && boxes::has_target(data, state, unit);
        };
        !state.activation.army_of(unit).is_some_and(limited)
            && data.map.grid.neighbours(from).any(|(_, hex)| {
                state.cache.present[side.enemy()].contains(hex)
                    && check_target(data, state, unit, from, data.ids.at_hex(hex)).is_ok()
            })
    })
}

/// The combats are announced (VII.A.1).
pub(crate) fn announce(data: &Data, state: &mut State, pairs: &[(CounterIx, Spot)], events: &mut Events<'_>) {
    let Ok(plan) = Plan::read(pairs) else { return };
    let reserve = is_reserve(state);
    state.combats = [Combat::default(); COMBATS];
    for (index, (target, units)) in plan.combats().enumerate() {
        state.combats[index] = Combat { target: Some(target), resolved: false };
        units.iter().for_each(|unit| state.fights[unit] = index as u8 + 1);
        for army in state.activation.armies.iter_mut().filter(|army| army.units.meets(&units)) {
            army.attacks += 1;
        }
        let first = units.first();
        events.tell(Seats::ALL, || {
            let struck = clash(data, state, units, target).defenders.meets(&state.was_attacked);
            let clause = match () {
                () if reserve && struck => "VII.D.3",
                () if rams_past_others(data, state, &plan, units) => "VIII.A.13",
                () => "VII.A.1",
            };
            let message = Message::by(clause, "rossyia-announced").with("place", args::spot(target));
            let message = message.with("others", args::int(units.len() as i32 - 1));
            first.map_or(message.clone(), |unit| message.with("unit", args::counter(unit)))
        });
    }
}
