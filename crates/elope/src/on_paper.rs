//! The game on a real table: positions that are entered and written down, and what is printed for it.

use engine::{Form, LaidOut, OnPaper, Printed, Setup, Situation};

use crate::game::{Elope, set_up};
use crate::state::State;
use crate::{position, printed};

impl OnPaper for Elope {
    fn form(&self, setup: &Setup) -> Option<Form> {
        Some(position::form(self, self.options(setup).ok()?))
    }

    fn write_down(&self, state: &State) -> Option<Situation> {
        position::write_down(self, state)
    }

    fn lay_out(&self, setup: &Setup, situation: &Situation) -> Option<LaidOut<State>> {
        Some(position::lay_out(self, self.options(setup).ok()?, situation))
    }

    fn printed(&self, setup: &Setup) -> Printed {
        let set_up = self.options(setup).map(|options| set_up(&self.data, options));
        set_up.map(|state| printed::printed(self, &self.data, &state)).unwrap_or_default()
    }
}
