//! Lines of Action on a plain grid, as the rules are told: slow and obvious.

use plyground::eval::loa::WinandsWeights;
use plyground::games::Side;
use plyground::games::loa::{Men, Position, Rules, Square};

use super::random::Random;

/// Weights of the nine features, no two alike.
pub const WEIGHTS: WinandsWeights =
    WinandsWeights::of([300.0, 50.0, 3.0, 11.0, 17.0, 29.0, 2.0, 7.0, 5.0]);

/// Ranks from the first, of `.`, `x` and `o`.
pub type Grid = [[char; 8]; 8];

const STEPS: [(i32, i32); 8] = [
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
];

/// The grid of a position.
pub fn grid_of(position: &Position) -> Grid {
    let text = position.to_string();
    let mut ranks: Vec<&str> = text[..71].split('/').collect();
    ranks.reverse();
    std::array::from_fn(|rank| {
        let chars: Vec<char> = ranks[rank].chars().collect();
        std::array::from_fn(|file| chars[file])
    })
}

/// What stands there; `None` off the board.
fn at(grid: &Grid, rank: i32, file: i32) -> Option<char> {
    let on_board = (0..8).contains(&rank) && (0..8).contains(&file);
    on_board.then(|| grid[rank as usize][file as usize])
}

fn men(grid: &Grid, side: char) -> Vec<(i32, i32)> {
    let squares = (0..8).flat_map(|rank| (0..8).map(move |file| (rank, file)));
    squares
        .filter(|&(rank, file)| at(grid, rank, file) == Some(side))
        .collect()
}

/// Walks from the first man to neighbours until nobody new is found.
pub fn is_connected(grid: &Grid, side: char) -> bool {
    let men = men(grid, side);
    let mut found: Vec<(i32, i32)> = men.first().copied().into_iter().collect();
    let mut next = 0;
    while next < found.len() {
        let (rank, file) = found[next];
        next += 1;
        for (up, right) in STEPS {
            let neighbour = (rank + up, file + right);
            if men.contains(&neighbour) && !found.contains(&neighbour) {
                found.push(neighbour);
            }
        }
    }
    found.len() == men.len()
}

/// Men of both sides on the whole line through a square.
fn men_on_line(grid: &Grid, (rank, file): (i32, i32), (up, right): (i32, i32)) -> i32 {
    let on_line = (-7..=7).filter_map(|i| at(grid, rank + i * up, file + i * right));
    on_line.filter(|&c| c != '.').count() as i32
}

/// How the game stands after a move of the side that is not to move; `=` is a draw.
pub fn result(grid: &Grid, to_move: char, rules: Rules) -> Option<char> {
    let mover = other(to_move);
    match (is_connected(grid, mover), is_connected(grid, to_move)) {
        (true, true) if rules == Rules::Olympiad => Some('='),
        (true, _) => Some(mover),
        (false, true) => Some(to_move),
        (false, false) => None,
    }
}

/// The opponent.
pub fn other(side: char) -> char {
    if side == 'x' { 'o' } else { 'x' }
}

/// Every legal move by name, with the grid it leads to.
pub fn moves(grid: &Grid, side: char, rules: Rules) -> Vec<(String, Grid)> {
    let mut all = Vec::new();
    if result(grid, side, rules).is_some() {
        return all;
    }
    for from in men(grid, side) {
        for step in STEPS {
            let count = men_on_line(grid, from, step);
            let along = |i: i32| (from.0 + i * step.0, from.1 + i * step.1);
            let (rank, file) = along(count);
            let jumps = (1..count).any(|i| at(grid, along(i).0, along(i).1) == Some(other(side)));
            let sign = match at(grid, rank, file) {
                Some('.') => '-',
                Some(man) if man == other(side) => 'x',
                _ => continue,
            };
            if !jumps {
                let mut next = *grid;
                next[from.0 as usize][from.1 as usize] = '.';
                next[rank as usize][file as usize] = side;
                let name = |(rank, file): (i32, i32)| {
                    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
                };
                all.push((format!("{}{sign}{}", name(from), name((rank, file))), next));
            }
        }
    }
    if all.is_empty() {
        all.push(("pass".into(), *grid));
    }
    all
}

/// A position with men anywhere, of each side 1 to 12.
pub fn random_position(random: &mut Random) -> Position {
    let counts = [random.below(12) + 1, random.below(12) + 1];
    let mut free: Vec<u8> = (0..64).collect();
    let [first, second] = counts.map(|count| {
        (0..count).fold(Men::NONE, |men, _| {
            let place = random.below(free.len() as u64) as usize;
            men.or(Men::one(Square::of(free.swap_remove(place))))
        })
    });
    let side = *random.of(&[Side::First, Side::Second]);
    Position::new(first, second, side, Rules::Olympiad).expect("men in range")
}

/// A position as a game of random moves reaches it, so many plies from the start or where it ended.
pub fn played_position(random: &mut Random, plies: u64) -> Position {
    use plyground::games::{Adversarial, Game};
    let mut position = Position::START;
    for _ in 0..plies {
        let moves: Vec<_> = position.legal().collect();
        if moves.is_empty() {
            break;
        }
        position = position.played(*random.of(&moves));
    }
    position
}

/// The endings of `tests/data/loa_endings.txt`: positions that the side to move wins, and the plies that it needs.
pub fn endings() -> impl Iterator<Item = (Position, u32)> {
    let lines = include_str!("../data/loa_endings.txt").lines();
    lines.map(|line| {
        let (position, plies) = line.rsplit_once(' ').expect("a position and plies");
        let position = position.parse().expect("a position");
        (position, plies.parse().expect("plies"))
    })
}
