//! Pentago on a table.

use super::notation::read_move;
use super::{Hole, Line, Move, MoveError, Position, PositionError, Rules};
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

    fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        read_move(self, text)
    }

    fn cells(&self) -> Vec<u64> {
        let lies = |hole| self.at(hole).map_or(0, Side::number);
        Hole::all().map(lies).collect()
    }

    /// The colours change too, for whose move it is follows from the numbers of marbles, of all of them.
    fn after_null_move(&self) -> Option<Self> {
        self.ending().is_none().then(|| self.exchanged())
    }

    /// The holes of every line of five, of both sides where both have one.
    fn winning_cells(&self) -> Vec<u8> {
        let fives = [Side::First, Side::Second]
            .map(|side| self.marbles(side).fives())
            .into_iter()
            .fold(0, |all, lines| all | lines);
        let full = |hole: &Hole| {
            let mut lines = Line::ALL.iter().zip(0..);
            lines.any(|(line, i)| fives >> i & 1 == 1 && line.0.contains(hole))
        };
        Hole::all().filter(full).map(Hole::index).collect()
    }
}
