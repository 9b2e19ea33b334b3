//! Print every probe and its fingerprint as computed natively, one `name fingerprint` to a line.
#![allow(clippy::print_stdout, reason = "printing is all that this program does")]

fn main() {
    for (name, probe) in portable::PROBES {
        println!("{name} {:016x}", probe());
    }
}
