//! The board: sixteen exponents in ten bytes.

use std::fmt;
use std::str::FromStr;

use super::notation::{exponents_from, tile_value};
use super::row::{Row, Slides};
use super::tiles::write_values;
use super::variant::{Rule, Variant};
use super::{
    Direction, FOUR_PROBABILITY, LAST_EXPONENT, NamedSpawn, PositionError, Spawn, Tiles, cell_name,
};
use crate::games::random::Dice;
use crate::games::{Game, Stochastic, Transition};

/// Cells along a side.
pub const SIDE: usize = 4;
/// Cells of the board.
pub const CELLS: usize = SIDE * SIDE;

/// A position of 2048. Cells are numbered row by row from the upper left.
///
/// A cell's exponent has five bits. The low four stand in `low`, as in every fast 2048 program; the
/// fifth, set only by 65536 and 131072, in `high`.
///
/// ```
/// use plyground::games::g2048::{Board, Direction};
/// let board: Board = "0,2,2,2, 0,0,0,0, 0,0,0,0, 0,0,0,0".parse().unwrap();
/// let (slid, gain) = board.slide(Direction::Right).unwrap();
/// assert_eq!(slid.to_string(), "0,0,2,4,0,0,0,0,0,0,0,0,0,0,0,0");
/// assert_eq!(gain, 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Board {
    low: u64,
    high: u16,
}

impl Board {
    /// From exponents (0 = empty).
    ///
    /// ```
    /// use plyground::games::g2048::Board;
    /// let mut exponents = [0; 16];
    /// exponents[0] = 11; // 2048 in the upper left corner
    /// assert_eq!(Board::from_exponents(exponents)?.values()[0], 2048);
    /// # Ok::<(), plyground::games::g2048::PositionError>(())
    /// ```
    ///
    /// # Errors
    /// [`PositionError::Exponent`] names the first cell above [`LAST_EXPONENT`].
    pub fn from_exponents(exponents: [u8; CELLS]) -> Result<Self, PositionError> {
        match (0..)
            .zip(exponents)
            .find(|&(_, exponent)| exponent > LAST_EXPONENT)
        {
            Some((cell, exponent)) => Err(PositionError::Exponent {
                cell: cell_name(cell, SIDE),
                exponent,
                last: LAST_EXPONENT,
            }),
            None => Ok((0..)
                .zip(exponents)
                .fold(Self::default(), |board, (cell, exponent)| {
                    board.with(cell, exponent)
                })),
        }
    }

    /// The exponents of all cells (0 = empty).
    pub fn exponents(&self) -> [u8; CELLS] {
        std::array::from_fn(|cell| self.exponent(cell as u8))
    }

    /// The exponents of all cells, 4 bits each, the upper left cell lowest; tiles above 32768 are
    /// shown as 32768.
    #[inline]
    pub const fn nibbles(&self) -> u64 {
        let mut nibbles = self.low;
        if self.high != 0 {
            let mut cell = 0;
            while cell < CELLS {
                if self.high >> cell & 1 != 0 {
                    nibbles |= 15 << (4 * cell);
                }
                cell += 1;
            }
        }
        nibbles
    }

    /// The same for a board without a tile above 32768; `None` for others.
    #[inline]
    pub const fn small(&self) -> Option<u64> {
        if self.high == 0 { Some(self.low) } else { None }
    }

    /// The tile values of all cells (0 = empty).
    pub fn values(&self) -> [u32; CELLS] {
        self.exponents().map(|exponent| tile_value(exponent) as u32)
    }

    /// The exponent in `cell`, 0 when empty.
    #[inline]
    pub const fn exponent(&self, cell: u8) -> u8 {
        (self.low >> (4 * cell) & 15) as u8 | ((self.high >> cell & 1) as u8) << 4
    }

    /// The board with `exponent` put into an empty `cell`.
    #[inline]
    pub(super) const fn with(self, cell: u8, exponent: u8) -> Self {
        Self {
            low: self.low | (exponent as u64 & 15) << (4 * cell),
            high: self.high | ((exponent >> 4) as u16) << cell,
        }
    }

    /// The board after a spawn on an empty cell.
    #[inline]
    pub const fn spawned(self, spawn: Spawn) -> Self {
        self.with(spawn.cell, spawn.exponent())
    }

    /// One bit per empty cell, at four times the cell's number.
    #[inline]
    const fn empties(&self) -> u64 {
        let occupied = self.low | self.low >> 1 | self.low >> 2 | self.low >> 3;
        let mut empties = !occupied & 0x1111_1111_1111_1111;
        if self.high != 0 {
            let mut cell = 0;
            while cell < 16 {
                empties &= !((self.high as u64 >> cell & 1) << (4 * cell));
                cell += 1;
            }
        }
        empties
    }

    /// The empty cells in ascending order.
    ///
    /// ```
    /// use plyground::games::g2048::Board;
    /// let board: Board = "2,4,2,4,4,2,4,2,2,4,2,4,4,2,0,0".parse()?;
    /// assert_eq!(board.empty_cells().collect::<Vec<_>>(), [14, 15]);
    /// # Ok::<(), plyground::games::g2048::PositionError>(())
    /// ```
    #[inline]
    pub fn empty_cells(&self) -> impl Iterator<Item = u8> + use<> {
        let mut empties = self.empties();
        std::iter::from_fn(move || {
            (empties != 0).then(|| {
                let cell = empties.trailing_zeros() / 4;
                empties &= empties - 1;
                cell as u8
            })
        })
    }

    /// Number of empty cells.
    #[inline]
    pub const fn empty_count(&self) -> u32 {
        self.empties().count_ones()
    }

    /// Row `r`, 0 to 3 from the top, read from the left.
    #[inline]
    const fn row(&self, r: usize) -> Row {
        let low = (self.low >> (16 * r)) as u32 & 0xffff;
        let high = (self.high >> (4 * r)) as u32 & 0xf;
        Row::from_key(low | high << 16)
    }

    /// The four rows from the top.
    #[inline]
    pub(crate) fn rows(&self) -> [Row; SIDE] {
        std::array::from_fn(|r| self.row(r))
    }

    #[inline]
    fn from_rows(rows: [Row; SIDE]) -> Self {
        (0..)
            .zip(rows)
            .fold(Self::default(), |board, (r, row)| Self {
                low: board.low | (row.key() as u64 & 0xffff) << (16 * r),
                high: board.high | ((row.key() >> 16) as u16) << (4 * r),
            })
    }

    /// The board mirrored at the diagonal through its upper left cell: rows become columns.
    #[inline]
    pub const fn transposed(self) -> Self {
        let high = if self.high == 0 {
            0
        } else {
            transposed_bits(self.high)
        };
        Self {
            low: transposed_nibbles(self.low),
            high,
        }
    }

    #[inline]
    fn slides(&self) -> &'static Slides {
        Slides::for_board(self.high != 0)
    }

    #[inline]
    fn slid_rows(self, last: bool) -> Self {
        let slides = self.slides();
        Self::from_rows(self.rows().map(|row| slides.slid(row, last)))
    }

    /// The board slid left and slid right.
    #[inline]
    pub fn slid_sideways(self) -> [Self; 2] {
        [false, true].map(|last| self.slid_rows(last))
    }

    /// The board after sliding without a spawn, and the points scored; `None` when nothing moves,
    /// which is no move.
    ///
    /// ```
    /// use plyground::games::g2048::{Board, Direction};
    /// let board: Board = "2,2,4,4,0,0,0,0,0,0,0,0,0,0,0,0".parse()?;
    /// let (after, points) = board.slide(Direction::Left).expect("tiles merge");
    /// assert_eq!((after.to_string().as_str(), points), ("4,8,0,0,0,0,0,0,0,0,0,0,0,0,0,0", 12));
    /// assert!(board.slide(Direction::Up).is_none());
    /// # Ok::<(), plyground::games::g2048::PositionError>(())
    /// ```
    #[inline]
    pub fn slide(self, direction: Direction) -> Option<(Self, u64)> {
        let slid = self.slid(direction);
        (slid != self).then(|| (slid, self.gain(direction)))
    }

    /// The board after sliding, the same when nothing moves.
    #[inline]
    pub fn slid(self, direction: Direction) -> Self {
        match direction {
            Direction::Left => self.slid_rows(false),
            Direction::Right => self.slid_rows(true),
            Direction::Up => self.transposed().slid_rows(false).transposed(),
            Direction::Down => self.transposed().slid_rows(true).transposed(),
        }
    }

    fn gain(self, direction: Direction) -> u64 {
        let lines = match direction {
            Direction::Left | Direction::Right => self,
            Direction::Up | Direction::Down => self.transposed(),
        };
        let slides = self.slides();
        let points: u32 = lines.rows().into_iter().map(|row| slides.gain(row)).sum();
        points.into()
    }
}

impl Tiles for Board {
    /// Every variant that differs in goal, start or who places the tiles.
    fn plays(variant: &Variant) -> bool {
        let same = |rule: &Rule| variant.of(*rule) == rule.standard();
        [Rule::Rows, Rule::Columns, Rule::Four].iter().all(same)
    }

    fn empty(_variant: &Variant) -> Self {
        Self::default()
    }

    fn read(_variant: &Variant, text: &str) -> Result<Self, PositionError> {
        let exponents = exponents_from(text, SIDE, SIDE)?;
        Ok((0..)
            .zip(exponents)
            .fold(Self::default(), |board, (cell, exponent)| {
                board.with(cell, exponent)
            }))
    }

    fn with_tile(self, cell: u8, exponent: u8) -> Self {
        self.with(cell, exponent)
    }

    fn random_spawn(&self, dice: &mut Dice) -> Option<Spawn> {
        let chosen = dice.below(self.empty_count()) as usize;
        Some(Spawn {
            cell: self.empty_cells().nth(chosen)?,
            four: dice.below(10) == 0,
        })
    }

    fn slide(&self, direction: Direction) -> Option<(Self, u64)> {
        Self::slide(*self, direction)
    }

    fn rows(&self) -> usize {
        SIDE
    }

    fn columns(&self) -> usize {
        SIDE
    }

    fn exponent_at(&self, row: usize, column: usize) -> u8 {
        self.exponent((row * SIDE + column) as u8)
    }

    fn cell_exponents(&self) -> impl Iterator<Item = u8> {
        self.exponents().into_iter()
    }

    #[inline]
    fn nibbles(&self) -> u64 {
        Self::nibbles(self)
    }

    #[inline]
    fn holds(&self, exponent: u8) -> bool {
        if self.high != 0 || exponent > 15 {
            return self.exponents().contains(&exponent);
        }
        // A subtraction from nibbles of which one is 0 borrows, and so sets that nibble's top bit.
        let nibbles = self.low ^ (0x1111_1111_1111_1111 * u64::from(exponent));
        nibbles.wrapping_sub(0x1111_1111_1111_1111) & !nibbles & 0x8888_8888_8888_8888 != 0
    }
}

impl Game for Board {
    type Move = Direction;

    #[inline]
    fn legal(&self) -> impl Iterator<Item = Direction> {
        let board = *self;
        Direction::ALL
            .into_iter()
            .filter(move |&direction| board.slid(direction) != board)
    }
}

impl Stochastic for Board {
    type After = Self;
    type Chance = Spawn;

    #[inline]
    fn moves(&self) -> impl Iterator<Item = Transition<Direction, Self>> {
        let board = *self;
        Direction::ALL.into_iter().filter_map(move |mv| {
            let (after, gain) = board.slide(mv)?;
            Some(Transition { mv, after, gain })
        })
    }

    #[inline]
    fn chances(after: &Self) -> impl Iterator<Item = (f32, Spawn)> {
        let share = 1.0 / after.empty_count() as f32;
        after.empty_cells().flat_map(move |cell| {
            [(1.0 - FOUR_PROBABILITY, false), (FOUR_PROBABILITY, true)]
                .map(|(probability, four)| (share * probability, Spawn { cell, four }))
        })
    }

    #[inline]
    fn apply(after: &Self, spawn: Spawn) -> Self {
        after.spawned(spawn)
    }

    #[inline]
    fn key(after: &Self) -> u128 {
        u128::from(after.high) << 64 | u128::from(after.low)
    }
}

/// A board of 4-bit exponents (see [`Board::nibbles`]) with rows for columns. Swaps within 2x2 blocks, then the blocks.
///
/// ```
/// use plyground::games::g2048::transposed_nibbles;
/// assert_eq!(transposed_nibbles(0x4321), 0x0004_0003_0002_0001);
/// ```
#[inline]
pub const fn transposed_nibbles(x: u64) -> u64 {
    let x = x & 0xf0f0_0f0f_f0f0_0f0f
        | (x & 0x0000_f0f0_0000_f0f0) << 12
        | (x & 0x0f0f_0000_0f0f_0000) >> 12;
    x & 0xff00_ff00_00ff_00ff
        | (x & 0x0000_0000_ff00_ff00) << 24
        | (x & 0x00ff_00ff_0000_0000) >> 24
}

/// The same for a 4x4 matrix of bits.
const fn transposed_bits(x: u16) -> u16 {
    let x = x & 0b1010_0101_1010_0101
        | (x & 0b0000_1010_0000_1010) << 3
        | (x & 0b0101_0000_0101_0000) >> 3;
    x & 0b1100_1100_0011_0011 | (x & 0b0000_0000_1100_1100) << 6 | (x & 0b0011_0011_0000_0000) >> 6
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_values(self, f)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self})")
    }
}

impl FromStr for Board {
    type Err = PositionError;

    /// Blanks and line ends around values are allowed.
    fn from_str(text: &str) -> Result<Self, PositionError> {
        Self::read(&Variant::STANDARD, text)
    }
}

/// A new tile has the name that its cell has on this board.
impl fmt::Display for Spawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = SIDE as u8;
        NamedSpawn {
            spawn: *self,
            columns,
        }
        .fmt(f)
    }
}
