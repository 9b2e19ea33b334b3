//! 2.0 The counters as the rules use them: dense, with sets by kind. Depots built in play get counters of their own.

use std::collections::HashMap;

use crate::counters::{Arm, Counters, Nationality, Side, Size, TraceTo, UnitIx};
use crate::encounters::{SHORE_GUNS, VESSELS, shore_guns};
use crate::scenarios::Edition;
use crate::sets::{BySide, UNITS, Units};
use crate::sizes::Sizes;
use crate::tables::Tables;

/// How many depot counters each side has; more than its supply points can ever pay for.
const DEPOTS: [(Side, &str, u16); 2] = [(Side::Allied, "al_depot_", 24), (Side::Red, "red_depot_", 40)];

/// A counter, as play needs it.
#[derive(Debug, Clone)]
pub(crate) struct Unit {
    pub(crate) id: String,
    pub(crate) name: String,
    /// The side it begins on; a depot or a steamer may change sides.
    pub(crate) side: Side,
    pub(crate) nation: Nationality,
    pub(crate) arm: Arm,
    pub(crate) size: Size,
    /// Strength at full strength and after a step loss.
    pub(crate) combat: u8,
    pub(crate) reduced: Option<u8>,
    /// Whether the strength stands in parentheses (9.0).
    pub(crate) support: bool,
    pub(crate) tc: Option<u8>,
    pub(crate) ma: u8,
    pub(crate) asterisk: bool,
    pub(crate) command_points: u8,
    /// The command radius of an HQ, where its counter has one.
    pub(crate) command_radius: Option<u8>,
    /// The row of the reliability table that its model has.
    pub(crate) model: Option<u8>,
    pub(crate) bomb: u8,
    pub(crate) air: u8,
    pub(crate) range: u8,
    pub(crate) seaplane: bool,
    /// Aircraft that a carrier holds.
    pub(crate) capacity: Option<u8>,
    /// HQs it may trace to (10.52, 10.62, 9.6), before any is bound or attached in play.
    pub(crate) parents: Units,
    /// The HQ of an Allied unit's own formation; Red ones belong to a brigade only once they are bound (9.6.b).
    pub(crate) own_hq: Option<UnitIx>,
}

impl Unit {
    pub(crate) fn is_vessel(&self) -> bool {
        use Arm::{Balloon, Barge, Carrier, DepotShip, Gunboat, Minesweeper, Monitor, Steamer};
        matches!(self.arm, Gunboat | Monitor | Minesweeper | Steamer | Carrier | Barge | DepotShip | Balloon)
    }

    /// A rifle battalion printed in parentheses: a support unit in attack only (9.0.a).
    pub(crate) fn is_garrison_battalion(&self) -> bool {
        self.support && self.arm == Arm::Infantry
    }
}

/// Sets of counters by kind.
#[derive(Debug, Clone, Default)]
pub(crate) struct Kinds {
    pub(crate) side: BySide<Units>,
    /// Everything that stands on land.
    pub(crate) ground: Units,
    /// Ground units that close a hex: all but depots.
    pub(crate) bodies: Units,
    /// Ground units whose condition is asked: neither depots nor trains.
    pub(crate) troops: Units,
    /// Ground units without parentheses that fight (9.0.a); tanks among them.
    pub(crate) combat: Units,
    /// Those that count for the stacking limit (6.0.a, 6.4): Red and White Russian battalions, regiments, companies.
    pub(crate) limited: Units,
    /// Support units: artillery, mortars, machine guns, garrison battalions.
    pub(crate) support: Units,
    pub(crate) garrison_battalions: Units,
    pub(crate) machine_guns: Units,
    /// Artillery and mortars.
    pub(crate) artillery: Units,
    pub(crate) hq: Units,
    pub(crate) depots: Units,
    pub(crate) trains: Units,
    pub(crate) tanks: Units,
    pub(crate) engineers: Units,
    pub(crate) aircraft: Units,
    pub(crate) vessels: Units,
    pub(crate) steamers: Units,
    /// Gunboats and monitors: they fight other vessels (15.5, 15.6).
    pub(crate) gunboats: Units,
    pub(crate) asterisk: Units,
}

/// All counters.
#[derive(Debug)]
pub(crate) struct Roster {
    units: Vec<Unit>,
    by_id: HashMap<String, UnitIx>,
    pub(crate) kinds: Kinds,
    /// Sizes in the renovated and in the original edition (5.1.d).
    sizes: [Sizes; 2],
    /// The three Red brigade HQs, which bind (9.6.b).
    pub(crate) brigades: [UnitIx; 3],
}

impl Roster {
    pub(crate) fn new(counters: &Counters, tables: &Tables) -> Roster {
        let mut units: Vec<Unit> = counters.iter().map(|(unit, _)| plain(counters, tables, unit)).collect();
        for (side, prefix, count) in DEPOTS {
            let pattern = units.iter().find(|unit| unit.arm == Arm::Depot && unit.side == side).cloned();
            for number in 1..=count {
                let id = format!("{prefix}{number}");
                let known = units.iter().any(|unit| unit.id == id);
                if let (false, Some(pattern)) = (known, &pattern) {
                    units.push(Unit { id, name: format!("{} {number}", depot_name(side)), ..pattern.clone() });
                }
            }
        }
        assert!(units.len() <= UNITS, "more counters than a set has room for");
        let mut kinds = Kinds::default();
        for (index, unit) in units.iter().enumerate() {
            sort_in(&mut kinds, UnitIx(index as u16), unit);
        }
        let sizes = [Edition::Renovated, Edition::Original].map(|edition| Sizes::new(edition, &kinds, &units));
        let by_id = units.iter().enumerate().map(|(index, unit)| (unit.id.clone(), UnitIx(index as u16))).collect();
        let mut roster = Roster { units, by_id, kinds, sizes, brigades: [UnitIx(0); 3] };
        assert!(roster.kinds.vessels.len() <= VESSELS, "more vessels than there is room for");
        assert!(shore_guns(&roster).len() <= SHORE_GUNS, "more HQs and batteries than there is room for");
        roster.trace(counters);
        let brigade = |number: u8| format!("red_18_{number}_hq");
        roster.brigades = [1, 2, 3].map(|number| roster.named(&brigade(number)));
        roster
    }

    /// Who may trace to whom (10.52, 10.62, 9.6).
    fn trace(&mut self, counters: &Counters) {
        let all_hqs = self.kinds.hq;
        let of = |roster: &Roster, keep: &dyn Fn(&Unit) -> bool| all_hqs.filter(|hq| keep(roster.get(hq)));
        for (unit, counter) in counters.iter() {
            let own = Units::of(counters.headquarters(unit));
            let us = of(self, &|hq| hq.nation == Nationality::Us);
            let parents = match counter.trace {
                TraceTo::Own => own,
                TraceTo::OwnOrUs => own.or(us),
                TraceTo::UsAny => us,
                TraceTo::AnyAllied => of(self, &|hq| hq.side == Side::Allied),
                TraceTo::BritishBn => of(self, &|hq| hq.nation == Nationality::British && hq.size == Size::Battalion),
                TraceTo::UsBritish => us.or(of(self, &|hq| hq.nation == Nationality::British)),
                TraceTo::RedAny => of(self, &|hq| hq.side == Side::Red),
                TraceTo::None => Units::NONE,
            };
            let info = &mut self.units[usize::from(unit.0)];
            info.parents = parents;
            info.own_hq = counters.headquarters(unit).next().filter(|_| info.side == Side::Allied);
        }
    }

    /// How big units are in the edition that is played (5.1.d).
    #[inline]
    pub(crate) fn sizes(&self, edition: Edition) -> &Sizes {
        &self.sizes[usize::from(edition == Edition::Original)]
    }

    pub(crate) fn len(&self) -> usize {
        self.units.len()
    }

    #[inline]
    pub(crate) fn get(&self, unit: UnitIx) -> &Unit {
        &self.units[usize::from(unit.0)]
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = UnitIx> + use<> {
        (0..self.units.len() as u16).map(UnitIx)
    }

    pub(crate) fn find(&self, id: &str) -> Option<UnitIx> {
        self.by_id.get(id).copied()
    }

    /// A counter that the rules name.
    pub(crate) fn named(&self, id: &str) -> UnitIx {
        match self.find(id) {
            Some(unit) => unit,
            None => unreachable!("the counter list has {id}"),
        }
    }

    /// Counters whose id begins so: all of a battalion.
    pub(crate) fn starting_with(&self, prefix: &str) -> Units {
        Units::of(self.all().filter(|unit| self.get(*unit).id.starts_with(prefix)))
    }
}

fn depot_name(side: Side) -> &'static str {
    match side {
        Side::Allied => "Allied Depot",
        Side::Red => "Red Depot",
    }
}

fn plain(counters: &Counters, tables: &Tables, unit: UnitIx) -> Unit {
    let counter = counters.get(unit);
    let models = &tables.aircraft.reliability;
    let model = counter.model.as_ref().and_then(|model| models.iter().position(|row| row.model == *model));
    let ma = match counter.arm {
        Arm::Depot => tables.supply.mobile_depot.ma,
        _ if counter.is_vessel() || counter.arm == Arm::Balloon => counter.ma.unwrap_or(tables.naval.vessel_ma),
        Arm::ArmoredTrain => counter.ma.unwrap_or(tables.movement.actions.rail_hexes_max),
        _ => counter.ma.unwrap_or(0),
    };
    Unit {
        id: counter.id.clone(),
        name: counter.name.clone(),
        side: counter.side,
        nation: counter.nationality,
        arm: counter.arm,
        size: counter.size,
        combat: counter.combat,
        reduced: counter.reduced,
        support: counter.support,
        tc: counter.tc,
        ma,
        asterisk: counter.asterisk,
        command_points: counter.command_points.unwrap_or(0),
        command_radius: counter.command_radius,
        model: model.map(|index| index as u8),
        bomb: counter.bomb.unwrap_or(0),
        air: counter.air.unwrap_or(0),
        range: counter.range.unwrap_or(0),
        seaplane: counter.seaplane,
        capacity: counter.capacity,
        parents: Units::NONE,
        own_hq: None,
    }
}

fn sort_in(kinds: &mut Kinds, unit: UnitIx, data: &Unit) {
    let mut put = |set: fn(&mut Kinds) -> &mut Units, is_in: bool| {
        if is_in {
            set(kinds).insert(unit);
        }
    };
    let arm = data.arm;
    let vessel = data.is_vessel();
    let ground = !vessel && arm != Arm::Aircraft;
    let special = matches!(arm, Arm::Hq | Arm::Depot | Arm::ArmoredTrain);
    put(|kinds| &mut kinds.side[Side::Allied], data.side == Side::Allied);
    put(|kinds| &mut kinds.side[Side::Red], data.side == Side::Red);
    put(|kinds| &mut kinds.ground, ground);
    put(|kinds| &mut kinds.bodies, ground && arm != Arm::Depot);
    put(|kinds| &mut kinds.troops, ground && !matches!(arm, Arm::Depot | Arm::ArmoredTrain));
    let combat = ground && !special && !data.support;
    put(|kinds| &mut kinds.combat, combat);
    let sized = matches!(data.size, Size::Company | Size::Battalion | Size::Regiment) && arm != Arm::Engineer;
    let russian = matches!(data.nation, Nationality::Red | Nationality::WhiteRussian);
    put(|kinds| &mut kinds.limited, combat && sized && russian);
    put(|kinds| &mut kinds.support, ground && !special && data.support);
    put(|kinds| &mut kinds.garrison_battalions, data.is_garrison_battalion());
    put(|kinds| &mut kinds.machine_guns, arm == Arm::Mg);
    put(|kinds| &mut kinds.artillery, matches!(arm, Arm::Artillery | Arm::Mortar));
    put(|kinds| &mut kinds.hq, arm == Arm::Hq);
    put(|kinds| &mut kinds.depots, arm == Arm::Depot);
    put(|kinds| &mut kinds.trains, arm == Arm::ArmoredTrain);
    put(|kinds| &mut kinds.tanks, arm == Arm::Tank);
    put(|kinds| &mut kinds.engineers, arm == Arm::Engineer);
    put(|kinds| &mut kinds.aircraft, arm == Arm::Aircraft);
    put(|kinds| &mut kinds.vessels, vessel);
    put(|kinds| &mut kinds.steamers, arm == Arm::Steamer);
    put(|kinds| &mut kinds.gunboats, matches!(arm, Arm::Gunboat | Arm::Monitor));
    put(|kinds| &mut kinds.asterisk, data.asterisk);
}
