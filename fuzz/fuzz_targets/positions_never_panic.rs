//! Any bytes given as a position from a real table are one or are refused, never a panic; what reads is written down and
//! played on.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| rossyia::fuzz::position(data));
