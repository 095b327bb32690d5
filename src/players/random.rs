//! Any legal move, each as likely as the others.

use super::{Choice, PLAYER_STREAM, Player, PlayerInfo, Thinking};
use crate::games::Game;
use crate::games::random::Dice;
use crate::search::{Limits, Report, SearchControl};

/// The player of that game.
pub(super) const fn info(game: &'static str) -> PlayerInfo {
    PlayerInfo {
        id: "random",
        game,
        name: "Random",
        help: "Plays random legal moves. The yardstick for every other player.",
        takes_limits: false,
        keeps_tree: false,
        ..PlayerInfo::PLAIN
    }
}

pub(super) struct RandomPlayer(Dice);

impl RandomPlayer {
    pub(super) fn new(seed: u64) -> Self {
        Self(Dice::stream(seed, PLAYER_STREAM))
    }
}

impl<G: Game> Player<G> for RandomPlayer {
    fn think<'a>(
        &'a mut self,
        position: &'a G,
        control: &'a SearchControl<G::Move>,
    ) -> Thinking<'a, G::Move> {
        let moves = position.legal().map(|mv| (mv, 0.0)).collect();
        let best = self
            .instant_move(position, Limits::default())
            .and_then(|choice| choice.best);
        Box::pin(async move { Report::instant(best, moves, control) })
    }

    fn instant_move(&mut self, position: &G, _: Limits) -> Option<Choice<G::Move>> {
        let nodes = position.legal().count() as u32;
        let chosen = self.0.below(nodes) as usize;
        Some(Choice {
            best: position.legal().nth(chosen),
            nodes,
        })
    }
}
