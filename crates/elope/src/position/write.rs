//! Writing a position down. What is written is read again: only if nothing that matters is lost can it be written.

use std::collections::BTreeMap;

use engine::Situation;
use engine::situation::{Item, written};

use super::{CONDITIONS, Conditions, DECISIONS, NO_OR_YES, Phase, WEATHERS, essence, unsaid};
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::flags::{FLAGS, Flag, Written};
use crate::game::Elope;
use crate::sets::{Hexes, Reaches};
use crate::state::{Flyable, Kotlas, Place, State};

/// A state as people would write it down; none while somebody is in the middle of something.
pub(crate) fn write_down(game: &Elope, state: &State) -> Option<Situation> {
    let (phase, word) = Phase::of(state)?;
    let data = &*game.data;
    let wanted = essence(data, state);
    let tries = [Conditions::Found, Conditions::Marked].into_iter();
    let mut written = tries.map(|conditions| Writer { data, state, phase, conditions }.situation(word));
    written.find(|situation| {
        let laid = super::lay_out(game, state.options, situation);
        laid.flaws.is_empty() && essence(data, &laid.state) == wanted
    })
}

struct Writer<'a> {
    data: &'a Data,
    state: &'a State,
    phase: Phase,
    conditions: Conditions,
}

impl Writer<'_> {
    fn situation(&self, phase: &str) -> Situation {
        let mut situation = Situation::default();
        let state = self.state;
        situation.write("turn", state.turn.max(1));
        situation.write("phase", phase);
        situation.write("weather", written(&WEATHERS, &state.weather));
        if let Some(feet) = state.depth {
            situation.write("depth", feet);
        }
        situation.write("points allied", state.points[Side::Allied]);
        situation.write("points red", state.points[Side::Red]);
        if state.vologda_points > 0 {
            situation.write("points vologda", state.vologda_points);
        }
        if state.gas_attacks > 0 {
            situation.write("gas", state.gas_attacks);
        }
        self.decisions(&mut situation);
        if self.conditions == Conditions::Marked {
            situation.write("conditions", written(&CONDITIONS, &self.conditions));
        }
        self.lists(&mut situation);
        self.counters(&mut situation);
        situation
    }

    fn decisions(&self, situation: &mut Situation) {
        for (key, kotlas) in [("kotlas", self.state.kotlas), ("july", self.state.july)] {
            if kotlas != Kotlas::Silent {
                situation.write(key, written(&DECISIONS, &kotlas));
            }
        }
        if self.state.entered_kotlas {
            situation.write("been in kotlas", written(&NO_OR_YES, &true));
        }
        if let Some(hq) = self.state.railway_brigade {
            situation.write("railway brigade", self.data.unit_name(hq));
        }
    }

    fn lists(&self, situation: &mut Situation) {
        let (data, state) = (self.data, self.state);
        for (side, key) in [(Side::Allied, "held allied"), (Side::Red, "held red")] {
            let held = data.board.map.places.iter().enumerate();
            let held = held.filter(|(index, _)| state.held[side] & (1 << index) != 0);
            situation.push(key, held.map(|(_, place)| Item::plain(place.id.as_str())));
        }
        let hexes = |set: Hexes| set.iter().map(|hex| data.hex_name(hex));
        let reaches = |set: Reaches| set.iter().map(|reach| data.reach_name(reach));
        situation.list("forts", hexes(state.forts));
        situation.list("hasty", hexes(state.hasty));
        situation.list("wrecked", hexes(state.wrecked));
        situation.list("bridges built", reaches(state.bridges.without(data.board.bridges)));
        situation.list("bridges down", reaches(data.board.bridges.without(state.bridges)));
        situation.list("mined", reaches(state.mined));
        situation.list("swept", reaches(state.swept));
        for (flyable, fields, engines) in
            [(Flyable::Yes, "open airfields", "running engines"), (Flyable::No, "closed airfields", "failed engines")]
        {
            let bases = data.board.airbases.iter().zip(&state.airfields).filter(|(_, known)| **known == flyable);
            situation.list(fields, bases.map(|(base, _)| data.board.place(base.place).id.as_str()));
            let models = data.tables.aircraft.reliability.iter().zip(&state.engines);
            let models = models.filter(|(_, known)| **known == flyable);
            situation.list(engines, models.map(|(row, _)| row.model.as_str()));
        }
    }

    /// The counters, place by place: the map first, then aboard, then the boxes.
    fn counters(&self, situation: &mut Situation) {
        let mut places: BTreeMap<(u8, String), Vec<Item>> = BTreeMap::new();
        for unit in self.data.roster.all() {
            let place = self.state.spot[unit].place();
            let item = Item { id: self.data.unit_name(unit).to_owned(), states: self.states(unit) };
            let unsaid = unsaid(self.data, self.state, self.phase, unit) == place;
            // Who is lost is worth a word.
            if unsaid && item.states.is_empty() && place != Place::Lost {
                continue;
            }
            let (rank, key) = match place {
                Place::Hex(_) => (0, self.data.spot_name(self.state.spot[unit])),
                Place::River(_) => (1, self.data.spot_name(self.state.spot[unit])),
                Place::Aboard(carrier) => (2, format!("aboard {}", self.data.unit_name(carrier))),
                _ => (3, self.data.spot_name(self.state.spot[unit])),
            };
            places.entry((rank, key)).or_default().push(item);
        }
        for ((_, key), items) in places {
            situation.push(key, items);
        }
    }

    fn states(&self, unit: UnitIx) -> Vec<String> {
        let said = |flag: &&Flag| match flag.written {
            Written::Marker | Written::Note => true,
            Written::Condition => self.conditions == Conditions::Marked,
            Written::RedPlayerTurn => matches!(self.phase, Phase::RedMovement | Phase::RedCombat),
            Written::Never => false,
        };
        let worn = FLAGS.iter().filter(said).filter(|flag| flag.is_worn(self.state, unit));
        let mut states: Vec<String> = worn.map(|flag| flag.word.to_owned()).collect();
        if self.state.uses[unit] > 0 {
            states.push(format!("uses={}", self.state.uses[unit]));
        }
        for (bound, hq) in self.state.bound.iter().zip(self.data.roster.brigades) {
            if bound.contains(unit) {
                states.push(format!("bound={}", self.data.unit_name(hq)));
            }
        }
        states
    }
}
