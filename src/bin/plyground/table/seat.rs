//! The player at the table, who can be interrupted.

use std::time::Duration;

use plyground::games::g2048::{Direction, Game, Variant};
use plyground::lab::Contender;
use plyground::players::Thinker;
use plyground::players::g2048::{Placer, Played};
use plyground::search::{Limits, Report};

use super::command::Command;
use super::input::Input;
use crate::clock;

/// Milliseconds of thinking between two looks at the keys.
const SLICE: f64 = 20.0;

/// A player with its limits.
pub struct Seat<B: Played> {
    thinker: Thinker<B>,
    limits: Limits,
    placer: Placer,
}

impl<B: Played> Seat<B> {
    pub fn new(variant: &Variant, contender: &Contender, seed: u64, limits: Limits) -> Self {
        let Contender { info, settings, .. } = contender;
        let mut thinker = Thinker::new(clock::now);
        thinker.seat(B::create(variant, info, settings, seed));
        Self {
            thinker,
            limits,
            placer: Placer::new(variant, info, settings),
        }
    }

    /// Plays a move and lets the new tile be placed; whether it was legal.
    pub fn play(&self, game: &mut Game<B>, direction: Direction) -> bool {
        self.placer.advance(game, direction)
    }

    /// What the player thinks of a board, and the command that cut it short.
    pub fn think(
        &mut self,
        board: B,
        input: &mut Input,
    ) -> (Option<Report<Direction>>, Option<Command>) {
        self.thinker.go(board, self.limits);
        let mut command = None;
        while let Some(slice) = self.thinker.slice(SLICE) {
            if slice.outcome.is_some() {
                return (slice.outcome, command);
            }
            if command.is_none() {
                command = input.poll(Duration::ZERO);
                if command.is_some() {
                    self.thinker.stop();
                }
            }
        }
        (None, command)
    }
}
