//! Any bytes given as a saved game are a game or a fault, never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| example::fuzz::save(data));
