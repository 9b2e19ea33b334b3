//! The texts of the game: Fluent messages chapter by chapter, dictionaries of its names, and translated clauses.

engine::texts!(pub(crate) core appearance movement combat naval air rail directives turns answers position lesson printed);
