//! A lesson: its pseudocode, its tree and its steps.

use plyground::games::Excerpt;
use serde::Serialize;

use super::descent::{Descent, DescentRule};
use super::{ExampleNode, ExampleTree, LessonStep, Mover, TreeError, learning, simulation};

/// The lessons by name, in the order in which one learns from the other.
pub const LESSONS: [&str; 7] = [
    "minimax",
    "alpha-beta-bad",
    "alpha-beta-good",
    "deepening",
    "expectimax",
    "mcts",
    "td",
];

/// An algorithm that ran to its end.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Lesson {
    /// The pseudocode, a line each.
    pub code: Vec<&'static str>,
    /// The text of the tree, or of the game that is learned.
    pub tree: String,
    /// The nodes of the tree; none where no tree is searched.
    pub nodes: Vec<ExampleNode>,
    /// The steps, the first before anything is done.
    pub steps: Vec<LessonStep>,
    /// The move that the algorithm chose, as the place of a child of the root; `None` where there is nothing to choose.
    pub choice: Option<usize>,
}

/// Why there is no such lesson.
#[derive(Debug, thiserror::Error, PartialEq)]
pub enum LessonError {
    /// There is none of that name.
    #[error("lesson: there is no {0:?}")]
    Unknown(Excerpt),
    /// The tree is wrong.
    #[error(transparent)]
    Tree(#[from] TreeError),
}

/// The classic tree, its best moves last: nothing can be cut but the end.
const BAD: &str = "((14 5 2) (8 12 3) (9 11 4))";
/// The same leaves, the best moves first.
const GOOD: &str = "((4 9 11) (3 8 12) (2 5 14))";
/// Deep enough for three iterations.
const DEEP: &str = "(((3 5) (6 9)) ((1 2) (0 7)) ((8 4) (5 6)))";
/// Moves and new tiles, as one would draw them for 2048.
const CHANCE: &str = "((4 (8 2) 6) ((1 12) 3) (5 5 5))";

/// Runs a lesson on a tree; without one, on its own.
///
/// # Errors
/// The name or the tree is wrong.
///
/// ```
/// use plyground_lab::lessons::lesson;
/// let minimax = lesson("minimax", Some("((3 12 8) (2 4 6) (14 5 2))"))?;
/// assert!(minimax.steps.last().unwrap().words.contains("value 3"));
/// # Ok::<(), plyground_lab::lessons::LessonError>(())
/// ```
pub fn lesson(id: &str, tree: Option<&str>) -> Result<Lesson, LessonError> {
    let (usual, reply) = match id {
        "minimax" | "alpha-beta-bad" => (BAD, Mover::Min),
        "alpha-beta-good" => (GOOD, Mover::Min),
        "deepening" | "mcts" => (DEEP, Mover::Min),
        "expectimax" => (CHANCE, Mover::Chance),
        "td" => {
            let (code, steps) = learning::learn();
            return Ok(Lesson {
                code: code.to_vec(),
                tree: "2x2".into(),
                nodes: Vec::new(),
                steps,
                choice: None,
            });
        }
        _ => return Err(LessonError::Unknown(id.into())),
    };
    let text = tree.unwrap_or(usual);
    let tree = ExampleTree::read(text, reply)?;
    let run = match id {
        "minimax" => Descent::run(&tree, DescentRule::Minimax),
        "expectimax" => Descent::run(&tree, DescentRule::Expectimax),
        "deepening" => Descent::deepen(&tree),
        "mcts" => simulation::simulate(&tree),
        _ => Descent::run(&tree, DescentRule::AlphaBeta),
    };
    let moves = &tree.nodes[0].children;
    let choice = moves.iter().position(|&node| Some(node) == run.choice);
    Ok(Lesson {
        code: run.code.to_vec(),
        tree: text.into(),
        nodes: tree.nodes,
        steps: run.steps,
        choice,
    })
}
