//! Lines of Action on the table.

use wasm_bindgen::prelude::*;

use super::duel::{self, Drawn, piece};
use super::games::{Family, Offer, Opening};
use super::message::Params;
use super::mind::Mind;
use super::sitting::Sitting;
use crate::games::loa::{Men, Position, SIDE, Square};
use crate::games::{Adversarial, Side};
use crate::players::catalogue::SettledGame;
use crate::players::loa::{GAME, PLAYERS, rules_of, settle, settled_name};

/// Lines of Action by all its rules, with all its players.
pub const LOA: &dyn Family = &LinesOfAction;

struct LinesOfAction;

impl Family for LinesOfAction {
    fn id(&self) -> &'static str {
        GAME
    }

    fn offer(&self) -> Offer {
        Offer::new(GAME, true, &PLAYERS)
    }

    fn settle(&self, game: &str) -> Result<SettledGame, JsError> {
        Ok(settle(game)?)
    }

    fn name(&self, _: &str, params: &Params) -> Result<String, JsError> {
        Ok(rules_of(params.pairs()).game().into())
    }

    fn deal(&self, game: &str, opening: &Opening<'_>, _: u64) -> Result<Box<dyn Sitting>, JsError> {
        duel::deal::<Position>(settled_name(game)?, opening)
    }

    fn replay(&self, line: &str) -> Result<Box<dyn Sitting>, JsError> {
        let game = line.trim().split('.').next().unwrap_or_default();
        duel::replay::<Position>(settled_name(game)?, line)
    }

    fn mind(&self, game: &str) -> Result<Box<dyn Mind>, JsError> {
        Ok(duel::mind::<Position>(settled_name(game)?))
    }
}

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
