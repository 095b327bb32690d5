//! Temporal differences on 2048 with a board of 2x2, step by step.

use std::collections::BTreeMap;

use plyground::games::random::Dice;

use super::step::LessonRun;
use super::{LessonEvent, LessonStep};

/// Games of the lesson.
const GAMES: u32 = 3;
/// The share of the error that a value takes.
const RATE: f64 = 0.5;

const CODE: &[&str] = &[
    "V(s) = 0 for every board s after a move",
    "for each game:",
    "  make the move to s with the largest points + V(s)",
    "  new tile; the next move has points r and leads to s'",
    "  V(s) = V(s) + α · (r + V(s') - V(s))    # α = 0.5",
    "  at the end of the game r + V(s') = 0",
];

/// Exponents of the four cells, row by row; 0 is empty.
type Cells = [u8; 4];

/// Slides two cells towards the first; answers them and the points.
fn slide(first: u8, second: u8) -> (u8, u8, u64) {
    match (first, second) {
        (0, tile) => (tile, 0, 0),
        (a, b) if a == b => (a + 1, 0, 1 << (a + 1)),
        other => (other.0, other.1, 0),
    }
}

/// The legal moves with their afterstates and points.
fn moves(cells: Cells) -> Vec<(&'static str, Cells, u64)> {
    // The lines of each move, each from the cell that is moved towards.
    const LINES: [(&str, [[usize; 2]; 2]); 4] = [
        ("up", [[0, 2], [1, 3]]),
        ("right", [[1, 0], [3, 2]]),
        ("down", [[2, 0], [3, 1]]),
        ("left", [[0, 1], [2, 3]]),
    ];
    let all = LINES.map(|(name, lines)| {
        let (mut after, mut points) = (cells, 0);
        for [a, b] in lines {
            let (first, second, gain) = slide(cells[a], cells[b]);
            (after[a], after[b]) = (first, second);
            points += gain;
        }
        (name, after, points)
    });
    all.into_iter()
        .filter(|(_, after, _)| *after != cells)
        .collect()
}

/// Puts a new tile on an empty cell.
fn spawn(mut cells: Cells, dice: &mut Dice) -> Cells {
    let empty: Vec<usize> = (0..4).filter(|&cell| cells[cell] == 0).collect();
    let cell = empty[dice.below(empty.len() as u32) as usize];
    cells[cell] = if dice.below(10) == 0 { 2 } else { 1 };
    cells
}

/// The tiles of a board.
fn tiles(cells: Cells) -> [u32; 4] {
    cells.map(|exponent| if exponent == 0 { 0 } else { 1 << exponent })
}

/// The learner: its values so far, and its steps.
struct Learner {
    values: BTreeMap<Cells, f64>,
    dice: Dice,
    steps: Vec<LessonStep>,
}

/// The lesson: a few games from empty values.
pub fn learn() -> LessonRun {
    let mut learner = Learner {
        values: BTreeMap::new(),
        dice: Dice::new(3),
        steps: Vec::new(),
    };
    learner.say(0, LessonEvent::Zero);
    for game in 1..=GAMES {
        learner.play(game);
    }
    LessonRun {
        code: CODE,
        steps: learner.steps,
        choice: None,
    }
}

impl Learner {
    fn say(&mut self, line: usize, event: LessonEvent) {
        self.steps.push(LessonStep {
            line,
            node: 0,
            event,
            changes: Vec::new(),
        });
    }

    /// The learned value of a board after a move.
    fn value(&self, cells: Cells) -> f64 {
        self.values.get(&cells).copied().unwrap_or(0.0)
    }

    fn play(&mut self, game: u32) {
        let start = spawn([0; 4], &mut self.dice);
        let mut cells = spawn(start, &mut self.dice);
        let event = LessonEvent::Game {
            game,
            cells: tiles(cells),
        };
        self.say(1, event);
        let mut before = None;
        loop {
            let worth =
                |&(_, after, points): &(&str, Cells, u64)| points as f64 + self.value(after);
            let best = moves(cells)
                .into_iter()
                .max_by(|one, other| worth(one).total_cmp(&worth(other)));
            let line = if before.is_some() { 3 } else { 2 };
            match best {
                Some((direction, after, points)) => {
                    let event = LessonEvent::Move {
                        direction,
                        points,
                        value: self.value(after),
                        from: tiles(cells),
                        cells: tiles(after),
                    };
                    self.say(line, event);
                }
                None => self.say(
                    5,
                    LessonEvent::End {
                        cells: tiles(cells),
                    },
                ),
            }
            if let Some(board) = before {
                let (points, next) =
                    best.map_or((0, 0.0), |(_, after, points)| (points, self.value(after)));
                self.update(board, points, next);
            }
            let Some((_, after, _)) = best else { break };
            before = Some(after);
            cells = spawn(after, &mut self.dice);
        }
    }

    /// Moves the value of a board towards what came next.
    fn update(&mut self, board: Cells, points: u64, next: f64) {
        let old = self.value(board);
        let new = old + RATE * (points as f64 + next - old);
        self.values.insert(board, new);
        let event = LessonEvent::Update {
            cells: tiles(board),
            old,
            points,
            next,
            new,
        };
        self.say(4, event);
    }
}
