//! The evaluation of MIA.

use super::features::centre_of_mass;
use super::{ManFeatures, Mobility, walls};
use crate::eval::value_cache::ValueCache;
use crate::eval::{Explain, StaticEval};
use crate::games::loa::{Men, Move, Position};
use crate::params::parameters;

parameters! {
    /// The weights of the nine features. How the defaults were found: `docs/loa.md` and `docs/tuning.md`.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct WinandsWeights("Evaluation", range(-1000.0, 1000.0, 0.1)) {
        concentration: f32 = 610.0, "Concentration",
            "How close your pieces are together. 1 = as close as possible.";
        centralisation: f32 = 225.0, "Centralisation", "Pieces near the centre, none on the edge.";
        mass: f32 = 21.0, "Group away from the centre",
            "Distance of your group from the centre. Pieces near an edge scatter less.";
        quads: f32 = 2.0, "Quads", "2x2 squares with three or four of your pieces.";
        connectedness: f32 = 46.0, "Connectedness", "Average number of neighbours per piece.";
        uniformity: f32 = 145.0, "Uniformity",
            "How small the rectangle around your pieces is. 1 = whole board.";
        mobility: f32 = 10.5, "Mobility", "Number of moves. Captures count twice, moves along an edge half.";
        walls: f32 = 29.0, "Walls", "Opponent's pieces blocked on the edge.";
        tempo: f32 = 27.0, "Tempo", "Bonus for having the next move.";
    }
}

/// Nine features after the tournament program MIA (Winands, van den Herik and Uiterwijk 2003). Its weights
/// were never published; those of the players here were found by playing.
pub struct Winands {
    weights: WinandsWeights,
    mobility: &'static Mobility,
    /// The contribution of a side's own men.
    known: ValueCache<f32, 13>,
}

impl Winands {
    /// An evaluation with these weights.
    pub fn new(weights: WinandsWeights) -> Self {
        Self {
            weights,
            mobility: Mobility::tables(),
            known: ValueCache::new(),
        }
    }

    /// The contribution of a side's own men to its value, feature by feature.
    fn own(&self, men: Men) -> [f32; 6] {
        let (weights, features) = (&self.weights, ManFeatures::of(men));
        [
            weights.concentration * features.concentration,
            weights.centralisation * features.centralisation,
            weights.mass * features.mass,
            weights.quads * features.quads,
            weights.connectedness * features.connectedness,
            weights.uniformity * features.uniformity,
        ]
    }

    /// Their sum.
    #[inline]
    fn own_sum(&self, men: Men) -> f32 {
        self.known.value(men.bits(), || self.own(men).iter().sum())
    }

    /// The contribution of mobility and walls for the side to move. Walls are bad for the men that they shut in.
    #[inline]
    fn between(&self, own: Men, other: Men) -> [f32; 2] {
        let WinandsWeights {
            mobility,
            walls: wall,
            ..
        } = self.weights;
        let moves = if mobility == 0.0 {
            0.0
        } else {
            let [own, other] = self.mobility.of(own, other);
            (own as f32 - other as f32) / 4.0
        };
        [
            mobility * moves,
            wall * (walls(other, own) - walls(own, other)),
        ]
    }
}

/// The men that the other side's walls keep from the centre.
fn shut_in(men: Men, other: Men) -> Men {
    let shut = men
        .squares()
        .map(Men::one)
        .filter(|&man| walls(man, other) > 0.0);
    shut.fold(Men::NONE, Men::or)
}

impl StaticEval<Position> for Winands {
    #[inline]
    fn static_eval(&self, position: &Position) -> f32 {
        let (own, other) = (position.own(), position.other());
        let [mobility, walls] = self.between(own, other);
        self.own_sum(own) - self.own_sum(other) + mobility + walls + self.weights.tempo
    }

    #[inline]
    fn replies(&self, position: &Position, moves: &mut Vec<Move>) {
        position.each_move(|mv| moves.push(mv));
        if moves.is_empty() {
            moves.push(Move::PASS);
        }
    }

    /// The noisy moves. They are captures that add more links between the mover's men, or remove more links of the
    /// opponent's, than they cost; and captures in the centre. Source: Winands, Uiterwijk and van den Herik, "The quad
    /// heuristic in Lines of Action", 2001.
    fn noisy(&self, position: &Position, moves: &mut Vec<Move>) {
        const CENTRE: Men = Men::from_bits(0x0000_3c3c_3c3c_0000);
        let (own, other) = (position.own(), position.other());
        position.each_capture(|mv| {
            let [from, to] = [mv.from, mv.to].map(Men::one);
            let gained = to.neighbours().and(own).without(from).count();
            let lost = from.neighbours().and(own).count();
            let broken = to.neighbours().and(other).count();
            if CENTRE.has(mv.to) || gained + broken > lost {
                moves.push(mv);
            }
        });
    }
}

impl Explain<Position> for Winands {
    fn contributions(&self, position: &Position) -> Vec<(&'static str, f32)> {
        let (own, other) = (position.own(), position.other());
        let [mine, theirs] = [own, other].map(|men| self.own(men));
        let alone = (0..6).map(|i| mine[i] - theirs[i]);
        let values = alone
            .chain(self.between(own, other))
            .chain([self.weights.tempo]);
        WinandsWeights::NAMES.into_iter().zip(values).collect()
    }

    /// The men that are linked, the squares that the side to move can reach, the men behind walls, and the centres of
    /// mass.
    fn cells(&self, position: &Position, feature: &str) -> Vec<u8> {
        let sides = [
            (position.own(), position.other()),
            (position.other(), position.own()),
        ];
        let of_both = |of: fn(Men, Men) -> Men| {
            sides
                .into_iter()
                .map(|(men, other)| of(men, other))
                .fold(Men::NONE, Men::or)
        };
        let squares = match feature {
            "concentration" | "mass" => of_both(|men, _| Men::one(centre_of_mass(men))),
            "connectedness" => of_both(|men, _| men.and(men.neighbours())),
            "mobility" => {
                let mut reached = Men::NONE;
                position.each_move(|mv| reached = reached.or(Men::one(mv.to)));
                reached
            }
            "walls" => of_both(shut_in),
            _ => Men::NONE,
        };
        squares.cells()
    }
}
