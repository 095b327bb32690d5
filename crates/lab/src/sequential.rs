//! A sequential probability ratio test: is a player better than another?

use serde::Serialize;

use super::pairs::{MatchPairs, ScorePairs};
use super::{AnyResult, ExperimentError, Hypotheses, Plan, ResultLine};

/// Fewer pairs of games decide nothing: the variance is not known yet.
const LEAST_PAIRS: usize = 20;

/// The decision of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// The player is better.
    Better,
    /// It is not.
    #[serde(rename = "not better")]
    NotBetter,
    /// More games are needed.
    Undecided,
}

/// The state of a test.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict {
    /// The decision.
    pub decision: Decision,
    /// The games of complete pairs.
    pub games: usize,
    /// The games of pairs that differ. Pairs of the same two games, move by move, are one.
    pub different: usize,
    /// Whether more games will hardly say more: they repeat those that were counted.
    pub exhausted: bool,
    /// The difference that was seen, in the unit of the [`Hypotheses`]; `None` where it has no bounds.
    pub difference: Option<f64>,
    /// The lower end of its 95 % interval.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
    /// The probability, from 0 to 1, that the player is better at all; `None` below five games.
    pub los: Option<f64>,
    /// The log-likelihood ratio.
    pub ratio: f64,
}

/// A test of the first player of a plan against the second.
///
/// Games count in pairs: two games of the same opening with sides swapped, or one game of each player on the same
/// seed. So luck that both share cancels out. A pair of games that are equal, move by move, to those of another pair is no
/// new evidence, and does not count.
///
/// ```
/// use plyground_lab::{Decision, Experiment, Hypotheses, Plan, SequentialTest};
/// use plyground::search::Clock;
/// let experiment = Experiment::from_json(
///     r#"{"name": "t", "game": "2048-3x3", "games": 200, "players": [{"player": "greedy"}, {"player": "random"}],
///         "limits": {"depth": 1}}"#,
/// )?;
/// let plan = Plan::new(&experiment)?;
/// let hypotheses = Hypotheses { better: 20.0, ..Hypotheses::default() };
/// let mut test = SequentialTest::new(&plan, hypotheses)?;
/// let mut jobs = 0..plan.jobs();
/// while test.verdict().decision == Decision::Undecided {
///     let Some(mut job) = plan.start(jobs.next().expect("enough games"), Clock::none())? else { break };
///     while job.advance() {}
///     test.add(&job.line());
/// }
/// assert_eq!(test.verdict().decision, Decision::Better);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct SequentialTest {
    hypotheses: Hypotheses,
    /// The first and the second player, by their ids.
    players: [String; 2],
    pairs: Pairs,
}

/// The games that were counted.
#[derive(Clone, Debug)]
enum Pairs {
    Match(MatchPairs),
    Scores(ScorePairs),
}

impl Pairs {
    /// How many there are, and how many that differ.
    fn counts(&self) -> [usize; 2] {
        match self {
            Self::Match(pairs) => [pairs.pairs().all(), pairs.pairs().different()],
            Self::Scores(pairs) => [pairs.pairs().all(), pairs.pairs().different()],
        }
    }
}

impl SequentialTest {
    /// A test without games.
    ///
    /// # Errors
    ///
    /// If the plan has not two players, or the hypotheses cannot be tested.
    pub fn new(plan: &Plan, hypotheses: Hypotheses) -> Result<Self, ExperimentError> {
        let [first, second] = plan.contenders() else {
            return Err(ExperimentError::Number {
                field: "players".into(),
                value: plan.contenders().len() as f64,
                wanted: "2: the player to test, then the one to compare it with".into(),
            });
        };
        Ok(Self {
            hypotheses: hypotheses.checked()?,
            players: [first.id(), second.id()],
            pairs: match plan.is_for_two() {
                true => Pairs::Match(MatchPairs::default()),
                false => Pairs::Scores(ScorePairs::default()),
            },
        })
    }

    /// The hypotheses.
    pub fn hypotheses(&self) -> &Hypotheses {
        &self.hypotheses
    }

    /// Counts a game of the plan. A game counts once, and only those of the two players count.
    pub fn add(&mut self, line: &ResultLine) {
        let place = |id: &str| self.players.iter().position(|player| player == id);
        match (&mut self.pairs, &line.outcome) {
            (Pairs::Match(pairs), AnyResult::Match(result))
                if place(&line.player) == Some(0) && place(&result.opponent) == Some(1) =>
            {
                pairs.add(result, line.record.as_deref());
            }
            (Pairs::Scores(pairs), AnyResult::Solo(result)) => {
                if let Some(place) = place(&line.player) {
                    pairs.add(place, result);
                }
            }
            _ => {}
        }
    }

    /// The state of the test after the games that were counted.
    pub fn verdict(&self) -> Verdict {
        let differences = [self.hypotheses.none, self.hypotheses.better];
        let ([difference, low, high], los, ratio) = match &self.pairs {
            Pairs::Match(pairs) => (pairs.estimate(), pairs.los(), pairs.ratio(differences)),
            Pairs::Scores(pairs) => (pairs.estimate(), pairs.los(), pairs.ratio(differences)),
        };
        let [all, different] = self.pairs.counts();
        let [lower, upper] = self.hypotheses.bounds();
        let decision = match different {
            ..LEAST_PAIRS => Decision::Undecided,
            _ if ratio >= upper => Decision::Better,
            _ if ratio <= lower => Decision::NotBetter,
            _ => Decision::Undecided,
        };
        Verdict {
            decision,
            games: 2 * all,
            different: 2 * different,
            exhausted: self.is_exhausted(),
            difference,
            low,
            high,
            los,
            ratio,
        }
    }

    /// Whether more games will hardly say more: they repeat those that were counted.
    pub fn is_exhausted(&self) -> bool {
        match &self.pairs {
            Pairs::Match(pairs) => pairs.pairs().are_exhausted(),
            Pairs::Scores(pairs) => pairs.pairs().are_exhausted(),
        }
    }
}
