//! Names by kind: the ids of what data files list.

use std::collections::HashMap;

use serde_json::Value;

use super::Names;
use crate::index::Index;

/// What the things of each kind are called, in order.
#[derive(Debug, Clone)]
pub struct Lists {
    kinds: &'static [&'static str],
    lists: HashMap<&'static str, List>,
}

#[derive(Debug, Clone, Default)]
struct List {
    ids: Vec<String>,
    numbers: HashMap<String, usize>,
}

impl Lists {
    /// Names for these kinds, none of them listed yet.
    pub fn of(kinds: &'static [&'static str]) -> Lists {
        Lists { kinds, lists: HashMap::new() }
    }

    /// Names the things of a kind, in order.
    pub fn listed<I: Index>(&mut self, names: impl IntoIterator<Item = String>) {
        let ids: Vec<String> = names.into_iter().collect();
        let numbers = ids.iter().cloned().zip(0..).collect();
        self.lists.insert(I::KIND, List { ids, numbers });
    }

    /// How many things of a kind there are.
    pub fn count<I: Index>(&self) -> usize {
        self.lists.get(I::KIND).map_or(0, |list| list.ids.len())
    }

    /// All things of a kind.
    pub fn all<I: Index>(&self) -> impl Iterator<Item = I> + use<I> {
        (0..self.count::<I>()).map(I::from_index)
    }

    /// What a thing is called.
    pub fn id<I: Index>(&self, of: I) -> &str {
        self.lists.get(I::KIND).and_then(|list| list.ids.get(of.index())).map_or("", String::as_str)
    }

    /// The thing that is called so.
    pub fn named<I: Index>(&self, id: &str) -> Option<I> {
        self.number(I::KIND, id).map(I::from_index)
    }

    fn number(&self, kind: &str, id: &str) -> Option<usize> {
        self.lists.get(kind)?.numbers.get(id).copied()
    }
}

impl Names for Lists {
    fn kinds(&self) -> &[&'static str] {
        self.kinds
    }

    fn name(&self, kind: &str, index: usize) -> Option<Value> {
        self.lists.get(kind)?.ids.get(index).map(|id| Value::from(id.as_str()))
    }

    fn find(&self, kind: &str, name: &Value) -> Option<usize> {
        self.number(kind, name.as_str()?)
    }
}
