//! The sum of the games between two players: wins, draws, losses, and the difference in Elo.

use serde::Serialize;

use super::elo::pair_interval;
use super::experiment::is_default;
use super::pairs::{Added, MatchPairs};
use super::statistics::{LEAST_GAMES, ratio, share_interval};
use super::superiority::normalised_elo;
use super::{Elo, Ending, Interval, MatchResult};

/// The games between two players.
#[derive(Clone, Debug, Default)]
pub(super) struct MatchGames {
    pairs: MatchPairs,
    /// All games by their half points.
    ends: [usize; 3],
    /// Games that the first side won.
    first_won: usize,
    contradicted: usize,
    own: EffortSum,
    other: EffortSum,
}

#[derive(Clone, Copy, Debug, Default)]
struct EffortSum {
    moves: u128,
    ms: f64,
    nodes: u128,
}

impl EffortSum {
    fn add(&mut self, moves: u64, ms: f64, nodes: u64) {
        self.moves += u128::from(moves);
        self.ms += ms;
        self.nodes += u128::from(nodes);
    }
}

/// The sum of the games between two players, from the first one's view. Of games that are equal move by move, in the same
/// seats, one counts in the score, in Elo, in their intervals and in the pairs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MatchSummary {
    /// Games.
    pub games: usize,
    /// Games that differ.
    pub different: usize,
    /// Games that came again with another ending or number of moves, which does not count. Two plays by a time limit
    /// differ.
    #[serde(skip_serializing_if = "is_default")]
    pub contradicted: usize,
    /// Games it won.
    pub wins: usize,
    /// Games nobody won.
    pub draws: usize,
    /// Games it lost.
    pub losses: usize,
    /// The share of the games that the first side won.
    pub first: f64,
    /// Share of the points in the different pairs, or in the different games where there are no pairs: 1 for a win, half
    /// for a draw.
    pub score: f64,
    /// 95 % interval of that share; `None` below five different games.
    pub score_interval: Option<Interval>,
    /// Difference in Elo.
    pub elo: Elo,
    /// Normalised Elo: the difference in units of how much results vary, as fastchess and OpenBench give it. Only complete
    /// pairs have it, from five games on.
    pub nelo: Elo,
    /// Likelihood of superiority: the probability, from 0 to 1, that the player is the better one. By the different pairs,
    /// or by wins and losses in the different games where there are no pairs; `None` below five such games.
    pub los: Option<f64>,
    /// Different pairs of games with the same opening and the sides changed, by their points: 0, 1/2, 1, 3/2, 2.
    pub pairs: [usize; 5],
    /// Milliseconds a move of the player.
    pub ms_per_move: f64,
    /// Milliseconds a move of the opponent.
    pub opponent_ms_per_move: f64,
    /// Nodes a move of the player.
    pub nodes_per_move: f64,
    /// Nodes a move of the opponent.
    pub opponent_nodes_per_move: f64,
}

impl MatchGames {
    /// Counts a game, which may have a record; false when it was counted before.
    pub(super) fn add(&mut self, game: &MatchResult, record: Option<&str>) -> bool {
        let added = self.pairs.add(game, record);
        self.contradicted += usize::from(added == Added::Contradicted);
        if added != Added::New {
            return false;
        }
        self.ends[game.result.half_points()] += 1;
        let first_wins = if game.first {
            Ending::Win
        } else {
            Ending::Loss
        };
        self.first_won += usize::from(game.result == first_wins);
        let rest = game.moves.saturating_sub(game.own_moves);
        let others = game.opponent_moves.unwrap_or(rest);
        self.own.add(game.own_moves, game.ms, game.nodes);
        self.other
            .add(others, game.opponent_ms, game.opponent_nodes);
        true
    }

    pub(super) fn summary(&self) -> MatchSummary {
        let (games, pairs) = (self.pairs.games(), *self.pairs.counts());
        let [losses, draws, wins] = self.ends;
        let (all, different) = (games.all(), games.different());
        let (sample, points) = self.pairs.sample();
        let score = ratio(points, sample as f64);
        let score_interval = match pairs.iter().sum() {
            0 if sample < LEAST_GAMES => None,
            0 => Some(share_interval(points, sample)),
            _ => pair_interval(score, &pairs),
        };
        let (own, other) = (self.own, self.other);
        MatchSummary {
            games: all,
            different,
            contradicted: self.contradicted,
            wins,
            draws,
            losses,
            first: ratio(self.first_won as f64, all as f64),
            score,
            score_interval,
            elo: Elo::of(score, score_interval),
            nelo: normalised_elo(&pairs),
            los: self.pairs.los(),
            pairs,
            ms_per_move: ratio(own.ms, own.moves as f64),
            opponent_ms_per_move: ratio(other.ms, other.moves as f64),
            nodes_per_move: ratio(own.nodes as f64, own.moves as f64),
            opponent_nodes_per_move: ratio(other.nodes as f64, other.moves as f64),
        }
    }
}
