//! What a side's men look like, whatever the opponent's do.

use crate::games::loa::{Men, SIDE, Square};

/// Six of the nine features of MIA's evaluation (Winands, van den Herik and Uiterwijk, "An evaluation
/// function for Lines of Action", 2003), those that follow from the men of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Features {
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

/// What a man is worth by its square, for the quarter of a1 to d4; the other quarters are its images.
pub const CENTRALISATION: [[i8; 4]; 4] = [
    [-80, -25, -20, -20],
    [-25, 10, 10, 10],
    [-20, 10, 25, 25],
    [-20, 10, 25, 50],
];

/// How far two squares are apart for a man that goes one step at a time.
pub(super) fn distance(a: Square, b: Square) -> u8 {
    let files = a.file().abs_diff(b.file());
    files.max(a.rank().abs_diff(b.rank()))
}

/// The square nearest to the mean of the men's.
pub(super) fn centre_of_mass(men: Men) -> Square {
    let count = men.count().max(1);
    let (mut files, mut ranks) = (0, 0);
    for square in men.squares() {
        files += u32::from(square.file());
        ranks += u32::from(square.rank());
    }
    // Halves go up.
    let mean = |sum: u32| ((2 * sum + count) / (2 * count)) as u8;
    Square::at(mean(files), mean(ranks)).unwrap_or(Square::of(0))
}

/// The least that the distances of so many men to a square can sum up to: one on it, as many as there is
/// room for beside it, and so on outwards.
pub(super) fn least_distances(centre: Square, men: u32) -> u32 {
    let (mut sum, mut left, mut ring) = (0, men.saturating_sub(1), 1);
    while left > 0 && ring < u32::from(SIDE) {
        let within = |ring: u32| -> u32 {
            let span = |at: u8| {
                let at = u32::from(at);
                (at + ring).min(7) - at.saturating_sub(ring) + 1
            };
            span(centre.file()) * span(centre.rank())
        };
        let room = within(ring) - within(ring - 1);
        let here = left.min(room);
        sum += here * ring;
        left -= here;
        ring += 1;
    }
    sum
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

impl Features {
    /// Those of a side.
    pub fn of(men: Men) -> Self {
        let count = men.count().max(1);
        let mean = 1.0 / count as f32;
        let centre = centre_of_mass(men);
        let (mut distances, mut worth, mut links) = (0, 0, 0);
        let (mut low, mut high) = ([7; 2], [0; 2]);
        for square in men.squares() {
            let at = [square.file(), square.rank()];
            distances += u32::from(distance(centre, square));
            let [file, rank] = at.map(|i| usize::from(i.min(7 - i)));
            worth += i32::from(CENTRALISATION[rank][file]);
            links += Men::one(square).neighbours().and(men).count();
            for i in 0..2 {
                low[i] = low[i].min(at[i]);
                high[i] = high[i].max(at[i]);
            }
        }
        let surplus = distances.saturating_sub(least_distances(centre, count));
        let off_centre = |at: u8| (f32::from(at) - 3.5).abs();
        let area = |i: usize| f32::from(high[i].saturating_sub(low[i]) + 1);
        Self {
            concentration: 1.0 / (1.0 + surplus as f32 * mean),
            centralisation: worth as f32 * mean / 100.0,
            mass: off_centre(centre.file()).max(off_centre(centre.rank())),
            quads: solid_quads(men, centre) as f32,
            connectedness: links as f32 * mean,
            uniformity: -area(0) * area(1) / 64.0,
        }
    }
}

/// Quads of three or four men that begin at most two squares from the centre of mass.
fn solid_quads(men: Men, centre: Square) -> u32 {
    let [file, rank] = [centre.file(), centre.rank()].map(|at| at as i8);
    let mut solid = 0;
    for up in -3..=2 {
        for right in -3..=2 {
            let (file, rank) = (file + right, rank + up);
            if (0..7).contains(&file) && (0..7).contains(&rank) {
                solid += u32::from(quad(men, file, rank).0 >= 3);
            }
        }
    }
    solid
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
