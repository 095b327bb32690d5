//! A line of four cells as a table key, and the tables of its slides.

use std::sync::LazyLock;

use super::slide::slide_line;

/// Exponent of the largest tile, 131072.
pub const LAST_EXPONENT: u8 = 17;

/// Number of keys: tables over lines have this many entries, though only 18^4 of them are lines.
pub const ROW_KEYS: usize = 1 << 20;

/// A line of four cells, as a 20-bit key.
///
/// Bits 0-15 hold the low four bits of each exponent, bits 16-19 the fifth. With tiles up to 32768 the upper four bits
/// are 0, so that play stays in the first 2^16 entries of a table, which fit the cache. 65536 and 131072 are exact
/// too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row(u32);

impl Row {
    /// From the exponents of its four cells (0 = empty), each at most [`LAST_EXPONENT`].
    pub const fn new(cells: [u8; 4]) -> Self {
        let mut key = 0;
        let mut i = 0;
        while i < 4 {
            key |= (cells[i] as u32 & 15) << (4 * i) | (cells[i] as u32 >> 4) << (16 + i);
            i += 1;
        }
        Self(key)
    }

    pub(super) const fn from_key(key: u32) -> Self {
        Self(key)
    }

    /// The table index, below [`ROW_KEYS`].
    pub const fn key(self) -> usize {
        self.0 as usize
    }

    /// The exponents of the four cells.
    pub const fn cells(self) -> [u8; 4] {
        let mut cells = [0; 4];
        let mut i = 0;
        while i < 4 {
            cells[i] = (self.0 >> (4 * i) & 15 | (self.0 >> (16 + i) & 1) << 4) as u8;
            i += 1;
        }
        cells
    }

    /// Every line that tiles up to [`LAST_EXPONENT`] can form.
    pub fn all() -> impl Iterator<Item = Self> {
        let base = u32::from(LAST_EXPONENT) + 1;
        (0..base.pow(4)).map(move |i| {
            Self::new(std::array::from_fn(|c| {
                (i / base.pow(c as u32) % base) as u8
            }))
        })
    }

    /// Slides towards the first cell.
    pub const fn slide(self) -> ([usize; 4], Self, u64) {
        let (targets, cells, gain) = slide_line(self.cells(), LAST_EXPONENT);
        (targets, Self::new(cells), gain)
    }

    /// The line slid towards its first cell and towards its last.
    pub fn slid_both(self) -> [Self; 2] {
        Slides::for_board(self.0 > 0xffff).both[self.key()].map(Self)
    }

    /// The line read from its other end.
    pub const fn reversed(self) -> Self {
        let [a, b, c, d] = self.cells();
        Self::new([d, c, b, a])
    }
}

/// The lines after a slide, by key.
pub(super) struct Slides {
    /// Towards the first cell in the lower half, towards the last in the upper half: both are
    /// wanted together, so that one cache line serves both.
    both: Box<[[u32; 2]]>,
    gain: Box<[u32]>,
}

/// Of lines of tiles below 65536: all that play meets, but for the longest of games.
static SMALL: LazyLock<Slides> = LazyLock::new(|| Slides::of(1 << 16));

/// Of all lines. They take 12 MiB, which hardly a page ever needs.
static ALL: LazyLock<Slides> = LazyLock::new(|| Slides::of(ROW_KEYS));

impl Slides {
    /// Of the lines with keys below `keys`.
    fn of(keys: usize) -> Self {
        let mut both = vec![[0; 2]; keys].into_boxed_slice();
        let mut gain = vec![0; keys].into_boxed_slice();
        for row in Row::all().filter(|row| row.key() < keys) {
            let (_, first, points) = row.slide();
            let (_, last, _) = row.reversed().slide();
            both[row.key()] = [first.0, last.reversed().0];
            gain[row.key()] = points as u32;
        }
        Self { both, gain }
    }

    /// For the lines of a board, depending on whether it holds a 65536 or more.
    #[inline]
    pub(super) fn for_board(holds_65536: bool) -> &'static Self {
        if holds_65536 { &ALL } else { &SMALL }
    }

    /// The line slid towards its first cell (`last` false) or its last.
    #[inline]
    pub(super) fn slid(&self, row: Row, last: bool) -> Row {
        Row(self.both[row.key()][usize::from(last)])
    }

    /// Points of a slide, the same towards either end.
    #[inline]
    pub(super) fn gain(&self, row: Row) -> u32 {
        self.gain[row.key()]
    }
}

/// Makes the tables of slides, which otherwise the first move does: so that it is nobody's thinking
/// time.
pub fn prepare() {
    LazyLock::force(&SMALL);
}
