//! `plyground play`: games on the screen, or many of them and what they add up to.

mod duel;
mod form;

use std::collections::BTreeMap;
use std::sync::Arc;

use plyground::games::g2048::{Board, Game, Tiles as _, Variant, VariantBoard};
use plyground::games::{loa, pentago};
use plyground::lab::{Arena, Contender, MAX_GAMES, Outcome, Plan, Summary, arena};
use plyground::players::Duel as _;
use plyground::players::g2048::{self, Played, player_of};

use crate::GameName;
use crate::failure::Failure;
use crate::games::{self, ThreadOption};
use crate::limits::{LimitOptions, describe};
use crate::parameters::ParameterOptions;
use crate::progress::Progress;
use crate::table::{Seat, Table};

use form::Form;

/// The player who is no program.
const HUMAN: &str = "human";

#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: GameName,
    /// Who plays: a player (see `plyground players`) or, in 2048, human, which is you. In a game of two
    /// sides two, the first of whom moves first, or one against itself [default: the first of the game]
    #[arg(long, value_name = "ID", value_delimiter = ',')]
    players: Vec<String>,
    /// Number of games
    #[arg(long, default_value_t = 1, value_name = "N", allow_negative_numbers = true,
        value_parser = clap::value_parser!(u64).range(1..=MAX_GAMES))]
    games: u64,
    /// Seed of the first game, for the tiles and for the player; the next game has the next seed
    #[arg(long, default_value_t = 0, value_name = "S")]
    seed: u64,
    #[command(flatten)]
    threads: ThreadOption,
    /// In a game of two sides, let the second player move first in every second game
    #[arg(long)]
    swap: bool,
    /// One JSON object a game, in the order of the seeds, then one that sums them up
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// A table with a row a game
    #[arg(long)]
    csv: bool,
    /// Watch the game on the screen
    #[arg(long)]
    show: bool,
    /// Milliseconds that a shown move stays on the screen at least
    #[arg(long, value_name = "MS", default_value_t = 100, allow_negative_numbers = true,
        value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pace: u64,
    /// Who gives you hints and plays for you, where human plays
    #[arg(long, default_value = g2048::PLAYERS[0].id, value_name = "ID")]
    helper: String,
    #[command(flatten)]
    limits: LimitOptions,
    #[command(flatten)]
    parameters: ParameterOptions,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    match args.game {
        GameName::G2048(variant) => play_2048(args, &variant),
        GameName::Pentago => duel::run::<pentago::Position>(args, pentago::Position::ID),
        GameName::Loa(rules) => duel::run::<loa::Position>(args, rules.game()),
    }
}

fn play_2048(args: &Args, variant: &Variant) -> Result<(), Failure> {
    let default = [g2048::PLAYERS[0].id.to_string()];
    let ids = if args.players.is_empty() {
        &default[..]
    } else {
        &args.players
    };
    let [id] = ids else {
        return Err(Failure::Seats {
            game: g2048::GAME,
            wanted: "one player",
            count: args.players.len(),
            given: args.players.join(","),
        });
    };
    let human = id == HUMAN;
    let player = player_of(variant, if human { &args.helper } else { id })?;
    let settings = args.parameters.settings(player)?;
    let arena = arena(&variant.to_string())?;
    let instant = arena.is_instant(player, &settings)?;
    let contender = Contender::new(instant, player, settings, args.limits.limits()?)?;
    if human || args.show {
        let show = if Board::plays(variant) {
            show::<Board>
        } else {
            show::<VariantBoard>
        };
        show(args, variant, &contender, !human)
    } else {
        sum_up(args, arena, contender)
    }
}

/// One game on the screen; the player plays or helps.
fn show<B: Played>(
    args: &Args,
    variant: &Variant,
    player: &Contender,
    autoplay: bool,
) -> Result<(), Failure> {
    let not_here = [
        ("--games", args.games != 1),
        ("--threads", args.threads.threads.is_some()),
        ("--json", args.json),
        ("--csv", args.csv),
    ];
    if let Some((flag, _)) = not_here.into_iter().find(|(_, given)| *given) {
        return Err(Failure::Shown { flag });
    }
    let limits = args.limits.limits()?;
    let seat = Seat::<B>::new(variant, player, args.seed, limits);
    Table::new(Game::deal(*variant, args.seed), seat, args.pace, autoplay).run()
}

/// Plays all games and prints what they come to.
fn sum_up(args: &Args, arena: Arc<dyn Arena>, player: Contender) -> Result<(), Failure> {
    let title = format!(
        "{} by {}, seed {}, {}",
        arena.name(),
        player.info.id,
        args.seed,
        describe(args.limits.limits()?)
    );
    let plan = Plan::of(arena, player, args.games, args.seed)?;
    let form = Form::choose(args.json, args.csv);
    let progress = Progress::new(args.games, 0);
    let (mut results, mut early) = (Vec::new(), BTreeMap::new());
    form.begin()?;
    games::play(&plan, 0..args.games, args.threads, &progress, |finished| {
        early.extend(finished);
        // In the order of the seeds, as soon as a game and all before it are there.
        while let Some(line) = early.remove(&(results.len() as u64)) {
            if let Outcome::Solo(result) = line.outcome {
                progress.suspend(|| form.game(&result))?;
                results.push(result);
            }
        }
        Ok(())
    })?;
    progress.finish();
    Summary::of(&results).map_or(Ok(()), |summary| form.end(&title, &summary))
}
