//! Catching a panic of one game, with its message and its place in the code, without a word on the screen.

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::Once;

thread_local! {
    /// Where this thread is being watched, what its last panic said.
    static WATCHED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Run something; if it panics, give what the panic said and where.
///
/// The state it worked on must not be used again. Panics of threads that are not watched are reported as ever.
pub(crate) fn caught<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    static WATCH: Once = Once::new();
    WATCH.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let watched = WATCHED.with_borrow_mut(|said| said.as_mut().map(|said| *said = told(info)).is_some());
            if !watched {
                usual(info);
            }
        }));
    });
    WATCHED.set(Some(String::new()));
    let result = panic::catch_unwind(AssertUnwindSafe(run));
    let said = WATCHED.take().unwrap_or_default();
    result.map_err(|_| said)
}

fn told(info: &PanicHookInfo<'_>) -> String {
    let payload = info.payload();
    let words = payload.downcast_ref::<String>().map(String::as_str);
    let said = words.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("it panicked");
    match info.location() {
        Some(place) => format!("panic at {}:{}: {said}", place.file(), place.line()),
        None => format!("panic: {said}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_told_with_its_place_and_what_follows_is_not_disturbed() {
        let fault = caught(|| panic!("the bridge is {}", "gone")).map(|()| 1);
        let said = fault.expect_err("it panicked");
        assert!(said.starts_with("panic at ") && said.contains("caught.rs:"), "{said}");
        assert!(said.ends_with(": the bridge is gone"), "{said}");
        assert_eq!(caught(|| 7), Ok(7));
    }
}
