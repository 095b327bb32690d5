//! Lessons: what they find is what trying everything finds, and their steps follow from one another.

use plyground_lab::lessons::{ExampleTree, LESSONS, Lesson, LessonError, Mover, NodeState, lesson};
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
        Mover::Chance => below.sum::<f64>() / one.children.len() as f64,
    }
}

/// The value of the root as a lesson shows it at its end.
fn found(lesson: &Lesson) -> f64 {
    let mut changes = lesson.steps.iter().flat_map(|step| &step.changes);
    let last = changes.rfind(|change| change.node == 0);
    let text = last.and_then(|change| change.value.clone());
    text.expect("a value").parse().expect("a number")
}

/// Leaves that were looked at.
fn leaves(lesson: &Lesson) -> usize {
    let words = lesson.steps.iter().map(|step| &step.words);
    words.filter(|words| words.starts_with("leaf")).count()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn values_are_those_of_trying_everything(seed: u64, depth in 1_u32..5) {
        let text = draw(&mut Random::new(seed), depth);
        let tree = ExampleTree::read(&text, Mover::Min).expect("a tree");
        let all = lesson("minimax", Some(&text)).expect("a lesson");
        prop_assert_eq!(found(&all), value(&tree, 0));
        for id in ["alpha-beta-good", "deepening"] {
            let pruned = lesson(id, Some(&text)).expect("a lesson");
            prop_assert_eq!(found(&pruned), value(&tree, 0), "{} {}", id, &text);
        }
        let pruned = lesson("alpha-beta-bad", Some(&text)).expect("a lesson");
        prop_assert!(leaves(&pruned) <= leaves(&all));
        let chance = ExampleTree::read(&text, Mover::Chance).expect("a tree");
        let mean = lesson("expectimax", Some(&text)).expect("a lesson");
        prop_assert!((found(&mean) - value(&chance, 0)).abs() < 0.01);
    }

    #[test]
    fn the_move_that_is_chosen_has_the_value_of_the_root(seed: u64, depth in 1_u32..5) {
        let text = draw(&mut Random::new(seed), depth);
        for id in ["minimax", "alpha-beta-bad", "alpha-beta-good", "deepening", "expectimax"] {
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
        let pruned = lesson("alpha-beta-bad", Some(&text)).expect("a lesson");
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
            prop_assert!(change.value.as_ref().is_some_and(|mean| (0.0..=1.0).contains(&mean.parse().unwrap())));
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
    let [bad, good] = ["alpha-beta-bad", "alpha-beta-good"].map(|id| lesson(id, None).expect(id));
    assert!(
        leaves(&good) < leaves(&bad),
        "{} {}",
        leaves(&good),
        leaves(&bad)
    );
    assert_eq!(found(&good), found(&bad));
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
        // Every line that does something comes up, headings and the rest of long lines apart.
        let used = (0..lesson.code.len())
            .filter(|&line| lesson.steps.iter().any(|step| step.line == line));
        assert!(used.count() + 3 >= lesson.code.len(), "{id}");
    }
}

#[test]
fn temporal_differences_add_up() {
    let lesson = lesson("td", None).expect("a lesson");
    let updates = lesson.steps.iter().filter(|step| step.line == 4);
    let mut positive = 0;
    for step in updates {
        let (_, sum) = step.words.split_once("] = ").expect("an update");
        let numbers: Vec<f64> = sum
            .split(['+', '·', '=', '(', ')', ' '])
            .filter_map(|word| word.parse().ok())
            .collect();
        let [old, rate, error, new] = numbers[..] else {
            panic!("{sum}")
        };
        assert!((old + rate * error - new).abs() < 0.011, "{sum}");
        positive += usize::from(error > 0.0);
    }
    assert!(positive > 5, "{positive}");
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
    for reason in ["the table's best", "the killer", "history"] {
        assert!(
            lesson.steps.iter().any(|step| step.words.contains(reason)),
            "{reason}"
        );
    }
    let ply_of = |node: usize| {
        std::iter::successors(Some(node), |&one| lesson.nodes[one].parent).count() - 1
    };
    let (mut tried, mut cuts) = (vec![None; lesson.nodes.len()], vec![None; 9]);
    for (step, next) in lesson.steps.iter().zip(&lesson.steps[1..]) {
        if step.words.starts_with("child") {
            let killer: Option<usize> = cuts[ply_of(step.node)];
            tried[step.node] = place(&lesson, next.node);
            assert!(
                !step.words.ends_with("the killer") || tried[step.node] == killer,
                "{step:?}"
            );
        }
        if step.words.contains('≥') {
            cuts[ply_of(step.node)] = tried[step.node];
        }
    }
}
