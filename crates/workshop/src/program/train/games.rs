//! Where games of a training begin.

use std::marker::PhantomData;

use plyground::eval::g2048::network::{Network, tile_sum};
use plyground::games::GameRules;
use plyground::games::g2048::{Rule, Tiles, Variant};
use plyground::games::random::Dice;
use plyground_workshop::Curriculum;

/// The sum of tiles of the first milestone where all stages are learned, on 16 cells. With each cell less it halves, as
/// do the sums that play comes to.
const FIRST: u32 = 16384;

/// Milestones of 16 cells are this far apart, as sums of tiles. Just before the first 32768 hardly a greedy game
/// survives 512 more; in small steps the milestones get beyond.
const STEP: u32 = 128;

/// The least step: a new tile adds 2 or 4.
const LEAST_STEP: u32 = 4;

/// If one stage is learned, its boards are also made from earlier boards by doubling the larger tiles. Such boards are
/// tidy; boards of play without knowledge of the stage are nearly lost.
const END: u32 = 32768;

/// Milestones that play came to have numbers above this one; those made by doubling come first.
const DOUBLED: usize = 512;

/// One of this many boards is doubled.
const SHARE_DOUBLED: u32 = 8;

/// The exponent of the largest tile that is doubled, 8192.
const LARGEST_DOUBLED: u8 = 13;

/// The exponent from which tiles are doubled is this one or one of those after it: 8 to 128.
const SMALLEST_DOUBLED: u8 = 3;
const SIZES_DOUBLED: u32 = 5;

/// The usual rules on the board of a network.
pub fn rules(network: &Network) -> Variant {
    let frame = network.frame();
    let sides = [(Rule::Rows, frame.rows()), (Rule::Columns, frame.columns())];
    sides
        .iter()
        .fold(Variant::STANDARD, |variant, &(rule, count)| {
            let board = variant.with(rule, count as u8);
            board.expect("three or four rows and columns")
        })
}

/// Games of 2048 as they are played.
pub struct TrainingGames<'a, B> {
    variant: Variant,
    network: &'a Network,
    /// The only stage that is learned, if it is not all.
    stage: Option<usize>,
    /// The sum of tiles of the first milestone, as the network looks at them.
    first: u32,
    /// The sum of tiles from one milestone to the next.
    step: u32,
    board: PhantomData<fn() -> B>,
}

impl<'a, B: Tiles> TrainingGames<'a, B> {
    pub fn new(network: &'a Network, variant: Variant, stage: Option<usize>) -> Self {
        let missing = Variant::STANDARD.cells() - variant.cells();
        Self {
            variant,
            network,
            stage,
            first: stage.map_or(FIRST >> missing, |stage| network.begin(stage)),
            step: LEAST_STEP.max(STEP >> missing),
            board: PhantomData,
        }
    }

    /// Whether a board is of a stage that is learned.
    pub fn learns(&self, board: &B) -> bool {
        self.stage
            .is_none_or(|learned| self.network.look(board).1 == learned)
    }

    /// The highest milestone that play came to, as a sum of tiles, when the highest number is `reached`; 0 before the first.
    pub fn farthest(&self, reached: usize) -> u32 {
        let steps = reached.checked_sub(DOUBLED + 1);
        steps.map_or(0, |steps| self.first + self.step * steps as u32)
    }

    /// The number of a board's milestone, from 1.
    fn number(&self, board: &B) -> Option<usize> {
        let sum = tile_sum(self.network.look(board).0);
        if self.stage.is_some() && sum >= END {
            return None;
        }
        let number = (sum + self.step).checked_sub(self.first)? / self.step;
        (number > 0).then_some(number as usize)
    }
}

impl<B: Tiles> Curriculum<B> for TrainingGames<'_, B> {
    fn start(&self, dice: &mut Dice) -> B {
        B::begin(&self.variant, dice)
    }

    fn draw(&self, after: &B, dice: &mut Dice) -> B {
        let spawn = after.random_spawn(dice);
        spawn.map_or(*after, |spawn| after.with_spawn(spawn))
    }

    /// If one stage is learned, its boards are also made from earlier boards by doubling the larger tiles. Such boards
    /// are tidy. Play without knowledge of the stage only reaches boards that are nearly lost.
    fn milestone(&self, after: &B, dice: &mut Dice) -> Option<(usize, B)> {
        if self.learns(after) {
            return Some((self.number(after)? + DOUBLED, *after));
        }
        if after.largest_exponent() > LARGEST_DOUBLED || dice.below(SHARE_DOUBLED) != 0 {
            return None;
        }
        let least = SMALLEST_DOUBLED + dice.below(SIZES_DOUBLED) as u8;
        let double = |exponent| exponent + u8::from(exponent >= least);
        let cells = (0..).zip(after.cell_exponents());
        let doubled = cells.fold(B::empty(&self.variant), |board, (cell, exponent)| {
            board.with_tile(cell, double(exponent))
        });
        let number = self.learns(&doubled).then(|| self.number(&doubled))?;
        Some((number?, doubled))
    }
}
