//! Connect Four on a table.

use super::notation::read_move;
use super::{CELLS, Column, MoveError, Position, PositionError, Rules};
use crate::games::random::Dice;
use crate::games::{Playable, Side, plies_are_moves};

impl Playable for Position {
    type Rules = Rules;
    type PositionError = PositionError;
    type MoveError = MoveError;

    plies_are_moves!();

    fn begin(_rules: &Rules, _dice: &mut Dice) -> Self {
        Self::START
    }

    fn read(text: &str, _rules: &Rules) -> Result<Self, PositionError> {
        text.parse()
    }

    fn read_move(&self, text: &str) -> Result<Column, MoveError> {
        read_move(self, text)
    }

    fn cells(&self) -> Vec<u64> {
        let lies = |cell| self.at(cell).map_or(0, Side::number);
        (0..CELLS).map(lies).collect()
    }

    /// The cells of every four in a row: a disc may complete several.
    fn winning_cells(&self) -> Vec<u8> {
        self.other().fours().cells().collect()
    }
}
