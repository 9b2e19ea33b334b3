//! 9.0 Support units and works.
