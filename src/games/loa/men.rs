//! The men of one side as bits.

use super::square::{Direction, SQUARES, Square};

/// A set of squares: bit n is the square of that [number](Square::index).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Men(u64);

/// The squares that are not on the file a, and not on h.
const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

impl Men {
    /// No square.
    pub const NONE: Self = Self(0);
    /// The squares along the edge.
    pub const EDGE: Self = Self(0xff81_8181_8181_81ff);

    /// The set of these bits.
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The bits.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// One square.
    #[inline]
    pub const fn one(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// The union.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The intersection.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The difference: the men of this set alone.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of men.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Their places on a board as it is shown: row by row from the upper left.
    pub fn cells(self) -> Vec<u8> {
        let shown = Self(self.0.swap_bytes());
        shown.squares().map(|square| square.index() as u8).collect()
    }

    /// The squares in the order of their numbers.
    #[inline]
    pub fn squares(self) -> impl Iterator<Item = Square> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let square = (rest != 0).then(|| Square::of(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            square
        })
    }

    /// Every neighbour of a man, be it empty or not.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Self {
        let beside = self.0 << 1 & NOT_A | self.0 >> 1 & NOT_H;
        let row = self.0 | beside;
        Self(beside | row << 8 | row >> 8)
    }

    /// Whether all men are connected. One man and no man count as connected.
    ///
    /// ```
    /// use plyground::games::loa::{Men, Square};
    /// let man = |file, rank| Men::one(Square::at(file, rank).expect("a square"));
    /// let [a, b, c] = [man(0, 0), man(1, 1), man(3, 1)];
    /// assert!(a.or(b).are_connected()); // diagonal neighbours
    /// assert!(!a.or(c).are_connected());
    /// assert_eq!(a.or(b).or(c).groups().count(), 2);
    /// ```
    #[inline]
    pub const fn are_connected(self) -> bool {
        // A man without neighbours is the most frequent case.
        let alone = self.without(self.neighbours());
        if !alone.is_empty() {
            return alone.0 == self.0 && self.0.is_power_of_two();
        }
        self.group().0 == self.0
    }

    /// The men that are connected with the first.
    #[inline]
    #[must_use]
    pub const fn group(self) -> Self {
        let mut group = Self(self.0 & self.0.wrapping_neg());
        loop {
            let more = group.or(group.neighbours()).and(self);
            if more.0 == group.0 {
                return group;
            }
            group = more;
        }
    }

    /// The groups of connected men.
    pub fn groups(self) -> impl Iterator<Item = Self> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let group = rest.group();
            rest = rest.without(group);
            (!group.is_empty()).then_some(group)
        })
    }
}

impl Direction {
    /// Every square in that direction.
    #[inline]
    pub const fn ray(self, from: Square) -> Men {
        Men::from_bits(RAYS[self.index()][from.index()])
    }
}

static RAYS: [[u64; SQUARES]; 8] = {
    let mut rays = [[0; SQUARES]; 8];
    let mut direction = 0;
    while direction < 8 {
        let mut from = 0;
        while from < SQUARES {
            let (start, along) = (Square::of(from as u8), Direction::ALL[direction]);
            let mut steps = 1;
            while let Some(square) = start.step(along, steps) {
                rays[direction][from] |= 1 << square.index();
                steps += 1;
            }
            from += 1;
        }
        direction += 1;
    }
    rays
};
