//! Any bytes given as the result of a battle are one or a fault, never a panic; what reads survives writing and reading.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| riverdon::fuzz::result(data));
