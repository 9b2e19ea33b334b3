//! 7.0 to 9.0 Combat, in the order of the Combat Phase: attacks are announced, strengths and odds found, results
//! applied, stacks go back and victors advance.

pub(crate) mod advance;
pub(crate) mod battle;
pub(crate) mod declare;
pub(crate) mod losses;
pub(crate) mod odds;
pub(crate) mod retreat;
