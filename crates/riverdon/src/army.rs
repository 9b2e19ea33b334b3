//! An army as it is bought: stands by type, judged as a whole with all flaws at once (S2.buy, S2.count, 10.points,
//! 10.limit, 10.leaders, 10.res).

use engine::{Arg, Each, Message};
use serde::{Deserialize, Serialize};

use crate::args;
use crate::data::Data;
use crate::ids::{GroupIx, NationIx, UNIT_ROOM, UnitIx, Units};
use crate::scenarios::{Scenario, ScenarioSide};
use crate::units::Class;

/// A part of an army.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// On the board from the start.
    OnBoard,
    /// To come later.
    OffBoard,
}

impl Part {
    /// Both.
    pub const ALL: [Part; 2] = [Part::OnBoard, Part::OffBoard];

    /// The message id of its name.
    pub const fn term(self) -> &'static str {
        match self {
            Part::OnBoard => "riverdon-part-on-board",
            Part::OffBoard => "riverdon-part-off-board",
        }
    }
}

/// Stands by type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stands(#[serde(with = "engine::each::sparse")] Each<UnitIx, u16, UNIT_ROOM>);

impl Default for Stands {
    fn default() -> Stands {
        Stands(Each::new([0; UNIT_ROOM]))
    }
}

impl Stands {
    /// These.
    pub fn of(stands: impl IntoIterator<Item = (UnitIx, u16)>) -> Stands {
        let mut all = Stands::default();
        stands.into_iter().for_each(|(unit, count)| all.add(unit, count));
        all
    }

    /// How many of a type.
    pub fn count(&self, unit: UnitIx) -> u16 {
        self.0[unit]
    }

    /// More of a type.
    pub fn add(&mut self, unit: UnitIx, count: u16) {
        self.0[unit] = self.0[unit].saturating_add(count);
    }

    /// So many of a type.
    pub fn set(&mut self, unit: UnitIx, count: u16) {
        self.0[unit] = count;
    }

    /// The types that are there, each with its stands.
    pub fn iter(&self) -> impl Iterator<Item = (UnitIx, u16)> {
        self.0.iter().filter(|(_, count)| **count > 0).map(|(unit, count)| (unit, *count))
    }

    /// Both together.
    pub fn with(&self, other: &Stands) -> Stands {
        Stands(Each::by(|unit| self.0[unit].saturating_add(other.0[unit])))
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.values().iter().all(|count| *count == 0)
    }

    /// How many there are.
    pub fn len(&self) -> u32 {
        self.0.values().iter().map(|count| u32::from(*count)).sum()
    }

    /// What is left without some.
    #[must_use]
    pub fn without(&self, other: &Stands) -> Stands {
        Stands(Each::by(|unit| self.0[unit].saturating_sub(other.0[unit])))
    }

    /// Whether others are among them.
    pub fn hold(&self, other: &Stands) -> bool {
        self.0.values().iter().zip(other.0.values()).all(|(own, wanted)| own >= wanted)
    }

    /// Those of some types.
    #[must_use]
    pub fn only(&self, mut keep: impl FnMut(UnitIx) -> bool) -> Stands {
        Stands(Each::by(|unit| if self.0[unit] > 0 && keep(unit) { self.0[unit] } else { 0 }))
    }

    /// What they cost.
    pub fn points(&self, data: &Data) -> u32 {
        self.iter().map(|(unit, count)| u32::from(data.units[unit.index()].points) * u32::from(count)).sum()
    }

    /// How many of some types.
    pub fn among(&self, units: &Units) -> u32 {
        self.iter().filter(|(unit, _)| units.contains(*unit)).map(|(_, count)| u32::from(count)).sum()
    }

    /// How many aircraft.
    pub fn aircraft(&self, data: &Data) -> u32 {
        let air = |(unit, _): &(UnitIx, u16)| data.units[unit.index()].class == Class::Air;
        self.iter().filter(air).map(|(_, count)| u32::from(count)).sum()
    }

    /// How many stands percentages are reckoned by: aircraft are not counted (10.limit.1).
    pub fn reckoned(&self, data: &Data) -> u32 {
        self.iter().map(|(_, count)| u32::from(count)).sum::<u32>() - self.aircraft(data)
    }

    /// The counters: equal types merged into as few companies as possible, weapons single (S2.count).
    pub fn counters<'a>(&'a self, data: &'a Data) -> impl Iterator<Item = (UnitIx, u8)> + 'a {
        self.iter().flat_map(|(unit, count)| {
            let most = u16::from(data.units[unit.index()].max_stands);
            let rest = count % most;
            let full = std::iter::repeat_n((unit, most as u8), usize::from(count / most));
            full.chain((rest > 0).then_some((unit, rest as u8)))
        })
    }
}

/// An army.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Army {
    /// Its nation.
    pub nation: NationIx,
    /// What is on the board from the start.
    pub on_board: Stands,
    /// What is to come later.
    pub off_board: Stands,
}

impl Army {
    /// An army without stands.
    pub fn new(nation: NationIx) -> Army {
        Army { nation, on_board: Stands::default(), off_board: Stands::default() }
    }

    /// A part of it.
    pub fn part(&self, part: Part) -> &Stands {
        match part {
            Part::OnBoard => &self.on_board,
            Part::OffBoard => &self.off_board,
        }
    }

    /// A part of it, to be changed.
    pub fn part_mut(&mut self, part: Part) -> &mut Stands {
        match part {
            Part::OnBoard => &mut self.on_board,
            Part::OffBoard => &mut self.off_board,
        }
    }

    /// All its stands: percentages count the whole campaign army (10.limit.2).
    pub fn all(&self) -> Stands {
        self.on_board.with(&self.off_board)
    }
}

/// What a side may buy.
#[derive(Debug, Clone, Copy)]
pub struct Terms {
    /// Its nation.
    pub nation: NationIx,
    /// Points for what is on the board.
    pub on_board: u16,
    /// Points for what comes later.
    pub off_board: u16,
    /// Types that the scenario forbids.
    pub forbidden: Units,
    /// Whether there is rail where it sets up.
    pub rail: bool,
    /// Whether there is a great river for gunboats (S1.V.5).
    pub shipping: bool,
    /// The only types that the points buy, whatever their shares (sc1.variant.2).
    pub only: Option<Units>,
    /// The models that its player owns; any without (10.points.2).
    pub owned: Option<Stands>,
    /// What it has bought before: percentages count all units ever bought (10.limit.2).
    pub before: Stands,
}

impl Terms {
    /// A nation with points and nothing else in the way.
    pub fn plain(nation: NationIx, points: u16) -> Terms {
        Terms {
            nation,
            on_board: points,
            off_board: 0,
            forbidden: Units::default(),
            rail: true,
            shipping: true,
            only: None,
            owned: None,
            before: Stands::default(),
        }
    }

    /// What a side of a scenario may buy; `pips` is its die where the points are rolled.
    pub fn of(side: &ScenarioSide, pips: u16) -> Terms {
        let forbidden = Units::of(side.forbidden.iter().copied());
        let no_rail = side.ground == Some(crate::scenarios::SetUpGround::NoRail);
        Terms {
            off_board: side.later.as_ref().map_or(0, |later| later.points),
            forbidden,
            rail: !no_rail,
            shipping: false,
            ..Terms::plain(side.nation, side.points.saturating_add(side.points_per_pip.saturating_mul(pips)))
        }
    }

    /// Points of a part.
    pub fn points(&self, part: Part) -> u16 {
        match part {
            Part::OnBoard => self.on_board,
            Part::OffBoard => self.off_board,
        }
    }

    /// The shares of the national card that an army is held to, as it has them.
    pub fn shares(&self, data: &Data, stands: &Stands) -> Vec<Share> {
        if self.only.is_some() { Vec::new() } else { shares(data, self.nation, stands) }
    }

    /// All points: leaders and aircraft go by them (10.leaders.6).
    pub fn all_points(&self) -> u16 {
        self.on_board.saturating_add(self.off_board)
    }
}

/// A share that a national card limits, as it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    /// Of which group.
    pub group: GroupIx,
    /// Stands of it.
    pub stands: u32,
    /// Of all stands.
    pub all: u32,
    /// The limit in per cent.
    pub pct: u8,
    /// Whether it is a minimum.
    pub least: bool,
}

impl Share {
    /// Whether it holds: a maximum if 100 times the group's stands are at most the percentage of all, a minimum if at
    /// least.
    pub fn holds(&self) -> bool {
        let (stands, limit) = (100 * self.stands, u32::from(self.pct) * self.all);
        if self.least { stands >= limit } else { stands <= limit }
    }

    /// The stands of the group that as many stands in all allow or demand.
    pub fn limit(&self) -> u32 {
        let hundredths = u32::from(self.pct) * self.all;
        if self.least { hundredths.div_ceil(100) } else { hundredths / 100 }
    }
}

/// The shares that a nation's card limits, as an army has them.
pub fn shares(data: &Data, nation: NationIx, stands: &Stands) -> Vec<Share> {
    let card = &data.nations[nation.index()];
    let all = stands.reckoned(data);
    let share = |(group, pct): (&GroupIx, &u8), least| Share {
        group: *group,
        stands: stands.among(&data.groups[group.index()].units),
        all,
        pct: *pct,
        least,
    };
    let least = card.min_pct.iter().map(|limit| share(limit, true));
    least.chain(card.max_pct.iter().map(|limit| share(limit, false))).collect()
}

/// How many aircraft an army of so many points may have.
pub fn aircraft_allowed(data: &Data, nation: NationIx, points: u16) -> u32 {
    data.nations[nation.index()].aircraft_per.map_or(0, |per| u32::from(points / per))
}

/// What is wrong with an army, all of it (S2.buy.1, S2.buy.2, 10.limit, 10.points.2).
pub fn flaws(data: &Data, terms: &Terms, army: &Army) -> Vec<Message> {
    let mut flaws = Vec::new();
    let number = |number: u32| Arg::Int(i32::try_from(number).unwrap_or(i32::MAX));
    if army.nation != terms.nation {
        let flaw = Message::by("S2.buy.2", "riverdon-other-nation").with("nation", args::nation(army.nation));
        flaws.push(flaw.with("wanted", args::nation(terms.nation)));
    }
    for part in Part::ALL {
        let (spent, points) = (army.part(part).points(data), u32::from(terms.points(part)));
        if spent > points {
            let flaw = Message::by("S2.buy.1", "riverdon-over-points").with("part", Arg::Term(part.term()));
            let flaw = flaw.with("spent", number(spent)).with("points", number(points));
            flaws.push(flaw.with("over", number(spent - points)));
        }
    }
    let bought = army.all();
    if bought == Stands::default() && terms.only.is_none() {
        flaws.push(Message::by("S2.buy.1", "riverdon-army-empty"));
    }
    for (unit, count) in bought.iter() {
        unit_flaws(data, terms, unit, count, &mut flaws);
    }
    let all = bought.with(&terms.before);
    // 10.limit.2: losses and captures may have broken a limit; later purchases only must not break it further.
    let spared = |share: &Share| {
        let of_group = bought.among(&data.groups[share.group.index()].units);
        let harmless = if share.least { of_group == bought.reckoned(data) } else { of_group == 0 };
        terms.before != Stands::default() && harmless
    };
    let broken = |share: &Share| !share.holds() && !spared(share);
    for share in terms.shares(data, &all).into_iter().filter(broken) {
        let (clause, id) = match share.least {
            true => ("10.limit.2", "riverdon-too-few-of"),
            false => ("10.limit.1", "riverdon-too-many-of"),
        };
        let flaw = Message::by(clause, id).with("group", args::group(data, share.group));
        let flaw = flaw.with("stands", number(share.stands)).with("all", number(share.all));
        let difference = share.stands.abs_diff(share.limit());
        flaws.push(flaw.with("pct", number(u32::from(share.pct))).with("by", number(difference)));
    }
    let (aircraft, allowed) = (all.aircraft(data), aircraft_allowed(data, terms.nation, terms.all_points()));
    if aircraft > allowed {
        let flaw = Message::by("S2.buy.2", "riverdon-too-many-aircraft").with("aircraft", number(aircraft));
        flaws.push(flaw.with("most", number(allowed)).with("points", number(u32::from(terms.all_points()))));
    }
    flaws
}

/// What is wrong with stands of a type, whatever else is bought.
pub(crate) fn unit_flaws(data: &Data, terms: &Terms, unit: UnitIx, count: u16, flaws: &mut Vec<Message>) {
    let flaw = |clause, id| Message::by(clause, id).with("unit", args::unit(unit));
    if !data.nations[terms.nation.index()].allowed.contains(&unit) {
        flaws.push(flaw("S2.buy.2", "riverdon-not-allowed").with("nation", args::nation(terms.nation)));
    }
    if terms.only.is_some_and(|only| !only.contains(unit)) {
        flaws.push(flaw("sc1.variant.2", "riverdon-cossacks-only"));
    }
    if terms.forbidden.contains(unit) {
        flaws.push(flaw("S2.buy.2", "riverdon-forbidden-here"));
    }
    let class = data.units[unit.index()].class;
    if matches!(class, Class::Train | Class::Tank) && !terms.rail {
        flaws.push(flaw(if class == Class::Train { "5.man.7" } else { "5.tank.1" }, "riverdon-no-rail-for"));
    }
    if class == Class::Boat && !terms.shipping {
        flaws.push(flaw("S1.V.5", "riverdon-no-river-for"));
    }
    if let Some(owned) = &terms.owned
        && count > owned.count(unit)
    {
        let too_many = flaw("10.points.2", "riverdon-not-owned").with("stands", Arg::Int(i32::from(count)));
        flaws.push(too_many.with("owned", Arg::Int(i32::from(owned.count(unit)))));
    }
}

/// How many leaders a side has (S2.buy.5, 10.leaders).
pub fn leaders(data: &Data, nation: NationIx, points: u16) -> u16 {
    let control = data.nations[nation.index()].control;
    let per = data.controls.iter().find(|level| level.id == control).map_or(u16::MAX, |level| level.points_per_leader);
    (points / per).clamp(data.leaders.least, data.leaders.most)
}

/// Whether leaders can be allotted so to the parts: all of them, and at least one to each part that there is if there
/// are two (10.leaders.6).
pub fn allotted(data: &Data, terms: &Terms, on_board: u16, off_board: u16) -> Result<(), engine::Breach> {
    let there = leaders(data, terms.nation, terms.all_points());
    let refuse = |id| {
        let breach = engine::Breach::of("10.leaders.6", id).with("leaders", Arg::Int(i32::from(there)));
        Err(breach.with("on", Arg::Int(i32::from(on_board))).with("off", Arg::Int(i32::from(off_board))))
    };
    if on_board + off_board != there {
        return refuse("riverdon-leaders-allotted-otherwise");
    }
    let both = terms.on_board > 0 && terms.off_board > 0 && there >= 2;
    match both && (on_board == 0 || off_board == 0) {
        true => refuse("riverdon-part-without-leader"),
        false => Ok(()),
    }
}

/// Resource points at the start (S2.buy.3, 10.res).
pub fn resources_at_start(data: &Data, nation: NationIx, points: u16, year: u16, winter: bool) -> u16 {
    let level = &data.resources[data.nations[nation.index()].level(year, winter) as usize];
    let by_points = u32::from(points) * u32::from(level.start_per_100) / 100;
    u16::try_from(by_points).unwrap_or(u16::MAX).saturating_add(level.start_flat)
}

/// Resource points of a turn, by its die (S2.buy.4, 10.res).
pub fn income(data: &Data, nation: NationIx, year: u16, winter: bool, die: u8) -> u8 {
    let level = &data.resources[data.nations[nation.index()].level(year, winter) as usize];
    die.clamp(level.at_least, level.at_most)
}

/// The rating of a new leader, by his two dice (S2.lead.2).
pub fn rating(data: &Data, nation: NationIx, dice: u8) -> i8 {
    let control = data.nations[nation.index()].control;
    let add = data.controls.iter().find(|level| level.id == control).map_or(0, |level| level.rating);
    let total = i8::try_from(dice).unwrap_or(i8::MAX).saturating_add(add);
    let line = data.ratings.iter().find(|line| total <= line.up_to).or(data.ratings.last());
    line.map_or(0, |line| line.rating)
}

/// What somebody who makes scenarios is told (10.points.1, 10.ratio).
pub fn advice(data: &Data, scenario: &Scenario) -> Vec<Message> {
    let mut advice = Vec::new();
    let points = |side: &ScenarioSide| side.points + side.later.as_ref().map_or(0, |later| later.points);
    let (least, most) = data.advice.points;
    for side in &scenario.sides {
        if !(least..=most).contains(&points(side)) {
            let told = Message::by("10.points.1", "riverdon-unusual-size").with("nation", args::nation(side.nation));
            advice.push(told.with("points", Arg::Int(i32::from(points(side)))));
        }
    }
    let [first, second] = &scenario.sides[..] else { return advice };
    let (weak, strong) = if points(first) <= points(second) { (first, second) } else { (second, first) };
    let times = |pct: u16| u32::from(points(strong)) * 100 >= u32::from(points(weak)) * u32::from(pct);
    let nation = |id| move |clause| Message::by(clause, id).with("nation", args::nation(weak.nation));
    if !times(data.advice.defend_from_pct) {
        advice.push(Message::by("10.ratio.1", "riverdon-either-may-attack"));
    } else if scenario.initiative == weak.nation {
        advice.push(nation("riverdon-weaker-should-defend")("10.ratio.2"));
    }
    if times(data.advice.limit_from_pct) && scenario.turn_limit.is_none() {
        advice.push(nation("riverdon-turn-limit-wanted")("10.ratio.3"));
    }
    advice
}
