//! What a side can force within a number of its own moves, by trying everything.

use std::collections::HashMap;

use plyground::games::{Adversarial, Outcome, Side};

/// What a side wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To win while it has moves left.
    Win,
    /// Not to lose before its moves are made.
    Survive,
}

/// A search for what a side can force, whatever the other side replies. It remembers what it knows and has a budget
/// of nodes; beyond that it does not answer.
///
/// Its answers are exact: no line is left out. In a game in which a position may come up too often, that rule is not
/// looked at, for a win in the fewest moves needs no position twice.
///
/// ```
/// use plyground::games::loa::Position;
/// use plyground_lab::puzzles::{Forced, Goal};
/// let position: Position = "......../..oxx.../...x..../..oxx.../.xo.o.../......../......../........ o".parse()?;
/// let mut forced = Forced::new(&position, Goal::Win, 1_000_000);
/// // No move wins at once, and one wins in two whatever the reply.
/// assert_eq!(forced.keeping(&position, 1).map(|moves| moves.len()), Some(0));
/// assert_eq!(forced.keeping(&position, 2).map(|moves| moves.len()), Some(1));
/// # Ok::<(), plyground::games::loa::PositionError>(())
/// ```
#[derive(Debug)]
pub struct Forced<G: Adversarial> {
    side: Side,
    goal: Goal,
    /// Whether the side, to move, reaches its goal in so many moves.
    known: HashMap<(u128, u32), bool>,
    /// By moves left: the reply that last spoilt everything, which is tried first.
    killers: Vec<Option<G::Move>>,
    nodes: u64,
    most: u64,
}

impl<G: Adversarial> Forced<G> {
    /// A search for what the side to move at `root` can force, with a budget of `most` nodes.
    pub fn new(root: &G, goal: Goal, most: u64) -> Self {
        Self {
            side: root.side(),
            goal,
            known: HashMap::new(),
            killers: Vec::new(),
            nodes: 0,
            most,
        }
    }

    /// Positions visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The moves of the side, which is to move, that keep its goal in sight: it reaches it with `left` moves, this one
    /// among them. `None` when the budget is spent.
    pub fn keeping(&mut self, position: &G, left: u32) -> Option<Vec<G::Move>> {
        let mut keeping = Vec::new();
        for mv in position.legal() {
            if self.keeps(&position.played(mv), left)? {
                keeping.push(mv);
            }
        }
        Some(keeping)
    }

    /// Whether a position after a move of the side keeps its goal in sight, where that move was the first of `left`.
    /// `None` when the budget is spent.
    pub fn keeps(&mut self, after: &G, left: u32) -> Option<bool> {
        self.visit()?;
        match self.verdict(after) {
            Some(verdict) => Some(verdict),
            None if left <= 1 => Some(self.goal == Goal::Survive),
            None => self.withstands(after, left - 1),
        }
    }

    /// The reply that makes the side's task longest, or impossible; `None` when the budget is spent or no reply is
    /// there. Among several the one that leaves it the fewest moves. `left` are the moves after the reply.
    pub fn best_reply(&mut self, after: &G, left: u32) -> Option<G::Move> {
        let mut best = None;
        for mv in after.legal() {
            let next = after.played(mv);
            let hardness = match self.verdict(&next) {
                Some(is_reached) => [if is_reached { 0 } else { u32::MAX }; 2],
                None => self.hardness(&next, left)?,
            };
            if best.is_none_or(|(hardest, _)| hardness > hardest) {
                best = Some((hardness, mv));
            }
        }
        best.map(|(_, mv)| mv)
    }

    /// How hard a position is for the side, which is to move: the moves it needs, then how few keep its goal.
    fn hardness(&mut self, position: &G, left: u32) -> Option<[u32; 2]> {
        let needed = match self.goal {
            Goal::Win => {
                let mut fewest = 1;
                while fewest <= left && !self.forces(position, fewest)? {
                    fewest += 1;
                }
                fewest
            }
            Goal::Survive => left + u32::from(!self.forces(position, left)?),
        };
        if needed > left {
            return Some([u32::MAX, 0]);
        }
        let keeping = self.keeping(position, needed)?;
        Some([needed, u32::MAX - keeping.len() as u32])
    }

    /// Whether the side, to move, reaches its goal within `left` moves.
    fn forces(&mut self, position: &G, left: u32) -> Option<bool> {
        let key = (position.key(), left);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        let forces = self.tries(position, left)?;
        if left > 1 {
            self.known.insert(key, forces);
        }
        Some(forces)
    }

    /// First the moves that settle it at once, then all others.
    fn tries(&mut self, position: &G, left: u32) -> Option<bool> {
        let mut open = Vec::new();
        for mv in position.legal() {
            let after = position.played(mv);
            self.visit()?;
            match self.verdict(&after) {
                Some(true) => return Some(true),
                Some(false) => {}
                None => open.push(after),
            }
        }
        if left <= 1 {
            return Some(self.goal == Goal::Survive && !open.is_empty());
        }
        for after in open {
            if self.withstands(&after, left - 1)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether the side reaches its goal with `left` further moves after every reply.
    fn withstands(&mut self, after: &G, left: u32) -> Option<bool> {
        let place = left as usize;
        if self.killers.len() <= place {
            self.killers.resize(place + 1, None);
        }
        let mut replies: Vec<G::Move> = after.legal().collect();
        if let Some(killer) = self.killers[place]
            && let Some(found) = replies.iter().position(|&mv| mv == killer)
        {
            replies.swap(0, found);
        }
        for mv in replies {
            let next = after.played(mv);
            self.visit()?;
            let verdict = match self.verdict(&next) {
                Some(verdict) => verdict,
                None => self.forces(&next, left)?,
            };
            if !verdict {
                self.killers[place] = Some(mv);
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether a position settles the goal by itself.
    fn verdict(&self, position: &G) -> Option<bool> {
        let outcome = position.outcome()?;
        Some(outcome == Outcome::Win(self.side))
    }

    fn visit(&mut self) -> Option<()> {
        self.nodes += 1;
        (self.nodes <= self.most).then_some(())
    }
}
