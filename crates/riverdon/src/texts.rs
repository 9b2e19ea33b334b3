//! The texts of the game: Fluent messages chapter by chapter, dictionaries of its names, and translated clauses.

engine::texts!(pub core battle campaign page forms printed lesson);
