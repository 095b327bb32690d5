//! The course of an experiment: which games come next, given those that are over.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::{Decision, Experiment, ExperimentError, Hypotheses, Ladder, Plan, ResultLine};
use super::{MAX_GAMES, Rung, SequentialTest, Tuner, Verdict};

/// The course of an experiment: of a tuning with the test at its end, of a test, of a ladder, or of games that are known from
/// the start. It takes what the experiment names first of these.
///
/// It follows from the experiment and its games alone. Games may come in any order and more than once, as workers and
/// files bring them. A test counts them in the order of their numbers, and none after its decision.
///
/// ```
/// use plyground_lab::{Course, Decision, Experiment, Plan};
/// use plyground::search::Clock;
/// let experiment = Experiment::from_json(
///     r#"{"name": "t", "game": "2048-3x3", "games": 200, "players": [{"player": "greedy"}, {"player": "random"}],
///         "limits": {"depth": 1}, "test": {"better": 20}}"#,
/// )?;
/// let mut course = Course::new(&experiment)?;
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
pub struct Course {
    hypotheses: Hypotheses,
    tuner: Option<Tuner>,
    ladder: Option<Ladder>,
    /// The test, once it has begun.
    test: Option<SequentialTest>,
    /// The games that are played now; none at the end.
    stage: Option<CourseStage>,
    /// Games that a later stage may ask for, by their seeds.
    later: BTreeMap<u64, Vec<ResultLine>>,
    /// Games of the stages that are over.
    past: u64,
    /// Games of all stages that ended by a fault.
    faulty: Vec<ResultLine>,
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

/// Games that are played before the next ones are chosen.
#[derive(Debug)]
struct CourseStage {
    experiment: Experiment,
    plan: Plan,
    /// The numbers of the games that are over.
    done: BTreeSet<u64>,
    /// The lines of games that a test, a tuner or a ladder still has to learn from.
    lines: BTreeMap<u64, ResultLine>,
    /// The games that the test has counted.
    counted: u64,
}

impl CourseStage {
    fn new(experiment: Experiment) -> Result<Self, ExperimentError> {
        Ok(Self {
            plan: Plan::new(&experiment)?,
            experiment,
            done: BTreeSet::new(),
            lines: BTreeMap::new(),
            counted: 0,
        })
    }

    fn is_whole(&self) -> bool {
        self.done.len() as u64 == self.plan.jobs()
    }

    /// Counts the games whose turn it is. True at the end of the test: it is decided, its games repeat, or all are over.
    fn count(&mut self, test: &mut SequentialTest, ratios: &mut Vec<[f64; 2]>) -> bool {
        let mut verdict = test.verdict();
        let is_open =
            |verdict: &Verdict| verdict.decision == Decision::Undecided && !verdict.exhausted;
        while is_open(&verdict) {
            let Some(line) = self.lines.remove(&self.counted) else {
                break;
            };
            test.add(&line);
            self.counted += 1;
            verdict = test.verdict();
            let games = verdict.games as f64;
            if ratios.last().map_or(0.0, |last| last[0]) < games {
                ratios.push([games, verdict.ratio]);
            }
        }
        !is_open(&verdict) || self.counted == self.plan.jobs()
    }
}

impl Course {
    /// The course of an experiment, before any game.
    ///
    /// # Errors
    /// Names the field that is wrong.
    pub fn new(experiment: &Experiment) -> Result<Self, ExperimentError> {
        let mut course = Self {
            hypotheses: experiment.test.unwrap_or_default().checked()?,
            tuner: None,
            ladder: None,
            test: None,
            stage: None,
            later: BTreeMap::new(),
            past: 0,
            faulty: Vec::new(),
            ratios: Vec::new(),
            steps: Vec::new(),
        };
        if experiment.tune.is_some() {
            course.tuner = Some(Tuner::new(experiment)?);
            course.next_stage()?;
        } else if experiment.test.is_some() {
            course.begin_test(experiment.clone())?;
        } else if let Some(goal) = experiment.ladder {
            course.ladder = Some(Ladder::new(experiment, Ladder::ANCHOR, goal.error)?);
            course.next_stage()?;
        } else {
            course.begin(experiment.clone())?;
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
        for job in stage.done.iter().copied().chain([stage.plan.jobs()]) {
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
    /// None in practice: the stages of a checked experiment can be played.
    pub fn add(&mut self, line: ResultLine) -> Result<bool, ExperimentError> {
        let is_new = self.take(line);
        while self.settle()? {}
        Ok(is_new)
    }

    fn take(&mut self, line: ResultLine) -> bool {
        let Some(stage) = &self.stage else {
            return false;
        };
        if let Some(job) = stage.plan.find(&line) {
            return self.take_now(job, line);
        }
        let may_follow = match (&self.tuner, &self.ladder) {
            (Some(_), _) => self.test.is_none() && line.seed() > *stage.plan.seeds().end(),
            (None, Some(ladder)) => ladder.may_ask_for(&line),
            (None, None) => false,
        };
        if !may_follow {
            return false;
        }
        let there = self.later.entry(line.seed()).or_default();
        let is_new = there.iter().all(|other| other.key() != line.key());
        if is_new {
            there.push(line);
        }
        is_new
    }

    /// Takes a game of the stage, unless it is there.
    fn take_now(&mut self, job: u64, line: ResultLine) -> bool {
        let teaches = self.tuner.is_some() || self.ladder.is_some() || self.test.is_some();
        let Some(stage) = &mut self.stage else {
            return false;
        };
        let is_new = stage.done.insert(job);
        if is_new && line.fault.is_some() {
            self.faulty.push(line.clone());
        }
        if is_new && teaches {
            stage.lines.insert(job, line);
        }
        is_new
    }

    /// Goes on as far as the games allow; true where a new stage has begun.
    fn settle(&mut self) -> Result<bool, ExperimentError> {
        let ratios = &mut self.ratios;
        let is_over = |stage: &mut CourseStage| match &mut self.test {
            Some(test) => stage.count(test, ratios),
            None => stage.is_whole(),
        };
        let Some(over) = self.stage.take_if(is_over) else {
            return Ok(false);
        };
        self.past += over.done.len() as u64;
        if self.test.is_some() {
            return Ok(false);
        }
        let lines: Vec<ResultLine> = over.lines.into_values().collect();
        if let Some(tuner) = &mut self.tuner {
            tuner.learn(&over.plan, &lines);
            self.steps.push(TunedStep {
                games: tuner.games_done(),
                values: tuner.best().into_values().collect(),
            });
        }
        if let Some(ladder) = &mut self.ladder {
            lines.iter().for_each(|line| ladder.add(line));
        }
        self.next_stage()?;
        Ok(self.stage.is_some())
    }

    /// Begins the next step of the tuning or the test after the last, or the next round of the ladder.
    fn next_stage(&mut self) -> Result<(), ExperimentError> {
        let step = self.tuner.as_ref().and_then(Tuner::step);
        if let Some(next) = step.or_else(|| self.ladder.as_ref()?.next()) {
            return self.begin(next);
        }
        let test = self.tuner.as_ref().and_then(Tuner::test);
        test.map_or(Ok(()), |test| self.begin_test(test))
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
        let (stage, mut here) = (CourseStage::new(experiment)?, Vec::new());
        for (_, lines) in self.later.range_mut(stage.plan.seeds()) {
            here.extend(lines.extract_if(.., |line| stage.plan.find(line).is_some()));
        }
        self.stage = Some(stage);
        for line in here {
            self.take(line);
        }
        Ok(())
    }

    /// The games that are over, of all stages so far.
    pub fn games(&self) -> u64 {
        let now = self.stage.as_ref().map_or(0, |stage| stage.done.len());
        self.past + now as u64
    }

    /// The most games that it takes, of a ladder about.
    pub fn most_games(&self) -> u64 {
        let stage = self.stage.as_ref().map_or(0, |stage| stage.plan.jobs());
        match (&self.tuner, &self.ladder) {
            (_, Some(ladder)) => ladder.most_games().max(self.games()),
            (Some(tuner), _) if self.test.is_none() => tuner.games(),
            _ => self.past + stage,
        }
    }

    /// Games so far that ended by a fault.
    pub fn faulty(&self) -> &[ResultLine] {
        &self.faulty
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

    /// The players of a ladder, the best first, by the games so far. Empty before any game, and without a ladder.
    pub fn rungs(&self) -> Vec<Rung> {
        let Some(mut ladder) = self.ladder.clone() else {
            return Vec::new();
        };
        let lines = self.stage.iter().flat_map(|stage| stage.lines.values());
        lines.for_each(|line| ladder.add(line));
        match ladder.games_played() {
            0 => Vec::new(),
            _ => ladder.rungs(),
        }
    }
}
