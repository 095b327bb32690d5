//! `workshop endings`: positions near the end of games from which the side to move forces a win.

use std::collections::HashSet;
use std::path::PathBuf;

use anyhow::{Result, bail};
use plyground::games::Outcome;
use plyground::players::{AnyTable, Contender, Question};
use plyground::search::Clock;
use plyground_cli::game::GameArg;
use plyground_cli::output;
use plyground_cli::parameters::PlayerOptions;
use plyground_cli::results;
use plyground_cli::weights_file::WeightsFile;

use super::fit::replayed;
use super::prove::plies_to_win;

/// Walks back from the end of each game as long as the player proves the winner's win. The last such position counts.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: GameArg,
    /// Files of results with their records, as games under a time limit leave them
    #[arg(required = true, value_name = "RESULTS")]
    files: Vec<PathBuf>,
    /// At most so many positions, each on a line with the plies of its proof
    #[arg(long, default_value_t = 300, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    count: u64,
    /// The least plies of a proof
    #[arg(long, default_value_t = 5, value_name = "PLIES")]
    from: usize,
    /// The most plies of a proof
    #[arg(long, default_value_t = 21, value_name = "PLIES")]
    to: usize,
    #[command(flatten)]
    player: PlayerOptions,
}

pub fn run(args: &Args, weights: &WeightsFile) -> Result<()> {
    if args.from > args.to {
        bail!("--from: more than --to");
    }
    let game = &args.game;
    let prover = args.player.contender(game, game.players()[0], weights)?;
    let mut found = HashSet::new();
    for filed in results::of_game(&args.files, &game.name())? {
        if found.len() as u64 == args.count {
            break;
        }
        let Some(record) = &filed.line.record else {
            continue;
        };
        let table = replayed(&**game, record).map_err(|reason| filed.wrong(reason))?;
        if let Some((position, plies)) = ending(args, &prover, table)?
            && found.insert(position.clone())
        {
            output::line(format_args!("{position} {plies}"))?;
        }
    }
    Ok(())
}

/// The earliest position of a game from which every one with the winner to move is proven, with the plies of its proof.
fn ending(
    args: &Args,
    prover: &Contender,
    mut table: Box<dyn AnyTable>,
) -> Result<Option<(String, usize)>> {
    let Some(Outcome::Win(winner)) = table.outcome() else {
        return Ok(None);
    };
    // The player keeps its table: later positions help with earlier ones.
    let mut thinker = args.game.thinker(Clock::system());
    let (last, mut earliest) = (table.plies(), None);
    for back in args.from..=last {
        table.seek(last - back);
        let state = table.state();
        if state.sides.is_some_and(|sides| sides.side != winner.name()) {
            continue;
        }
        let position = state.position;
        let question = Question::new(&position);
        match plies_to_win(&thinker.think(prover, 0, &question)?) {
            Some(plies) if plies <= args.to => {
                if plies >= args.from {
                    earliest = Some((position, plies));
                }
            }
            _ => break,
        }
    }
    Ok(earliest)
}
