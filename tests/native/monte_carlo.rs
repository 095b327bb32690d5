//! Flat Monte Carlo and Monte Carlo tree search, against what looking at everything says they come
//! near to.

use std::pin::Pin;

use plyground::eval::{Reward, Share};
use plyground::games::random::Dice;
use plyground::games::{Adversarial, Game, Outcome, Stochastic};
use plyground::players::catalogue;
use plyground::search::{Choose, Limits, Mcts, MonteCarlo, Report, SearchControl, poll, run};

use crate::support::clock::{stopped, ticking};
use crate::support::contest::{Contest, Judgement, values};
use crate::support::players::{contender, think};
use crate::support::tree::Tree;

/// The points scored.
#[derive(Clone, Copy)]
struct Points;

impl Reward<Tree> for Points {
    fn reward(&self, _end: &Tree, points: u64) -> f64 {
        points as f64
    }
}

const MCTS: Mcts = Mcts {
    simulations: 6000,
    exploration: 1.0,
    cap: u32::MAX,
    choose: Choose::Mean,
};

/// The points that random play is expected to score in `moves` moves.
fn expected(position: &Tree, moves: u32) -> f64 {
    let turns: Vec<_> = position.moves().collect();
    if turns.is_empty() || moves == 0 {
        return 0.0;
    }
    let total: f64 = turns
        .iter()
        .map(|turn| turn.gain as f64 + beyond(&turn.after, moves))
        .sum();
    total / turns.len() as f64
}

fn beyond(after: &Tree, moves: u32) -> f64 {
    Tree::chances(after)
        .map(|(probability, chance)| {
            f64::from(probability) * expected(&Tree::apply(after, chance), moves - 1)
        })
        .sum()
}

fn flat(position: &Tree, simulations: u32, cap: u32) -> Report<u8> {
    let search = MonteCarlo { simulations, cap };
    let control = SearchControl::new(Limits::nodes(u64::MAX), stopped);
    run(search.think(position, &Points, &mut Dice::new(1), &control))
}

#[test]
fn flat_monte_carlo_nears_the_mean_of_random_play() {
    for game in 0..30 {
        let position = Tree {
            last: 4,
            ..Tree::narrow(game)
        };
        if position.legal().count() < 2 {
            continue;
        }
        for cap in [1, 2, 9] {
            let report = flat(&position, 4000, cap);
            for ((mv, found), turn) in report.values().iter().zip(position.moves()) {
                let expected = turn.gain as f64 + beyond(&turn.after, cap);
                assert_eq!(*mv, turn.mv);
                // Six standard errors of at most 100 points a move.
                let error = 6.0 * 100.0 / 4000_f64.sqrt();
                let off = (f64::from(*found) - expected).abs();
                assert!(
                    off < error,
                    "{position:?} {mv}, {cap}: {found}, expected {expected}"
                );
                assert!(cap > 1 || off < 1e-3, "one move is certain");
            }
            let greatest = report
                .values()
                .into_iter()
                .map(|(_, value)| value)
                .fold(0.0, f32::max);
            assert_eq!(report.value, greatest);
        }
    }
}

fn tree_search(search: Mcts, position: &Contest, seed: u64) -> Report<u8> {
    let control = SearchControl::new(Limits::nodes(u64::MAX), stopped);
    run(search.think(position, &Share, &mut Dice::new(seed), &control))
}

#[test]
fn tree_search_finds_moves_that_keep_the_value() {
    for choose in [Choose::Mean, Choose::Visits] {
        let mut kept = 0;
        let games = 80;
        for game in 0..games {
            let mut position = Contest {
                last: 5,
                ..Contest::wide(game)
            };
            // Either side at the root.
            if game % 2 == 1 {
                let several = |next: &Contest| next.legal().count() > 1;
                let next = position.legal().map(|mv| position.played(mv)).find(several);
                position = next.unwrap_or(position);
            }
            let truth = values(Judgement::default(), &position, 20, None);
            let sign = |value: f32| {
                if value.abs() < 1e6 {
                    0.0
                } else {
                    value.signum()
                }
            };
            let best = truth
                .iter()
                .map(|(_, value)| sign(*value))
                .fold(-1.0, f32::max);
            let report = tree_search(Mcts { choose, ..MCTS }, &position, game);
            let chosen = truth.iter().find(|(mv, _)| Some(*mv) == report.best);
            kept += u64::from(chosen.is_some_and(|(_, value)| sign(*value) == best));
        }
        assert!(kept >= games - 2, "{kept} of {games} by {choose:?}");
    }
}

/// A value is a share of the points for whoever is to move, on either side.
#[test]
fn tree_search_speaks_for_the_side_to_move() {
    for game in 0..40 {
        let mut position = Contest {
            last: 1,
            ..Contest::wide(game)
        };
        if game % 2 == 1 {
            let Some(mv) = position.legal().next() else {
                continue;
            };
            position = Contest {
                last: 2,
                ..position
            }
            .played(mv);
        }
        if position.legal().count() < 2 {
            continue;
        }
        let report = tree_search(MCTS, &position, game);
        for (mv, value) in report.values() {
            let share = match position.played(mv).outcome() {
                Some(Outcome::Win(side)) if side == position.side() => 1.0,
                Some(Outcome::Win(_)) => 0.0,
                _ => 0.5,
            };
            assert_eq!(value, share, "{position:?} {mv}");
        }
    }
}

/// Each move is tried once: the visits alone choose none.
#[test]
fn of_moves_visited_equally_often_the_best_is_chosen() {
    for game in 0..40 {
        let position = Contest {
            last: 1,
            ..Contest::wide(game)
        };
        let search = Mcts {
            simulations: position.legal().count() as u32,
            choose: Choose::Visits,
            ..MCTS
        };
        let report = tree_search(search, &position, game);
        let values = report.values().into_iter().map(|(_, value)| value);
        assert_eq!(report.value, values.fold(0.0, f32::max), "{position:?}");
    }
}

#[test]
fn a_game_that_is_over_has_its_share() {
    for game in 0..20 {
        let mut position = Contest::wide(game);
        while position.outcome().is_none() {
            position = position.played(0);
        }
        let share = match position.outcome() {
            Some(Outcome::Win(side)) if side == position.side() => 1.0,
            Some(Outcome::Win(_)) => 0.0,
            _ => 0.5,
        };
        let report = tree_search(MCTS, &position, game);
        assert_eq!((report.best, report.value), (None, share));
    }
}

/// One move is left, and it wins.
#[test]
fn a_single_move_has_its_value() {
    let game = catalogue::open("pentago").expect("a game");
    let player = contender(game.player("mcts").expect("mcts"), Limits::nodes(1000), &[]);
    let position = "XOOO.OXOOXXOXOXXXOOOOXXOXXXOXXXOXOOX O";
    let report = think(&*game, &player, position);
    assert_eq!((report.best.as_deref(), report.value), (Some("e1"), 1.0));
    let game = catalogue::open("2048").expect("a game");
    let info = game.player("monte-carlo").expect("monte-carlo");
    let values = [("threshold", 2.0), ("simulations", 1e5)];
    let player = contender(info, Limits::nodes(1_000_000), &values);
    let single = "2,4,8,0,4,8,16,0,8,16,32,0,16,32,64,0";
    let report = think(&*game, &player, single);
    assert_eq!(report.best.as_deref(), Some("right"));
    assert!(
        report.value >= 64.0 && report.nodes < 1_000_000,
        "{report:?}"
    );
    let over = "2,4,8,16,4,8,16,32,8,16,32,64,16,32,64,128";
    let report = think(&*game, &player, over);
    assert_eq!((report.best, report.value), (None, 128.0));
}

/// In a game of chance the tree is over moves: with a single ply left it is the mean of that move.
#[test]
fn tree_search_of_the_last_ply_nears_the_mean() {
    for game in 0..30 {
        let position = Tree {
            last: 1,
            ..Tree::narrow(game)
        };
        if position.legal().count() < 2 {
            continue;
        }
        let control = SearchControl::new(Limits::nodes(u64::MAX), stopped);
        let report = run(MCTS.think(&position, &Points, &mut Dice::new(2), &control));
        for ((mv, found), turn) in report.values().iter().zip(position.moves()) {
            assert_eq!((*mv, *found), (turn.mv, turn.gain as f32));
        }
    }
}

#[test]
fn a_simulation_adds_one_node_and_a_move_is_tried_before_another_twice() {
    for game in 0..40 {
        let position = Contest::wide(game);
        let count = position.legal().count();
        for simulations in (1..=count as u32).filter(|_| count > 1) {
            let report = tree_search(
                Mcts {
                    simulations,
                    ..MCTS
                },
                &position,
                game,
            );
            assert_eq!(report.moves.len(), simulations as usize);
            assert_eq!(report.depth, 1);
        }
    }
}

#[test]
fn the_factor_of_a_move_counts_in_the_end() {
    struct Twice(u8);
    impl Reward<Tree> for Twice {
        fn reward(&self, _end: &Tree, points: u64) -> f64 {
            points as f64
        }
        fn factor(&self, mv: u8) -> f64 {
            if mv == self.0 { 1000.0 } else { 1.0 }
        }
    }
    for game in 0..20 {
        let position = Tree::narrow(game);
        for (mv, _) in flat(&position, 1, 1).values() {
            let control = SearchControl::new(Limits::nodes(u64::MAX), stopped);
            let report = run(MCTS.think(&position, &Twice(mv), &mut Dice::new(2), &control));
            assert_eq!(report.best, Some(mv));
        }
    }
}

#[test]
fn of_equal_means_the_move_of_the_least_rank_is_chosen() {
    struct Equal(u8);
    impl Reward<Tree> for Equal {
        fn reward(&self, _end: &Tree, _points: u64) -> f64 {
            1.0
        }
        fn rank(&self, mv: u8) -> u8 {
            u8::from(mv != self.0)
        }
    }
    for game in 0..20 {
        let position = Tree::narrow(game);
        for mv in position.legal() {
            let control = SearchControl::new(Limits::nodes(u64::MAX), stopped);
            let report = run(MCTS.think(&position, &Equal(mv), &mut Dice::new(2), &control));
            assert_eq!(report.best, Some(mv));
        }
    }
}

#[test]
fn limits_end_both_searches_and_slices_change_nothing() {
    for game in 0..20 {
        let position = Tree::wide(game);
        let flat = MonteCarlo {
            simulations: 3000,
            cap: 8,
        };
        let tree = Mcts {
            simulations: 12_000,
            ..MCTS
        };
        let outcome = |sliced: bool| {
            let clock = if sliced { ticking } else { stopped };
            let watches = [(); 2].map(|()| SearchControl::new(Limits::nodes(20_000), clock));
            let (mut dice, mut other) = (Dice::new(3), Dice::new(4));
            let searches: [Pin<Box<dyn Future<Output = Report<u8>>>>; 2] = [
                Box::pin(flat.think(&position, &Points, &mut dice, &watches[0])),
                Box::pin(tree.think(&position, &Points, &mut other, &watches[1])),
            ];
            let mut control = watches.iter();
            searches.map(|mut search| {
                let control = control.next().expect("a control");
                loop {
                    if sliced {
                        control.start_slice(0.0);
                    }
                    if let Some(report) = poll(search.as_mut()) {
                        return Report { ms: 0.0, ..report };
                    }
                }
            })
        };
        let (whole, sliced) = (outcome(false), outcome(true));
        assert_eq!(whole, sliced);
        assert!(
            (20_000..20_200).contains(&whole[0].nodes) || whole[0].moves.len() == 1,
            "{}",
            whole[0].nodes
        );
    }
}
