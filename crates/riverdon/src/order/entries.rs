//! The parts of an entered result: what is listed for counters, groups, leaders, aircraft and bridges of both sides.

use engine::orders::{Part, Word, all};
use engine::{Draft, Kind, Need, Unfinished, Value};

use super::{Covering, Label};
use crate::data::Data;
use crate::space::Space;

/// Stands lost, counter by counter.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Losses(pub Vec<(Label, u8)>);

/// The turn on which reserves arrived, group by group.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Arrivals(pub Vec<(Label, u8)>);

/// Counters, leaders or aircraft.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Labels(pub Vec<Label>);

/// Counters of a battle that are put down together.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Together(pub Vec<Label>);

/// A bridge of the card, by the number of its crossing from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bridge(pub u8);

/// Bridges.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Bridges(pub Vec<Bridge>);

impl Word<Data> for Bridge {
    const WHAT: &'static str = "bridge";

    fn name(self, _data: &Data) -> String {
        (self.0 + 1).to_string()
    }

    fn find(_data: &Data, name: &str) -> Option<Bridge> {
        let plain = name.len() == 1 && !name.starts_with('0');
        name.parse::<u8>().ok().filter(|number| plain && *number <= 8).map(|number| Bridge(number - 1))
    }
}

/// What lies in spaces of a board that is laid freely.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Coverings(pub Vec<(Space, Covering)>);

impl Part<Data> for Coverings {
    const KIND: Kind = Kind::Assignment;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        let pair = |(space, covering): &(Space, Covering)| (space.name(data), covering.name(data));
        draft.with(field, Value::Assignment(self.0.iter().map(pair).collect()))
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Coverings, Unfinished> {
        let pairs = draft.pairs(field).ok_or(Unfinished::Missing(field))?;
        let pair =
            |(space, covering): &(String, String)| Ok((Space::named(data, space)?, Covering::named(data, covering)?));
        pairs.iter().map(pair).collect::<Result<_, Unfinished>>().map(Coverings)
    }
}

fn written(pairs: &[(Label, u8)], draft: Draft, field: &'static str) -> Draft {
    let pair = |(label, number): &(Label, u8)| (label.name(), number.to_string());
    draft.with(field, Value::Assignment(pairs.iter().map(pair).collect()))
}

fn numbered(data: &Data, pairs: &[(String, String)]) -> Result<Vec<(Label, u8)>, Unfinished> {
    let number = |text: &String| text.parse().map_err(|_| Unfinished::Unknown("number", text.clone()));
    pairs.iter().map(|(label, text)| Ok((Label::named(data, label)?, number(text)?))).collect()
}

fn listed<T: Word<Data>>(list: &[T], data: &Data, draft: Draft, field: &'static str) -> Draft {
    match list.is_empty() {
        true => draft,
        false => draft.with(field, Value::Several(list.iter().map(|one| one.name(data)).collect())),
    }
}

impl Part<Data> for Losses {
    const KIND: Kind = Kind::Assignment;

    fn draft(&self, _data: &Data, draft: Draft, field: &'static str) -> Draft {
        written(&self.0, draft, field)
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Losses, Unfinished> {
        numbered(data, draft.pairs(field).ok_or(Unfinished::Missing(field))?).map(Losses)
    }
}

impl Part<Data> for Arrivals {
    const KIND: Kind = Kind::Assignment;
    const NEED: Need = Need::Optional;

    fn draft(&self, _data: &Data, draft: Draft, field: &'static str) -> Draft {
        if self.0.is_empty() { draft } else { written(&self.0, draft, field) }
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Arrivals, Unfinished> {
        numbered(data, draft.pairs(field).unwrap_or(&[])).map(Arrivals)
    }
}

impl Part<Data> for Labels {
    const KIND: Kind = Kind::Several;
    const NEED: Need = Need::Optional;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        listed(&self.0, data, draft, field)
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Labels, Unfinished> {
        all(data, draft.list(field).unwrap_or(&[])).map(Labels)
    }
}

impl Part<Data> for Together {
    const KIND: Kind = Kind::Several;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        listed(&self.0, data, draft, field)
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Together, Unfinished> {
        all(data, draft.list(field).ok_or(Unfinished::Missing(field))?).map(Together)
    }
}

impl Part<Data> for Bridges {
    const KIND: Kind = Kind::Several;
    const NEED: Need = Need::Optional;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        listed(&self.0, data, draft, field)
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Bridges, Unfinished> {
        all(data, draft.list(field).unwrap_or(&[])).map(Bridges)
    }
}
