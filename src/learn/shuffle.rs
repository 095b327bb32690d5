//! A random order.

use crate::games::random::Dice;

/// Puts things in a random order.
pub fn shuffle<T>(all: &mut [T], dice: &mut Dice) {
    for i in (1..all.len()).rev() {
        all.swap(i, dice.below(i as u32 + 1) as usize);
    }
}
