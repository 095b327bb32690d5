//! The players of 2048 on each type of board.

use super::classics::frolov::{self, FrolovPlayer};
use super::classics::greedy::{self, Greedy};
use super::classics::lee;
use super::classics::two_sided::{self, TwoSidedPlayer};
use super::expectimax::{self, ExpectimaxPlayer};
use super::mcts::{self, TileMctsPlayer};
use super::monte_carlo::{self, MonteCarloPlayer};
use super::random::{self, RandomTilePlayer};
use super::{corner, learned};
use crate::eval::g2048::{Direct, FeatureWeights, FieldScore, Heuristic, Matrix, Weighted};
use crate::games::g2048::{Board, Tiles, VariantBoard};
use crate::players::{Created, PlayerEntry, PlayerInfo, Setup};

/// The players in the first part of the page's engine, for the usual game; the default first.
pub(super) const FIRST: &[PlayerEntry<Board>] = &[
    row(expectimax::INFO, fast_expectimax),
    row(corner::INFO, make_corner),
    row(random::INFO, make_random),
];

/// The players of the fast board, the default first.
pub(in crate::players) const FAST: &[PlayerEntry<Board>] = &[
    row(expectimax::INFO, fast_expectimax),
    row(learned::INFO, make_learned),
    row(two_sided::OVOLVE, |setup| {
        fast_two_sided(two_sided::OVOLVE, setup)
    }),
    row(two_sided::ALPHA_BETA, |setup| {
        fast_two_sided(two_sided::ALPHA_BETA, setup)
    }),
    row(two_sided::MINIMAX, |setup| {
        fast_two_sided(two_sided::MINIMAX, setup)
    }),
    row(lee::INFO, make_lee),
    row(frolov::INFO, |setup| {
        let evaluation = FieldScore::new(frolov::score(setup.settings));
        Ok(Box::new(FrolovPlayer::new(evaluation, setup.settings)))
    }),
    row(mcts::INFO, |setup| make_mcts(mcts::INFO, setup)),
    row(mcts::CORNER_INFO, |setup| {
        make_mcts(mcts::CORNER_INFO, setup)
    }),
    row(monte_carlo::INFO, make_monte_carlo),
    row(greedy::INFO, make_greedy),
    row(corner::INFO, make_corner),
    row(random::INFO, make_random),
];

/// The players of the board of any size, the default first: all but the learned ones.
pub(super) const ANY: &[PlayerEntry<VariantBoard>] = &[
    row(expectimax::INFO, |setup| {
        let evaluation = direct(FeatureWeights::read(setup.settings), setup);
        Ok(Box::new(ExpectimaxPlayer::new(evaluation, setup.settings)))
    }),
    row(two_sided::OVOLVE, |setup| {
        any_two_sided(two_sided::OVOLVE, setup)
    }),
    row(two_sided::ALPHA_BETA, |setup| {
        any_two_sided(two_sided::ALPHA_BETA, setup)
    }),
    row(two_sided::MINIMAX, |setup| {
        any_two_sided(two_sided::MINIMAX, setup)
    }),
    row(lee::INFO, make_lee),
    row(frolov::INFO, |setup| {
        let evaluation = frolov::score(setup.settings);
        Ok(Box::new(FrolovPlayer::new(evaluation, setup.settings)))
    }),
    row(mcts::INFO, |setup| make_mcts(mcts::INFO, setup)),
    row(mcts::CORNER_INFO, |setup| {
        make_mcts(mcts::CORNER_INFO, setup)
    }),
    row(monte_carlo::INFO, make_monte_carlo),
    row(greedy::INFO, make_greedy),
    row(corner::INFO, make_corner),
    row(random::INFO, make_random),
];

/// The players of the board of 3x3 cells.
pub(super) const ON_3X3: &[PlayerEntry<VariantBoard>] =
    &any_and(row(learned::INFO_3X3, make_learned));

/// The players of the boards of 3x4 and of 4x3 cells.
pub(super) const ON_3X4: &[PlayerEntry<VariantBoard>] =
    &any_and(row(learned::INFO_3X4, make_learned));

/// One more player beside those of any board.
const fn any_and(last: PlayerEntry<VariantBoard>) -> [PlayerEntry<VariantBoard>; ANY.len() + 1] {
    let (mut rows, mut i) = ([last; ANY.len() + 1], 0);
    while i < ANY.len() {
        rows[i] = ANY[i];
        i += 1;
    }
    rows
}

const fn row<B: Tiles>(
    info: PlayerInfo,
    create: fn(&Setup<'_, B>) -> Created<B>,
) -> PlayerEntry<B> {
    PlayerEntry { info, create }
}

fn fast_expectimax(setup: &Setup<'_, Board>) -> Created<Board> {
    let evaluation = Heuristic::new(FeatureWeights::read(setup.settings));
    Ok(Box::new(ExpectimaxPlayer::new(evaluation, setup.settings)))
}

fn make_learned<B: Tiles>(setup: &Setup<'_, B>) -> Created<B> {
    Ok(Box::new(learned::player(setup)?))
}

fn fast_two_sided(info: PlayerInfo, setup: &Setup<'_, Board>) -> Created<Board> {
    let evaluation = Heuristic::new(two_sided::weights(setup.settings));
    let player = TwoSidedPlayer::new(evaluation, &info, setup.settings, setup.rules);
    Ok(Box::new(player))
}

fn any_two_sided(info: PlayerInfo, setup: &Setup<'_, VariantBoard>) -> Created<VariantBoard> {
    let evaluation = direct(two_sided::weights(setup.settings), setup);
    let player = TwoSidedPlayer::new(evaluation, &info, setup.settings, setup.rules);
    Ok(Box::new(player))
}

fn direct(weights: FeatureWeights, setup: &Setup<'_, VariantBoard>) -> Direct {
    Direct::new(weights, setup.rules.rows(), setup.rules.columns())
}

fn make_lee<B: Tiles>(setup: &Setup<'_, B>) -> Created<B> {
    let shape = [setup.rules.rows(), setup.rules.columns()];
    let evaluation = Weighted::new(Matrix::Lee, shape);
    Ok(Box::new(ExpectimaxPlayer::new(evaluation, setup.settings)))
}

fn make_mcts<B: Tiles>(info: PlayerInfo, setup: &Setup<'_, B>) -> Created<B> {
    let player = TileMctsPlayer::new(&info, setup.settings, setup.rules, setup.seed);
    Ok(Box::new(player))
}

fn make_monte_carlo<B: Tiles>(setup: &Setup<'_, B>) -> Created<B> {
    let player = MonteCarloPlayer::new(setup.settings, setup.rules, setup.seed);
    Ok(Box::new(player))
}

fn make_greedy<B: Tiles>(_setup: &Setup<'_, B>) -> Created<B> {
    Ok(Box::new(Greedy))
}

fn make_corner<B: Tiles>(setup: &Setup<'_, B>) -> Created<B> {
    Ok(Box::new(corner::Corner::new(setup.seed)))
}

fn make_random<B: Tiles>(setup: &Setup<'_, B>) -> Created<B> {
    Ok(Box::new(RandomTilePlayer::new(setup.seed)))
}
