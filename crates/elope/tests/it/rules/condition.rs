//! 10.0 Supply and communications.
