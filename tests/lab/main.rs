//! Tests of experiments, reviews, puzzles and lessons, one file for each subject; one program, for each would be linked with all.

#[path = "../support/mod.rs"]
mod support;

mod comparison;
mod course;
mod lab;
mod ladder;
mod lessons;
mod matches;
mod openings;
mod puzzles;
mod reasons;
mod repeats;
mod review;
mod sentences;
mod sequential;
mod small_boards;
mod strength;
mod theory;
mod threats;
mod trial;
mod tuning;
mod why;

/// A file that no line above names would never run.
#[test]
fn every_file_here_is_run() {
    support::every_file_is_run("tests/lab", include_str!("main.rs"));
}
