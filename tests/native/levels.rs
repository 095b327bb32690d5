//! Levels: repeatable choices among plausible moves.

use std::collections::HashMap;

use plyground::players::{Contender, ParamRole, Question, catalogue};
use plyground::search::{Clock, Limits, Report};

/// What `strong` takes in a position, with these settings.
fn thought(game: &str, position: &str, settings: &[(&str, f64)], seed: u64) -> Report<String> {
    within(Limits::depth(1), game, position, settings, seed)
}

/// The same within limits.
fn within(
    limits: Limits,
    game: &str,
    position: &str,
    settings: &[(&str, f64)],
    seed: u64,
) -> Report<String> {
    let game = catalogue::open(game).expect("a game");
    let info = game.player("strong").expect("a player");
    // It looks few plies ahead, so it needs no table.
    let settings = settings.iter().copied().chain([("table", 0.0)]);
    let settings = info.settings(settings).expect("settings");
    let contender = Contender::new(info, settings, limits).expect("limits");
    let mut thinker = game.thinker(Clock::none());
    let question = Question::new(position);
    thinker.go(&contender, seed, &question).expect("a position");
    loop {
        let slice = thinker.slice(f64::INFINITY).expect("a search");
        if let Some(report) = slice.outcome {
            return report;
        }
    }
}

const START: &str = ".xxxxxx./o......o/o......o/o......o/o......o/o......o/o......o/.xxxxxx. x";

#[test]
fn the_nodes_of_a_level_are_a_limit_beside_the_others() {
    let few = within(Limits::nodes(300), "loa", START, &[], 0);
    for limits in [Limits::depth(4), Limits::nodes(5000)] {
        let held = within(limits, "loa", START, &[("level-nodes", 300.0)], 0);
        assert_eq!((held.nodes, held.best), (few.nodes, few.best.clone()));
        assert!(within(limits, "loa", START, &[], 0).nodes > 1000);
    }
}

#[test]
fn the_choice_follows_from_seed_and_position() {
    let noise = [("noise", 30.0)];
    let chosen: Vec<_> = (0..40)
        .map(|seed| thought("loa", START, &noise, seed).best)
        .collect();
    let again: Vec<_> = (0..40)
        .map(|seed| thought("loa", START, &noise, seed).best)
        .collect();
    assert_eq!(chosen, again);
    assert!(chosen.iter().any(|mv| *mv != chosen[0]));
}

/// Shares are those of exp(value / noise), within what chance allows.
#[test]
fn better_moves_are_taken_more_often() {
    let noise = 20.0;
    let exact = thought("loa", START, &[("noise", noise)], 0).moves;
    assert!(exact.iter().all(|one| !one.is_bound));
    let weight = |value: f32| (f64::from(value) / noise).exp();
    let total: f64 = exact.iter().map(|one| weight(one.value)).sum();
    let mut counts: HashMap<String, f64> = HashMap::new();
    let trials = 4000;
    for seed in 0..trials {
        let best = thought("loa", START, &[("noise", noise)], seed)
            .best
            .expect("a move");
        *counts.entry(best).or_default() += 1.0;
    }
    for one in &exact {
        let expected = trials as f64 * weight(one.value) / total;
        let found = counts.get(&one.mv).copied().unwrap_or(0.0);
        assert!(
            (found - expected).abs() < 5.0 * expected.sqrt().max(1.0),
            "{}",
            one.mv
        );
    }
}

#[test]
fn a_level_looks_at_no_more_positions_than_it_may() {
    let free = thought("loa", START, &[], 1);
    let position = ".".repeat(36) + " X";
    let bound = thought("pentago", &position, &[("level-nodes", 100.0)], 1);
    assert!(
        free.nodes > 30 && bound.nodes <= 400,
        "{} {}",
        free.nodes,
        bound.nodes
    );
}

#[test]
fn every_level_is_a_preset_of_strong() {
    for game in ["pentago", "loa"] {
        let game = catalogue::open(game).expect("a game");
        let info = game.player("strong").expect("a player");
        let settings = |level: usize| {
            let preset = info
                .checked_preset(&format!("level-{level}"))
                .expect("a level");
            info.settings(preset.values.iter().copied())
                .expect("valid values")
        };
        assert_eq!(settings(10), info.defaults());
        for level in 1..10 {
            assert_ne!(settings(level), settings(level + 1));
        }
    }
}

#[test]
fn nothing_holds_back_a_player_that_is_asked() {
    for game in ["pentago", "loa"] {
        let game = catalogue::open(game).expect("a game");
        let info = game.player("strong").expect("a player");
        for preset in info.presets {
            let level = info
                .settings(preset.values.iter().copied())
                .expect("valid values");
            let asked = level.clone().at_full_strength();
            for param in info.params {
                let expected = match param.role {
                    ParamRole::Handicap => Some(0.0),
                    _ => level.get(param.name),
                };
                assert_eq!(asked.get(param.name), expected, "{}", param.name);
            }
        }
    }
}
