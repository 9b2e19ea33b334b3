//! 9b: what a mission costs, does and risks. Of those whom it is meant for no more is reckoned with than its side may see.

use engine::Message;

use super::{ONE, Preview, TWO, two_from};
use crate::args;
use crate::army::Stands;
use crate::assets::{self, Kind};
use crate::campaign::Arm;
use crate::data::Data;
use crate::ids::{Side, UnitIx};
use crate::order::{Guns, Order};
use crate::space::Space;
use crate::state::{Fog, State};
use crate::units::Class;

/// What a mission would bring.
pub(super) fn preview(data: &Data, state: &State, side: Side, order: &Order, told: &mut Preview) {
    let Order::Mission(mission, at, _, unit, Guns(guns), _) = *order else { return };
    let (info, kind) = (&data.campaign.missions[mission.index()], assets::kind(data, mission));
    let cost = if kind == Kind::SupportByGuns { info.cost.saturating_mul(guns) } else { info.cost };
    let price = Message::by("3.res.2", "riverdon-preview-price").with("points", args::int(cost));
    told.say(price.with("stock", args::int(state.hosts[side].resources)));
    let by = |clause, id| Message::by(clause, id).with("space", args::space(at));
    match kind {
        Kind::Leaflets => {
            let fails = 7 - u32::from(data.campaign.rolls.leaflet.fails_from.unsigned_abs());
            told.say(by("9b.leaf.2", "riverdon-preview-leaflets"));
            told.can(by("9b.leaf.1", "riverdon-preview-company-fails"), fails, ONE);
            told.can(by("9b.leaf.1", "riverdon-preview-company-holds"), ONE - fails, ONE);
        }
        Kind::BombStrafe => shells(data, state, side, at, 0, "9b.bomb.1", told),
        Kind::Soften => shells(data, state, side, at, 0, "9b.soft.1", told),
        Kind::BombBattery => {
            let hits = two_from(data.campaign.rolls.bomb.need - against(data, state, side, at, told));
            told.can(by("9b.bomb.5", "riverdon-preview-battery-hit"), hits, TWO);
            told.can(by("9b.bomb.5", "riverdon-preview-nothing"), TWO - hits, TWO);
        }
        Kind::Major => {
            shells(data, state, side, at, data.campaign.rolls.major_bombardment.add, "9b.major.1", told);
            told.say(by("9b.major.3", "riverdon-preview-wavers"));
        }
        Kind::Superiority => {
            let rating = unit.map_or(0, |unit| data.units[unit.index()].air_rating);
            let destroys = data.campaign.rolls.air_combat.destroyed_by;
            let fights = by("9b.sup.1", "riverdon-preview-superiority").with("adds", args::int(rating));
            told.say(fights.with("by", args::int(destroys)));
        }
        Kind::SupportByAir => {
            let every = args::int(data.battle.field.air_every);
            told.say(by("9b.dir.1", "riverdon-preview-air-runs").with("every", every));
            fires(data, unit, 1, told);
        }
        Kind::Reconnaissance => told.say(by("9b.rec.1", "riverdon-preview-reconnaissance")),
        Kind::SupportByGuns => fires(data, unit, guns, told),
        Kind::DemolishBridge => told.say(by("9.brid.1", "riverdon-preview-bridge")),
        Kind::DemolishRailBridge => {
            told.say(by("9.brid.2", "riverdon-preview-rail-bridge"));
            told.say(Message::by("9.brid.5", "riverdon-preview-draw"));
        }
        Kind::RepairBridge => {
            let begun = state.repair_begun[side][at];
            let done = begun > 0 && begun + 1 == state.turn;
            told.say(by("9.brid.3", if done { "riverdon-preview-repaired" } else { "riverdon-preview-repair-begins" }));
        }
        Kind::DestroyTrack => told.say(by("sc4.track.1", "riverdon-preview-track-cut")),
        Kind::RepairTrack => told.say(by("sc4.track.2", "riverdon-preview-track-repaired")),
    }
    if info.arm == Arm::Air {
        risks(data, state, side, at, told);
    }
}

/// What is seen of the enemy in a space: all of it in the open, nothing else.
fn seen(state: &State, side: Side, at: Space) -> Option<Stands> {
    (state.settings.fog == Fog::Open).then(|| state.stands_at(side.enemy(), at))
}

/// 9b.bomb.3, 9b.bomb.4: what changes the roll against those in a space; says what is added for what is seen of them.
fn against(data: &Data, state: &State, side: Side, at: Space, told: &mut Preview) -> i8 {
    let numbers = data.campaign.rolls.bomb;
    let mounted = seen(state, side, at).map(|stands| 2 * stands.of_class(data, Class::Cav) > stands.len());
    if mounted != Some(false) {
        let cavalry =
            Message::by("9b.bomb.4", "riverdon-preview-cavalry").with("adds", args::int(numbers.mostly_cavalry));
        told.say(cavalry);
    }
    told.say(Message::by("9b.bomb.3", "riverdon-preview-twice"));
    if mounted == Some(true) { numbers.mostly_cavalry } else { 0 }
}

/// 9b.bomb.1, 9b.soft.1, 9b.major.1, 9b.major.2: what is cut from the flight number, and how likely.
fn shells(data: &Data, state: &State, side: Side, at: Space, add: i8, clause: &'static str, told: &mut Preview) {
    let add = add + against(data, state, side, at, told);
    let (bomb, major) = (data.campaign.rolls.bomb, data.campaign.rolls.major_bombardment);
    let is_major = clause == "9b.major.1";
    let cut = |clause, points: u8| {
        let cut = Message::by(clause, "riverdon-preview-cut").with("space", args::space(at));
        cut.with("points", args::int(points))
    };
    let (need, points) = if is_major { (major.need, major.flight_cut) } else { (bomb.need, bomb.flight_cut) };
    let strong = if is_major { two_from(major.strong_need - add) } else { 0 };
    let hits = two_from(need - add);
    told.can(cut("9b.major.2", major.strong_cut), strong, TWO);
    told.can(cut(clause, points), hits - strong, TWO);
    told.can(Message::by(clause, "riverdon-preview-nothing").with("space", args::space(at)), TWO - hits, TWO);
}

/// How a weapon fires in the battle that it is paid for.
fn fires(data: &Data, unit: Option<UnitIx>, weapons: u8, told: &mut Preview) {
    let Some(unit) = unit else { return };
    let kind = &data.units[unit.index()];
    let fire = Message::by("BM.8", "riverdon-preview-fires").with("unit", args::unit(unit));
    let dice = args::int(kind.fire.saturating_mul(weapons));
    told.say(fire.with("dice", dice).with("need", args::int(kind.need)));
}

/// 9b.air.2, 9b.air.3: how likely the aircraft is lost; of anti-aircraft guns those are reckoned with that are seen.
fn risks(data: &Data, state: &State, side: Side, at: Space, told: &mut Preview) {
    let loss = data.campaign.rolls.aircraft_loss;
    let guns = seen(state, side, at).map_or(0, |stands| stands.of_class(data, Class::Aa));
    let adds = loss.per_aa.saturating_mul(i8::try_from(guns).unwrap_or(i8::MAX));
    let lost = two_from(loss.lost_from.saturating_sub(adds));
    told.say(Message::by("9b.air.3", "riverdon-preview-flak").with("adds", args::int(loss.per_aa)));
    told.can(Message::by("9b.air.2", "riverdon-preview-plane-lost"), lost, TWO);
    told.can(Message::by("9b.air.2", "riverdon-preview-plane-home"), TWO - lost, TWO);
}
