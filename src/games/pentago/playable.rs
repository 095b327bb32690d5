//! Pentago on a table.

use super::notation::read_move;
use super::{Hole, Line, Move, MoveError, Position, PositionError, Rules};
use crate::games::random::Dice;
use crate::games::{Advance, Adversarial, AnyError, BoardView, GameRules, Notation, Outcome, Side};
use crate::games::{follow_move, perft_of_two, recorded_move};

impl GameRules for Position {
    type Rules = Rules;
    type Ply = Move;

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

    fn advance(&self, mv: Move, _dice: &mut Dice) -> Option<Advance<Self, Move>> {
        self.follow(mv).ok()
    }

    fn follow(&self, mv: Move) -> Result<Advance<Self, Move>, AnyError> {
        follow_move(self, mv)
    }

    fn move_of(mv: Move) -> Move {
        mv
    }

    fn perft(&self, plies: u32) -> u64 {
        perft_of_two(self, plies)
    }

    /// The colours change too, for whose move it is follows from the numbers of marbles, of all of them.
    fn after_null_move(&self) -> Option<Self> {
        self.ending().is_none().then(|| self.exchanged())
    }
}

impl Notation for Position {
    type PositionError = PositionError;
    type MoveError = MoveError;

    fn read(text: &str, _rules: &Rules) -> Result<Self, PositionError> {
        text.parse()
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        read_move(self, text)
    }

    fn recorded_ply(&self, text: &str) -> Result<Move, AnyError> {
        recorded_move(self, text)
    }
}

impl BoardView for Position {
    fn cells(&self) -> Vec<u64> {
        let lies = |hole| self.at(hole).map_or(0, Side::number);
        Hole::all().map(lies).collect()
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
