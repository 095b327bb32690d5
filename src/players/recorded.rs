//! A search and its tree.

use std::rc::Rc;

use super::{AnyGame, Contender, Question};
use crate::games::AnyError;
use crate::search::{Clock, Recorder, Report, SearchTree};

/// A search and its tree.
#[derive(Clone, Debug, PartialEq)]
pub struct Recorded {
    /// The report of the search.
    pub report: Report<String>,
    /// The tree of its last iteration.
    pub tree: SearchTree,
}

// No part of the trait: a module that records nothing holds no code for it.
impl dyn AnyGame + '_ {
    /// Searches a position to the end of the search, and keeps `most` nodes of its tree.
    ///
    /// # Errors
    /// A position or a move that is wrong; a player whose search keeps no tree, or whose weights are missing.
    pub fn record(
        &self,
        contender: &Contender,
        seed: u64,
        question: &Question,
        most: usize,
        clock: Clock,
    ) -> Result<Recorded, AnyError> {
        if !contender.info.keeps_tree {
            return Err(no_tree(self, contender.info.id));
        }
        let recorder = Rc::new(Recorder::new(most));
        let mut thinker = self.thinker(clock);
        thinker.watch(Some(recorder.clone()));
        let report = thinker.think(contender, seed, question)?;
        let tree = recorder.tree(&report);
        Ok(Recorded { report, tree })
    }
}

fn no_tree(game: &dyn AnyGame, id: &str) -> AnyError {
    let players = game.players().into_iter();
    let known: Vec<&str> = players
        .filter_map(|info| info.keeps_tree.then_some(info.id))
        .collect();
    AnyError::new(format!(
        "player: the search of {id} keeps no tree ({} do)",
        known.join(", ")
    ))
}
