//! Beginning a game: its seed, and the dice of its set-up where players roll their own.

use std::io::IsTerminal;

use engine::erased::Begun;
use engine::{Fault, Rolling, Seed, Unrolled};

use crate::Setting;
use crate::play::{ask, faces};
use crate::print::line;
use crate::shelf::Shelved;

/// The seed from the command line, or a secret one.
fn seed(setting: &Setting) -> Result<Seed, Fault> {
    if let Some(text) = &setting.seed {
        return text.parse();
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Fault::new("the seed", error.to_string()))?;
    Ok(Seed(bytes))
}

/// Begin the game that was asked for. What its set-up rolls is taken from `--rolled`, and then asked for: in a game that
/// is played here, and at a terminal.
pub(crate) fn begin(shelved: &Shelved, setting: &Setting, played_here: bool) -> Result<Begun, Fault> {
    let setup = setting.setup(shelved)?;
    let mut rolled: Vec<u16> = setting.rolled.iter().flatten().copied().collect();
    if setting.dice != "typed" {
        let given = || Fault::new("--rolled", "the dice come from the seed").advise("Say `--dice typed` as well.");
        return if rolled.is_empty() {
            shelved.game.begin(setup, seed(setting)?, Rolling::Seeded)
        } else {
            Err(given())
        };
    }
    let seed = seed(setting)?;
    let asks = played_here || std::io::stdin().is_terminal();
    loop {
        let (sides, clause) = match shelved.game.begin_rolled(setup.clone(), seed, &rolled) {
            Ok(begun) => return Ok(begun),
            Err(Unrolled::Fault(fault)) => return Err(fault),
            Err(Unrolled::Wanted { sides, clause }) => (sides, clause.0),
        };
        let wanted = format!("The set-up rolls a die with {sides} sides ({clause}).");
        match asks.then(|| face(&wanted, sides)).flatten() {
            Some(face) => rolled.push(face),
            None => {
                let so_far: String = rolled.iter().map(|face| format!("{face} ")).collect();
                let advice = format!("Roll it and give all faces in order: --rolled {so_far}FACE");
                return Err(Fault::new("the set-up", wanted).advise(advice));
            }
        }
    }
}

/// What fell of a die with so many sides; none at the end of the input.
fn face(wanted: &str, sides: u8) -> Option<u16> {
    loop {
        match faces(&ask(&format!("{wanted} What fell? "))?).as_deref() {
            Ok(&[face]) if (1..=u16::from(sides)).contains(&face) => return Some(face),
            Ok(&[face]) => line!("A die with {sides} sides cannot show {face}."),
            _ => line!("One number, please."),
        }
    }
}
