//! How many moves each side has, the better ones counting more.

use std::sync::OnceLock;

use crate::games::loa::Men;

/// Ways to fill a line of eight squares with nothing, own men and the other's.
const TERNARY: usize = 6561;
/// Lengths of lines that a man can move along.
const LENGTHS: std::ops::RangeInclusive<usize> = 2..=8;

/// What the moves along each line are worth to either side, for every way to fill it: a move 1, twice that
/// for a capture, half of it for a move to the edge and half for one along it. In quarters, the own side's
/// in the low half.
pub struct Mobility {
    /// By length, lines that begin and end on the edge.
    across: [Vec<u16>; 9],
    /// The four edges.
    along: Vec<u16>,
}

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

/// The squares of each diagonal that a man can move along, with its first file and its length: the rising
/// ones, then the falling ones.
static DIAGONALS: [(u64, u8, u8); 26] = {
    let mut all = [(0, 0, 0); 26];
    let (mut count, mut which) = (0, 0);
    while which < 30 {
        let (mut squares, mut first, mut length, mut square) = (0, 8, 0, 0);
        while square < 64 {
            let (file, rank) = (square % 8, square / 8);
            let number = if which < 15 {
                7 + rank - file
            } else {
                15 + rank + file
            };
            if number == which {
                squares |= 1 << square;
                length += 1;
                if file < first {
                    first = file;
                }
            }
            square += 1;
        }
        if length > 1 {
            all[count] = (squares, first as u8, length);
            count += 1;
        }
        which += 1;
    }
    all
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

impl Mobility {
    /// The tables, made once.
    pub fn tables() -> &'static Self {
        static TABLES: OnceLock<Mobility> = OnceLock::new();
        TABLES.get_or_init(|| Self {
            across: std::array::from_fn(|length| {
                let is_used = LENGTHS.contains(&length);
                let ways = if is_used {
                    3_usize.pow(length as u32)
                } else {
                    0
                };
                (0..ways).map(|way| worth(way, length, false)).collect()
            }),
            along: (0..TERNARY).map(|way| worth(way, 8, true)).collect(),
        })
    }

    /// What the moves of either side are worth, in quarters.
    #[inline]
    pub fn of(&self, own: Men, other: Men) -> [u32; 2] {
        let (own, other) = (own.bits(), other.bits());
        let mut sum = 0;
        let mut add = |table: &[u16], own: u64, other: u64| {
            if own | other != 0 {
                let place = DIGITS[own as usize & 255] + 2 * DIGITS[other as usize & 255];
                let worth = table.get(usize::from(place)).copied().unwrap_or_default();
                sum += u32::from(worth & 255) | u32::from(worth >> 8) << 16;
            }
        };
        for (own, other) in [(own, other), (transposed(own), transposed(other))] {
            for (i, (own, other)) in own
                .to_le_bytes()
                .into_iter()
                .zip(other.to_le_bytes())
                .enumerate()
            {
                let table = if i == 0 || i == 7 {
                    &self.along
                } else {
                    &self.across[8]
                };
                add(table, own.into(), other.into());
            }
        }
        for &(squares, first, length) in &DIAGONALS {
            // Multiplied by this, every file of a diagonal comes into the upper byte.
            let byte =
                |men: u64| (men & squares).wrapping_mul(0x0101_0101_0101_0101) >> 56 >> first;
            add(
                &self.across[usize::from(length & 15) % 9],
                byte(own),
                byte(other),
            );
        }
        [sum & 0xffff, sum >> 16]
    }
}

/// What the moves along a line are worth that is filled this way.
fn worth(way: usize, length: usize, edge: bool) -> u16 {
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
                let mut worth = if cells[to] > 0 { 8 } else { 4 };
                if edge || to == 0 || to == length - 1 {
                    worth /= 2;
                }
                sums[side - 1] += if edge { worth / 2 } else { worth };
            }
        }
    }
    sums[0] | sums[1] << 8
}
