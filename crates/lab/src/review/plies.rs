//! Values of a ply earlier or later, and of the other side.

use plyground::eval::DECIDED;
use plyground::players::ValueScale;

/// A value for the other side.
pub(super) fn opposite(scale: ValueScale, value: f32) -> f32 {
    match scale {
        ValueScale::Share => 1.0 - value,
        // Not -0, where it is drawn.
        _ => 0.0 - value,
    }
}

/// A value as it counts a ply earlier: a win or loss is a ply farther off.
pub(super) fn earlier(scale: ValueScale, value: f32) -> f32 {
    if is_decided(scale, value) {
        value - value.signum()
    } else {
        value
    }
}

/// A value as it counts a ply later.
pub(super) fn later(scale: ValueScale, value: f32) -> f32 {
    if is_decided(scale, value) {
        value + value.signum()
    } else {
        value
    }
}

/// A value of what a move leads to, for the side that made it.
pub(super) fn turned(scale: ValueScale, value: f32) -> f32 {
    opposite(scale, earlier(scale, value))
}

/// Whether a value says in how many plies a game is won or lost.
pub(super) fn is_decided(scale: ValueScale, value: f32) -> bool {
    scale != ValueScale::Share && value.abs() > DECIDED
}
