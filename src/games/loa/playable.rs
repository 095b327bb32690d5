//! Lines of Action on a table.

use super::notation::read_move;
use super::{Men, Move, MoveError, Position, PositionError, Rules, SIDE, Square};
use crate::games::random::Dice;
use crate::games::{Advance, Adversarial, AnyError, BoardView, GameRules, Notation, Outcome, Side};
use crate::games::{follow_move, perft_of_two, recorded_move};

impl GameRules for Position {
    type Rules = Rules;
    type Ply = Move;

    const SIDES: usize = 2;
    const CHANCE: bool = false;
    const REPETITIONS: Option<usize> = Some(3);

    fn begin(rules: &Rules, _dice: &mut Dice) -> Self {
        Self::START.by(*rules)
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

    fn after_null_move(&self) -> Option<Self> {
        self.with_null_move()
    }

    fn captures(&self, mv: Move) -> bool {
        mv.captures
    }
}

impl Notation for Position {
    type PositionError = PositionError;
    type MoveError = MoveError;

    fn read(text: &str, rules: &Rules) -> Result<Self, PositionError> {
        Ok(text.parse::<Self>()?.by(*rules))
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        read_move(self, text)
    }

    fn recorded_ply(&self, text: &str) -> Result<Move, AnyError> {
        recorded_move(self, text)
    }
}

impl BoardView for Position {
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
}

/// The squares as a board shows them: row by row from the upper left.
fn squares() -> impl Iterator<Item = Square> {
    let ranks = (0..SIDE).rev();
    ranks.flat_map(|rank| (0..SIDE).filter_map(move |file| Square::at(file, rank)))
}
