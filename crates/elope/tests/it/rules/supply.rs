//! 11.0 Supply.
