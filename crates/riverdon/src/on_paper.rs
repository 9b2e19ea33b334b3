//! The game between the screen and a real table: what is printed for one, and the sheets of a battle that is fought there.

use engine::printed::Sheet;
use engine::{Eyes, OnPaper, Printed, Setup};

use crate::game::RiverDon;
use crate::state::State;
use crate::{printed, setup};

impl OnPaper for RiverDon {
    fn printed(&self, setup: &Setup) -> Printed {
        let Ok((scenario, settings)) = setup::settings(&self.data, setup) else { return Printed::default() };
        printed::printed(self, self.data.played(scenario, settings.evened), settings)
    }

    fn sheets(&self, state: &State, eyes: Eyes) -> Vec<Sheet> {
        printed::battle_sheets(self, state, eyes)
    }
}
