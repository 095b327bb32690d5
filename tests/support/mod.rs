//! What the tests share: slow and obvious versions of what the library does fast.
#![allow(dead_code, reason = "each test file uses its own part")]

pub mod boards;
pub mod clock;
pub mod contest;
pub mod exhaustive;
pub mod features;
pub mod lasting;
pub mod loa;
pub mod matches;
pub mod pentago;
pub mod pinned;
pub mod players;
pub mod random;
pub mod rules;
pub mod tiny;
pub mod tree;
pub mod wander;
