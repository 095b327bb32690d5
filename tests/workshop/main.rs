//! Tests of what trains players, and of the program that does it, one file for each subject.

#[path = "../cli/program.rs"]
mod program;
#[path = "../support/mod.rs"]
mod support;

mod coding;
mod endings;
mod files;
mod fit;
mod g2048_learned;
mod learning;
mod loa_network;
mod pentago_checks;
mod pentago_learning;
mod pentago_openings;
mod train;

use plyground::players::{Contender, FAMILIES, catalogue};
use plyground::search::{Clock, Limits};
use plyground_lab::{Experiment, Plan, Tally};

/// The program that is run.
const PROGRAM: &str = env!("CARGO_BIN_EXE_workshop");

/// The result lines of all games of an experiment.
fn results(experiment: &str) -> String {
    let plan = Plan::new(&Experiment::from_json(experiment).unwrap()).unwrap();
    let played = |number| {
        let mut job = plan.start(number, Clock::system()).unwrap().unwrap();
        while job.advance() {}
        job.line().to_json() + "\n"
    };
    (0..plan.jobs()).map(played).collect()
}

/// A player with learned weights of a file.
fn equipped(game: &str, player: &str, file: &str, limits: Limits) -> Contender {
    let info = catalogue::open(game).unwrap().player(player).unwrap();
    let family = catalogue::family(FAMILIES, info.game).unwrap();
    let weights = family.read_weights(info, &std::fs::read(file).unwrap());
    let contender = Contender::new(info, info.defaults(), limits).unwrap();
    contender.equipped(Some(weights.unwrap()))
}

/// The mean score of twenty games of a player with learned weights that looks one move ahead.
fn mean(game: &str, player: &str, file: &str) -> f64 {
    let contender = equipped(game, player, file, Limits::depth(1));
    let game = catalogue::open(game).unwrap();
    let plan = Plan::of(game, vec![contender], 20, 0, false).unwrap();
    let mut tally = Tally::default();
    for number in 0..plan.jobs() {
        let mut job = plan.start(number, Clock::none()).unwrap().unwrap();
        while job.advance() {}
        tally.add(&job.line());
    }
    tally.standings().next().unwrap().summary.mean
}

/// Options that lead nowhere are refused by their names.
#[test]
fn numbers_that_lead_nowhere_are_refused() {
    for rate in ["nan", "inf", "0", "-1"] {
        let rate = format!("--rate={rate}");
        for command in [
            &["learn-network", "none"][..],
            &["learn-openings", "none", "none"],
        ] {
            program::fails(
                &[command, &[rate.as_str()]].concat(),
                &["--rate", "not between"],
            );
        }
    }
    for args in ["learn-network none --nodes 0", "endings loa none --count 0"] {
        let args: Vec<&str> = args.split(' ').collect();
        program::fails(&args, &[args[args.len() - 2], "0"]);
    }
}

#[test]
fn help_lists_the_commands() {
    let help = program::succeeds(&["--help"]);
    for command in ["train", "weights", "induce", "fit", "prove"] {
        assert!(help.contains(&format!("\n  {command} ")), "{help}");
    }
}

/// A file that no line above names would never run.
#[test]
fn every_file_here_is_run() {
    support::every_file_is_run("tests/workshop", include_str!("main.rs"));
}
