//! The eight ways to look at a board.

use super::board::transposed_nibbles;

/// A board of 4-bit exponents (see [`super::Board::nibbles`]) turned and mirrored in all eight ways,
/// itself first.
///
/// ```
/// use plyground::games::g2048::symmetries;
/// let corner = 1; // a 2 in the first cell
/// let distinct: std::collections::BTreeSet<u64> = symmetries(corner).into_iter().collect();
/// assert_eq!(distinct.len(), 4); // the four corners
/// ```
#[inline]
pub const fn symmetries(nibbles: u64) -> [u64; 8] {
    let other = transposed_nibbles(nibbles);
    [
        nibbles,
        mirrored(nibbles),
        upside_down(nibbles),
        upside_down(mirrored(nibbles)),
        other,
        mirrored(other),
        upside_down(other),
        upside_down(mirrored(other)),
    ]
}

/// Left and right exchanged.
const fn mirrored(x: u64) -> u64 {
    let x = (x & 0x00ff_00ff_00ff_00ff) << 8 | x >> 8 & 0x00ff_00ff_00ff_00ff;
    (x & 0x0f0f_0f0f_0f0f_0f0f) << 4 | x >> 4 & 0x0f0f_0f0f_0f0f_0f0f
}

/// Top and bottom exchanged.
const fn upside_down(x: u64) -> u64 {
    let x = x.rotate_left(32);
    (x & 0x0000_ffff_0000_ffff) << 16 | x >> 16 & 0x0000_ffff_0000_ffff
}
