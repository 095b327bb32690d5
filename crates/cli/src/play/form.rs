//! The two forms in which results come out: lines of JSON for programs, tables for people.

use anyhow::Result;
use plyground::games::{self, Side};
use plyground::players::{Effort, Fault};
use plyground_lab::{AnyResult, GameResult, Job, ResultLine, Tally};
use serde::Serialize;

use crate::faults::Faults;
use crate::lab::show;
use crate::{output, text};

/// A game that is over.
pub struct PlayedGame {
    /// Its contribution to the summary.
    pub line: ResultLine,
    two: Option<TwoSides>,
}

/// A game of one side.
#[derive(Serialize)]
struct Alone<'a> {
    #[serde(flatten)]
    result: &'a GameResult,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<&'a Fault>,
}

/// A game of two sides.
#[derive(Serialize)]
struct TwoSides {
    seed: u64,
    moves: u64,
    ms: f64,
    result: Option<&'static str>,
    x: OneSide,
    o: OneSide,
    record: String,
}

/// The effort of a side.
#[derive(Serialize)]
struct OneSide {
    player: &'static str,
    #[serde(flatten)]
    effort: Effort,
    /// Why it has lost, if not by the rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<Fault>,
}

impl PlayedGame {
    pub fn of(job: &Job) -> Self {
        let line = job.line();
        let two = match job.contenders() {
            [x, o] => Some(TwoSides::of(job, [x.info.id, o.info.id])),
            _ => None,
        };
        Self { line, two }
    }
}

impl TwoSides {
    fn of(job: &Job, players: [&'static str; 2]) -> Self {
        let bout = job.bout();
        let of = |place, side| OneSide {
            player: players[place],
            effort: bout.effort(side),
            fault: bout.fault(side).cloned(),
        };
        let [x, o] = [of(0, Side::First), of(1, Side::Second)];
        Self {
            seed: job.seed(),
            moves: bout.plies(),
            ms: x.effort.ms + o.effort.ms,
            result: bout.outcome().map(games::Outcome::name),
            x,
            o,
            record: bout.record(),
        }
    }
}

/// Prints a game, for programs.
pub fn game(game: &PlayedGame) -> Result<()> {
    let fault = game.line.fault.as_ref();
    match (&game.two, &game.line.outcome) {
        (Some(two), _) => output::json(two),
        (None, AnyResult::Solo(result)) => output::json(&Alone { result, fault }),
        (None, AnyResult::Match(_)) => Ok(()),
    }
}

/// Prints what the games add up to, for people.
pub fn table(title: &str, tally: &Tally, faults: &Faults) -> Result<()> {
    for one in tally.standings() {
        output::line(text::table(title, &one.summary))?;
    }
    if tally.matches().next().is_some() {
        output::line(format_args!("{title}\n"))?;
        show::matches(tally)?;
    }
    show::faults(faults)
}
