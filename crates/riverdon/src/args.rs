//! Arguments of messages: units and groups of them, nations, cards, missions and spaces by name.

use engine::{Arg, Faction, Index, Message, Spelled, Word};

use crate::cards::Square;
use crate::data::Data;
use crate::ids::{CardIx, GroupIx, MissionIx, NationIx, Side, TerrainIx, UnitIx};
use crate::space::{SPACES, Space};
use crate::state::State;

/// What the id of a group begins with: groups and unit types share words.
pub(crate) const GROUP: &str = "group_";
/// What the id of a kind of ground begins with: one is called as a scenario is.
pub(crate) const GROUND: &str = "ground_";

pub(crate) fn unit(unit: UnitIx) -> Arg {
    Arg::Counter(u16::from(unit.0))
}

/// Groups come behind the units.
pub(crate) fn group(data: &Data, group: GroupIx) -> Arg {
    Arg::Counter((data.units.len() + group.index()) as u16)
}

pub(crate) fn space(space: Space) -> Arg {
    Arg::Place(u16::from(space.0))
}

pub(crate) fn int(number: impl Into<i32>) -> Arg {
    Arg::Int(number.into())
}

/// A side by its nation.
pub(crate) fn side(state: &State, side: Side) -> Arg {
    nation(state.hosts[side].nation)
}

/// Missions come behind the cards.
pub(crate) fn mission(data: &Data, mission: MissionIx) -> Arg {
    Arg::Card((data.cards.len() + mission.index()) as u16)
}

/// Kinds of ground come behind the missions.
pub(crate) fn ground(data: &Data, ground: TerrainIx) -> Arg {
    Arg::Card((data.cards.len() + data.campaign.missions.len() + ground.index()) as u16)
}

/// Squares of a field of battle come behind the spaces.
pub(crate) fn square(square: Square) -> Arg {
    Arg::Place(SPACES as u16 + u16::from(square.0))
}

pub(crate) fn nation(nation: NationIx) -> Arg {
    Arg::Faction(Faction(nation.0))
}

impl Data {
    /// A message with the ids of what it speaks of.
    pub fn spell(&self, message: &Message) -> Spelled {
        let args = message.args.iter().map(|(name, arg)| ((*name).into(), self.word(*arg))).collect();
        Spelled { id: message.id.into(), clause: message.clause.map(|clause| clause.0.into()), args }
    }

    /// The id of a counter, a place, a card in a message.
    pub(crate) fn arg_name(&self, arg: Arg) -> String {
        match self.word(arg) {
            Word::Name(name) => name.to_string(),
            _ => String::new(),
        }
    }

    fn word(&self, arg: Arg) -> Word {
        let name = |id: &str| Word::Name(id.into());
        match arg {
            Arg::Int(number) => Word::Int(i64::from(number)),
            Arg::Die(die) => Word::Die(die),
            Arg::Term(id) => Word::Term(id.into()),
            Arg::Counter(index) => match usize::from(index).checked_sub(self.units.len()) {
                None => name(self.ids.id(UnitIx::from_index(usize::from(index)))),
                Some(group) => Word::Name(format!("{GROUP}{}", self.ids.id(GroupIx::from_index(group))).into()),
            },
            Arg::Place(index) => match usize::from(index).checked_sub(SPACES) {
                None => name(self.ids.id(Space::from_index(usize::from(index)))),
                Some(square) => Word::Name(Square(square as u8).name().into()),
            },
            Arg::Card(index) => match usize::from(index).checked_sub(self.cards.len()) {
                None => name(self.ids.id(CardIx::from_index(usize::from(index)))),
                Some(other) => match other.checked_sub(self.campaign.missions.len()) {
                    None => name(self.ids.id(MissionIx::from_index(other))),
                    Some(ground) => {
                        Word::Name(format!("{GROUND}{}", self.ids.id(TerrainIx::from_index(ground))).into())
                    }
                },
            },
            Arg::Faction(faction) => name(self.ids.id(NationIx(faction.0))),
            Arg::Seat(seat) => Word::Int(i64::from(seat.0)),
            Arg::Side(side) => Word::Int(i64::from(side.0)),
        }
    }
}
