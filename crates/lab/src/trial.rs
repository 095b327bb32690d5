//! A guess how long an experiment takes: each player plays for a moment.

use std::sync::Arc;

use plyground::games::Side;
use plyground::players::{AnyGame, Contender, Setting, SettingsError};
use plyground::search::{Clock, Limits};
use serde::Serialize;

use super::game_length::{middle, usual_moves};
use super::plan::{entered, open};
use super::{Course, Experiment, ExperimentError, Plan};

/// The most games of one player in a trial.
const MOST_GAMES: u64 = 1000;
/// The share of its time from which on a search counts as cut off: some end early when the rest would not do.
const CUT: f64 = 0.65;
/// The share of a trial that is played before anything is timed.
const FIRST_SHARE: f64 = 0.3;
/// The mean time of a search to a depth over a game of two, as a share of that in its middle. Towards the end there is
/// little left to search.
const OF_DEPTH: f64 = 0.5;
/// Milliseconds for a node, of players that a trial cannot ask.
const MS_PER_NODE: f64 = 0.002;

/// The players of an experiment, each to be tried alone.
///
/// ```
/// use plyground::search::Clock;
/// use plyground_lab::{Trial, experiments};
/// let trial = Trial::new(&experiments::find("corner").expect("it is ready-made"))?;
/// let tried = trial.play(0, 10.0, 100.0, Clock::system())?;
/// assert!(tried.games > 0 && tried.ms_per_game.is_some());
/// assert_eq!(trial.size().most, 20_000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Trial {
    played: Arc<dyn AnyGame>,
    contenders: Vec<Arc<Contender>>,
    opening: u32,
    size: ExperimentSize,
}

/// The number of games of an experiment.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExperimentSize {
    /// How many play a game.
    pub sides: usize,
    /// All games, or the most.
    pub most: u64,
    /// As many as are likely, where results decide on the end.
    pub likely: u64,
    /// The share of each player in them; together 1.
    pub shares: Vec<f64>,
}

/// How a player fared.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Tried {
    /// Games that came to their end.
    pub games: u64,
    /// Moves of all games.
    pub moves: u64,
    /// Nodes of all moves.
    pub nodes: u64,
    /// Milliseconds of all games.
    pub ms: f64,
    /// Milliseconds of the longest move, where it was cut off.
    pub cut: Option<f64>,
    /// Moves of a game, counted or else guessed; of both sides, where two play.
    pub moves_per_game: f64,
    /// Milliseconds of a game by this player on all sides; `None` where nobody knows.
    pub ms_per_game: Option<f64>,
}

impl Trial {
    /// The players of an experiment; of a tuning, its player with the values at the start.
    ///
    /// # Errors
    /// Names the field that is wrong.
    pub fn new(experiment: &Experiment) -> Result<Self, ExperimentError> {
        let played = open(&experiment.game)?;
        let size = ExperimentSize::of(experiment, played.sides())?;
        let entered = entered(&*played, experiment)?;
        let contenders = entered.into_iter().map(|one| Arc::new(one.contender));
        Ok(Self {
            contenders: contenders.collect(),
            opening: match played.sides() {
                2 => experiment.opening.unwrap_or(super::plan::OPENING) as u32,
                _ => 0,
            },
            size,
            played,
        })
    }

    /// The number of games.
    pub fn size(&self) -> &ExperimentSize {
        &self.size
    }

    /// The players.
    pub fn contenders(&self) -> &[Arc<Contender>] {
        &self.contenders
    }

    /// Lets the player in that place play, where two play against itself, for about `ms`. A single move is cut off after
    /// `longest` milliseconds. A player that can't play here, as one without its weights, is judged by its limits.
    ///
    /// # Errors
    /// None in practice: the player of a checked experiment can play.
    pub fn play(
        &self,
        place: usize,
        ms: f64,
        longest: f64,
        clock: Clock,
    ) -> Result<Tried, SettingsError> {
        let Some(own) = self.contenders.get(place) else {
            return Ok(Tried::default());
        };
        let usual = usual_moves(&*self.played, own);
        let mut hurried = Contender::clone(own);
        if own.info.takes_limits {
            let movetime = own.limits.movetime.map_or(longest, |ms| ms.min(longest));
            hurried.limits.movetime = Some(movetime);
        }
        match self.play_games(hurried, ms, &clock) {
            Err(SettingsError::Weights { .. } | SettingsError::Engine) => Ok(Tried {
                moves_per_game: usual,
                ms_per_game: by_limits(own.limits, MS_PER_NODE).map(|ms| ms * usual),
                ..Tried::default()
            }),
            Err(error) => Err(error),
            Ok(games) => {
                let mut tried = games.tried(own.limits, longest, usual);
                let is_partial = tried.games == 0 && self.played.sides() == 2;
                if is_partial && own.limits.depth.is_some() {
                    tried.ms_per_game = tried.ms_per_game.map(|ms| OF_DEPTH * ms);
                }
                Ok(tried)
            }
        }
    }

    /// Plays from the start for a part of the time. By then the code is warm; the rest of the time counts. Where games take
    /// longer, it is spent in the middle of one, where moves take as long as usual.
    fn play_games(
        &self,
        contender: Contender,
        ms: f64,
        clock: &Clock,
    ) -> Result<TrialGames, SettingsError> {
        let one = Arc::new(contender);
        let first = self.games_from(&one, self.opening, FIRST_SHARE * ms, clock)?;
        let opening = match first.ended {
            0 => middle(&*self.played),
            _ => self.opening,
        };
        // At least one move: the first of a game may take far longer than the others.
        let rest = self.games_from(&one, opening, ms - first.ms, clock)?;
        Ok(match (first.ended, rest.moves) {
            (_, 0) => first,
            (0, _) => TrialGames {
                ended: 0,
                ended_moves: 0,
                open: first.open,
                ..rest
            },
            (ended, _) => TrialGames {
                ended: ended + rest.ended,
                ended_moves: first.ended_moves + rest.ended_moves,
                ..rest
            },
        })
    }

    /// Plays games that begin with so many random moves.
    fn games_from(
        &self,
        one: &Arc<Contender>,
        opening: u32,
        ms: f64,
        clock: &Clock,
    ) -> Result<TrialGames, SettingsError> {
        let both = vec![Arc::clone(one); self.played.sides()];
        let sides = &[Side::First, Side::Second][..both.len()];
        let start = clock.now();
        let mut sum = TrialGames::default();
        for seed in 0..MOST_GAMES {
            let begun = clock.now();
            let mut bout = self
                .played
                .bout(&both, Setting { seed, opening }, clock.clone())?;
            sum.setup += clock.now() - begun;
            sum.begun += 1;
            let is_over = loop {
                if !bout.advance() {
                    break true;
                }
                if clock.now() - start >= ms {
                    break false;
                }
            };
            for effort in sides.iter().map(|&side| bout.effort(side)) {
                sum.moves += effort.moves;
                sum.nodes += effort.nodes;
                sum.longest = sum.longest.max(effort.longest);
            }
            if is_over {
                sum.ended += 1;
                sum.ended_moves += bout.plies();
            } else {
                sum.open = bout.plies();
            }
            if clock.now() - start >= ms {
                break;
            }
        }
        sum.ms = clock.now() - start;
        Ok(sum)
    }
}

/// The games of a trial.
#[derive(Default)]
struct TrialGames {
    begun: u64,
    ended: u64,
    moves: u64,
    /// Moves of the games that ended, and of the one that did not.
    ended_moves: u64,
    open: u64,
    nodes: u64,
    ms: f64,
    /// Milliseconds until the games began.
    setup: f64,
    /// Milliseconds of the longest search.
    longest: f64,
}

impl TrialGames {
    fn tried(&self, limits: Limits, most: f64, usual: f64) -> Tried {
        let moves_per_game = match self.ended {
            0 => usual.max(1.5 * self.open as f64),
            ended => self.ended_moves as f64 / ended as f64,
        };
        let has_time = limits.movetime.is_some_and(|ms| ms <= most);
        let is_cut = !has_time && self.longest >= CUT * most;
        let ms_per_move = match is_cut {
            false => {
                let ms = (self.ms - self.setup) / self.moves.max(1) as f64;
                Some(limits.movetime.map_or(ms, |most| ms.min(most)))
            }
            true => by_limits(limits, self.ms / self.nodes.max(1) as f64),
        };
        let setup = self.setup / self.begun.max(1) as f64;
        Tried {
            games: self.ended,
            moves: self.moves,
            nodes: self.nodes,
            ms: self.ms,
            cut: is_cut.then_some(self.longest),
            moves_per_game,
            ms_per_game: ms_per_move.map(|ms| ms * moves_per_game + setup),
        }
    }
}

/// So many nodes are no limit: players that end by themselves have it.
const NO_LIMIT: u64 = 1_000_000_000;

/// Milliseconds of a move that uses its limits up, with so many for a node; `None` where they don't tell.
fn by_limits(limits: Limits, ms_per_node: f64) -> Option<f64> {
    let nodes = limits.nodes.filter(|&nodes| nodes < NO_LIMIT);
    let by_nodes = nodes.map(|nodes| nodes as f64 * ms_per_node);
    let bounds = [limits.movetime, by_nodes].into_iter().flatten();
    bounds.reduce(f64::min)
}

impl ExperimentSize {
    fn of(experiment: &Experiment, sides: usize) -> Result<Self, ExperimentError> {
        let hypotheses = experiment.test.unwrap_or_default();
        let test = |most: u64| most.min(hypotheses.likely_games(sides));
        let equal = |most, likely, players: usize| Self {
            sides,
            most,
            likely,
            shares: vec![1.0 / players as f64; players],
        };
        if experiment.tune.is_some() {
            let course = Course::new(experiment)?;
            let tuning = course.most_games();
            let most = course.tuner().map_or(0, |tuner| tuner.test_games());
            return Ok(equal(tuning + most, tuning + test(most), 1));
        }
        if experiment.test.is_some() {
            let most = Course::new(experiment)?.most_games();
            return Ok(equal(most, test(most), 2));
        }
        if let Some(goal) = experiment.ladder.filter(|_| sides == 2) {
            let ladder = super::Ladder::new(experiment, super::Ladder::ANCHOR, goal.error)?;
            let [likely, most] = [ladder.likely_games(), ladder.most_games()];
            return Ok(equal(most, likely, experiment.players.len()));
        }
        let plan = Plan::new(experiment)?;
        Ok(Self {
            sides,
            most: plan.jobs(),
            likely: plan.jobs(),
            shares: plan.shares(),
        })
    }
}
