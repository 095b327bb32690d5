//! Recorded trees: searches are the same when somebody listens, and the trees add up.

use std::collections::HashMap;

use plyground::eval::Breakdown;
use plyground::players::{AnyGame, Contender, Question, Recorded, catalogue};
use plyground::search::{Limits, Reason, SearchTree, TreeNode};
use proptest::prelude::*;

use crate::support::clock::stopped;
use crate::support::players::{contender, think};
use crate::support::wander::open_position;

/// Games with the players whose trees can be recorded.
const PLAYERS: [(&str, &[&str]); 4] = [
    (
        "2048",
        &[
            "expectimax",
            "learned",
            "lee",
            "ovolve",
            "alpha-beta",
            "minimax",
            "mcts",
            "mcts-corner",
        ],
    ),
    (
        "2048-3x3",
        &[
            "expectimax",
            "lee",
            "ovolve",
            "alpha-beta",
            "minimax",
            "mcts",
        ],
    ),
    ("pentago", &["strong", "alpha-beta", "genetic", "mcts"]),
    ("loa", &["strong", "alpha-beta", "minimax", "mcts"]),
];

/// The positions of each game and player in which the principal variation is looked for.
const POSITIONS: u64 = 25;

fn record(game: &dyn AnyGame, player: &Contender, position: &str, most: usize) -> Recorded {
    let question = Question::new(position);
    record_game(game, player, question, most)
}

fn record_game(
    game: &dyn AnyGame,
    player: &Contender,
    question: Question,
    most: usize,
) -> Recorded {
    let recorded = game.record(player, 1, &question, most, stopped.into());
    recorded.expect("a tree")
}

/// The children of each node, the last visit of each move alone.
fn last_visits(tree: &SearchTree) -> Vec<Vec<&TreeNode>> {
    let mut children: Vec<HashMap<&str, &TreeNode>> = vec![HashMap::new(); tree.nodes.len()];
    for node in &tree.nodes {
        if let Some(parent) = node.parent {
            children[parent].insert(&node.label, node);
        }
    }
    children
        .into_iter()
        .map(|all| all.into_values().collect())
        .collect()
}

/// Whether `a` and `b` are the same sum of parts of at most `scale`, but for rounding.
fn close(a: f32, b: f32, scale: f32) -> bool {
    (a - b).abs() <= 1e-5 * scale.max(1.0)
}

#[test]
fn every_iteration_is_counted() {
    let game = catalogue::open("pentago").expect("pentago");
    let player = contender(
        game.player("strong").expect("strong"),
        Limits::depth(3),
        &[],
    );
    let position = open_position(&*game, 1, 8);
    let Recorded { tree, .. } = record(&*game, &player, &position, 1 << 20);
    let depths: Vec<u32> = tree.iterations.iter().map(|count| count.depth).collect();
    assert_eq!(depths, [1, 2, 3]);
    assert!(tree.iterations.iter().all(|count| count.nodes > 0));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(8) })]

    #[test]
    fn a_search_is_the_same_when_somebody_listens(seed: u64, plies in 1_usize..40) {
        for (name, ids) in PLAYERS {
            let game = catalogue::open(name).expect(name);
            let position = open_position(&*game, seed, plies);
            for id in ids {
                let player = contender(game.player(id).expect(id), Limits::nodes(400), &[]);
                let alone = think(&*game, &player, &position);
                let Recorded { report, tree } = record(&*game, &player, &position, 1 << 20);
                prop_assert_eq!(&report, &alone, "{} {} {}", name, id, &position);
                // The root of a Monte Carlo tree is worth the mean of all simulations.
                prop_assert!(id.starts_with("mcts") || tree.nodes[0].value == Some(report.value));
                let last = tree.iterations.last().expect("an iteration");
                prop_assert_eq!(last.nodes + 1, tree.nodes.len() as u64 + tree.dropped);
                let cut: u64 = last.reasons.values().sum();
                prop_assert!(cut <= last.nodes, "{} {} {:?}", name, id, last);
                for (place, node) in tree.nodes.iter().enumerate() {
                    prop_assert_eq!(node.parent.is_none(), place == 0);
                    prop_assert!(node.parent.is_none_or(|parent| parent < place));
                }
            }
        }
    }

    #[test]
    fn values_of_minimax_are_those_of_the_best_replies(seed: u64, plies in 1_usize..30) {
        let game = catalogue::open("loa").expect("loa");
        let player = contender(game.player("minimax").expect("minimax"), Limits::depth(2), &[]);
        let position = open_position(&*game, seed, plies);
        let Recorded { tree, .. } = record(&*game, &player, &position, 1 << 20);
        let children = last_visits(&tree);
        for (node, below) in tree.nodes.iter().zip(children) {
            let best = below.iter().filter_map(|child| child.value).map(|value| -value);
            if node.reason.is_none() && !below.is_empty() {
                prop_assert_eq!(node.value, best.reduce(f32::max));
            }
        }
    }

    #[test]
    fn nodes_of_the_reservation_tree_are_worth_their_best_line(seed: u64, plies in 0_usize..35) {
        let game = catalogue::open("pentago").expect("pentago");
        let player = contender(game.player("genetic").expect("genetic"), Limits::nodes(2000), &[]);
        let position = open_position(&*game, seed, plies);
        let Recorded { tree, .. } = record(&*game, &player, &position, 1 << 20);
        let children = last_visits(&tree);
        prop_assert!(tree.nodes.len() > 8);
        for (node, below) in tree.nodes.iter().zip(children) {
            let best = below.iter().filter_map(|child| child.value).map(|value| -value);
            prop_assert!(below.is_empty() || node.value == best.reduce(f32::max));
        }
    }

    #[test]
    fn cuts_have_a_move_that_is_too_good(seed: u64, plies in 1_usize..30) {
        for (name, id) in [("pentago", "alpha-beta"), ("loa", "strong")] {
            let game = catalogue::open(name).expect(name);
            let player = contender(game.player(id).expect(id), Limits::nodes(2000), &[]);
            let position = open_position(&*game, seed, plies);
            let Recorded { tree, .. } = record(&*game, &player, &position, 1 << 20);
            let children = last_visits(&tree);
            for (node, below) in tree.nodes.iter().zip(&children) {
                let best = below.iter().filter_map(|child| child.value).map(|value| -value).reduce(f32::max);
                match node.reason {
                    Some(Reason::Cutoff) => prop_assert!(best >= node.visit.beta && best == node.value),
                    Some(Reason::Over | Reason::Horizon | Reason::Table | Reason::Quiescence | Reason::Repetition) => {
                        prop_assert!(below.is_empty());
                    }
                    _ => {}
                }
            }
        }
    }

    #[test]
    fn chance_nodes_are_worth_their_expectation(seed: u64, plies in 1_usize..60) {
        let game = catalogue::open("2048").expect("2048");
        let info = game.player("expectimax").expect("expectimax");
        let player = contender(info, Limits::depth(3), &[("cutoff", 9.0)]);
        let position = open_position(&*game, seed, plies);
        let Recorded { tree, .. } = record(&*game, &player, &position, 1 << 20);
        let children = last_visits(&tree);
        for (node, below) in tree.nodes.iter().zip(&children) {
            let value = node.value.expect("the search is finished");
            let is_chance = below.iter().any(|child| child.visit.probability.is_some());
            if is_chance {
                let parts = below.iter().map(|child| (child.visit.probability.unwrap(), child.value.unwrap()));
                let (mut all, mut sum, mut scale) = (0.0, 0.0, 0.0_f32);
                for (probability, value) in parts {
                    all += probability;
                    sum += probability * value;
                    scale = scale.max(value.abs());
                }
                prop_assert!(close(all, 1.0, 1.0) && close(sum, value, scale), "{sum} for {value}");
            } else if !below.is_empty() {
                let best = below.iter().filter_map(|child| child.value).reduce(f32::max);
                prop_assert_eq!(best, Some(value));
            }
        }
    }
}

#[test]
fn visits_and_means_of_a_tree_search_add_up() {
    let second = ".xxxxxx./o......o/o......o/o......o/o......o/o......o/o......o/.xxxxxx. o";
    for (name, position) in [("loa", None), ("loa", Some(second)), ("2048", None)] {
        let game = catalogue::open(name).expect(name);
        let position = position.map_or_else(|| game.deal(1).state().position, String::from);
        let info = game.player("mcts").expect("mcts");
        let player = contender(info, Limits::nodes(1 << 20), &[("simulations", 500.0)]);
        let Recorded { tree, .. } = record(&*game, &player, &position, 1 << 20);
        let mut below = vec![0; tree.nodes.len()];
        let mut sum = 0.0;
        for node in &tree.nodes {
            if let Some(parent) = node.parent {
                let visits = node.visit.visits.expect("visits");
                below[parent] += visits;
                if parent == 0 {
                    sum += node.value.expect("a mean") * visits as f32;
                }
            }
        }
        assert_eq!(below[0], 500);
        let mean = tree.nodes[0].value.expect("a mean");
        assert!(close(mean, sum / 500.0, mean), "{name}: {mean}");
        for (node, below) in tree.nodes.iter().zip(below).skip(1) {
            assert!(
                below < node.visit.visits.expect("visits"),
                "the first visit adds no node below"
            );
        }
    }
}

/// Where the solver finds the value, its tree is recorded: holes that are filled, one after the other.
#[test]
fn the_tree_of_the_solver_fills_holes() {
    let game = catalogue::open("pentago").expect("pentago");
    let info = game.player("strong").expect("strong");
    let player = contender(info, Limits::nodes(1 << 20), &[]);
    let position = ".X....OOXXOX.X.OXXO...X.X..X.OOO.OO. X";
    let Recorded { report, tree } = record(&*game, &player, position, 1 << 20);
    assert_eq!((report.exact, tree.depth, tree.dropped), (Some(-1), 16, 0));
    let searched = |node: &&TreeNode| node.reason != Some(Reason::Table);
    let searched = tree.nodes.iter().filter(searched).count() as u64;
    assert!(searched > 1000 && searched <= report.nodes, "{searched}");
    let children = last_visits(&tree);
    for (node, below) in tree.nodes.iter().zip(&children).skip(1) {
        let above = &tree.nodes[node.parent.expect("a parent")];
        let left = above.visit.depth.unwrap_or(tree.depth);
        assert_eq!(node.visit.depth, Some(left - 1));
        assert_eq!(node.label.len(), 2, "{}", node.label);
        assert!(
            node.value
                .is_some_and(|value| (0.0..=256.0).contains(&value))
        );
        assert!(below.is_empty() || node.reason != Some(Reason::Table));
    }
}

#[test]
fn a_recorder_keeps_no_more_than_it_has_room_for() {
    let game = catalogue::open("pentago").expect("pentago");
    let player = contender(
        game.player("alpha-beta").expect("alpha-beta"),
        Limits::depth(2),
        &[],
    );
    let position = game.deal(1).state().position;
    let all = record(&*game, &player, &position, 1 << 20).tree;
    let few = record(&*game, &player, &position, 50).tree;
    assert_eq!(all.dropped, 0);
    assert_eq!(few.dropped as usize + few.nodes.len(), all.nodes.len());
    // The moves at the root stay, however many, each with one reply.
    let at_root = all.nodes.iter().filter(|node| node.parent == Some(0));
    assert_eq!(few.nodes.len(), 1 + 2 * at_root.count());
    let some = record(&*game, &player, &position, 3 * few.nodes.len()).tree;
    assert!(some.nodes.len() <= 3 * few.nodes.len());
}

#[test]
fn levels_are_dropped_as_a_whole_and_the_deepest_first() {
    let game = catalogue::open("loa").expect("loa");
    let minimax = game.player("minimax").expect("minimax");
    let player = contender(minimax, Limits::depth(3), &[]);
    let all = record(&*game, &player, "start", 1 << 20).tree;
    let two_plies = all.clone().cut(2).nodes.len();
    let some = record(&*game, &player, "start", 2 * two_plies).tree;
    assert!(some.nodes.len() < all.nodes.len());
    assert_eq!(some.clone().cut(2).nodes.len(), two_plies);
    assert_eq!(some.nodes[0].below, all.nodes[0].below);
    let below: u64 = all
        .nodes
        .iter()
        .map(|node| u64::from(node.parent == Some(0)) * (node.below + 1))
        .sum();
    assert_eq!(below, all.nodes[0].below);
}

/// How many nodes each level has, the root's first.
fn level_sizes(tree: &SearchTree) -> Vec<usize> {
    let upto = |plies| tree.clone().cut(plies).nodes.len();
    let sizes = (0..).map(|plies| upto(plies) - if plies == 0 { 0 } else { upto(plies - 1) });
    sizes.take_while(|&size| size > 0).collect()
}

#[test]
fn a_level_that_lost_nodes_during_the_walk_has_none_but_those_of_the_lines() {
    let game = catalogue::open("loa").expect("loa");
    let alpha_beta = game.player("alpha-beta").expect("alpha-beta");
    let player = contender(alpha_beta, Limits::depth(4), &[]);
    let all = level_sizes(&record(&*game, &player, "start", 1 << 20).tree);
    let some = level_sizes(&record(&*game, &player, "start", 3000).tree);
    let whole = some.iter().zip(&all).take_while(|(a, b)| a == b).count();
    assert!(1 < whole && whole < all.len(), "{some:?} of {all:?}");
    let lines = all[1];
    assert!(
        some[whole..].iter().all(|&size| size <= lines),
        "{some:?} of {all:?}"
    );
}

/// The labels of the principal variation.
fn line(tree: &SearchTree) -> Vec<&str> {
    let places = tree.line().into_iter().skip(1);
    places
        .map(|place| tree.nodes[place].label.as_str())
        .collect()
}

/// The labels of the moves at the root.
fn root_moves(tree: &SearchTree) -> Vec<&str> {
    let nodes = tree.nodes.iter().filter(|node| node.parent == Some(0));
    nodes.map(|node| node.label.as_str()).collect()
}

#[test]
fn the_principal_variation_is_in_every_tree_also_at_a_tenth_of_its_nodes() {
    for (name, ids) in PLAYERS {
        let game = catalogue::open(name).expect(name);
        for (seed, id) in (0..POSITIONS).flat_map(|seed| ids.iter().map(move |id| (seed, id))) {
            let position = open_position(&*game, seed, 1 + seed as usize % 40);
            let about = format!("{name} {id} {position}");
            let player = contender(game.player(id).expect(id), Limits::nodes(1000), &[]);
            let Recorded { report, tree } = record(&*game, &player, &position, 1 << 20);
            let tenth = record(&*game, &player, &position, tree.nodes.len() / 10).tree;
            assert_eq!(line(&tenth), line(&tree), "{about}");
            assert_eq!(root_moves(&tenth), root_moves(&tree), "{about}");
            let first = line(&tree).first().copied();
            let is_searched = first.is_some()
                || !root_moves(&tree).contains(&report.best.as_deref().unwrap_or(""));
            assert!(
                is_searched && first.is_none_or(|first| Some(first) == report.best.as_deref()),
                "{about}"
            );
        }
    }
}

#[test]
fn the_line_of_a_tree_is_that_of_the_report() {
    for (name, id) in [
        ("2048", "minimax"),
        ("pentago", "alpha-beta"),
        ("loa", "strong"),
        ("loa", "mcts"),
    ] {
        let game = catalogue::open(name).expect(name);
        for seed in 0..20 {
            let position = open_position(&*game, seed, 1 + seed as usize % 40);
            let limits = Limits {
                nodes: Some(1 << 20),
                ..Limits::depth(2)
            };
            let player = contender(game.player(id).expect(id), limits, &[]);
            let Recorded { report, tree } = record(&*game, &player, &position, 1000);
            assert_eq!(line(&tree), report.pv, "{name} {id} {position}");
        }
    }
}

#[test]
fn a_game_drawn_by_repetition_is_not_searched() {
    let game = catalogue::open("loa").expect("loa");
    let there_and_back = ["b1-b3", "a2-c2", "b3-b1", "c2-a2"].map(String::from);
    let moves = [there_and_back.clone(), there_and_back].concat();
    let question = Question::new("start").moves(&moves);
    for (id, value) in [("strong", 0.0), ("mcts", 0.5)] {
        let player = contender(game.player(id).expect(id), Limits::depth(2), &[]);
        let Recorded { report, tree } = record_game(&*game, &player, question.clone(), 1 << 20);
        assert_eq!((report.best, report.exact), (None, Some(0)), "{id}");
        let [root] = &tree.nodes[..] else {
            panic!("{id}: {} nodes", tree.nodes.len())
        };
        assert_eq!(root.value, Some(value), "{id}");
    }
    let player = contender(
        game.player("strong").expect("strong"),
        Limits::depth(2),
        &[],
    );
    let mut thinker = game.thinker(stopped.into());
    let explained = thinker.explain(&player, 1, &question).expect("a position");
    let result = Some(Breakdown::whole(Breakdown::RESULT, 0.0));
    assert_eq!(explained, result);
    let moves = thinker.explain_moves(&player, 1, &question);
    assert_eq!(moves.expect("a position"), []);
}

#[test]
fn forms_show_every_node() {
    let game = catalogue::open("2048-3x3").expect("2048-3x3");
    let player = contender(
        game.player("expectimax").expect("expectimax"),
        Limits::depth(2),
        &[],
    );
    let tree = record(&*game, &player, "2,2,4,8,0,0,0,0,0", 1 << 20).tree;
    let (text, dot) = (tree.text(), tree.dot());
    assert_eq!(text.lines().count(), tree.nodes.len());
    assert!(text.starts_with("root  = "));
    let second = text.lines().nth(1).expect("a move");
    assert!(
        second.starts_with("  ") && second.contains("depth 1"),
        "{second}"
    );
    assert_eq!(dot.matches(" -> ").count(), tree.nodes.len() - 1);
    let cut = tree.clone().cut(1);
    let below = tree.nodes.iter().filter(|node| node.parent == Some(0));
    assert_eq!(cut.nodes.len(), 1 + below.count());
    assert!(cut.nodes[1..].iter().all(|node| node.parent == Some(0)));
    assert_eq!(cut.nodes[0].value, tree.nodes[0].value);
}

#[test]
fn who_keeps_no_tree_is_named() {
    let game = catalogue::open("loa").expect("loa");
    let player = contender(
        game.player("random").expect("random"),
        Limits::depth(1),
        &[],
    );
    let question = Question::new("start");
    let recorded = game.record(&player, 1, &question, 10, stopped.into());
    let refused = recorded.expect_err("no tree");
    assert!(refused.to_string().contains("random") && refused.to_string().contains("strong"));
}
