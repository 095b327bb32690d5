//! A lesson: its pseudocode, its tree and its steps.

use plyground::games::Excerpt;
use serde::Serialize;

use super::descent::{Descent, DescentRule};
use super::step::LessonRun;
use super::{
    ExampleNode, ExampleTree, LessonStep, Mover, TreeError, learning, simulation, tic_tac_toe,
};

/// The lessons by name, in the order in which one learns from the other.
pub const LESSONS: [&str; 8] = [
    "minimax",
    "tic-tac-toe",
    "alpha-beta",
    "negamax",
    "deepening",
    "expectimax",
    "mcts",
    "td",
];

/// An algorithm that ran to its end.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Lesson {
    /// The name.
    pub id: &'static str,
    /// The pseudocode, a line each.
    pub code: Vec<&'static str>,
    /// The text of the tree, of the position, or of the game that is learned.
    pub tree: String,
    /// The same tree with the best moves last, and first; `None` where the order makes no difference.
    pub orders: Option<[String; 2]>,
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

/// The classic tree, its best moves last: alpha-beta cuts nothing.
const BAD: &str = "((14 5 2) (12 8 3) (11 9 4))";
/// The same leaves, the best moves first.
const GOOD: &str = "((4 9 11) (3 8 12) (2 5 14))";
/// Deep enough for three iterations.
const DEEP: &str = "(((3 5) (6 9)) ((1 2) (0 7)) ((8 4) (5 6)))";
/// Moves and new tiles, as one would draw them for 2048: 90 and 10 %.
const CHANCE: &str = "((0.9:6 0.1:10) (0.9:(3 8) 0.1:(0 1)) (0.9:7 0.1:2))";
/// O threatens to win, and X has one move that holds.
const ENDGAME: &str = "XOXOO..X.";

/// Runs a lesson on a tree; without one, on its own. Alpha-beta was two lessons, `alpha-beta-bad` and `alpha-beta-good`, whose
/// names go on working.
///
/// # Errors
/// The name or the tree is wrong.
///
/// ```
/// use plyground_lab::lessons::{LessonEvent, lesson};
/// let minimax = lesson("minimax", Some("((3 12 8) (2 4 6) (14 5 2))"))?;
/// let end = &minimax.steps.last().unwrap().event;
/// assert_eq!(*end, LessonEvent::Choose { number: 1, value: 3.0 });
/// # Ok::<(), plyground_lab::lessons::LessonError>(())
/// ```
pub fn lesson(id: &str, tree: Option<&str>) -> Result<Lesson, LessonError> {
    let usual = match id {
        "minimax" | "negamax" | "alpha-beta-bad" => BAD,
        "alpha-beta" | "alpha-beta-good" => GOOD,
        "deepening" | "mcts" => DEEP,
        "expectimax" => CHANCE,
        "tic-tac-toe" => ENDGAME,
        _ => "2x2",
    };
    let name = match id {
        "alpha-beta-bad" | "alpha-beta-good" => "alpha-beta",
        _ => id,
    };
    let known = LESSONS.into_iter().find(|&lesson| lesson == name);
    let id = known.ok_or_else(|| LessonError::Unknown(id.into()))?;
    let text = if id == "td" {
        usual
    } else {
        tree.unwrap_or(usual)
    };
    let tree = match id {
        "td" => ExampleTree { nodes: Vec::new() },
        "tic-tac-toe" => tic_tac_toe::grow(text)?,
        "expectimax" => ExampleTree::read(text, Mover::Chance)?,
        _ => ExampleTree::read(text, Mover::Min)?,
    };
    let run = run(id, &tree);
    let is_ordered = id == "alpha-beta";
    Ok(Lesson {
        id,
        code: run.code.to_vec(),
        tree: text.into(),
        orders: is_ordered.then(|| [tree.sorted(false), tree.sorted(true)]),
        choice: run.choice.map(|node| tree.place(node)),
        nodes: tree.nodes,
        steps: run.steps,
    })
}

/// Runs the algorithm of a lesson.
fn run(id: &str, tree: &ExampleTree) -> LessonRun {
    match id {
        "expectimax" => Descent::run(tree, DescentRule::Expectimax),
        "negamax" => Descent::run(tree, DescentRule::Negamax),
        "alpha-beta" => Descent::run(tree, DescentRule::AlphaBeta),
        "deepening" => Descent::deepen(tree),
        "mcts" => simulation::simulate(tree),
        "td" => learning::learn(),
        _ => Descent::run(tree, DescentRule::Minimax),
    }
}
