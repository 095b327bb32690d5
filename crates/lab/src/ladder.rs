//! A ladder: all players of a game rated by games between neighbours.

use std::collections::HashMap;

use super::pairs::MatchPairs;
use super::ratings::{Meeting, Ratings, ratings};
use super::statistics::Z;
use super::{AnyResult, Experiment, ExperimentError, MAX_GAMES, Plan, ResultLine};

/// Games of each two players by which the first order is found.
const FIRST: u64 = 6;
/// Games of a round of two neighbours.
const ROUND: u64 = 60;

/// A ladder in progress. It names the games that are needed next and takes their results, until the difference of any
/// two neighbours is known well enough. What it does follows from its experiment and the results alone.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// Everyone against everyone.
    experiment: Experiment,
    ids: HashMap<String, usize>,
    anchor: usize,
    /// The half interval that is wanted between neighbours, in Elo.
    error: f64,
    /// The most games of two players.
    most: u64,
    /// The games of two players, by their places.
    met: HashMap<[usize; 2], MatchPairs>,
}

/// A place on the ladder.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rung {
    /// The place of the player in the experiment.
    pub player: usize,
    /// Its rating, in Elo above the anchor.
    pub elo: f64,
    /// Half of the 95 % interval of it.
    pub error: f64,
    /// Half of the interval of the difference to the next player above; 0 for the first.
    pub error_to_next: f64,
    /// Its games.
    pub games: u64,
    /// Games that differ move by move; only they count.
    pub different: u64,
}

impl Ladder {
    /// The player whose rating is 0, where it takes part.
    pub const ANCHOR: &str = "random";

    /// A ladder of the players of an experiment, for two sides; its `games` are the most of each two players. The
    /// rating of the player `anchor` is 0, or of the last where it takes no part.
    ///
    /// # Errors
    /// As [`Plan::new`], for a game that one plays alone, for a sweep, and for an error that is not above 0.
    pub fn new(experiment: &Experiment, anchor: &str, error: f64) -> Result<Self, ExperimentError> {
        if let Some(sweep) = &experiment.sweep {
            return Err(ExperimentError::Text {
                field: "sweep.over".into(),
                value: (&sweep.over).into(),
                wanted: "for a ladder, whose players stand as they are",
            });
        }
        let plan = Plan::new(experiment)?;
        if !plan.is_for_two() {
            return Err(ExperimentError::Text {
                field: "game".into(),
                value: (&experiment.game).into(),
                wanted: "for a ladder, whose players meet each other",
            });
        }
        // They come in pairs.
        let most = ExperimentError::whole("games", experiment.games, (2, MAX_GAMES))?;
        let is_positive = error > 0.0;
        if !is_positive {
            return Err(ExperimentError::Number {
                field: "error".into(),
                value: error,
                wanted: "above 0 Elo".into(),
            });
        }
        let mut experiment = experiment.clone();
        if let Some(openings) = &mut experiment.openings {
            openings.arrange(*plan.seeds().start());
        }
        let players = &experiment.players;
        let anchor = players.iter().position(|entry| entry.player == anchor);
        let ids = plan.contenders().iter().enumerate();
        Ok(Self {
            ids: ids.map(|(place, one)| (one.id(), place)).collect(),
            anchor: anchor.unwrap_or(players.len() - 1),
            experiment,
            error,
            most,
            met: HashMap::new(),
        })
    }

    /// The games that are needed next; `None` when the ladder stands.
    pub fn next(&self) -> Option<Experiment> {
        let players = self.experiment.players.len();
        let first = (0..players).flat_map(|i| (i + 1..players).map(move |j| [i, j]));
        let least = FIRST.min(self.most);
        let unmet = first.into_iter().find(|&pair| self.games(pair) < least);
        if let Some(pair) = unmet {
            return Some(self.between(pair, least));
        }
        let ratings = self.ratings();
        let order = order(&ratings);
        let unsure = order
            .windows(2)
            .map(|pair| [pair[0], pair[1]])
            .filter(|&pair| self.is_open(pair) && ratings.error_between(pair) > self.error);
        // The pair with the least certain difference.
        let next = unsure.max_by(|&a, &b| {
            let error = |pair| ratings.error_between(pair);
            error(a).total_cmp(&error(b))
        })?;
        Some(self.between(next, ROUND))
    }

    /// Counts a game, once. A game that is equal to another one, move by move, says nothing new.
    pub fn add(&mut self, line: &ResultLine) {
        let AnyResult::Match(result) = &line.outcome else {
            return;
        };
        let place = |id: &str| self.ids.get(id).copied();
        if let (Some(own), Some(other)) = (place(&line.player), place(&result.opponent)) {
            let met = self.met.entry([own, other]).or_default();
            met.add(result, line.record.as_deref());
        }
    }

    /// Whether it may still ask for a game: one of its players, on a seed that was not theirs yet.
    pub(super) fn may_ask_for(&self, line: &ResultLine) -> bool {
        let place = |id: &str| self.ids.get(id).copied();
        let opponent = line.opponent().and_then(place);
        let (Some(own), Some(other)) = (place(&line.player), opponent) else {
            return false;
        };
        let next = self.experiment.seed as u64 + self.games([own, other]) / 2;
        line.seed() >= next
    }

    /// The players, the best first.
    pub fn rungs(&self) -> Vec<Rung> {
        let ratings = self.ratings();
        let order = order(&ratings);
        let rung = |(i, &player): (usize, &usize)| {
            let above = i.checked_sub(1).map(|above| order[above]);
            let own = self.met.iter().filter(|(pair, _)| pair.contains(&player));
            let own = own.map(|(_, met)| [met.games().all(), met.games().different()]);
            let [games, different] =
                own.fold([0; 2], |sum, one| [sum[0] + one[0], sum[1] + one[1]]);
            Rung {
                player,
                elo: ratings.all[player].elo,
                error: ratings.all[player].error,
                error_to_next: above.map_or(0.0, |above| ratings.error_between([above, player])),
                games: games as u64,
                different: different as u64,
            }
        };
        order.iter().enumerate().map(rung).collect()
    }

    /// The games of everyone against everyone at first, and the most of those between neighbours.
    pub fn most_games(&self) -> u64 {
        self.games_with(self.most)
    }

    /// The same with as many games between neighbours as it takes where they are about equal.
    pub fn likely_games(&self) -> u64 {
        // A win or a loss is off by half a point, and a point is worth 4 / ln(10) * 400 Elo there.
        let of_one = Z * 0.5 * 1600.0 / std::f64::consts::LN_10;
        let enough = (of_one / self.error).powi(2).ceil() as u64;
        self.games_with(enough.next_multiple_of(ROUND).min(self.most))
    }

    /// All games, with so many between neighbours.
    fn games_with(&self, neighbours: u64) -> u64 {
        let players = self.experiment.players.len() as u64;
        let pairs = players * players.saturating_sub(1) / 2;
        let first = FIRST.min(self.most);
        pairs * first + players.saturating_sub(1) * neighbours.saturating_sub(first)
    }

    /// Games so far.
    pub fn games_played(&self) -> u64 {
        self.met.values().map(|met| met.games().all() as u64).sum()
    }

    fn met(&self, [one, other]: [usize; 2]) -> Option<&MatchPairs> {
        self.met.get(&[one.min(other), one.max(other)])
    }

    fn games(&self, pair: [usize; 2]) -> u64 {
        self.met(pair).map_or(0, |met| met.games().all() as u64)
    }

    /// Whether more games of two players are to be had, and may say more.
    fn is_open(&self, pair: [usize; 2]) -> bool {
        let repeats = |met: &MatchPairs| met.pairs().are_exhausted();
        self.games(pair) < self.most && !self.met(pair).is_some_and(repeats)
    }

    /// So many more games of two players, on seeds that they have not met on.
    fn between(&self, [one, other]: [usize; 2], games: u64) -> Experiment {
        let pair = [one.min(other), one.max(other)];
        let played = self.games(pair);
        let games = games.min(self.most - played).next_multiple_of(2);
        Experiment {
            players: pair
                .map(|place| self.experiment.players[place].clone())
                .into(),
            seed: self.experiment.seed + (played / 2) as f64,
            games: games as f64,
            ..self.experiment.clone()
        }
    }

    fn ratings(&self) -> Ratings {
        // In a fixed order: sums depend on it.
        let mut met: Vec<_> = self.met.iter().collect();
        met.sort_by_key(|(players, _)| **players);
        let meeting = |(&players, met): (&[usize; 2], &MatchPairs)| {
            let (games, points) = met.sample();
            Meeting {
                players,
                games: games as f64,
                points,
            }
        };
        let meetings: Vec<Meeting> = met.into_iter().map(meeting).collect();
        ratings(self.experiment.players.len(), self.anchor, &meetings)
    }
}

/// The places of the players, the best first.
fn order(ratings: &Ratings) -> Vec<usize> {
    let mut order: Vec<usize> = (0..ratings.all.len()).collect();
    order.sort_by(|&a, &b| ratings.all[b].elo.total_cmp(&ratings.all[a].elo));
    order
}
