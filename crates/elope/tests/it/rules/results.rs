//! 7.6 to 7.8 Results of combat.
