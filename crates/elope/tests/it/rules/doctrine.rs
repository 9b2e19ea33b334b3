//! 20.0 Allied doctrine.
