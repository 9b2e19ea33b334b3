//! S1: the board.
