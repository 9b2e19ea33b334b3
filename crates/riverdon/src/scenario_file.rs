//! Scenarios made by the players: a text in the shape of the data's entries, judged before it is played (10.gen.1).

use engine::data::DataFile;
use engine::{Fault, Spelled, Word};

use crate::army::{Stands, Terms};
use crate::data::Data;
use crate::muster::muster;
use crate::scenarios::Scenario;

/// The longest text.
const LONGEST: usize = 1 << 16;
/// So much of a reason stands in the sentence that somebody at the page reads.
const QUOTED: usize = 120;

/// A fault as somebody at the page reads it: what is wrong, and the words that it is about.
fn fault_of(fault: Fault, what: &'static str, about: &str) -> Fault {
    let line = fault.at.map_or(1, |(line, _)| line);
    let id = if about.is_empty() { "riverdon-text-fault" } else { "riverdon-text-fault-at" };
    let said = Spelled::plain(id).with("text", Word::Term("riverdon-text-scenario".into()));
    let said = said.with("line", Word::count(line)).with("what", Word::Term(what.into()));
    fault.says(match about {
        "" => said,
        _ => said.with("word", Word::Text(about.chars().take(QUOTED).collect())),
    })
}

/// What the reader of data files says is told in its own words.
fn unread(fault: Fault) -> Fault {
    let reason = fault.reason.clone();
    fault_of(fault, "riverdon-file-no-scenario", &reason)
}

/// The id of a scenario that there is already.
pub(crate) fn taken(source: &str, id: &str) -> Fault {
    fault_of(Fault::new(source, format!("there is a scenario {id:?} already")), "riverdon-file-id-taken", id)
}

/// A scenario from its text: one `[[scenario]]` with its sides.
pub fn read_scenario(data: &Data, text: &str, source: &str) -> Result<Scenario, Fault> {
    if text.len() > LONGEST {
        let fault = Fault::new(source, format!("it is longer than {LONGEST} bytes"));
        return Err(fault_of(fault, "riverdon-file-too-long", ""));
    }
    let file = DataFile::parse(source, text).map_err(unread)?;
    file.only(&["scenario"]).map_err(unread)?;
    let mut scenarios = file.list::<Scenario>("scenario", &data.ids).map_err(unread)?;
    let (Some((at, scenario)), true) = (scenarios.pop(), scenarios.is_empty()) else {
        return Err(fault_of(Fault::new(source, "it holds not one scenario"), "riverdon-file-one-scenario", ""));
    };
    // In records the id of a lesson stands where others have a scenario.
    if crate::lessons().iter().any(|lesson| lesson.id == scenario.id) {
        let fault = file.fault(at, format!("{:?} is a lesson", scenario.id));
        return Err(fault_of(fault, "riverdon-file-id-taken", &scenario.id));
    }
    if let Some((id, _)) = scenario.unfit() {
        let reason = scenario.judge().err().unwrap_or_default();
        return Err(fault_of(file.fault(at, reason), id, ""));
    }
    for side in &scenario.sides {
        let terms = Terms::of(side, 1);
        if muster(data, &terms).on_board == Stands::default() {
            let nation = data.ids.id(side.nation);
            let fault = file.fault(at, format!("{nation}: {} points buy no legal army", terms.on_board));
            return Err(fault_of(fault, "riverdon-file-no-army", nation));
        }
    }
    Ok(scenario)
}
