//! Puzzles of what can be forced in a few moves.

use super::quest::{Answer, Quest, legal_move, spent};
use super::{Forced, Goal};
use plyground::games::{Adversarial, AnyError};

/// A task for the side to move, to be done in `left` moves.
pub(super) struct ForcedQuest<G: Adversarial> {
    position: G,
    left: u32,
    forced: Forced<G>,
}

impl<G: Adversarial> ForcedQuest<G> {
    pub(super) fn new(position: G, goal: Goal, moves: u32, most: u64) -> Self {
        Self {
            position,
            left: moves,
            forced: Forced::new(&position, goal, most),
        }
    }
}

impl<G: Adversarial> Quest for ForcedQuest<G> {
    fn keeping(&mut self) -> Option<Vec<String>> {
        let keeping = self.forced.keeping(&self.position, self.left)?;
        Some(keeping.iter().map(ToString::to_string).collect())
    }

    fn play(&mut self, mv: &str) -> Result<Answer, AnyError> {
        let after = self.position.played(legal_move(&self.position, mv)?);
        let right = self.forced.keeps(&after, self.left).ok_or_else(spent)?;
        let done = right && (self.left <= 1 || after.outcome().is_some());
        let is_answered = self.left > 1 && after.outcome().is_none();
        let reply = if is_answered {
            self.forced.best_reply(&after, self.left - 1)
        } else {
            None
        };
        // Without the reply the other side would be to move.
        if right && is_answered && reply.is_none() {
            return Err(spent());
        }
        if right {
            self.left = self.left.saturating_sub(1);
            self.position = reply.map_or(after, |reply| after.played(reply));
        }
        Ok(Answer {
            right,
            done,
            reply: reply.map(|reply| reply.to_string()),
        })
    }

    fn nodes(&self) -> u64 {
        self.forced.nodes()
    }
}
