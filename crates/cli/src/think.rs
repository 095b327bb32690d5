//! `plyground think`: the best move of a position, or of many.

use std::io;

use anyhow::{Context, Error, Result, bail};
use plyground::players::{AnyThinker, Contender, Question};
use plyground::search::Clock;
use plyground_lab::review::Subject;

use crate::game::GameArg;
use crate::output;
use crate::parameters::PlayerOptions;
use crate::weights_file::WeightsFile;

#[derive(clap::Args)]
pub struct Args {
    /// The game: 2048, pentago, loa or loa-mover, or 2048 with suffixes such as 2048-5x5-goal4096-evil. Not needed with a record
    #[arg(required_unless_present = "record")]
    game: Option<GameArg>,
    /// The position, or `start`. With - it reads lines from standard input and answers each immediately. A line is a position,
    /// perhaps with `moves` and moves after it. The player keeps what it remembers from line to line
    #[arg(required_unless_present = "record")]
    position: Option<String>,
    /// Moves after the position, so that rules about repetition apply
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
    /// Think about the end of a game, given as `play` and `replay` print it
    #[arg(long, value_name = "LINE", conflicts_with_all = ["position", "moves"])]
    record: Option<String>,
    /// Take the position of the game after this many plies [default: the last]
    #[arg(long, value_name = "N", requires = "record", conflicts_with_all = ["position", "moves"])]
    ply: Option<usize>,
    /// Give this many of the best moves an exact value and a line. Others may have an upper bound, marked `"bound":true`
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    lines: u32,
    /// Explain the values: `features` of the static evaluation, for the position and after each move, and a `comparison` of
    /// the best move with the one played or the second best
    #[arg(long)]
    explain: bool,
    /// The seed of the player's dice
    #[arg(long, default_value_t = 0, value_name = "S")]
    seed: u64,
    #[command(flatten)]
    player: PlayerOptions,
}

/// A player at work.
struct ThinkRun {
    game: GameArg,
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
        game: game.clone(),
    };
    if let Some(record) = &args.record {
        let table = game.at_ply(record, args.ply)?;
        let played = table.moves(table.ply(), table.ply() + 1).into_iter().next();
        return thinker.answer(table.question(), played.as_deref());
    }
    match args.position.as_deref() {
        Some("-") if !args.moves.is_empty() => {
            bail!("MOVE: not beside -, whose lines have moves of their own")
        }
        Some("-") => thinker.answer_lines(),
        position => {
            let question = Question::new(position.unwrap_or_default());
            thinker.answer(question.moves(&args.moves), None)
        }
    }
}

impl ThinkRun {
    /// Answers a question about a position, where perhaps a move was played.
    fn answer(&mut self, question: Question, played: Option<&str>) -> Result<()> {
        let question = question.multi_pv(self.lines);
        if !self.explains {
            let report = self.thinker.think(&self.contender, self.seed, &question)?;
            return output::json(&report);
        }
        let subject = Subject {
            game: &*self.game,
            contender: &self.contender,
            seed: self.seed,
            question,
            played,
            clock: Clock::system(),
        };
        output::json(&subject.why()?)
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
        self.answer(Question::new(position).moves(&moves), None)
    }
}
