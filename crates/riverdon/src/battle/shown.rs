//! What lies beside the field: units that wait, reserves, units that have left it (BM.2, BM.22, BM.12).

use engine::Spelled;
use engine::board::Aside;

use super::contingent::Role;

/// The places beside the field, for each side.
const ASIDE: [(&str, &str); 3] =
    [("beside", "riverdon-battle-beside"), ("reserve", "riverdon-battle-in-reserve"), ("away", "riverdon-battle-away")];

/// The id of a place beside the field.
pub(crate) fn aside(role: Role, what: &str) -> String {
    format!("{what}-{}", role.letter())
}

/// The boxes beside the board of a battle.
pub(crate) fn boxes() -> Vec<Aside> {
    let of = |role: Role| {
        ASIDE.map(|(what, id)| Aside { id: aside(role, what), name: Spelled::plain(id), later: what == "reserve" })
    };
    Role::ALL.into_iter().flat_map(of).collect()
}
