//! The search itself.

use super::Solver;
use super::aim::Aim;
use super::fives::Both;
use super::node::{Frame, SolverNode};
use super::rotations::{Rotations, after};
use crate::games::pentago::{Move, Turn};

/// Nodes with fewer empty holes are found again sooner than looked up.
const KEPT: u32 = 4;
/// Nodes with more empty holes ask at once what is known of each hole to try.
const CONSULTED: u32 = 7;
/// The learning rate of the success of a hole, which orders the tries. Four times as fast or as slow,
/// the search visits more nodes.
const LEARNING_RATE: f32 = 0.001;

impl Solver {
    /// Searches up to `end` nodes. `None` when it has not come to an answer; then the move that reaches the
    /// aim, if there is one.
    pub(super) fn search(&mut self, end: u64) -> Option<Option<Move>> {
        while !self.frames.is_empty() {
            let frame = &mut self.frames[self.depth];
            if frame.open.is_empty() || frame.next == frame.tries.len() {
                let Frame {
                    node,
                    asked,
                    reached,
                    open,
                    ..
                } = *frame;
                if self.is_kept(node) {
                    self.known.add(node.key(), reached, open);
                }
                if self.depth == 0 {
                    return Some(None);
                }
                self.depth -= 1;
                let good = asked & !reached;
                if let Some(mv) = self.credit(good) {
                    return Some(Some(mv));
                }
                continue;
            }
            let (hole, unsettled) = frame.tries[frame.next];
            frame.next += 1;
            let asked = unsettled & frame.open.turned();
            if asked.is_empty() {
                continue;
            }
            let node = frame.node.after(hole);
            let [reached, missed] = self.recall(node);
            let open = asked & !(reached | missed);
            if open.is_empty() {
                if let Some(mv) = self.credit(asked & !reached) {
                    return Some(Some(mv));
                }
                continue;
            }
            if self.nodes >= end {
                self.frames[self.depth].next -= 1;
                return None;
            }
            self.depth += 1;
            let frame = self.frame(node, asked, [reached, missed]);
            match self.frames.get_mut(self.depth) {
                // The list of tries keeps its room.
                Some(place) => *place = frame,
                None => self.frames.push(frame),
            }
        }
        Some(None)
    }

    /// The hole last tried at the node in hand reaches the aim where the opponent then misses its own, in
    /// the rotations `good`. The move, when that settles the root.
    fn credit(&mut self, good: Rotations) -> Option<Move> {
        let frame = &mut self.frames[self.depth];
        let gained = frame.gain(good);
        let (hole, asked) = frame.tries[frame.next - 1];
        let success = &mut self.success[frame.node.ply() % 2][hole.trailing_zeros() as usize];
        *success += LEARNING_RATE * (gained.count() as f32 / asked.count() as f32 - *success);
        if self.depth > 0 || gained.is_empty() {
            return None;
        }
        let hole = self.empty[hole.trailing_zeros() as usize];
        let leads = |turn: &Turn| !(good & Rotations::one(after([0; 4], *turn))).is_empty();
        let turn = Turn::ALL.into_iter().find(leads);
        Some(Move { hole, turn })
    }

    /// Opens a node. `known` are the rotations in which its aim is known to be reached, and known to be missed.
    pub(super) fn frame(
        &mut self,
        node: SolverNode,
        asked: Rotations,
        known: [Rotations; 2],
    ) -> Frame {
        self.nodes += 1;
        let mut tries = match self.frames.get_mut(self.depth) {
            Some(old) => std::mem::take(&mut old.tries),
            None => Vec::new(),
        };
        tries.clear();
        let [reached, missed] = known;
        let mut frame = Frame {
            node,
            asked,
            reached: reached & asked,
            open: asked & !(reached | missed),
            tries,
            next: 0,
        };
        let left = self.free(node).count_ones();
        if left == 1 {
            // The last marble ends the game, so all that it reaches is reached at once.
            return frame;
        }
        self.try_holes(&mut frame);
        if left > CONSULTED && node.ply() > 0 {
            self.consult(&mut frame);
        }
        self.sort(&mut frame.tries, node.ply() % 2);
        frame
    }

    /// Lists the holes to try, each with the rotations in which the game goes on after it.
    fn try_holes(&self, frame: &mut Frame) {
        let node = frame.node;
        let SolverNode {
            filled: [own, other],
            aim,
        } = node;
        let mover = node.ply() % 2;
        let next = 1 - mover;
        let against = self.fives[next].of(other);
        let leads = frame.open.turned();
        let free = self.free(node);
        let left = free.count_ones();
        let [some, several] = self.threats(other, free, next);
        for hole in bits(free) {
            let own = self.fives[mover].of(own | hole);
            let goes_on = leads & !(own[next] | against[next]);
            if goes_on.is_empty() {
                continue;
            }
            // The rotations in which the opponent can end the game in its favour, now that this hole is taken.
            let taken = self.fives[next].of(other | hole);
            let [placed, turned] = [next, mover].map(|i| several[i] | (some[i] & !taken[i]));
            let good = match aim {
                Aim::Draw => turned & !own[mover],
                Aim::Win if left == 2 => turned | !own[mover],
                Aim::Win => turned,
            };
            let goes_on = goes_on & !(placed | good.turned());
            if goes_on.is_empty() {
                continue;
            }
            if left == 2 && node.ply() > 0 {
                // Rotations that the last marble does not reach at once are never reached.
                frame.gain(goes_on);
            } else {
                frame.tries.push((hole, goes_on));
            }
        }
    }

    /// The rotations in which the opponent gets five by some hole, and those in which it does by more than one.
    fn threats(&self, other: u32, free: u32, next: usize) -> [Both; 2] {
        let (mut some, mut several): (Both, Both) = Default::default();
        for hole in bits(free) {
            let fives = self.fives[next].of(other | hole);
            for i in 0..2 {
                several[i] |= some[i] & fives[i];
                some[i] |= fives[i];
            }
        }
        [some, several]
    }

    /// Sorts tries by the open rotations and the success of the hole so far.
    fn sort(&self, tries: &mut [(u32, Rotations)], mover: usize) {
        let success = &self.success[mover];
        let promise = |&(hole, goes_on): &(u32, Rotations)| {
            goes_on.count() as f32 * success[hole.trailing_zeros() as usize]
        };
        // Insertion sort: the library's sort would add kilobytes of code to a page.
        for i in 1..tries.len() {
            let (before, tried) = tries.split_at(i);
            let place = before.partition_point(|other| promise(other) >= promise(&tried[0]));
            tries[place..=i].rotate_right(1);
        }
    }

    /// Takes from the tries of a node what is known of where they lead.
    fn consult(&self, frame: &mut Frame) {
        let mut tries = std::mem::take(&mut frame.tries);
        tries.retain_mut(|(hole, goes_on)| {
            let [reached, missed] = self.recall(frame.node.after(*hole));
            frame.gain(*goes_on & missed);
            *goes_on = *goes_on & !(reached | missed);
            !goes_on.is_empty()
        });
        frame.tries = tries;
    }

    /// Whether the node is worth remembering: near the end it is found again sooner than looked up.
    #[inline]
    fn is_kept(&self, node: SolverNode) -> bool {
        self.free(node).count_ones() >= KEPT
    }

    fn recall(&self, node: SolverNode) -> [Rotations; 2] {
        if self.is_kept(node) {
            self.known.get(node.key())
        } else {
            [Rotations::NONE; 2]
        }
    }

    fn free(&self, node: SolverNode) -> u32 {
        let all = (1_u32 << self.empty.len()) - 1;
        all & !(node.filled[0] | node.filled[1])
    }
}

/// The bits of a set, each by itself.
#[inline]
fn bits(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}
