//! An evaluation learned by self-play: the points still to come.

use std::sync::Arc;

use super::format::{Content, STEP, root, units};
use super::frame::SYMMETRIES;
use super::{BoardFrame, FormatError, Network, Tuple};
use crate::eval::{Evaluate, Explain, FEW, Few, WeightsSource};
use crate::games::g2048::{SIDE, Tiles};

/// Learned weights laid out to play with. Its unit is points of the game.
///
/// A weight of a long tuple takes a byte. Most of them are 0, and all blocks of them that are share one in memory. The tables of short tuples hold the sums of what the symmetries read from the same cells: a row forwards and backwards.
#[derive(Clone, Debug)]
pub struct LearnedNTuples {
    network: Network,
    /// The points of a unit of a long tuple's weights.
    unit: f32,
    stages: Arc<Vec<Stage>>,
}

/// The weights of a stage.
#[derive(Debug, Default)]
struct Stage {
    long: Vec<Long>,
    short: Vec<Short>,
}

/// The weights of a long tuple.
#[derive(Debug)]
struct Long {
    tuple: Tuple,
    /// For every block of the table where it is kept.
    blocks: Vec<u32>,
    /// The blocks of roots of weights, the first all 0.
    roots: Vec<[i8; BLOCK]>,
}

/// Weights of a long tuple that are kept together. In blocks of 64 less than half of the table of the
/// page's large file is not 0; smaller ones would make the list of blocks too long.
const BLOCK: usize = 64;

/// Long tuples whose weights are read together.
const TOGETHER: usize = 4;

/// The weights of a short tuple.
#[derive(Debug)]
struct Short {
    tuple: Tuple,
    /// The symmetries through which it reads different cells.
    sides: Vec<u8>,
    weights: Vec<i16>,
}

impl LearnedNTuples {
    /// Reads a file of weights.
    ///
    /// # Errors
    /// The file is not a file of weights, is damaged, or has another version.
    pub fn read(file: impl WeightsSource) -> Result<Self, FormatError> {
        let content = Content::of(file)?;
        let network = &content.network;
        let frame = network.frame();
        let mut stages: Vec<Stage> = Vec::new();
        stages.resize_with(network.stages().len() + 1, Stage::default);
        content.decode(|stage, tuple, start, part| {
            let (stage, tuple) = (&mut stages[stage], &network.tuples()[tuple]);
            if tuple.is_short() {
                if start == 0 {
                    stage.short.push(Short::new(frame, tuple));
                }
                if let Some(short) = stage.short.last_mut() {
                    short.weights.extend_from_slice(part);
                }
                return;
            }
            if start == 0 {
                stage.long.push(Long::new(tuple));
            }
            if let Some(long) = stage.long.last_mut() {
                long.extend(part);
            }
        })?;
        for stage in &mut stages {
            stage.short.iter_mut().for_each(|short| short.gather(frame));
        }
        Ok(Self {
            // Each side of a board that is not square is read twice.
            unit: content.step / (STEP * (SYMMETRIES / frame.sides()) as i32) as f32,
            network: content.network,
            stages: Arc::new(stages),
        })
    }

    /// The boards that it values.
    pub fn frame(&self) -> BoardFrame {
        self.network.frame()
    }

    /// Memory it takes, in bytes.
    pub fn memory(&self) -> usize {
        let bytes = |stage: &Stage| {
            let long: usize = stage.long.iter().map(Long::memory).sum();
            let short: usize = stage.short.iter().map(|short| short.weights.len()).sum();
            long + 2 * short
        };
        self.stages.iter().map(bytes).sum()
    }
}

/// Adds the weights of long tuples to the `sums` of boards, each seen from all sides. All blocks are found before any
/// is read: most of the time goes into waiting for memory, which then can bring many of them at once.
#[inline]
fn add(few: &[Long], boards: &[[u64; SYMMETRIES]], sums: &mut [i32]) {
    let mut found = [[[0; SYMMETRIES]; TOGETHER]; FEW];
    for (boards, found) in boards.iter().zip(&mut found) {
        for (long, found) in few.iter().zip(found) {
            *found = long.tuple.indices(boards).map(|index| long.find(index));
        }
    }
    for (sum, found) in sums.iter_mut().zip(&found) {
        for (long, found) in few.iter().zip(found) {
            let roots = long.roots.as_flattened();
            *sum += found
                .map(|place| units(roots[place as usize]))
                .iter()
                .sum::<i32>();
        }
    }
}

impl Long {
    /// Without its weights.
    fn new(tuple: &Tuple) -> Self {
        let blocks = Vec::with_capacity(tuple.weights() / BLOCK);
        // WebAssembly's memory never shrinks: what a growing table had outgrown would stay behind. So there is
        // room for all at first; being last, what is left of it is given back for the next table.
        let mut roots = Vec::with_capacity(1 + blocks.capacity());
        roots.push([0; BLOCK]);
        Self {
            blocks,
            roots,
            tuple: tuple.clone(),
        }
    }

    /// Adds the next weights of the table, whole blocks of them; with the last ones it is complete.
    fn extend(&mut self, weights: &[i16]) {
        for block in weights.as_chunks().0 {
            if *block == [0; BLOCK] {
                self.blocks.push(0);
            } else {
                self.blocks.push(self.roots.len() as u32);
                self.roots.push(block.map(root));
            }
        }
        if self.blocks.len() * BLOCK == self.tuple.weights() {
            self.roots.shrink_to_fit();
        }
    }

    /// The place of a weight among those of all blocks.
    #[inline]
    fn find(&self, index: u32) -> u32 {
        let block = self.blocks[index as usize / BLOCK];
        block * BLOCK as u32 + index % BLOCK as u32
    }

    fn memory(&self) -> usize {
        size_of_val(&self.blocks[..]) + size_of_val(&self.roots[..])
    }
}

impl Short {
    /// Without its weights.
    fn new(frame: BoardFrame, tuple: &Tuple) -> Self {
        let mut seen: Vec<u16> = Vec::new();
        let cells = |side: &u8| {
            let new = frame
                .sources(tuple.cells(), usize::from(*side))
                .fold(0, |set, cell| set | 1 << cell);
            let first = !seen.contains(&new);
            seen.push(new);
            first
        };
        Self {
            sides: (0..SYMMETRIES as u8).filter(cells).collect(),
            weights: Vec::with_capacity(tuple.weights()),
            tuple: tuple.clone(),
        }
    }

    #[inline]
    fn sum(&self, boards: &[u64; SYMMETRIES]) -> i32 {
        let indices = self.tuple.indices(boards);
        let weight = |&side: &u8| {
            let index = indices[usize::from(side) % SYMMETRIES];
            i32::from(self.weights[index as usize])
        };
        self.sides.iter().map(weight).sum()
    }

    /// Adds up the weights that the symmetries read from the same cells.
    fn gather(&mut self, frame: BoardFrame) {
        let own = self.tuple.cells();
        // For every symmetry that reads the tuple's own cells: the order it reads them in.
        let orders: Vec<Vec<usize>> = (0..SYMMETRIES)
            .filter_map(|side| {
                let place = |cell: u8| own.iter().position(|&other| other == cell);
                frame.sources(own, side).map(place).collect()
            })
            .collect();
        let read = |index: usize, order: &Vec<usize>| {
            let digits = order.iter().enumerate();
            digits.fold(0, |all, (to, from)| {
                all | (index >> (4 * from) & 15) << (4 * to)
            })
        };
        let sum = |index| {
            let weights = orders.iter().map(|order| self.weights[read(index, order)]);
            weights.fold(0, i16::saturating_add)
        };
        self.weights = (0..self.weights.len()).map(sum).collect();
    }
}

impl LearnedNTuples {
    /// The values of boards as the network looks at them, all of one stage.
    #[inline]
    fn of_stage(&self, stage: usize, views: impl Iterator<Item = u64>) -> Few<f32> {
        let frame = self.network.frame();
        let boards: Few<_> = views.map(|view| frame.symmetries(view)).collect();
        let Some(stage) = self.stages.get(stage) else {
            return boards.iter().map(|_| 0.0).collect();
        };
        let short = |boards| {
            stage
                .short
                .iter()
                .map(|short| short.sum(boards))
                .sum::<i32>()
        };
        let mut sums: Few<i32> = boards.iter().map(|boards| STEP * short(boards)).collect();
        for few in stage.long.chunks(TOGETHER) {
            add(few, &boards, &mut sums);
        }
        sums.iter().map(|&sum| sum as f32 * self.unit).collect()
    }
}

impl<B: Tiles> Evaluate<B> for LearnedNTuples {
    #[inline]
    fn value(&self, after: &B) -> f32 {
        let (view, stage) = self.network.look(after);
        self.of_stage(stage, std::iter::once(view)).iter().sum()
    }

    #[inline]
    fn values(&self, afters: &Few<B>) -> Few<f32> {
        let looks: Few<_> = afters
            .iter()
            .map(|after| self.network.look(after))
            .collect();
        let first = looks.first().map_or(0, |&(_, stage)| stage);
        if looks.iter().all(|&(_, stage)| stage == first) {
            self.of_stage(first, looks.iter().map(|&(view, _)| view))
        } else {
            let value = |after| Evaluate::<B>::value(self, after);
            afters.iter().map(value).collect()
        }
    }

    /// No points come after the end.
    fn lost(&self, _position: &B) -> f32 {
        0.0
    }

    #[inline]
    fn gain(&self, points: u64) -> f32 {
        points as f32
    }
}

/// The tuples of a network, the long ones first; more than these share the last name.
const TUPLES: [&str; 16] = [
    "tuple-1", "tuple-2", "tuple-3", "tuple-4", "tuple-5", "tuple-6", "tuple-7", "tuple-8",
    "tuple-9", "tuple-10", "tuple-11", "tuple-12", "tuple-13", "tuple-14", "tuple-15", "tuple-16",
];

impl<B: Tiles> Explain<B> for LearnedNTuples {
    /// Tuple by tuple: what it reads in all symmetries.
    fn contributions(&self, board: &B) -> Vec<(&'static str, f32)> {
        let (view, stage) = self.network.look(board);
        let Some(stage) = self.stages.get(stage) else {
            return Vec::new();
        };
        let boards = self.network.frame().symmetries(view);
        let long = stage.long.chunks(1).map(|one| {
            let mut sum = [0];
            add(one, &[boards], &mut sum);
            sum[0]
        });
        let short = stage.short.iter().map(|short| STEP * short.sum(&boards));
        let names = (0..).map(|i| TUPLES[TUPLES.len().min(i + 1) - 1]);
        let points = long.chain(short).map(|sum| sum as f32 * self.unit);
        names.zip(points).collect()
    }

    /// The tuple as the network has it; its symmetries read the same shape elsewhere.
    fn cells(&self, board: &B, feature: &str) -> Vec<u8> {
        let Some(stage) = self.stages.first() else {
            return Vec::new();
        };
        let long = stage.long.iter().map(|long| &long.tuple);
        let short = stage.short.iter().map(|short| &short.tuple);
        let mut tuples = long.chain(short).zip(TUPLES);
        let found = tuples.find(|(_, name)| *name == feature);
        let cells = found.map_or_else(Vec::new, |(tuple, _)| tuple.cells().to_vec());
        // The view of a board with more rows than columns lies on its side.
        let lies = board.rows() > board.columns();
        let place = |cell: u8| {
            let (row, column) = (cell / SIDE as u8, cell % SIDE as u8);
            let (row, column) = if lies { (column, row) } else { (row, column) };
            row * board.columns() as u8 + column
        };
        cells.into_iter().map(place).collect()
    }
}
