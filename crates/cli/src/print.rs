//! Printing to a terminal or a pipe that may close at any time; a bar while something slow goes on.

use std::io::{self, IsTerminal, Write};
use std::path::Path;

use engine::Fault;
use indicatif::{ProgressBar, ProgressStyle};

use crate::file;

/// Write to a file and say which, or to standard output.
pub(crate) fn out_or_file(text: &str, path: Option<&Path>) -> Result<(), Fault> {
    let Some(path) = path else {
        out(text);
        return Ok(());
    };
    file::write(path, text.as_bytes())?;
    out(&format!("{}\n", path.display()));
    Ok(())
}

/// Write to standard output. A reader that went away (`stavka log | head`) ends the program quietly.
pub(crate) fn out(text: &str) {
    let mut out = io::stdout().lock();
    if let Err(error) = out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        match error.kind() {
            io::ErrorKind::BrokenPipe => std::process::exit(0),
            _ => {
                eprintln!("standard output: {error}");
                std::process::exit(1);
            }
        }
    }
}

/// A bar on a terminal; nothing anywhere else.
pub(crate) fn progress(steps: u64, template: &str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(template);
    ProgressBar::new(steps).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Write a line.
macro_rules! line {
    () => { $crate::print::out("\n") };
    ($($arg:tt)*) => {{
        let mut text = format!($($arg)*);
        text.push('\n');
        $crate::print::out(&text);
    }};
}
pub(crate) use line;
