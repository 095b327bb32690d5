//! The rules, slow and obvious, as the tests have them.
#![allow(dead_code, reason = "the tests use more of it")]

#[path = "../../tests/support/loa.rs"]
pub mod loa;
#[path = "../../tests/support/pentago.rs"]
pub mod pentago;
#[path = "../../tests/support/random.rs"]
pub mod random;
#[path = "../../tests/support/rules.rs"]
pub mod rules;
