//! The sum of the games between two players: wins, draws, losses, and the difference in Elo.

use std::collections::HashMap;

use serde::Serialize;

use super::experiment::is_default;
use super::statistics::{ratio, share_interval, student};
use super::{Ending, Interval, MatchResult};

/// The games between two players.
#[derive(Clone, Debug, Default)]
pub(super) struct MatchGames {
    /// By seed and moves of the opening: how the game ended in which the player moved first, and that in
    /// which it moved second.
    ends: HashMap<(u64, Option<u32>), [Option<Ended>; 2]>,
    contradicted: usize,
    own: EffortSum,
    other: EffortSum,
}

/// The end of a game. The same game, when it comes again, must agree.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Ended {
    result: Ending,
    moves: u64,
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

/// The sum of the games between two players, from the first one's view.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MatchSummary {
    /// Games.
    pub games: usize,
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
    /// Share of the points: 1 for a win, half for a draw.
    pub score: f64,
    /// 95 % interval of that share: from the pairs, or from single games where there are no pairs.
    pub score_interval: Interval,
    /// Difference in Elo.
    pub elo: Elo,
    /// Pairs of games with the same opening and the sides changed, by their points: 0, 1/2, 1, 3/2, 2.
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

/// A difference in Elo: 400 more are ten times the odds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Elo {
    /// The difference; `None` if one side has all points, because then it is infinite.
    pub difference: Option<f64>,
    /// Lower end of its 95 % interval; `None` for none.
    pub low: Option<f64>,
    /// Upper end.
    pub high: Option<f64>,
}

impl MatchGames {
    /// Counts a game; false when it was counted before.
    pub(super) fn add(&mut self, game: &MatchResult) -> bool {
        let pair = self.ends.entry((game.seed, game.opening)).or_default();
        let end = &mut pair[usize::from(!game.first)];
        let found = Ended {
            result: game.result,
            moves: game.moves,
        };
        if let Some(known) = end {
            self.contradicted += usize::from(*known != found);
            return false;
        }
        *end = Some(found);
        let rest = game.moves.saturating_sub(game.own_moves);
        let others = game.opponent_moves.unwrap_or(rest);
        self.own.add(game.own_moves, game.ms, game.nodes);
        self.other
            .add(others, game.opponent_ms, game.opponent_nodes);
        true
    }

    pub(super) fn summary(&self) -> MatchSummary {
        let ended = |which: Ending| {
            let ends = self.ends.values().flatten().flatten();
            ends.filter(|end| end.result == which).count()
        };
        let [wins, draws, losses] = [Ending::Win, Ending::Draw, Ending::Loss].map(ended);
        let games = wins + draws + losses;
        let results = || {
            self.ends
                .values()
                .map(|ends| ends.map(|end| end.map(|end| end.result)))
        };
        let first_won = results().map(|[first, second]| {
            usize::from(first == Some(Ending::Win)) + usize::from(second == Some(Ending::Loss))
        });
        let mut pairs = [0; 5];
        for ends in results() {
            if let [Some(first), Some(second)] = ends {
                pairs[half_points(first) + half_points(second)] += 1;
            }
        }
        let score = ratio(wins as f64 + 0.5 * draws as f64, games as f64);
        let score_interval = match pairs.iter().sum() {
            0 => share_interval(score * games as f64, games),
            _ => pair_interval(score, &pairs),
        };
        let (own, other) = (self.own, self.other);
        MatchSummary {
            games,
            contradicted: self.contradicted,
            wins,
            draws,
            losses,
            first: ratio(first_won.sum::<usize>() as f64, games as f64),
            score,
            score_interval,
            elo: Elo::of(score, score_interval),
            pairs,
            ms_per_move: ratio(own.ms, own.moves as f64),
            opponent_ms_per_move: ratio(other.ms, other.moves as f64),
            nodes_per_move: ratio(own.nodes as f64, own.moves as f64),
            opponent_nodes_per_move: ratio(other.nodes as f64, other.moves as f64),
        }
    }
}

pub(super) const fn half_points(end: Ending) -> usize {
    match end {
        Ending::Win => 2,
        Ending::Draw => 1,
        Ending::Loss => 0,
    }
}

/// The 95 % interval of a score, by Student's t over pairs of games (pentanomial). The two games of a pair depend on
/// each other, because their opening may favour a side. One more pair, spread evenly over the five results, counts in
/// the variance. So a few pairs with equal results do not look certain.
fn pair_interval(score: f64, pairs: &[usize; 5]) -> Interval {
    let count: usize = pairs.iter().sum();
    if count < 2 {
        return Interval {
            low: 0.0,
            high: 1.0,
        };
    }
    let weights = pairs.map(|pairs| pairs as f64 + 0.2);
    let (n, total) = (count as f64, count as f64 + 1.0);
    let results = [0.0, 0.25, 0.5, 0.75, 1.0];
    let weighed = |of: &dyn Fn(f64) -> f64| -> f64 {
        let parts = weights.iter().zip(results);
        parts.map(|(weight, result)| weight * of(result)).sum()
    };
    let mean = weighed(&|result| result) / total;
    let variance = weighed(&|result| (result - mean) * (result - mean)) / (total - 1.0);
    let error = student(count - 1) * (variance / n).sqrt();
    Interval {
        low: (score - error).max(0.0),
        high: (score + error).min(1.0),
    }
}

impl Elo {
    /// The difference by complete pairs of games.
    pub(super) fn of_pairs(pairs: &[usize; 5]) -> Self {
        let count: usize = pairs.iter().sum();
        let points: usize = pairs
            .iter()
            .enumerate()
            .map(|(half, pairs)| half * pairs)
            .sum();
        let score = ratio(points as f64, 4.0 * count as f64);
        Self::of(score, pair_interval(score, pairs))
    }

    fn of(score: f64, interval: Interval) -> Self {
        Self {
            difference: elo(score),
            low: elo(interval.low),
            high: elo(interval.high),
        }
    }
}

/// The difference in Elo at which this score is expected; `None` if it is infinite.
fn elo(score: f64) -> Option<f64> {
    let inside = score > 0.0 && score < 1.0;
    inside.then(|| 400.0 * libm::log10(score / (1.0 - score)))
}
