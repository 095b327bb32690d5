//! Evaluation, players and the evil placer on boards of every size.

use std::sync::Arc;

use plyground::eval::g2048::{Direct, FEATURES, FeatureWeights, Heuristic};
use plyground::eval::{Evaluate, Explain};
use plyground::games::Table;
use plyground::games::g2048::{Board, Ply, Spawn, Tiles, VariantBoard};
use plyground::players::{AnyGame, Bout, Contender, Setting, catalogue};
use plyground::search::Limits;

use crate::support::boards::{random_board, random_tiles, variant, variants};
use crate::support::clock::stopped;
use crate::support::features::{self, terms, tolerance};
use crate::support::lasting::often;
use crate::support::players::{contender, everyone, info, think, weights_for};
use crate::support::random::Random;

/// Weights as sliders might stand: some at nothing, others anywhere.
fn random_weights(random: &mut Random) -> FeatureWeights {
    let mut weights = FeatureWeights::NONE;
    for feature in FEATURES {
        if random.below(2) == 0 {
            weights[feature] = (random.unit() * 1000.0) as f32;
        }
    }
    FeatureWeights {
        monotonicity_power: 1.0 + 3.0 * random.unit() as f32,
        sum_power: 1.0 + 3.0 * random.unit() as f32,
        ..weights
    }
}

#[test]
fn the_evaluation_is_the_weighted_sum_of_the_features_at_every_size() {
    let mut random = Random::new(1);
    for variant in variants() {
        for _ in 0..often(3, 8) {
            let weights = random_weights(&mut random);
            let direct = Direct::new(weights, variant.rows(), variant.columns());
            for _ in 0..40 {
                let board = random_tiles(&variant, &mut random);
                let (found, expected) = (
                    direct.board_value(&board),
                    features::value(&weights, &board),
                );
                let off = (f64::from(found) - expected).abs();
                assert!(
                    off <= tolerance(&weights, &board),
                    "{board:?}: {found}, slowly {expected}"
                );
                let shown = direct.contributions(&board);
                if board.is_over() {
                    let sum: f32 = shown.iter().map(|&(_, value)| value).sum();
                    let lost = Evaluate::<VariantBoard>::lost(&direct, &board);
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
            let off = f64::from(tables.value(&board) - direct.board_value(&board)).abs();
            assert!(off <= tolerance(&weights, &board), "{board}");
            assert_eq!(
                Explain::contributions(&tables, &board),
                direct.contributions(&board)
            );
        }
    }
}

fn open(name: &str) -> Arc<dyn AnyGame> {
    catalogue::open(name).expect("a variant")
}

/// A game by a player with a limit of nodes; at most `plies` long, or to its end where nobody searches.
fn play(name: &str, id: &str, seed: u64, plies: u64) -> Box<dyn Bout> {
    let game = open(name);
    let info = game.player(id).expect("it plays");
    let limits = Limits::nodes(200);
    let contender = Contender::new(info, info.defaults(), limits).expect("limits");
    let contender = contender.equipped(weights_for(info));
    let setting = Setting { seed, opening: 0 };
    let bout = game.bout(&[Arc::new(contender)], setting, stopped.into());
    let mut bout = bout.expect("whoever plays it plays");
    while bout.plies() < plies && bout.advance() {}
    bout
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
        for info in open(name).players() {
            let game = play(name, info.id, 5, 120);
            let record = game.record();
            let read: Table<VariantBoard> = Table::read(&record).expect("a record");
            assert!(
                game.plies() == 120 || read.position().is_over(),
                "{name} {}",
                info.id
            );
            assert_eq!(*read.rules(), variant);
            assert_eq!(play(name, info.id, 5, 120).record(), record);
            assert_eq!(read.record(), record);
            let reached = (
                read.ply() as u64,
                read.score(),
                read.position().largest_tile(),
            );
            assert_eq!(reached, (game.plies(), game.score(), game.best()));
        }
    }
}

#[test]
fn looking_ahead_pays_on_every_board() {
    for name in ["2048-3x3", "2048-3x4", "2048-4x5"] {
        let total = |id| -> u64 {
            let games = (0..4).map(|seed| play(name, id, seed, 1500));
            games.map(|game| game.score()).sum()
        };
        let (clever, blind) = (total("expectimax"), total("random"));
        assert!(clever > blind * 3 / 2, "{name}: {clever} against {blind}");
    }
}

/// Boards with large tiles are worth less than the weight of a lost game. Moves that end the game are not taken for that.
#[test]
fn a_board_with_large_tiles_is_not_given_up() {
    let huge = "65536,32768,16384,8192,4096,2048,512,512,64,512,64,1024,64,4,256,128,512,64,32,128,128,16,4,8,256,0,64,512,256,32,128,32,256,16,8,16";
    let classic = "16384,8192,4096,2048,256,8,16,1024,8,128,256,32,64,0,512,256";
    for (name, board, fatal) in [("2048-6x6", huge, "down"), ("2048", classic, "right")] {
        let game = catalogue::open(name).expect(name);
        let info = game.player("expectimax").expect("expectimax");
        let report = think(&*game, &contender(info, Limits::depth(3), &[]), board);
        assert_ne!(report.best.as_deref(), Some(fatal), "{name}");
    }
}

/// The adversary's choice, from its description: of all tiles there can be, that after which the best
/// afterstate in reach is worth least.
fn worst_tile<B: Tiles>(direct: &Direct, slid: &B) -> Option<Spawn> {
    let mut worst: Option<(f32, Spawn)> = None;
    for cell in (0..slid.cell_count() as u8).filter(|&cell| slid.is_vacant(cell)) {
        for four in [false, true] {
            let spawn = Spawn { cell, four };
            let next = slid.with_spawn(spawn);
            let values = next.moves().map(|turn| direct.board_value(&turn.after));
            let best = values.reduce(f32::max);
            let best = best.unwrap_or_else(|| Evaluate::<B>::lost(direct, &next));
            if worst.is_none_or(|(least, _)| best < least) {
                worst = Some((best, spawn));
            }
        }
    }
    worst.map(|(_, spawn)| spawn)
}

fn check_evil<B: Tiles>(name: &str, empty_weight: f64) {
    let variant = variant(name);
    let info = info("expectimax");
    let settings = info.settings([("empty", empty_weight)]).expect("valid");
    let weights = FeatureWeights {
        empty: empty_weight as f32,
        ..FeatureWeights::default()
    };
    let direct = Direct::new(weights, variant.rows(), variant.columns());
    let mut random = Random::new(3);
    for seed in 0..5 {
        let mut game: Table<B> = Table::deal(variant, seed);
        let mut table = open(name).deal(seed);
        while game.ply() < 60 {
            let legal: Vec<_> = game.legal().collect();
            if legal.is_empty() {
                break;
            }
            let direction = *random.of(&legal);
            let (slid, _) = game.position().slide(direction).expect("legal");
            let opponent = Some((info, &settings));
            table.play(direction.name(), opponent).expect("legal");
            let spawned = table.step().and_then(|step| step.spawn);
            let spawn = spawned.map(|spawned| Spawn {
                cell: spawned.cell,
                four: spawned.value == 4,
            });
            assert_eq!(spawn, worst_tile(&direct, &slid), "{slid}");
            let spawn = spawn.expect("a new tile");
            game.follow(Ply { direction, spawn }).expect("legal");
            assert_eq!(table.state(), game.state());
        }
        assert_eq!(table.record(), game.record());
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
        let games = (0..10).map(|seed| play(name, "corner", seed, 5000));
        games.map(|game| game.score()).sum()
    };
    let (evil, fair) = (total("2048-evil"), total("2048"));
    assert!(2 * evil < fair, "{evil} against {fair}");
    // The levels lie between, the same games each time.
    let middle = total("2048-evil6");
    assert!(
        evil < middle && middle < fair,
        "{evil}, {middle} and {fair}"
    );
    assert_eq!(middle, total("2048-evil6"));
}

#[test]
fn every_player_is_listed_where_it_plays_and_refused_elsewhere() {
    let all = open("2048-goal64-start5-evil").players();
    assert!(all.into_iter().copied().eq(everyone()));
    let large = open("2048-5x5");
    let there = large.players();
    assert!(
        there
            .iter()
            .copied()
            .copied()
            .eq(everyone().filter(|player| player.id != "learned"))
    );
    for player in everyone() {
        let known = there.contains(&&player);
        assert_eq!(known, player.id != "learned", "{}", player.id);
        assert_eq!(large.player(player.id).is_ok(), known, "{}", player.id);
    }
    assert_eq!(
        there.len(),
        everyone().count() - 1,
        "nobody else plays there"
    );
    let error = large.player("nobody").expect_err("unknown").to_string();
    let known: Vec<_> = there.iter().map(|player| player.id).collect();
    assert_eq!(
        error,
        format!(
            "player: 2048-5x5 has no player \"nobody\" (it has {})",
            known.join(", ")
        )
    );
}
