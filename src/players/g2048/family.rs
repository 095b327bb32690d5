//! 2048 in the list of games.

use std::sync::Arc;

use super::adversary::adversary;
use super::entries::{ANY, FAST, FIRST, ON_3X3, ON_3X4};
use super::rules::{RULE_PARAMS, RULE_PRESETS};
use super::{GAME, learned, read_weights};
use crate::eval::WeightsSource;
use crate::games::g2048::{Board, Direction, SIDE, Tiles, Variant, VariantBoard, prepare};
use crate::games::{AnyError, RuleSet};
use crate::players::{
    AnyGame, Family, GameError, GameInfo, LoadedWeights, PlayerEntry, PlayerInfo, Ruled, bout_of,
    no_adversary, no_bout,
};

/// 2048 with all its variants and players.
pub(super) struct G2048;

/// 2048 in the list of games.
pub const FAMILY: &dyn Family = &G2048;

/// The usual game with few players: the part of the engine that the page loads first.
struct First;

/// The usual game with few players.
pub const FIRST_FAMILY: &dyn Family = &First;

impl Family for G2048 {
    fn info(&self) -> GameInfo {
        GameInfo {
            params: &RULE_PARAMS,
            presets: RULE_PRESETS,
            ..info(FAST)
        }
    }

    fn players(&self) -> Vec<&'static PlayerInfo> {
        let fast = FAST.iter().map(|row| &row.info);
        let small = [&learned::INFO_3X3, &learned::INFO_3X4];
        fast.chain(small).collect()
    }

    fn open(&self, name: &str) -> Result<Arc<dyn AnyGame>, GameError> {
        let rules = name.parse().map_err(wrong)?;
        Ok(game(rules))
    }

    fn open_with(&self, values: &[(&str, f64)]) -> Result<Arc<dyn AnyGame>, GameError> {
        let rules = Variant::of_values(values).map_err(wrong)?;
        Ok(game(rules))
    }

    fn read_weights(
        &self,
        _player: &PlayerInfo,
        file: &dyn WeightsSource,
    ) -> Result<LoadedWeights, AnyError> {
        read_weights(file).map_err(AnyError::new)
    }
}

impl Family for First {
    fn info(&self) -> GameInfo {
        info(FIRST)
    }

    fn players(&self) -> Vec<&'static PlayerInfo> {
        FIRST.iter().map(|row| &row.info).collect()
    }

    fn open(&self, name: &str) -> Result<Arc<dyn AnyGame>, GameError> {
        usual(name.parse().map_err(wrong)?)
    }

    fn open_with(&self, values: &[(&str, f64)]) -> Result<Arc<dyn AnyGame>, GameError> {
        usual(Variant::of_values(values).map_err(wrong)?)
    }
}

fn info(rows: &[PlayerEntry<Board>]) -> GameInfo {
    GameInfo {
        id: GAME,
        name: "2048",
        sides: 1,
        rows: SIDE,
        columns: SIDE,
        moves: Direction::ALL.map(Direction::name).to_vec(),
        default_player: rows[0].info.id,
        lab_nodes: 500,
        params: &[],
        presets: &[],
    }
}

fn wrong(error: impl Into<AnyError>) -> GameError {
    GameError::Rules(error.into())
}

/// The game on the board that plays it.
fn game(rules: Variant) -> Arc<dyn AnyGame> {
    if Board::plays(&rules) {
        prepare();
        Arc::new(Ruled {
            id: GAME,
            rules,
            rows: FAST,
            adversary: adversary::<Board>,
            bout: bout_of::<Board>,
        })
    } else {
        Arc::new(Ruled {
            id: GAME,
            rules,
            rows: match [rules.rows(), rules.columns()] {
                [3, 3] => ON_3X3,
                [3, 4] | [4, 3] => ON_3X4,
                _ => ANY,
            },
            adversary: adversary::<VariantBoard>,
            bout: bout_of::<VariantBoard>,
        })
    }
}

/// The usual game, and no other.
fn usual(rules: Variant) -> Result<Arc<dyn AnyGame>, GameError> {
    if rules != Variant::STANDARD {
        let words = format!("game: {rules} is not in this part of the engine");
        return Err(GameError::Rules(AnyError::new(words)));
    }
    prepare();
    Ok(Arc::new(Ruled {
        id: GAME,
        rules,
        rows: FIRST,
        adversary: no_adversary::<Board>,
        bout: no_bout::<Board>,
    }))
}
