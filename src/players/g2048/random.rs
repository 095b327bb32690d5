//! Any legal move, each as likely as the others.

use crate::games::Game;
use crate::games::g2048::Direction;
use crate::games::random::Dice;
use crate::players::{Choice, PLAYER_STREAM, Player, PlayerInfo, Thinking};
use crate::search::{Limits, Report, SearchControl};

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "random",
    game: super::GAME,
    name: "Random",
    help: "Plays random legal moves. The yardstick for every other player.",
    takes_limits: false,
    keeps_tree: false,
    ..PlayerInfo::PLAIN
};

pub(super) struct RandomTilePlayer(Dice);

impl RandomTilePlayer {
    pub(super) fn new(seed: u64) -> Self {
        Self(Dice::stream(seed, PLAYER_STREAM))
    }

    fn choose(&mut self, board: &impl Game<Move = Direction>) -> Choice<Direction> {
        let (mut moves, mut nodes) = ([Direction::Up; 4], 0);
        for direction in board.legal() {
            moves[nodes] = direction;
            nodes += 1;
        }
        let chosen = self.0.below(nodes as u32) as usize;
        Choice {
            best: moves[..nodes].get(chosen).copied(),
            nodes: nodes as u32,
        }
    }
}

impl<G: Game<Move = Direction>> Player<G> for RandomTilePlayer {
    fn think<'a>(
        &'a mut self,
        board: &'a G,
        control: &'a SearchControl<Direction>,
    ) -> Thinking<'a, Direction> {
        let moves = board.legal().map(|direction| (direction, 0.0)).collect();
        let best = self.choose(board).best;
        Box::pin(async move { Report::instant(best, moves, control) })
    }

    fn instant_move(&mut self, board: &G, _: Limits) -> Option<Choice<Direction>> {
        Some(self.choose(board))
    }
}
