//! Static evaluations, one file each. They know a game, but no search.

use arrayvec::ArrayVec;

use crate::games::{Adversarial, Outcome, Stochastic};

#[doc(hidden)]
pub mod ans;
mod breakdown;
mod cached;
pub(crate) mod checksum;
#[doc(hidden)]
pub mod coder;
#[doc(hidden)]
pub mod envelope;
pub mod g2048;
pub mod loa;
pub mod pentago;
mod reward;
mod source;
mod value_cache;

pub use breakdown::{Breakdown, FeatureValue};
pub(crate) use cached::Cached;
pub use envelope::WeightsFileError;
pub(crate) use reward::ShareAfter;
pub use reward::{Reward, Share};
pub use source::WeightsSource;

/// The most afterstates that are valued together: the moves of 2048.
pub const FEW: usize = 4;

/// A few afterstates, or their values.
pub(crate) type Few<T> = ArrayVec<T, FEW>;

/// Values afterstates of a game against chance.
pub trait Evaluate<G: Stochastic> {
    /// The expected value of what follows this afterstate, in the evaluation's own unit.
    fn value(&self, after: &G::After) -> f32;

    /// The values of a few afterstates. An evaluation that waits for memory may override it, to wait for all at
    /// once; the results must stay the same.
    #[inline]
    fn values(&self, afters: &ArrayVec<G::After, FEW>) -> ArrayVec<f32, FEW> {
        afters.iter().map(|after| self.value(after)).collect()
    }

    /// The value of a position in which the game is over. No position that goes on should be worth less.
    fn lost(&self, position: &G) -> f32;

    /// The value of scored points; 0 if the value of a board includes them.
    fn gain(&self, points: u64) -> f32;

    /// The best that one move from `position` reaches, and how many moves were looked at. Searches
    /// spend most of their time here, so an evaluation that can share work between the moves may
    /// override it; the result must stay the same.
    #[inline]
    fn best_reply(&self, position: &G) -> (f32, u32) {
        let mut best = (None, 0);
        for turn in position.moves() {
            let value = self.gain(turn.gain) + self.value(&turn.after);
            best = (
                Some(best.0.map_or(value, |other: f32| other.max(value))),
                best.1 + 1,
            );
        }
        (best.0.unwrap_or_else(|| self.lost(position)), best.1)
    }
}

/// Calls `each` with every move of a position and the value of what it leads to, points included. The moves are valued
/// together.
#[inline]
pub(crate) fn each_move<G: Stochastic>(
    evaluation: &(impl Evaluate<G> + ?Sized),
    position: &G,
    mut each: impl FnMut(G::Move, f32),
) {
    let mut turns = position.moves();
    loop {
        let few: Few<_> = turns.by_ref().take(FEW).collect();
        if few.is_empty() {
            return;
        }
        let afters = few.iter().map(|turn| turn.after).collect();
        for (turn, value) in few.iter().zip(evaluation.values(&afters)) {
            each(turn.mv, evaluation.gain(turn.gain) + value);
        }
    }
}

/// Beyond plus and minus this, a value of a game of two sides speaks of a game won or lost.
pub const DECIDED: f32 = 1e6;

/// The value of a game won on the spot; each ply to the end takes 1 from it, so that nearer wins are
/// better and farther losses less bad.
pub const WON: f32 = 2.0 * DECIDED;

/// Says what a static evaluation is made of.
pub trait Explain<G> {
    /// The contribution of each feature to the value of `position`, by the name of its weight among a player's
    /// parameters.
    fn contributions(&self, position: &G) -> Vec<(&'static str, f32)>;

    /// The cells that a feature looks at in `position`, by their places in [`State::cells`](crate::games::State::cells);
    /// none where that would be the whole board, or says nothing.
    fn cells(&self, _position: &G, _feature: &str) -> Vec<u8> {
        Vec::new()
    }
}

/// Values positions of a game of two sides.
pub trait StaticEval<G: Adversarial> {
    /// The static evaluation for the side to move, in the evaluation's own unit, well within
    /// plus and minus [`DECIDED`].
    fn static_eval(&self, position: &G) -> f32;

    /// The value of a finished game for the side whose turn it would be, `ply` plies after the
    /// position that is searched.
    fn finished(&self, position: &G, outcome: Outcome, ply: u32) -> f32 {
        match outcome {
            Outcome::Win(side) if side == position.side() => WON - ply as f32,
            Outcome::Win(_) => ply as f32 - WON,
            Outcome::Draw => 0.0,
        }
    }

    /// The moves that a search below the root looks at. An evaluation that overrides this prunes
    /// forward: what it leaves out is never seen.
    fn replies(&self, position: &G, moves: &mut Vec<G::Move>) {
        moves.extend(position.legal());
    }

    /// The moves that may change so much that the static value says little of a position in which there
    /// are any, such as captures: what quiescence search plays out. None, where not overridden.
    fn noisy(&self, _position: &G, _moves: &mut Vec<G::Move>) {}

    /// The promise of a move by its type alone, such as a capture, without playing it. The larger it is,
    /// the earlier it is tried where moves are ordered by type.
    fn promise(&self, _position: &G, _mv: G::Move) -> f32 {
        0.0
    }
}

/// The features of a linear value function: every afterstate switches on the same number of weights,
/// and its value is their sum.
pub trait Features<A> {
    /// Number of weights in all.
    fn weights(&self) -> usize;

    /// Number of weights that an afterstate switches on.
    fn active(&self) -> usize;

    /// Writes the places of the weights that `after` switches on into `places`, which holds
    /// [`Features::active`] of them. One place may come up more than once.
    fn collect(&self, after: &A, places: &mut [u32]);
}
