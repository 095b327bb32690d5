//! 2048 and its variants on the table and in the thinker.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::convert::to_js;
use super::file::File;
use super::games::{Family, Offer, Opening, not_here};
use super::message::{Params, field, text};
use super::mind::{GameMind, Mind, Seats};
use super::sitting::Sitting;
use crate::games::g2048::{
    Board, Direction, Game, Step, Tiles, Variant, VariantBoard, cell_name, variant_of,
};
use crate::players::catalogue::SettledGame;
use crate::players::g2048::{
    FIRST as FIRST_PLAYERS, GAME, PLAYERS, Placer, Played, first, first_info, first_settled,
    player_of, players_of, provide_weights, settled,
};
use crate::players::{Player, PlayerInfo, Settings, SettingsError};

/// 2048 with all its variants and players.
pub const G2048: &dyn Family = &Whole;

/// The usual 2048 with the players that most visitors ask for: nothing here reaches the code of others.
pub const FIRST: &dyn Family = &First;

/// Takes a file of learned weights for the players that need one; it replaces the one before. Modules that have such
/// players offer it to the page as `provideWeights`.
///
/// # Errors
/// Says in what way the file is none, damaged or of another version.
pub fn take_weights(file: &js_sys::Uint8Array) -> Result<(), JsError> {
    Ok(provide_weights(File(file))?)
}

struct Whole;

impl Family for Whole {
    fn id(&self) -> &'static str {
        GAME
    }

    fn offer(&self) -> Offer {
        Offer::new(GAME, true, &PLAYERS)
    }

    fn settle(&self, game: &str) -> Result<SettledGame, JsError> {
        Ok(settled(&game.parse()?))
    }

    fn name(&self, _: &str, params: &Params) -> Result<String, JsError> {
        Ok(Variant::from_values(params.pairs())?.to_string())
    }

    fn deal(
        &self,
        game: &str,
        opening: &Opening<'_>,
        seed: u64,
    ) -> Result<Box<dyn Sitting>, JsError> {
        let variant = game.parse()?;
        Ok(if Board::plays(&variant) {
            OnTable::<Board>::seat(begin(variant, opening, seed)?, answered)
        } else {
            OnTable::<VariantBoard>::seat(begin(variant, opening, seed)?, answered)
        })
    }

    fn replay(&self, line: &str) -> Result<Box<dyn Sitting>, JsError> {
        Ok(if Board::plays(&variant_of(line)?) {
            OnTable::<Board>::seat(line.parse()?, answered)
        } else {
            OnTable::<VariantBoard>::seat(line.parse()?, answered)
        })
    }

    fn mind(&self, game: &str) -> Result<Box<dyn Mind>, JsError> {
        let variant = game.parse()?;
        Ok(if Board::plays(&variant) {
            Box::new(GameMind::<Board, Variant>::new(variant))
        } else {
            Box::new(GameMind::<VariantBoard, Variant>::new(variant))
        })
    }
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

#[derive(Clone, Copy)]
struct First;

impl First {
    /// That a name means the usual rules.
    fn usual(game: &str) -> Result<Variant, JsError> {
        let variant: Variant = game.parse()?;
        if variant == Variant::STANDARD {
            Ok(variant)
        } else {
            Err(not_here(game))
        }
    }
}

impl Family for First {
    fn id(&self) -> &'static str {
        GAME
    }

    fn offer(&self) -> Offer {
        Offer::new(GAME, false, &FIRST_PLAYERS)
    }

    fn settle(&self, game: &str) -> Result<SettledGame, JsError> {
        Self::usual(game).map(|_| first_settled())
    }

    fn deal(
        &self,
        game: &str,
        opening: &Opening<'_>,
        seed: u64,
    ) -> Result<Box<dyn Sitting>, JsError> {
        let game: Game = begin(Self::usual(game)?, opening, seed)?;
        Ok(OnTable::seat(game, by_chance))
    }

    fn replay(&self, line: &str) -> Result<Box<dyn Sitting>, JsError> {
        let game: Game = line.parse()?;
        Ok(OnTable::seat(game, by_chance))
    }

    fn mind(&self, game: &str) -> Result<Box<dyn Mind>, JsError> {
        Self::usual(game)?;
        Ok(Box::new(GameMind::<Board, First>::new(First)))
    }
}

impl Seats<Board> for First {
    fn position(&self, text: &str) -> Result<Board, JsError> {
        Ok(Board::read(&Variant::STANDARD, text)?)
    }

    fn info(&self, player: &str) -> Result<&'static PlayerInfo, SettingsError> {
        first_info(player)
    }

    fn create(&self, info: &PlayerInfo, settings: &Settings, seed: u64) -> Box<dyn Player<Board>> {
        first(info, settings, seed)
    }
}

fn begin<B: Tiles>(variant: Variant, opening: &Opening<'_>, seed: u64) -> Result<Game<B>, JsError> {
    Ok(match opening {
        Opening::Dealt => Game::deal(variant, seed),
        Opening::Position(text) => Game::set_up(variant, B::read(&variant, text)?, seed),
    })
}

/// Plays a move and places the tile after it, given the page's `Opponent`; `None` when it is not legal.
type Answer<B> = fn(&mut Game<B>, Direction, JsValue) -> Result<Option<Step>, JsError>;

/// A game, with who answers in it.
struct OnTable<B: Tiles> {
    game: Game<B>,
    answer: Answer<B>,
}

impl<B: Tiles> OnTable<B> {
    fn seat(game: Game<B>, answer: Answer<B>) -> Box<dyn Sitting> {
        Box::new(Self { game, answer })
    }
}

impl<B: Tiles> Sitting for OnTable<B> {
    fn record(&self) -> String {
        self.game.record().to_string()
    }

    fn state(&self) -> Result<JsValue, JsError> {
        to_js(&StateView::from(&self.game))
    }

    fn play(&mut self, mv: &str, opponent: JsValue) -> Result<JsValue, JsError> {
        let step = (self.answer)(&mut self.game, mv.parse()?, opponent)?;
        step_view(step, &self.game)
    }

    fn undo(&mut self) -> bool {
        self.game.undo()
    }

    fn redo(&mut self) -> Result<JsValue, JsError> {
        let step = self.game.redo();
        step_view(step, &self.game)
    }

    fn seek(&mut self, ply: usize) {
        self.game.seek(ply);
    }
}

/// Chance places the tile.
fn by_chance(game: &mut Game, direction: Direction, _: JsValue) -> Result<Option<Step>, JsError> {
    Ok(game.play(direction))
}

/// Chance places the tile, or in an evil game the opponent's evaluation.
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
