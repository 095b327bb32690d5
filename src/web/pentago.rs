//! Pentago on the table.

use super::duel::{Drawn, piece};
use crate::games::Side;
use crate::games::pentago::{Hole, Line, Position};

impl Drawn for Position {
    fn cells(&self) -> Vec<u8> {
        Hole::all().map(|hole| piece(self.at(hole))).collect()
    }

    /// The holes of every line of five, of both sides where both have one.
    fn deciding(&self) -> Vec<u8> {
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
