//! The probes as WebAssembly exports, without a binding generator: numbers in, numbers out, and texts as a place in
//! memory and a length.
#![allow(unsafe_code, reason = "an export needs `#[unsafe(no_mangle)]`; nothing here dereferences a raw pointer")]

use std::panic;
use std::sync::{Mutex, Once, PoisonError};

use crate::PROBES;

/// What the last panic said: a trap by itself tells nothing.
static PANIC: Mutex<String> = Mutex::new(String::new());

static HOOK: Once = Once::new();

fn name_of(index: u32) -> &'static str {
    PROBES.get(index as usize).map_or("", |(name, _)| name)
}

/// How many probes there are.
#[unsafe(no_mangle)]
pub extern "C" fn probe_count() -> u32 {
    PROBES.len() as u32
}

/// Where the name of a probe stands in memory.
#[unsafe(no_mangle)]
pub extern "C" fn probe_name_pointer(index: u32) -> *const u8 {
    name_of(index).as_ptr()
}

/// How many bytes of UTF-8 the name of a probe has; 0 where there is no such probe.
#[unsafe(no_mangle)]
pub extern "C" fn probe_name_length(index: u32) -> u32 {
    name_of(index).len() as u32
}

/// Run a probe; 0 where there is no such probe.
#[unsafe(no_mangle)]
pub extern "C" fn probe(index: u32) -> u64 {
    HOOK.call_once(|| {
        panic::set_hook(Box::new(|info| {
            *PANIC.lock().unwrap_or_else(PoisonError::into_inner) = info.to_string();
        }));
    });
    PROBES.get(index as usize).map_or(0, |(_, run)| run())
}

/// Where the message of the last panic stands in memory.
#[unsafe(no_mangle)]
pub extern "C" fn panic_message_pointer() -> *const u8 {
    PANIC.lock().unwrap_or_else(PoisonError::into_inner).as_ptr()
}

/// How many bytes of UTF-8 the message of the last panic has; 0 where nothing panicked.
#[unsafe(no_mangle)]
pub extern "C" fn panic_message_length() -> u32 {
    PANIC.lock().unwrap_or_else(PoisonError::into_inner).len() as u32
}
