//! `plyground lab test`: plays an experiment until it is clear whether its first player is better than its second.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use anyhow::{Result, bail};
use plyground::players::Contender;
use plyground_lab::{Course, Decision, Experiment, Hypotheses, Verdict};
use serde::Serialize;

use super::course_run::equipped;
use super::experiment::ExperimentOptions;
use super::openings::tell_repeated;
use super::shard::Shard;
use crate::failure::ExitWith;
use crate::files::Files;
use crate::output;
use crate::text;
use crate::weights_file::WeightsFile;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    options: ExperimentOptions,
    #[command(flatten)]
    hypotheses: HypothesesOptions,
}

/// Differences are in Elo for games of two sides, and in per cent of the mean score for 2048.
#[derive(clap::Args)]
pub struct HypothesesOptions {
    /// The difference that counts as not better: Elo, or per cent of the mean score in 2048 [default: 0]
    #[arg(long, value_name = "D")]
    none: Option<f64>,
    /// The difference that counts as better [default: 10]
    #[arg(long, value_name = "D")]
    better: Option<f64>,
    /// How often a player that is not better may pass, as a probability [default: 0.05]
    #[arg(long, value_name = "P")]
    alpha: Option<f64>,
    /// How often a player that is better may fail, as a probability [default: 0.05]
    #[arg(long, value_name = "P")]
    beta: Option<f64>,
}

impl Args {
    pub fn files(&self) -> Result<Files> {
        self.options.files(Shard::WHOLE)
    }
}

/// The last line of the output.
#[derive(Serialize)]
struct VerdictLine {
    decision: Decision,
    games: usize,
    different: usize,
    /// For two sides `elo`; for games by one player `gain`, in per cent of the mean score of the second player.
    #[serde(flatten)]
    difference: BTreeMap<&'static str, Option<f64>>,
    low: Option<f64>,
    high: Option<f64>,
    /// The probability that the first player is better at all.
    los: Option<f64>,
}

impl HypothesesOptions {
    /// Writes the hypotheses into an experiment: the options count for more than what it says.
    pub fn set(&self, experiment: &mut Experiment) {
        let own = experiment.test.unwrap_or_default();
        experiment.test = Some(Hypotheses {
            none: self.none.unwrap_or(own.none),
            better: self.better.unwrap_or(own.better),
            alpha: self.alpha.unwrap_or(own.alpha),
            beta: self.beta.unwrap_or(own.beta),
        });
    }
}

pub fn run(args: &Args, weights: &WeightsFile) -> Result<()> {
    let mut experiment = args.options.experiment()?;
    args.hypotheses.set(&mut experiment);
    // A plan refuses an experiment that is a tuning.
    let plan = equipped(&experiment, weights)?;
    let is_for_two = plan.is_for_two();
    let course = Course::new(&experiment)?;
    tell_repeated(&experiment);
    if is_for_two && experiment.games > course.most_games() as f64 {
        output::note(format_args!(
            "plyground: games: {} are played of {}, in whole pairs",
            course.most_games(),
            experiment.games,
        ));
    }
    let options = &args.options;
    let mut run = options.course_run(&experiment.name, Shard::WHOLE, course, |_| {})?;
    run.play(weights)?;
    let names: Vec<String> = plan.contenders().iter().map(called).collect();
    let decision = show(&run.course, is_for_two, [&names[0], &names[1]])?;
    run.faults().checked()?;
    match decision {
        Decision::Better => Ok(()),
        Decision::NotBetter => bail!(ExitWith(1)),
        Decision::Undecided => bail!(ExitWith(4)),
    }
}

/// The name of a player for people.
fn called(player: &Arc<Contender>) -> String {
    player.name.clone().unwrap_or_else(|| player.id())
}

/// The result of the test of a course between two that have these names, for people and in the last line for programs.
pub fn show(course: &Course, is_for_two: bool, names: [&str; 2]) -> Result<Decision> {
    let Some(verdict) = course.verdict() else {
        output::line("not better: nothing has changed")?;
        last_line(&UNCHANGED, is_for_two)?;
        return Ok(UNCHANGED.decision);
    };
    let hypotheses = course.hypotheses();
    describe(&verdict, hypotheses, is_for_two)?;
    output::line(TestSentence {
        verdict: &verdict,
        hypotheses,
        unit: unit(is_for_two),
        names,
    })?;
    last_line(&verdict, is_for_two)?;
    Ok(verdict.decision)
}

/// The unit of differences.
fn unit(is_for_two: bool) -> &'static str {
    if is_for_two { "Elo" } else { "%" }
}

/// The decision in a sentence.
struct TestSentence<'a> {
    verdict: &'a Verdict,
    hypotheses: &'a Hypotheses,
    unit: &'static str,
    /// The player that is tested, and the other.
    names: [&'a str; 2],
}

impl fmt::Display for TestSentence<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Hypotheses { none, better, .. } = *self.hypotheses;
        let (unit, [one, other]) = (self.unit, self.names);
        match self.verdict.decision {
            Decision::Better if none == 0.0 => write!(f, "better: {one} is stronger than {other}"),
            Decision::Better if none < 0.0 => {
                let lag = -none;
                write!(f, "better: {one} is not {lag} {unit} weaker than {other}")
            }
            Decision::Better => {
                write!(
                    f,
                    "better: {one} is more than {none} {unit} stronger than {other}"
                )
            }
            Decision::NotBetter if better <= 0.0 => {
                write!(f, "not better: {one} is weaker than {other}")
            }
            Decision::NotBetter => {
                write!(
                    f,
                    "not better: {one} is not {better} {unit} stronger than {other}"
                )
            }
            Decision::Undecided if self.verdict.exhausted => write!(
                f,
                "undecided: the games repeat, only {} are different, and equal games count once",
                self.verdict.different
            ),
            Decision::Undecided => write!(
                f,
                "undecided: {} games are too few to tell; go on with more (--games)",
                text::grouped(self.verdict.games as f64)
            ),
        }
    }
}

/// The verdict where a tuning has changed nothing.
const UNCHANGED: Verdict = Verdict {
    decision: Decision::NotBetter,
    games: 0,
    different: 0,
    exhausted: false,
    difference: Some(0.0),
    low: Some(0.0),
    high: Some(0.0),
    los: None,
    ratio: 0.0,
};

fn last_line(verdict: &Verdict, is_for_two: bool) -> Result<()> {
    let unit = if is_for_two { "elo" } else { "gain" };
    output::json(&VerdictLine {
        decision: verdict.decision,
        games: verdict.games,
        different: verdict.different,
        difference: BTreeMap::from([(unit, verdict.difference)]),
        low: verdict.low,
        high: verdict.high,
        los: verdict.los,
    })
}

/// Some lines for people.
fn describe(verdict: &Verdict, hypotheses: &Hypotheses, is_for_two: bool) -> Result<()> {
    let unit = unit(is_for_two);
    let number = |value: Option<f64>| value.map_or("-".into(), |value| text::signed(value, 1));
    let [lower, upper] = hypotheses.bounds();
    output::line(format_args!(
        "{}{}: {} {unit} ({} to {})",
        text::games(verdict.games, verdict.different),
        if verdict.different == verdict.games {
            " games"
        } else {
            ""
        },
        number(verdict.difference),
        number(verdict.low),
        number(verdict.high),
    ))?;
    output::line(format_args!(
        "log-likelihood ratio of {:+} to {:+} {unit}: {:.2}; not better at {lower:.2}, better at {upper:.2}",
        hypotheses.better, hypotheses.none, verdict.ratio,
    ))
}
