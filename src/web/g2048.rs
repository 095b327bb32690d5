//! 2048 and its variants on the table and in the thinker.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::convert::to_js;
use super::games::{Opening, not_here};
#[cfg(feature = "all-players")]
use super::message::{Params, field, text};
use super::table::Sitting;
use super::thinker::{GameMind, Mind, Seats};
use crate::games::g2048::{Board, Direction, Game, Step, Tiles, Variant, cell_name, variant_of};
use crate::players::catalogue::SettledGame;
#[cfg(feature = "all-players")]
use crate::players::g2048::{Placer, players_of};
use crate::players::g2048::{Played, player_of, settled};
use crate::players::{Player, PlayerInfo, Settings, SettingsError};

/// The board of the games that the fast one can't play. The first part of the engine is without it.
#[cfg(not(feature = "all-players"))]
type OtherBoard = Board;
#[cfg(feature = "all-players")]
type OtherBoard = crate::games::g2048::VariantBoard;

/// What a name settles.
pub(super) fn settle(game: &str) -> Result<SettledGame, JsError> {
    variant(game).map(|variant| settled(&variant))
}

/// The rules of a name; the first part of the engine has the usual ones alone.
fn variant(game: &str) -> Result<Variant, JsError> {
    let variant: Variant = game.parse()?;
    if cfg!(feature = "all-players") || variant == Variant::STANDARD {
        Ok(variant)
    } else {
        Err(not_here(game))
    }
}

/// A new game.
pub(super) fn deal(
    game: &str,
    opening: &Opening<'_>,
    seed: u64,
) -> Result<Box<dyn Sitting>, JsError> {
    fn on<B: Played>(
        variant: Variant,
        opening: &Opening<'_>,
        seed: u64,
    ) -> Result<Box<dyn Sitting>, JsError> {
        let game: Game<B> = match opening {
            Opening::Dealt => Game::deal(variant, seed),
            Opening::Position(text) => Game::set_up(variant, B::read(&variant, text)?, seed),
        };
        Ok(Box::new(game))
    }
    let variant = variant(game)?;
    if Board::plays(&variant) {
        on::<Board>(variant, opening, seed)
    } else {
        on::<OtherBoard>(variant, opening, seed)
    }
}

/// The game of a record.
pub(super) fn replay(line: &str) -> Result<Box<dyn Sitting>, JsError> {
    Ok(if Board::plays(&variant_of(line)?) {
        Box::new(line.parse::<Game<Board>>()?)
    } else {
        Box::new(line.parse::<Game<OtherBoard>>()?)
    })
}

/// Who thinks about it.
pub(super) fn mind(game: &str) -> Result<Box<dyn Mind>, JsError> {
    let variant = variant(game)?;
    Ok(if Board::plays(&variant) {
        Box::new(GameMind::<Board, Variant>::new(variant))
    } else {
        Box::new(GameMind::<OtherBoard, Variant>::new(variant))
    })
}

impl<B: Played> Seats<B> for Variant {
    fn position(&self, text: &str) -> Result<B, JsError> {
        Ok(B::read(self, text)?)
    }

    fn info(&self, player: &str) -> Result<&'static PlayerInfo, SettingsError> {
        player_of(self, player)
    }

    fn create(&self, info: &PlayerInfo, settings: &Settings, seed: u64) -> Box<dyn Player<B>> {
        B::create(self, info, settings, seed)
    }
}

impl<B: Played> Sitting for Game<B> {
    fn record(&self) -> String {
        self.record().to_string()
    }

    fn state(&self) -> Result<JsValue, JsError> {
        to_js(&StateView::from(self))
    }

    fn play(&mut self, mv: &str, opponent: JsValue) -> Result<JsValue, JsError> {
        let direction: Direction = mv.parse()?;
        let step = answered(self, direction, opponent)?;
        step_view(step, self)
    }

    fn undo(&mut self) -> bool {
        self.undo()
    }

    fn redo(&mut self) -> Result<JsValue, JsError> {
        let step = self.redo();
        step_view(step, self)
    }

    fn seek(&mut self, ply: usize) {
        self.seek(ply);
    }
}

/// Plays a move; without the evil variants, chance places the tile.
#[cfg(not(feature = "all-players"))]
fn answered<B: Tiles>(
    game: &mut Game<B>,
    direction: Direction,
    _: JsValue,
) -> Result<Option<Step>, JsError> {
    Ok(game.play(direction))
}

/// Plays a move; chance places the tile, or in an evil game the opponent's evaluation.
#[cfg(feature = "all-players")]
fn answered<B: Tiles>(
    game: &mut Game<B>,
    direction: Direction,
    opponent: JsValue,
) -> Result<Option<Step>, JsError> {
    let variant = game.variant();
    if !variant.is_evil() {
        return Ok(game.play(direction));
    }
    let (info, settings) = if opponent.is_undefined() {
        let default = players_of(&variant)[0];
        (default, default.defaults())
    } else {
        let info = player_of(&variant, &text(&opponent, "player")?)?;
        let params = Params::read(&field(&opponent, "params"))?;
        (info, info.settings(params.pairs())?)
    };
    Ok(Placer::new(&variant, info, &settings).play(game, direction))
}

fn step_view<B: Tiles>(step: Option<Step>, game: &Game<B>) -> Result<JsValue, JsError> {
    match step {
        Some(step) => to_js(&StepView::new(&step, game)),
        None => Ok(JsValue::NULL),
    }
}

/// What the page draws. Tiles and points stay below 2^53 and so are exact numbers in JavaScript.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct StateView {
    game: String,
    rows: usize,
    columns: usize,
    position: String,
    cells: Vec<u64>,
    score: u64,
    best: u64,
    goal: u64,
    legal: Vec<&'static str>,
    over: bool,
    won: bool,
    ply: usize,
    plies: usize,
}

impl<B: Tiles> From<&Game<B>> for StateView {
    fn from(game: &Game<B>) -> Self {
        let (board, variant) = (game.board(), game.variant());
        let legal: Vec<_> = board.legal().map(|direction| direction.name()).collect();
        let best = board.largest_tile();
        Self {
            game: variant.to_string(),
            rows: variant.rows(),
            columns: variant.columns(),
            position: board.to_string(),
            cells: board.tile_values().collect(),
            score: game.score(),
            best,
            goal: variant.goal(),
            over: legal.is_empty(),
            legal,
            won: best >= variant.goal(),
            ply: game.ply(),
            plies: game.record().plies.len(),
        }
    }
}

/// One ply, with what is needed to animate it.
#[derive(Serialize)]
struct StepView {
    #[serde(rename = "move")]
    mv: &'static str,
    slides: Vec<SlideView>,
    spawn: SpawnView,
    gain: u64,
    state: StateView,
}

#[derive(Serialize)]
struct SlideView {
    from: u8,
    to: u8,
    value: u64,
    merged: bool,
}

#[derive(Serialize)]
struct SpawnView {
    cell: u8,
    name: String,
    value: u64,
}

impl StepView {
    fn new<B: Tiles>(step: &Step, game: &Game<B>) -> Self {
        let spawn = step.ply.spawn;
        let slides = step.slides.iter().map(|slide| SlideView {
            from: slide.from,
            to: slide.to,
            value: 1 << slide.exponent,
            merged: slide.merged,
        });
        Self {
            mv: step.ply.direction.name(),
            slides: slides.collect(),
            spawn: SpawnView {
                cell: spawn.cell,
                name: cell_name(spawn.cell, game.variant().columns()),
                value: 1 << spawn.exponent(),
            },
            gain: step.gain,
            state: StateView::from(game),
        }
    }
}
