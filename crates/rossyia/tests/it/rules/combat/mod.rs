//! VII, X.combat, X.retreat, X.advance: combat, in the order of its segment.

mod advance;
mod announce;
mod examples;
mod fates;
mod independent;
mod losses;
mod odds;
mod reserve;
mod results;
mod retreat;
