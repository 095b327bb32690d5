//! The value of a position after two plies.

use plyground::eval::pentago::{LearnedLines, wins_at_once};
use plyground::games::pentago::{Move, Position};
use plyground::games::{Adversarial, Game, Outcome};

/// The value of a game won, as the logarithm of odds.
const WON: f32 = 50.0;
/// The number of refuting moves that are remembered.
const KILLERS: usize = 4;

/// A short search that ends in what was learned.
pub struct Foresight {
    learned: LearnedLines,
    killers: Vec<Move>,
}

impl Foresight {
    pub fn new(learned: LearnedLines) -> Self {
        Self {
            learned,
            killers: Vec::new(),
        }
    }

    /// The expected result of the side to move, from 0 to 1.
    pub fn expected(&mut self, position: &Position) -> f32 {
        let mut replies: Vec<(f32, Position)> = position
            .legal()
            .map(|mv| position.played(mv))
            .map(|next| (self.static_eval(&next), next))
            .collect();
        // The worse for the opponent, the earlier.
        replies.sort_by(|a, b| a.0.total_cmp(&b.0));
        replies.dedup_by_key(|(_, next)| *next);
        let mut best = -WON;
        for (value, next) in replies {
            if best == WON || value == WON {
                break;
            }
            let value = if value == -WON {
                value
            } else {
                self.replied(&next, -best)
            };
            best = best.max(-value);
        }
        match best {
            WON => 1.0,
            _ if best == -WON => 0.0,
            _ => 1.0 / (1.0 + (-best).exp()),
        }
    }

    /// The value of the best move of a position, or of a move that reaches `enough`.
    fn replied(&mut self, position: &Position, enough: f32) -> f32 {
        if position.outcome().is_some() {
            return self.static_eval(position);
        }
        let mut best = -WON;
        for mv in &self.killers {
            if position.empty().has(mv.hole) {
                best = best.max(-self.static_eval(&position.played(*mv)));
            }
            if best >= enough {
                return best;
            }
        }
        for mv in position.legal() {
            let value = -self.static_eval(&position.played(mv));
            if value >= enough {
                self.killers.truncate(KILLERS - 1);
                self.killers.insert(0, mv);
                return value;
            }
            best = best.max(value);
        }
        best
    }

    /// The static evaluation of a position, for the side to move.
    fn static_eval(&self, position: &Position) -> f32 {
        match position.outcome() {
            Some(Outcome::Draw) => 0.0,
            Some(Outcome::Win(side)) if side == position.side() => WON,
            Some(Outcome::Win(_)) => -WON,
            None if wins_at_once(position) => WON,
            None => self.learned.value(position).clamp(1.0 - WON, WON - 1.0),
        }
    }
}
