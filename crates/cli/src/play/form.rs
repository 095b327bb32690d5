//! The three forms in which results come out.

use anyhow::Result;
use plyground::games::{self, Side};
use plyground::players::{Effort, Fault};
use plyground_lab::{AnyResult, GameResult, Job, ResultLine, Tally};
use serde::Serialize;

use crate::faults::Faults;
use crate::lab::show;
use crate::{output, text};

/// The output form of `play`.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// A table at the end, for people.
    Text,
    /// A line a game and one for the summary.
    Json,
    /// A row a game.
    Csv,
}

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
    moves: u64,
    ms: f64,
    /// Milliseconds of its longest thought.
    longest: f64,
    nodes: u64,
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
        let of = |side| (bout.effort(side), bout.fault(side).cloned());
        let [(x, x_fault), (o, o_fault)] = [Side::First, Side::Second].map(of);
        Self {
            seed: job.seed(),
            moves: bout.plies(),
            ms: x.ms + o.ms,
            result: bout.outcome().map(games::Outcome::name),
            x: OneSide::of(players[0], x, x_fault),
            o: OneSide::of(players[1], o, o_fault),
            record: bout.record(),
        }
    }
}

impl OneSide {
    fn of(player: &'static str, effort: Effort, fault: Option<Fault>) -> Self {
        let Effort {
            moves,
            ms,
            longest,
            nodes,
        } = effort;
        Self {
            player,
            moves,
            ms,
            longest,
            nodes,
            fault,
        }
    }
}

impl Form {
    pub fn choose(json: bool, csv: bool) -> Self {
        match (json, csv) {
            (true, _) => Self::Json,
            (_, true) => Self::Csv,
            _ => Self::Text,
        }
    }

    /// Prints the heading of games with that number of sides.
    pub fn begin(self, sides: usize) -> Result<()> {
        match (self, sides) {
            (Self::Csv, 1) => output::line("seed,moves,ms,score,max,nodes"),
            (Self::Csv, _) => output::line("seed,x,o,result,moves,ms,x_ms,o_ms,x_nodes,o_nodes"),
            (Self::Text | Self::Json, _) => Ok(()),
        }
    }

    pub fn game(self, game: &PlayedGame) -> Result<()> {
        let fault = game.line.fault.as_ref();
        match (self, &game.two, &game.line.outcome) {
            (Self::Json, Some(two), _) => output::json(two),
            (Self::Json, None, AnyResult::Solo(result)) => output::json(&Alone { result, fault }),
            (Self::Csv, Some(two), _) => two_as_row(two),
            (Self::Csv, None, AnyResult::Solo(one)) => one_as_row(one),
            _ => Ok(()),
        }
    }

    /// Prints the summary of the games.
    pub fn end(self, title: &str, tally: &Tally, faults: &Faults) -> Result<()> {
        match self {
            Self::Csv => {}
            Self::Json => show::objects(tally, faults)?,
            Self::Text => {
                for one in tally.standings() {
                    output::line(text::table(title, &one.summary))?;
                }
                if tally.matches().next().is_some() {
                    output::line(format_args!("{title}\n"))?;
                    show::matches(tally)?;
                }
                show::faults(faults)?;
            }
        }
        Ok(())
    }
}

fn one_as_row(game: &GameResult) -> Result<()> {
    let GameResult {
        seed,
        moves,
        ms,
        score,
        max,
        nodes,
        ..
    } = game;
    output::line(format_args!("{seed},{moves},{ms},{score},{max},{nodes}"))
}

fn two_as_row(game: &TwoSides) -> Result<()> {
    let TwoSides {
        seed,
        moves,
        ms,
        x,
        o,
        ..
    } = game;
    let (by_x, by_o, name) = (x.player, o.player, game.result.unwrap_or("none"));
    output::line(format_args!(
        "{seed},{by_x},{by_o},{name},{moves},{ms},{},{},{},{}",
        x.ms, o.ms, x.nodes, o.nodes
    ))
}
