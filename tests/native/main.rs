//! The library's tests, one file for each subject; one program, for each would be linked with the whole library.

#[path = "../support/mod.rs"]
mod support;

mod alpha_beta;
mod averaging;
mod bench;
mod breakdowns;
mod catalogue;
mod clocks;
mod g2048_evaluation;
mod g2048_frolov;
mod g2048_playouts;
mod g2048_records;
mod g2048_rules;
mod g2048_two_sided;
mod g2048_variant_players;
mod g2048_variants;
mod games;
mod genetic;
mod levels;
mod loa_evaluation;
mod loa_players;
mod loa_proofs;
mod loa_rules;
mod monte_carlo;
mod pentago_evaluation;
mod pentago_exact;
mod pentago_rules;
mod programs;
mod search;
mod settings;
mod signature;
mod tables;
mod thinker;
mod trees;

/// A file that no line above names would never run.
#[test]
fn every_file_here_is_run() {
    support::every_file_is_run("tests/native", include_str!("main.rs"));
}
