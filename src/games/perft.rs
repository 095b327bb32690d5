//! Counting lines of play, to hold the rules to known numbers.

use super::{Adversarial, Stochastic};

/// The number of lines of `plies` plies from `position`, where a ply is a move and then one of the
/// things that chance may do. A line that ends earlier does not count; the empty line does.
///
/// ```
/// use plyground::games::g2048::Board;
/// use plyground::games::perft;
/// let board: Board = "2,2,4,8, 16,32,64,128, 2,4,8,16, 32,64,128,256".parse().unwrap();
/// // Left and right merge the two twos; either leaves one empty cell, for a 2 or a 4.
/// assert_eq!(perft(&board, 1), 4);
/// ```
pub fn perft<G: Stochastic>(position: &G, plies: u32) -> u64 {
    if plies == 0 {
        return 1;
    }
    let after = |after: &G::After| -> u64 {
        let chances = G::chances(after);
        if plies == 1 {
            chances.count() as u64
        } else {
            chances
                .map(|(_, chance)| perft(&G::apply(after, chance), plies - 1))
                .sum()
        }
    };
    position.moves().map(|turn| after(&turn.after)).sum()
}

/// The number of lines of `plies` moves from `position` in a game of two sides. A line that ends earlier
/// does not count; the empty line does.
///
/// ```
/// use plyground::games::pentago::Position;
/// use plyground::games::perft_of_two;
/// assert_eq!(perft_of_two(&Position::START, 1), 288);
/// ```
pub fn perft_of_two<G: Adversarial>(position: &G, plies: u32) -> u64 {
    match plies {
        0 => 1,
        1 => position.legal().count() as u64,
        _ => position
            .legal()
            .map(|mv| perft_of_two(&position.played(mv), plies - 1))
            .sum(),
    }
}
