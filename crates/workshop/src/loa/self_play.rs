//! Positions of games that a search plays against itself.

use plyground::eval::{DECIDED, StaticEval};
use plyground::games::loa::{Men, Move, Position};
use plyground::games::random::Dice;
use plyground::games::{Adversarial, Outcome, Playout, Side};
use plyground::search::{AlphaBeta, Clock, Limits, Report, SearchControl, run, twice};

/// Random moves that a game begins with.
const OPENING: u32 = 4;
/// So many plies may have a random move in the place of the best, with this chance.
const EARLY: usize = 12;
const CHANCE: f64 = 0.08;
/// The most plies of a game; a longer one is a draw.
const LONGEST: usize = 150;
/// One of so many positions of a game has others beside it.
const EVERY: u32 = 5;
/// The most random moves from a position of a game to one beside it.
const BESIDE: u32 = 2;

/// A position to learn from, in the eyes of the side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchedPosition {
    /// The men of the side to move, and of the other.
    pub men: [Men; 2],
    /// The value that the search found.
    pub value: f32,
    /// The result of the game: 1 for a win, 0.5 for a draw, 0 for a loss. A position beside a game has none.
    pub points: Option<f32>,
}

/// Plays games. From some of their positions it also looks at others one and two random moves away: a search meets
/// such positions, good play does not.
pub struct SelfPlay<E> {
    search: AlphaBeta<E>,
    nodes: u64,
    seed: u64,
}

impl<E: StaticEval<Position>> SelfPlay<E> {
    /// Games by this search, with so many nodes for each position.
    pub fn new(search: AlphaBeta<E>, nodes: u64, seed: u64) -> Self {
        Self {
            search,
            nodes,
            seed,
        }
    }

    /// The positions of a game, and then those beside it.
    pub fn game(&mut self, number: u64) -> Vec<SearchedPosition> {
        let mut dice = Dice::stream(self.seed, number);
        let mut position = random_step(Position::START, OPENING, &mut dice);
        let (mut earlier, mut played, mut beside) = (Vec::new(), Vec::new(), Vec::new());
        let outcome = loop {
            if let Some(outcome) = ended(&position, &earlier) {
                break outcome;
            }
            let key = position.key();
            if earlier.len() < EARLY && dice.unit() < CHANCE {
                position.random_step(&mut dice);
                earlier.push(key);
                continue;
            }
            let report = self.think(&position, &earlier);
            let Some(mv) = report.best else {
                break Outcome::Draw;
            };
            played.push((position, report.value));
            if report.value.abs() > DECIDED {
                break Outcome::Win(favoured(&position, report.value));
            }
            let most = if dice.below(EVERY) == 0 { BESIDE } else { 0 };
            for moves in 1..=most {
                let other = random_step(position, moves, &mut dice);
                if other.outcome().is_none() {
                    let value = self.think(&other, &[]).value;
                    beside.push(taught(&other, value, None));
                }
            }
            earlier.push(key);
            position = position.played(mv);
        };
        let played = played
            .into_iter()
            .map(|(position, value)| taught(&position, value, Some(points(&position, outcome))));
        played.chain(beside).collect()
    }

    fn think(&mut self, position: &Position, earlier: &[u128]) -> Report<Move> {
        self.search.recall(&twice(earlier.iter().copied()));
        let control = SearchControl::new(Limits::nodes(self.nodes), Clock::none());
        run(self.search.think(position, &control))
    }
}

/// The position after some random moves, or where a game ends before.
fn random_step(mut position: Position, moves: u32, dice: &mut Dice) -> Position {
    for _ in 0..moves {
        position.random_step(dice);
    }
    position
}

/// The end of a game that came to a position by way of earlier ones.
fn ended(position: &Position, earlier: &[u128]) -> Option<Outcome> {
    let key = position.key();
    let is_third = earlier.iter().filter(|&&other| other == key).count() >= 2;
    let is_draw = is_third || earlier.len() >= LONGEST;
    position
        .outcome()
        .or_else(|| is_draw.then_some(Outcome::Draw))
}

/// The side that a value for the side to move speaks for.
fn favoured(position: &Position, value: f32) -> Side {
    if value > 0.0 {
        position.side()
    } else {
        position.side().other()
    }
}

fn points(position: &Position, outcome: Outcome) -> f32 {
    match outcome {
        Outcome::Draw => 0.5,
        Outcome::Win(side) => f32::from(u8::from(side == position.side())),
    }
}

fn taught(position: &Position, value: f32, points: Option<f32>) -> SearchedPosition {
    SearchedPosition {
        men: [position.own(), position.other()],
        value,
        points,
    }
}
