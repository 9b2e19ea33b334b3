//! Altered orders: legal ones with a name, a number or a field changed.

use crate::chance::Chance;
use crate::draft::{Draft, Value, Verb};

/// Names that occur in orders, and some that never do.
pub fn vocabulary(drafts: &[Draft]) -> Vec<String> {
    let mut names: Vec<String> = vec!["nobody".into(), "0000".into(), "".into(), "-1".into(), "99".into()];
    for value in drafts.iter().flat_map(|draft| draft.fields.iter().map(|(_, value)| value)) {
        match value {
            Value::One(name) | Value::Text(name) => names.push(name.clone()),
            Value::Several(list) | Value::Path(list) => names.extend(list.iter().cloned()),
            Value::Placement(pairs) | Value::Assignment(pairs) => {
                names.extend(pairs.iter().flat_map(|(left, right)| [left.clone(), right.clone()]));
            }
            Value::Amount(number) => names.push(number.to_string()),
        }
    }
    names.sort();
    names.dedup();
    names
}

/// An order like this one, but for one change.
pub fn mutate(verbs: &[Verb], draft: &Draft, words: &[String], chance: &mut Chance) -> Draft {
    let mut other = draft.clone();
    let word = |chance: &mut Chance| chance.pick(words).cloned().unwrap_or_default();
    if other.fields.is_empty() || chance.one_in(12) {
        if let Some(verb) = chance.pick(verbs) {
            other.verb = verb.id.to_owned();
            other.fields.retain(|(id, value)| verb.field(id).is_some_and(|field| field.kind == value.kind()));
        }
        return other;
    }
    let index = chance.below(other.fields.len());
    if chance.one_in(12) {
        other.fields.remove(index);
        return other;
    }
    match &mut other.fields[index].1 {
        Value::One(name) | Value::Text(name) => *name = word(chance),
        Value::Several(list) | Value::Path(list) => alter(list, chance, word),
        Value::Placement(pairs) | Value::Assignment(pairs) => {
            alter(pairs, chance, |chance| (word(chance), word(chance)))
        }
        Value::Amount(number) => {
            let changes = [1, -1, 1000, i64::MIN / 2];
            *number = number.saturating_add(chance.pick(&changes).copied().unwrap_or(1));
        }
    }
    other
}

fn alter<T: Clone>(list: &mut Vec<T>, chance: &mut Chance, mut fresh: impl FnMut(&mut Chance) -> T) {
    let at = chance.below(list.len());
    match chance.below(5) {
        0 => list.push(fresh(chance)),
        1 if !list.is_empty() => {
            list.remove(at);
        }
        2 if !list.is_empty() => list[at] = fresh(chance),
        3 if !list.is_empty() => list.push(list[at].clone()),
        _ => list.insert(at, fresh(chance)),
    }
}
