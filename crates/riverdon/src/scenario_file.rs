//! Scenarios made by the players: a text in the shape of the data's entries, judged before it is played (10.gen.1).

use engine::Fault;

use crate::army::{Stands, Terms};
use crate::data::Data;
use crate::muster::muster;
use crate::scenarios::Scenario;
use engine::data::DataFile;

/// The longest text.
const LONGEST: usize = 1 << 16;

/// A scenario from its text: one `[[scenario]]` with its sides.
pub fn read_scenario(data: &Data, text: &str, source: &str) -> Result<Scenario, Fault> {
    if text.len() > LONGEST {
        return Err(Fault::new(source, format!("it is longer than {LONGEST} bytes")));
    }
    let file = DataFile::parse(source, text)?;
    file.only(&["scenario"])?;
    let mut scenarios = file.list::<Scenario>("scenario", &data.ids)?;
    let (Some((at, scenario)), true) = (scenarios.pop(), scenarios.is_empty()) else {
        return Err(Fault::new(source, "it holds not one scenario"));
    };
    // In records the id of a lesson stands where others have a scenario.
    if crate::lessons().iter().any(|lesson| lesson.id == scenario.id) {
        return Err(file.fault(at, format!("{:?} is a lesson", scenario.id)));
    }
    scenario.judge().map_err(|reason| file.fault(at, reason))?;
    for side in &scenario.sides {
        let terms = Terms::of(side, 1);
        if muster(data, &terms).on_board == Stands::default() {
            let nation = data.ids.id(side.nation);
            return Err(file.fault(at, format!("{nation}: {} points buy no legal army", terms.on_board)));
        }
    }
    Ok(scenario)
}
