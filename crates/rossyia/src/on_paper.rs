//! The game on a real table: positions that are entered and written down, and what is printed for it.

use engine::OnPaper;

use crate::game::Rossyia;

impl OnPaper for Rossyia {}
