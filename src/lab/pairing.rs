//! A game between two players of an experiment.

use std::sync::Arc;

use super::arena::Setting;
use super::duel::DuelGame;
use super::line::rounded;
use super::{Bout, Contender, Duellist, Ending, Line, MatchResult, Outcome};
use crate::games::{self, Side};
use crate::players::Duel;
use crate::search::Clock;

/// A game of two sides while it is played.
pub(super) struct Pairing<G: Duel> {
    /// Of the game, which says by which rules.
    name: &'static str,
    /// In the order in which they move.
    contenders: [Arc<Contender>; 2],
    game: DuelGame<G>,
    setting: Setting,
}

impl<G: Duel> Pairing<G> {
    pub(super) fn new(
        game: &str,
        contenders: [Arc<Contender>; 2],
        setting: Setting,
        clock: Clock,
    ) -> Self {
        let duellist = |contender: &Arc<Contender>| Duellist {
            info: contender.info,
            settings: contender.settings.clone(),
            limits: contender.limits,
        };
        let [first, second] = [&contenders[0], &contenders[1]].map(duellist);
        let Setting { seed, opening, .. } = setting;
        let start = G::default().by_rules(game);
        Self {
            name: start.game(),
            game: DuelGame::new(start, [&first, &second], seed, opening, clock),
            contenders,
            setting,
        }
    }
}

impl<G: Duel> Bout for Pairing<G> {
    fn advance(&mut self) -> bool {
        self.game.advance()
    }

    fn moves(&self) -> u64 {
        self.game.moves()
    }

    fn line(&self) -> Line {
        let Setting {
            seed,
            opening,
            swapped,
        } = self.setting;
        let [mut own, mut other] = [Side::First, Side::Second];
        if swapped {
            std::mem::swap(&mut own, &mut other);
        }
        let of = |side: Side| usize::from(side == Side::Second);
        let [player, opponent] = [own, other].map(|side| &self.contenders[of(side)]);
        let [own_side, other_side] = [own, other].map(|side| self.game.side(of(side)));
        let result = match self.game.outcome() {
            Some(games::Outcome::Win(side)) if side == own => Ending::Win,
            Some(games::Outcome::Win(_)) => Ending::Loss,
            Some(games::Outcome::Draw) | None => Ending::Draw,
        };
        let repeatable = player.is_repeatable() && opponent.is_repeatable();
        Line {
            game: self.name.into(),
            player: player.id().into(),
            name: player.name.clone(),
            outcome: Outcome::Match(MatchResult {
                opponent: opponent.id().into(),
                opponent_name: opponent.name.clone(),
                seed,
                opening: Some(opening),
                first: !swapped,
                result,
                moves: self.moves(),
                ms: rounded(own_side.ms),
                nodes: own_side.nodes,
                own_moves: own_side.moves,
                opponent_ms: rounded(other_side.ms),
                opponent_nodes: other_side.nodes,
                opponent_moves: Some(other_side.moves),
            }),
            record: (!repeatable).then(|| self.record()),
        }
    }

    fn record(&self) -> String {
        self.game.record()
    }
}
