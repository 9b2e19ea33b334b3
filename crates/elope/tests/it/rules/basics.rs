//! 1.0 and 2.0: what the game is, its words and its die.
