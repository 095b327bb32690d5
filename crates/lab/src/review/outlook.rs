//! The outlook of a game of two sides from position to position: one row of numbers for the chart and for the costs.

/// What a search says of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Estimate {
    /// The share of the points that the first side may expect.
    pub outlook: f64,
    /// Whether the first side is to move.
    pub is_first: bool,
    /// Whether the outlook is proven.
    pub is_proven: bool,
    /// Whether the move that was played is the best one.
    pub is_best: bool,
}

impl Estimate {
    /// Whether whoever is to move has lost for certain.
    fn is_lost(&self) -> bool {
        self.is_proven && self.outlook == if self.is_first { 0.0 } else { 1.0 }
    }
}

/// The outlook of the first side at each position of a game, where each knows what the others do.
///
/// What is proven holds after the best move too, and after every move of a lost position. Of the rest, a position is
/// worth what its best move leads to, if that was played, and never less than the move that was played. So a best move
/// costs nothing, and no move gains anything.
pub(super) fn backed_up(mut all: Vec<Estimate>) -> Vec<f64> {
    for i in 1..all.len() {
        let before = all[i - 1];
        if before.is_proven && !all[i].is_proven && (before.is_best || before.is_lost()) {
            all[i].outlook = before.outlook;
            all[i].is_proven = true;
        }
    }
    for i in (1..all.len()).rev() {
        let after = all[i].outlook;
        let before = &mut all[i - 1];
        before.outlook = if before.is_best && !before.is_proven {
            after
        } else if before.is_first {
            before.outlook.max(after)
        } else {
            before.outlook.min(after)
        };
    }
    all.into_iter().map(|one| one.outlook).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Positions in turn, each with an outlook, whether that is proven, and whether the best move is played.
    fn game() -> impl Strategy<Value = Vec<Estimate>> {
        let position = (0_u8..=20, 0_u8..4, any::<bool>());
        proptest::collection::vec(position, 0..12).prop_map(|all| {
            let estimate = |(i, (outlook, proven, is_best)): (usize, (u8, u8, bool))| Estimate {
                outlook: match proven {
                    0 => f64::from(outlook % 3) / 2.0,
                    _ => f64::from(outlook) / 20.0,
                },
                is_first: i % 2 == 0,
                is_proven: proven == 0,
                is_best,
            };
            all.into_iter().enumerate().map(estimate).collect()
        })
    }

    proptest! {
        #[test]
        fn no_move_gains_and_a_best_move_costs_nothing(all in game()) {
            let outlooks = backed_up(all.clone());
            prop_assert_eq!(outlooks.len(), all.len());
            for (i, around) in outlooks.windows(2).enumerate() {
                let lost = around[0] - around[1];
                let cost = if all[i].is_first { lost } else { -lost };
                prop_assert!(cost >= 0.0);
                if all[i].is_best && !all[i].is_proven && !all[..i].iter().any(|one| one.is_proven) {
                    prop_assert_eq!(cost, 0.0);
                }
            }
        }
    }

    #[test]
    fn a_proven_win_stands_through_searches_that_overlook_it() {
        let seen = |outlook, is_first, is_proven, is_best| Estimate {
            outlook,
            is_first,
            is_proven,
            is_best,
        };
        let won = [
            seen(1.0, true, true, true),
            seen(0.4, false, false, false),
            seen(0.6, true, false, false),
            seen(0.7, false, false, false),
        ];
        assert_eq!(backed_up(won.to_vec()), [1.0, 1.0, 1.0, 0.7]);
    }
}
