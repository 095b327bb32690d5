//! The lines of five.

use super::moves::{Hole, SIDE};

/// The number of windows of five holes in a row: 12 across, 12 down, 8 on diagonals.
pub const LINES: usize = 32;

/// The steps along the four orientations, as rows and columns.
const STEPS: [(i8, i8); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

/// Five holes in a row.
///
/// ```
/// use plyground::games::pentago::{Hole, Line};
/// let diagonal = Line([0, 1, 2, 3, 4].map(|i| Hole::at(i, i).expect("a hole")));
/// assert_eq!(Some(diagonal.0[4]), Hole::at(4, 4));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line(pub [Hole; 5]);

impl Line {
    /// All of them.
    pub const ALL: [Self; LINES] = {
        let first = Hole::of_quadrant(0, 0);
        let (mut all, mut count) = ([Self([first; 5]); LINES], 0);
        let mut orientation = 0;
        while orientation < STEPS.len() {
            let mut start = 0;
            while start < SIDE * SIDE {
                if let Some(line) = Self::from(start / SIDE, start % SIDE, STEPS[orientation]) {
                    all[count] = line;
                    count += 1;
                }
                start += 1;
            }
            orientation += 1;
        }
        assert!(count == LINES);
        all
    };

    const fn from(row: u8, column: u8, (down, right): (i8, i8)) -> Option<Self> {
        let mut holes = [Hole::of_quadrant(0, 0); 5];
        let mut i = 0;
        while i < 5 {
            let (row, column) = (row as i8 + i * down, column as i8 + i * right);
            // A negative column is far off the board as an unsigned number.
            match Hole::at(row as u8, column as u8) {
                Some(hole) => holes[i as usize] = hole,
                None => return None,
            }
            i += 1;
        }
        Some(Self(holes))
    }
}
