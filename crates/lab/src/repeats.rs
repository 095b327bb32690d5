//! Games that repeat. Where no dice fall, games on other seeds may be the same game move by move; however often it is
//! played, it is one observation.

use std::collections::HashSet;
use std::hash::Hash;

use plyground::players::checksum_of;

use super::{AnyResult, Ending, GameResult, MatchResult, ResultLine};

/// So many observations in a row that were known before say little by themselves: fewer are luck.
const PATIENCE: usize = 20;
/// If one more observation were as likely as each of those that are known, it would stay away for so many times their
/// number in one of seven cases.
const TIMES: usize = 2;

/// The identity of a game between the same players: equal games share it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum GameId {
    /// The checksum of the moves.
    Moves(u32),
    /// The nodes of both players, in earlier results that began without random moves. Who counts none, as most programs
    /// from outside do, is not known by them.
    Nodes([u64; 2]),
    /// The seed and the opening: no game of another seed is known to be the same.
    Seed(u64, Option<u32>),
}

/// A game between two. Games that are equal in the same seats are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct PlayedMatch {
    pub(super) result: Ending,
    pub(super) moves: u64,
    id: GameId,
}

impl PlayedMatch {
    /// The identity of a result, by its record where it has one.
    pub(super) fn of(game: &MatchResult, record: Option<&str>) -> Self {
        let nodes = [game.nodes, game.opponent_nodes];
        let checksum = game.checksum.or_else(|| checksum_of(record?));
        let id = match (checksum, game.opening) {
            (Some(checksum), _) => GameId::Moves(checksum),
            (None, Some(0)) if !nodes.contains(&0) => GameId::Nodes(nodes),
            (None, opening) => GameId::Seed(game.seed, opening),
        };
        Self {
            result: game.result,
            moves: game.moves,
            id,
        }
    }
}

/// A game that one plays alone. Games that are equal are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct PlayedAlone(GameId);

impl PlayedAlone {
    pub(super) fn of(game: &GameResult) -> Self {
        let seed = GameId::Seed(game.seed, None);
        Self(game.checksum.map_or(seed, GameId::Moves))
    }
}

/// A game of either kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum AnyPlayed {
    Match(PlayedMatch),
    Alone(PlayedAlone),
}

impl AnyPlayed {
    pub(super) fn of(line: &ResultLine) -> Self {
        match &line.outcome {
            AnyResult::Match(result) => {
                Self::Match(PlayedMatch::of(result, line.record.as_deref()))
            }
            AnyResult::Solo(result) => Self::Alone(PlayedAlone::of(result)),
        }
    }
}

/// Observations, of which equal ones count once.
#[derive(Clone, Debug)]
pub(super) struct Observations<T> {
    seen: HashSet<T>,
    all: usize,
    /// Observations since the last that was new.
    stale: usize,
}

impl<T> Default for Observations<T> {
    fn default() -> Self {
        Self {
            seen: HashSet::new(),
            all: 0,
            stale: 0,
        }
    }
}

impl<T: Eq + Hash> Observations<T> {
    /// Counts one; false when it was seen before.
    pub(super) fn add(&mut self, one: T) -> bool {
        let is_new = self.seen.insert(one);
        self.all += 1;
        self.stale = if is_new { 0 } else { self.stale + 1 };
        is_new
    }

    /// All of them.
    pub(super) fn all(&self) -> usize {
        self.all
    }

    /// The games that differ.
    pub(super) fn different(&self) -> usize {
        self.seen.len()
    }

    /// Whether hardly any new ones can come: for long there was none.
    pub(super) fn are_exhausted(&self) -> bool {
        self.stale > PATIENCE + TIMES * self.seen.len()
    }
}
