//! The game between the screen and a real table.

use engine::OnPaper;

use crate::game::RiverDon;

impl OnPaper for RiverDon {}
