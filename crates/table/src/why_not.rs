//! What bars counters from a place, and who could go there instead: with others beside them, or without some of them.

use std::collections::BTreeSet;

use engine::{Draft, Eyes, Refusal, Seat, Value, Word, notation};

use crate::Table;
use crate::protocol::{Instead, Reply};

/// So many counters beside those in hand are tried together with them.
const MOST_TRIED: usize = 12;
/// So much is offered.
const MOST_OFFERED: usize = 3;

impl Table {
    /// Why counters cannot be brought to a place, or can do nothing, and what would help.
    pub(crate) fn why_not(&self, seat: Seat, who: &[String], place: Option<&str>) -> Result<Reply, Refusal> {
        let names: Vec<&str> = who.iter().map(String::as_str).collect();
        let why = self.journal.bars(seat, &names, place);
        let blamed = why.iter().flat_map(|message| &message.args).filter_map(|(_, word)| match word {
            Word::Name(name) => Some(name.as_str()),
            _ => None,
        });
        let blamed: Vec<&str> = blamed.filter(|name| names.contains(name)).collect();
        let instead = self.instead(seat, &names, &blamed, place);
        Ok(Reply::Barred { why, instead })
    }

    /// Orders of others, or of fewer, that lead to the place; without a place, that lead anywhere.
    fn instead(&self, seat: Seat, who: &[&str], blamed: &[&str], place: Option<&str>) -> Vec<Instead> {
        let view = self.view(Eyes::Seat(seat));
        let at = |id: &str| view.counters.iter().find(|counter| counter.id == id).map(|counter| &counter.place);
        let choices = self.choices(seat);
        let ready: BTreeSet<&str> = choices.ready().collect();
        let here = who.first().and_then(|first| at(first));
        let beside: Vec<&str> = match here {
            Some(here) => {
                let others = view.counters.iter().filter(|counter| counter.place == *here);
                let others = others.map(|counter| counter.id.as_str());
                others.filter(|id| ready.contains(id) && !who.contains(id)).take(MOST_TRIED).collect()
            }
            None => Vec::new(),
        };
        let without = |left: &[&str]| who.iter().copied().filter(|id| !left.contains(id)).collect::<Vec<&str>>();
        let mut groups: Vec<Vec<&str>> = Vec::new();
        if !blamed.is_empty() {
            groups.push(without(blamed));
        }
        if who.len() <= MOST_TRIED {
            groups.extend(who.iter().map(|one| without(&[one])));
        }
        groups.extend(beside.iter().map(|one| [who, &[*one]].concat()));
        groups.push([who, &beside].concat());
        let mut offered: Vec<Instead> = Vec::new();
        for group in groups.into_iter().filter(|group| !group.is_empty() && group != who) {
            if offered.len() == MOST_OFFERED {
                break;
            }
            if offered
                .iter()
                .any(|known| known.who.len() == group.len() && known.who.iter().all(|id| group.contains(&id.as_str())))
            {
                continue;
            }
            let orders = self.journal.orders_of(seat, &group);
            let leads = |order: &String| {
                let draft = notation::parse(self.title().verbs, order);
                draft.is_ok_and(|draft| place.is_none_or(|place| leads_to(&draft, place)))
            };
            // Without a place anything will do, and what can be done is seen when they are picked up.
            if let Some(order) = orders.into_iter().find(leads) {
                offered.push(Instead { who: group.into_iter().map(str::to_owned).collect(), order });
            }
        }
        offered
    }
}

/// Whether an order brings somebody to a place.
fn leads_to(draft: &Draft, place: &str) -> bool {
    draft.fields.iter().any(|(_, value)| match value {
        Value::Path(path) => path.last().is_some_and(|last| last == place),
        Value::One(name) => name == place,
        Value::Placement(pairs) => pairs.iter().any(|(_, at)| at == place),
        _ => false,
    })
}
