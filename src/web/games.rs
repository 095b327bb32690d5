//! The games that a module of the engine plays. To add one, implement [`Family`] in a file beside this one
//! (`pentago.rs` shows all there is to it), and list it in a module of its own, in `modules/`.

use std::sync::OnceLock;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::message::Params;
use super::mind::Mind;
use super::sitting::Sitting;
use crate::players::PlayerInfo;
use crate::players::catalogue::{SettledGame, family};

/// A game with all the rules that it may be played by.
pub trait Family: Sync {
    /// The game's name in commands and protocols.
    fn id(&self) -> &'static str;

    /// What this module has of it.
    fn offer(&self) -> Offer;

    /// What a name settles.
    ///
    /// # Errors
    /// Names the part that is wrong.
    fn settle(&self, game: &str) -> Result<SettledGame, JsError>;

    /// The name of the game with these parameters; one with a single set of rules has none.
    ///
    /// # Errors
    /// Names the parameter and its value.
    fn name(&self, id: &str, _params: &Params) -> Result<String, JsError> {
        Ok(self.settle(id)?.game)
    }

    /// A new game on the table; `seed` decides all that chance does.
    ///
    /// # Errors
    /// Names the part of the name or of the position that is wrong.
    fn deal(
        &self,
        game: &str,
        opening: &Opening<'_>,
        seed: u64,
    ) -> Result<Box<dyn Sitting>, JsError>;

    /// The game of a record on the table.
    ///
    /// # Errors
    /// Says which field or ply is wrong.
    fn replay(&self, line: &str) -> Result<Box<dyn Sitting>, JsError>;

    /// Who thinks about a game.
    ///
    /// # Errors
    /// Names the part of the name that is wrong.
    fn mind(&self, game: &str) -> Result<Box<dyn Mind>, JsError>;
}

/// What a module has of a game.
#[derive(Serialize)]
pub struct Offer {
    /// The game's name in commands and protocols.
    id: &'static str,
    /// Whether the module plays it by other rules too.
    variants: bool,
    /// Who plays it there, the default first.
    players: Vec<&'static str>,
}

impl Offer {
    /// Of a game with these players.
    pub(super) fn new(id: &'static str, variants: bool, players: &[PlayerInfo]) -> Self {
        Self {
            id,
            variants,
            players: players.iter().map(|player| player.id).collect(),
        }
    }
}

/// How a game begins.
pub enum Opening<'a> {
    /// As the seed says.
    Dealt,
    /// In a position.
    Position(&'a str),
}

/// What this module offers.
static FAMILIES: OnceLock<&'static [&'static dyn Family]> = OnceLock::new();

/// Begins a module that offers these games. A module calls it once, when it is loaded.
pub fn start(families: &'static [&'static dyn Family]) {
    console_error_panic_hook::set_once();
    // A module has one list: a second call changes nothing.
    let _ = FAMILIES.set(families);
}

fn families() -> &'static [&'static dyn Family] {
    FAMILIES.get().copied().unwrap_or_default()
}

pub(super) fn offers() -> Vec<Offer> {
    families().iter().map(|family| family.offer()).collect()
}

/// What the game of that name is a variant of.
pub(super) fn of(game: &str) -> Result<&'static dyn Family, JsError> {
    let id = family(game)?;
    let mut families = families().iter();
    let found = families.find(|family| family.id() == id);
    found.copied().ok_or_else(|| not_here(id))
}

/// The game of a record on the table.
pub(super) fn replay(line: &str) -> Result<Box<dyn Sitting>, JsError> {
    let game = line.trim().split('.').next().unwrap_or_default();
    match (of(game), families().first()) {
        (Ok(family), _) => family.replay(line),
        // It may be no record at all: the first game says what is wrong with it.
        (Err(_), Some(first)) if family(game).is_err() => first.replay(line),
        (Err(error), _) => Err(error),
    }
}

pub(super) fn not_here(game: &str) -> JsError {
    JsError::new(&format!("game: {game} is not in this part of the engine"))
}
