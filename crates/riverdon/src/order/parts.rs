//! The parts of orders: how they are called outside.

use engine::orders::{Namer, Part as OrderPart, Word};
use engine::{Draft, Kind, Need, Unfinished, Value};

use super::{Along, Count, Covering, Guns, Label, Laying, Leaving, Models, Post, Troops, Who, YesNo};
use crate::args::GROUND;
use crate::army::{Part, Stands};
use crate::battle::{Ending, Role};
use crate::building::Rows;
use crate::campaign::{OrderKind, Tactic};
use crate::cards::{Bank, Laid, Square};
use crate::data::Data;
use crate::forces::{FORCES, LEADERS, LeaderIx, Place};
use crate::ids::{CardIx, MissionIx, TerrainIx, UnitIx};
use crate::laying::ROWS;
use crate::procedure::Way;
use crate::results::Passed;
use crate::space::{Edge, Space};

impl Namer for Data {
    type Group = ();
}

engine::listed!(Data.ids: CardIx, "card"; UnitIx, "unit type"; MissionIx, "mission"; Space, "space");

impl Word<Data> for TerrainIx {
    const WHAT: &'static str = "ground";

    fn name(self, data: &Data) -> String {
        format!("{GROUND}{}", data.ids.id(self))
    }

    fn find(data: &Data, name: &str) -> Option<Self> {
        data.ids.named(name.strip_prefix(GROUND)?)
    }
}

/// Words of a closed list.
macro_rules! closed {
    ($($type:ty: $what:literal { $($word:literal: $value:expr),+ $(,)? })+) => {
        $(impl Word<Data> for $type {
            const WHAT: &'static str = $what;

            fn name(self, _data: &Data) -> String {
                [$(($word, $value)),+].into_iter().find(|(_, value)| *value == self).map_or("", |(word, _)| word).to_owned()
            }

            fn find(_data: &Data, name: &str) -> Option<Self> {
                [$(($word, $value)),+].into_iter().find(|(word, _)| *word == name).map(|(_, value)| value)
            }
        })+

        /// All the words.
        #[cfg(test)]
        const CLOSED: &[&str] = &[$($($word),+),+];
    };
}

closed! {
    Laying: "step" {
        "roll": Laying::Roll,
        "draw": Laying::Draw,
        "one": Laying::One,
        "two": Laying::Two,
        "spring": Laying::Spring,
        "again": Laying::Again,
        "content": Laying::Content,
        "west": Laying::West,
        "east": Laying::East,
        "deal": Laying::Deal,
        "rest": Laying::Rest,
        "bare": Laying::Bare,
        "procedure": Laying::Procedure,
        "refuse": Laying::Refuse,
    }
    Part: "part" { "on_board": Part::OnBoard, "off_board": Part::OffBoard }
    Bank: "bank" { "near": Bank::Near, "far": Bank::Far }
    Way: "way" { "resolved": Way::Resolved, "played": Way::Played, "entered": Way::Entered }
    YesNo: "answer" { "yes": YesNo::Yes, "no": YesNo::No }
    Role: "side of a battle" { "attacker": Role::Attacker, "defender": Role::Defender }
    Ending: "ending" {
        "flight": Ending::Flight,
        "retired": Ending::Retired,
        "retired_before": Ending::RetiredBefore,
        "surrendered": Ending::Surrendered,
        "destroyed": Ending::Destroyed,
        "dusk": Ending::Dusk,
    }
    Passed: "side of a battle" {
        "none": Passed::None,
        "attacker": Passed::Attacker,
        "defender": Passed::Defender,
        "both": Passed::Both,
    }
    Along: "choice" { "goes": Along::Goes, "stays": Along::Stays }
    OrderKind: "order" {
        "probe": OrderKind::Probe,
        "assault": OrderKind::Assault,
        "breakthrough": OrderKind::Breakthrough,
        "maneuver": OrderKind::Maneuver,
        "disengage": OrderKind::Disengage,
        "reserve": OrderKind::Reserve,
        "dig_in": OrderKind::DigIn,
    }
    Tactic: "tactic" {
        "probe": Tactic::Probe,
        "assault": Tactic::Assault,
        "breakthrough": Tactic::Breakthrough,
        "hold": Tactic::Hold,
        "withdrawal": Tactic::Withdrawal,
        "counterattack": Tactic::Counterattack,
    }
}

impl Word<Data> for Edge {
    const WHAT: &'static str = "edge";

    fn name(self, _data: &Data) -> String {
        self.letter().to_owned()
    }

    fn find(_data: &Data, name: &str) -> Option<Edge> {
        Edge::from_letter(name)
    }
}

impl Word<Data> for Rows {
    const WHAT: &'static str = "rows";

    fn name(self, _data: &Data) -> String {
        ROWS.into_iter().find(|(_, rows)| *rows == self).map_or("", |(word, _)| word).to_owned()
    }

    fn find(_data: &Data, name: &str) -> Option<Rows> {
        ROWS.into_iter().find(|(word, _)| *word == name).map(|(_, rows)| rows)
    }
}

/// What else lies in a space, in words.
const COVERINGS: [(&str, Covering); 3] =
    [("nothing", Covering::Nothing), ("dealt", Covering::Dealt), ("water", Covering::Water)];
/// What follows the name of a card that lies turned by half a circle.
const TURNED: &str = "-turned";

impl Word<Data> for Covering {
    const WHAT: &'static str = "card";

    fn name(self, data: &Data) -> String {
        match self {
            Covering::Card(laid) => format!("{}{}", laid.card.name(data), if laid.turned { TURNED } else { "" }),
            other => COVERINGS.iter().find(|(_, one)| *one == other).map_or("", |(word, _)| word).to_owned(),
        }
    }

    fn find(data: &Data, name: &str) -> Option<Covering> {
        if let Some((_, covering)) = COVERINGS.iter().find(|(word, _)| *word == name) {
            return Some(*covering);
        }
        let (card, turned) = name.strip_suffix(TURNED).map_or((name, false), |card| (card, true));
        CardIx::find(data, card).map(|card| Covering::Card(Laid { card, turned }))
    }
}

/// The word for what is off the board.
const OFF: &str = "off";

impl Word<Data> for LeaderIx {
    const WHAT: &'static str = "leader";

    fn name(self, _data: &Data) -> String {
        format!("leader{}", self.0 + 1)
    }

    fn find(_data: &Data, name: &str) -> Option<LeaderIx> {
        let number: u8 = name.strip_prefix("leader")?.parse().ok()?;
        let plain = !name.contains("leader0") && !name.contains('+');
        (plain && (1..=LEADERS as u8).contains(&number)).then(|| LeaderIx(number - 1))
    }
}

impl Word<Data> for Post {
    const WHAT: &'static str = "place";

    fn name(self, data: &Data) -> String {
        match self {
            Post::At(space) => space.name(data),
            Post::Off => OFF.to_owned(),
        }
    }

    fn find(data: &Data, name: &str) -> Option<Post> {
        if name == OFF { Some(Post::Off) } else { Space::find(data, name).map(Post::At) }
    }
}

impl Word<Data> for Who {
    const WHAT: &'static str = "force";

    fn name(self, data: &Data) -> String {
        crate::appearance::group_id(data, self)
    }

    fn find(data: &Data, name: &str) -> Option<Who> {
        let (place, number) = match name.split_once('.') {
            Some((place, number)) => {
                (place, number.parse().ok().filter(|number| (1..=FORCES).contains(&usize::from(*number)))?)
            }
            None => (name, 1),
        };
        let place = if place == OFF { Place::Off } else { Place::At(Space::find(data, place)?) };
        Some(Who { place, number })
    }
}

impl Word<Data> for Label {
    const WHAT: &'static str = "counter";

    fn name(self, _data: &Data) -> String {
        Label::name(self)
    }

    fn find(_data: &Data, name: &str) -> Option<Label> {
        Label::parse(name)
    }
}

impl Word<Data> for Square {
    const WHAT: &'static str = "square";

    fn name(self, _data: &Data) -> String {
        Square::name(self)
    }

    fn find(_data: &Data, name: &str) -> Option<Square> {
        Square::parse(name)
    }
}

engine::words!(
    Data: UnitIx, TerrainIx, MissionIx, CardIx, Space, Edge, Rows, Laying, Covering, Part, Way, Along, Tactic, LeaderIx, Post, Who, Label,
    Square, Role, Ending, Passed
);

impl OrderPart<Data> for Count {
    const KIND: Kind = Kind::Amount;

    fn draft(&self, _data: &Data, draft: Draft, field: &'static str) -> Draft {
        draft.with(field, Value::Amount(i64::from(self.0)))
    }

    fn read(_data: &Data, draft: &Draft, field: &'static str) -> Result<Count, Unfinished> {
        let amount = draft.amount(field).ok_or(Unfinished::Missing(field))?;
        u16::try_from(amount).map(Count).map_err(|_| Unfinished::Unknown("number", amount.to_string()))
    }
}

impl OrderPart<Data> for Guns {
    const KIND: Kind = Kind::Amount;
    const NEED: Need = Need::Optional;

    fn draft(&self, _data: &Data, draft: Draft, field: &'static str) -> Draft {
        if self.0 == 0 { draft } else { draft.with(field, Value::Amount(i64::from(self.0))) }
    }

    fn read(_data: &Data, draft: &Draft, field: &'static str) -> Result<Guns, Unfinished> {
        let amount = draft.amount(field).unwrap_or(0);
        u8::try_from(amount).map(Guns).map_err(|_| Unfinished::Unknown("number of guns", amount.to_string()))
    }
}

fn drafted(stands: &Stands, data: &Data, draft: Draft, field: &'static str) -> Draft {
    let pair = |(unit, count): (UnitIx, u16)| (unit.name(data), count.to_string());
    draft.with(field, Value::Assignment(stands.iter().map(pair).collect()))
}

fn read_stands(data: &Data, pairs: &[(String, String)]) -> Result<Stands, Unfinished> {
    let mut stands = Stands::default();
    for (unit, count) in pairs {
        let wrong = || Unfinished::Unknown("number of stands", count.clone());
        stands.add(UnitIx::named(data, unit)?, count.parse().map_err(|_| wrong())?);
    }
    Ok(stands)
}

impl OrderPart<Data> for Troops {
    const KIND: Kind = Kind::Assignment;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        drafted(&self.0, data, draft, field)
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Troops, Unfinished> {
        read_stands(data, draft.pairs(field).ok_or(Unfinished::Missing(field))?).map(Troops)
    }
}

impl OrderPart<Data> for Leaving {
    const KIND: Kind = Kind::Assignment;
    const NEED: Need = Need::Optional;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        if self.0.is_empty() { draft } else { drafted(&self.0, data, draft, field) }
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Leaving, Unfinished> {
        draft.pairs(field).map_or(Ok(Leaving::default()), |pairs| read_stands(data, pairs).map(Leaving))
    }
}

impl OrderPart<Data> for Models {
    const KIND: Kind = Kind::Assignment;
    const NEED: Need = Need::Optional;

    fn draft(&self, data: &Data, draft: Draft, field: &'static str) -> Draft {
        match &self.0 {
            Some(stands) => drafted(stands, data, draft, field),
            None => draft,
        }
    }

    fn read(data: &Data, draft: &Draft, field: &'static str) -> Result<Models, Unfinished> {
        let stands = draft.pairs(field).map(|pairs| read_stands(data, pairs)).transpose();
        stands.map(Models)
    }
}

#[cfg(test)]
mod tests {
    use super::CLOSED;

    #[test]
    fn every_word_of_an_order_has_a_text_in_every_language() {
        for (language, texts) in crate::texts::MESSAGES {
            for word in CLOSED {
                assert!(texts.contains(&format!("\nriverdon-word-{word} = ")), "{language}: {word}");
            }
        }
    }
}
