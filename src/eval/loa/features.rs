//! Features of one side's men.

use crate::games::loa::{Men, SQUARES, Square};

/// Six of the nine features of MIA's evaluation: those that follow from the men of one side. Source: Winands, van den
/// Herik and Uiterwijk, "An evaluation function for Lines of Action", 2003.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ManFeatures {
    /// How near the men are to their centre of mass: 1 / (1 + the mean over the men of the distance that
    /// goes beyond the least possible).
    pub concentration: f32,
    /// The mean over the men of [`CENTRALISATION`], in hundredths.
    pub centralisation: f32,
    /// How far the centre of mass is from the centre of the board, in squares: there it can be attacked
    /// from fewer sides.
    pub mass: f32,
    /// Quads with three or four men at most two squares from the centre of mass, which are hard to
    /// break.
    pub quads: f32,
    /// Neighbours of a man, on average.
    pub connectedness: f32,
    /// Minus the share of the board that the smallest rectangle around all men covers.
    pub uniformity: f32,
}

/// The value of a man by its square, for the quarter from a1 to d4; the other quarters are its images.
pub const CENTRALISATION: [[i8; 4]; 4] = [
    [-80, -25, -20, -20],
    [-25, 10, 10, 10],
    [-20, 10, 25, 25],
    [-20, 10, 25, 50],
];

/// The distance of two squares in steps of one square.
pub(super) fn distance(a: Square, b: Square) -> u8 {
    let files = a.file().abs_diff(b.file());
    files.max(a.rank().abs_diff(b.rank()))
}

/// Squares whose file, or rank, has bit 0, 1 or 2 set.
const FILE_BITS: [u64; 3] = [u64::MAX / 3 * 2, u64::MAX / 5 * 4, u64::MAX / 17 * 16];
const RANK_BITS: [u64; 3] = [
    0xff00_ff00_ff00_ff00,
    0xffff_0000_ffff_0000,
    0xffff_ffff_0000_0000,
];

/// The square nearest to the mean of the men's.
#[inline]
pub(super) fn centre_of_mass(men: Men) -> Square {
    let count = men.count().max(1);
    let sum = |bits: [u64; 3]| -> u32 {
        let places = [0, 1, 2].map(|i| (men.bits() & bits[i]).count_ones() << i);
        places.iter().sum()
    };
    // Halves go up.
    let mean = |sum: u32| ((2 * sum + count) / (2 * count)) as u8;
    Square::at(mean(sum(FILE_BITS)), mean(sum(RANK_BITS))).unwrap_or(Square::of(0))
}

/// The squares at most 0 to 6 steps from each square.
static WITHIN: [[u64; 7]; SQUARES] = {
    let mut all = [[0; 7]; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        let mut steps = 1;
        all[square][0] = 1 << square;
        while steps < 7 {
            let inner = Men::from_bits(all[square][steps - 1]);
            all[square][steps] = inner.neighbours().bits() | inner.bits();
            steps += 1;
        }
        square += 1;
    }
    all
};

/// The sum of the distances of the men to a square, less the smallest sum that the same number of men can have. The
/// smallest sum has one man on the square, as many beside it as there is room for, and so on outwards.
#[inline]
fn surplus(men: Men, centre: Square) -> u32 {
    let (count, mut surplus) = (men.count(), 0);
    for within in WITHIN[centre.index()] {
        let outside = (men.bits() & !within).count_ones();
        if outside == 0 {
            break;
        }
        surplus += outside - count.saturating_sub(within.count_ones());
    }
    surplus
}

/// The values of [`CENTRALISATION`], each with its squares.
const WORTH: [(i32, u64); 6] = {
    let mut all = [(0, 0); 6];
    let (mut values, mut square) = (0, 0);
    while square < SQUARES {
        let (file, rank) = (square % 8, square / 8);
        let file = if file < 4 { file } else { 7 - file };
        let rank = if rank < 4 { rank } else { 7 - rank };
        let value = CENTRALISATION[rank][file] as i32;
        let mut i = 0;
        while i < values && all[i].0 != value {
            i += 1;
        }
        if i == values {
            values += 1;
        }
        all[i] = (value, all[i].1 | 1 << square);
        square += 1;
    }
    all
};

/// The squares that are not on the file a, and not on h.
const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// The number of pairs of neighbouring men.
#[inline]
fn links(men: u64) -> u32 {
    let beside = (men & men >> 1 & NOT_H).count_ones() + (men & men >> 8).count_ones();
    let aslant = (men & men >> 9 & NOT_H).count_ones() + (men & men >> 7 & NOT_A).count_ones();
    beside + aslant
}

/// The number of squares of the smallest rectangle around the men.
#[inline]
fn area(men: u64) -> u32 {
    let span = |line: u64| 64_u32.saturating_sub(line.leading_zeros() + line.trailing_zeros());
    let mut files = men | men >> 32;
    files |= files >> 16;
    files |= files >> 8;
    let ranks = 1
        + (63_u32.saturating_sub(men.leading_zeros()) / 8).saturating_sub(men.trailing_zeros() / 8);
    ranks * span(files & 0xff).max(1)
}

/// How many of the four squares whose lower left one is at `file` and `rank`, counted from -1, hold men,
/// and whether they lie on a diagonal.
pub(super) fn quad(men: Men, file: i8, rank: i8) -> (u32, bool) {
    let has = |right: i8, up: i8| {
        let square = Square::at((file + right) as u8, (rank + up) as u8);
        square.is_some_and(|square| men.has(square))
    };
    let [a, b, c, d] = [has(0, 0), has(1, 0), has(0, 1), has(1, 1)];
    let count = [a, b, c, d].into_iter().filter(|&man| man).count() as u32;
    (count, count == 2 && a == d)
}

impl ManFeatures {
    /// The features of a side.
    pub fn of(men: Men) -> Self {
        let mean = 1.0 / men.count().max(1) as f32;
        let centre = centre_of_mass(men);
        let squares_value =
            WORTH.map(|(value, squares)| value * (men.bits() & squares).count_ones() as i32);
        let squares_value: i32 = squares_value.iter().sum();
        let off_centre = |at: u8| (f32::from(at) - 3.5).abs();
        Self {
            concentration: 1.0 / (1.0 + surplus(men, centre) as f32 * mean),
            centralisation: squares_value as f32 * mean / 100.0,
            mass: off_centre(centre.file()).max(off_centre(centre.rank())),
            quads: solid_quads(men.bits(), centre) as f32,
            connectedness: (2 * links(men.bits())) as f32 * mean,
            uniformity: -(area(men.bits()) as f32) / 64.0,
        }
    }
}

/// The squares that the quads near a centre of mass begin on, with their lower left corner: at most two squares
/// lie between.
static NEAR: [u64; SQUARES] = {
    let mut all = [0; SQUARES];
    let (mut centre, mut square) = (0, 0);
    while centre < SQUARES {
        let right = square as i32 % 8 - centre as i32 % 8;
        let up = square as i32 / 8 - centre as i32 / 8;
        if -3 <= right && right <= 2 && -3 <= up && up <= 2 {
            all[centre] |= 1 << square;
        }
        square += 1;
        if square == SQUARES {
            (centre, square) = (centre + 1, 0);
        }
    }
    all
};

/// Quads of three or four men that begin at most two squares from the centre of mass.
#[inline]
fn solid_quads(men: u64, centre: Square) -> u32 {
    let (right, up, both) = (men >> 1, men >> 8, men >> 9);
    let solid = men & right & (up | both) | up & both & (men | right);
    (solid & NOT_H & NEAR[centre.index()]).count_ones()
}

/// Men at the edge that neighbours of the other side keep from the centre: for each man the share of the
/// three ways to the centre that are blocked.
#[inline]
pub fn walls(men: Men, other: Men) -> f32 {
    const RANK_1: u64 = 0xff;
    const RANK_8: u64 = 0xff << 56;
    const FILE_A: u64 = 0x0101_0101_0101_0101;
    const FILE_H: u64 = FILE_A << 7;
    let (men, other) = (men.bits(), other.bits());
    if men & Men::EDGE.bits() == 0 {
        return 0.0;
    }
    // Where going so would meet an opponent; steps over the side of the board are masked out.
    let blocked = [
        RANK_1 & other >> 8,
        RANK_8 & other << 8,
        FILE_A & other >> 1,
        FILE_H & other << 1,
        (RANK_1 | FILE_A) & !FILE_H & other >> 9,
        (RANK_1 | FILE_H) & !FILE_A & other >> 7,
        (RANK_8 | FILE_A) & !FILE_H & other << 7,
        (RANK_8 | FILE_H) & !FILE_A & other << 9,
    ];
    let ways: u32 = blocked.iter().map(|ways| (men & ways).count_ones()).sum();
    ways as f32 / 3.0
}
