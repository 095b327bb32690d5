//! The search itself.

use super::Solver;
use super::fives::Both;
use super::node::{Aim, Frame, SolverNode, Try, insertion_sort};
use super::rotations::{Rotations, after, rotated};
use crate::games::pentago::{Move, Turn};
use crate::search::{Observer, Reason, Visit};

/// Nodes with fewer empty holes are found again sooner than looked up.
const KEPT: u32 = 4;
/// Nodes with at most this many empty holes are searched to the end. Others get a budget, which grows from pass to pass.
const DIRECT: u32 = 8;
/// The nodes that each try of the first pass may take.
const FIRST_BUDGET: u64 = 64;
/// Nodes with at least this many holes to try are looked through for rotations that nobody needs any more.
const NARROWED: usize = 7;
/// Nodes with more empty holes ask at once what is known of each hole to try.
const CONSULTED: u32 = 7;
/// The learning rate of the success of a hole, which orders the tries. Four times as fast or as slow,
/// the search visits more nodes.
const LEARNING_RATE: f32 = 0.001;

impl Solver {
    /// Searches up to `end` nodes. `None` when it has not come to an answer; then the move that reaches the
    /// aim, if there is one.
    pub(super) fn search(
        &mut self,
        end: u64,
        observer: Option<&dyn Observer>,
    ) -> Option<Option<Move>> {
        while !self.frames.is_empty() {
            self.narrow();
            if let Some(missed) = self.finished() {
                let frame = &self.frames[self.depth];
                let (node, reached, left) = (frame.node, frame.reached, frame.left(missed));
                if self.is_kept(node) {
                    self.known.add(node.key(), reached, missed);
                }
                if self.depth == 0 {
                    return Some(None);
                }
                self.depth -= 1;
                if let Some(observer) = observer {
                    if left > 0 {
                        observer.note(Reason::Budget);
                    }
                    observer.leave(reached.count() as f32);
                }
                if let Some(mv) = self.credit([reached, missed], left) {
                    return Some(Some(mv));
                }
                continue;
            }
            let frame = &mut self.frames[self.depth];
            let Try {
                hole, unsettled, ..
            } = frame.tries[frame.next];
            frame.next += 1;
            let asked = unsettled & frame.open.turned();
            if asked.is_empty() {
                continue;
            }
            let node = frame.node.after(hole);
            let known = self.recall(node);
            let open = asked & !(known[0] | known[1]);
            if open.is_empty() {
                if let Some(observer) = observer {
                    self.show(hole, node, observer);
                    observer.note(Reason::Table);
                    observer.leave((known[0] & asked).count() as f32);
                }
                if let Some(mv) = self.credit(known, 0) {
                    return Some(Some(mv));
                }
                continue;
            }
            if self.nodes >= end {
                self.frames[self.depth].next -= 1;
                return None;
            }
            if let Some(observer) = observer {
                self.show(hole, node, observer);
            }
            self.descend(node, asked, known);
        }
        Some(None)
    }

    /// Tells an observer of a node after a hole.
    fn show(&self, hole: u32, node: SolverNode, observer: &dyn Observer) {
        observer.step(&self.empty[hole.trailing_zeros() as usize]);
        observer.enter(Visit::deep(self.free(node).count_ones()));
    }

    /// The rotations that the node in hand misses, where the search is done there: all is settled, or it gives up. Otherwise
    /// there is a hole to try next.
    fn finished(&mut self) -> Option<Rotations> {
        let gives_up = self.nodes >= self.frames[self.depth].end;
        let frame = &mut self.frames[self.depth];
        let tried = frame.next == frame.tries.len();
        if !(gives_up || tried || frame.open.is_empty()) {
            return None;
        }
        let missed = frame.missed();
        if gives_up || (frame.open & !missed).is_empty() {
            return Some(missed);
        }
        frame.again();
        None
    }

    /// Drops rotations of the node in hand that its parent no longer asks for. The parent needs, for each of its own
    /// rotations, one turn after which the opponent misses its aim.
    fn narrow(&mut self) {
        let (before, rest) = self.frames.split_at_mut(self.depth);
        let (Some(parent), Some(frame)) = (before.last(), rest.first_mut()) else {
            return;
        };
        if frame.next == 0 || frame.tries.len() < NARROWED {
            return;
        }
        let missed = frame.missed();
        if !missed.is_empty() {
            let wanting = parent.open & !missed.turned();
            frame.open = missed | (frame.open & wanting.turned());
            if frame.open == missed {
                frame.next = frame.tries.len();
            }
        }
    }

    /// Goes on to a node after the one in hand.
    fn descend(&mut self, node: SolverNode, asked: Rotations, known: [Rotations; 2]) {
        let Frame { end, budget, .. } = self.frames[self.depth];
        self.depth += 1;
        let mut frame = self.frame(node, asked, known);
        if self.free(node).count_ones() > DIRECT {
            frame.end = end.min(self.nodes.saturating_add(budget));
        }
        match self.frames.get_mut(self.depth) {
            // The list of tries keeps its room.
            Some(place) => *place = frame,
            None => self.frames.push(frame),
        }
    }

    /// After the hole last tried at the node in hand the opponent reaches and misses its aim in these rotations. The
    /// side to move reaches its own where a turn leads to a miss. The move, when that settles the root.
    fn credit(&mut self, [reached, missed]: [Rotations; 2], left: u32) -> Option<Move> {
        let frame = &mut self.frames[self.depth];
        let one = &mut frame.tries[frame.next - 1];
        let (hole, good) = (one.hole, one.unsettled & missed);
        let settled = one.unsettled & (reached | missed);
        one.unsettled = one.unsettled & !settled;
        one.left = left;
        let gained = frame.gain(good);
        if !settled.is_empty() {
            let success = &mut self.success[frame.node.ply() % 2][hole.trailing_zeros() as usize];
            let share = gained.count() as f32 / settled.count() as f32;
            *success += LEARNING_RATE * (share - *success);
        }
        if self.depth > 0 || gained.is_empty() {
            return None;
        }
        let rotation = self.start.rotation;
        let hole = rotated(self.empty[hole.trailing_zeros() as usize], rotation);
        let leads = |turn: &Turn| !(good & Rotations::one(after(rotation, *turn))).is_empty();
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
            reached: reached & asked,
            open: asked & !(reached | missed),
            tries,
            next: 0,
            end: u64::MAX,
            budget: FIRST_BUDGET,
        };
        let left = self.free(node).count_ones();
        if left <= DIRECT + 1 {
            frame.budget = u64::MAX;
        }
        if left == 1 {
            // The last marble ends the game, so all that it reaches is reached at once.
            return frame;
        }
        self.try_holes(&mut frame);
        if left > KEPT {
            self.touch(&frame);
        }
        if left > CONSULTED && self.depth > 0 {
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
            if left == 2 && self.depth > 0 {
                // Rotations that the last marble does not reach at once are never reached.
                frame.gain(goes_on);
            } else {
                frame.tries.push(Try {
                    hole,
                    unsettled: goes_on,
                    left: 0,
                });
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
    fn sort(&self, tries: &mut [Try], mover: usize) {
        let success = &self.success[mover];
        insertion_sort(tries, |one| {
            one.unsettled.count() as f32 * success[one.hole.trailing_zeros() as usize]
        });
    }

    /// Reads what the table holds of where the tries of a node lead, before it is asked for one by one.
    fn touch(&self, frame: &Frame) {
        for one in &frame.tries {
            let node = frame.node.after(one.hole);
            self.known.touch(node.key());
            self.known.touch(node.opposed().key());
        }
    }

    /// Takes from the tries of a node what is known of where they lead.
    fn consult(&self, frame: &mut Frame) {
        let mut tries = std::mem::take(&mut frame.tries);
        tries.retain_mut(|one| {
            let [reached, missed] = self.recall(frame.node.after(one.hole));
            frame.gain(one.unsettled & missed);
            one.unsettled = one.unsettled & !(reached | missed);
            !one.unsettled.is_empty()
        });
        frame.tries = tries;
    }

    /// Whether the node is worth remembering: near the end it is found again sooner than looked up.
    #[inline]
    fn is_kept(&self, node: SolverNode) -> bool {
        self.free(node).count_ones() >= KEPT
    }

    /// The known rotations of a node: those in which it reaches its aim, and those in which it misses it.
    fn recall(&self, node: SolverNode) -> [Rotations; 2] {
        if !self.is_kept(node) {
            return [Rotations::NONE; 2];
        }
        let [reached, missed] = self.known.get(node.key());
        // A win is no loss.
        let other = self.known.get(node.opposed().key());
        match node.aim {
            Aim::Win => [reached, missed | other[1]],
            Aim::Draw => [reached | other[0], missed],
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
