//! `workshop check-values`: how well `strong` tells won, drawn and lost positions of Pentago apart.

use std::path::{Path, PathBuf};

use anyhow::Result;
use plyground::games::pentago::{Move, Position};
use plyground::games::{Adversarial, Excerpt, Outcome};
use plyground::players::{Player, pentago};
use plyground::search::{Clock, Limits, SearchControl, run as finish};
use plyground::solve::pentago::Solver;
use plyground_cli::failure::{AtPath, in_line};
use plyground_cli::files::Files;
use plyground_cli::limits::LimitOptions;
use plyground_cli::output;
use plyground_cli::parameters::ParameterOptions;
use plyground_cli::weights_file::WeightsFile;
use plyground_workshop::auc;
use serde::Serialize;

use super::time_solver::TABLE_BITS;

/// Nodes that the solver may visit to judge a move. A position that takes more counts as one that it does not take.
const PATIENCE: u64 = 4_000_000;

#[derive(clap::Args)]
pub struct Args {
    /// Positions with their values, one a line: board, side to move, and 1, 0 or -1 where it wins, draws or loses. Lines
    /// with a # don't count
    values: PathBuf,
    #[command(flatten)]
    limits: LimitOptions,
    #[command(flatten)]
    parameters: ParameterOptions,
}

impl Args {
    pub fn files(&self) -> Files {
        Files::default().reading("VALUES", [&self.values])
    }
}

/// The share of the pairs of positions of two kinds in which the better one gets the greater value; none without a pair.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Separation {
    won_drawn: Option<f64>,
    drawn_lost: Option<f64>,
    won_lost: Option<f64>,
}

/// The sum of the answers.
#[derive(Serialize)]
struct ValuesCheck {
    positions: usize,
    /// By the static evaluation, and by the value after the search.
    #[serde(rename = "static")]
    statics: Separation,
    searched: Separation,
    /// Positions that are not lost in which the solver can judge the move, and those of them whose value it keeps.
    solvable: usize,
    kept: usize,
}

/// A move that gives something away.
#[derive(Serialize)]
struct Mistake {
    position: String,
    value: i8,
    #[serde(rename = "move")]
    mv: String,
    /// The value after it, for the side that moved.
    left: i8,
}

pub fn run(args: &Args, weights: &WeightsFile) -> Result<()> {
    let positions = read(&args.values)?;
    let game = pentago::standard();
    let info = game.info("strong")?;
    let settings = args.parameters.settings(info)?;
    let mut player = game.create(info, &settings, 0, weights.of(info)?.as_ref())?;
    let limits = args.limits.limits()?;
    let (mut statics, mut searched) = (Vec::new(), Vec::new());
    let (mut solvable, mut kept) = (0, 0);
    for (position, value) in &positions {
        let breakdown = player.explain(position, None);
        statics.push((breakdown.map_or(0.0, |of| of.value), *value));
        let (found, best) = asked(&mut *player, position, limits);
        searched.push((found, *value));
        let Some(mv) = best.filter(|_| *value >= 0) else {
            continue;
        };
        let Some(left) = solved(&position.played(mv)).map(|value| -value) else {
            continue;
        };
        solvable += 1;
        if left >= *value {
            kept += 1;
        } else {
            output::json(&Mistake {
                position: position.to_string(),
                value: *value,
                mv: mv.to_string(),
                left,
            })?;
        }
    }
    output::json(&ValuesCheck {
        positions: positions.len(),
        statics: Separation::of(&statics),
        searched: Separation::of(&searched),
        solvable,
        kept,
    })
}

impl Separation {
    fn of(valued: &[(f32, i8)]) -> Self {
        let of_value = |wanted: i8| {
            let those = valued.iter().filter(|(_, value)| *value == wanted);
            those.map(|(found, _)| *found).collect::<Vec<f32>>()
        };
        let [lost, drawn, won] = [-1, 0, 1].map(of_value);
        Self {
            won_drawn: auc(&won, &drawn),
            drawn_lost: auc(&drawn, &lost),
            won_lost: auc(&won, &lost),
        }
    }
}

/// The value that the player finds, and its move.
fn asked(
    player: &mut dyn Player<Position>,
    position: &Position,
    limits: Limits,
) -> (f32, Option<Move>) {
    let control = SearchControl::new(limits, Clock::system());
    let report = finish(player.think(position, &control));
    (report.value, report.best)
}

/// The exact value for the side to move; `None` where the solver would take too long.
fn solved(position: &Position) -> Option<i8> {
    match position.outcome() {
        Some(Outcome::Draw) => Some(0),
        Some(Outcome::Win(side)) => Some(if side == position.side() { 1 } else { -1 }),
        None => {
            let mut solver = Solver::new(position, TABLE_BITS).ok()?;
            solver.advance(PATIENCE).map(|solved| solved.value)
        }
    }
}

fn read(path: &Path) -> Result<Vec<(Position, i8)>> {
    let text = std::fs::read_to_string(path).at(path)?;
    let lines = (1..).zip(text.lines().map(str::trim));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.contains('#'));
    let valued =
        lines.map(|(number, line)| valued(line).map_err(|reason| in_line(path, number, reason)));
    valued.collect()
}

/// A line of the file.
fn valued(line: &str) -> Result<(Position, i8), String> {
    let (position, value) = line
        .rsplit_once(' ')
        .ok_or_else(|| format!("{:?} is no position with its value", Excerpt::from(line)))?;
    let known = match value {
        "1" | "+1" => 1,
        "0" | "+0" => 0,
        "-1" => -1,
        _ => {
            return Err(format!(
                "value: {:?} is not 1, 0 or -1",
                Excerpt::from(value)
            ));
        }
    };
    let position = position
        .parse()
        .map_err(|error| format!("position, {error}"))?;
    Ok((position, known))
}
