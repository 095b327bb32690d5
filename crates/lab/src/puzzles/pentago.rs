//! Puzzles of Pentago: win in a few moves, and the only move that does not lose.

use std::ops::RangeInclusive;

use plyground::games::pentago::Position;
use plyground::games::{Adversarial, AnyError, Game, Outcome};
use plyground::solve::pentago::{Solved, Solver};

use super::Goal;
use super::forced_quest::ForcedQuest;
use super::quest::{Answer, PuzzleGame, Quest, Task, legal_move, no_such, spent, unfinished};

/// The fewest marbles of a position whose only move is looked for: the value of every move is exact, and soon found.
const HELD_FROM: u32 = 22;
/// Plies before the end of a game in which somebody wins by force, often enough.
const NEAR_THE_END: usize = 7;
/// Nodes that the solver remembers, as a power of two.
const BITS: u32 = 15;

/// Puzzles of marbles.
#[derive(Debug)]
pub struct MarblePuzzles;

impl PuzzleGame for MarblePuzzles {
    fn game(&self) -> &'static str {
        "pentago"
    }

    fn tasks(&self) -> &'static [(Task, RangeInclusive<u32>)] {
        &[(Task::Win, 1..=3), (Task::Hold, 1..=1)]
    }

    fn begin(
        &self,
        task: Task,
        moves: u32,
        position: &str,
        most: u64,
    ) -> Result<Box<dyn Quest>, AnyError> {
        let position: Position = position.parse()?;
        unfinished(position.outcome().is_some())?;
        match task {
            Task::Win => Ok(Box::new(ForcedQuest::new(position, Goal::Win, moves, most))),
            // The solver takes one marble less, and every move is solved after its marble.
            Task::Hold if position.empty().count() <= Solver::MOST_EMPTY => {
                Ok(Box::new(HoldQuest {
                    position,
                    nodes: 0,
                    most,
                }))
            }
            Task::Hold => Err(AnyError::new("position: too few marbles to solve it")),
            _ => Err(no_such(self.game(), task)),
        }
    }

    fn suits(&self, task: Task, position: &str, rest: usize) -> bool {
        match task {
            Task::Hold => position
                .parse()
                .is_ok_and(|position: Position| position.stones() >= HELD_FROM),
            _ => (1..=NEAR_THE_END).contains(&rest),
        }
    }
}

/// The only move that does not lose, by the exact solver.
struct HoldQuest {
    position: Position,
    nodes: u64,
    most: u64,
}

impl HoldQuest {
    /// The value for the opponent after a move, with its best reply.
    fn solved(&mut self, after: &Position) -> Option<Solved> {
        if let Some(outcome) = after.outcome() {
            let value = match outcome {
                Outcome::Draw => 0,
                Outcome::Win(side) if side == after.side() => 1,
                Outcome::Win(_) => -1,
            };
            return Some(Solved { value, mv: None });
        }
        let mut solver = Solver::new(after, BITS).ok()?;
        let solved = solver.advance(self.most.saturating_sub(self.nodes));
        self.nodes += solver.nodes();
        solved
    }
}

impl Quest for HoldQuest {
    /// Looks no further than the second right move.
    fn keeping(&mut self) -> Option<Vec<String>> {
        let position = self.position;
        let mut keeping = Vec::new();
        for mv in position.legal() {
            if self.solved(&position.played(mv))?.value <= 0 {
                keeping.push(mv.to_string());
            }
            if keeping.len() > 1 {
                break;
            }
        }
        Some(keeping)
    }

    fn play(&mut self, mv: &str) -> Result<Answer, AnyError> {
        let after = self.position.played(legal_move(&self.position, mv)?);
        let solved = self.solved(&after).ok_or_else(spent)?;
        let right = solved.value <= 0;
        let reply = solved.mv.filter(|_| !right);
        Ok(Answer {
            right,
            done: right,
            reply: reply.map(|reply| reply.to_string()),
        })
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}
