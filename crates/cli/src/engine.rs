//! `plyground engine`: a player of Plyground for other programs, line by line.

use std::collections::VecDeque;
use std::sync::mpsc::Receiver;

use anyhow::Result;
use plyground::games::Excerpt;
use plyground::players::{AnyThinker, Contender, Question, Slice};
use plyground::search::{Clock, Limits, Report};

use crate::game::GameArg;
use crate::parameters::ParameterOptions;
use crate::weights_file::WeightsFile;
use crate::{lines, output};

/// Milliseconds of thought between two looks at the input.
const SLICE: f64 = 5.0;
/// Milliseconds a move where `go` names no limit.
const MOVETIME: f64 = 100.0;

#[derive(clap::Args)]
pub struct Args {
    /// The game: 2048, pentago, loa or loa-mover, or 2048 with suffixes such as 2048-5x5-goal4096-evil
    game: GameArg,
    /// The player [default: the first of the game]
    #[arg(long, value_name = "ID")]
    player: Option<String>,
    #[command(flatten)]
    parameters: ParameterOptions,
    /// The seed of the player's dice
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
}

pub fn run(args: &Args, weights: &WeightsFile) -> Result<()> {
    let info = args.game.player_or_default(args.player.as_deref())?;
    let settings = args.parameters.settings(info)?;
    let limits = Limits::movetime(MOVETIME);
    let contender = args.game.contender(info, settings, limits, weights)?;
    weights.taken()?;
    let mut session = Session {
        thinker: args.game.thinker(Clock::system()),
        contender,
        args,
        question: Question::new("start"),
        input: lines::of_input(str::to_owned),
        waiting: VecDeque::new(),
    };
    while let Some(line) = session.next_line() {
        if !session.obey(&line)? {
            break;
        }
    }
    Ok(())
}

/// A conversation.
struct Session<'a> {
    args: &'a Args,
    thinker: Box<dyn AnyThinker>,
    contender: Contender,
    /// The current position.
    question: Question,
    input: Receiver<String>,
    /// Lines that came while it thought.
    waiting: VecDeque<String>,
}

impl Session<'_> {
    fn next_line(&mut self) -> Option<String> {
        self.waiting.pop_front().or_else(|| self.input.recv().ok())
    }

    /// Does what a line says; false for `quit`. A line that it does not know is answered by `error`.
    fn obey(&mut self, line: &str) -> Result<bool> {
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match word {
            // It knows the rules itself.
            "" | "stop" | "legal" => {}
            "ugi" => {
                let (name, version) = (self.contender.info.id, env!("CARGO_PKG_VERSION"));
                output::line(format_args!("id name plyground {version} {name}"))?;
                output::line("ugiok")?;
            }
            "game" if rest == self.args.game.name() => {}
            "game" => output::line(format_args!(
                "error game: {:?} is not {}",
                Excerpt::from(rest),
                self.args.game.name()
            ))?,
            "isready" => output::line("readyok")?,
            "position" | "history" => self.set_up(rest),
            "go" => self.go(rest)?,
            "quit" => return Ok(false),
            _ => output::line(format_args!(
                "error command: {:?} is unknown",
                Excerpt::from(word)
            ))?,
        }
        Ok(true)
    }

    /// `start` or a position, then perhaps `moves` and moves.
    fn set_up(&mut self, rest: &str) {
        let (position, moves) = rest.split_once("moves").unwrap_or((rest, ""));
        let moves: Vec<String> = moves.split_whitespace().map(String::from).collect();
        self.question = Question::new(position.trim()).moves(&moves);
    }

    /// Thinks, and answers.
    fn go(&mut self, rest: &str) -> Result<()> {
        let limits = match limits(rest) {
            Ok(limits) => limits,
            Err(reason) => return output::line(format_args!("error go: {reason}")),
        };
        self.contender.limits = limits;
        let Self { args, question, .. } = self;
        if let Err(error) = self.thinker.go(&self.contender, args.seed, question) {
            return output::line(format_args!("error position: {error}"));
        }
        finish(&mut *self.thinker, &self.input, &mut self.waiting)
    }
}

/// Tells how a search goes, and its move. A `quit` stops the search and waits behind the lines
/// before it, so each of them is answered.
fn finish(
    thinker: &mut dyn AnyThinker,
    input: &Receiver<String>,
    waiting: &mut VecDeque<String>,
) -> Result<()> {
    while let Some(Slice {
        reports, outcome, ..
    }) = thinker.slice(SLICE)
    {
        reports.iter().try_for_each(info)?;
        if let Some(report) = outcome {
            let best = report.best.as_deref().unwrap_or("none");
            output::line(format_args!("bestmove {best}"))?;
            break;
        }
        while let Ok(line) = input.try_recv() {
            match line.trim() {
                "stop" => thinker.stop(),
                "isready" => output::line("readyok")?,
                _ => waiting.push_back(line),
            }
        }
        if waiting.iter().any(|line| line.trim() == "quit") {
            thinker.stop();
        }
    }
    Ok(())
}

/// A line about a depth that is finished.
fn info(report: &Report<String>) -> Result<()> {
    let Report {
        depth,
        nodes,
        ms,
        value,
        pv,
        ..
    } = report;
    let pv = pv.join(" ");
    output::line(format_args!(
        "info depth {depth} nodes {nodes} time {ms:.0} value {value} pv {pv}"
    ))
}

/// Limits as `go` names them: `movetime 100 nodes 5000`.
fn limits(text: &str) -> Result<Limits, String> {
    let [mut movetime, mut depth, mut nodes] = [None; 3];
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.is_empty() {
        return Ok(Limits::movetime(MOVETIME));
    }
    for pair in words.chunks(2) {
        let &[name, value] = pair else {
            return Err(format!("{} has no value", Excerpt::from(pair[0])));
        };
        let [shown, shown_value] = [name, value].map(Excerpt::from);
        let value = value
            .parse()
            .map_err(|_| format!("{shown}: {shown_value:?} is no number"))?;
        let limit = match name {
            "movetime" => &mut movetime,
            "depth" => &mut depth,
            "nodes" => &mut nodes,
            _ => return Err(format!("{shown:?} is no limit")),
        };
        *limit = Some(value);
    }
    Limits::read(movetime, depth, nodes).map_err(|error| error.to_string())
}
