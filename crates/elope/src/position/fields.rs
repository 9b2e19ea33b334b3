//! The fields of a position: turn, phase, weather, points, what lies on the map.

use engine::Flaw;
use engine::situation::Line;
use hexmap::HexIx;

use super::read::Reader;
use super::{PHASES, Phase, stack_of};
use crate::board::{Ground, PlaceIx, Water, Weather};
use crate::counters::Side;
use crate::scenarios::WeatherOf;
use crate::sets::{Hexes, Reach, Reaches};
use crate::state::{Flyable, Kotlas};
use crate::{arrivals, rail, weather};

/// The words of a line, as one.
fn value(line: &Line) -> String {
    line.items.iter().map(|item| item.id.as_str()).collect::<Vec<_>>().join(" ")
}

/// A name as people write it: `Archangel` is `archangel`.
pub(super) fn plain_name(name: &str) -> String {
    name.to_lowercase().replace([' ', '-'], "_")
}

impl Reader<'_> {
    /// Turn and phase, without which nothing else can be read.
    pub(super) fn head(&mut self, lines: &[Line]) {
        let last = arrivals::last_turn(self.data, &self.state);
        match self.only(lines, "turn") {
            None => self.flaws.push(Flaw::against("3.0.a", "elope-position-no-turn").number("last", last)),
            Some(line) => match value(line).parse::<u8>() {
                Ok(turn) if (1..=last).contains(&turn) => self.state.turn = turn,
                _ => self.wrong(line, "3.0.a", "elope-position-no-such-turn", |flaw| {
                    flaw.named("word", value(line)).number("last", last)
                }),
            },
        }
        self.state.turn = self.state.turn.max(1);
        match self.only(lines, "phase") {
            None => self.flaws.push(Flaw::against("3.0.a", "elope-position-no-phase")),
            Some(line) => match PHASES.iter().find(|(_, word, _)| *word == value(line)) {
                Some((phase, ..)) => self.phase = *phase,
                None => {
                    self.wrong(line, "3.0.a", "elope-position-no-such-phase", |flaw| flaw.named("word", value(line)))
                }
            },
        }
        self.state.stack = stack_of(self.phase);
        weather::start_turn(self.data, &mut self.state);
        if self.phase == Phase::SetUp {
            if self.state.turn > 1 {
                self.flaws.push(Flaw::against("23.1.T1.a", "elope-position-set-up-is-first"));
            }
            self.state.turn = 0;
        }
    }

    /// The line of a field that has one value.
    fn only<'l>(&mut self, lines: &'l [Line], key: &str) -> Option<&'l Line> {
        let mut all = lines.iter().filter(|line| line.key == key);
        let first = all.next();
        for again in all {
            self.flaws.push(Flaw::new("elope-position-field-twice").at(again.number).named("word", key));
        }
        first
    }

    fn wrong(&mut self, line: &Line, clause: &str, id: &str, with: impl FnOnce(Flaw) -> Flaw) {
        self.flaws.push(with(Flaw::against(clause, id).at(line.number)));
    }

    fn not_a_value(&mut self, line: &Line) {
        let flaw = Flaw::new("elope-position-no-such-value").at(line.number);
        self.flaws.push(flaw.named("field", line.key.as_str()).named("word", value(line)));
    }

    fn number(&mut self, lines: &[Line], key: &str, most: u16) -> Option<u16> {
        let line = self.only(lines, key)?;
        let number = value(line).parse::<u16>().ok().filter(|number| *number <= most);
        if number.is_none() {
            self.not_a_value(line);
        }
        number
    }

    /// All other fields that have one value.
    pub(super) fn single_fields(&mut self, lines: &[Line]) {
        self.weather(lines);
        self.depth(lines);
        self.doctrine(lines);
        for (key, side) in [("points allied", Side::Allied), ("points red", Side::Red)] {
            if let Some(points) = self.number(lines, key, super::form::MOST_POINTS) {
                self.state.points[side] = points;
            }
        }
        if let Some(points) = self.number(lines, "points vologda", super::form::MOST_POINTS) {
            self.state.vologda_points = points;
        }
        if let Some(attacks) = self.number(lines, "gas", u16::from(u8::MAX)) {
            self.state.gas_attacks = attacks as u8;
        }
        if let Some(line) = self.only(lines, "conditions") {
            match value(line).as_str() {
                "found" => {}
                "marked" => self.marked = true,
                _ => self.not_a_value(line),
            }
        }
    }

    /// 14.0: what the turn brings; in October a die decides.
    fn weather(&mut self, lines: &[Line]) {
        let Some(line) = self.only(lines, "weather") else { return };
        let given = match value(line).as_str() {
            "dry" => Weather::Dry,
            "thaw" => Weather::Thaw,
            "snow" => Weather::Snow,
            _ => return self.not_a_value(line),
        };
        let rolled = arrivals::turn(self.data, &self.state).weather == WeatherOf::Roll && self.phase.is_after_dice();
        if rolled && given == Weather::Snow {
            self.state.upper_ice = true;
        } else if given != self.state.weather {
            let due = self.state.weather;
            let turn = self.state.turn.max(1);
            self.flaws.push({
                let clause = if rolled { "14.4.b" } else { "AID.weather" };
                let mut flaw =
                    Flaw::against(clause, "elope-position-wrong-weather").at(line.number).number("turn", turn);
                flaw.what.args.push(("weather".into(), engine::Word::Term(weather::word(due).into())));
                flaw
            });
        }
        self.state.weather = given;
    }

    /// 15.81: rolled before the turn; in the Mutual Operations Phase it may be left to the die.
    fn depth(&mut self, lines: &[Line]) {
        let table = &self.data.tables.river_depth;
        let rolled = self.state.options.river_depth && self.state.turn >= table.from_turn;
        match (self.only(lines, "depth"), rolled) {
            (None, false) => {}
            (None, true) if !self.phase.is_after_dice() => {}
            (None, true) => self.flaws.push(Flaw::against("15.81.a", "elope-position-no-depth")),
            (Some(line), false) => self.wrong(line, "15.81.a", "elope-position-depth-not-rolled", |flaw| flaw),
            (Some(line), true) => {
                let feet = value(line).parse().ok();
                self.state.depth = feet.filter(|feet| table.rows.iter().any(|row| row.feet == *feet));
                if self.state.depth.is_none() {
                    self.not_a_value(line);
                }
            }
        }
    }

    /// 20.0: the decision for Kotlas, and who takes the railway.
    fn doctrine(&mut self, lines: &[Line]) {
        let decision = &self.data.tables.decision;
        let (turn, doctrine) = (self.state.turn, self.state.options.doctrine);
        let rolled = doctrine && decision.turns.contains(&turn);
        if let Some(line) = self.only(lines, "kotlas") {
            match (value(line).as_str(), rolled) {
                ("silent", false) => {}
                ("silent", true) if !self.phase.is_after_dice() => {}
                ("yes", true) => self.state.kotlas = Kotlas::Yes,
                ("undecided", true) => self.state.kotlas = Kotlas::Undecided,
                ("yes" | "undecided", false) => self.wrong(line, "20.0.j", "elope-position-no-decision", |flaw| flaw),
                _ => self.not_a_value(line),
            }
        } else if rolled && self.phase.is_after_dice() {
            self.state.kotlas = Kotlas::Undecided;
            self.notices.push(Flaw::against("20.0.j", "elope-position-decision-assumed"));
        }
        if rolled && turn == decision.final_turn {
            self.state.july = self.state.kotlas;
        }
        if let Some(line) = self.only(lines, "july") {
            let decided = self.state.kotlas != Kotlas::Silent;
            let over = doctrine && (turn > decision.final_turn || decided && turn == decision.final_turn);
            match (value(line).as_str(), over) {
                ("silent", _) => {}
                ("yes", true) => self.state.july = Kotlas::Yes,
                ("undecided", true) => self.state.july = Kotlas::Undecided,
                ("yes" | "undecided", false) => self.wrong(line, "20.0.l", "elope-position-no-decision", |flaw| flaw),
                _ => self.not_a_value(line),
            }
        }
        if let Some(line) = self.only(lines, "been in kotlas") {
            match value(line).as_str() {
                "yes" => self.state.entered_kotlas = true,
                "no" => {}
                _ => self.not_a_value(line),
            }
        }
        if let Some(line) = self.only(lines, "railway brigade") {
            let hq = self.data.roster.find(&value(line)).filter(|hq| self.data.standing.brigades.contains(hq));
            match (hq, value(line).as_str()) {
                (Some(hq), _) => self.state.railway_brigade = Some(hq),
                (None, "none") => {}
                _ => self.not_a_value(line),
            }
        }
    }

    /// Whether a line is a field; fields that list places are read here.
    pub(super) fn list_field(&mut self, line: &Line) -> bool {
        match line.key.as_str() {
            "turn" | "phase" | "weather" | "depth" | "points allied" | "points red" | "points vologda" | "gas"
            | "conditions" | "kotlas" | "july" | "been in kotlas" | "railway brigade" => {}
            "held allied" => self.hold(line, Side::Allied),
            "held red" => self.hold(line, Side::Red),
            "forts" => {
                let forts = self.hexes(line, "17.0.a", "elope-position-no-land", Self::is_land);
                self.state.forts = self.state.forts.or(forts);
            }
            "hasty" => {
                let hasty = self.hexes(line, "17.0.a", "elope-position-no-land", Self::is_land);
                self.state.hasty = self.state.hasty.or(hasty);
            }
            "wrecked" => {
                let on_line = |reader: &Self, hex| rail::on_line(reader.data, hex).is_some();
                let wrecked = self.hexes(line, "16.5", "elope-position-no-railway", on_line);
                self.state.wrecked = self.state.wrecked.or(wrecked);
            }
            "bridges built" => {
                let fresh = |reader: &Self, reach| !reader.data.board.bridges.contains(reach);
                let built = self.reaches(line, "17.0.a", "elope-position-bridge-is-there", fresh);
                self.state.bridges = self.state.bridges.or(built);
            }
            "bridges down" => {
                let printed = |reader: &Self, reach| reader.data.board.bridges.contains(reach);
                let down = self.reaches(line, "17.0.a", "elope-position-no-bridge-there", printed);
                self.state.bridges = self.state.bridges.without(down);
            }
            "mined" => {
                let mined = self.reaches(line, "15.7.a", "elope-position-not-navigable", Self::is_navigable);
                self.state.mined = self.state.mined.or(mined);
                let name = |reach| self.data.reach_name(reach);
                let vaga = mined.iter().filter(|reach| self.data.board.reach_info(*reach).water == Water::Vaga);
                for name in vaga.map(name).collect::<Vec<_>>() {
                    self.wrong(line, "15.8.d", "elope-position-no-mines-in-the-vaga", |flaw| {
                        flaw.named("hex", name.as_str()).in_place(name)
                    });
                }
            }
            "swept" => {
                let swept = self.reaches(line, "15.71.a", "elope-position-not-navigable", Self::is_navigable);
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

    fn is_land(&self, hex: HexIx) -> bool {
        self.data.board.ground[hex.index()] != Ground::Water
    }

    pub(super) fn is_navigable(&self, reach: Reach) -> bool {
        self.data.board.reach_info(reach).navigable
    }

    fn hexes(&mut self, line: &Line, clause: &str, id: &str, fits: impl Fn(&Self, HexIx) -> bool) -> Hexes {
        let data = self.data;
        let mut found = Hexes::NONE;
        for item in &line.items {
            match data.hex_named(&plain_name(&item.id)) {
                Some(hex) if fits(self, hex) => found.insert(hex),
                Some(hex) => self.wrong(line, clause, id, |flaw| {
                    let name = data.hex_name(hex);
                    flaw.named("hex", name.as_str()).in_place(name)
                }),
                None => self.no_place(line, &item.id),
            }
        }
        found
    }

    fn reaches(&mut self, line: &Line, clause: &str, id: &str, fits: impl Fn(&Self, Reach) -> bool) -> Reaches {
        let data = self.data;
        let mut found = Reaches::NONE;
        for item in &line.items {
            match data.reach_named(&item.id) {
                Some(reach) if fits(self, reach) => found.insert(reach),
                Some(reach) => self.wrong(line, clause, id, |flaw| {
                    let name = data.reach_name(reach);
                    flaw.named("hex", name.as_str()).in_place(name)
                }),
                None => self.flaws.push(
                    Flaw::against("15.0.b", "elope-position-no-hexside")
                        .at(line.number)
                        .named("word", item.id.as_str()),
                ),
            }
        }
        found
    }

    fn place(&mut self, line: &Line, name: &str) -> Option<PlaceIx> {
        let places = &self.data.board.map.places;
        let by_id = places.iter().position(|place| place.id == plain_name(name)).map(|index| PlaceIx(index as u8));
        let found = by_id.or_else(|| self.data.hex_named(name).and_then(|hex| self.data.board.place_in(hex)));
        if found.is_none() {
            self.no_place(line, name);
        }
        found
    }

    fn hold(&mut self, line: &Line, side: Side) {
        for item in &line.items {
            let Some(place) = self.place(line, &item.id) else { continue };
            if self.given[side.enemy()] & (1 << place.0) != 0 {
                let name = self.data.board.place(place).id.clone();
                self.flaws.push(Flaw::new("elope-position-held-by-both").at(line.number).named("hex", name));
            }
            self.given[side] |= 1 << place.0;
        }
    }

    fn airfields(&mut self, line: &Line, flyable: Flyable) {
        for item in &line.items {
            let Some(place) = self.place(line, &item.id) else { continue };
            match self.data.board.airbases.iter().position(|base| base.place == place) {
                Some(base) => self.state.airfields[base] = flyable,
                None => {
                    self.wrong(line, "12.6", "elope-position-no-airfield", |flaw| flaw.named("hex", item.id.as_str()))
                }
            }
        }
    }

    fn engines(&mut self, line: &Line, flyable: Flyable) {
        for item in &line.items {
            let models = &self.data.tables.aircraft.reliability;
            match models.iter().position(|row| row.model == item.id) {
                Some(model) => self.state.engines[model] = flyable,
                None => self.not_a_value(line),
            }
        }
    }

    pub(super) fn no_place(&mut self, line: &Line, name: &str) {
        self.flaws.push(Flaw::new("elope-position-no-place").at(line.number).named("word", name));
    }
}
