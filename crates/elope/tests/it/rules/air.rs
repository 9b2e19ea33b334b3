//! 12.0 Aircraft, 19.0 carriers, 22.0 gas.
