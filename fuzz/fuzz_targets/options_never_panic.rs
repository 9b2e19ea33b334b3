//! Any bytes given as the options of a set-up begin a game or are refused, never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| rossyia::fuzz::options(data));
