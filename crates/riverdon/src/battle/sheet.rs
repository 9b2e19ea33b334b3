//! The battle sheet as data: forces, zones, flight numbers with cuts, reserves and when they roll, paid guns, aircraft,
//! each number with its clause; paper and page draw it (8.manual.1).

use super::contingent::*;
use super::deploy::zone;
use super::fire::needs_pay;
use super::state::{Battle, Place};
use crate::cards::{Laid, Squares};
use crate::data::Data;
use crate::ids::UnitIx;
use crate::space::Edge;

/// Something with the clause that says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cited<T> {
    /// What it is.
    pub value: T,
    /// The clause.
    pub clause: &'static str,
}

fn cited<T>(clause: &'static str, value: T) -> Cited<T> {
    Cited { value, clause }
}

/// A counter on the sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetUnit {
    /// Its label: `A1`.
    pub label: String,
    /// Its type.
    pub unit: UnitIx,
    /// Its stands.
    pub stands: u8,
    /// Its group, from 0.
    pub group: u8,
    /// Markers of exhaustion.
    pub worn: Cited<u8>,
    /// Whether direct support was paid; none where none is needed.
    pub paid: Option<Cited<bool>>,
    /// Whether it is dug in.
    pub dug_in: Cited<bool>,
    /// Whether it comes with a reserve.
    pub reserve: bool,
    /// The edge beside which a gunboat lies.
    pub river: Option<Edge>,
}

/// A group on the sheet: where it deploys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SheetZone {
    /// The group, from 0.
    pub group: u8,
    /// The squares.
    pub squares: Cited<Squares>,
}

/// A reserve on the sheet: when it may roll, and what it needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SheetReserve {
    /// The group, from 0.
    pub group: u8,
    /// From which turn on it rolls.
    pub from_turn: Cited<u8>,
    /// What two dice need.
    pub need: Cited<i8>,
    /// What the leader with it adds.
    pub rating: Cited<i8>,
    /// The edge by which it comes.
    pub edge: Cited<Edge>,
}

/// A flight number with its cuts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SheetFlight {
    /// The army's.
    pub army: Cited<u8>,
    /// What missions cut.
    pub cut: Cited<u8>,
    /// What it fights with.
    pub fights_with: Cited<u8>,
    /// The weight of all stands that are there.
    pub weight: Cited<u32>,
}

/// An aircraft on the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SheetPlane {
    /// Its type.
    pub unit: UnitIx,
    /// Whether it flies air superiority.
    pub superiority: Cited<bool>,
    /// What two dice lose it on.
    pub lost_from: Cited<i8>,
}

/// A side of the sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetSide {
    /// Its own edge.
    pub edge: Cited<Edge>,
    /// Its flight number.
    pub flight: SheetFlight,
    /// Its counters.
    pub units: Vec<SheetUnit>,
    /// Where its groups deploy.
    pub zones: Vec<SheetZone>,
    /// Its reserves.
    pub reserves: Vec<SheetReserve>,
    /// The ratings of its leaders, each with his group.
    pub leaders: Vec<Cited<(i8, u8)>>,
    /// Its aircraft.
    pub aircraft: Vec<SheetPlane>,
}

/// A battle sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// The card, as it lies.
    pub laid: Cited<Laid>,
    /// The edge by which the attacker entered.
    pub entry: Edge,
    /// The crossings that are down.
    pub down: Cited<u8>,
    /// Whether it is an ambush.
    pub ambush: Cited<bool>,
    /// After so many turns night falls.
    pub dusk: Cited<u8>,
    /// The sides; none of one whose forces the reader may not know.
    pub sides: ByRole<Option<SheetSide>>,
}

/// The sheet of a battle for whoever may know what these sides brought.
pub fn sheet(data: &Data, site: Site, sides: ByRole<&Contingent>, shown: ByRole<bool>) -> Sheet {
    let battle = Battle::new(data, site, sides[Role::Attacker], sides[Role::Defender]);
    Sheet {
        laid: cited("8.board.1", site.laid),
        entry: site.entry,
        down: cited("9.brid.6", site.down),
        ambush: cited("9.part.6", site.ambush),
        dusk: cited("8.victory.2", data.battle.field.max_turns),
        sides: engine::Each::by(|role| shown[role].then(|| side(data, &battle, role, sides[role]))),
    }
}

fn side(data: &Data, battle: &Battle, role: Role, contingent: &Contingent) -> SheetSide {
    let party = &battle.sides[role];
    let is_reserve = |group: &u8| {
        let group = contingent.groups.get(usize::from(*group));
        group.is_some_and(|group| matches!(group.presence, Presence::Reserve(_)))
    };
    let units = party.troops.iter().zip(contingent.counters.iter()).enumerate();
    let units = units.map(|(at, (troop, counter))| SheetUnit {
        label: format!("{}{}", role.letter(), at + 1),
        unit: troop.unit,
        stands: troop.stands,
        group: troop.group,
        worn: cited("9.exh.1", troop.worn),
        paid: needs_pay(troop.class(data)).then(|| cited("9b.gdir.1", troop.paid)),
        dug_in: cited("5.dig.1", troop.dug_in),
        reserve: troop.place == Place::Reserve,
        river: counter.river,
    });
    let groups = 0..contingent.groups.len() as u8;
    let zones =
        groups.clone().filter(|group| !is_reserve(group)).filter(|_| !(battle.site.ambush && role == Role::Attacker));
    let rolls = &data.campaign.rolls.reserve_arrival;
    let reserves = groups.filter_map(|group| {
        let Presence::Reserve(edge) = contingent.groups[usize::from(group)].presence else { return None };
        let with = contingent.leaders.iter().filter(|leader| leader.group == group);
        Some(SheetReserve {
            group,
            from_turn: cited("8.arrive.1", rolls.from_turn),
            need: match contingent.mobile(data, group) {
                true => cited("8.arrive.2", rolls.need_all_mounted_or_cars),
                false => cited("8.arrive.1", rolls.need),
            },
            rating: cited("8.arrive.3", with.map(|leader| leader.rating).max().unwrap_or(0)),
            edge: cited("8.arrive.4", edge),
        })
    });
    let lost_from = data.campaign.rolls.aircraft_loss.lost_from;
    SheetSide {
        edge: cited("8.forces.2", party.edge),
        flight: SheetFlight {
            army: cited("8.flight.1", contingent.flight_number),
            cut: cited("9b.bomb.2", contingent.cut),
            fights_with: cited("8.flight.1", party.flight),
            weight: cited("8.flight.1", party.tally(data).1 / 2),
        },
        units: units.collect(),
        zones: zones
            .map(|group| SheetZone {
                group,
                squares: cited(zone_clause(battle, role, group), zone(data, battle, role, group)),
            })
            .collect(),
        reserves: reserves.collect(),
        leaders: contingent.leaders.iter().map(|leader| cited("8.forces.1", (leader.rating, leader.group))).collect(),
        aircraft: (contingent.aircraft.iter())
            .map(|plane| SheetPlane {
                unit: plane.unit,
                superiority: cited("9b.sup.1", plane.superiority),
                lost_from: cited("9b.air.2", lost_from),
            })
            .collect(),
    }
}

/// The clause by which a group deploys where it does.
pub(super) fn zone_clause(battle: &Battle, role: Role, group: u8) -> &'static str {
    let state = battle.sides[role].groups.get(usize::from(group)).copied().unwrap_or_default();
    match (role, state.presence) {
        (Role::Attacker, _) => "8.deploy.4",
        _ if battle.site.ambush => "9.part.6",
        (_, Presence::Arrived(_)) => "8.deploy.1",
        _ if state.dug_in => "8.deploy.3",
        _ => "8.deploy.2",
    }
}
