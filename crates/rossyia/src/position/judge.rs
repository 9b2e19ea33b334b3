//! What is wrong with a position as a whole: enemies together, crowds, strangers.

use engine::{Flaw, Game};

use super::read::Reader;
use crate::game::Rossyia;
use crate::ids::{Counters, Side, Spot};
use crate::stacking;

impl Reader<'_> {
    pub(super) fn judge(&mut self, game: &Rossyia) {
        self.enemies_together();
        self.crowds(game);
        if self.reading.flaws.is_empty()
            && let Err(reason) = game.invariants(&self.state)
        {
            self.reading.flaws.push(Flaw::new("rossyia-position-cannot-be").named("reason", reason.as_str()));
        }
    }

    /// The flaw in the first line that names one of these counters.
    fn in_line(&self, flaw: Flaw, counters: Counters) -> Flaw {
        Flaw { line: counters.iter().filter_map(|counter| self.reading.line_of(counter)).min(), ..flaw }
    }

    /// VI.D.9: no hex holds units of both sides, aircraft apart.
    fn enemies_together(&mut self) {
        let combat = &self.state.cache.combat;
        let both = combat[Side::White].and(combat[Side::Bolshevik]);
        let flaw = |hex| {
            let at = self.data.ids.at_hex(hex);
            let flaw = Flaw::against("VI.D.9", "rossyia-position-enemies-together");
            self.in_line(flaw.about("place", self.data.spot_name(at)), self.state.at(at))
        };
        let flaws: Vec<Flaw> = both.iter().map(flaw).collect();
        self.reading.flaws.extend(flaws);
    }

    /// VI.A: combats may throw units together; whoever acts next has to part them.
    fn crowds(&mut self, game: &Rossyia) {
        let mut spots: Vec<Spot> = self.data.ids.all().filter_map(|counter| self.state.spot(counter)).collect();
        spots.sort_by_key(|spot| spot.index());
        spots.dedup();
        let mut found = Vec::new();
        for at in spots {
            let here = self.state.at(at);
            for side in Side::ALL {
                let own = here.filter(|counter| self.state.side(self.data, counter) == Some(side));
                if let Err(breach) = stacking::judge(self.data, &self.state, own, at) {
                    let flaw = Flaw { what: game.spell(&breach.0), ..Flaw::new("") };
                    found.push(self.in_line(flaw.in_place(self.data.spot_name(at)), own));
                }
            }
        }
        self.reading.notices.extend(found);
    }
}
