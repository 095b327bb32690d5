//! `plyground think`: the best move of a position, or of many.

use std::io;

use anyhow::{Context, Error, Result, bail};
use plyground::eval::FeatureValue;
use plyground::players::{AnyThinker, Contender, Question};
use plyground::search::Clock;
use plyground_lab::review::{ExplainedMove, explained};
use serde::Serialize;

use crate::game::GameArg;
use crate::output;
use crate::parameters::PlayerOptions;
use crate::weights_file::WeightsFile;

#[derive(clap::Args)]
pub struct Args {
    /// The game; a record names its own
    #[arg(required_unless_present = "record")]
    game: Option<GameArg>,
    /// The position, or `start`; - reads one a line from standard input and answers each at once, with the same player
    /// all along; blank lines don't count. `moves` and moves may follow it on a line
    #[arg(required_unless_present = "record")]
    position: Option<String>,
    /// Moves played after the position: what came up before counts where repetition does
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
    /// Think about a game as `play` and `replay` write it
    #[arg(long, value_name = "LINE", conflicts_with_all = ["position", "moves"])]
    record: Option<String>,
    /// Take the position of that game after this many plies [default: the last]
    #[arg(long, value_name = "N", requires = "record", conflicts_with_all = ["position", "moves"])]
    ply: Option<usize>,
    /// Exact values for this many of the best moves; others may have an upper bound, marked "bound"
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    lines: u32,
    /// Add the features of the static evaluation: of the position, and of what each move leads to
    #[arg(long)]
    explain: bool,
    /// Decides the player's dice
    #[arg(long, default_value_t = 0, value_name = "S")]
    seed: u64,
    #[command(flatten)]
    player: PlayerOptions,
}

/// The output of `think --explain`: a player's view of a position, with the features of the static evaluation; none for a
/// player without one. Otherwise it is the report alone.
#[derive(Serialize)]
struct ExplainedReport {
    #[serde(rename = "move")]
    mv: Option<String>,
    value: f32,
    exact: Option<i8>,
    depth: u32,
    nodes: u64,
    ms: f64,
    moves: Vec<ExplainedMove>,
    pv: Vec<String>,
    features: Vec<FeatureValue>,
}

/// A player at work.
struct ThinkRun {
    thinker: Box<dyn AnyThinker>,
    contender: Contender,
    seed: u64,
    lines: u32,
    explains: bool,
}

pub fn run(args: &Args, weights: &WeightsFile) -> Result<()> {
    let game = match (&args.game, &args.record) {
        (Some(game), None) => game.clone(),
        (wanted, record) => {
            GameArg::of_record(wanted.as_ref(), record.as_deref().unwrap_or_default())?
        }
    };
    let contender = args.player.contender(&game, game.players()[0], weights)?;
    let mut thinker = ThinkRun {
        contender,
        thinker: game.thinker(Clock::system()),
        seed: args.seed,
        lines: args.lines,
        explains: args.explain,
    };
    if let Some(record) = &args.record {
        let table = game.at_ply(record, args.ply)?;
        return thinker.answer(table.question());
    }
    match args.position.as_deref() {
        Some("-") if !args.moves.is_empty() => {
            bail!("MOVE: not beside -, whose lines have moves of their own")
        }
        Some("-") => thinker.answer_lines(),
        position => {
            let question = Question::new(position.unwrap_or_default());
            thinker.answer(question.moves(&args.moves))
        }
    }
}

impl ThinkRun {
    fn answer(&mut self, question: Question) -> Result<()> {
        let question = question.multi_pv(self.lines);
        let Self {
            thinker,
            contender,
            seed,
            explains,
            ..
        } = self;
        let report = thinker.think(contender, *seed, &question)?;
        if !*explains {
            return output::json(&report);
        }
        let (moves, features) =
            explained(&mut **thinker, contender, *seed, &question, report.moves)?;
        output::json(&ExplainedReport {
            mv: report.best,
            value: report.value,
            exact: report.exact,
            depth: report.depth,
            nodes: report.nodes,
            ms: report.ms,
            moves,
            pv: report.pv,
            features,
        })
    }

    /// Answers every line of standard input.
    fn answer_lines(&mut self) -> Result<()> {
        for (i, line) in io::stdin().lines().enumerate() {
            let answered = line.map_err(Error::new);
            answered
                .and_then(|line| self.answer_line(line.trim()))
                .with_context(|| format!("line {}", i + 1))?;
        }
        Ok(())
    }

    fn answer_line(&mut self, line: &str) -> Result<()> {
        if line.is_empty() {
            return Ok(());
        }
        let (position, moves) = line.split_once(" moves").unwrap_or((line, ""));
        let moves: Vec<String> = moves.split_whitespace().map(String::from).collect();
        self.answer(Question::new(position).moves(&moves))
    }
}
