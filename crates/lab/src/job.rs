//! A game of an experiment in progress.

use std::sync::Arc;

use plyground::games::{self, Side};
use plyground::players::{Bout, Contender, Setting};

use super::result_line::rounded;
use super::{AnyResult, Ending, GameResult, MatchResult, ResultLine};

/// A game of an experiment.
pub struct Job {
    pub(super) game: String,
    /// In the order in which they move.
    pub(super) contenders: Vec<Arc<Contender>>,
    pub(super) setting: Setting,
    /// The line of its opening, where that came from a list.
    pub(super) start: Option<String>,
    /// Whether the player that the line of results is about moves second.
    pub(super) swapped: bool,
    pub(super) bout: Box<dyn Bout>,
}

impl Job {
    /// Plays on until a player has searched for a move; false at the end of the game.
    pub fn advance(&mut self) -> bool {
        self.bout.advance()
    }

    /// Whether the move that is due comes from outside and is not there yet.
    pub fn is_pending(&self) -> bool {
        self.bout.is_pending()
    }

    /// Plies so far.
    pub fn plies(&self) -> u64 {
        self.bout.plies()
    }

    /// The game as it is played.
    pub fn bout(&self) -> &dyn Bout {
        &*self.bout
    }

    /// The players, in the order in which they move.
    pub fn contenders(&self) -> &[Arc<Contender>] {
        &self.contenders
    }

    /// The seed of chance, dice and opening.
    pub fn seed(&self) -> u64 {
        self.setting.seed
    }

    /// The line of results of the finished game.
    pub fn line(&self) -> ResultLine {
        let [own, other] = self.sides();
        let player = self.contender(own);
        let repeatable = self.contenders.iter().all(|one| one.is_repeatable());
        ResultLine {
            game: self.game.clone(),
            player: player.id(),
            name: player.name.clone(),
            outcome: match self.contenders.len() {
                1 => AnyResult::Solo(self.result()),
                _ => AnyResult::Match(self.match_result(own, other)),
            },
            fault: [own, other]
                .iter()
                .find_map(|&side| self.bout.fault(side))
                .cloned(),
            record: (!repeatable).then(|| self.bout.record()),
        }
    }

    /// The side of the player that the line is about, and the other.
    fn sides(&self) -> [Side; 2] {
        if self.swapped {
            [Side::Second, Side::First]
        } else {
            [Side::First, Side::Second]
        }
    }

    fn contender(&self, side: Side) -> &Contender {
        match side {
            Side::First => &self.contenders[0],
            Side::Second => &self.contenders[1],
        }
    }

    fn result(&self) -> GameResult {
        let effort = self.bout.effort(Side::First);
        GameResult {
            seed: self.setting.seed,
            moves: self.bout.plies(),
            ms: rounded(effort.ms),
            score: self.bout.score(),
            max: self.bout.best(),
            nodes: effort.nodes,
            checksum: self.bout.checksum(),
        }
    }

    fn match_result(&self, own: Side, other: Side) -> MatchResult {
        let opponent = self.contender(other);
        let [effort, others] = [own, other].map(|side| self.bout.effort(side));
        MatchResult {
            opponent: opponent.id(),
            opponent_name: opponent.name.clone(),
            seed: self.setting.seed,
            opening: Some(self.setting.opening),
            start: self.start.clone(),
            first: !self.swapped,
            result: match self.bout.outcome() {
                Some(games::Outcome::Win(side)) if side == own => Ending::Win,
                Some(games::Outcome::Win(_)) => Ending::Loss,
                Some(games::Outcome::Draw) | None => Ending::Draw,
            },
            moves: self.bout.plies(),
            ms: rounded(effort.ms),
            nodes: effort.nodes,
            own_moves: effort.moves,
            opponent_ms: rounded(others.ms),
            opponent_nodes: others.nodes,
            opponent_moves: Some(others.moves),
            checksum: self.bout.checksum(),
        }
    }
}
