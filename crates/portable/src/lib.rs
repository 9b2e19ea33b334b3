//! The proof that the rules give the same answer everywhere: named probes, each a 64-bit fingerprint of something the
//! engine and the games compute, run natively (`cargo run -p stavka-portable`) and as WebAssembly (`cargo xtask wasm`),
//! which must agree.
//!
//! To add a probe, write a function in [`probes`] and give it a line in [`PROBES`].
//!
//! Deliberately absent: files, clocks, threads and randomness from the system. A crate that needs them does not build
//! for a browser, and so must not become a dependency of this one.

pub mod probes;
pub mod wasm;

pub use probes::PROBES;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_probe_has_its_own_name_and_repeats_itself() {
        for (i, (name, probe)) in PROBES.iter().enumerate() {
            assert!(!name.contains(char::is_whitespace), "{name:?}: the name is one word of a printed line");
            assert!(PROBES[..i].iter().all(|(earlier, _)| earlier != name), "{name} is there twice");
            assert_eq!(probe(), probe(), "{name} gives a different fingerprint the second time");
        }
    }
}
