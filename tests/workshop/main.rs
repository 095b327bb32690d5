//! Tests of what trains players, one file for each subject.

#[path = "../support/mod.rs"]
mod support;

mod coding;
mod g2048_learned;
mod learning;
mod loa_network;
mod pentago_learning;
mod pentago_openings;

/// A file that no line above names would never run.
#[test]
fn every_file_here_is_run() {
    support::every_file_is_run("tests/workshop", include_str!("main.rs"));
}
