//! The parts of the lines of five in a quadrant.

use crate::games::pentago::{LINES, Line, Marbles, Quadrant};

/// Ways to fill the nine holes of a quadrant with marbles of one side.
const PATTERNS: usize = 512;
/// Ways to fill them with marbles of both.
pub const FILLINGS: usize = 19683;
/// Lines that run through a quadrant.
pub const PARTS: usize = 17;
/// Entries of a table by parts: the last, which is neutral, stands for the third part that a line of two parts lacks.
pub const PLACES: usize = PARTS + 1;

/// A part of a line: the quadrant, and its place among [`FIRST_PARTS`].
pub type Part = (u8, u8);

/// The parts of each line.
pub static PARTS_OF: [[Part; 3]; LINES] = {
    let mut parts = [[(0, PARTS as u8); 3]; LINES];
    let mut line = 0;
    while line < LINES {
        let (mut quadrant, mut found) = (0, 0);
        while quadrant < 4 {
            let holes = canonical_part(line, quadrant);
            if holes != 0 {
                parts[line][found] = (quadrant as u8, place(holes) as u8);
                found += 1;
            }
            quadrant += 1;
        }
        line += 1;
    }
    parts
};

/// Lines of five that run through the same two quadrants.
#[derive(Clone, Copy, Debug)]
pub struct QuadrantPair {
    /// The quadrants.
    pub quadrants: [u8; 2],
    /// The number of lines.
    count: u8,
    /// By line: its parts in these quadrants.
    lines: [[u8; 2]; 6],
}

impl QuadrantPair {
    /// The parts of each line in the two quadrants.
    pub fn lines(&self) -> &[[u8; 2]] {
        self.lines
            .get(..usize::from(self.count))
            .unwrap_or_default()
    }
}

/// The 28 lines of five that run through two quadrants.
pub static PAIRS: [QuadrantPair; 6] = {
    let mut pairs = [QuadrantPair {
        quadrants: [0; 2],
        lines: [[0; 2]; 6],
        count: 0,
    }; 6];
    let mut line = 0;
    while line < LINES {
        let [a, b, _] = PARTS_OF[line];
        if !is_short_diagonal(line) {
            let mut place = 0;
            while pairs[place].count > 0
                && (pairs[place].quadrants[0] != a.0 || pairs[place].quadrants[1] != b.0)
            {
                place += 1;
            }
            let pair = &mut pairs[place];
            pair.quadrants = [a.0, b.0];
            pair.lines[pair.count as usize] = [a.1, b.1];
            pair.count += 1;
        }
        line += 1;
    }
    pairs
};

/// The four lines of five that run through three quadrants: short diagonals.
pub static SHORT_DIAGONALS: [[Part; 3]; 4] = {
    let (mut diagonals, mut found, mut line) = ([[(0, 0); 3]; 4], 0, 0);
    while line < LINES {
        if is_short_diagonal(line) {
            diagonals[found] = PARTS_OF[line];
            found += 1;
        }
        line += 1;
    }
    diagonals
};

/// The holes of the parts in the upper left quadrant. First come those of the short diagonals, which are looked at most.
pub const FIRST_PARTS: [u16; PARTS] = {
    let (mut parts, mut count, mut line) = ([0; PARTS], 0, 0);
    while line < 2 * LINES {
        let holes = canonical_part(line % LINES, 0);
        if holes != 0 && is_short_diagonal(line % LINES) == (line < LINES) {
            parts[count] = holes;
            count += 1;
        }
        line += 1;
    }
    parts
};

/// Whether a line runs through three quadrants.
const fn is_short_diagonal(line: usize) -> bool {
    let (mut quadrants, mut quadrant) = (0, 0);
    while quadrant < 4 {
        quadrants += (canonical_part(line, quadrant) != 0) as u8;
        quadrant += 1;
    }
    quadrants == 3
}

/// The pattern of a quadrant as the upper left one shows it when the board is turned until that quadrant
/// lies there.
const fn canonical(mut pattern: u16, quadrant: usize) -> u16 {
    // Upper left, upper right, lower left, lower right.
    let mut turns = [0, 1, 3, 2][quadrant];
    while turns > 0 {
        pattern = turned_left(pattern);
        turns -= 1;
    }
    pattern
}

const fn turned_left(pattern: u16) -> u16 {
    let (mut turned, mut hole) = (0, 0);
    while hole < 9 {
        if pattern >> hole & 1 == 1 {
            turned |= 1 << (3 * (2 - hole % 3) + hole / 3);
        }
        hole += 1;
    }
    turned
}

const fn canonical_part(line: usize, quadrant: usize) -> u16 {
    let (mut holes, mut i) = (0, 0);
    while i < 5 {
        let hole = Line::ALL[line].0[i];
        if hole.quadrant() as usize == quadrant {
            holes |= 1 << hole.in_quadrant();
        }
        i += 1;
    }
    canonical(holes, quadrant)
}

const fn place(holes: u16) -> usize {
    let mut place = 0;
    while FIRST_PARTS[place] != holes {
        place += 1;
    }
    place
}

/// The filling of each quadrant, after the board is turned so that the quadrant lies in the upper left. A filling is
/// nine digits of base 3: 1 for marbles of the first side and 2 for those of the second.
#[derive(Debug)]
pub struct Fillings(Box<[[u16; PATTERNS]; 4]>);

impl Default for Fillings {
    fn default() -> Self {
        let mut digits = Box::new([[0; PATTERNS]; 4]);
        for (quadrant, patterns) in digits.iter_mut().enumerate() {
            for (pattern, digits) in (0..).zip(patterns) {
                let turned = canonical(pattern, quadrant);
                let holes = (0..9).filter(|hole| turned >> hole & 1 == 1);
                *digits = holes.map(|hole| 3_u16.pow(hole)).sum();
            }
        }
        Self(digits)
    }
}

impl Fillings {
    /// The fillings of the four quadrants.
    #[inline]
    pub fn of(&self, own: Marbles, other: Marbles) -> [usize; 4] {
        Quadrant::ALL.map(|quadrant| {
            let digits = |marbles: Marbles| {
                let pattern = usize::from(marbles.quadrant(quadrant));
                usize::from(self.0[quadrant as usize][pattern & (PATTERNS - 1)])
            };
            digits(own) + 2 * digits(other)
        })
    }
}

/// The holes of each part in each rotation.
pub fn turned_parts() -> [[u16; 4]; PARTS] {
    FIRST_PARTS.map(|holes| {
        let mut turned = [holes; 4];
        for i in 1..4 {
            turned[i] = turned_left(turned[i - 1]);
        }
        turned
    })
}

/// The holes that marbles of the two sides fill.
pub fn sides(filling: usize) -> [u16; 2] {
    let (mut sides, mut rest) = ([0; 2], filling);
    for hole in 0..9 {
        for (side, digit) in sides.iter_mut().zip([1, 2]) {
            *side |= u16::from(rest % 3 == digit) << hole;
        }
        rest /= 3;
    }
    sides
}

/// The filling with the marbles of the two sides swapped.
pub fn swapped(filling: usize) -> usize {
    let digits = (0..9).map(|hole| 3_usize.pow(hole));
    digits.map(|one| (3 - filling / one % 3) % 3 * one).sum()
}

/// For each filling and each part how many marbles of the first side lie on it in each rotation; `None` where
/// the second side has one.
pub fn open_parts() -> impl Iterator<Item = [[Option<u8>; 4]; PARTS]> {
    let parts = turned_parts();
    (0..FILLINGS).map(move |filling| {
        let [own, other] = sides(filling);
        let open = |holes: u16| (holes & other == 0).then(|| (holes & own).count_ones() as u8);
        parts.map(|turned| turned.map(open))
    })
}
