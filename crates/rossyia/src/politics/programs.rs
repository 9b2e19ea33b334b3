//! The lists of steps that options, events and event tables are made of. Each has a number and a name, so that a position can
//! say which of them it is in the middle of.

use engine::Index;

use super::{Event, EventTables, PoliticalOption};
use crate::effects::{Effect, Step};
use crate::ids::{EventIx, OptionIx, ProgramIx, Side};

/// A list of steps, done in order.
#[derive(Debug, Clone)]
pub struct Program {
    /// "w_partisans", "w_partisans.0.1" for what its first step may lead to.
    pub id: String,
    /// The steps.
    pub steps: Vec<Step>,
    /// The lists that a step may lead to, by step.
    pub branches: Vec<Vec<ProgramIx>>,
    /// The event that it is the effect of.
    pub event: Option<EventIx>,
    /// What it is part of: the option, event or line of a table that people know by name.
    pub card: Card,
}

/// What people know a program by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the words say it")]
pub enum Card {
    Option(OptionIx),
    Event(EventIx),
    Line(Side, u8),
}

/// All of them.
#[derive(Debug, Clone, Default)]
pub struct Programs {
    list: Vec<Program>,
    options: Vec<(ProgramIx, ProgramIx)>,
    events: Vec<ProgramIx>,
    lines: [Vec<ProgramIx>; 2],
}

impl Programs {
    pub(crate) fn new(options: &[PoliticalOption], events: &[Event], tables: &EventTables) -> Programs {
        let mut all = Programs::default();
        for (index, option) in options.iter().enumerate() {
            let card = Card::Option(OptionIx::from_index(index));
            let first = all.add(option.id.clone(), &option.effect, None, card);
            let later = match option.later_effect.is_empty() {
                true => first,
                false => all.add(format!("{}.later", option.id), &option.later_effect, None, card),
            };
            all.options.push((first, later));
        }
        for (index, event) in events.iter().enumerate() {
            let happens = EventIx::from_index(index);
            let program = all.add(format!("event.{}", event.id), &event.effect, Some(happens), Card::Event(happens));
            all.events.push(program);
        }
        let tables = [(Side::White, "white", &tables.white), (Side::Bolshevik, "bolshevik", &tables.bolshevik)];
        for (side, name, lines) in tables {
            for line in lines {
                let program = all.add(format!("{name}.{}", line.roll), &line.effect, None, Card::Line(side, line.roll));
                all.lines[side.index()].push(program);
            }
        }
        all
    }

    fn add(&mut self, id: String, steps: &[Step], event: Option<EventIx>, card: Card) -> ProgramIx {
        let branch = |all: &mut Programs, (index, step): (usize, &Step)| -> Vec<ProgramIx> {
            let lists: Vec<&Vec<Step>> = match &step.effect {
                Effect::Choose { one_of, .. } => one_of.iter().collect(),
                Effect::Roll { even, odd } => vec![even, odd],
                _ => Vec::new(),
            };
            let named =
                |(number, steps): (usize, &Vec<Step>)| all.add(format!("{id}.{index}.{number}"), steps, None, card);
            lists.into_iter().enumerate().map(named).collect()
        };
        let branches = steps.iter().enumerate().map(|step| branch(self, step)).collect();
        self.list.push(Program { id, steps: steps.to_vec(), branches, event, card });
        ProgramIx::from_index(self.list.len() - 1)
    }

    /// What they are called, in order.
    pub(crate) fn ids(&self) -> impl Iterator<Item = String> + '_ {
        self.list.iter().map(|program| program.id.clone())
    }

    /// A program; that of a number which none has is empty.
    pub fn get(&self, program: ProgramIx) -> Option<&Program> {
        self.list.get(program.index())
    }

    /// What is done at a step.
    pub(crate) fn effect(&self, program: ProgramIx, step: u8) -> Option<&Effect> {
        Some(&self.get(program)?.steps.get(usize::from(step))?.effect)
    }

    /// What an option does the first time, or later.
    pub(crate) fn of_option(&self, option: OptionIx, later: bool) -> ProgramIx {
        let (first, again) = self.options[option.index()];
        if later { again } else { first }
    }

    /// What an event does.
    pub(crate) fn of_event(&self, event: EventIx) -> ProgramIx {
        self.events[event.index()]
    }

    /// What a line of a side's event table does, by the sum of two dice.
    pub(crate) fn of_line(&self, side: Side, roll: u8) -> Option<ProgramIx> {
        self.lines[side.index()].get(usize::from(roll.checked_sub(2)?)).copied()
    }
}
