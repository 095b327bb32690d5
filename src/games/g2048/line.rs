//! The move of one line of cells: the rule of the game, for boards of every size.

/// Slides a line of exponents (0 = empty) towards its first cell. Returns the cell where each tile ends, the line
/// after it and the points. An empty cell ends in itself. Two tiles of exponent `last` do not merge.
///
/// A shorter line may be given with empty cells after it: nothing slides there.
pub(crate) const fn slide_line<const N: usize>(
    cells: [u8; N],
    last: u8,
) -> ([usize; N], [u8; N], u64) {
    let (mut out, mut targets, mut gain) = ([0; N], [0; N], 0);
    // `free` is the next empty target; `open` says that the tile before it may still merge.
    let (mut free, mut open, mut i) = (0, false, 0);
    while i < N {
        let tile = cells[i];
        targets[i] = i;
        if tile != 0 {
            if open && out[free - 1] == tile && tile < last {
                out[free - 1] = tile + 1;
                gain += 1 << (tile + 1);
                targets[i] = free - 1;
                open = false;
            } else {
                out[free] = tile;
                targets[i] = free;
                free += 1;
                open = true;
            }
        }
        i += 1;
    }
    (targets, out, gain)
}
