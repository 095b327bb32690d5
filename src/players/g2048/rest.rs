//! The players that the page loads when somebody asks for them.

use super::expectimax::{self, ExpectimaxPlayer};
use super::frolov::{self, FrolovPlayer};
use super::greedy::Greedy;
use super::learned::weights;
use super::mcts::MctsPlayer;
use super::monte_carlo::MonteCarloPlayer;
use super::two_sided::{self, TwoSidedPlayer};
use crate::eval::g2048::{Direct, FieldScore, Heuristic, Matrix, Weighted};
use crate::games::g2048::{Board, Tiles, Variant, VariantBoard};
use crate::players::{Player, PlayerInfo, Settings};

/// A player for the fast board; `None` for those in every build.
pub(super) fn on_fast_board(
    variant: &Variant,
    info: &PlayerInfo,
    settings: &Settings,
    seed: u64,
) -> Option<Box<dyn Player<Board>>> {
    Some(match info.id {
        // Without weights it knows nothing yet, and plays for points alone.
        "learned" => Box::new(ExpectimaxPlayer::new(
            weights().unwrap_or_default(),
            settings,
        )),
        "ovolve" | "alpha-beta" | "minimax" => {
            let evaluation = Heuristic::new(two_sided::weights(settings));
            Box::new(TwoSidedPlayer::new(evaluation, info, settings, variant))
        }
        "frolov" => {
            let evaluation = FieldScore::new(frolov::score(settings));
            Box::new(FrolovPlayer::new(evaluation, settings))
        }
        _ => return everywhere(variant, info, settings, seed),
    })
}

/// A player for the board of any size; `None` for those in every build.
pub(super) fn on_any_board(
    variant: &Variant,
    info: &PlayerInfo,
    settings: &Settings,
    seed: u64,
) -> Option<Box<dyn Player<VariantBoard>>> {
    let direct = |weights| Direct::new(weights, variant.rows(), variant.columns());
    Some(match info.id {
        "expectimax" => {
            let evaluation = direct(expectimax::weights(settings));
            Box::new(ExpectimaxPlayer::new(evaluation, settings))
        }
        "ovolve" | "alpha-beta" | "minimax" => {
            let evaluation = direct(two_sided::weights(settings));
            Box::new(TwoSidedPlayer::new(evaluation, info, settings, variant))
        }
        "frolov" => Box::new(FrolovPlayer::new(frolov::score(settings), settings)),
        _ => return everywhere(variant, info, settings, seed),
    })
}

/// The players that are the same on every board.
fn everywhere<B: Tiles>(
    variant: &Variant,
    info: &PlayerInfo,
    settings: &Settings,
    seed: u64,
) -> Option<Box<dyn Player<B>>> {
    Some(match info.id {
        "lee" => {
            let evaluation = Weighted::new(Matrix::Lee, [variant.rows(), variant.columns()]);
            Box::new(ExpectimaxPlayer::new(evaluation, settings))
        }
        "mcts" | "mcts-corner" => Box::new(MctsPlayer::new(info, settings, variant, seed)),
        "monte-carlo" => Box::new(MonteCarloPlayer::new(settings, variant, seed)),
        "greedy" => Box::new(Greedy),
        _ => return None,
    })
}
