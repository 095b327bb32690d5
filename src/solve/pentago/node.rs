//! Nodes of the solver, and what it has found of those in hand.

use super::aim::Aim;
use super::rotations::Rotations;

/// A node: who has filled which of the holes that were empty at the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct SolverNode {
    /// By the side to move and by the other.
    pub filled: [u32; 2],
    /// The aim of the side to move.
    pub aim: Aim,
}

/// A node in hand.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub node: SolverNode,
    /// The rotations that were asked for.
    pub asked: Rotations,
    /// The rotations in which the aim is known to be reached, and the rotations not settled yet.
    pub reached: Rotations,
    pub open: Rotations,
    /// The holes to try, each with the rotations that it leaves unsettled.
    pub tries: Vec<(u32, Rotations)>,
    pub next: usize,
}

impl SolverNode {
    pub(super) fn key(self) -> u64 {
        let [own, other] = self.filled.map(u64::from);
        1 << 63 | (own | other << 31) << 1 | u64::from(self.aim == Aim::Win)
    }

    /// Plies from the root.
    pub(super) fn ply(self) -> usize {
        (self.filled[0] | self.filled[1]).count_ones() as usize
    }

    pub(super) fn after(self, hole: u32) -> Self {
        let [own, other] = self.filled;
        Self {
            filled: [other, own | hole],
            aim: self.aim.opposed(),
        }
    }
}

impl Frame {
    /// The opponent misses its aim in the rotations `good`, after some hole: the side to move reaches its
    /// own wherever a turn leads there. Returns where that is news.
    #[inline]
    pub(super) fn gain(&mut self, good: Rotations) -> Rotations {
        let gained = good.turned() & self.open;
        self.reached |= gained;
        self.open = self.open & !gained;
        gained
    }
}
