//! Writing a position down. What is written is read again: only if nothing that matters is lost can it be written.

use std::collections::BTreeMap;

use engine::Situation;
use engine::situation::Item;

use super::{Phase, essence, unsaid};
use crate::board::Weather;
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

/// Whether conditions follow from the position, or have to be written too.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Conditions {
    Found,
    Marked,
}

struct Writer<'a> {
    data: &'a Data,
    state: &'a State,
    phase: Phase,
    conditions: Conditions,
}

fn words(text: &str) -> Vec<Item> {
    text.split(' ').map(Item::plain).collect()
}

impl Writer<'_> {
    fn situation(&self, phase: &str) -> Situation {
        let mut situation = Situation::default();
        let state = self.state;
        situation.push("turn", words(&state.turn.max(1).to_string()));
        situation.push("phase", words(phase));
        let weather = match state.weather {
            Weather::Dry => "dry",
            Weather::Thaw => "thaw",
            Weather::Snow => "snow",
        };
        situation.push("weather", words(weather));
        if let Some(feet) = state.depth {
            situation.push("depth", words(&feet.to_string()));
        }
        situation.push("points allied", words(&state.points[Side::Allied].to_string()));
        situation.push("points red", words(&state.points[Side::Red].to_string()));
        if state.vologda_points > 0 {
            situation.push("points vologda", words(&state.vologda_points.to_string()));
        }
        if state.gas_attacks > 0 {
            situation.push("gas", words(&state.gas_attacks.to_string()));
        }
        self.decisions(&mut situation);
        if self.conditions == Conditions::Marked {
            situation.push("conditions", words("marked"));
        }
        self.lists(&mut situation);
        self.counters(&mut situation);
        situation
    }

    fn decisions(&self, situation: &mut Situation) {
        for (key, kotlas) in [("kotlas", self.state.kotlas), ("july", self.state.july)] {
            match kotlas {
                Kotlas::Silent => {}
                Kotlas::Yes => situation.push(key, words("yes")),
                Kotlas::Undecided => situation.push(key, words("undecided")),
            }
        }
        if self.state.entered_kotlas {
            situation.push("been in kotlas", words("yes"));
        }
        if let Some(hq) = self.state.railway_brigade {
            situation.push("railway brigade", words(self.data.unit_name(hq)));
        }
    }

    fn lists(&self, situation: &mut Situation) {
        let (data, state) = (self.data, self.state);
        for (side, key) in [(Side::Allied, "held allied"), (Side::Red, "held red")] {
            let held = data.board.map.places.iter().enumerate();
            let held = held.filter(|(index, _)| state.held[side] & (1 << index) != 0);
            situation.push(key, held.map(|(_, place)| Item::plain(place.id.as_str())));
        }
        let mut list = |key: &str, items: Vec<Item>| {
            if !items.is_empty() {
                situation.push(key, items);
            }
        };
        let hexes = |set: Hexes| set.iter().map(|hex| Item::plain(data.hex_name(hex))).collect();
        let reaches = |set: Reaches| set.iter().map(|reach| Item::plain(data.reach_name(reach))).collect();
        list("forts", hexes(state.forts));
        list("hasty", hexes(state.hasty));
        list("wrecked", hexes(state.wrecked));
        list("bridges built", reaches(state.bridges.without(data.board.bridges)));
        list("bridges down", reaches(data.board.bridges.without(state.bridges)));
        list("mined", reaches(state.mined));
        list("swept", reaches(state.swept));
        for (flyable, fields, engines) in
            [(Flyable::Yes, "open airfields", "running engines"), (Flyable::No, "closed airfields", "failed engines")]
        {
            let bases = data.board.airbases.iter().zip(&state.airfields).filter(|(_, known)| **known == flyable);
            list(fields, bases.map(|(base, _)| Item::plain(data.board.place(base.place).id.as_str())).collect());
            let models = data.tables.aircraft.reliability.iter().zip(&state.engines);
            let models = models.filter(|(_, known)| **known == flyable);
            list(engines, models.map(|(row, _)| Item::plain(row.model.as_str())).collect());
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
