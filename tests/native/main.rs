//! The library's tests, one file for each subject; one program, for each would be linked with the whole library.

#[path = "../support/mod.rs"]
mod support;

mod alpha_beta;
mod averaging;
mod bench;
mod breakdowns;
mod catalogue;
mod comparison;
mod course;
mod g2048_evaluation;
mod g2048_frolov;
mod g2048_learned;
mod g2048_playouts;
mod g2048_records;
mod g2048_rules;
mod g2048_solved;
mod g2048_two_sided;
mod g2048_variant_players;
mod g2048_variants;
mod games;
mod genetic;
mod lab;
mod ladder;
mod learning;
mod lessons;
mod levels;
mod link;
mod loa_evaluation;
mod loa_network;
mod loa_players;
mod loa_proofs;
mod loa_rules;
mod monte_carlo;
mod pentago_evaluation;
mod pentago_exact;
mod pentago_learning;
mod pentago_openings;
mod pentago_rules;
mod programs;
mod puzzles;
mod repeats;
mod review;
mod search;
mod sentences;
mod sequential;
mod settings;
mod signature;
mod tables;
mod teams;
mod theory;
mod thinker;
mod threats;
mod trees;
mod tuning;
mod why;

/// A file that no line above names would never run.
#[test]
fn every_file_here_is_run() {
    let here = std::fs::read_dir("tests/native").expect("cargo runs tests in the repository");
    let missing: Vec<String> = here
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter_map(|name| Some(name.strip_suffix(".rs")?.to_string()))
        .filter(|name| name != "main")
        .filter(|name| !include_str!("main.rs").contains(&format!("\nmod {name};\n")))
        .collect();
    assert!(missing.is_empty(), "main.rs lacks {missing:?}");
}
