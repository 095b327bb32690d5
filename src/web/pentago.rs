//! Pentago on the table.

use wasm_bindgen::prelude::*;

use super::duel::{self, Drawn, piece};
use super::games::{Family, Offer, Opening};
use super::mind::Mind;
use super::sitting::Sitting;
use crate::games::Side;
use crate::games::pentago::{Hole, Line, Position};
use crate::players::catalogue::{SettledGame, settle_duel};
use crate::players::pentago::{GAME, PLAYERS};

/// Pentago with all its players.
pub const PENTAGO: &dyn Family = &Pentago;

struct Pentago;

impl Family for Pentago {
    fn id(&self) -> &'static str {
        GAME
    }

    fn offer(&self) -> Offer {
        Offer::new(GAME, false, &PLAYERS)
    }

    fn settle(&self, game: &str) -> Result<SettledGame, JsError> {
        Ok(settle_duel::<Position>(game)?)
    }

    fn deal(&self, game: &str, opening: &Opening<'_>, _: u64) -> Result<Box<dyn Sitting>, JsError> {
        duel::deal::<Position>(self.settle(game)?.id, opening)
    }

    fn replay(&self, line: &str) -> Result<Box<dyn Sitting>, JsError> {
        duel::replay::<Position>(GAME, line)
    }

    fn mind(&self, game: &str) -> Result<Box<dyn Mind>, JsError> {
        Ok(duel::mind::<Position>(self.settle(game)?.id))
    }
}

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
