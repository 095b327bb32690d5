//! Temporal differences on 2048 with a board of 2x2, step by step.

use std::collections::BTreeMap;

use plyground::games::random::Dice;

use super::step::written;
use super::{LessonStep, NodeChange};

/// Games of the lesson.
const GAMES: u32 = 3;
/// The share of the error that a value takes.
const RATE: f64 = 0.5;

const CODE: &[&str] = &[
    "V(every afterstate) = 0",
    "for each game:",
    "  play the move with the largest points + V(afterstate)",
    "  a new tile comes; the next best move has points r' and afterstate s'",
    "  V(s) = V(s) + α · (r' + V(s') - V(s)); at the end r' + V(s') = 0",
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

fn board(cells: Cells) -> String {
    let tile = |exponent: u8| {
        if exponent == 0 {
            "·".into()
        } else {
            (1_u32 << exponent).to_string()
        }
    };
    format!(
        "[{} {} / {} {}]",
        tile(cells[0]),
        tile(cells[1]),
        tile(cells[2]),
        tile(cells[3])
    )
}

/// The lesson: a few games from empty values.
pub fn learn() -> (&'static [&'static str], Vec<LessonStep>) {
    let mut values: BTreeMap<Cells, f64> = BTreeMap::new();
    let (mut dice, mut steps) = (Dice::new(3), Vec::new());
    let mut say = |line: usize, words: String| {
        steps.push(LessonStep {
            line,
            node: 0,
            words,
            changes: Vec::<NodeChange>::new(),
        });
    };
    say(0, "V = 0".into());
    for game in 1..=GAMES {
        let start = spawn([0; 4], &mut dice);
        let mut cells = spawn(start, &mut dice);
        say(1, format!("game {game}: {}", board(cells)));
        let mut before: Option<Cells> = None;
        loop {
            let worth = |after: &Cells, points: u64| {
                points as f64 + values.get(after).copied().unwrap_or(0.0)
            };
            let best = moves(cells)
                .into_iter()
                .max_by(|a, b| worth(&a.1, a.2).total_cmp(&worth(&b.1, b.2)));
            let target = best.map_or(0.0, |(_, after, points)| worth(&after, points));
            match &best {
                Some((name, after, points)) => {
                    say(
                        if before.is_some() { 3 } else { 2 },
                        format!("{name}: {points} points, {}", board(*after)),
                    );
                }
                None => say(3, format!("no move: {}", board(cells))),
            }
            if let Some(state) = before {
                let old = values.get(&state).copied().unwrap_or(0.0);
                let new = old + RATE * (target - old);
                values.insert(state, new);
                let (error, old, new) = (written(target - old), written(old), written(new));
                say(
                    4,
                    format!("V{} = {old} + {RATE} · ({error}) = {new}", board(state)),
                );
            }
            let Some((_, after, _)) = best else { break };
            before = Some(after);
            cells = spawn(after, &mut dice);
        }
    }
    (CODE, steps)
}
