//! Random games of two sides: each seed another one, with draws, transpositions and moves that lead
//! to the same position.

use plyground::eval::{StaticEval, WON};
use plyground::games::random::Dice;
use plyground::games::{Adversarial, Game, Outcome, Playout, Side};

use super::random::{Random, scramble};

/// A position of a random game. Everything about it follows from its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contest {
    /// Which game.
    pub game: u64,
    /// How far from the start.
    pub ply: u32,
    /// Which of the positions there.
    pub id: u64,
    /// How many positions there are at each ply: in a narrow game many lines lead to the same one.
    pub width: u64,
    /// The ply at which every line has ended.
    pub last: u32,
    /// The most moves of a position.
    pub most: u64,
    /// Whether the side that moved last did nothing, and so lost.
    pub passed: bool,
}

/// The most moves of a position.
const MOVES: u64 = 6;

impl Contest {
    pub fn narrow(game: u64) -> Self {
        Self {
            game,
            ply: 0,
            id: 0,
            width: 10,
            last: 9,
            most: MOVES,
            passed: false,
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
}

impl Game for Contest {
    type Move = u8;

    fn legal(&self) -> impl Iterator<Item = u8> {
        let count = match self.outcome() {
            Some(_) => 0,
            None => 1 + self.random(1).below(self.most) as u8,
        };
        0..count
    }
}

impl Adversarial for Contest {
    const MOVES: usize = MOVES as usize;

    fn number(mv: u8) -> usize {
        mv.into()
    }

    fn side(&self) -> Side {
        if self.ply.is_multiple_of(2) {
            Side::First
        } else {
            Side::Second
        }
    }

    /// One position in eight ends the game, never the first, always the last ply.
    fn outcome(&self) -> Option<Outcome> {
        if self.passed {
            return Some(Outcome::Win(self.side()));
        }
        let mut random = self.random(2);
        let over = self.ply > 0 && random.below(8) == 0 || self.ply == self.last;
        over.then(|| match random.below(3) {
            0 => Outcome::Draw,
            1 => Outcome::Win(Side::First),
            _ => Outcome::Win(Side::Second),
        })
    }

    fn played(&self, mv: u8) -> Self {
        let mut random = self.random(3 + u64::from(mv));
        Self {
            ply: self.ply + 1,
            id: random.below(self.width),
            ..*self
        }
    }

    fn with_null_move(&self) -> Option<Self> {
        Some(Self {
            ply: self.ply + 1,
            passed: true,
            ..*self
        })
    }

    fn key(&self) -> u128 {
        u128::from(self.id) << 64 | u128::from(self.passed) << 32 | u128::from(self.ply)
    }
}

impl Playout for Contest {
    fn follow(&mut self, mv: u8, _dice: &mut Dice) -> u64 {
        *self = self.played(mv);
        0
    }
}

/// Values that look random, many of them equal; and opinions on which moves look good, mostly wrong.
#[derive(Clone, Copy, Debug, Default)]
pub struct Judgement {
    /// Leaves out every other move, where there are several.
    pub narrow_minded: bool,
    /// Plies of loud moves below the depth, for [`values`].
    pub quiescence: u32,
}

impl StaticEval<Contest> for Judgement {
    fn static_eval(&self, position: &Contest) -> f32 {
        50.0 * (position.random(60).below(41) as f32 - 20.0)
    }

    fn replies(&self, position: &Contest, moves: &mut Vec<u8>) {
        let step = if self.narrow_minded { 2 } else { 1 };
        moves.extend(position.legal().step_by(step));
    }

    fn noisy(&self, position: &Contest, moves: &mut Vec<u8>) {
        let is_loud = |mv: &u8| position.random(80 + u64::from(*mv)).below(2) == 0;
        moves.extend(position.legal().filter(is_loud));
    }

    fn promise(&self, position: &Contest, mv: u8) -> f32 {
        position.random(70 + u64::from(mv)).below(3) as f32
    }
}

/// The value of every move, `depth` >= 1 plies deep, by looking at everything. At the root every
/// move counts, below it those that the judgement looks at. Only the plies of `counted` count, where
/// that is given.
pub fn values(
    judgement: Judgement,
    position: &Contest,
    depth: u32,
    counted: Option<Side>,
) -> Vec<(u8, f32)> {
    position
        .legal()
        .map(|mv| {
            (
                mv,
                -value(
                    judgement,
                    &position.played(mv),
                    left(position, depth, counted),
                    1,
                    counted,
                ),
            )
        })
        .collect()
}

fn left(position: &Contest, depth: u32, counted: Option<Side>) -> u32 {
    depth - u32::from(counted.is_none_or(|side| side == position.side()))
}

fn value(
    judgement: Judgement,
    position: &Contest,
    depth: u32,
    ply: u32,
    counted: Option<Side>,
) -> f32 {
    match position.outcome() {
        Some(Outcome::Draw) => 0.0,
        Some(Outcome::Win(side)) if side == position.side() => WON - ply as f32,
        Some(Outcome::Win(_)) => ply as f32 - WON,
        None if depth == 0 => quiet(judgement, position, judgement.quiescence, ply),
        None => {
            let mut moves = Vec::new();
            judgement.replies(position, &mut moves);
            let left = left(position, depth, counted);
            moves
                .into_iter()
                .map(|mv| -value(judgement, &position.played(mv), left, ply + 1, counted))
                .fold(f32::NEG_INFINITY, f32::max)
        }
    }
}

/// The best of the static value and of what loud moves lead to, for so many plies.
fn quiet(judgement: Judgement, position: &Contest, plies: u32, ply: u32) -> f32 {
    if let Some(outcome) = position.outcome() {
        return judgement.finished(position, outcome, ply);
    }
    let mut moves = Vec::new();
    if plies > 0 {
        judgement.noisy(position, &mut moves);
    }
    let values = moves
        .into_iter()
        .map(|mv| -quiet(judgement, &position.played(mv), plies - 1, ply + 1));
    values.fold(judgement.static_eval(position), f32::max)
}
