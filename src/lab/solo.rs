//! A game of 2048 by one player.

use std::sync::Arc;

use super::line::rounded;
use super::{Bout, Contender, GameResult, Line, Outcome};
use crate::games::g2048::{Direction, Game, Variant};
use crate::players::g2048::{Placer, Played};
use crate::players::{Choice, Player, SettingsError};
use crate::search::{Clock, Watch, run};

/// A game of any variant.
pub(super) struct Solo<B> {
    contender: Arc<Contender>,
    player: Box<dyn Player<B>>,
    placer: Placer,
    game: Game<B>,
    seed: u64,
    clock: Clock,
    nodes: u64,
    ms: f64,
}

impl<B: Played> Solo<B> {
    /// The game of that seed: it decides the tiles and the player's dice.
    pub(super) fn new(
        variant: Variant,
        contender: Arc<Contender>,
        seed: u64,
        clock: Clock,
    ) -> Result<Self, SettingsError> {
        let Contender { info, settings, .. } = &*contender;
        Ok(Self {
            player: B::create(&variant, info, settings, seed),
            placer: Placer::new(&variant, info, settings),
            game: Game::deal(variant, seed),
            contender,
            seed,
            clock,
            nodes: 0,
            ms: 0.0,
        })
    }

    fn search(&mut self) -> bool {
        let watch = Watch::new(self.contender.limits, self.clock);
        let report = run(self.player.think(&self.game.board(), &watch));
        self.nodes += report.nodes;
        let best = report.best;
        best.is_some_and(|mv| self.placer.advance(&mut self.game, mv))
    }

    fn rush(&mut self, first: Choice<Direction>) -> bool {
        let mut next = Some(first);
        while let Some(Choice { best, nodes }) = next {
            self.nodes += u64::from(nodes);
            let played = best.is_some_and(|mv| self.placer.advance(&mut self.game, mv));
            next = played
                .then(|| self.player.at_once(&self.game.board()))
                .flatten();
        }
        false
    }
}

impl<B: Played> Bout for Solo<B> {
    fn advance(&mut self) -> bool {
        let start = (self.clock)();
        let goes_on = match self.player.at_once(&self.game.board()) {
            Some(choice) => self.rush(choice),
            None => self.search(),
        };
        self.ms += (self.clock)() - start;
        goes_on
    }

    fn moves(&self) -> u64 {
        self.game.ply() as u64
    }

    fn line(&self) -> Line {
        let board = self.game.board();
        let cells = (0..board.rows()).flat_map(|r| (0..board.columns()).map(move |c| (r, c)));
        let largest = cells.map(|(row, column)| board.exponent_at(row, column));
        Line {
            game: self.game.variant().to_string(),
            player: self.contender.id().into(),
            name: self.contender.name.clone(),
            outcome: Outcome::Solo(GameResult {
                seed: self.seed,
                moves: self.moves(),
                ms: rounded(self.ms),
                score: self.game.score(),
                max: 1 << largest.max().unwrap_or(0),
                nodes: self.nodes,
            }),
            record: (!self.contender.is_repeatable()).then(|| self.record()),
        }
    }

    fn record(&self) -> String {
        self.game.record().to_string()
    }
}
