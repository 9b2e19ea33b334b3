//! 9.brid, sc4.track: bridges and track, blown and repaired.

use engine::{Breach, Events, Message, Seats};

use crate::args;
use crate::assets::{self, Kind};
use crate::campaign::OrderKind;
use crate::cards::{Bank, CrossingKind};
use crate::data::Data;
use crate::forces::{Banks, ForceIx, Place};
use crate::ids::Side;
use crate::procedure::{AssetStep, Mission};
use crate::space::Space;
use crate::state::State;
use crate::{resources, rivers};

/// Whether engineers can do it in a space; the group that does.
pub(crate) fn check(
    data: &Data,
    state: &State,
    side: Side,
    kind: Kind,
    at: Space,
    cost: u8,
) -> Result<ForceIx, Breach> {
    let refuse = |clause, id| Err(Breach::of(clause, id).with("space", args::space(at)));
    let has = |wanted: CrossingKind| state.board.face(data, at).is_some_and(|face| face.crossed_by(&[wanted]));
    let clause = clause(kind);
    let there = || state.groups_at(side, Place::At(at)).map(|(force, _)| force);
    // 3.res.5: those do it who can pay for it.
    let able = there().find(|force| resources::check_pay(data, state, side, Some(*force), cost).is_ok());
    let Some(force) = able.or_else(|| there().next()) else {
        return refuse(clause, "riverdon-nobody-to-do-it");
    };
    match kind {
        _ if twice(data, state, side, kind, at) => refuse(clause, "riverdon-ordered-already"),
        Kind::DemolishBridge if !has(CrossingKind::Bridge) || state.bridge_down.contains(at) => {
            refuse(clause, "riverdon-no-bridge-there")
        }
        Kind::DemolishRailBridge if !has(CrossingKind::RailBridge) || state.rail_bridge_down.contains(at) => {
            refuse(clause, "riverdon-no-bridge-there")
        }
        Kind::RepairBridge if !state.bridge_down.contains(at) => {
            let rail = state.rail_bridge_down.contains(at);
            refuse(if rail { "9.brid.4" } else { clause }, "riverdon-nothing-to-repair")
        }
        Kind::DestroyTrack | Kind::RepairTrack => {
            let digs = |force: &crate::forces::Force| force.order == Some(OrderKind::DigIn) && force.arrived.is_none();
            let group = state.groups_at(side, Place::At(at)).find(|(_, force)| digs(force));
            let cuts = state.side(data, side).hidden;
            let whole = state.board.has_rail(data, at) && !state.track_cut.contains(at);
            let fits = state.scenario(data).trains.is_some()
                && cuts == (kind == Kind::DestroyTrack)
                && whole == (kind == Kind::DestroyTrack);
            match group {
                Some((force, _)) if fits => Ok(force),
                _ => refuse(clause, "riverdon-track-needs-digging-in"),
            }
        }
        _ => Ok(force),
    }
}

/// Whether the same work is ordered there already.
fn twice(data: &Data, state: &State, side: Side, kind: Kind, at: Space) -> bool {
    assets::placed(state, side).any(|(_, mission)| mission.at == at && assets::kind(data, mission.kind) == kind)
}

fn clause(kind: Kind) -> &'static str {
    match kind {
        Kind::DemolishRailBridge => "9.brid.2",
        Kind::RepairBridge => "9.brid.3",
        Kind::DestroyTrack => "sc4.track.1",
        Kind::RepairTrack => "sc4.track.2",
        _ => "9.brid.1",
    }
}

/// The work is done.
pub(crate) fn work(data: &Data, state: &mut State, side: Side, kind: Kind, mission: Mission, events: &mut Events<'_>) {
    let at = mission.at;
    let id = match kind {
        Kind::DemolishBridge => {
            state.bridge_down.insert(at);
            choose_bank(data, state, side, at, mission.bank);
            "riverdon-bridge-blown"
        }
        Kind::DemolishRailBridge => {
            state.rail_bridge_down.insert(at);
            state.hosts[side].blew_rail_bridge = true;
            choose_bank(data, state, side, at, mission.bank);
            "riverdon-rail-bridge-blown"
        }
        Kind::RepairBridge if state.repair_begun[side][at] > 0 && state.repair_begun[side][at] + 1 == state.turn => {
            state.bridge_down.remove(at);
            state.repair_begun[side][at] = 0;
            widen(data, state, at);
            "riverdon-bridge-repaired"
        }
        Kind::RepairBridge => {
            state.repair_begun[side][at] = state.turn;
            "riverdon-bridge-repair-begun"
        }
        Kind::DestroyTrack => {
            state.track_cut.insert(at);
            show_partisans(state, side, at);
            "riverdon-track-destroyed"
        }
        _ => {
            state.track_cut.remove(at);
            "riverdon-track-repaired"
        }
    };
    events.reveal(Seats::ALL, || Message::by(clause(kind), id).with("space", args::space(at)));
}

/// 9.brid.6: whether blowing a bridge leaves somebody on one bank who holds both, with all that is to be blown there.
pub(crate) fn parts(data: &Data, state: &State, side: Side, kind: Kind, at: Space) -> bool {
    let blows = |kind: Kind| match kind {
        Kind::DemolishBridge => Some(CrossingKind::Bridge),
        Kind::DemolishRailBridge => Some(CrossingKind::RailBridge),
        _ => None,
    };
    let Some(blown) = blows(kind) else { return false };
    let also: Vec<CrossingKind> = assets::placed(state, side)
        .filter(|(_, mission)| mission.at == at)
        .filter_map(|(_, mission)| blows(assets::kind(data, mission.kind)))
        .collect();
    let counts = |crossing| crossing != blown && !also.contains(&crossing) && rivers::stands_there(state, at, crossing);
    state
        .groups_at(side, Place::At(at))
        .any(|(_, group)| group.banks == Banks::BOTH && !rivers::can_cross_by(data, state, at, &group.stands, counts))
}

/// 9.brid.6: those who held both banks choose one where no crossing is left.
pub(crate) fn choose_bank(data: &Data, state: &mut State, side: Side, at: Space, bank: Bank) {
    for force in crate::writing::numbers() {
        let group = *state.force(side, force);
        if group.place == Place::At(at)
            && group.banks == Banks::BOTH
            && !rivers::can_cross(data, state, at, &group.stands)
        {
            state.force_mut(side, force).banks = Banks::only(bank);
        }
    }
}

/// A bridge that works again joins the banks for whoever stands there.
fn widen(data: &Data, state: &mut State, at: Space) {
    for side in Side::ALL {
        for force in crate::writing::numbers() {
            let group = *state.force(side, force);
            if group.place == Place::At(at) {
                state.force_mut(side, force).banks = rivers::settle(data, state, at, group.banks, &group.stands);
            }
        }
    }
}

/// sc4.track.1: whoever cuts track shows himself.
fn show_partisans(state: &mut State, side: Side, at: Space) {
    let before = crate::fog::marked_spaces(state, side);
    for force in crate::writing::numbers() {
        let group = state.force_mut(side, force);
        if group.place == Place::At(at) && group.order == Some(OrderKind::DigIn) {
            group.hidden = false;
            group.shown = true;
        }
    }
    crate::fog::reletter(state, side, before, &[at], None);
}

/// 9.brid.3: a repair that is not paid for in the next turn starts afresh.
pub(crate) fn drop_repairs(_data: &Data, state: &mut State, step: AssetStep) {
    if step != AssetStep::Engineers {
        return;
    }
    for side in Side::ALL {
        for space in Space::all() {
            if state.repair_begun[side][space] < state.turn {
                state.repair_begun[side][space] = 0;
            }
        }
    }
}
