//! What is wrong with a position as a whole: stacking, enemies together, bases, cargo, ice.

use engine::{Breach, Chance, Flaw, Game};
use hexmap::HexIx;

use super::Phase;
use super::read::Reader;
use crate::counters::{Side, UnitIx};
use crate::game::Elope;
use crate::order::Base;
use crate::sets::Units;
use crate::state::{Frame, Place, seat_of};
use crate::{air, naval, stacking, weather};

impl Reader<'_> {
    pub(super) fn judge(&mut self, game: &Elope) {
        self.enemies_together();
        self.crowds();
        self.cargo(game);
        self.aircraft(game);
        self.ice();
        self.mines();
        if self.phase == Phase::SetUp && self.state.at(crate::state::Spot::of(Place::Due)).is_empty() {
            self.reading.flaws.push(Flaw::against("23.1.T1.a", "elope-position-nobody-to-set-up"));
        }
        if self.reading.flaws.is_empty() {
            self.stands_still(game);
        }
    }

    /// The first line that names one of these counters.
    fn line_of(&self, units: Units) -> Option<usize> {
        units.iter().filter_map(|unit| self.reading.line_of(unit)).min()
    }

    fn in_hex(&self, flaw: Flaw, hex: HexIx) -> Flaw {
        let line = self.line_of(self.state.in_hex(hex));
        Flaw { line, ..flaw.about("hex", self.data.hex_name(hex)) }
    }

    /// 4.4.a, 11.6
    fn enemies_together(&mut self) {
        let both = self.state.present[Side::Allied].and(self.state.present[Side::Red]);
        let flaws: Vec<Flaw> = both
            .iter()
            .map(|hex| self.in_hex(Flaw::against("4.4.a", "elope-position-enemies-together"), hex))
            .collect();
        self.reading.flaws.extend(flaws);
    }

    /// 6.0, 11.3.e: in his own Movement Phase a player can still make room (6.1.b).
    fn crowds(&mut self) {
        for side in [Side::Allied, Side::Red] {
            let (state, data) = (&self.state, self.data);
            let units =
                stacking::over_stacked(data, state, side).iter().map(|hex| (hex, "6.0.a", "elope-over-stacked"));
            let depots = stacking::over_stocked(data, state, side).iter();
            let depots = depots.map(|hex| (hex, "11.3.e", "elope-too-many-depots"));
            let found: Vec<Flaw> =
                units.chain(depots).map(|(hex, clause, id)| self.in_hex(Flaw::against(clause, id), hex)).collect();
            match state.top() {
                Frame::Movement { side: moving } if moving == side => self.reading.notices.extend(found),
                _ => self.reading.flaws.extend(found),
            }
        }
    }

    fn refused(&self, game: &Elope, breach: &Breach, unit: UnitIx) -> Flaw {
        let place = self.data.spot_name(self.state.spot[unit]);
        Flaw { line: self.line_of(Units::one(unit)), what: game.spell(&breach.0), ..Flaw::new("") }.in_place(place)
    }

    /// 15.3, 18.2: what is aboard, and of what.
    fn cargo(&mut self, game: &Elope) {
        let (data, state) = (self.data, &self.state);
        let kinds = &data.roster.kinds;
        let mut found = Vec::new();
        for carrier in data.roster.all() {
            let aboard = state.aboard(carrier);
            let Some(first) = aboard.first() else { continue };
            let named = |clause: &str, id: &str| {
                let flaw = Flaw::against(clause, id).named("unit", data.roster.get(first).id.as_str());
                let flaw = flaw.named("ship", data.roster.get(carrier).id.as_str());
                Flaw { line: self.line_of(aboard), ..flaw }
            };
            let afloat = matches!(state.spot[carrier].place(), Place::Hex(_) | Place::River(_));
            if !afloat {
                found.push(named("15.3.a", "elope-position-aboard-nothing"));
                continue;
            }
            if aboard.iter().any(|unit| state.side(data, unit) != state.side(data, carrier)) {
                found.push(named("15.3.a", "elope-position-aboard-an-enemy"));
            }
            let troops = aboard.without(kinds.aircraft);
            if let (false, Err(breach)) = (troops.is_empty(), naval::check_aboard(data, state, troops, carrier)) {
                found.push(Flaw { line: self.line_of(troops), ..self.refused(game, &breach, carrier) });
            }
        }
        self.reading.flaws.extend(found);
    }

    /// 12.0.c to 12.52: every aircraft has a base.
    fn aircraft(&mut self, game: &Elope) {
        let data = self.data;
        let mut found = Vec::new();
        for plane in data.roster.kinds.aircraft.iter() {
            let base = match self.state.spot[plane].place() {
                Place::Hex(hex) => Base::Hex(hex),
                Place::Aboard(ship) => Base::Ship(ship),
                _ => continue,
            };
            // Where the lists put it, it may stay (12.52.a).
            let listed = super::entry_of(data, &self.state, plane).and_then(|(_, entry)| data.hex_named(&entry.place));
            if listed.is_some_and(|hex| base == Base::Hex(hex)) {
                continue;
            }
            let mut others = self.state;
            others.put(data, plane, Place::Withdrawn);
            let side = self.state.side(data, plane);
            if let Err(breach) = air::check_base(data, &others, side, plane, base) {
                found.push(self.refused(game, &breach, plane));
            }
        }
        self.reading.flaws.extend(found);
    }

    /// 15.1.b: vessels on a river that is closed by ice stay there.
    fn ice(&mut self) {
        let (data, state) = (self.data, &self.state);
        let mut found = Vec::new();
        for vessel in data.roster.kinds.vessels.iter() {
            let Some(reach) = state.reach(vessel) else { continue };
            if weather::is_ice_bound(data, state, data.board.reach_info(reach).water) {
                let flaw = Flaw::against("15.1.b", "elope-position-in-the-ice");
                let flaw = flaw.named("unit", data.roster.get(vessel).id.as_str());
                let flaw = flaw.about("hex", data.reach_name(reach));
                found.push(Flaw { line: self.line_of(Units::one(vessel)), ..flaw });
            }
        }
        self.reading.notices.extend(found);
    }

    /// 15.7, 15.71: Allied mines where those of Red were swept before.
    fn mines(&mut self) {
        let twice = self.state.mined.and(self.state.swept);
        let named = |reach| {
            Flaw::against("15.71.a", "elope-position-mined-and-swept").about("hex", self.data.reach_name(reach))
        };
        self.reading.notices.extend(twice.iter().map(named));
    }

    /// Whoever is asked has an order.
    fn stands_still(&mut self, game: &Elope) {
        let side = match self.state.top() {
            Frame::Operations { side } | Frame::Movement { side } | Frame::Declare { side } => side,
            _ => Side::Red,
        };
        if game.sample(&self.state, seat_of(side), &mut Chance::new(0)).is_none() {
            self.reading.flaws.push(Flaw::new("elope-position-stands-still"));
        }
    }
}
