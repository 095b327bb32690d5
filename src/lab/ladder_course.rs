//! The course of a ladder: which games come next, given those that are over.

use std::collections::{BTreeMap, HashSet};
use std::ops::Range;

use super::{AnyResult, Experiment, ExperimentError, Ladder, LadderGoal, Plan, ResultLine, Rung};

/// The player whose rating is 0, where it takes part; else it is the last one.
const ANCHOR: &str = "random";

/// A [`Ladder`] that takes games in any order and more than once, as workers and files bring them.
///
/// ```
/// use plyground::lab::{Experiment, LadderCourse, Plan};
/// use plyground::search::Clock;
/// let experiment = Experiment::from_json(
///     r#"{"name": "l", "game": "pentago", "games": 20, "ladder": {"error": 200}, "limits": {"nodes": 20},
///         "players": [{"player": "random"}, {"player": "mcts"}]}"#,
/// )?;
/// let mut course = LadderCourse::new(&experiment)?;
/// while let Some(stage) = course.stage() {
///     let plan = Plan::new(stage)?;
///     let next = course.missing().first().expect("a game to play").start;
///     let mut job = plan.start(next, Clock::none())?.expect("a game of the plan");
///     while job.advance() {}
///     course.add(job.line())?;
/// }
/// assert_eq!(course.ladder().rungs().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct LadderCourse {
    ladder: Ladder,
    /// The games that are played now; none at the end.
    round: Option<LadderRound>,
    /// Games of rounds to come.
    later: Vec<ResultLine>,
    seen: HashSet<[String; 2]>,
}

/// Games between two neighbours.
#[derive(Debug)]
struct LadderRound {
    experiment: Experiment,
    plan: Plan,
    /// The games that are over, by their numbers.
    done: BTreeMap<u64, ResultLine>,
}

impl LadderRound {
    /// Takes a game of the round; gives others back.
    fn take(&mut self, line: ResultLine) -> Option<ResultLine> {
        let Some(job) = self.plan.find(&line) else {
            return Some(line);
        };
        self.done.insert(job, line);
        None
    }

    fn is_whole(&self) -> bool {
        self.done.len() as u64 == self.plan.jobs()
    }
}

impl LadderCourse {
    /// The course of an experiment with a ladder, before any game.
    ///
    /// # Errors
    /// Names the field that is wrong.
    pub fn new(experiment: &Experiment) -> Result<Self, ExperimentError> {
        if let Some(sweep) = &experiment.sweep {
            return Err(ExperimentError::Text {
                field: "sweep.over".into(),
                value: sweep.over.as_str().into(),
                wanted: "for a ladder, whose players stand as they are",
            });
        }
        let LadderGoal { error } = experiment.ladder.unwrap_or_default();
        let mut course = Self {
            ladder: Ladder::new(experiment, ANCHOR, error)?,
            round: None,
            later: Vec::new(),
            seen: HashSet::new(),
        };
        course.go_on()?;
        Ok(course)
    }

    /// The experiment whose games are played now; `None` when the ladder stands.
    pub fn stage(&self) -> Option<&Experiment> {
        Some(&self.round.as_ref()?.experiment)
    }

    /// The numbers of the games of the stage that are not played.
    pub fn missing(&self) -> Vec<Range<u64>> {
        let Some(round) = &self.round else {
            return Vec::new();
        };
        let (mut all, mut from) = (Vec::new(), 0);
        for job in round.done.keys().copied().chain([round.plan.jobs()]) {
            if job > from {
                all.push(from..job);
            }
            from = job + 1;
        }
        all
    }

    /// Takes a game; answers whether it is new.
    ///
    /// # Errors
    /// None in practice: the experiments of all rounds are valid.
    pub fn add(&mut self, line: ResultLine) -> Result<bool, ExperimentError> {
        let AnyResult::Match(result) = &line.outcome else {
            return Ok(false);
        };
        let game = format!("{} {}", line.seed(), result.first);
        let players = format!("{} : {}", line.player, result.opponent);
        if !self.seen.insert([players, game]) {
            return Ok(false);
        }
        self.later.push(line);
        self.sort_out();
        while self.round.as_ref().is_some_and(LadderRound::is_whole) {
            self.go_on()?;
        }
        Ok(true)
    }

    /// Gives the games of the present round to it.
    fn sort_out(&mut self) {
        if let Some(round) = &mut self.round {
            let lines = std::mem::take(&mut self.later).into_iter();
            self.later = lines.filter_map(|line| round.take(line)).collect();
        }
    }

    /// Counts the games of the round, and begins the next.
    fn go_on(&mut self) -> Result<(), ExperimentError> {
        if let Some(round) = self.round.take() {
            round.done.values().for_each(|line| self.ladder.add(line));
        }
        self.round = match self.ladder.next() {
            None => None,
            Some(experiment) => Some(LadderRound {
                plan: Plan::new(&experiment)?,
                experiment,
                done: BTreeMap::new(),
            }),
        };
        self.sort_out();
        Ok(())
    }

    /// The ladder by the rounds that are over.
    pub fn ladder(&self) -> &Ladder {
        &self.ladder
    }

    /// The best first, by the games of the present round too. Empty before any game.
    pub fn rungs(&self) -> Vec<Rung> {
        let mut ladder = self.ladder.clone();
        if let Some(round) = &self.round {
            round.done.values().for_each(|line| ladder.add(line));
        }
        match ladder.games_played() {
            0 => Vec::new(),
            _ => ladder.rungs(),
        }
    }

    /// Games so far.
    pub fn games(&self) -> u64 {
        let round = self.round.as_ref();
        self.ladder.games_played() + round.map_or(0, |round| round.done.len() as u64)
    }
}
