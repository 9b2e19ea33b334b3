//! Any text that reads as an order is written back as an order that reads the same.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| example::fuzz::notation(data));
