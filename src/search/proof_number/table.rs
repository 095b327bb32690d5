//! Proof numbers, as the side to move sees them, and the table of positions that were searched.

use crate::search::transposition_table::{Replacement, Stored, TranspositionTable};

/// How much is left to show, at the least, in positions to settle. Kishimoto, Winands, Müller and Saito, "Game-tree
/// search using proof numbers: the first twenty years", 2012.
///
/// The attacker's aim is to win, the defender's not to lose. Numbers are those of the side to move, whichever it is:
/// Nagai's phi and delta.
///
/// ```
/// use plyground::search::Numbers;
/// let open = Numbers { phi: 2, delta: 3 };
/// assert!(!open.is_settled() && Numbers::REACHED.is_settled() && Numbers::MISSED.is_settled());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// To show that the side to move reaches its aim; 0 when that is shown.
    pub phi: u32,
    /// To show that it misses its aim; 0 when that is shown.
    pub delta: u32,
}

impl Numbers {
    /// More than can be counted: it is impossible. Three bytes hold it.
    pub const NEVER: u32 = (1 << 24) - 1;
    /// The aim is reached.
    pub const REACHED: Self = Self {
        phi: 0,
        delta: Self::NEVER,
    };
    /// The aim is missed.
    pub const MISSED: Self = Self {
        phi: Self::NEVER,
        delta: 0,
    };

    /// Whether one of the two is shown.
    #[inline]
    pub const fn is_settled(self) -> bool {
        self.phi == 0 || self.delta == 0
    }
}

/// Proof numbers by position, for one attacker. The size is fixed: of a pair of entries one took the most work, the
/// other is the newest.
#[derive(Debug)]
pub(super) struct ProofTable(TranspositionTable<ProofEntry>);

/// The proof and disproof numbers of a position, as far as they are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KnownNumbers {
    pub numbers: Numbers,
    /// Plies in which the attacker wins at the latest, where that is shown.
    pub plies: u8,
}

#[derive(Clone, Copy, Debug, Default)]
struct ProofEntry {
    phi: [u8; 3],
    delta: [u8; 3],
    plies: u8,
    /// The work in bits, at least 1, in the lower five bits; above them the generation.
    marks: u8,
}

const WORK_BITS: u32 = 5;

impl Stored for ProofEntry {
    const GENERATIONS: u16 = 8;

    #[inline]
    fn depth(&self) -> u8 {
        self.marks & ((1 << WORK_BITS) - 1)
    }

    #[inline]
    fn generation(&self) -> u8 {
        self.marks >> WORK_BITS
    }
}

fn three(number: u32) -> [u8; 3] {
    let [a, b, c, _] = number.to_le_bytes();
    [a, b, c]
}

fn whole([a, b, c]: [u8; 3]) -> u32 {
    u32::from_le_bytes([a, b, c, 0])
}

impl ProofTable {
    /// A table of `2^bits` entries of 16 bytes, at least four of them.
    pub(super) fn new(bits: u32) -> Self {
        Self(TranspositionTable::new(bits, Replacement::TwoDeep))
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// Marks what stands in the table as older than what will come. It stays true.
    pub(super) fn age(&mut self) {
        self.0.age();
    }

    #[inline]
    pub(super) fn get(&self, key: u128) -> Option<KnownNumbers> {
        let entry = self.0.get(key)?;
        Some(KnownNumbers {
            numbers: Numbers {
                phi: whole(entry.phi),
                delta: whole(entry.delta),
            },
            plies: entry.plies,
        })
    }

    /// Keeps what is known after so many nodes of work.
    pub(super) fn put(&mut self, key: u128, known: KnownNumbers, work: u64) {
        let work = (work.max(1).ilog2() + 1).min((1 << WORK_BITS) - 1) as u8;
        let entry = ProofEntry {
            phi: three(known.numbers.phi),
            delta: three(known.numbers.delta),
            plies: known.plies,
            marks: work | self.0.generation() << WORK_BITS,
        };
        self.0.put(key, entry);
    }
}
