//! `plyground lab endings`: positions near the end of games from which the side to move forces a win.

use std::path::PathBuf;

use plyground::games::Outcome;
use plyground::players::Question;

use super::prove::plies_to_win;
use super::results;
use crate::ask::ask;
use crate::failure::Failure;
use crate::game::{GameArg, WeightsFile};
use crate::limits::LimitOptions;
use crate::{clock, output};

/// Looks at three positions a game, where the winner is to move. Games take turns in how far they are from the end.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: GameArg,
    /// Files of results with their records, as games under a time limit leave them
    #[arg(required = true, value_name = "RESULTS")]
    files: Vec<PathBuf>,
    /// The player that proves the wins [default: the first of the game's players]
    #[arg(long, value_name = "ID")]
    player: Option<String>,
    /// At most so many positions, each on a line with the plies of its proof
    #[arg(long, default_value_t = 300, value_name = "N")]
    count: usize,
    /// The least plies of a proof
    #[arg(long, default_value_t = 5, value_name = "PLIES")]
    from: usize,
    /// The most plies of a proof
    #[arg(long, default_value_t = 21, value_name = "PLIES")]
    to: usize,
    /// Look so many plies back from the end of a game at most
    #[arg(long, default_value_t = 13, value_name = "PLIES")]
    back: usize,
    #[command(flatten)]
    limits: LimitOptions,
}

pub fn run(args: &Args, weights: &WeightsFile) -> Result<(), Failure> {
    let game = &args.game;
    let info = game.player_or_default(args.player.as_deref())?;
    let prover = game.contender(info, info.defaults(), args.limits.limits()?, weights)?;
    let mut thinker = game.thinker(clock::now);
    let mut found = 0;
    for position in candidates(args)? {
        if found == args.count {
            break;
        }
        let question = Question {
            position: Some(&position),
            moves: &[],
            lines: 1,
        };
        let plies = plies_to_win(&ask(&mut *thinker, &prover, 0, &question)?);
        if let Some(plies) = plies.filter(|plies| (args.from..=args.to).contains(plies)) {
            output::line(format_args!("{position} {plies}"))?;
            found += 1;
        }
    }
    Ok(())
}

/// Positions that are looked at in a game.
const EACH: usize = 3;

/// Some positions of each game that somebody won.
fn candidates(args: &Args) -> Result<Vec<String>, Failure> {
    let mut records = Vec::new();
    for file in &args.files {
        results::read(file, |line| records.extend(line.record))?;
    }
    // The winner is to move in every second position.
    let steps = args.back.saturating_sub(args.from) / 2 + 1;
    let mut positions = Vec::new();
    for (i, record) in records.iter().enumerate() {
        let mut table = args.game.replay(record).map_err(Failure::Record)?;
        if !matches!(table.outcome(), Some(Outcome::Win(_))) {
            continue;
        }
        for turn in 0..EACH {
            let back = args.from + 2 * ((i + turn * steps / EACH) % steps);
            if let Some(ply) = table.plies().checked_sub(back) {
                table.seek(ply);
                positions.push(table.state().position);
            }
        }
    }
    Ok(positions)
}
