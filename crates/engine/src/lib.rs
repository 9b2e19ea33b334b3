//! The engine.
mod fault;
pub use fault::{Fault, line_column};
