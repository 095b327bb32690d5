//! `workshop prove`: how many positions a player proves to be won, and whether it then wins them.

use std::fs;
use std::path::PathBuf;

use anyhow::Result;
use plyground::eval::WON;
use plyground::games::Outcome;
use plyground::players::{AnyThinker, Contender, Question};
use plyground::search::{Clock, Report};
use plyground_cli::failure::{AtPath, in_line, wrong_move};
use plyground_cli::files::Files;
use plyground_cli::game::GameArg;
use plyground_cli::output;
use plyground_cli::parameters::PlayerOptions;
use plyground_cli::weights_file::WeightsFile;
use plyground_lab::wilson_interval;
use serde::Serialize;

/// Prints a line for each position, and one that sums them up.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: GameArg,
    /// A file with a position a line, as `endings` writes them; what follows the side to move does not count
    file: PathBuf,
    /// Play every won position to its end against this player, who thinks as long: it must be won in as many plies
    #[arg(long, value_name = "ID")]
    against: Option<String>,
    /// Change a parameter of that player
    #[arg(long, value_name = "NAME=VALUE", value_parser = plyground_cli::parameters::pair, requires = "against")]
    against_set: Vec<(String, f64)>,
    #[command(flatten)]
    player: PlayerOptions,
}

impl Args {
    pub fn files(&self) -> Files {
        Files::default().reading("FILE", [&self.file])
    }
}

/// The result of a position.
#[derive(Serialize)]
struct ProvenLine {
    position: String,
    exact: Option<i8>,
    /// Plies to the end, at most, of a win.
    plies: Option<usize>,
    ms: f64,
    nodes: u64,
    /// Plies that a win then took; null where it was not won.
    #[serde(skip_serializing_if = "Option::is_none")]
    played: Option<Option<usize>>,
}

/// The last line.
#[derive(Default, Serialize)]
struct ProvenSum {
    positions: usize,
    won: usize,
    lost: usize,
    drawn: usize,
    /// Of the share of proven positions.
    share: f64,
    low: f64,
    high: f64,
    /// Wins played to their end in as many plies as the proof says.
    #[serde(skip_serializing_if = "Option::is_none")]
    kept: Option<usize>,
}

/// The plies to the end, at most, of a win that a report proves.
pub fn plies_to_win(report: &Report<String>) -> Option<usize> {
    (report.exact == Some(1)).then_some((WON - report.value) as usize)
}

pub fn run(args: &Args, weights: &WeightsFile) -> Result<()> {
    let game = &args.game;
    let prover = args.player.contender(game, game.players()[0], weights)?;
    let defender = match &args.against {
        Some(id) => {
            let info = game.player(id)?;
            let set = args.against_set.iter();
            let settings = info.settings(set.map(|(name, value)| (name.as_str(), *value)))?;
            Some(game.contender(info, settings, prover.limits, weights)?)
        }
        None => None,
    };
    let text = fs::read_to_string(&args.file).at(&args.file)?;
    let mut sum = ProvenSum {
        kept: defender.is_some().then_some(0),
        ..ProvenSum::default()
    };
    let lines = (1..).zip(text.lines());
    for (number, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
        let words: Vec<&str> = line.split_whitespace().take(2).collect();
        let proven = prove(game, &prover, defender.as_ref(), words.join(" "));
        let proven = proven.map_err(|error| in_line(&args.file, number, error))?;
        sum.add(&proven);
        output::json(&proven)?;
    }
    sum.close();
    output::json(&sum)
}

/// Asks the player about a position, and plays a win to its end against the defender.
fn prove(
    game: &GameArg,
    prover: &Contender,
    defender: Option<&Contender>,
    position: String,
) -> Result<ProvenLine> {
    // A player of its own for each: what it learnt from the last does not count.
    let mut thinker = game.thinker(Clock::system());
    let report = thinker.think(prover, 0, &Question::new(&position))?;
    let plies = plies_to_win(&report);
    let played = match (defender, plies) {
        (Some(defender), Some(_)) => {
            let players = [prover, defender];
            Some(play_out(game, &mut *thinker, players, &position, &report)?)
        }
        _ => None,
    };
    Ok(ProvenLine {
        exact: report.exact,
        plies,
        ms: report.ms,
        nodes: report.nodes,
        played,
        position,
    })
}

impl ProvenSum {
    fn add(&mut self, line: &ProvenLine) {
        self.positions += 1;
        match line.exact {
            Some(1) => self.won += 1,
            Some(0) => self.drawn += 1,
            Some(_) => self.lost += 1,
            None => {}
        }
        let is_kept = line
            .played
            .flatten()
            .is_some_and(|played| line.plies >= Some(played));
        self.kept = self.kept.map(|kept| kept + usize::from(is_kept));
    }

    fn close(&mut self) {
        let proven = self.won + self.lost + self.drawn;
        let interval = wilson_interval(proven, self.positions);
        self.share = proven as f64 / self.positions.max(1) as f64;
        (self.low, self.high) = (interval.low, interval.high);
    }
}

/// Plays a won position to its end; the plies that it took, unless it was not won after all.
fn play_out(
    game: &GameArg,
    winner: &mut dyn AnyThinker,
    [prover, defender]: [&Contender; 2],
    position: &str,
    first: &Report<String>,
) -> Result<Option<usize>> {
    let mut table = game.set_up(position, 0)?;
    let side = table.state().sides.map(|sides| sides.side);
    let mut loser = game.thinker(Clock::system());
    let mut best = first.best.clone();
    while let Some(mv) = best {
        let played = table.play(&mv, None);
        played.map_err(|error| wrong_move(table.ply() + 1, &mv, error))?;
        if table.outcome().is_some() {
            break;
        }
        let question = table.question();
        let report = if table.ply() % 2 == 0 {
            winner.think(prover, 0, &question)?
        } else {
            loser.think(defender, 0, &question)?
        };
        best = report.best;
    }
    let is_won = table.outcome().map(Outcome::name) == side;
    Ok(is_won.then(|| table.ply()))
}
