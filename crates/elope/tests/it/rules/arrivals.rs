//! 13.0 Reinforcements and 21.0 the Vologda box.
