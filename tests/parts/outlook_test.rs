//! The row of outlooks of a review.

use plyground::eval::WON;
use plyground::players::ValueScale;
use proptest::prelude::*;

use crate::outlook::{Outlook, backed_up};

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
