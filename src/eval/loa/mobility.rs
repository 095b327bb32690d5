//! Mobility: the number of moves of each side, where better ones count more.

use std::sync::OnceLock;

use crate::games::loa::Men;

/// Ways to fill a line of eight squares with nothing, own men and the other's.
const TERNARY: usize = 6561;

/// The mobility of either side along each line, for every way to fill it. A move counts 1, a capture twice that. A
/// move to the edge counts half, and so does a move along the edge. Values are in quarters, with the own side in the
/// low half.
pub struct Mobility(Vec<u16>);

/// The tables of the lines that a byte of the board holds, by their places in [`Mobility`]. The first seven tables are
/// for bytes with two lines that begin and end on the edge. They are a diagonal and the one that continues it on the
/// other side of the board. They are sorted by the length of the first line less 1. Then follow a single line of eight
/// squares, and one of the four edges.
type Tables = [usize; 8];
const STRAIGHT: Tables = [8, 7, 7, 7, 7, 7, 7, 8];
const RISING: Tables = [7, 6, 5, 4, 3, 2, 1, 0];
const FALLING: Tables = [0, 1, 2, 3, 4, 5, 6, 7];

/// The number in base 3 whose digits are the bits of a byte.
static DIGITS: [u16; 256] = {
    let mut digits = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut power) = (0, 1);
        while bit < 8 {
            digits[byte] += (byte as u16 >> bit & 1) * power;
            power *= 3;
            bit += 1;
        }
        byte += 1;
    }
    digits
};

/// The board with files and ranks in each other's place.
#[inline]
const fn transposed(mut men: u64) -> u64 {
    let mut swap = (men ^ men << 28) & 0x0f0f_0f0f_0000_0000;
    men ^= swap ^ swap >> 28;
    swap = (men ^ men << 14) & 0x3333_0000_3333_0000;
    men ^= swap ^ swap >> 14;
    swap = (men ^ men << 7) & 0x5500_5500_5500_5500;
    men ^ swap ^ swap >> 7
}

/// The board with each file rotated down by its number. A byte then holds the squares with the same rank less file,
/// modulo 8. These are a rising diagonal and the one above its end.
#[inline]
const fn risen(mut men: u64) -> u64 {
    men ^= 0xaaaa_aaaa_aaaa_aaaa & (men ^ men.rotate_right(8));
    men ^= 0xcccc_cccc_cccc_cccc & (men ^ men.rotate_right(16));
    men ^ 0xf0f0_f0f0_f0f0_f0f0 & (men ^ men.rotate_right(32))
}

/// The same, pushed up: for falling diagonals.
#[inline]
const fn fallen(mut men: u64) -> u64 {
    men ^= 0xaaaa_aaaa_aaaa_aaaa & (men ^ men.rotate_left(8));
    men ^= 0xcccc_cccc_cccc_cccc & (men ^ men.rotate_left(16));
    men ^ 0xf0f0_f0f0_f0f0_f0f0 & (men ^ men.rotate_left(32))
}

impl Mobility {
    /// The tables, made once.
    pub fn tables() -> &'static Self {
        static TABLES: OnceLock<Mobility> = OnceLock::new();
        TABLES.get_or_init(|| {
            let lines: [Vec<u16>; 9] = std::array::from_fn(|length| {
                let ways = 3_usize.pow(length as u32);
                (0..ways)
                    .map(|way| line_mobility(way, length, false))
                    .collect()
            });
            let across = (1..=8).flat_map(|length| {
                let (first, second) = (&lines[length], &lines[8 - length]);
                let both = |way| first[way % first.len()] + second[way / first.len()];
                (0..TERNARY).map(both)
            });
            let along = (0..TERNARY).map(|way| line_mobility(way, 8, true));
            Self(across.chain(along).collect())
        })
    }

    /// The mobility of either side, in quarters.
    #[inline]
    pub fn of(&self, own: Men, other: Men) -> [u32; 2] {
        let (own, other) = (own.bits(), other.bits());
        let (mut both, mut first) = (0, 0);
        let mut add = |own: u64, other: u64, tables: Tables| {
            let (own, other) = (own.to_le_bytes(), other.to_le_bytes());
            for i in 0..8 {
                let way = DIGITS[usize::from(own[i])] + 2 * DIGITS[usize::from(other[i])];
                let place = TERNARY * tables[i] + usize::from(way);
                let packed = self.0.get(place).copied().unwrap_or_default();
                both += u32::from(packed);
                first += u32::from(packed & 255);
            }
        };
        add(own, other, STRAIGHT);
        add(transposed(own), transposed(other), STRAIGHT);
        add(risen(own), risen(other), RISING);
        add(fallen(own), fallen(other), FALLING);
        [first, (both - first) >> 8]
    }
}

/// The mobility along a line that is filled this way.
fn line_mobility(way: usize, length: usize, edge: bool) -> u16 {
    let cells: Vec<usize> = (0..length)
        .map(|i| way / 3_usize.pow(i as u32) % 3)
        .collect();
    let men = cells.iter().filter(|&&cell| cell > 0).count();
    let mut sums = [0_u16; 2];
    for from in (0..length).filter(|&from| cells[from] > 0) {
        let side = cells[from];
        let targets = [from.checked_sub(men), Some(from + men)];
        for to in targets.into_iter().flatten().filter(|&to| to < length) {
            let mut between = from.min(to) + 1..from.max(to);
            let is_blocked = cells[to] == side || between.any(|i| cells[i] == 3 - side);
            if !is_blocked {
                let mut value = if cells[to] > 0 { 8 } else { 4 };
                if edge || to == 0 || to == length - 1 {
                    value /= 2;
                }
                sums[side - 1] += if edge { value / 2 } else { value };
            }
        }
    }
    sums[0] | sums[1] << 8
}
