//! Towards one corner, whatever the board.

use crate::games::Game;
use crate::games::g2048::Direction;
use crate::games::random::Dice;
use crate::players::{Choice, PLAYER_STREAM, Player, PlayerInfo, Thinking};
use crate::search::{Limits, Report, SearchControl};

pub(super) const INFO: PlayerInfo = PlayerInfo {
    id: "corner",
    game: super::GAME,
    name: "Corner",
    help: "Plays up or right at random. If neither is legal, left, then down.",
    takes_limits: false,
    keeps_tree: false,
    ..PlayerInfo::PLAIN
};

pub(super) struct Corner(Dice);

impl Corner {
    pub(super) fn new(seed: u64) -> Self {
        Self(Dice::stream(seed, PLAYER_STREAM))
    }

    fn choose(&mut self, board: &impl Game<Move = Direction>) -> Choice<Direction> {
        use Direction::{Down, Left, Right, Up};
        let first = if self.0.below(2) == 0 {
            [Up, Right]
        } else {
            [Right, Up]
        };
        let (mut legal, mut nodes) = ([false; 4], 0);
        for direction in board.legal() {
            legal[direction as usize] = true;
            nodes += 1;
        }
        let mut order = [first[0], first[1], Left, Down].into_iter();
        Choice {
            best: order.find(|&direction| legal[direction as usize]),
            nodes,
        }
    }
}

impl<G: Game<Move = Direction>> Player<G> for Corner {
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
