//! Sums of lines of results.

use std::collections::HashMap;

use serde::Serialize;

use super::experiment::is_default;
use super::matches::MatchGames;
use super::repeats::{Observations, PlayedAlone};
use super::statistics::{LEAST_GAMES, mean, mean_interval, median, ratio, wilson_interval};
use super::{AnyResult, GameResult, Interval, MatchSummary, ResultLine};

/// Sums up lines, player by player. The order of the lines does not matter, and a line that comes
/// twice counts once. Of two results of one game the first counts; the others are `contradicted`. Games that are equal move
/// by move, on whatever seeds, count once in all means, shares and intervals.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    places: HashMap<(String, String), usize>,
    groups: Vec<Group>,
    match_places: HashMap<[String; 3], usize>,
    matches: Vec<Match>,
}

/// The games between two players.
#[derive(Clone, Debug)]
struct Match {
    /// Its first line.
    first: ResultLine,
    games: MatchGames,
}

/// Two players and what the games between them add up to, from the first one's view.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MatchStanding<'a> {
    /// The game.
    pub game: &'a str,
    /// The player: [`Contender::id`](plyground::players::Contender::id).
    pub player: &'a str,
    /// Its name for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<&'a str>,
    /// The other.
    pub opponent: &'a str,
    /// Its name for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent_name: Option<&'a str>,
    /// The figures.
    #[serde(flatten)]
    pub summary: MatchSummary,
}

/// The games of one player.
#[derive(Clone, Debug)]
struct Group {
    /// Its first line.
    first: ResultLine,
    /// The score, the largest tile and the moves of each seed's game.
    seeds: HashMap<u64, [u64; 3]>,
    contradicted: usize,
    games: Observations<PlayedAlone>,
    /// The scores of the different games.
    scores: Vec<f64>,
    /// Different games by the exponent of their largest tile.
    tiles: [usize; 64],
    moves: u128,
    nodes: u128,
    ms: f64,
}

/// A player and what its games add up to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing<'a> {
    /// The game.
    pub game: &'a str,
    /// The player: [`Contender::id`](plyground::players::Contender::id).
    pub player: &'a str,
    /// Its name for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<&'a str>,
    /// The figures.
    #[serde(flatten)]
    pub summary: Summary,
}

/// The sum of games by one player. Where no chance plays along, games may be equal move by move; each counts once in the
/// scores and the tiles.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// Games.
    pub games: usize,
    /// Games that differ.
    pub different: usize,
    /// Games that came again with another score, largest tile or number of moves, which does not count. Two plays by a
    /// time limit differ.
    #[serde(skip_serializing_if = "is_default")]
    pub contradicted: usize,
    /// Mean score.
    pub mean: f64,
    /// 95 % interval of the mean score; `None` below five different games.
    pub mean_interval: Option<Interval>,
    /// Median score.
    pub median: f64,
    /// Best score.
    pub best: u64,
    /// Moves a second of one game.
    pub moves_per_second: f64,
    /// Milliseconds a move.
    pub ms_per_move: f64,
    /// Milliseconds a game.
    pub ms_per_game: f64,
    /// Nodes a second of one game.
    pub nodes_per_second: f64,
    /// The number of games that reached each tile, from 2 to the largest that was seen.
    pub tiles: Vec<TileShare>,
}

/// The games whose largest tile is at least this one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct TileShare {
    /// The tile.
    pub tile: u64,
    /// The number of games.
    pub games: usize,
    /// Their share of all different games.
    pub share: f64,
    /// The 95 % interval of that share, by Wilson; `None` below five different games.
    pub interval: Option<Interval>,
}

impl Tally {
    /// Counts a line; false when it was counted before.
    pub fn add(&mut self, line: &ResultLine) -> bool {
        match &line.outcome {
            AnyResult::Solo(result) => {
                let key = (line.game.clone(), line.player.clone());
                let next = self.groups.len();
                let place = *self.places.entry(key).or_insert(next);
                if place == next {
                    self.groups.push(Group::new(line.clone()));
                }
                self.groups[place].add(result)
            }
            AnyResult::Match(result) => {
                let key = [&line.game, &line.player, &result.opponent].map(String::clone);
                let next = self.matches.len();
                let place = *self.match_places.entry(key).or_insert(next);
                if place == next {
                    let (first, games) = (line.clone(), MatchGames::default());
                    self.matches.push(Match { first, games });
                }
                let record = line.record.as_deref();
                self.matches[place].games.add(result, record)
            }
        }
    }

    /// The pairs of players with their figures, in the order of their first lines.
    pub fn matches(&self) -> impl Iterator<Item = MatchStanding<'_>> {
        self.matches.iter().map(|Match { first, games }| {
            let (opponent, opponent_name) = match &first.outcome {
                AnyResult::Match(result) => (&*result.opponent, &result.opponent_name),
                AnyResult::Solo(_) => ("", &None),
            };
            MatchStanding {
                game: &first.game,
                player: &first.player,
                name: first.name.as_deref(),
                opponent,
                opponent_name: opponent_name.as_deref(),
                summary: games.summary(),
            }
        })
    }

    /// The players with their figures, in the order of their first lines.
    pub fn standings(&self) -> impl Iterator<Item = Standing<'_>> {
        self.groups.iter().filter_map(|group| {
            Some(Standing {
                game: &group.first.game,
                player: &group.first.player,
                name: group.first.name.as_deref(),
                summary: group.summary()?,
            })
        })
    }

    /// The scores of the player in that place of the standings, in no order; none for no such player.
    pub fn scores(&self, place: usize) -> &[f64] {
        self.groups.get(place).map_or(&[], |group| &group.scores)
    }
}

impl Group {
    fn new(first: ResultLine) -> Self {
        Self {
            first,
            seeds: HashMap::new(),
            contradicted: 0,
            games: Observations::default(),
            scores: Vec::new(),
            tiles: [0; 64],
            moves: 0,
            nodes: 0,
            ms: 0.0,
        }
    }

    fn add(&mut self, result: &GameResult) -> bool {
        let found = [result.score, result.max, result.moves];
        let known = *self.seeds.entry(result.seed).or_insert(found);
        self.contradicted += usize::from(known != found);
        if self.seeds.len() == self.games.all() {
            return false;
        }
        if self.games.add(PlayedAlone::of(result)) {
            self.scores.push(result.score as f64);
            self.tiles[result.max.checked_ilog2().unwrap_or(0) as usize] += 1;
        }
        self.moves += u128::from(result.moves);
        self.nodes += u128::from(result.nodes);
        self.ms += result.ms;
        true
    }

    fn summary(&self) -> Option<Summary> {
        // Sorted by size, so that sums do not depend on the order of the lines.
        let mut scores = self.scores.clone();
        scores.sort_by(f64::total_cmp);
        let (games, different) = (self.games.all(), scores.len());
        let interval = mean_interval(&scores).filter(|_| different >= LEAST_GAMES);
        let best = self.seeds.values().map(|&[score, ..]| score).max()?;
        let (moves, nodes, played) = (self.moves as f64, self.nodes as f64, games as f64);
        Some(Summary {
            games,
            different,
            contradicted: self.contradicted,
            mean: mean(&scores),
            // No score is less than 0.
            mean_interval: interval.map(|interval| Interval {
                low: interval.low.max(0.0),
                ..interval
            }),
            median: median(&scores),
            best,
            moves_per_second: 1000.0 * ratio(moves, self.ms),
            ms_per_move: ratio(self.ms, moves),
            ms_per_game: self.ms / played,
            nodes_per_second: 1000.0 * ratio(nodes, self.ms),
            tiles: self.tile_shares(different),
        })
    }

    fn tile_shares(&self, games: usize) -> Vec<TileShare> {
        let largest = self.tiles.iter().rposition(|&count| count > 0).unwrap_or(0);
        (1..=largest)
            .map(|exponent| {
                let reached = self.tiles[exponent..].iter().sum();
                TileShare {
                    tile: 1 << exponent,
                    games: reached,
                    share: reached as f64 / games as f64,
                    interval: (games >= LEAST_GAMES).then(|| wilson_interval(reached, games)),
                }
            })
            .collect()
    }
}
