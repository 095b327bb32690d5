//! The share of proof-number search in the thinking of `strong`.

use crate::eval::WON;
use crate::games::loa::{Move, Position};
use crate::games::{Adversarial, Side};
use crate::params::parameters;
use crate::players::Settings;
use crate::search::{Attack, Finding, MoveValue, Prover, Report, SearchControl};
use crate::solve::loa::{Connections, apart};

parameters! {
    #[derive(Clone, Copy)]
    pub(super) struct Proving("Solver") {
        solver: f64 = 0.5, "Proof-number search",
            "Looks for forced wins: this many positions per alpha-beta position. 0 = never.",
            range(0.0, 10.0, 0.1);
        solver_from: u64 = 20_000, "Solver start",
            "Starts after this many alpha-beta positions. Short searches do better without.",
            range(0.0, 1e6, 1000.0);
        solver_table: u32 = 20, "Solver memory",
            "Memory per side: 2^n entries of 16 bytes.", range(10.0, 22.0, 1.0);
    }
}

/// A side is near connected with so few men outside its largest group, or so few men.
const NEAR: u32 = 4;
const FEW: u32 = 6;

/// Nodes between two looks at the limits.
const SLICE: u64 = 1024;

/// Looks for forced wins of either side. It keeps what it found from move to move.
pub(super) struct WinProver {
    proving: Proving,
    /// The keys, in ascending order, of positions that came up twice: the third time is a draw.
    drawn: Vec<u128>,
    /// Searches for wins of either side, made when they are needed.
    attacks: [Option<Attack<Position, Connections>>; 2],
    /// Of either side, whether its search found no win in the position in hand.
    is_done: [bool; 2],
    /// Nodes of the search in hand.
    nodes: u64,
}

/// The place of a side in pairs.
fn place(side: Side) -> usize {
    usize::from(side == Side::Second)
}

impl WinProver {
    pub(super) fn new(settings: &Settings) -> Self {
        Self {
            proving: Proving::read(settings),
            drawn: Vec::new(),
            attacks: [None, None],
            is_done: [false; 2],
            nodes: 0,
        }
    }

    /// Takes the keys, in ascending order, of the positions that came up twice in the game.
    pub(super) fn recall(&mut self, drawn: Vec<u128>) {
        self.drawn = drawn;
    }

    /// Turns to another position.
    pub(super) fn turn_to(&mut self, position: &Position) {
        self.nodes = 0;
        for side in [Side::First, Side::Second] {
            let men = position.men(side);
            let is_near = apart(men) <= NEAR || men.count() <= FEW;
            self.is_done[place(side)] = !is_near || position.outcome().is_some();
            if let Some(attack) = &mut self.attacks[place(side)] {
                attack.turn_to(position, &self.drawn);
            }
        }
    }

    /// The search for wins of a side.
    fn attack(&mut self, position: &Position, side: Side) -> &mut Attack<Position, Connections> {
        let (bits, drawn) = (self.proving.solver_table, &self.drawn);
        self.attacks[place(side)].get_or_insert_with(|| {
            let mut attack = Attack::new(position, side, Connections, bits);
            attack.turn_to(position, drawn);
            attack
        })
    }
}

impl Prover<Position, Move> for WinProver {
    /// Goes on with the attack of the side that alpha-beta favours.
    async fn prove(
        &mut self,
        position: &Position,
        so_far: &Report<Move>,
        control: &SearchControl<Move>,
    ) -> Option<Report<Move>> {
        let limits = control.limits();
        if limits.movetime.is_none() && limits.nodes.is_none() {
            return None;
        }
        let mover = position.side();
        let side = if so_far.value >= 0.0 {
            mover
        } else {
            mover.other()
        };
        let searched = control.nodes() - self.nodes;
        if searched < self.proving.solver_from {
            return None;
        }
        let share = (self.proving.solver * searched as f64) as u64;
        while self.nodes < share && !self.is_done[place(side)] {
            let left = limits
                .nodes
                .map(|most| most.saturating_sub(control.nodes()));
            let slice = SLICE.min(share - self.nodes).min(left.unwrap_or(SLICE));
            let attack = self.attack(position, side);
            let before = attack.nodes();
            let verdict = attack.advance(slice);
            let visited = attack.nodes() - before;
            self.nodes += visited;
            control.count(visited as u32);
            match verdict {
                Some(Finding::Won { plies, line }) => {
                    return Some(settled(so_far, side == mover, plies, &line, control));
                }
                Some(Finding::NotWon) => self.is_done[place(side)] = true,
                None => {}
            }
            if control.pause().await.is_err() {
                return None;
            }
        }
        None
    }
}

/// Corrects the report of alpha-beta by a proof.
fn settled(
    so_far: &Report<Move>,
    is_won: bool,
    plies: u32,
    line: &[Move],
    control: &SearchControl<Move>,
) -> Report<Move> {
    let best = line.first().copied();
    let end = WON - plies as f32;
    let value = if is_won { end } else { -end };
    let moves = so_far.moves.iter().map(|known| {
        if Some(known.mv) == best {
            let pv = line.iter().map(Move::to_string).collect();
            let exact = MoveValue::exact(known.mv, value);
            return MoveValue { pv, ..exact };
        }
        let known = known.clone();
        let is_bound = known.is_bound || known.value > value;
        MoveValue {
            value: known.value.min(value),
            is_bound,
            ..known
        }
    });
    Report {
        depth: plies,
        nodes: control.nodes(),
        ms: control.elapsed(),
        best,
        value,
        exact: Some(if is_won { 1 } else { -1 }),
        moves: moves.collect(),
        pv: line.iter().map(Move::to_string).collect(),
    }
}
