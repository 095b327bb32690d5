//! The move after which neighbours differ least.

use crate::eval::Breakdown;
use crate::eval::g2048::Graph;
use crate::games::g2048::{Direction, Tiles};
use crate::players::g2048::explained::explained;
use crate::players::{Player, PlayerInfo, Thinking};
use crate::search::{SearchControl, greedy};

pub const INFO: PlayerInfo = PlayerInfo {
    id: "greedy",
    game: crate::players::g2048::GAME,
    name: "Greedy (one move)",
    help: "Looks one move ahead. Keeps neighbouring tiles as similar as possible.",
    keeps_tree: false,
    ..PlayerInfo::PLAIN
};

pub struct Greedy;

impl<B: Tiles> Player<B> for Greedy {
    fn think<'a>(
        &'a mut self,
        board: &'a B,
        control: &'a SearchControl<Direction>,
    ) -> Thinking<'a, Direction> {
        Box::pin(async move { greedy(&Graph, board, control) })
    }

    fn explain(&self, board: &B, mv: Option<Direction>) -> Option<Breakdown> {
        explained(&Graph, board, mv)
    }
}
