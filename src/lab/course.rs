//! The course of an experiment that decides while it is played: what comes next, given the games that are over.

use std::collections::BTreeMap;
use std::ops::Range;

use super::{Decision, Experiment, ExperimentError, Hypotheses, Plan, ResultLine};
use super::{MAX_GAMES, SequentialTest, Tuner, Verdict};

/// The course of a test, or of a tuning with the test at its end.
///
/// It follows from the experiment and its games alone. Games may come in any order and more than once, as workers and
/// files bring them. A test counts them in the order of their numbers, and none after its decision.
///
/// ```
/// use plyground::lab::{TestCourse, Decision, Experiment, Plan};
/// use plyground::search::Clock;
/// let experiment = Experiment::from_json(
///     r#"{"name": "t", "game": "2048-3x3", "games": 200, "players": [{"player": "greedy"}, {"player": "random"}],
///         "limits": {"depth": 1}, "test": {"better": 20}}"#,
/// )?;
/// let mut course = TestCourse::new(&experiment)?;
/// while let Some(stage) = course.stage() {
///     let plan = Plan::new(stage)?;
///     let next = course.missing().first().expect("a game to play").start;
///     let mut job = plan.start(next, Clock::none())?.expect("a game of the plan");
///     while job.advance() {}
///     course.add(job.line())?;
/// }
/// assert_eq!(course.verdict().map(|verdict| verdict.decision), Some(Decision::Better));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct TestCourse {
    hypotheses: Hypotheses,
    tuner: Option<Tuner>,
    /// The games that are played now; none at the end.
    stage: Option<CourseStage>,
    /// The test, once it has begun.
    test: Option<SequentialTest>,
    /// Games of later stages, by their seeds.
    later: BTreeMap<u64, Vec<ResultLine>>,
    /// Games of the stages that are over.
    past: u64,
    ratios: Vec<[f64; 2]>,
    steps: Vec<TunedStep>,
}

/// The best values of a tuning after so many games.
#[derive(Clone, Debug, PartialEq)]
pub struct TunedStep {
    /// Games so far.
    pub games: u64,
    /// The values, in the order of the parameters' names.
    pub values: Vec<f64>,
}

/// Games that are played before anything is decided.
#[derive(Debug)]
struct CourseStage {
    experiment: Experiment,
    plan: Plan,
    /// The games that are over, by their numbers.
    done: BTreeMap<u64, ResultLine>,
    /// The games that the test has counted.
    counted: u64,
}

impl CourseStage {
    fn new(experiment: Experiment) -> Result<Self, ExperimentError> {
        Ok(Self {
            plan: Plan::new(&experiment)?,
            experiment,
            done: BTreeMap::new(),
            counted: 0,
        })
    }

    fn is_whole(&self) -> bool {
        self.done.len() as u64 == self.plan.jobs()
    }
}

impl TestCourse {
    /// The course of an experiment with a test or a tuning, before any game.
    ///
    /// # Errors
    /// Names the field that is wrong.
    pub fn new(experiment: &Experiment) -> Result<Self, ExperimentError> {
        let mut course = Self {
            hypotheses: experiment.test.unwrap_or_default().checked()?,
            tuner: None,
            stage: None,
            test: None,
            later: BTreeMap::new(),
            past: 0,
            ratios: Vec::new(),
            steps: Vec::new(),
        };
        if experiment.tune.is_some() {
            course.tuner = Some(Tuner::new(experiment)?);
            course.next_step()?;
        } else {
            course.begin_test(experiment.clone())?;
        }
        Ok(course)
    }

    /// The experiment whose games are played now; `None` at the end.
    pub fn stage(&self) -> Option<&Experiment> {
        Some(&self.stage.as_ref()?.experiment)
    }

    /// The numbers of the games of the stage that are not played.
    pub fn missing(&self) -> Vec<Range<u64>> {
        let Some(stage) = &self.stage else {
            return Vec::new();
        };
        let (mut all, mut from) = (Vec::new(), 0);
        let done = stage.done.keys().copied();
        for job in done.chain([stage.plan.jobs()]) {
            if job > from {
                all.push(from..job);
            }
            from = job + 1;
        }
        all
    }

    /// Takes a game that is over. False for a game that is of no use: of another experiment, known already, or of a stage
    /// that is over.
    ///
    /// # Errors
    /// None in practice: candidates of a tuning can be played where its player can.
    pub fn add(&mut self, line: ResultLine) -> Result<bool, ExperimentError> {
        let is_new = self.take(line);
        while self.settle()? {}
        Ok(is_new)
    }

    fn take(&mut self, line: ResultLine) -> bool {
        let Some(stage) = &mut self.stage else {
            return false;
        };
        if let Some(job) = stage.plan.find(&line) {
            return stage.done.insert(job, line).is_none();
        }
        let is_later = self.tuner.is_some() && line.seed() > *stage.plan.seeds().end();
        if is_later {
            self.later.entry(line.seed()).or_default().push(line);
        }
        is_later
    }

    /// Goes on as far as the games allow; true where a new stage has begun.
    fn settle(&mut self) -> Result<bool, ExperimentError> {
        let Some(stage) = &mut self.stage else {
            return Ok(false);
        };
        let is_over = match &mut self.test {
            Some(test) => count(test, stage, &mut self.ratios),
            None => stage.is_whole(),
        };
        if !is_over {
            return Ok(false);
        }
        self.past += stage.done.len() as u64;
        let over = self.stage.take();
        if let (Some(tuner), Some(stage), None) = (&mut self.tuner, over, &self.test) {
            let lines: Vec<ResultLine> = stage.done.into_values().collect();
            tuner.learn(&stage.plan, &lines);
            self.steps.push(TunedStep {
                games: tuner.games_done(),
                values: tuner.best().into_values().collect(),
            });
            self.next_step()?;
        }
        Ok(self.stage.is_some())
    }

    /// Begins the next step of the tuning, or the test after the last.
    fn next_step(&mut self) -> Result<(), ExperimentError> {
        let Some(tuner) = &self.tuner else {
            return Ok(());
        };
        match (tuner.step(), tuner.test()) {
            (Some(step), _) => self.begin(step),
            (None, Some(test)) => self.begin_test(test),
            (None, None) => Ok(()),
        }
    }

    fn begin_test(&mut self, mut experiment: Experiment) -> Result<(), ExperimentError> {
        let plan = Plan::new(&experiment)?;
        if plan.is_for_two() {
            let games = ExperimentError::whole("games", experiment.games, (2, MAX_GAMES))?;
            experiment.games = (games - games % 2) as f64; // they come in pairs
        }
        self.test = Some(SequentialTest::new(&plan, self.hypotheses)?);
        self.begin(experiment)
    }

    /// Begins a stage with those of its games that have come before.
    fn begin(&mut self, experiment: Experiment) -> Result<(), ExperimentError> {
        let mut stage = CourseStage::new(experiment)?;
        let seeds = stage.plan.seeds();
        self.later = self.later.split_off(seeds.start());
        let rest = self.later.split_off(&(seeds.end() + 1));
        let here = std::mem::replace(&mut self.later, rest);
        for line in here.into_values().flatten() {
            if let Some(job) = stage.plan.find(&line) {
                stage.done.insert(job, line);
            }
        }
        self.stage = Some(stage);
        Ok(())
    }

    /// The games that are over, of all stages so far.
    pub fn games(&self) -> u64 {
        let now = self.stage.as_ref().map_or(0, |stage| stage.done.len());
        self.past + now as u64
    }

    /// The most games that it takes.
    pub fn most_games(&self) -> u64 {
        let stage = self.stage.as_ref().map_or(0, |stage| stage.plan.jobs());
        match (&self.tuner, &self.test) {
            (Some(tuner), None) => tuner.games(),
            _ if self.stage.is_none() => self.past,
            _ => self.past + stage,
        }
    }

    /// The state of the test; `None` before it begins.
    pub fn verdict(&self) -> Option<Verdict> {
        self.test.as_ref().map(SequentialTest::verdict)
    }

    /// The hypotheses of the test.
    pub fn hypotheses(&self) -> &Hypotheses {
        &self.hypotheses
    }

    /// The log-likelihood ratio of the test after so many games: games and ratio, one for each pair of games.
    pub fn ratios(&self) -> &[[f64; 2]] {
        &self.ratios
    }

    /// The tuning, where there is one.
    pub fn tuner(&self) -> Option<&Tuner> {
        self.tuner.as_ref()
    }

    /// The best values after each step of the tuning.
    pub fn steps(&self) -> &[TunedStep] {
        &self.steps
    }
}

/// Counts the games whose turn it is. True at the end of the test: it is decided, its games repeat, or all are over.
fn count(test: &mut SequentialTest, stage: &mut CourseStage, ratios: &mut Vec<[f64; 2]>) -> bool {
    let mut verdict = test.verdict();
    let is_open = |verdict: &Verdict| verdict.decision == Decision::Undecided && !verdict.exhausted;
    while is_open(&verdict) {
        let Some(line) = stage.done.get(&stage.counted) else {
            break;
        };
        test.add(line);
        stage.counted += 1;
        verdict = test.verdict();
        let games = verdict.games as f64;
        if ratios.last().map_or(0.0, |last| last[0]) < games {
            ratios.push([games, verdict.ratio]);
        }
    }
    !is_open(&verdict) || stage.counted == stage.plan.jobs()
}
