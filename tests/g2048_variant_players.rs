//! Evaluation, players and the evil placer on boards of every size.

mod support;

use plyground::eval::g2048::{Direct, FEATURES, Heuristic, Weights};
use plyground::eval::{Evaluate, Explain};
use plyground::games::Game as _;
use plyground::games::g2048::{Board, Direction, Game, Spawn, Tiles, Variant, VariantBoard};
use plyground::players::g2048::{PLAYERS, Placer, Played, info, player_of, players_of};
use plyground::search::{Limits, Watch, run};

use support::boards::{random_board, random_tiles, variant, variants};
use support::clock::stopped;
use support::features::{self, terms, tolerance};
use support::random::Random;

/// Weights as sliders might stand: some at nothing, others anywhere.
fn random_weights(random: &mut Random) -> Weights {
    let mut features = [0.0; FEATURES.len()];
    for weight in &mut features {
        if random.below(2) == 0 {
            *weight = (random.unit() * 1000.0) as f32;
        }
    }
    Weights {
        features,
        monotonicity_power: 1.0 + 3.0 * random.unit() as f32,
        sum_power: 1.0 + 3.0 * random.unit() as f32,
    }
}

#[test]
fn the_evaluation_is_the_weighted_sum_of_the_features_at_every_size() {
    let mut random = Random::new(1);
    for variant in variants() {
        for _ in 0..8 {
            let weights = random_weights(&mut random);
            let direct = Direct::new(weights, variant.rows(), variant.columns());
            for _ in 0..40 {
                let board = random_tiles(&variant, &mut random);
                let (found, expected) = (direct.worth(&board), features::value(&weights, &board));
                let off = (f64::from(found) - expected).abs();
                assert!(
                    off <= tolerance(&weights, &board),
                    "{board:?}: {found}, slowly {expected}"
                );
                let shown = direct.contributions(&board);
                if board.is_finished() {
                    let sum: f32 = shown.iter().map(|&(_, value)| value).sum();
                    let lost = Evaluate::<VariantBoard>::lost(&direct);
                    assert_eq!(sum, lost, "only the loss counts");
                    continue;
                }
                let gradients = ["corner", "snake"];
                for ((name, found), (same, term)) in shown.into_iter().zip(terms(&weights, &board))
                {
                    assert_eq!(name, same);
                    // Of two equal layings for both together, either may be shown.
                    let off = (f64::from(found) - term).abs();
                    assert!(
                        off <= tolerance(&weights, &board) || gradients.contains(&name),
                        "{name}"
                    );
                }
            }
        }
    }
}

#[test]
fn with_and_without_tables_it_is_one_evaluation() {
    let mut random = Random::new(2);
    for _ in 0..10 {
        let weights = random_weights(&mut random);
        let (tables, direct) = (Heuristic::new(weights), Direct::new(weights, 4, 4));
        for _ in 0..300 {
            let board = random_board(&mut random);
            let off = f64::from(tables.value(&board) - direct.worth(&board)).abs();
            assert!(off <= tolerance(&weights, &board), "{board}");
            assert_eq!(
                Explain::contributions(&tables, &board),
                direct.contributions(&board)
            );
        }
    }
}

/// A game by a player with a limit of nodes; at most `plies` long.
fn play<B: Played>(variant: &Variant, id: &str, seed: u64, plies: usize) -> Game<B> {
    let info = player_of(variant, id).expect("it plays");
    let settings = info.defaults();
    let mut player = B::create(variant, info, &settings, seed);
    let placer = Placer::new(variant, info, &settings);
    let mut game: Game<B> = Game::deal(*variant, seed);
    while game.ply() < plies {
        let watch = Watch::new(Limits::nodes(200), stopped);
        let Some(direction) = run(player.think(&game.board(), &watch)).best else {
            break;
        };
        placer
            .play(&mut game, direction)
            .expect("players play legal moves");
    }
    game
}

#[test]
fn whoever_plays_a_variant_plays_it_to_the_end_and_the_same_again() {
    for name in [
        "2048-3x3",
        "2048-3x5-evil",
        "2048-4x4-four50",
        "2048-6x3-start8",
    ] {
        let variant = variant(name);
        for info in players_of(&variant) {
            let game: Game<VariantBoard> = play(&variant, info.id, 5, 120);
            assert!(
                game.ply() == 120 || game.board().is_finished(),
                "{name} {}",
                info.id
            );
            let again: Game<VariantBoard> = play(&variant, info.id, 5, 120);
            assert_eq!(game.record(), again.record());
            let read: Game<VariantBoard> = game.record().to_string().parse().expect("a record");
            assert_eq!(read.record(), game.record());
        }
    }
}

#[test]
fn looking_ahead_pays_on_every_board() {
    for name in ["2048-3x3", "2048-3x4", "2048-4x5"] {
        let variant = variant(name);
        let total = |id| -> u64 {
            let games = (0..4).map(|seed| play::<VariantBoard>(&variant, id, seed, 1500));
            games.map(|game| game.score()).sum()
        };
        let (clever, blind) = (total("expectimax"), total("random"));
        assert!(clever > blind * 3 / 2, "{name}: {clever} against {blind}");
    }
}

/// The adversary's choice, from its description: of all tiles there can be, that after which the best
/// afterstate in reach is worth least.
fn worst_tile<B: Tiles>(direct: &Direct, slid: &B) -> Option<Spawn> {
    let lost = Evaluate::<B>::lost(direct);
    let mut worst: Option<(f32, Spawn)> = None;
    for cell in (0..slid.cell_count() as u8).filter(|&cell| slid.is_vacant(cell)) {
        for four in [false, true] {
            let spawn = Spawn { cell, four };
            let next = slid.with_spawn(spawn);
            let values = next.moves().map(|turn| direct.worth(&turn.after));
            let best = values.reduce(f32::max).unwrap_or(lost);
            if worst.is_none_or(|(least, _)| best < least) {
                worst = Some((best, spawn));
            }
        }
    }
    worst.map(|(_, spawn)| spawn)
}

fn check_evil<B: Tiles>(name: &str, empty_weight: f64) {
    let variant = variant(name);
    let info = info("expectimax").expect("a player");
    let settings = info.settings([("empty", empty_weight)]).expect("valid");
    let named = |(name, value): (&'static str, f32)| (name, value);
    let weights = Weights {
        features: FEATURES
            .map(|feature| named((feature.name(), settings.get(feature.name()) as f32)).1),
        monotonicity_power: settings.get("monotonicity-power") as f32,
        sum_power: settings.get("sum-power") as f32,
    };
    let direct = Direct::new(weights, variant.rows(), variant.columns());
    let placer = Placer::new(&variant, info, &settings);
    let mut random = Random::new(3);
    for seed in 0..5 {
        let mut game: Game<B> = Game::deal(variant, seed);
        while game.ply() < 60 {
            let legal: Vec<_> = game.board().legal().collect();
            if legal.is_empty() {
                break;
            }
            let direction = *random.of(&legal);
            let (slid, _) = game.board().slide(direction).expect("legal");
            let step = placer.play(&mut game, direction).expect("legal");
            assert_eq!(Some(step.ply.spawn), worst_tile(&direct, &slid), "{slid}");
        }
    }
}

#[test]
fn the_evil_placer_leaves_the_least_by_the_players_own_weights() {
    check_evil::<Board>("2048-evil", 270.0);
    check_evil::<Board>("2048-evil", 0.0);
    check_evil::<VariantBoard>("2048-3x4-evil", 2000.0);
}

#[test]
fn evil_tiles_end_games_sooner() {
    let total = |name| -> u64 {
        let variant = variant(name);
        let games = (0..10).map(|seed| play::<Board>(&variant, "corner", seed, 5000));
        games.map(|game| game.score()).sum()
    };
    let (evil, fair) = (total("2048-evil"), total("2048"));
    assert!(2 * evil < fair, "{evil} against {fair}");
}

#[test]
fn every_player_is_listed_where_it_plays_and_refused_elsewhere() {
    let everyone = players_of(&variant("2048-goal64-start5-evil"));
    assert!(everyone.into_iter().eq(&PLAYERS));
    let large = variant("2048-5x5");
    let there = players_of(&large);
    for player in &PLAYERS {
        let known = there.contains(&player);
        assert_eq!(player_of(&large, player.id).is_ok(), known, "{}", player.id);
    }
    let error = player_of(&large, "nobody")
        .expect_err("unknown")
        .to_string();
    let known: Vec<_> = there.iter().map(|player| player.id).collect();
    assert_eq!(
        error,
        format!(
            "player: 2048-5x5 has no player \"nobody\" (it has {})",
            known.join(", ")
        )
    );
    let direction = Direction::Left;
    let game: Game<VariantBoard> = Game::deal(large, 1);
    assert_eq!(
        game.board().slide(direction).is_some(),
        game.board().legal().any(|d| d == direction)
    );
}
