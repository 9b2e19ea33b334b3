//! Reading a position: fields first, then the counters, then what was left unsaid.

use engine::situation::{Line, Reading, no_counter, no_state, plain_name};
use engine::{Events, Flaw, LaidOut, Situation};
use hexmap::HexIx;

use super::fields::{is_navigable, no_place};
use super::{Conditions, Phase, comes_in, find_conditions, unsaid};
use crate::board::{Gait, Ground};
use crate::counters::{Arm, Side, UnitIx};
use crate::data::Data;
use crate::flags::{Flag, Written};
use crate::game::{Elope, blank, take_homes, take_occupied};
use crate::scenarios::Removal;
use crate::sets::BySide;
use crate::state::{Options, Place, Spot, State};
use crate::{arrivals, directives, movement, naval, rail, sequence, zones};

/// A position while it is read.
pub(super) struct Reader<'a> {
    pub(super) data: &'a Data,
    pub(super) state: State,
    pub(super) phase: Phase,
    pub(super) reading: Reading<'a, UnitIx>,
    pub(super) conditions: Conditions,
    /// The places that it gives to either side, by their number on the map.
    pub(super) given: BySide<u128>,
}

/// A position, laid out and judged.
pub(crate) fn lay_out(game: &Elope, options: Options, situation: &Situation) -> LaidOut<State> {
    let data = &*game.data;
    let mut reader = Reader {
        data,
        state: blank(data, options),
        phase: Phase::AlliedMovement,
        reading: Reading::new(situation),
        conditions: Conditions::Found,
        given: Default::default(),
    };
    reader.head();
    reader.single_fields();
    let mut counters = reader.reading.other_lines();
    counters.retain(|line| !reader.list_field(line));
    reader.set_aside();
    for line in &counters {
        reader.line(line);
    }
    reader.mark_all(&counters);
    reader.finish();
    reader.judge(game);
    let Reading { flaws, notices, .. } = reader.reading;
    LaidOut { state: reader.state, flaws, notices }
}

impl Reader<'_> {
    /// Every counter is where it is if nothing is said of it.
    fn set_aside(&mut self) {
        for unit in self.data.roster.all() {
            self.state.spot[unit] = Spot::of(unsaid(self.data, &self.state, self.phase, unit));
        }
        zones::refresh(self.data, &mut self.state);
    }

    /// The counter of a name.
    fn unit(&self, name: &str) -> Option<UnitIx> {
        self.data.roster.find(name).or_else(|| self.data.roster.find(&plain_name(name)))
    }

    /// A line of counters.
    fn line(&mut self, line: &Line) {
        let Some(place) = self.where_to(line) else { return };
        for item in &line.items {
            let found = self.unit(&item.id);
            let Some(unit) = self.reading.counter(line, item, found) else { continue };
            match self.misplaced(unit, place) {
                None => self.state.put(self.data, unit, place),
                Some(flaw) => self.reading.wrong(line, flaw),
            }
        }
    }

    /// The place of a line: a hex, a hexside, a box, aboard a counter.
    fn where_to(&mut self, line: &Line) -> Option<Place> {
        if let Some(id) = line.key.strip_prefix("aboard ") {
            let carrier = self.unit(id);
            if carrier.is_none() {
                self.reading.wrong(line, no_counter(id));
            }
            return carrier.map(Place::Aboard);
        }
        let spot = self.data.spot_named(&line.key).or_else(|| self.data.spot_named(&plain_name(&line.key)));
        match spot.map(Spot::place) {
            Some(Place::Adrift | Place::Aboard(_)) | None => {
                self.reading.wrong(line, no_place(&line.key));
                None
            }
            place => place,
        }
    }

    /// What is wrong with a counter in a place, whoever else is there.
    fn misplaced(&self, unit: UnitIx, place: Place) -> Option<Flaw> {
        let kinds = &self.data.roster.kinds;
        let id = &self.data.roster.get(unit).id;
        let against = |clause: &str, message: &str| Some(Flaw::against(clause, message).named("unit", id.as_str()));
        if !matches!(place, Place::ToCome | Place::Lost | Place::Never | Place::Withdrawn) {
            if let Some(turn) = comes_in(self.data, &self.state, self.phase, unit)
                && place != Place::Due
            {
                let flaw = against("23.1.b", "elope-position-comes-later")?;
                return Some(flaw.number("turn", turn));
            }
            if let Some((turn, clause)) = self.left_in(unit) {
                return against(clause, "elope-position-has-left").map(|flaw| flaw.number("turn", turn));
            }
            if self.is_out_of_play(unit) {
                return against("23.1.b", "elope-position-not-in-scenario");
            }
        }
        match place {
            Place::Hex(hex) => {
                let flaw = match () {
                    () if kinds.vessels.contains(unit) => against("15.0.b", "elope-position-ship-on-land"),
                    () if kinds.aircraft.contains(unit) => None,
                    () if self.data.board.ground[hex.index()] == Ground::Water => {
                        against("4.0", "elope-position-in-the-water")
                    }
                    () if kinds.trains.contains(unit) && rail::on_line(self.data, hex).is_none() => {
                        against("16.0.a", "elope-position-train-off-rails")
                    }
                    () if kinds.tanks.contains(unit) && !self.is_tank_country(hex) => {
                        against("18.5", "elope-position-no-ground-for-tanks")
                    }
                    () => None,
                };
                flaw.map(|flaw| flaw.about("hex", self.data.hex_name(hex)))
            }
            Place::River(reach) => {
                let flaw = match () {
                    () if !kinds.vessels.contains(unit) => against("15.0.b", "elope-position-not-a-ship"),
                    () if !is_navigable(self.data, reach) => against("15.0.b", "elope-position-ship-not-navigable"),
                    () => match naval::check_waters(self.data, &self.state, unit, reach) {
                        Ok(()) => None,
                        Err((clause, id)) => against(clause, id),
                    },
                };
                flaw.map(|flaw| flaw.about("hex", self.data.reach_name(reach)))
            }
            Place::VologdaBox if self.data.roster.get(unit).side != Side::Red => {
                against("21.0.a", "elope-position-vologda-is-red")
            }
            Place::LaidUp if !kinds.vessels.contains(unit) => against("23.1.T5.a", "elope-position-only-ships-laid-up"),
            Place::Due if !self.can_be_due(unit) => against("13.12", "elope-position-not-due"),
            Place::ToCome if comes_in(self.data, &self.state, self.phase, unit).is_none() => {
                let listed = super::entry_of(self.data, &self.state, unit).is_some();
                if listed { None } else { against("23.1.b", "elope-position-never-comes") }
            }
            _ => None,
        }
    }

    /// The turn in which the lists took a counter out of the game, and their clause.
    fn left_in(&self, unit: UnitIx) -> Option<(u8, &'static str)> {
        let id = &self.data.roster.get(unit).id;
        let past = arrivals::scenario(self.data, &self.state).turn.iter().filter(|turn| turn.number <= self.state.turn);
        let mut removals = past.flat_map(|turn| turn.removals.iter().map(|removal| (turn.number, removal)));
        let gone =
            |(_, removal): &(u8, &Removal)| removal.when.is_empty() && !removal.laid_up && removal.units.contains(id);
        removals.find(gone).map(|(turn, removal)| (turn, removal.rule.0))
    }

    /// 18.5: whether a tank can come into a hex from anywhere.
    fn is_tank_country(&self, hex: HexIx) -> bool {
        let mut around = self.data.board.map.grid.neighbours(hex);
        around.any(|(_, from)| {
            let direction = self.data.board.map.grid.direction(from, hex);
            direction.is_some_and(|to| movement::step_cost(self.data, &self.state, Gait::Tank, from, to).is_some())
        })
    }

    /// Whether no list of the scenario has the counter; depots are built, and Red finds spare batteries (23.1.T9.a).
    fn is_out_of_play(&self, unit: UnitIx) -> bool {
        let kinds = &self.data.roster.kinds;
        let listed = super::entry_of(self.data, &self.state, unit).is_some();
        let spare =
            self.state.original() && kinds.artillery.contains(unit) && self.data.roster.get(unit).side == Side::Red;
        !listed && !spare && self.data.roster.get(unit).arm != Arm::Depot
    }

    /// Whether a counter can wait for its owner to choose where it comes in.
    fn can_be_due(&self, unit: UnitIx) -> bool {
        match self.phase {
            Phase::SetUp => arrivals::is_free_to_set_up(self.data, &self.state, unit),
            phase => {
                let comes = comes_in(self.data, &self.state, phase, unit).is_none();
                comes && arrivals::choices(self.data, &self.state, unit).len() > 1
            }
        }
    }

    /// The states of all counters, now that they are in their places.
    fn mark_all(&mut self, lines: &[&Line]) {
        for line in lines {
            for item in &line.items {
                let Some(unit) = self.unit(&item.id) else { continue };
                for word in &item.states {
                    if let Some(flaw) = self.mark(unit, word) {
                        self.reading.wrong(line, flaw);
                    }
                }
            }
        }
        zones::refresh(self.data, &mut self.state);
    }

    /// A state of a counter; what is wrong with it.
    fn mark(&mut self, unit: UnitIx, word: &str) -> Option<Flaw> {
        let kinds = &self.data.roster.kinds;
        let info = self.data.roster.get(unit);
        let against = |clause: &str, id: &str| {
            Some(Flaw::against(clause, id).named("unit", info.id.as_str()).named("word", word))
        };
        if let Some(flag) = Flag::of(word).filter(|flag| flag.written != Written::Never) {
            if let Some(clause) = flag.misfit(self.data, unit) {
                let reduced = word == "reduced";
                let id = if reduced { "elope-position-no-reduced-side" } else { "elope-position-state-does-not-fit" };
                return against(clause, id);
            }
            if flag.written == Written::Condition && self.conditions == Conditions::Found {
                return against("10.0.c", "elope-position-conditions-are-found");
            }
            flag.on(&mut self.state).insert(unit);
            return None;
        }
        match word.split_once('=') {
            Some(("uses", turns)) if kinds.trains.contains(unit) => match turns.parse::<u8>() {
                Ok(turns) if turns <= self.data.tables.supply.train_resupply.after_turns_of_use => {
                    self.state.uses[unit] = turns;
                    None
                }
                _ => against("16.2", "elope-position-state-does-not-fit"),
            },
            Some(("bound", hq)) => {
                let brigades = self.data.roster.brigades;
                let hq = self.data.roster.find(hq).and_then(|hq| brigades.iter().position(|brigade| *brigade == hq));
                match hq {
                    Some(index) if info.side == Side::Red => {
                        self.state.bound[index].insert(unit);
                        None
                    }
                    _ => against("9.6.b", "elope-position-state-does-not-fit"),
                }
            }
            _ => Some(no_state(&info.id, word)),
        }
    }

    /// Who holds what: whom the text gives a place, or who stands there, or whose home it is.
    fn hold_places(&mut self) {
        take_homes(self.data, &mut self.state);
        take_occupied(self.data, &mut self.state);
        let unsaid = self.state.held;
        for side in [Side::Allied, Side::Red] {
            let named = self.given[side];
            self.state.held[side] |= named;
            self.state.held[side.enemy()] &= !named;
        }
        let said = self.given[Side::Allied] | self.given[Side::Red];
        let assumed = (unsaid[Side::Allied] | unsaid[Side::Red]) & !said;
        if said != 0 && assumed != 0 {
            self.reading.notices.push(Flaw::against("24.0.a", "elope-position-assumed-held"));
        }
    }

    /// What was left unsaid: who holds what, conditions; and what was assumed.
    fn finish(&mut self) {
        let data = self.data;
        self.hold_places();
        if self.conditions == Conditions::Found && self.phase != Phase::SetUp {
            find_conditions(data, &mut self.state);
            directives::attach(data, &mut self.state, &mut Events::unheard());
            find_conditions(data, &mut self.state);
            if let crate::state::Frame::Movement { side } = self.state.top() {
                rail::start_phase(data, &mut self.state, side);
                naval::check_lines(data, &mut self.state, side);
            }
            sequence::note_zones(data, &mut self.state);
        }
        self.state.settled = false;
        for (place, id) in
            [(Place::Lost, "elope-position-assumed-lost"), (Place::ToCome, "elope-position-assumed-to-come")]
        {
            let unsaid = self.state.at(Spot::of(place)).filter(|unit| self.reading.line_of(unit).is_none());
            if let Some(first) = unsaid.first() {
                let flaw = Flaw::new(id).named("unit", data.roster.get(first).id.as_str());
                let counters = unsaid.iter().map(|unit| data.roster.get(unit).id.clone()).collect();
                self.reading.notices.push(Flaw { counters, ..flaw.number("others", unsaid.len() as i64 - 1) });
            }
        }
    }
}
