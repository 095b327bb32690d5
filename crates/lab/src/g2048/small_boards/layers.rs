//! All positions that play may come to, by the sum of their tiles.

use super::boards::SmallBoards;

/// Positions in layers: all tiles of a position, added up and halved, are the number of its layer. A new tile leads one
/// or two layers up.
pub(super) struct Layers<'a> {
    boards: &'a SmallBoards,
    /// In ascending order, one of each that look alike.
    positions: Vec<Vec<u64>>,
    /// The values of the three lowest layers that hold anything.
    values: Vec<Vec<f64>>,
}

impl<'a> Layers<'a> {
    /// Finds all positions that play may come to from these, and their values.
    pub(super) fn solved(boards: &'a SmallBoards, starts: impl Iterator<Item = u64>) -> Self {
        let (positions, values) = (Vec::new(), Vec::new());
        let mut layers = Self {
            boards,
            positions,
            values,
        };
        starts.for_each(|board| layers.add(boards.half_sum(board), board));
        layers.reach();
        layers.evaluate();
        layers
    }

    /// Number of positions.
    pub(super) fn count(&self) -> u64 {
        self.positions.iter().map(|layer| layer.len() as u64).sum()
    }

    fn add(&mut self, layer: usize, board: u64) {
        if self.positions.len() <= layer {
            self.positions.resize_with(layer + 1, Vec::new);
        }
        self.positions[layer].push(self.boards.canonical(board));
    }

    /// Follows every move and every new tile, upwards.
    fn reach(&mut self) {
        let mut layer = 0;
        while layer < self.positions.len() {
            let here = distinct(std::mem::take(&mut self.positions[layer]));
            for after in self.afters(&here) {
                for (_, half, board) in self.boards.spawned(after) {
                    self.add(layer + half, board);
                }
            }
            self.positions[layer] = here;
            layer += 1;
        }
    }

    /// The afterstates of these positions.
    fn afters(&self, positions: &[u64]) -> Vec<u64> {
        let moves = positions.iter().flat_map(|&board| self.boards.moves(board));
        distinct(
            moves
                .map(|(_, after, _)| self.boards.canonical(after))
                .collect(),
        )
    }

    /// Values all layers, downwards; each needs only the two above it.
    fn evaluate(&mut self) {
        self.values = vec![Vec::new(); self.positions.len()];
        for layer in (0..self.positions.len()).rev() {
            let here = &self.positions[layer];
            if here.is_empty() {
                continue;
            }
            let afters = self.afters(here);
            let expectations: Vec<f64> = afters
                .iter()
                .map(|&after| self.mean(layer, after))
                .collect();
            let best = |&board: &u64| {
                let moves = self.boards.moves(board);
                let values = moves.map(|(_, after, gain)| {
                    f64::from(gain) + found(&afters, &expectations, self.boards.canonical(after))
                });
                values.fold(0.0, f64::max)
            };
            self.values[layer] = here.iter().map(best).collect();
            if let Some(far) = self.values.get_mut(layer + 3) {
                *far = Vec::new();
            }
        }
    }

    /// The value of an afterstate of one of the positions that all began with.
    pub(super) fn expectation(&self, after: u64) -> f64 {
        self.mean(self.boards.half_sum(after), after)
    }

    /// The value of an afterstate in a layer: the mean over all new tiles.
    fn mean(&self, layer: usize, after: u64) -> f64 {
        let spawned = self.boards.spawned(after);
        let values = spawned.map(|(probability, half, board)| {
            let above = layer + half;
            let board = self.boards.canonical(board);
            probability * found(&self.positions[above], &self.values[above], board)
        });
        values.sum()
    }
}

/// In ascending order, each once.
fn distinct(mut boards: Vec<u64>) -> Vec<u64> {
    boards.sort_unstable();
    boards.dedup();
    boards.shrink_to_fit();
    boards
}

/// The value of a board by a list of boards and one of their values. All boards that are asked for stand there.
fn found(boards: &[u64], values: &[f64], board: u64) -> f64 {
    let place = boards.binary_search(&board).ok();
    place
        .and_then(|place| values.get(place))
        .copied()
        .unwrap_or(f64::NAN)
}
