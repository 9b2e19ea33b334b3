//! The tests of the example game: the conformance suite, then chapter by chapter.

mod conformance;
