//! The search itself.

use super::table::{KnownNumbers, Numbers, ProofTable};
use crate::games::{Adversarial, Outcome, Side};

/// The knowledge of a game that proof-number search needs beside its rules.
pub trait Prospects<G: Adversarial> {
    /// A first guess of the numbers of a position in which the game goes on, and nobody has looked deeper. Where the
    /// side to move ends the game to its satisfaction with one move, [`Numbers::REACHED`].
    fn guess(&self, position: &G, attacker: Side) -> Numbers;
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding<M> {
    /// The attacker wins, in so many plies at the latest, by this line against the longest defence.
    Won {
        /// Plies to the end, at most.
        plies: u32,
        /// The moves of both sides.
        line: Vec<M>,
    },
    /// The search has found no win. That is no proof that there is none: a position that came up on the way counts as
    /// no win, whichever way led there.
    NotWon,
}

/// A search for a win of one side, in as many pieces as its user likes: df-pn (Nagai 2002).
///
/// Only wins are claimed. A win that is found ends after so many plies whatever the defender does, so that no position
/// comes up twice in it.
///
/// ```
/// use plyground::games::Adversarial;
/// use plyground::games::loa::Position;
/// use plyground::search::{Attack, Finding};
/// use plyground::solve::loa::Connections;
/// let position: Position = "......../.x.o.o../......xo/..xxox../..xxox../.....oo./......../........ o".parse()?;
/// let mut attack = Attack::new(&position, position.side(), Connections, 14);
/// let finding = loop {
///     if let Some(finding) = attack.advance(1000) {
///         break finding;
///     }
///     // Here a caller looks at its limits.
///     assert!(attack.nodes() < 1_000_000);
/// };
/// assert!(matches!(finding, Finding::Won { .. }));
/// # Ok::<(), plyground::games::loa::PositionError>(())
/// ```
#[derive(Debug)]
pub struct Attack<G: Adversarial, P> {
    prospects: P,
    attacker: Side,
    table: ProofTable,
    root: G,
    /// The keys of positions that count as draws when they come up, sorted.
    drawn: Vec<u128>,
    /// The line in hand, from the root; frames behind it keep their memory.
    frames: Vec<AttackFrame<G>>,
    depth: usize,
    nodes: u64,
}

/// A position in hand.
#[derive(Debug)]
struct AttackFrame<G: Adversarial> {
    position: G,
    key: u128,
    /// The search leaves the position when one of its numbers gets there.
    limits: Numbers,
    replies: Vec<AttackReply<G::Move>>,
    /// The reply in hand.
    chosen: usize,
    /// Nodes before it.
    start: u64,
}

#[derive(Clone, Copy, Debug)]
struct AttackReply<M> {
    mv: M,
    key: u128,
    /// Of the position that it leads to.
    known: KnownNumbers,
}

/// How much more a reply may cost than the next best before the search turns to that one: a quarter (Pawlewicz and
/// Lew, "Improving depth-first PN-search: 1+epsilon trick", 2007).
const SLACK: u32 = 4;

impl<G: Adversarial, P: Prospects<G>> Attack<G, P> {
    /// A search for wins of `attacker`, which remembers at most `2^bits` positions, of 16 bytes each. It begins with a
    /// position in which the game goes on.
    pub fn new(root: &G, attacker: Side, prospects: P, bits: u32) -> Self {
        Self {
            prospects,
            attacker,
            table: ProofTable::new(bits),
            root: *root,
            drawn: Vec::new(),
            frames: Vec::new(),
            depth: 0,
            nodes: 0,
        }
    }

    /// Turns to another position in which the game goes on. `drawn` are the keys, in ascending order, of positions that
    /// end the game when they come up once more.
    pub fn turn_to(&mut self, root: &G, drawn: &[u128]) {
        if self.drawn != drawn {
            self.drawn = drawn.to_vec();
            self.table.clear();
        }
        self.table.age();
        self.root = *root;
        self.frames.clear();
        self.depth = 0;
        self.nodes = 0;
    }

    /// Positions visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Goes on for about so many nodes; the finding, when it is there.
    pub fn advance(&mut self, nodes: u64) -> Option<Finding<G::Move>> {
        if self.root.outcome().is_some() {
            return Some(self.finding(self.look(&self.root, self.root.key())));
        }
        let end = self.nodes.saturating_add(nodes);
        if self.frames.is_empty() {
            let limits = Numbers {
                phi: Numbers::NEVER,
                delta: Numbers::NEVER,
            };
            self.open(self.root, self.root.key(), limits);
        }
        while self.nodes < end {
            let frame = &self.frames[self.depth];
            let outlook = frame.outlook();
            let Numbers { phi, delta } = outlook.numbers;
            if phi >= frame.limits.phi || delta >= frame.limits.delta {
                let known = self.close(outlook);
                if self.depth == 0 {
                    return Some(self.finding(known));
                }
                self.depth -= 1;
                let frame = &mut self.frames[self.depth];
                frame.replies[frame.chosen].known = known;
                continue;
            }
            self.descend(outlook);
        }
        None
    }

    /// Goes to the best reply of the position in hand, unless more is known of it by now.
    fn descend(&mut self, outlook: BestReply) {
        let frame = &mut self.frames[self.depth];
        frame.chosen = outlook.best;
        let reply = &mut frame.replies[outlook.best];
        if let Some(known) = self.table.get(reply.key)
            && known != reply.known
        {
            reply.known = known;
            return;
        }
        let AttackReply { mv, key, known } = *reply;
        let limits = Numbers {
            phi: (frame.limits.delta - outlook.numbers.delta)
                .saturating_add(known.numbers.phi)
                .min(Numbers::NEVER),
            delta: frame
                .limits
                .phi
                .min(outlook.second + outlook.second / SLACK + 1),
        };
        let next = frame.position.played(mv);
        self.depth += 1;
        self.open(next, key, limits);
    }

    /// Begins with a position, in the frame that is in turn.
    fn open(&mut self, position: G, key: u128, limits: Numbers) {
        let mut replies = match self.frames.get_mut(self.depth) {
            Some(frame) => std::mem::take(&mut frame.replies),
            None => Vec::new(),
        };
        replies.clear();
        let start = self.nodes;
        for mv in position.legal() {
            self.nodes += 1;
            let reply = self.reply(&position, mv);
            replies.push(reply);
            if reply.known.numbers.delta == 0 {
                break;
            }
        }
        let frame = AttackFrame {
            position,
            key,
            limits,
            replies,
            chosen: 0,
            start,
        };
        match self.frames.get_mut(self.depth) {
            Some(place) => *place = frame,
            None => self.frames.push(frame),
        }
    }

    /// A reply to a position, with what is known of it without a search.
    fn reply(&self, position: &G, mv: G::Move) -> AttackReply<G::Move> {
        let next = position.played(mv);
        let key = next.key();
        let known = self.look(&next, key);
        AttackReply { mv, key, known }
    }

    /// The proof and disproof numbers of a position without a search.
    fn look(&self, next: &G, key: u128) -> KnownNumbers {
        let attacks = next.side() == self.attacker;
        let is_won = match next.outcome() {
            Some(outcome) => Some(outcome == Outcome::Win(self.attacker)),
            None => self.is_drawn(key).then_some(false),
        };
        if let Some(is_won) = is_won {
            let reaches = is_won == attacks;
            let numbers = if reaches {
                Numbers::REACHED
            } else {
                Numbers::MISSED
            };
            return KnownNumbers { numbers, plies: 0 };
        }
        self.table.get(key).unwrap_or_else(|| KnownNumbers {
            numbers: self.prospects.guess(next, self.attacker),
            plies: 1,
        })
    }

    /// Whether a position counts as a draw: it is on the way from the root, or ends the game.
    fn is_drawn(&self, key: u128) -> bool {
        let way = self.frames.iter().take(self.depth);
        way.rev().any(|frame| frame.key == key) || self.drawn.binary_search(&key).is_ok()
    }

    /// Keeps what is known of the position in hand.
    fn close(&mut self, outlook: BestReply) -> KnownNumbers {
        let frame = &self.frames[self.depth];
        let attacks = frame.position.side() == self.attacker;
        let won = frame.replies.iter().filter(|reply| reply.is_won(attacks));
        let plies = won.map(|reply| reply.known.plies);
        let plies = if attacks { plies.min() } else { plies.max() };
        let known = KnownNumbers {
            numbers: outlook.numbers,
            plies: plies.unwrap_or(0).saturating_add(1),
        };
        self.table.put(frame.key, known, self.nodes - frame.start);
        known
    }

    fn finding(&self, known: KnownNumbers) -> Finding<G::Move> {
        let Numbers { phi, delta } = known.numbers;
        let attacks = self.root.side() == self.attacker;
        let left = if attacks { phi } else { delta };
        if left > 0 {
            return Finding::NotWon;
        }
        Finding::Won {
            plies: known.plies.into(),
            line: self.line(),
        }
    }

    /// The quickest win that is known against the longest defence; after the first move as far as the table remembers it.
    fn line(&self) -> Vec<G::Move> {
        let (mut position, mut line) = (self.root, Vec::new());
        // The frame still has the reply that settled the root, where the table has dropped it.
        let root = self.frames.first();
        let mut replies = root.map_or(Vec::new(), |frame| frame.replies.clone());
        while line.len() < usize::from(u8::MAX) {
            let attacks = position.side() == self.attacker;
            let won = replies.iter().filter(|reply| reply.is_won(attacks));
            let reply = if attacks {
                won.min_by_key(|reply| reply.known.plies)
            } else {
                won.max_by_key(|reply| reply.known.plies)
            };
            let Some(&AttackReply { mv, .. }) = reply else {
                break;
            };
            line.push(mv);
            position = position.played(mv);
            if position.outcome().is_some() {
                break;
            }
            let legal = position.legal();
            replies = legal.map(|mv| self.reply(&position, mv)).collect();
        }
        line
    }
}

impl<M> AttackReply<M> {
    /// Whether the attacker is known to win by it. `attacks` is true of the attacker's own reply.
    fn is_won(&self, attacks: bool) -> bool {
        let Numbers { phi, delta } = self.known.numbers;
        let left = if attacks { delta } else { phi };
        left == 0
    }
}

/// The best reply, and the numbers of a position that follow from its replies.
#[derive(Clone, Copy, Debug)]
struct BestReply {
    numbers: Numbers,
    /// The reply that is missed most easily, and how easily the next best is.
    best: usize,
    second: u32,
}

impl<G: Adversarial> AttackFrame<G> {
    fn outlook(&self) -> BestReply {
        let (mut best, mut first, mut second, mut delta) =
            (0, Numbers::NEVER, Numbers::NEVER, 0_u32);
        for (i, reply) in self.replies.iter().enumerate() {
            let numbers = reply.known.numbers;
            delta = delta.saturating_add(numbers.phi);
            if numbers.delta < first {
                (best, second, first) = (i, first, numbers.delta);
            } else {
                second = second.min(numbers.delta);
            }
        }
        BestReply {
            numbers: Numbers {
                phi: first,
                delta: delta.min(Numbers::NEVER),
            },
            best,
            second,
        }
    }
}
