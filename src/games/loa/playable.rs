//! Lines of Action on a table.

use super::notation::read_move;
use super::{Men, Move, MoveError, Position, PositionError, Rules, SIDE, Square};
use crate::games::random::Dice;
use crate::games::{Adversarial, Playable, Side, plies_are_moves};

impl Playable for Position {
    type Rules = Rules;
    type PositionError = PositionError;
    type MoveError = MoveError;

    const REPETITIONS: Option<usize> = Some(3);

    plies_are_moves!();

    fn begin(rules: &Rules, _dice: &mut Dice) -> Self {
        Self::START.by(*rules)
    }

    fn read(text: &str, rules: &Rules) -> Result<Self, PositionError> {
        Ok(text.parse::<Self>()?.by(*rules))
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        read_move(self, text)
    }

    /// From the eighth rank to the first.
    fn cells(&self) -> Vec<u64> {
        let stands = |square| self.at(square).map_or(0, Side::number);
        squares().map(stands).collect()
    }

    /// The men that are connected, of both sides where both are; none in a draw by repetition.
    fn winning_cells(&self) -> Vec<u8> {
        if self.ending().is_none() {
            return Vec::new();
        }
        let connected = [Side::First, Side::Second].map(|side| self.men(side));
        let men = connected
            .into_iter()
            .filter(|men| men.are_connected())
            .fold(Men::NONE, Men::or);
        men.cells()
    }

    fn after_null_move(&self) -> Option<Self> {
        self.with_null_move()
    }

    fn captures(&self, mv: Move) -> bool {
        mv.captures
    }
}

/// The squares as a board shows them: row by row from the upper left.
fn squares() -> impl Iterator<Item = Square> {
    let ranks = (0..SIDE).rev();
    ranks.flat_map(|rank| (0..SIDE).filter_map(move |file| Square::at(file, rank)))
}
