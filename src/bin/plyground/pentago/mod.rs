//! Commands of Pentago alone.

pub mod induce;
