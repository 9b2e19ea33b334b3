//! Situations for tests: what a script's `given` and `then` lines mean here.

use engine::script::{Staging, sure_to_lead_to};
use engine::{Answer, Game, Question, Seat, Shown, Stack, Urgency, notation};

use crate::state::{Cards, Frame, Sealed, State};
use crate::{EmtsaLine, Order, victory};

impl Staging for EmtsaLine {
    fn arrange(&self, state: &mut State, line: &str) -> Result<(), String> {
        let data = &self.data;
        let seat = |id: &str| self.title().seat(id).ok_or_else(|| format!("there is no seat {id:?}"));
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["active", id] => {
                state.sealed = [Sealed::NotAsked; 3];
                state.stack = Stack::new(Frame::Activations { over: 3 });
                state.stack.push(Frame::Activation { seat: seat(id)? });
            }
            ["turn", number] => state.turn = number.parse().map_err(|_| format!("{number:?} is not a turn"))?,
            ["greens", "follow", "nobody"] => state.greens = None,
            ["greens", "follow", id] => state.greens = Some(seat(id)?),
            ["hand", id, cards @ ..] => {
                let mut hand = Cards::default();
                for card in cards {
                    hand.insert(data.card_named(card).ok_or_else(|| format!("there is no card {card:?}"))?);
                }
                state.hands[usize::from(seat(id)?.0)] = hand;
            }
            ["nobody", "else"] => {
                state.place = Default::default();
                state.steps = Default::default();
                state.held_by = Default::default();
            }
            [unit, "at", station] => {
                let unit = data.unit_named(unit).ok_or_else(|| format!("there is no counter {unit:?}"))?;
                let station = data.station_named(station).ok_or_else(|| format!("there is no station {station:?}"))?;
                state.place[usize::from(unit.0)] = Some(station);
                state.steps[usize::from(unit.0)] = data.unit(unit).steps;
                victory::take(data, state, station);
            }
            [unit, "steps", number] => {
                let unit = data.unit_named(unit).ok_or_else(|| format!("there is no counter {unit:?}"))?;
                let number = number.parse().map_err(|_| format!("{number:?} is not a number"))?;
                state.steps[usize::from(unit.0)] = number;
            }
            _ => return Err(format!("{line:?} is no situation")),
        }
        Ok(())
    }

    fn fact(&self, state: &State, what: &str) -> Result<String, String> {
        let data = &self.data;
        let id = |seat: Seat| self.title().seat_id(seat).to_owned();
        let words: Vec<&str> = what.split_whitespace().collect();
        let none = || "nobody".to_owned();
        Ok(match words.as_slice() {
            ["may"] => {
                let may = |seat: &Seat| self.decision(state, *seat).is_some_and(|d| d.urgency == Urgency::May);
                self.title().all_seats().find(may).map_or_else(none, id)
            }
            ["greens"] => state.greens.map_or_else(none, id),
            ["order"] => state.order.map(id).join(" "),
            ["cards", seat] => {
                let seat = self.title().seat(seat).ok_or("there is no such seat")?;
                state.hands[usize::from(seat.0)].len().to_string()
            }
            ["mine", from, to] => {
                let ends = (data.station_named(from), data.station_named(to));
                let (Some(from), Some(to)) = ends else { return Err("there is no such station".into()) };
                let stretch = data.stretch(from, to).ok_or("nothing joins them")?;
                state.is_mined(data, stretch).to_string()
            }
            ["holder", station] => {
                let station = data.station_named(station).ok_or("there is no such station")?;
                let side = state.held_by[usize::from(station.0)];
                side.map_or_else(none, |side| self.title().sides[usize::from(side.0)].id.clone())
            }
            [unit, "at"] => {
                let unit = data.unit_named(unit).ok_or("there is no such counter")?;
                state.at(unit).map_or("lost".to_owned(), |at| data.stations[usize::from(at.0)].id.clone())
            }
            [unit, "steps"] => {
                let unit = data.unit_named(unit).ok_or("there is no such counter")?;
                state.steps(unit).to_string()
            }
            [unit, "pace"] => {
                let unit = data.unit_named(unit).ok_or("there is no such counter")?;
                state.pace_left(data, unit).to_string()
            }
            _ => return Err(format!("{what:?} is no fact")),
        })
    }

    fn claims(&self, state: &State, seat: Seat, question: &Question, answer: &Answer) -> Vec<String> {
        let mut orders = Vec::new();
        match question {
            Question::Reach { who } => {
                let who: Vec<&str> = who.iter().map(String::as_str).collect();
                self.orders_of(state, seat, &who, &mut orders);
            }
            Question::Why { order } => orders.extend(self.complete(state, seat, order)),
            _ => return Vec::new(),
        }
        let claim = |order: &Order| {
            let Order::March(group, path) = order else { return None };
            let slowest = group.iter().min_by_key(|unit| state.pace_left(&self.data, *unit))?;
            let to = &self.data.stations[usize::from(path.last()?.0)].id;
            let pace = i64::from(state.pace_left(&self.data, slowest));
            let told = match question {
                Question::Reach { .. } => answer.field.iter().find(|(place, _)| place == to).map(|(_, left)| *left)?,
                _ => pace - answer.derivation.last()?.sum,
            };
            let text = notation::print(self.title().verbs, &self.draft(order));
            let (seat, unit) = (self.title().seat_id(seat), &self.data.unit(slowest).id);
            Some(format!("{seat}: {text}\nthen {unit} pace = {told}"))
        };
        orders.iter().filter(|order| sure_to_lead_to(self, state, seat, order).is_some()).filter_map(claim).collect()
    }
}
