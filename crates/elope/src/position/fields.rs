//! The fields of a position: turn, phase, weather, points, what lies on the map.

use engine::Flaw;
use engine::situation::{Line, no_such_value, plain_name};
use hexmap::HexIx;

use super::read::Reader;
use super::{CONDITIONS, DECISIONS, NO_OR_YES, PHASES, Phase, WEATHERS, stack_of};
use crate::board::{Ground, PlaceIx, Water, Weather};
use crate::counters::Side;
use crate::data::Data;
use crate::scenarios::WeatherOf;
use crate::sets::{Hexes, Reach, Reaches};
use crate::state::{Flyable, Kotlas};
use crate::{arrivals, rail, weather};

impl Reader<'_> {
    /// Turn and phase, without which nothing else can be read.
    pub(super) fn head(&mut self) {
        let last = arrivals::last_turn(self.data, &self.state);
        match self.reading.field("turn") {
            None => self.reading.flaws.push(Flaw::against("3.0.a", "elope-position-no-turn").number("last", last)),
            Some(line) => match line.value().parse::<u8>() {
                Ok(turn) if (1..=last).contains(&turn) => self.state.turn = turn,
                _ => {
                    let flaw = Flaw::against("3.0.a", "elope-position-no-such-turn");
                    self.reading.wrong(line, flaw.named("word", line.value()).number("last", last));
                }
            },
        }
        self.state.turn = self.state.turn.max(1);
        match self.reading.field("phase") {
            None => self.reading.flaws.push(Flaw::against("3.0.a", "elope-position-no-phase")),
            Some(line) => match PHASES.iter().find(|(_, word, _)| *word == line.value()) {
                Some((phase, ..)) => self.phase = *phase,
                None => {
                    let flaw = Flaw::against("3.0.a", "elope-position-no-such-phase");
                    self.reading.wrong(line, flaw.named("word", line.value()));
                }
            },
        }
        self.state.stack = stack_of(self.phase);
        weather::start_turn(self.data, &mut self.state);
        if self.phase == Phase::SetUp {
            if self.state.turn > 1 {
                self.reading.flaws.push(Flaw::against("23.1.T1.a", "elope-position-set-up-is-first"));
            }
            self.state.turn = 0;
        }
    }

    /// All other fields that have one value.
    pub(super) fn single_fields(&mut self) {
        self.weather();
        self.depth();
        self.doctrine();
        for (key, side) in [("points allied", Side::Allied), ("points red", Side::Red)] {
            if let Some(points) = self.reading.number(key, super::form::MOST_POINTS) {
                self.state.points[side] = points;
            }
        }
        if let Some(points) = self.reading.number("points vologda", super::form::MOST_POINTS) {
            self.state.vologda_points = points;
        }
        if let Some(attacks) = self.reading.number("gas", u16::from(u8::MAX)) {
            self.state.gas_attacks = attacks as u8;
        }
        if let Some((_, conditions)) = self.reading.choice("conditions", &CONDITIONS) {
            self.conditions = conditions;
        }
    }

    /// 14.0: what the turn brings; in October a die decides.
    fn weather(&mut self) {
        let Some((line, given)) = self.reading.choice("weather", &WEATHERS) else { return };
        let rolled = arrivals::turn(self.data, &self.state).weather == WeatherOf::Roll && self.phase.is_after_dice();
        if rolled && given == Weather::Snow {
            self.state.upper_ice = true;
        } else if given != self.state.weather {
            let clause = if rolled { "14.4.b" } else { "AID.weather" };
            let mut flaw = Flaw::against(clause, "elope-position-wrong-weather").number("turn", self.state.turn.max(1));
            flaw.what = flaw.what.with("weather", engine::Word::Term(weather::word(self.state.weather).into()));
            self.reading.wrong(line, flaw);
        }
        self.state.weather = given;
    }

    /// 15.81: rolled before the turn; in the Mutual Operations Phase it may be left to the die.
    fn depth(&mut self) {
        let table = &self.data.tables.river_depth;
        let rolled = self.state.options.river_depth && self.state.turn >= table.from_turn;
        match (self.reading.field("depth"), rolled) {
            (None, false) => {}
            (None, true) if !self.phase.is_after_dice() => {}
            (None, true) => self.reading.flaws.push(Flaw::against("15.81.a", "elope-position-no-depth")),
            (Some(line), false) => {
                self.reading.wrong(line, Flaw::against("15.81.a", "elope-position-depth-not-rolled"));
            }
            (Some(line), true) => {
                let feet = line.value().parse().ok();
                self.state.depth = feet.filter(|feet| table.rows.iter().any(|row| row.feet == *feet));
                if self.state.depth.is_none() {
                    self.reading.not_a_value(line);
                }
            }
        }
    }

    /// 20.0: the decision for Kotlas, and who takes the railway.
    fn doctrine(&mut self) {
        let decision = &self.data.tables.decision;
        let (turn, doctrine) = (self.state.turn, self.state.options.doctrine);
        let rolled = doctrine && decision.turns.contains(&turn);
        if let Some(line) = self.reading.field("kotlas") {
            match (self.reading.value(line, &DECISIONS), rolled) {
                (Some(Kotlas::Silent), true) if self.phase.is_after_dice() => self.reading.not_a_value(line),
                (Some(Kotlas::Silent) | None, _) => {}
                (Some(decided), true) => self.state.kotlas = decided,
                (Some(_), false) => self.reading.wrong(line, Flaw::against("20.0.j", "elope-position-no-decision")),
            }
        } else if rolled && self.phase.is_after_dice() {
            self.state.kotlas = Kotlas::Undecided;
            self.reading.notices.push(Flaw::against("20.0.j", "elope-position-decision-assumed"));
        }
        if rolled && turn == decision.final_turn {
            self.state.july = self.state.kotlas;
        }
        let decided = self.state.kotlas != Kotlas::Silent;
        let over = doctrine && (turn > decision.final_turn || decided && turn == decision.final_turn);
        match (self.reading.choice("july", &DECISIONS), over) {
            (Some((_, Kotlas::Silent)) | None, _) => {}
            (Some((_, decided)), true) => self.state.july = decided,
            (Some((line, _)), false) => {
                self.reading.wrong(line, Flaw::against("20.0.l", "elope-position-no-decision"));
            }
        }
        if let Some((_, been)) = self.reading.choice("been in kotlas", &NO_OR_YES) {
            self.state.entered_kotlas = been;
        }
        if let Some(line) = self.reading.field("railway brigade") {
            let hq = self.data.roster.find(&line.value()).filter(|hq| self.data.directives.brigades.contains(hq));
            match (hq, line.value().as_str()) {
                (Some(hq), _) => self.state.railway_brigade = Some(hq),
                (None, "none") => {}
                _ => self.reading.not_a_value(line),
            }
        }
    }

    /// Whether a line lists places; those that do are read here.
    pub(super) fn list_field(&mut self, line: &Line) -> bool {
        match line.key.as_str() {
            "held allied" => self.hold(line, Side::Allied),
            "held red" => self.hold(line, Side::Red),
            "forts" => {
                let forts = self.hexes(line, "17.0.a", "elope-position-no-land", is_land);
                self.state.forts = self.state.forts.or(forts);
            }
            "hasty" => {
                let hasty = self.hexes(line, "17.0.a", "elope-position-no-land", is_land);
                self.state.hasty = self.state.hasty.or(hasty);
            }
            "wrecked" => {
                let on_line = |data: &Data, hex| rail::on_line(data, hex).is_some();
                let wrecked = self.hexes(line, "16.5", "elope-position-no-railway", on_line);
                self.state.wrecked = self.state.wrecked.or(wrecked);
            }
            "bridges built" => {
                let fresh = |data: &Data, reach| !data.board.bridges.contains(reach);
                let built = self.reaches(line, "17.0.a", "elope-position-bridge-is-there", fresh);
                self.state.bridges = self.state.bridges.or(built);
            }
            "bridges down" => {
                let printed = |data: &Data, reach| data.board.bridges.contains(reach);
                let down = self.reaches(line, "17.0.a", "elope-position-no-bridge-there", printed);
                self.state.bridges = self.state.bridges.without(down);
            }
            "mined" => {
                let mined = self.reaches(line, "15.7.a", "elope-position-not-navigable", is_navigable);
                self.state.mined = self.state.mined.or(mined);
                let vaga = mined.iter().filter(|reach| self.data.board.reach_info(*reach).water == Water::Vaga);
                for reach in vaga {
                    let flaw = Flaw::against("15.8.d", "elope-position-no-mines-in-the-vaga");
                    self.reading.wrong(line, flaw.about("hex", self.data.reach_name(reach)));
                }
            }
            "swept" => {
                let swept = self.reaches(line, "15.71.a", "elope-position-not-navigable", is_navigable);
                self.state.swept = self.state.swept.or(swept);
            }
            "open airfields" => self.airfields(line, Flyable::Yes),
            "closed airfields" => self.airfields(line, Flyable::No),
            "running engines" => self.engines(line, Flyable::Yes),
            "failed engines" => self.engines(line, Flyable::No),
            _ => return false,
        }
        true
    }

    fn hexes(&mut self, line: &Line, clause: &str, id: &str, fits: impl Fn(&Data, HexIx) -> bool) -> Hexes {
        let data = self.data;
        let misfit = |hex| Flaw::against(clause, id).about("hex", data.hex_name(hex));
        Hexes::of(self.reading.list(line, |word| match data.hex_named(&plain_name(word)) {
            Some(hex) if fits(data, hex) => Ok(hex),
            Some(hex) => Err(misfit(hex).into()),
            None => Err(no_place(word).into()),
        }))
    }

    fn reaches(&mut self, line: &Line, clause: &str, id: &str, fits: impl Fn(&Data, Reach) -> bool) -> Reaches {
        let data = self.data;
        let misfit = |reach| Flaw::against(clause, id).about("hex", data.reach_name(reach));
        Reaches::of(self.reading.list(line, |word| match data.reach_named(word) {
            Some(reach) if fits(data, reach) => Ok(reach),
            Some(reach) => Err(misfit(reach).into()),
            None => Err(Flaw::against("15.0.b", "elope-position-no-hexside").named("word", word).into()),
        }))
    }

    fn hold(&mut self, line: &Line, side: Side) {
        for place in self.reading.list(line, |word| place(self.data, word)) {
            if self.given[side.enemy()] & (1 << place.0) != 0 {
                let name = self.data.board.place(place).id.as_str();
                self.reading.wrong(line, Flaw::new("elope-position-held-by-both").named("hex", name));
            }
            self.given[side] |= 1 << place.0;
        }
    }

    fn airfields(&mut self, line: &Line, flyable: Flyable) {
        let data = self.data;
        let base_in = |word: &str| {
            let place = place(data, word)?;
            let base = data.board.airbases.iter().position(|base| base.place == place);
            base.ok_or_else(|| Flaw::against("12.6", "elope-position-no-airfield").named("hex", word).into())
        };
        self.reading.list(line, base_in).into_iter().for_each(|base| self.state.airfields[base] = flyable);
    }

    fn engines(&mut self, line: &Line, flyable: Flyable) {
        let models = &self.data.tables.aircraft.reliability;
        let model = |word: &str| {
            let model = models.iter().position(|row| row.model == word);
            model.ok_or_else(|| no_such_value(line).into())
        };
        self.reading.list(line, model).into_iter().for_each(|model| self.state.engines[model] = flyable);
    }
}

fn is_land(data: &Data, hex: HexIx) -> bool {
    data.board.ground[hex.index()] != Ground::Water
}

pub(super) fn is_navigable(data: &Data, reach: Reach) -> bool {
    data.board.reach_info(reach).navigable
}

/// A place by its name or by its hex.
fn place(data: &Data, name: &str) -> Result<PlaceIx, Box<Flaw>> {
    let places = &data.board.map.places;
    let by_id = places.iter().position(|place| place.id == plain_name(name)).map(|index| PlaceIx(index as u8));
    by_id.or_else(|| data.board.place_in(data.hex_named(name)?)).ok_or_else(|| no_place(name).into())
}

pub(super) fn no_place(name: &str) -> Flaw {
    Flaw::new("elope-position-no-place").named("word", name)
}
