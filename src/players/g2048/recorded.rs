//! The players of 2048 whose searches can be recorded.

use super::expectimax::{self, ExpectimaxPlayer};
use super::family::G2048;
use super::mcts::{self, TileMctsPlayer};
use super::two_sided::{self, TwoSidedPlayer};
use super::{learned, lee};
use crate::eval::g2048::{Direct, FeatureWeights, Heuristic, Matrix, Weighted};
use crate::games::AnyError;
use crate::games::g2048::{Board, Tiles, Variant, VariantBoard, prepare};
use crate::players::recorded::{CreatedRecorded, record};
use crate::players::{PlayerInfo, RecordRequest, Recorded, RecordedEntry, RecordedFamily, Setup};

const FAST: &[RecordedEntry<Board>] = &[
    row(expectimax::INFO, |setup| {
        let evaluation = Heuristic::new(FeatureWeights::read(setup.settings));
        Ok(Box::new(ExpectimaxPlayer::new(evaluation, setup.settings)))
    }),
    row(learned::INFO, make_learned),
    row(two_sided::OVOLVE, |setup| fast(two_sided::OVOLVE, setup)),
    row(two_sided::ALPHA_BETA, |setup| {
        fast(two_sided::ALPHA_BETA, setup)
    }),
    row(two_sided::MINIMAX, |setup| fast(two_sided::MINIMAX, setup)),
    row(lee::INFO, make_lee),
    row(mcts::INFO, |setup| make_mcts(mcts::INFO, setup)),
    row(mcts::CORNER_INFO, |setup| {
        make_mcts(mcts::CORNER_INFO, setup)
    }),
];

const ANY: &[RecordedEntry<VariantBoard>] = &[
    row(expectimax::INFO, |setup| {
        let weights = FeatureWeights::read(setup.settings);
        let evaluation = Direct::new(weights, setup.rules.rows(), setup.rules.columns());
        Ok(Box::new(ExpectimaxPlayer::new(evaluation, setup.settings)))
    }),
    row(learned::INFO_3X3, make_learned),
    row(learned::INFO_3X4, make_learned),
    row(two_sided::OVOLVE, |setup| any(two_sided::OVOLVE, setup)),
    row(two_sided::ALPHA_BETA, |setup| {
        any(two_sided::ALPHA_BETA, setup)
    }),
    row(two_sided::MINIMAX, |setup| any(two_sided::MINIMAX, setup)),
    row(lee::INFO, make_lee),
    row(mcts::INFO, |setup| make_mcts(mcts::INFO, setup)),
    row(mcts::CORNER_INFO, |setup| {
        make_mcts(mcts::CORNER_INFO, setup)
    }),
];

const fn row<B: Tiles>(
    info: PlayerInfo,
    create: fn(&Setup<'_, B>) -> CreatedRecorded<B>,
) -> RecordedEntry<B> {
    RecordedEntry {
        id: info.id,
        create,
    }
}

fn fast(info: PlayerInfo, setup: &Setup<'_, Board>) -> CreatedRecorded<Board> {
    let evaluation = Heuristic::new(two_sided::weights(setup.settings));
    let player = TwoSidedPlayer::new(evaluation, &info, setup.settings, setup.rules);
    Ok(Box::new(player))
}

fn any(info: PlayerInfo, setup: &Setup<'_, VariantBoard>) -> CreatedRecorded<VariantBoard> {
    let weights = two_sided::weights(setup.settings);
    let evaluation = Direct::new(weights, setup.rules.rows(), setup.rules.columns());
    let player = TwoSidedPlayer::new(evaluation, &info, setup.settings, setup.rules);
    Ok(Box::new(player))
}

fn make_learned<B: Tiles>(setup: &Setup<'_, B>) -> CreatedRecorded<B> {
    Ok(Box::new(learned::player(setup)?))
}

fn make_lee<B: Tiles>(setup: &Setup<'_, B>) -> CreatedRecorded<B> {
    let shape = [setup.rules.rows(), setup.rules.columns()];
    let evaluation = Weighted::new(Matrix::Lee, shape);
    Ok(Box::new(ExpectimaxPlayer::new(evaluation, setup.settings)))
}

fn make_mcts<B: Tiles>(info: PlayerInfo, setup: &Setup<'_, B>) -> CreatedRecorded<B> {
    let player = TileMctsPlayer::new(&info, setup.settings, setup.rules, setup.seed);
    Ok(Box::new(player))
}

impl RecordedFamily for G2048 {
    fn record(&self, request: &RecordRequest<'_>) -> Result<Recorded, AnyError> {
        let rules: Variant = request.game.parse()?;
        if Board::plays(&rules) {
            prepare();
            record(rules, FAST, request)
        } else {
            record(rules, ANY, request)
        }
    }
}
