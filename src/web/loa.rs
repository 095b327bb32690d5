//! Lines of Action on the table.

use super::duel::{Drawn, piece};
use crate::games::loa::{Men, Position, SIDE, Square};
use crate::games::{Adversarial, Side};

/// The squares as the page numbers them: rank by rank from a8.
fn squares() -> impl Iterator<Item = Square> {
    let ranks = (0..SIDE).rev();
    ranks.flat_map(|rank| (0..SIDE).filter_map(move |file| Square::at(file, rank)))
}

impl Drawn for Position {
    fn cells(&self) -> Vec<u8> {
        squares().map(|square| piece(self.at(square))).collect()
    }

    /// The men that are connected, of both sides where both are; none in a draw by repetition.
    fn deciding(&self) -> Vec<u8> {
        if self.outcome().is_none() {
            return Vec::new();
        }
        let connected = [Side::First, Side::Second].map(|side| self.men(side));
        let men = connected
            .into_iter()
            .filter(|men| men.are_connected())
            .fold(Men::NONE, Men::or);
        let numbered = squares().zip(0..);
        numbered
            .filter(|(square, _)| men.has(*square))
            .map(|(_, number)| number)
            .collect()
    }
}
