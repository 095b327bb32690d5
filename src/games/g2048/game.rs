//! A game in progress: its record, and a cursor that undo and redo move.

use std::str::FromStr;

use super::slide::slides;
use super::{Board, Direction, Ply, Record, RecordError, Slide, Spawn, Tiles, Variant, cell_name};
use crate::games::random::Dice;

/// A game of 2048 with its whole history.
///
/// Each ply has a generator of its own, made of the seed and the ply's number. So a game follows from
/// its seed and its moves, and the same move after an undo meets the same spawn.
#[derive(Clone, Debug)]
pub struct Game<B = Board> {
    record: Record<B>,
    /// Board and score before each ply, and after the last.
    history: Vec<(B, u64)>,
    cursor: usize,
}

/// One ply, with what is needed to animate it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What was played, and what appeared.
    pub ply: Ply,
    /// The way of every tile.
    pub slides: Vec<Slide>,
    /// Points scored.
    pub gain: u64,
}

/// The standard game.
impl Game {
    /// A new game: two random tiles, decided by `seed`.
    ///
    /// ```
    /// use plyground::games::{Game as _, g2048::Game};
    /// let mut game = Game::new(1);
    /// let direction = game.board().legal().next().unwrap();
    /// game.play(direction).unwrap();
    /// let copy: Game = game.record().to_string().parse().unwrap();
    /// assert_eq!(copy.board(), game.board());
    /// ```
    pub fn new(seed: u64) -> Self {
        Self::deal(Variant::STANDARD, seed)
    }

    /// A game that begins in any position, with score 0.
    pub fn from_position(start: Board, seed: u64) -> Self {
        Self::set_up(Variant::STANDARD, start, seed)
    }
}

impl<B: Tiles> Game<B> {
    /// A new game of a variant that the board plays; its tiles are decided by `seed`.
    pub fn deal(variant: Variant, seed: u64) -> Self {
        let start = Self::opening(&variant, &mut Dice::stream(seed, 0));
        Self::set_up(variant, start, seed)
    }

    /// The board that a game begins with: a few random tiles.
    pub fn opening(variant: &Variant, dice: &mut Dice) -> B {
        (0..variant.start()).fold(B::empty(variant), |board, _| {
            let spawn = board.random_spawn(dice);
            spawn.map_or(board, |spawn| board.with_spawn(spawn))
        })
    }

    /// A game of a variant that begins in any position, with score 0.
    pub fn set_up(variant: Variant, start: B, seed: u64) -> Self {
        let record = Record {
            variant,
            seed,
            start,
            plies: Vec::new(),
        };
        Self {
            record,
            history: vec![(start, 0)],
            cursor: 0,
        }
    }

    /// Replays a record to its end.
    ///
    /// # Errors
    /// The first ply that is not legal.
    pub fn replay(record: Record<B>) -> Result<Self, RecordError> {
        let mut game = Self::set_up(record.variant, record.start, record.seed);
        for (i, ply) in record.plies.into_iter().enumerate() {
            let Some((slid, gain)) = game.board().slide(ply.direction) else {
                return Err(RecordError::Illegal {
                    ply: i + 1,
                    direction: ply.direction,
                });
            };
            if !slid.is_vacant(ply.spawn.cell) {
                return Err(RecordError::Taken {
                    ply: i + 1,
                    cell: cell_name(ply.spawn.cell, slid.columns()),
                });
            }
            game.push(ply, slid, gain);
        }
        Ok(game)
    }

    /// The rules it is played by.
    pub fn variant(&self) -> Variant {
        self.record.variant
    }

    /// The position on the board.
    pub fn board(&self) -> B {
        self.history[self.cursor].0
    }

    /// The points so far.
    pub fn score(&self) -> u64 {
        self.history[self.cursor].1
    }

    /// Plies played before this position.
    pub fn ply(&self) -> usize {
        self.cursor
    }

    /// The whole game, undone plies included.
    pub fn record(&self) -> &Record<B> {
        &self.record
    }

    /// Plays a move, cutting off undone plies; `None` when it is not legal. Chance places the new tile.
    pub fn play(&mut self, direction: Direction) -> Option<Step> {
        self.watched(direction, |game| game.advance(direction))
    }

    /// Plays a move and puts a given tile on the board, cutting off undone plies; `None` when the
    /// move is not legal or the tile's cell is taken.
    pub fn play_with(&mut self, direction: Direction, spawn: Spawn) -> Option<Step> {
        self.play_against(direction, |_| Some(spawn))
    }

    /// Plays a move, cutting off undone plies; `place` looks at the board after it and says which tile
    /// comes where. `None` when the move is not legal or the tile's cell is taken.
    pub fn play_against(
        &mut self,
        direction: Direction,
        place: impl FnOnce(&B) -> Option<Spawn>,
    ) -> Option<Step> {
        self.watched(direction, |game| game.advance_against(direction, place))
    }

    /// [`Game::play`] where nobody watches: what was played and the points, without the way of every
    /// tile.
    pub fn advance(&mut self, direction: Direction) -> Option<(Ply, u64)> {
        let mut dice = Dice::stream(self.record.seed, self.cursor as u64 + 1);
        self.advance_against(direction, |slid| slid.random_spawn(&mut dice))
    }

    /// [`Game::play_against`] where nobody watches.
    pub fn advance_against(
        &mut self,
        direction: Direction,
        place: impl FnOnce(&B) -> Option<Spawn>,
    ) -> Option<(Ply, u64)> {
        let (slid, gain) = self.board().slide(direction)?;
        let spawn = place(&slid).filter(|spawn| slid.is_vacant(spawn.cell))?;
        self.record.plies.truncate(self.cursor);
        self.history.truncate(self.cursor + 1);
        let ply = Ply { direction, spawn };
        self.push(ply, slid, gain);
        Some((ply, gain))
    }

    /// A move with the way of every tile.
    fn watched(
        &mut self,
        direction: Direction,
        play: impl FnOnce(&mut Self) -> Option<(Ply, u64)>,
    ) -> Option<Step> {
        let board = self.board();
        let (ply, gain) = play(self)?;
        let slides = slides(&board, direction);
        Some(Step { ply, slides, gain })
    }

    fn push(&mut self, ply: Ply, slid: B, gain: u64) {
        self.history
            .push((slid.with_spawn(ply.spawn), self.score() + gain));
        self.record.plies.push(ply);
        self.cursor += 1;
    }

    /// One ply back; false at the start.
    pub fn undo(&mut self) -> bool {
        let back = self.cursor > 0;
        self.cursor -= usize::from(back);
        back
    }

    /// The undone ply again; `None` at the end.
    pub fn redo(&mut self) -> Option<Step> {
        let ply = *self.record.plies.get(self.cursor)?;
        let (board, score) = self.history[self.cursor];
        self.cursor += 1;
        let gain = self.score() - score;
        Some(Step {
            ply,
            slides: slides(&board, ply.direction),
            gain,
        })
    }

    /// To any ply, at most to the end.
    pub fn seek(&mut self, ply: usize) {
        self.cursor = ply.min(self.record.plies.len());
    }
}

impl<B: Tiles> FromStr for Game<B> {
    type Err = RecordError;

    fn from_str(line: &str) -> Result<Self, RecordError> {
        Self::replay(line.parse()?)
    }
}
