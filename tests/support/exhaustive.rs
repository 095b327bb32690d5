//! What a position is worth, by trying everything: against chance, or against another side.

use plyground::eval::Evaluate;
use plyground::games::{Adversarial, Game, Outcome, Side, Stochastic, Transition};

/// The value of every move, `depth` >= 1 plies of the player deep.
pub fn values<G: Stochastic, E: Evaluate<G>>(
    evaluation: &E,
    position: &G,
    depth: u32,
) -> Vec<(G::Move, f64)> {
    position
        .moves()
        .map(|turn| {
            let gain = f64::from(evaluation.gain(turn.gain));
            (turn.mv, gain + after(evaluation, &turn.after, depth - 1))
        })
        .collect()
}

/// The best of [`values`].
pub fn best<G: Stochastic, E: Evaluate<G>>(evaluation: &E, position: &G, depth: u32) -> f64 {
    let values = values(evaluation, position, depth);
    values
        .into_iter()
        .map(|(_, value)| value)
        .reduce(f64::max)
        .unwrap_or_else(|| evaluation.lost(position).into())
}

fn after<G: Stochastic, E: Evaluate<G>>(evaluation: &E, after: &G::After, depth: u32) -> f64 {
    if depth == 0 {
        return evaluation.value(after).into();
    }
    G::chances(after)
        .map(|(probability, chance)| {
            f64::from(probability) * best(evaluation, &G::apply(after, chance), depth)
        })
        .sum()
}

/// A game in which every position also knows how many plies it is from the start. So a table never
/// answers with a value from another depth, and what a search finds is exactly the value to its depth.
#[derive(Clone, Copy, Debug)]
pub struct Plied<T> {
    pub inner: T,
    pub ply: u32,
}

impl<G: Stochastic> Game for Plied<G> {
    type Move = G::Move;

    fn legal(&self) -> impl Iterator<Item = G::Move> {
        self.inner.legal()
    }
}

impl<G: Stochastic> Stochastic for Plied<G> {
    type After = Plied<G::After>;
    type Chance = G::Chance;

    fn moves(&self) -> impl Iterator<Item = Transition<G::Move, Self::After>> {
        let ply = self.ply + 1;
        self.inner.moves().map(move |turn| Transition {
            mv: turn.mv,
            after: Plied {
                inner: turn.after,
                ply,
            },
            gain: turn.gain,
        })
    }

    fn chances(after: &Self::After) -> impl Iterator<Item = (f32, G::Chance)> {
        G::chances(&after.inner)
    }

    fn apply(after: &Self::After, chance: G::Chance) -> Self {
        Self {
            inner: G::apply(&after.inner, chance),
            ply: after.ply,
        }
    }

    fn key(after: &Self::After) -> u128 {
        G::key(&after.inner) | u128::from(after.ply) << 96
    }
}

/// An evaluation of `G` for `Plied<G>`.
pub struct Unplied<E>(pub E);

impl<G: Stochastic, E: Evaluate<G>> Evaluate<Plied<G>> for Unplied<E> {
    fn value(&self, after: &Plied<G::After>) -> f32 {
        self.0.value(&after.inner)
    }

    fn lost(&self, position: &Plied<G>) -> f32 {
        self.0.lost(&position.inner)
    }

    fn gain(&self, points: u64) -> f32 {
        self.0.gain(points)
    }

    fn best_reply(&self, position: &Plied<G>) -> (f32, u32) {
        self.0.best_reply(&position.inner)
    }
}

/// Whether a side wins within so many plies, by trying everything. A shortest win repeats
/// no position.
pub fn wins<G: Adversarial>(position: &G, attacker: Side, plies: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome == Outcome::Win(attacker);
    }
    let mut replies = position.legal().map(|mv| position.played(mv));
    plies > 0
        && if position.side() == attacker {
            replies.any(|next| wins(&next, attacker, plies - 1))
        } else {
            replies.all(|next| wins(&next, attacker, plies - 1))
        }
}
