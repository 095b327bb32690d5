//! Tuning: better values for the parameters of a player, found by games between candidates.

use std::collections::BTreeMap;

use plyground::players::Contender;

use super::axis::Axis;
use super::cma_es::CmaEs;
use super::coordinate::CoordinateSearch;
use super::plan::MAX_SEED;
use super::plan::{entered, open};
use super::repeats::{AnyPlayed, Observations};
use super::spsa::Spsa;
use super::statistics::{mean, standard_error};
use super::{
    AnyResult, Experiment, ExperimentError, ExperimentPlayer, Method, Plan, ResultLine, SavedPreset,
};

/// The most parameters.
const MAX_PARAMS: u64 = 200;
/// The most games of the test at the end, where nothing else is said.
const TEST_GAMES: f64 = 20_000.0;

/// A tuning in progress: it names two candidates and learns from their games, step by step. What it does follows from
/// the experiment and the results alone, so a tuning goes on from a file of results.
///
/// ```
/// use plyground_lab::{Experiment, Plan, Tuner};
/// use plyground::search::Clock;
/// let experiment = Experiment::from_json(
///     r#"{"name": "t", "game": "2048-3x3", "games": 12, "players": [{"player": "expectimax"}],
///         "limits": {"depth": 1}, "tune": {"params": ["empty"], "pairs": 3}}"#,
/// )?;
/// let mut tuner = Tuner::new(&experiment)?;
/// while let Some(step) = tuner.step() {
///     let plan = Plan::new(&step)?;
///     let mut lines = Vec::new();
///     for number in 0..plan.jobs() {
///         let mut job = plan.start(number, Clock::none())?.expect("a game of the plan");
///         while job.advance() {}
///         lines.push(job.line());
///     }
///     tuner.learn(&plan, &lines);
/// }
/// assert!(tuner.best().contains_key("empty"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tuner {
    /// The experiment with one player, at its start.
    experiment: Experiment,
    /// The values at the start.
    start: Vec<f64>,
    axes: Vec<Axis>,
    search: Search,
    is_for_two: bool,
    pairs: u64,
    steps: u64,
    done: u64,
    test_games: u64,
}

#[derive(Clone, Debug)]
enum Search {
    Spsa(Spsa),
    CmaEs(Box<CmaEs>),
    Coordinate(CoordinateSearch),
}

impl Search {
    fn candidates(&self, axes: &[Axis]) -> [Vec<f64>; 2] {
        match self {
            Self::Spsa(search) => search.candidates(axes),
            Self::CmaEs(search) => search.candidates(axes),
            Self::Coordinate(search) => search.candidates(axes),
        }
    }

    /// Learns from the results of pairs of games for the first candidate, each from -1 to 1.
    fn learn(&mut self, axes: &[Axis], results: &[f64]) {
        let result = if results.is_empty() {
            0.0
        } else {
            mean(results)
        };
        match self {
            Self::Spsa(search) => search.learn(axes, result),
            Self::CmaEs(search) => search.learn(axes, result),
            Self::Coordinate(search) => search.learn(axes, result, standard_error(results)),
        }
    }

    /// The best places so far.
    fn best(&self) -> Vec<f64> {
        match self {
            Self::Spsa(search) => search.best(),
            Self::CmaEs(search) => search.best(),
            Self::Coordinate(search) => search.best(),
        }
    }
}

impl Tuner {
    /// A tuning that has not begun.
    ///
    /// # Errors
    /// Names the field that is wrong.
    pub fn new(experiment: &Experiment) -> Result<Self, ExperimentError> {
        let mut experiment = experiment.clone();
        let tuning = experiment.tune.take().unwrap_or_default();
        let whole = ExperimentError::whole;
        if let Some(sweep) = &experiment.sweep {
            return Err(ExperimentError::Text {
                field: "sweep.over".into(),
                value: (&sweep.over).into(),
                wanted: "for a tuning, which chooses its values itself",
            });
        }
        whole("players", experiment.players.len() as f64, (1, 1))?;
        whole("tune.params", tuning.params.len() as f64, (1, MAX_PARAMS))?;
        let played = open(&experiment.game)?;
        let (axes, start) = axes(&experiment, &tuning.params)?;
        let places: Vec<f64> = axes.iter().zip(&start).map(|(a, &v)| a.place(v)).collect();
        let (pairs, reach) = (tuning.checked_pairs()?, tuning.checked_reach()?);
        let test_games = tuning.test_games.unwrap_or(TEST_GAMES);
        let steps = experiment.games as u64 / (2 * pairs);
        let seed = experiment.seed as u64;
        let search = match tuning.method {
            Method::Spsa => Search::Spsa(Spsa::new(places, seed, reach, steps)),
            Method::CmaEs => Search::CmaEs(Box::new(CmaEs::new(places, seed, reach, steps))),
            Method::Coordinate => Search::Coordinate(CoordinateSearch::new(&axes, places, reach)),
        };
        let mut tuner = Self {
            start,
            axes,
            search,
            is_for_two: played.sides() == 2,
            pairs,
            steps,
            done: 0,
            test_games: whole("tune.test_games", test_games, (2, super::MAX_GAMES))?,
            experiment,
        };
        whole(
            "games",
            tuner.experiment.games,
            (2 * pairs, super::MAX_GAMES),
        )?;
        // The last seeds are those of the test.
        let seeds = tuner.steps * tuner.pairs + tuner.test_games.div_ceil(2);
        whole("seed", tuner.experiment.seed, (0, MAX_SEED + 1 - seeds))?;
        // Whatever else is wrong comes out now.
        if let Some(step) = tuner.step() {
            Plan::new(&step)?;
        }
        if let Some(openings) = &mut tuner.experiment.openings {
            openings.arrange(seed);
        }
        Ok(tuner)
    }

    /// The games of the next step: an experiment of two candidates. `None` at the end.
    pub fn step(&self) -> Option<Experiment> {
        if self.done == self.steps {
            return None;
        }
        let candidates = self.search.candidates(&self.axes);
        Some(self.between(candidates, self.done, self.pairs))
    }

    /// Learns from the games of a step, whose plan this is.
    pub fn learn(&mut self, plan: &Plan, lines: &[ResultLine]) {
        let first = plan.contenders()[0].id();
        self.search.learn(&self.axes, &pair_results(lines, &first));
        self.done += 1;
    }

    /// The games that all steps take.
    pub fn games(&self) -> u64 {
        2 * self.pairs * self.steps
    }

    /// The most games of the test at the end.
    pub fn test_games(&self) -> u64 {
        self.test_games
    }

    /// The games that its parameters need: see [`Method::advised_games`].
    pub fn advised_games(&self) -> u64 {
        let method = match self.search {
            Search::Spsa(_) => Method::Spsa,
            Search::CmaEs(_) => Method::CmaEs,
            Search::Coordinate(_) => Method::Coordinate,
        };
        method.advised_games(self.axes.len() as u64)
    }

    /// The games of the steps that are done.
    pub fn games_done(&self) -> u64 {
        2 * self.pairs * self.done
    }

    /// The values to begin with, by name.
    pub fn start(&self) -> BTreeMap<String, f64> {
        self.named(&self.start)
    }

    /// The best values so far, by name.
    pub fn best(&self) -> BTreeMap<String, f64> {
        self.named(&self.best_values())
    }

    /// A preset of the best values so far: all that differs from the defaults of the player.
    ///
    /// # Errors
    /// None in practice: the player was found when the tuning began.
    pub fn preset(&self) -> Result<SavedPreset, ExperimentError> {
        let Experiment { name, about, .. } = &self.experiment;
        let contender = first_contender(&self.experiment)?;
        let mut settings: BTreeMap<String, f64> = contender
            .settings
            .own()
            .map(|(name, value)| (name.into(), value))
            .collect();
        settings.extend(self.best());
        Ok(SavedPreset {
            name: name.clone(),
            about: about.clone(),
            game: contender.info.game.into(),
            player: contender.info.id.into(),
            settings,
        })
    }

    fn best_values(&self) -> Vec<f64> {
        let places = self.search.best();
        let pairs = self.axes.iter().zip(places);
        pairs.map(|(axis, place)| axis.value(place)).collect()
    }

    /// The experiment that tests the best values against those at the start, on seeds that no step has seen. `None`
    /// where they are the same.
    ///
    /// It has [`Tuning::test_games`](super::Tuning) of both players together.
    pub fn test(&self) -> Option<Experiment> {
        let games = self.test_games;
        let best = self.best_values();
        (best != self.start).then(|| {
            let candidates = [best, self.start.clone()];
            self.between(candidates, self.steps, games.div_ceil(2))
        })
    }

    /// Games of two sets of values against each other, on the seeds from that step on.
    fn between(&self, candidates: [Vec<f64>; 2], step: u64, pairs: u64) -> Experiment {
        let games = if self.is_for_two { 2 * pairs } else { pairs };
        Experiment {
            players: candidates.map(|values| self.player(&values)).into(),
            seed: self.experiment.seed + (step * self.pairs) as f64,
            games: games as f64,
            ..self.experiment.clone()
        }
    }

    fn player(&self, values: &[f64]) -> ExperimentPlayer {
        let mut player = self.experiment.players[0].clone();
        player.settings.extend(self.named(values));
        player
    }

    fn named(&self, values: &[f64]) -> BTreeMap<String, f64> {
        let pairs = self.axes.iter().zip(values);
        pairs
            .map(|(axis, &value)| (axis.name.into(), value))
            .collect()
    }
}

/// The first player of an experiment that has one.
fn first_contender(experiment: &Experiment) -> Result<Contender, ExperimentError> {
    let played = open(&experiment.game)?;
    let mut entered = entered(&*played, experiment)?;
    Ok(entered.swap_remove(0).contender)
}

/// The parameters to tune and their values at the start.
fn axes(
    experiment: &Experiment,
    names: &[String],
) -> Result<(Vec<Axis>, Vec<f64>), ExperimentError> {
    let contender = first_contender(experiment)?;
    let settings_error = |error| ExperimentError::Settings {
        field: "tune.params".into(),
        error,
    };
    let mut all = (Vec::new(), Vec::new());
    for (place, name) in names.iter().enumerate() {
        if names[..place].contains(name) {
            return Err(ExperimentError::Text {
                field: format!("tune.params[{place}]"),
                value: name.into(),
                wanted: "a parameter that is not named before",
            });
        }
        let param = contender.info.param(name).map_err(settings_error)?;
        all.0.push(Axis::new(param));
        all.1.extend(contender.settings.get(name));
    }
    Ok(all)
}

/// The results of different pairs of games for a player, from -1 to 1: its share of points less the opponent's, or the
/// difference of two scores by their sum.
fn pair_results(lines: &[ResultLine], player: &str) -> Vec<f64> {
    // By seed, so that the order of the games makes no difference.
    let mut pairs: BTreeMap<u64, [Option<(f64, AnyPlayed)>; 2]> = BTreeMap::new();
    for line in lines {
        let own = line.player == player;
        let (place, value) = match &line.outcome {
            AnyResult::Match(result) => (result.first, result.result.half_points() as f64),
            AnyResult::Solo(result) => (own, result.score as f64),
        };
        let game = Some((value, AnyPlayed::of(line)));
        pairs.entry(line.seed()).or_default()[usize::from(!place)] = game;
    }
    let is_match = lines.iter().any(|line| line.opponent().is_some());
    let mut seen = Observations::default();
    let results = pairs.values().filter_map(|pair| {
        let &[Some((a, game)), Some((b, other))] = pair else {
            return None;
        };
        seen.add([game, other]).then(|| match is_match {
            true => (a + b) / 2.0 - 1.0,
            false => (a - b) / (a + b).max(1.0),
        })
    });
    results.collect()
}
