//! Reading a position: what turn and phase it is, what is noted, the counters, and then what follows from them.

use engine::situation::{Line, Reading, no_state};
use engine::{Flaw, LaidOut, Situation};

use super::notes::NOTES;
use super::{PHASES, Phase, SIDES, WEATHERS, base, named, spot_named, unsaid};
use crate::board::PerCounter;
use crate::data::Data;
use crate::flags::{self, Written};
use crate::game::Rossyia;
use crate::ids::{CounterIx, FactionIx, TurnIx, Whereabouts};
use crate::place::{Place, Standing, WORDS};
use crate::places::WeatherZone;
use crate::procedure::OwnPoints;
use crate::setup::Choices;
use crate::state::State;
use crate::zones;

/// No faction ever has more points of a kind.
pub(super) const MOST_POINTS: u16 = 99;

/// A position while it is read.
pub(super) struct Reader<'a> {
    pub(super) data: &'a Data,
    pub(super) base: State,
    pub(super) state: State,
    pub(super) phase: Phase,
    pub(super) reading: Reading<'a, CounterIx>,
}

/// A position, laid out and judged.
pub(crate) fn lay_out(game: &Rossyia, choices: Choices, situation: &Situation) -> LaidOut<State> {
    let base = base(game.data(), choices);
    let mut reader =
        Reader { data: game.data(), base, state: base, phase: Phase::Turn, reading: Reading::new(situation) };
    reader.head();
    reader.notes();
    reader.options();
    let mut lines = reader.reading.other_lines();
    lines.retain(|line| !reader.points(line));
    reader.hold_cities_and_rail(&lines);
    let ground = |line: &&Line| ["cities ", "rail ", "held ", "bridges "].iter().any(|key| line.key.starts_with(key));
    let (ground, counters): (Vec<&Line>, Vec<&Line>) = lines.into_iter().partition(ground);
    reader.set_aside();
    counters.iter().for_each(|line| reader.line(line));
    zones::refresh(reader.data, &mut reader.state);
    reader.hold_hexes_and_bridges(&ground);
    zones::refresh(reader.data, &mut reader.state);
    reader.assumed();
    reader.judge(game);
    let Reading { flaws, notices, .. } = reader.reading;
    LaidOut { state: reader.state, flaws, notices }
}

impl Reader<'_> {
    /// Turn and phase, without which nothing else can be read; level, initiative, weather, the Czech case.
    fn head(&mut self) {
        let scenario = self.state.scenario(self.data);
        let (first, last) = (scenario.first_turn.index() + 1, scenario.last_turn.index() + 1);
        let turn = |flaw: Flaw| flaw.number("first", first as i64).number("last", last as i64);
        match self.reading.field("turn") {
            None => self.reading.flaws.push(turn(Flaw::against("X.turn.1", "rossyia-position-no-turn"))),
            Some(line) => match line.value().parse::<usize>() {
                Ok(number) if (first..=last).contains(&number) => self.state.turn = TurnIx((number - 1) as u8),
                _ => {
                    let flaw = Flaw::against("X.turn.1", "rossyia-position-no-such-turn").named("word", line.value());
                    self.reading.wrong(line, turn(flaw));
                }
            },
        }
        match self.reading.field("phase") {
            None => self.reading.flaws.push(Flaw::against("X.turn.1", "rossyia-position-no-phase")),
            Some(line) => match PHASES.iter().find(|(_, word, _)| *word == line.value()) {
                Some((phase, ..)) => self.phase = *phase,
                None => {
                    let flaw = Flaw::against("X.turn.1", "rossyia-position-no-such-phase");
                    self.reading.wrong(line, flaw.named("word", line.value()));
                }
            },
        }
        self.state.initiative = self.data.calendar.turns[self.state.turn.index()].initiative;
        if let Some((_, side)) = self.reading.choice("initiative", &SIDES) {
            self.state.initiative = side;
        }
        self.state.stack = self.phase.stack(self.state.initiative);
        if let Some(level) = self.reading.number("level", 100) {
            self.state.level = level as u8;
        }
        for (key, zone) in [("weather north", WeatherZone::North), ("weather south", WeatherZone::South)] {
            if let Some((_, weather)) = self.reading.choice(key, &WEATHERS) {
                self.state.weather[zone as usize] = weather;
            }
        }
        self.czech_case();
    }

    /// N.czechs.19: where a die chose the case, the position has to name it.
    fn czech_case(&mut self) {
        let cases = &self.data.nations.czechs.cases;
        let Some(line) = self.reading.field("czech case") else {
            let rolled = self.state.scenario(self.data).czechs == Some(crate::scenarios::CzechRule::Roll);
            if rolled && self.state.turn > self.state.scenario(self.data).first_turn {
                self.reading.notices.push(
                    Flaw::against("N.czechs.19", "rossyia-position-czech-case-assumed")
                        .number("case", i64::from(self.state.czech_case.unwrap_or_default())),
                );
            }
            return;
        };
        let case = line.value().parse::<u8>().ok().filter(|case| cases.iter().any(|known| known.id == *case));
        match case.filter(|_| self.state.czech_case.is_some()) {
            Some(case) => self.state.czech_case = Some(case),
            None => self.reading.not_a_value(line),
        }
    }

    /// Whatever is noted beside the board.
    fn notes(&mut self) {
        for note in NOTES {
            let Some(line) = self.reading.field(note.key) else { continue };
            for item in &line.items {
                if (note.read)(self.data, &mut self.state, item).is_none() {
                    let flaw = Flaw::new("engine-position-no-such-value").named("field", note.key);
                    self.reading.wrong(line, flaw.named("word", item.to_string()));
                }
            }
        }
        self.isolated();
    }

    /// II.C.6, II.D.5: cities that were cut off when points were counted, with what they have of their own.
    fn isolated(&mut self) {
        let Some(line) = self.reading.field("isolated") else { return };
        for item in &line.items {
            let mut own = OwnPoints::default();
            let fits =
                item.states.iter().all(|word| match word.split_once('=').map(|(key, n)| (key, n.parse::<u8>())) {
                    Some(("rail", Ok(points))) => {
                        own.rail = points;
                        true
                    }
                    Some(("pr", Ok(points))) => {
                        own.pr = points;
                        true
                    }
                    _ => false,
                });
            match named(self.data, &item.id).filter(|_| fits) {
                Some(city) => {
                    self.state.isolated.insert(city);
                    self.state.own[city] = own;
                }
                None => {
                    let flaw = Flaw::new("engine-position-no-such-value").named("field", line.key.as_str());
                    self.reading.wrong(line, flaw.named("word", item.to_string()));
                }
            }
        }
    }

    /// Whether a line says how many points a faction has: `pr FACTION`, `rail points FACTION`.
    fn points(&mut self, line: &Line) -> bool {
        type Stock = fn(&mut State, FactionIx) -> &mut u8;
        let stocks: [(&str, Stock); 2] = [
            ("pr ", |state, faction| &mut state.pr[faction]),
            ("rail points ", |state, faction| &mut state.rail_points[faction]),
        ];
        for (key, stock) in stocks {
            let Some(whose) = line.key.strip_prefix(key) else { continue };
            let points = line.value().parse::<u8>().ok().filter(|points| u16::from(*points) <= MOST_POINTS);
            match (self.faction(line, whose).flatten(), points) {
                (Some(faction), Some(points)) => *stock(&mut self.state, faction) = points,
                (Some(_), None) => self.reading.not_a_value(line),
                (None, _) => {}
            }
            return true;
        }
        false
    }

    /// Every counter is where it is if nothing is said of it, and as fresh as it can be.
    fn set_aside(&mut self) {
        let data = self.data;
        let mut places: PerCounter<Place> = Default::default();
        for counter in data.ids.all::<CounterIx>() {
            places[counter] = unsaid(data, &self.base, &self.state, counter);
        }
        self.state.place = places;
        self.state.armt = Default::default();
    }

    /// A line of counters.
    fn line(&mut self, line: &Line) {
        let Some(place) = self.where_to(line) else { return };
        for item in &line.items {
            let found = named(self.data, &item.id);
            let Some(counter) = self.reading.counter(line, item, found) else { continue };
            for word in &item.states {
                if let Some(flaw) = self.mark(counter, word) {
                    self.reading.wrong(line, flaw);
                }
            }
            match self.misplaced(counter, place) {
                None => self.state.place[counter] = place,
                Some(flaw) => self.reading.wrong(line, flaw),
            }
        }
    }

    /// The place of a line: a hex, city or box, a word for those who are nowhere, `due PLACE`, `delayed PLACE`.
    fn where_to(&mut self, line: &Line) -> Option<Place> {
        let key = line.key.as_str();
        let word = WORDS.iter().find(|(word, _)| *word == engine::situation::plain_name(key)).map(|(_, known)| *known);
        let spot = |name: &str| spot_named(self.data, name);
        let due = || key.strip_prefix("due ").and_then(spot).map(Standing::Due);
        let delayed = || key.strip_prefix("delayed ").and_then(spot).map(Standing::Delayed);
        let at = || spot(key).map(Standing::At);
        let found = word.or_else(due).or_else(delayed).or_else(at);
        if found.is_none() {
            self.reading.wrong(line, Flaw::new("rossyia-position-no-place").named("word", key));
        }
        found.map(Place::of)
    }

    /// What is wrong with a counter in a place, whoever else is there.
    fn misplaced(&self, counter: CounterIx, place: Place) -> Option<Flaw> {
        let data = self.data;
        let spot = place.spot()?;
        let flaw = |clause: &str, id: &str| {
            let flaw = Flaw::against(clause, id).named("unit", data.ids.id(counter));
            Some(flaw.about("place", data.spot_name(spot)))
        };
        if !self.state.scenario(data).in_play(&data.map.grid, &data.ids, spot) {
            return flaw("X.area.1", "rossyia-position-out-of-the-area");
        }
        let Whereabouts::Hex(hex) = data.ids.whereabouts(spot) else { return None };
        match () {
            () if !data.is_land(hex) => flaw("VI.D.9", "rossyia-position-in-the-water"),
            () if data.kinds.trains.contains(counter) && data.board.rail_at[hex.index()].is_none() => {
                flaw("VIII.A.6", "rossyia-position-off-the-rails")
            }
            () => None,
        }
    }

    /// A state of a counter; what is wrong with it.
    fn mark(&mut self, counter: CounterIx, word: &str) -> Option<Flaw> {
        let data = self.data;
        let misfit = |clause: &str| {
            let flaw = Flaw::against(clause, "rossyia-position-state-does-not-fit");
            Some(flaw.named("unit", data.ids.id(counter)).named("word", word))
        };
        if let Some(flag) = flags::named(word).filter(|flag| flag.written != Written::Never) {
            flag.on(&mut self.state).insert(counter);
            return None;
        }
        let turned = data.unit(counter).is_some_and(|unit| unit.full.is_some() && unit.reduced.is_some());
        let number = |value: &str| value.parse::<u8>().ok();
        match word.split_once('=').unwrap_or((word, "")) {
            ("full" | "reduced", "") if turned => self.state.trains.full.set(counter, word == "full"),
            ("full" | "reduced", "") => return misfit("VIII.A.11"),
            ("steps", steps) => {
                let most = data.unit(counter).map_or(0, |unit| unit.steps);
                match number(steps).filter(|steps| (1..=most).contains(steps)) {
                    Some(steps) => self.state.hits[counter] = most - steps,
                    None => return misfit("VI.A.1"),
                }
            }
            ("armt", points) => {
                let most = data.tables.armt.maximum;
                match (data.hq_of(counter), number(points).filter(|points| *points <= most)) {
                    (Some(hq), Some(points)) => self.state.armt[hq] = points,
                    _ => return misfit("V.F.1"),
                }
            }
            ("faction", name) => match named::<FactionIx>(data, name) {
                Some(faction) => {
                    let printed = data.printed_faction(counter) == faction;
                    self.state.joined[counter] = (!printed).then_some(faction);
                }
                None => return misfit("X.unit.1"),
            },
            ("fallen_back", hexes) if data.kinds.trains.contains(counter) => match number(hexes) {
                Some(hexes) => self.state.trains.fallen_back[counter] = hexes,
                None => return misfit("VIII.A.18"),
            },
            _ => return Some(no_state(data.ids.id(counter), word)),
        }
        None
    }

    /// Who was on the board of the scenario and is not named is taken for eliminated.
    fn assumed(&mut self) {
        let data = self.data;
        let gone = Place::of(Standing::Eliminated);
        let silent = |counter: &CounterIx| {
            self.state.place[*counter] == gone
                && self.base.place[*counter] != gone
                && self.reading.line_of(*counter).is_none()
        };
        let silent: Vec<CounterIx> = data.ids.all::<CounterIx>().filter(silent).collect();
        if let Some(first) = silent.first() {
            let flaw = Flaw::against("V.K.1", "rossyia-position-assumed-eliminated").named("unit", data.ids.id(*first));
            let counters = silent.iter().map(|counter| data.ids.id(*counter).to_owned()).collect();
            self.reading.notices.push(Flaw { counters, ..flaw.number("others", silent.len() as i64 - 1) });
        }
    }
}
