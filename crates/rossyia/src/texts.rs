//! The texts of the game: Fluent messages chapter by chapter, dictionaries of its names, and translated clauses.

engine::texts!(pub core cards grounds sea combat politics arms nations reasons title page charts position lesson);
