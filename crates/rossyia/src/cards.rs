//! What options, events and lines of the event tables do, in words (III.B, III.D): messages whose numbers are those of the
//! data. Their texts are in `messages/LANGUAGE/cards.ftl`, their names in the dictionaries.

use engine::{SmolStr, Spelled, Word};

use crate::data::Data;
use crate::effects::{Away, Change, CityIs, Condition, Effect, Hits, LevelChange, NavalChange, Near, Step, Target};
use crate::ids::{EventIx, OptionIx, Side};
use crate::politics::{Cause, EventLine};

/// The numbers that a text can name; the first of a kind is the one that is told.
#[derive(Default)]
struct Numbers(Vec<(SmolStr, Word)>);

impl Numbers {
    fn add(&mut self, name: &str, number: impl Into<i64>) {
        if self.0.iter().all(|(known, _)| known != name) {
            self.0.push((name.into(), Word::Int(number.into().abs())));
        }
    }

    fn maybe(&mut self, name: &str, number: Option<impl Into<i64>>) {
        if let Some(number) = number {
            self.add(name, number);
        }
    }

    fn near(&mut self, near: &Near) {
        self.add("within", near.within);
    }

    fn away(&mut self, away: &Away) {
        self.add("away", away.at_least);
    }

    fn target(&mut self, target: &Target) {
        target.near.iter().for_each(|near| self.near(near));
        target.away.iter().for_each(|away| self.away(away));
    }

    fn change(&mut self, name: &str, change: Change) {
        if let Change::By(by) = change {
            self.add(name, by);
        }
    }

    fn said(self, id: String) -> Spelled {
        Spelled { id: id.into(), clause: None, args: self.0 }
    }
}

impl Data {
    /// What an option does.
    pub fn option_card(&self, option: OptionIx) -> Spelled {
        let option = &self.politics.options[option.index()];
        let mut numbers = Numbers::default();
        self.count(&option.effect, &mut numbers);
        self.count(&option.later_effect, &mut numbers);
        for condition in &option.later_condition {
            if let Condition::EachCity { any, .. } = condition {
                let away = any.iter().filter_map(|is| match is {
                    CityIs::Abandoned { away, .. } => Some(away),
                    CityIs::Owner(_) => None,
                });
                away.for_each(|away| numbers.away(away));
            }
        }
        numbers.said(format!("rossyia-card-{}", option.id))
    }

    /// When an event happens, and what it does.
    pub fn event_card(&self, event: EventIx) -> Spelled {
        let event = &self.politics.events[event.index()];
        let mut numbers = Numbers::default();
        for occasion in &event.on {
            match occasion.cause {
                Cause::Near { within, .. } => numbers.add("within", within),
                Cause::After { turns, .. } if turns > 0 => numbers.add("turns", turns),
                Cause::Destroyed { units, .. } => numbers.add("units", units),
                _ => {}
            }
        }
        self.count(&event.effect, &mut numbers);
        numbers.said(format!("rossyia-card-{}", event.id))
    }

    /// What a line of a side's event table does.
    pub fn line_card(&self, side: Side, line: &EventLine) -> Spelled {
        let mut numbers = Numbers::default();
        self.count(&line.effect, &mut numbers);
        let side = match side {
            Side::White => "white",
            Side::Bolshevik => "bolshevik",
        };
        numbers.said(format!("rossyia-card-{side}_{}", line.roll))
    }

    /// The numbers of an effect, in the order of its steps.
    fn count(&self, steps: &[Step], numbers: &mut Numbers) {
        for step in steps {
            match &step.effect {
                Effect::PoliticalLevel(LevelChange::By(by)) => numbers.add("level", *by),
                Effect::PoliticalLevel(LevelChange::Entry(entry)) => {
                    let entry = self.politics.entry(*entry);
                    numbers.maybe("level", entry.np);
                    numbers.maybe("each", entry.per_red_polish_city.or(entry.per_city_restored));
                }
                Effect::Pr { change, .. } => numbers.change("pr", *change),
                Effect::Armt { change, .. } => numbers.change("armt", *change),
                Effect::RailPoints { by, .. } => numbers.add("rail", *by),
                Effect::Naval { change: NavalChange::Points { points, .. }, .. } => numbers.add("points", *points),
                Effect::Naval { change: NavalChange::Percent { percent, .. }, .. } => numbers.add("percent", *percent),
                Effect::DrawUnits { count, .. } => numbers.add("units", *count),
                Effect::Place { near, with_units, .. } => {
                    numbers.near(near);
                    numbers.maybe("units", Some(*with_units).filter(|units| *units > 0));
                }
                Effect::Hits { target, hits, roll_modifiers } => {
                    numbers.target(target);
                    if let Hits::By(hits) = hits {
                        numbers.add("hits", *hits);
                    }
                    roll_modifiers.iter().for_each(|modifier| numbers.add("modifier", modifier.by));
                }
                Effect::Remove { target, .. } | Effect::Attrition { target } | Effect::Marker { on: target, .. } => {
                    numbers.target(target);
                }
                Effect::Withdraw { within_turns, .. } => numbers.add("turns", *within_turns),
                Effect::Modify { target, movement_factor, bonus, bonus_combats, armt_roll, .. } => {
                    numbers.target(target);
                    numbers.maybe("factor", *movement_factor);
                    numbers.maybe("bonus", *bonus);
                    numbers.maybe("combats", *bonus_combats);
                    numbers.maybe("roll", *armt_roll);
                }
                Effect::Coordination { upto, .. } => numbers.maybe("upto", Some(*upto).filter(|upto| *upto > 0)),
                Effect::Event { event } => self.count(&self.politics.events[event.index()].effect, numbers),
                Effect::Choose { one_of, .. } => one_of.iter().for_each(|steps| self.count(steps, numbers)),
                Effect::Roll { even, odd } => [even, odd].into_iter().for_each(|steps| self.count(steps, numbers)),
                _ => {}
            }
        }
    }
}
