//! The game on a real table: positions that are entered and written down, and what is printed for it.

use engine::{OnPaper, Printed, Setup};

use crate::game::Rossyia;
use crate::printed;

impl OnPaper for Rossyia {
    fn printed(&self, setup: &Setup) -> Printed {
        let scenario = self.data.scenario(&setup.scenario);
        scenario.map(|scenario| printed::printed(self, &self.data, scenario)).unwrap_or_default()
    }
}
