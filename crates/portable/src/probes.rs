//! The probes: what is computed on every platform and compared.

use engine::{Dice, Digest, Fault, Seed};

/// A probe: its name, one word, and what it computes.
pub type Probe = (&'static str, fn() -> u64);

/// Every probe, in the order in which they are printed.
pub const PROBES: &[Probe] = &[("dice_of_a_seed", dice_of_a_seed), ("fault_places", fault_places)];

/// How a thousand dice and draws of one seed fall, and where its stream stands then.
fn dice_of_a_seed() -> u64 {
    let mut dice = Dice::seeded(Seed::from_number(1918), 0);
    let throw = |n| format!("{:?} {:?}\n", dice.roll(6, "probe"), dice.draw(n, "probe"));
    let fallen: String = (1..=500).map(throw).collect();
    Digest::of(format!("{fallen}{}", dice.position()).as_bytes()).0
}

/// Where the engine says that a mistake is, for every offset of a text with letters of one to four bytes.
fn fault_places() -> u64 {
    let text = "Царицын\nTsaritsyn 1918\n\n🎲 6\n";
    let report: String = (0..=text.len() + 1)
        .map(|offset| Fault::new("probe", format!("offset {offset}")).at_offset(text, offset).to_string())
        .collect();
    Digest::of(report.as_bytes()).0
}
