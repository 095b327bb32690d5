//! `plyground replay`: where given moves lead.

use std::io;

use plyground::games::g2048::Tiles as _;
use plyground::games::g2048::{Board, Direction, Game, Variant, VariantBoard, variant_of};
use plyground::games::{History, Outcome, loa, pentago};
use plyground::players::Duel;
use plyground::players::g2048::{PLAYERS, Placer, Played};
use serde::Serialize;

use crate::failure::Failure;
use crate::notation::{PlyError, WrittenPly};
use crate::{GameName, output};

#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: GameName,
    /// Begin here, and not where the seed says
    #[arg(long, value_name = "POSITION")]
    start: Option<String>,
    /// Decides the start and every new tile that no move names
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Begin with a whole game, as `replay` and `play` write it; - reads it from standard input
    #[arg(long, value_name = "LINE", conflicts_with_all = ["start", "seed"])]
    record: Option<String>,
    /// In 2048 up, right, down or left; or with the new tile, as in left+b3=2. In Pentago the hole and
    /// the turn, as in e34L. In Lines of Action two squares, as in b1-b3
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
}

/// What the moves came to.
#[derive(Serialize)]
struct Replayed {
    position: String,
    result: u64,
    legal: Vec<&'static str>,
    plies: usize,
    record: String,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    match args.game {
        GameName::G2048(variant) => replay_2048(args, variant),
        GameName::Pentago => replay_duel::<pentago::Position>(args, pentago::Position::ID),
        GameName::Loa(rules) => replay_duel::<loa::Position>(args, rules.game()),
    }
}

/// What the moves of a game of two sides came to.
#[derive(Serialize)]
struct DuelOutcome {
    position: String,
    /// Null while the game goes on.
    result: Option<&'static str>,
    legal: Vec<String>,
    plies: usize,
}

fn replay_duel<G: Duel>(args: &Args, game: &str) -> Result<(), Failure> {
    if args.record.is_some() {
        return Err(Failure::NoRecord(G::ID));
    }
    let start: G = match &args.start {
        Some(start) => start.parse().map_err(Failure::position)?,
        None => G::default(),
    };
    let mut history = History::begin(start.by_rules(game));
    for (i, text) in args.moves.iter().enumerate() {
        let played = history.play(text);
        played.map_err(|error| Failure::mv(i + 1, text, error))?;
    }
    Ok(output::json(&DuelOutcome {
        position: history.position().to_string(),
        result: history.outcome().map(Outcome::name),
        legal: history.legal().map(|mv| mv.to_string()).collect(),
        plies: args.moves.len(),
    })?)
}

fn replay_2048(args: &Args, variant: Variant) -> Result<(), Failure> {
    let record = match args.record.as_deref() {
        Some("-") => Some(io::read_to_string(io::stdin())?),
        line => line.map(String::from),
    };
    // A record says itself by which rules it was played.
    let variant = record.as_deref().map_or(Ok(variant), variant_of)?;
    if Board::plays(&variant) {
        replay_on::<Board>(args, variant, record.as_deref())
    } else {
        replay_on::<VariantBoard>(args, variant, record.as_deref())
    }
}

fn replay_on<B: Played>(
    args: &Args,
    variant: Variant,
    record: Option<&str>,
) -> Result<(), Failure> {
    let beginning: Game<B> = match (record, &args.start) {
        (Some(line), _) => line.parse()?,
        (None, Some(start)) => Game::set_up(variant, B::read(&variant, start)?, args.seed),
        (None, None) => Game::deal(variant, args.seed),
    };
    let game = play_on(beginning, &args.moves)?;
    Ok(output::json(&Replayed {
        position: game.board().to_string(),
        result: game.score(),
        legal: game.board().legal().map(Direction::name).collect(),
        plies: game.ply(),
        record: game.record().to_string(),
    })?)
}

fn play_on<B: Played>(mut game: Game<B>, moves: &[String]) -> Result<Game<B>, Failure> {
    let placer = Placer::new(&game.variant(), &PLAYERS[0], &PLAYERS[0].defaults());
    for (i, text) in moves.iter().enumerate() {
        let outcome = play(&mut game, &placer, text);
        outcome.map_err(|error| Failure::mv(i + 1, text, error))?;
    }
    Ok(game)
}

/// Plays the ply that a text stands for. What it leaves open is decided by the game's own dice, in an evil
/// game by the evaluation of the first player.
fn play<B: Played>(game: &mut Game<B>, placer: &Placer, text: &str) -> Result<(), PlyError> {
    let WrittenPly { direction, spawn } = WrittenPly::read(text, &game.variant())?;
    if game.board().slide(direction).is_none() {
        return Err(PlyError::Illegal);
    }
    let step = match spawn {
        Some(spawn) => game.play_with(direction, spawn),
        None => placer.play(game, direction),
    };
    step.map(|_| ()).ok_or(PlyError::Taken)
}
