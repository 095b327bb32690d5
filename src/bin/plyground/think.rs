//! `plyground think`: the best move of a position, or of many.

use std::error::Error;
use std::fmt::Display;
use std::io;

use plyground::games::g2048::{Board, Tiles as _, Variant, VariantBoard};
use plyground::games::{Game, loa, pentago};
use plyground::players::g2048::{Played, player_of, players_of};
use plyground::players::{Duel, Player};
use plyground::search::{Report, Watch, run as search};
use serde::Serialize;

use crate::clock;
use crate::failure::Failure;
use crate::limits::LimitOptions;
use crate::parameters::ParameterOptions;
use crate::{GameName, output};

#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: GameName,
    /// The position; - reads one a line from standard input and answers each at once, with the same
    /// player all along; blank lines don't count
    position: String,
    /// Who thinks [default: the first of the game's players]
    #[arg(long, value_name = "ID")]
    player: Option<String>,
    /// Decides the player's dice
    #[arg(long, default_value_t = 0, value_name = "S")]
    seed: u64,
    #[command(flatten)]
    limits: LimitOptions,
    #[command(flatten)]
    parameters: ParameterOptions,
}

/// What a player thinks of a position.
#[derive(Serialize)]
struct Answer {
    #[serde(rename = "move")]
    mv: Option<String>,
    value: f32,
    /// Where it is proven.
    exact: Option<i8>,
    depth: u32,
    nodes: u64,
    ms: f64,
    moves: Vec<MoveValue>,
    pv: Vec<String>,
}

#[derive(Serialize)]
struct MoveValue {
    #[serde(rename = "move")]
    mv: String,
    value: f32,
}

impl<M: Copy + Display> From<Report<M>> for Answer {
    fn from(report: Report<M>) -> Self {
        let moves = report.moves.into_iter().map(|(mv, value)| MoveValue {
            mv: mv.to_string(),
            value,
        });
        Self {
            mv: report.best.map(|mv| mv.to_string()),
            value: report.value,
            exact: report.exact,
            depth: report.depth,
            nodes: report.nodes,
            ms: report.ms,
            moves: moves.collect(),
            pv: report.pv,
        }
    }
}

pub fn run(args: &Args) -> Result<(), Failure> {
    match args.game {
        GameName::G2048(variant) if Board::plays(&variant) => think_2048::<Board>(args, &variant),
        GameName::G2048(variant) => think_2048::<VariantBoard>(args, &variant),
        GameName::Pentago => think_duel::<pentago::Position>(args, pentago::Position::ID),
        GameName::Loa(rules) => think_duel::<loa::Position>(args, rules.game()),
    }
}

fn think_2048<B: Played>(args: &Args, variant: &Variant) -> Result<(), Failure> {
    let default = players_of(variant)[0].id;
    let info = player_of(variant, args.player.as_deref().unwrap_or(default))?;
    let player = B::create(variant, info, &args.parameters.settings(info)?, args.seed);
    answer_all(args, player, |text| B::read(variant, text))
}

fn think_duel<G: Duel>(args: &Args, game: &str) -> Result<(), Failure> {
    let info = G::player(args.player.as_deref().unwrap_or(G::PLAYERS[0].id))?;
    let player = G::create(info, &args.parameters.settings(info)?, args.seed);
    let read = |text: &str| text.parse::<G>().map(|position| position.by_rules(game));
    answer_all(args, player, read)
}

/// Answers the position of the command line, or every line of standard input.
fn answer_all<G: Game, E: Error + 'static>(
    args: &Args,
    mut player: Box<dyn Player<G>>,
    read: impl Fn(&str) -> Result<G, E>,
) -> Result<(), Failure> {
    let limits = args.limits.limits()?;
    let mut answer = |position: &str| {
        let position = read(position).map_err(Failure::position)?;
        let watch = Watch::new(limits, clock::now);
        let report = search(player.think(&position, &watch));
        Ok(output::json(&Answer::from(report))?)
    };
    if args.position != "-" {
        return answer(&args.position);
    }
    for (i, line) in io::stdin().lines().enumerate() {
        line.map_err(Failure::from)
            .and_then(|line| match line.trim() {
                "" => Ok(()),
                position => answer(position),
            })
            .map_err(|failure| failure.at_line(i + 1))?;
    }
    Ok(())
}
