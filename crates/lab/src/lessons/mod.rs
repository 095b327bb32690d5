//! Lessons: the algorithms of the searches, one step at a time, on trees that fit on a page.
//!
//! They are the textbook's forms, without the engine's switches. A lesson runs to its end at once and keeps every step,
//! so that a reader goes forth and back. Each step names a line of the pseudocode and what changes at the nodes.

mod descent;
mod event;
mod example_tree;
mod learning;
mod lesson;
mod pseudocode;
mod simulation;
mod step;
mod tic_tac_toe;

pub use event::{LessonEvent, OrderReason, UpperBound};
pub use example_tree::{ExampleNode, ExampleTree, Mover, TreeError};
pub use lesson::{LESSONS, Lesson, LessonError, lesson};
pub use step::{LessonStep, NodeChange, NodeState};
