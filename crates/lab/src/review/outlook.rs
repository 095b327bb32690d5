//! The outlook of a game of two sides from position to position: one row of values for the chart and for the costs.

use plyground::players::ValueScale;

use super::subject::{earlier, later};

/// A position of a game, as the search of it alone sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Outlook {
    /// The value for the first side.
    pub value: f32,
    /// Whether the first side is to move.
    pub is_first: bool,
    /// Whether the value is proven.
    pub is_proven: bool,
    /// Whether the move that was played is the best one.
    pub is_best: bool,
}

impl Outlook {
    /// Whether whoever is to move has lost for certain.
    fn is_lost(&self, scale: ValueScale) -> bool {
        let lost = if self.is_first { 0.0 } else { 1.0 };
        self.is_proven && scale.share(self.value) == Some(lost)
    }
}

/// The value of each position of a game for the first side, where each knows what the others do.
///
/// What is proven holds after the best move too, and after every move of a lost position. Of the rest, a position is
/// worth what its best move leads to, if that was played, and never less than the move that was played. So a best move
/// costs nothing, and no move gains anything.
pub(super) fn backed_up(scale: ValueScale, mut all: Vec<Outlook>) -> Vec<f32> {
    for i in 1..all.len() {
        let before = all[i - 1];
        if before.is_proven && !all[i].is_proven && (before.is_best || before.is_lost(scale)) {
            all[i].value = later(scale, before.value);
            all[i].is_proven = true;
        }
    }
    for i in (1..all.len()).rev() {
        let after = earlier(scale, all[i].value);
        let before = &mut all[i - 1];
        before.value = if before.is_best && !before.is_proven {
            after
        } else if before.is_first {
            before.value.max(after)
        } else {
            before.value.min(after)
        };
    }
    all.into_iter().map(|one| one.value).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground::eval::WON;
    use proptest::prelude::*;

    const SCALE: ValueScale = ValueScale::Odds(100.0);

    /// Positions in turn, each with a value, whether that is proven, and whether the best move is played.
    fn game() -> impl Strategy<Value = Vec<Outlook>> {
        let position = (-20_i8..=20, 0_u8..4, any::<bool>());
        proptest::collection::vec(position, 0..12).prop_map(|all| {
            let outlook = |(i, (value, proven, is_best)): (usize, (i8, u8, bool))| Outlook {
                value: match proven {
                    0 => f32::from(value.signum()) * (WON - 5.0),
                    _ => 10.0 * f32::from(value),
                },
                is_first: i % 2 == 0,
                is_proven: proven == 0,
                is_best,
            };
            all.into_iter().enumerate().map(outlook).collect()
        })
    }

    proptest! {
        #[test]
        fn no_move_gains_and_a_best_move_costs_nothing(all in game()) {
            let values = backed_up(SCALE, all.clone());
            prop_assert_eq!(values.len(), all.len());
            let shares: Vec<f64> = values.iter().filter_map(|&value| SCALE.share(value)).collect();
            for (i, around) in shares.windows(2).enumerate() {
                let lost = around[0] - around[1];
                let cost = if all[i].is_first { lost } else { -lost };
                prop_assert!(cost >= 0.0);
                if all[i].is_best && !all[..=i].iter().any(|one| one.is_proven) {
                    prop_assert_eq!(cost, 0.0);
                }
            }
        }
    }

    #[test]
    fn a_proven_win_stands_through_searches_that_overlook_it() {
        let seen = |value, is_first, is_proven, is_best| Outlook {
            value,
            is_first,
            is_proven,
            is_best,
        };
        let won = [
            seen(WON - 5.0, true, true, true),
            seen(-20.0, false, false, false),
            seen(10.0, true, false, false),
            seen(40.0, false, false, false),
        ];
        let values = backed_up(SCALE, won.to_vec());
        assert_eq!(values, [WON - 5.0, WON - 4.0, WON - 3.0, 40.0]);
    }
}
