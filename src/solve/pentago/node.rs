//! Nodes of the solver, and what it has found of those in hand.

use super::rotations::Rotations;

/// The budget of a pass is this many times that of the pass before.
const GROWTH: u64 = 8;

/// The result that a player tries to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// To win.
    Win,
    /// Not to lose.
    Draw,
}

impl Aim {
    pub(super) const fn opposed(self) -> Self {
        match self {
            Self::Win => Self::Draw,
            Self::Draw => Self::Win,
        }
    }
}

/// A node: who has filled which of the holes that were empty at the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct SolverNode {
    /// By the side to move and by the other.
    pub filled: [u32; 2],
    /// The aim of the side to move.
    pub aim: Aim,
}

/// A hole to try at a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Try {
    /// The hole, as a bit.
    pub hole: u32,
    /// The rotations in which nobody knows yet what the opponent reaches after it.
    pub unsettled: Rotations,
    /// The rotations left to settle below it when the search gave up there; 0 where it did not.
    pub left: u32,
}

/// A node in hand.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub node: SolverNode,
    /// The rotations in which the aim is known to be reached, and the rotations not settled yet.
    pub reached: Rotations,
    pub open: Rotations,
    /// The holes to try.
    pub tries: Vec<Try>,
    pub next: usize,
    /// The number of nodes at which the search gives up here, and the nodes that each try of this pass may take.
    pub end: u64,
    pub budget: u64,
}

impl SolverNode {
    pub(super) fn key(self) -> u64 {
        let [own, other] = self.filled.map(u64::from);
        1 << 63 | (own | other << 31) << 1 | u64::from(self.aim == Aim::Win)
    }

    /// The same holes with the other aim.
    pub(super) fn opposed(self) -> Self {
        Self {
            aim: self.aim.opposed(),
            ..self
        }
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

    /// The open rotations in which no try can reach the aim any more.
    #[inline]
    pub(super) fn missed(&self) -> Rotations {
        let unsettled = self
            .tries
            .iter()
            .fold(Rotations::NONE, |all, one| all | one.unsettled);
        self.open & !unsettled.turned()
    }

    /// The rotations left to settle, counted for each try.
    pub(super) fn left(&self, missed: Rotations) -> u32 {
        let leads = (self.open & !missed).turned();
        self.tries
            .iter()
            .map(|one| (one.unsettled & leads).count())
            .sum()
    }

    /// Begins a pass with a larger budget over what the last one left, first where the least was left.
    pub(super) fn again(&mut self) {
        let leads = self.open.turned();
        self.tries.retain(|one| !(one.unsettled & leads).is_empty());
        insertion_sort(&mut self.tries, |one| -(one.left as f32));
        self.next = 0;
        self.budget = self.budget.saturating_mul(GROWTH);
    }
}

/// Sorts by promise, the best first. The library's sort would add kilobytes of code to a page.
pub(super) fn insertion_sort(tries: &mut [Try], promise: impl Fn(&Try) -> f32) {
    for i in 1..tries.len() {
        let (before, tried) = tries.split_at(i);
        let place = before.partition_point(|other| promise(other) >= promise(&tried[0]));
        tries[place..=i].rotate_right(1);
    }
}
