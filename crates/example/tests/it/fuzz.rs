//! A bounded number of cases for the fuzz targets: known texts, torn and altered. The same functions run without bound
//! under `cargo xtask fuzz`.

use engine::Chance;

use crate::played;

/// A text with a few bytes changed, cut out, doubled or moved.
fn alter(seeds: &[Vec<u8>], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = chance.pick(seeds).cloned().unwrap_or_default();
    for _ in 0..=chance.below(4) {
        let at = chance.below(bytes.len() + 1);
        let length = chance.below(24).min(bytes.len() - at);
        match chance.below(6) {
            0 => drop(bytes.drain(at..at + length)),
            1 => bytes.insert(at, chance.below(256) as u8),
            2 => bytes.truncate(at),
            3 => {
                let part = bytes[at..at + length].to_vec();
                let to = chance.below(bytes.len() + 1);
                bytes.splice(to..to, part);
            }
            4 => {
                let signs: &[&[u8]] =
                    &[b"+", b">", b"@", b":", b"()", b"\"", b"\\u{", b";", b"=", b"-1", b"99999999999"];
                let sign = chance.pick(signs).copied().unwrap_or(b" ");
                bytes.splice(at..at, sign.iter().copied());
            }
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = chance.below(128) as u8;
                }
            }
        }
    }
    bytes
}

#[test]
fn notation_round_trips() {
    let mut seeds: Vec<Vec<u8>> = Vec::new();
    for seed in 0..8 {
        seeds.extend(played(seed, 60).entries().iter().map(|entry| entry.order.clone().into_bytes()));
    }
    let mut chance = Chance::new(11);
    for _ in 0..20_000 {
        example::fuzz::notation(&alter(&seeds, &mut chance));
    }
}

#[test]
fn saves_never_panic() {
    let seeds: Vec<Vec<u8>> = (0..12).map(|seed| played(seed, seed as usize * 7).record().into_bytes()).collect();
    let mut chance = Chance::new(12);
    for _ in 0..3_000 {
        example::fuzz::save(&alter(&seeds, &mut chance));
    }
}
