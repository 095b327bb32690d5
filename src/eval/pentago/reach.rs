//! Open lines in all rotations of the quadrants, the nearer the more.

use crate::games::pentago::{LINES, Line, Marbles, Quadrant};

/// Ways to fill the nine holes of a quadrant with marbles of one side.
const PATTERNS: usize = 512;
/// Ways to fill them with marbles of both.
const TERNARY: usize = 19683;
/// Lines that run through a quadrant.
const PARTS: usize = 17;

/// How much lines are worth by the marbles on them and by the turns that they are away.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReachWeights {
    /// How many times more a line is worth with each marble on it.
    pub growth: f32,
    /// What is left of its worth when a quadrant must be turned once.
    pub quarter: f32,
    /// The same when it must be turned twice.
    pub half: f32,
}

/// The sum over all 256 rotations of the quadrants and all lines of five of what the line is worth there
/// to a side, nothing when the other has a marble on it. Both the worth by marbles and that by turns are
/// products over the quadrants, so the sum over rotations is one too: a line is worth the product of what
/// its parts in each quadrant are worth on average, and those come from one table.
#[derive(Debug)]
pub struct Reach {
    worth: Box<[[f32; PARTS]]>,
    digits: Box<[[u16; PATTERNS]; 4]>,
}

/// How a part of a line is found: the quadrant, and its place in the table.
type Part = (u8, u8);

/// The parts of each line, at most three.
static PARTS_OF: [[Option<Part>; 3]; LINES] = {
    let mut parts = [[None; 3]; LINES];
    let mut line = 0;
    while line < LINES {
        let (mut quadrant, mut found) = (0, 0);
        while quadrant < 4 {
            let holes = canonical_part(line, quadrant);
            if holes != 0 {
                parts[line][found] = Some((quadrant as u8, place(holes) as u8));
                found += 1;
            }
            quadrant += 1;
        }
        line += 1;
    }
    parts
};

/// The holes of the parts in the upper left quadrant.
const FIRST_PARTS: [u16; PARTS] = {
    let (mut parts, mut count, mut line) = ([0; PARTS], 0, 0);
    while line < LINES {
        let holes = canonical_part(line, 0);
        if holes != 0 {
            parts[count] = holes;
            count += 1;
        }
        line += 1;
    }
    parts
};

/// What each quadrant adds to its place in the table, by the marbles of the side; those of the other count
/// twice.
fn digits() -> Box<[[u16; PATTERNS]; 4]> {
    let mut digits = Box::new([[0; PATTERNS]; 4]);
    for (quadrant, patterns) in digits.iter_mut().enumerate() {
        for (pattern, digits) in (0..).zip(patterns) {
            let turned = canonical(pattern, quadrant);
            let holes = (0..9).filter(|hole| turned >> hole & 1 == 1);
            *digits = holes.map(|hole| 3_u16.pow(hole)).sum();
        }
    }
    digits
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

impl Reach {
    /// The table for these weights.
    pub fn new(weights: ReachWeights) -> Self {
        let nearness = [1.0, weights.quarter, weights.half, weights.quarter];
        let whole: f32 = nearness.iter().sum();
        let nearness = nearness.map(|worth| worth / whole);
        let worth = [0, 1, 2, 3].map(|marbles| weights.growth.powi(marbles));
        // The holes of each part in each rotation.
        let parts = FIRST_PARTS.map(|holes| {
            let mut turned = [holes; 4];
            for i in 1..4 {
                turned[i] = turned_left(turned[i - 1]);
            }
            turned
        });
        let entry = |place: usize| {
            let (mut own, mut other, mut rest) = (0_u16, 0_u16, place);
            for hole in 0..9 {
                own |= u16::from(rest % 3 == 1) << hole;
                other |= u16::from(rest % 3 == 2) << hole;
                rest /= 3;
            }
            parts.map(|turned| {
                let open = (0..4).filter(|&i| turned[i] & other == 0);
                open.map(|i| nearness[i] * worth[(turned[i] & own).count_ones() as usize])
                    .sum::<f32>()
            })
        };
        Self {
            worth: (0..TERNARY).map(entry).collect(),
            digits: digits(),
        }
    }

    /// How much more the open lines are worth to `own` than to `other`.
    #[inline]
    pub fn value(&self, own: Marbles, other: Marbles) -> f32 {
        self.side(own, other) - self.side(other, own)
    }

    #[inline]
    fn side(&self, own: Marbles, other: Marbles) -> f32 {
        let none = [0.0; PARTS];
        let worth = Quadrant::ALL.map(|quadrant| {
            let digits = |marbles: Marbles| {
                let pattern = usize::from(marbles.quadrant(quadrant));
                usize::from(self.digits[quadrant as usize][pattern & (PATTERNS - 1)])
            };
            let place = digits(own) + 2 * digits(other);
            self.worth.get(place).unwrap_or(&none)
        });
        let part = |part: Option<Part>| match part {
            Some((quadrant, place)) => worth[usize::from(quadrant & 3)][usize::from(place)],
            None => 1.0,
        };
        let lines = PARTS_OF.iter();
        lines
            .map(|parts| part(parts[0]) * part(parts[1]) * part(parts[2]))
            .sum()
    }
}
