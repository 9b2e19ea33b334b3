//! Any bytes given as a map file are a map or a fault, never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| hexmap::fuzz_map(data));
