//! The game on a real table: positions that are entered and written down, and what is printed for it.

use engine::{Eyes, Form, LaidOut, OnPaper, Printed, Setup, Situation, Veiled};

use crate::game::Rossyia;
use crate::state::State;
use crate::{position, printed};

impl OnPaper for Rossyia {
    fn form(&self, setup: &Setup) -> Option<Form> {
        Some(position::form(self, self.choices(setup).ok()?))
    }

    fn write_down(&self, state: &State) -> Option<Situation> {
        position::write_down(self, state)
    }

    fn write_veiled(&self, state: &State, eyes: Eyes) -> Veiled {
        position::write_veiled(self, state, eyes)
    }

    fn lay_out(&self, setup: &Setup, situation: &Situation) -> Option<LaidOut<State>> {
        Some(position::lay_out(self, self.choices(setup).ok()?, situation))
    }

    fn printed(&self, setup: &Setup) -> Printed {
        let scenario = self.data.scenario(&setup.scenario);
        scenario.map(|scenario| printed::printed(self, &self.data, scenario)).unwrap_or_default()
    }
}
