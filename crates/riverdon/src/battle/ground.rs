//! A detail of the field that both sides change before they deploy (S1.general.2): one change for each side, if the other
//! agrees. It holds for this battle alone: the card looks the same the next time.

use std::sync::OnceLock;

use engine::{Arg, DieFailure, Message};
use serde::{Deserialize, Serialize};

use super::contingent::Role;
use super::field::Field;
use super::state::{Battle, Fight, Phase};
use super::why::Why;
use crate::args;
use crate::cards::{Laid, Square};
use crate::data::{Country, Data};
use crate::ids::TerrainIx;

/// One square that shows other ground than its card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// Which square.
    pub square: Square,
    /// What it shows.
    pub ground: TerrainIx,
}

/// What was agreed on: at most one change proposed by each side.
pub type Changes = [Option<Change>; 2];

/// A changed field.
type Key = (Laid, Country, Changes);

/// Fields as they were changed, each reckoned once: a list that only grows.
#[derive(Debug, Clone, Default)]
pub struct ChangedFields(OnceLock<Box<Node>>);

#[derive(Debug, Clone)]
struct Node {
    key: Key,
    field: Field,
    next: ChangedFields,
}

impl ChangedFields {
    /// The field of a card on which squares were changed.
    pub(super) fn at(&self, data: &Data, laid: Laid, country: Country, changes: Changes) -> &Field {
        let key = (laid, country, changes);
        let mut list = self;
        loop {
            let node = list.0.get_or_init(|| {
                let field = Field::changed(data, laid, country, changes);
                Box::new(Node { key, field, next: ChangedFields::default() })
            });
            if node.key == key {
                return &node.field;
            }
            list = &node.next;
        }
    }
}

impl Battle {
    /// The sides may agree on changes before anybody deploys; in an ambush nobody knows of the other.
    pub fn open_to_changes(&mut self) {
        if self.phase == Phase::Deploying(Role::Defender) && !self.site.ambush {
            self.phase = Phase::Altering(Role::Attacker);
        }
    }

    /// A side is played by the doctrine from here on.
    pub(crate) fn hand_over(&mut self, role: Role) {
        self.sides[role].doctrine = true;
    }

    /// Whether a side may propose a change: to other ground than is there.
    pub(super) fn may_alter(&self, data: &Data, change: Change) -> Result<(), Why> {
        match self.field(data).ground[usize::from(change.square.0)] == change.ground {
            true => Err(Why::SameGround(change.square)),
            false => Ok(()),
        }
    }

    /// Nobody proposes twice: the other side is next, then the defender deploys.
    fn altered(proposer: Role) -> Phase {
        match proposer {
            Role::Attacker => Phase::Altering(Role::Defender),
            Role::Defender => Phase::Deploying(Role::Defender),
        }
    }

    /// A side proposes nothing, or nothing more.
    pub(super) fn done_altering(&mut self, proposer: Role) {
        self.phase = Battle::altered(proposer);
    }
}

impl Fight<'_, '_> {
    /// A side proposes a change.
    pub(super) fn propose(&mut self, role: Role, change: Change) {
        self.tell_change("riverdon-battle-change-proposed", role, change);
        self.battle.phase = Phase::Answering(role.enemy(), change);
    }

    /// The other side answers.
    pub(super) fn answer(&mut self, role: Role, change: Change, agrees: bool) -> Result<(), DieFailure> {
        let proposer = role.enemy();
        if agrees {
            self.battle.site.changes[proposer as usize] = Some(change);
        }
        let id = if agrees { "riverdon-battle-change-agreed" } else { "riverdon-battle-change-refused" };
        self.tell_change(id, role, change);
        self.battle.done_altering(proposer);
        Ok(())
    }

    fn tell_change(&mut self, id: &'static str, role: Role, change: Change) {
        let data = self.data;
        self.events.reveal(self.audience.all, || {
            let told = Message::by("S1.general.2", id).with("side", Arg::Term(role.term()));
            told.with("square", args::square(change.square)).with("ground", args::ground(data, change.ground))
        });
    }
}
