//! Lessons: what they find is what trying everything finds, and their steps follow from one another.

use plyground_lab::lessons::{
    ExampleTree, LESSONS, Lesson, LessonError, LessonEvent, Mover, NodeState, OrderReason, lesson,
};
use proptest::prelude::*;

use crate::support::random::Random;

/// A tree of random shape and values, as text.
fn draw(random: &mut Random, depth: u32) -> String {
    if depth == 0 {
        return random.below(20).to_string();
    }
    let count = 1 + random.below(3);
    let parts: Vec<String> = (0..count).map(|_| draw(random, depth - 1)).collect();
    format!("({})", parts.join(" "))
}

/// The value of a node by trying everything.
fn value(tree: &ExampleTree, node: usize) -> f64 {
    let one = &tree.nodes[node];
    let below = one.children.iter().map(|&child| value(tree, child));
    match one.mover {
        Mover::Leaf => one.value,
        Mover::Max => below.fold(f64::NEG_INFINITY, f64::max),
        Mover::Min => below.fold(f64::INFINITY, f64::min),
        Mover::Chance => {
            let likely = one
                .children
                .iter()
                .map(|&child| tree.nodes[child].probability);
            let weighted = likely
                .zip(below)
                .map(|(share, value)| share.expect("a share") * value);
            weighted.sum()
        }
    }
}

/// The value of the root as a lesson shows it at its end.
fn found(lesson: &Lesson) -> f64 {
    let mut changes = lesson.steps.iter().flat_map(|step| &step.changes);
    let last = changes.rfind(|change| change.node == 0);
    last.and_then(|change| change.value).expect("a value")
}

/// Leaves that were looked at.
fn leaves(lesson: &Lesson) -> usize {
    let events = lesson.steps.iter().map(|step| &step.event);
    events
        .filter(|event| matches!(event, LessonEvent::Leaf { .. }))
        .count()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn values_are_those_of_trying_everything(seed: u64, depth in 1_u32..5) {
        let text = draw(&mut Random::new(seed), depth);
        let tree = ExampleTree::read(&text, Mover::Min).expect("a tree");
        let all = lesson("minimax", Some(&text)).expect("a lesson");
        prop_assert_eq!(found(&all), value(&tree, 0));
        for id in ["alpha-beta", "negamax", "deepening"] {
            let pruned = lesson(id, Some(&text)).expect("a lesson");
            prop_assert_eq!(found(&pruned), value(&tree, 0), "{} {}", id, &text);
        }
        let pruned = lesson("alpha-beta", Some(&text)).expect("a lesson");
        prop_assert!(leaves(&pruned) <= leaves(&all));
        let chance = ExampleTree::read(&text, Mover::Chance).expect("a tree");
        let mean = lesson("expectimax", Some(&text)).expect("a lesson");
        prop_assert!((found(&mean) - value(&chance, 0)).abs() < 0.01);
    }

    #[test]
    fn the_move_that_is_chosen_has_the_value_of_the_root(seed: u64, depth in 1_u32..5) {
        let text = draw(&mut Random::new(seed), depth);
        for id in ["minimax", "negamax", "alpha-beta", "deepening", "expectimax"] {
            let reply = if id == "expectimax" { Mover::Chance } else { Mover::Min };
            let tree = ExampleTree::read(&text, reply).expect("a tree");
            let choice = lesson(id, Some(&text)).expect("a lesson").choice.expect("a move");
            let chosen = tree.nodes[0].children[choice];
            prop_assert_eq!(value(&tree, chosen), value(&tree, 0), "{} {}", id, &text);
        }
    }

    #[test]
    fn what_is_cut_was_never_looked_at(seed: u64) {
        let text = draw(&mut Random::new(seed), 4);
        let pruned = lesson("alpha-beta", Some(&text)).expect("a lesson");
        let mut cut = vec![false; pruned.nodes.len()];
        for step in &pruned.steps {
            prop_assert!(!cut[step.node], "{} {:?}", &text, step);
            for change in &step.changes {
                cut[change.node] |= change.state == NodeState::Cut;
            }
        }
    }

    #[test]
    fn simulations_add_up(seed: u64) {
        let text = draw(&mut Random::new(seed), 3);
        let search = lesson("mcts", Some(&text)).expect("a lesson");
        let mut visits = vec![0; search.nodes.len()];
        for change in search.steps.iter().flat_map(|step| &step.changes) {
            visits[change.node] = change.visits.expect("visits");
            prop_assert!(change.value.is_some_and(|mean| (0.0..=1.0).contains(&mean)));
        }
        let most = search.nodes[0].children.iter().map(|&child| visits[child]).max();
        let chosen = search.nodes[0].children[search.choice.expect("a move")];
        prop_assert_eq!(Some(visits[chosen]), most);
        let below: u32 = search.nodes[0].children.iter().map(|&child| visits[child]).sum();
        prop_assert_eq!(below, visits[0]);
    }
}

#[test]
fn good_order_cuts_more_than_bad_order() {
    let usual = lesson("alpha-beta", None).expect("a lesson");
    let [bad, good] = usual
        .orders
        .expect("orders")
        .map(|text| lesson("alpha-beta", Some(&text)).expect("a lesson"));
    assert_eq!((leaves(&bad), leaves(&good)), (9, 5));
    assert_eq!(found(&good), found(&bad));
}

#[test]
fn links_to_the_two_lessons_of_alpha_beta_open_the_one() {
    let old = ["alpha-beta-bad", "alpha-beta-good"].map(|id| lesson(id, None).expect(id));
    assert!(old.iter().all(|lesson| lesson.id == "alpha-beta"));
    assert!(leaves(&old[1]) < leaves(&old[0]));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(100) })]

    #[test]
    fn a_cut_says_what_both_sides_have_and_which_leaves_are_left(seed: u64) {
        let text = draw(&mut Random::new(seed), 4);
        let pruned = lesson("alpha-beta", Some(&text)).expect("a lesson");
        let mut left_out = 0;
        for step in &pruned.steps {
            if let LessonEvent::Cut { mover, value, rival, leaves } = &step.event {
                let holds = if *mover == Mover::Max { value >= rival } else { value <= rival };
                prop_assert!(holds);
                left_out += leaves.len();
            }
        }
        let all = pruned.nodes.iter().filter(|node| node.mover == Mover::Leaf).count();
        prop_assert_eq!(leaves(&pruned) + left_out, all, "{}", &text);
    }

    #[test]
    fn negamax_sees_each_node_from_the_side_that_moves(seed: u64) {
        let text = draw(&mut Random::new(seed), 3);
        let [plain, turned] = ["minimax", "negamax"].map(|id| lesson(id, Some(&text)).expect(id));
        for (one, other) in plain.steps.iter().zip(&turned.steps) {
            for (one, other) in one.changes.iter().zip(&other.changes) {
                prop_assert_eq!(one.value.map(f64::abs), other.value.map(f64::abs));
                let is_min = plain.nodes[one.node].mover == Mover::Min;
                prop_assert!(!is_min || one.value.map(|value| 0.0 - value) == other.value);
            }
        }
    }
}

#[test]
fn chance_answers_with_its_probabilities() {
    let weighted = lesson("expectimax", Some("((0.9:4 0.1:2) (3 5))")).expect("a lesson");
    let shares = weighted.nodes.iter().filter_map(|node| node.probability);
    assert_eq!(shares.collect::<Vec<_>>(), [0.9, 0.1, 0.5, 0.5]);
    assert_eq!(weighted.choice, Some(1));
    assert!((found(&weighted) - 4.0).abs() < 1e-9);
    for text in [
        "(0.9:4 2)",
        "((0:4 2))",
        "((x:4 2))",
        "((-1:4 2))",
        "((1:2:4 2))",
        "((2 1:))",
    ] {
        assert!(lesson("expectimax", Some(text)).is_err(), "{text}");
    }
    assert!(lesson("minimax", Some("((0.9:4 0.1:2))")).is_err());
}

#[test]
fn the_end_of_a_game_is_searched_to_its_results() {
    let game = lesson("tic-tac-toe", None).expect("a lesson");
    // Only the first move stops O's row, and then nobody wins.
    assert_eq!((game.choice, found(&game)), (Some(0), 0.0));
    let won = lesson("tic-tac-toe", Some("xx.oo.xo.")).expect("a lesson");
    assert_eq!((won.choice, found(&won)), (Some(0), 1.0));
    for text in [
        "",
        "XXXOO.O..",
        "X........",
        "XOXOO..X",
        "XOXOO..Xé",
        ".........",
    ] {
        assert!(lesson("tic-tac-toe", Some(text)).is_err(), "{text}");
    }
}

#[test]
fn the_child_with_the_largest_bound_is_chosen_from_the_side_that_moves() {
    let search = lesson("mcts", None).expect("a lesson");
    let mut movers = Vec::new();
    for step in &search.steps {
        if let LessonEvent::Select {
            mover,
            bounds,
            number,
            ..
        } = &step.event
        {
            let all = bounds.iter().map(|one| one.bound());
            assert_eq!(all.fold(0.0, f64::max), bounds[number - 1].bound());
            movers.push(*mover);
        }
    }
    assert!(movers.contains(&Mover::Max) && movers.contains(&Mover::Min));
}

#[test]
fn every_lesson_steps_through_its_own_lines() {
    for id in LESSONS {
        let lesson = lesson(id, None).expect(id);
        assert!(lesson.steps.len() > 10, "{id}");
        for step in &lesson.steps {
            assert!(step.line < lesson.code.len(), "{id}");
            assert!(
                lesson.nodes.is_empty() || step.node < lesson.nodes.len(),
                "{id}"
            );
        }
        let used = (0..lesson.code.len())
            .filter(|&line| lesson.steps.iter().any(|step| step.line == line));
        assert!(used.count() >= 4, "{id}");
    }
}

#[test]
fn temporal_differences_add_up() {
    let lesson = lesson("td", None).expect("a lesson");
    let mut values = std::collections::HashMap::new();
    let mut raised = 0;
    for step in &lesson.steps {
        match step.event {
            LessonEvent::Update {
                cells,
                old,
                points,
                next,
                new,
            } => {
                assert_eq!(old, values.insert(cells, new).unwrap_or(0.0));
                assert!((old + 0.5 * (points as f64 + next - old) - new).abs() < 1e-9);
                raised += usize::from(new > old);
            }
            LessonEvent::Move { cells, value, .. } => {
                assert_eq!(value, values.get(&cells).copied().unwrap_or(0.0));
            }
            _ => {}
        }
    }
    assert!(raised > 5, "{raised}");
}

#[test]
fn what_is_no_lesson_is_refused() {
    assert_eq!(
        lesson("chess", None),
        Err(LessonError::Unknown("chess".into()))
    );
    for text in ["", "3", "(", "(1 2", "(1) (2)", "()", "(1 x)", "(1 NaN)"] {
        assert!(lesson("minimax", Some(text)).is_err(), "{text}");
    }
    let large = format!("({})", "1 ".repeat(200));
    assert!(lesson("minimax", Some(&large)).is_err());
}

/// The place of a node among its siblings.
fn place(lesson: &Lesson, node: usize) -> Option<usize> {
    let parent = lesson.nodes[node].parent?;
    lesson.nodes[parent]
        .children
        .iter()
        .position(|&one| one == node)
}

/// Each reason for an order comes up, and a killer is the move of the last cut at its ply.
#[test]
fn deepening_tries_first_what_was_best_or_cut_before() {
    let lesson = lesson("deepening", None).expect("a lesson");
    let ply_of = |node: usize| {
        std::iter::successors(Some(node), |&one| lesson.nodes[one].parent).count() - 1
    };
    let (mut reasons, mut cuts) = (Vec::new(), vec![None; 9]);
    let mut tried = vec![None; lesson.nodes.len()];
    for step in &lesson.steps {
        if let Some(parent) = lesson.nodes[step.node].parent {
            tried[parent] = place(&lesson, step.node);
        }
        match step.event {
            LessonEvent::Order { number, reason, .. } => {
                reasons.push(reason);
                let killer: Option<usize> = cuts[ply_of(step.node) - 1];
                assert!(reason != OrderReason::Killer || killer == Some(number - 1));
            }
            LessonEvent::Cut { .. } => cuts[ply_of(step.node)] = tried[step.node],
            _ => {}
        }
    }
    for reason in [OrderReason::Best, OrderReason::Killer, OrderReason::History] {
        assert!(reasons.contains(&reason), "{reason:?}");
    }
}
