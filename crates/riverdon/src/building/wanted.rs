//! What the board in the making waits for: said to whoever would do something else.

use engine::Breach;

use super::{Building, Stage};

impl Building {
    /// The step that comes now, and its clause.
    pub(super) fn wants_another(&self) -> Breach {
        let (clause, id) = match self.stage {
            Stage::Town => ("S1.E.1", "riverdon-town-first"),
            Stage::RailStart => ("S1.B.2", "riverdon-board-wants-rail-start"),
            Stage::Rail(_) => ("S1.B.3", "riverdon-board-wants-rail-card"),
            Stage::RiverCount => ("S1.C.3", "riverdon-board-wants-river-count"),
            Stage::RiverStart => ("S1.C.7", "riverdon-board-wants-river-start"),
            Stage::River(_) => ("S1.C.9", "riverdon-board-wants-river-card"),
            Stage::SecondFailed => ("S1.C.13", "riverdon-board-wants-second-river"),
            Stage::MajorRiver => ("S1.V.3", "riverdon-board-wants-great-river"),
            Stage::Ordinary => ("S1.D.1", "riverdon-board-wants-other-cards"),
            Stage::Done => ("S1.D.1", "riverdon-board-complete"),
        };
        Breach::of(clause, id)
    }
}
