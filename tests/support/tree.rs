//! Random games against chance: each seed another one.

use plyground::eval::Evaluate;
use plyground::games::random::Dice;
use plyground::games::{Game, Playout, Stochastic, Transition};

use super::random::{Random, scramble};

/// A position of a random game. Everything about it follows from its number.
///
/// A narrow game has few positions at each ply, so that many lines lead to the same one; in a wide
/// one practically none do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tree {
    /// Which game.
    pub game: u64,
    /// How far from the start.
    pub ply: u32,
    /// Which of the positions there.
    pub id: u64,
    /// How many positions there are at each ply, and how many afterstates.
    pub width: u64,
    /// The ply at which every line has ended.
    pub last: u32,
}

impl Tree {
    pub fn narrow(game: u64) -> Self {
        Self {
            game,
            ply: 0,
            id: 0,
            width: 12,
            last: 12,
        }
    }

    pub fn wide(game: u64) -> Self {
        Self {
            width: 1 << 32,
            ..Self::narrow(game)
        }
    }

    fn random(&self, purpose: u64) -> Random {
        let place = self.id | u64::from(self.ply) << 32 | purpose << 48;
        Random::new(scramble(self.game ^ scramble(place)))
    }

    fn options(&self) -> Vec<Transition<u8, Self>> {
        let mut random = self.random(1);
        // One position in six ends the game, never the first, always the last ply.
        let over = self.ply > 0 && random.below(6) == 0 || self.ply == self.last;
        let count = if over { 0 } else { 1 + random.below(4) as u8 };
        (0..count)
            .map(|mv| Transition {
                mv,
                after: Self {
                    id: random.below(self.width),
                    ..*self
                },
                gain: random.below(100),
            })
            .collect()
    }
}

impl Game for Tree {
    type Move = u8;

    fn legal(&self) -> impl Iterator<Item = u8> {
        self.options().into_iter().map(|turn| turn.mv)
    }
}

impl Stochastic for Tree {
    type After = Self;
    type Chance = u64;

    fn moves(&self) -> impl Iterator<Item = Transition<u8, Self>> {
        self.options().into_iter()
    }

    fn chances(after: &Self) -> impl Iterator<Item = (f32, u64)> {
        let mut random = after.random(2);
        let width = after.width;
        let shares: Vec<u64> = (0..1 + random.below(4))
            .map(|_| 1 + random.below(9))
            .collect();
        let total: u64 = shares.iter().sum();
        shares
            .into_iter()
            .map(move |share| (share as f32 / total as f32, random.below(width)))
    }

    fn apply(after: &Self, chance: u64) -> Self {
        Self {
            ply: after.ply + 1,
            id: chance,
            ..*after
        }
    }

    fn key(after: &Self) -> u128 {
        u128::from(after.id) << 64 | u128::from(after.ply)
    }
}

impl Playout for Tree {
    fn follow(&mut self, mv: u8, dice: &mut Dice) -> u64 {
        let turn = self
            .moves()
            .find(|turn| turn.mv == mv)
            .expect("a legal move");
        let mut left = dice.unit() as f32;
        for (probability, chance) in Self::chances(&turn.after) {
            *self = Self::apply(&turn.after, chance);
            left -= probability;
            if left < 0.0 {
                break;
            }
        }
        turn.gain
    }
}

/// Values that look random, points that count, a loss in the middle of it all.
pub struct Opinion;

impl Evaluate<Tree> for Opinion {
    fn value(&self, after: &Tree) -> f32 {
        after.random(3).below(2001) as f32 - 1000.0
    }

    fn lost(&self, _position: &Tree) -> f32 {
        -100.0
    }

    fn gain(&self, points: u64) -> f32 {
        points as f32
    }
}
