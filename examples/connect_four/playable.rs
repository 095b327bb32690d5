//! Connect Four on a table.

use super::notation::read_move;
use super::{CELLS, Column, MoveError, Position, PositionError, Rules};
use crate::games::random::Dice;
use crate::games::{Advance, Adversarial, AnyError, BoardView, GameRules, Notation, Outcome, Side};
use crate::games::{follow_move, perft_of_two, recorded_move};

impl GameRules for Position {
    type Rules = Rules;
    type Ply = Column;

    const SIDES: usize = 2;
    const CHANCE: bool = false;

    fn begin(_rules: &Rules, _dice: &mut Dice) -> Self {
        Self::START
    }

    fn mover(&self) -> Side {
        self.side()
    }

    fn ending(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn advance(&self, mv: Column, _dice: &mut Dice) -> Option<Advance<Self, Column>> {
        self.follow(mv).ok()
    }

    fn follow(&self, mv: Column) -> Result<Advance<Self, Column>, AnyError> {
        follow_move(self, mv)
    }

    fn move_of(mv: Column) -> Column {
        mv
    }

    fn perft(&self, plies: u32) -> u64 {
        perft_of_two(self, plies)
    }
}

impl Notation for Position {
    type PositionError = PositionError;
    type MoveError = MoveError;

    fn read(text: &str, _rules: &Rules) -> Result<Self, PositionError> {
        text.parse()
    }

    fn read_move(&self, text: &str) -> Result<Column, MoveError> {
        read_move(self, text)
    }

    fn recorded_ply(&self, text: &str) -> Result<Column, AnyError> {
        recorded_move(self, text)
    }
}

impl BoardView for Position {
    fn cells(&self) -> Vec<u64> {
        let lies = |cell| self.at(cell).map_or(0, Side::number);
        (0..CELLS).map(lies).collect()
    }

    /// The cells of every four in a row: a disc may complete several.
    fn winning_cells(&self) -> Vec<u8> {
        self.other().fours().cells().collect()
    }
}
