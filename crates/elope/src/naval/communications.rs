//! 15.1.a: the lines of communications of vessels, by water and by land.

use hexmap::{Direction, HexIx};

use crate::board::Ground;
use crate::counters::Side;
use crate::data::Data;
use crate::sets::{Hexes, Reach, Reaches, Units};
use crate::state::State;

/// Vessels without a line to Archangel or Kotlas are OC in the Movement Phase that begins.
pub(crate) fn check_lines(data: &Data, state: &mut State, side: Side) {
    let vessels = state.of_side(data, side).and(data.roster.kinds.vessels);
    let afloat = vessels.filter(|vessel| state.reach(vessel).is_some());
    state.oc = state.oc.without(vessels);
    if !afloat.is_empty() {
        let linked = linked(data, state, side, afloat);
        state.oc = state.oc.or(afloat.without(linked));
    }
}

/// What lines can use.
struct Lines<'a> {
    data: &'a Data,
    state: &'a State,
    side: Side,
    /// Hexsides mined by the own side or held by enemy gunboats.
    shut: Reaches,
    reaches: Reaches,
    hexes: Hexes,
    /// Hexsides and hexes whose neighbours have not been looked at.
    water: Vec<Reach>,
    land: Vec<HexIx>,
}

/// The vessels that have a line.
fn linked(data: &Data, state: &State, side: Side, vessels: Units) -> Units {
    let end = match side {
        Side::Allied => data.board.places.archangel,
        Side::Red => data.board.places.kotlas,
    };
    if state.occupied[side.enemy()].contains(end) {
        return Units::NONE;
    }
    let mut shut = if side == Side::Allied { state.mined } else { Reaches::NONE };
    for gun in data.roster.kinds.gunboats.and(state.of_side(data, side.enemy())).iter() {
        if let Some(reach) = state.reach(gun) {
            shut.insert(reach);
        }
    }
    let (reaches, hexes) = (Reaches::NONE, Hexes::NONE);
    let mut lines = Lines { data, state, side, shut, reaches, hexes, water: Vec::new(), land: vec![end] };
    lines.hexes.insert(end);
    lines.launch(end);
    lines.run_water();
    let all = |lines: &Lines<'_>| vessels.iter().all(|vessel| lines.reaches_vessel(state.reach(vessel)));
    while !all(&lines) && lines.run_land() {
        lines.run_water();
    }
    vessels.filter(|vessel| lines.reaches_vessel(state.reach(vessel)))
}

impl Lines<'_> {
    fn add_reach(&mut self, reach: Reach) {
        if !self.shut.contains(reach) && !self.reaches.contains(reach) {
            self.reaches.insert(reach);
            self.water.push(reach);
        }
    }

    /// 10.62.a: a hex without enemies, outside their zones.
    fn add_hex(&mut self, hex: HexIx) {
        let enemy = self.side.enemy();
        let open = self.data.board.ground[hex.index()] != Ground::Water;
        let free = !self.state.occupied[enemy].contains(hex) && !self.state.zone[enemy].contains(hex);
        if open && free && !self.hexes.contains(hex) {
            self.hexes.insert(hex);
            self.land.push(hex);
        }
    }

    /// From a hex onto the rivers beside it.
    fn launch(&mut self, hex: HexIx) {
        for direction in Direction::ALL {
            if let Some(reach) = self.data.board.reach(self.data.board.map.grid.side(hex, direction)) {
                self.add_reach(reach);
            }
        }
    }

    /// Follow the rivers as far as they go.
    fn run_water(&mut self) {
        let data = self.data;
        while let Some(reach) = self.water.pop() {
            for next in &data.board.reach_info(reach).next {
                self.add_reach(*next);
            }
        }
    }

    /// Go over land from every hex and bank reached; whether anything new was found.
    fn run_land(&mut self) -> bool {
        let data = self.data;
        let before = (self.reaches.len(), self.hexes.len());
        for reach in self.reaches.iter() {
            for bank in data.board.reach_info(reach).banks.into_iter().flatten() {
                self.add_hex(bank);
            }
        }
        let season = self.state.season();
        while let Some(hex) = self.land.pop() {
            self.launch(hex);
            for (direction, next) in data.board.map.grid.neighbours(hex) {
                let river = data.board.reach(data.board.map.grid.side(hex, direction));
                let crossed = river.is_none_or(|reach| {
                    let info = data.board.reach_info(reach);
                    let minor = info.grade == hexmap::Grade::Minor;
                    minor || self.state.bridges.contains(reach) || season.freezes(info.water)
                });
                if crossed {
                    self.add_hex(next);
                }
            }
        }
        before != (self.reaches.len(), self.hexes.len())
    }

    /// Whether a line comes to a vessel here: to its hexside, to one next to it, or to its bank.
    fn reaches_vessel(&self, at: Option<Reach>) -> bool {
        let Some(at) = at else { return false };
        let info = self.data.board.reach_info(at);
        let by_water = self.reaches.contains(at) || info.next.iter().any(|next| self.reaches.contains(*next));
        by_water || info.banks.into_iter().flatten().any(|bank| self.hexes.contains(bank))
    }
}
