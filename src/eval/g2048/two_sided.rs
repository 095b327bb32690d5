//! 2048 for searches that take the new tiles for an opponent's moves.

use super::annoyance::{Annoyance, SIDE, place};
use crate::eval::{Evaluate, Explain, StaticEval};
use crate::games::g2048::{HalfTurn, NamedSpawn, Tiles, TwoSided};
use crate::games::{Adversarial, Game, Outcome, Side};

/// The value of the goal for ovolve's player; each ply to it takes 1.
const GOAL: f32 = 10_000.0;

/// The value of a lost game in the spreadsheet version, without its highest tile.
const LOST: f32 = -1_000_000.0;

/// The most by which the highest tile makes a loss better: the greatest tile of the usual board. On larger boards one may be
/// worth more than [`LOST`] takes, and a loss would be a gain.
const MOST_CONSOLATION: u64 = 1 << 17;

/// An evaluation of boards for a game of two sides.
#[derive(Clone, Debug)]
pub struct Adverse<E> {
    /// The value of a board for the sliding player.
    pub evaluation: E,
    /// The weight of [`clustering`], which counts against.
    pub clustering: f32,
    /// Whether only the [most annoying](Annoyance) new tiles are looked at.
    pub annoying: bool,
}

impl<B: Tiles, E: Evaluate<B>> StaticEval<TwoSided<B>> for Adverse<E> {
    #[inline]
    fn static_eval(&self, position: &TwoSided<B>) -> f32 {
        let board = position.board();
        let mut value = self.evaluation.value(board);
        if self.clustering != 0.0 {
            value -= self.clustering * clustering(board);
        }
        for_mover(position, value)
    }

    fn finished(&self, position: &TwoSided<B>, outcome: Outcome, ply: u32) -> f32 {
        let value = match outcome {
            Outcome::Win(Side::First) => GOAL - ply as f32,
            _ => LOST + position.board().largest_tile().min(MOST_CONSOLATION) as f32,
        };
        for_mover(position, value)
    }

    fn replies(&self, position: &TwoSided<B>, moves: &mut Vec<HalfTurn>) {
        if !self.annoying || position.side() == Side::First {
            moves.extend(position.legal());
            return;
        }
        let annoyance = Annoyance::new(position.board());
        let mut greatest = i32::MIN;
        for mv in position.legal() {
            let HalfTurn::Place(NamedSpawn { spawn, .. }) = mv else {
                continue;
            };
            let rise = annoyance.of(spawn);
            if rise > greatest {
                moves.clear();
                greatest = rise;
            }
            if rise == greatest {
                moves.push(mv);
            }
        }
    }
}

impl<B: Tiles, E: Explain<B>> Explain<TwoSided<B>> for Adverse<E> {
    fn contributions(&self, position: &TwoSided<B>) -> Vec<(&'static str, f32)> {
        let board = position.board();
        let mut all = self.evaluation.contributions(board);
        all.push(("clustering", -self.clustering * clustering(board)));
        for (_, value) in &mut all {
            *value = for_mover(position, *value);
        }
        all
    }

    fn cells(&self, position: &TwoSided<B>, feature: &str) -> Vec<u8> {
        self.evaluation.cells(position.board(), feature)
    }
}

fn for_mover<B: Tiles>(position: &TwoSided<B>, value: f32) -> f32 {
    match position.side() {
        Side::First => value,
        Side::Second => -value,
    }
}

/// The sum, over all tiles, of the mean difference in exponents to the tiles around them, eight at most
/// (after V. Vryniotis, who took it in tile values).
pub fn clustering(board: &impl Tiles) -> f32 {
    let mut cells = [0; SIDE * SIDE];
    let mut differences = [0_u16; SIDE * SIDE];
    let mut counts = [0_u16; SIDE * SIDE];
    let columns = board.columns();
    for (cell, exponent) in board.cell_exponents().enumerate() {
        let at = place(cell, columns);
        cells[at] = exponent;
        // The neighbours that come before it; each pair is met once.
        for near in [at - 1, at - SIDE - 1, at - SIDE, at - SIDE + 1] {
            let both = u16::from(exponent > 0 && cells[near] > 0);
            let difference = both * u16::from(exponent.abs_diff(cells[near]));
            for one in [at, near] {
                differences[one] += difference;
                counts[one] += both;
            }
        }
    }
    let places = (0..board.cell_count()).map(|cell| place(cell, columns));
    places
        .map(|at| f32::from(differences[at]) / f32::from(counts[at].max(1)))
        .sum()
}
