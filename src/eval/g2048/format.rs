//! Files of learned weights.
//!
//! A file begins with the line `plyground weights 3`. Lines `name value` describe the network and the points of a
//! step. After an empty line come the coded weights. The last four bytes are a CRC-32 of everything before them, the
//! lowest first.
//!
//! The weights come stage by stage, tuple by tuple. A table has three parts, each with its length before it, in four
//! bytes, the lowest first. The parts are the frequencies of the sizes of weights, the pages and blocks that are not
//! all 0, and these weights.
//!
//! Each weight is coded in the context of weights whose cells differ in one tile by one step, because those are alike.
//! So a reader needs an eighth of a table in memory, and a writer one table.

use std::borrow::Cow;
use std::str::FromStr;

use super::{Network, ShapeError, Tuple};
use crate::eval::WeightsSource;
use crate::eval::ans::{Frequencies, Reader};
use crate::eval::checksum::Crc;
use crate::eval::coder::{BitProbability, Coder, Decoder};
use crate::games::Excerpt;

/// The first line of a file, before the version.
pub const TITLE: &str = "plyground weights ";
/// The version that is read and written.
pub const VERSION: u32 = 3;

/// Weights that are coded with one bit for all when they are 0.
const PAGE: usize = 4096;

/// And again, on a page that is not empty.
const BLOCK: usize = 16;

/// Of a file, no more than this many bytes are looked at at once, but for a part of a table. Its head is shorter.
const PIECE: usize = 1 << 16;

/// The context of a weight: the weights around it.
pub const CONTEXTS: usize = 16 * USED * SIDES;
const USED: usize = 7;
const SIDES: usize = 3;

/// The checksum and the length of a part are numbers of this many bytes, the lowest first.
const NUMBER: usize = 4;

/// Steps of weights of short tuples are this many units of long ones.
pub const STEP: i32 = 16;

/// A long tuple's weight, which is kept as its root, in memory; a sound file has none beyond a byte.
pub(super) fn root(weight: i16) -> i8 {
    weight.clamp(i8::MIN.into(), i8::MAX.into()) as i8
}

/// The value of a long tuple's weight, kept as its root, in units.
#[inline]
pub fn units(root: i8) -> i32 {
    i32::from(root) * i32::from(root).abs()
}

/// A file of weights that can't be used.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum FormatError {
    /// Something else.
    #[error("weights: not a file of weights")]
    Foreign,
    /// Written by a later program.
    #[error("weights: version {0}, but only version {VERSION} is known here")]
    Version(u32),
    /// Cut off or changed.
    #[error(
        "weights: the file is damaged or cut off (checksum {found:08x} instead of {wanted:08x})"
    )]
    Damaged {
        /// The checksum of what is there.
        found: u32,
        /// The checksum that the file names.
        wanted: u32,
    },
    /// The coded weights of a tuple end too early.
    #[error("weights: tuple {tuple} of stage {stage} is cut off")]
    Short {
        /// Counted from 0.
        tuple: usize,
        /// Counted from 0.
        stage: usize,
    },
    /// The lengths of the parts are not those of the file.
    #[error("weights: the parts end with byte {found}, the file with byte {wanted}")]
    Length {
        /// The end of the last part.
        found: usize,
        /// The end before the checksum.
        wanted: usize,
    },
    /// A line of the head that is missing or makes no sense.
    #[error("weights: {name}: {value:?} makes no sense")]
    Head {
        /// The line's name.
        name: &'static str,
        /// The text.
        value: Excerpt,
    },
    /// An impossible network.
    #[error(transparent)]
    Shape(#[from] ShapeError),
}

/// The stage and the number of the tuple of every table, in the order of the file.
pub fn tables(network: &Network) -> impl Iterator<Item = (usize, usize)> {
    let stages = 0..=network.stages().len();
    stages.flat_map(|stage| (0..network.tuples().len()).map(move |tuple| (stage, tuple)))
}

/// A file that was found whole, its weights still coded.
pub struct Content<S> {
    /// The network.
    pub network: Network,
    /// The points of a short tuple's weight of 1.
    pub step: f32,
    file: S,
    /// Where the coded weights begin.
    start: usize,
}

impl<S: WeightsSource> Content<S> {
    /// # Errors
    /// The file is not a file of weights, is damaged, or has another version.
    pub fn of(file: S) -> Result<Self, FormatError> {
        let bytes = file.part(0..PIECE);
        let rest = bytes
            .strip_prefix(TITLE.as_bytes())
            .ok_or(FormatError::Foreign)?;
        let line = rest.iter().position(|&byte| byte == b'\n').unwrap_or(0);
        let version = str::from_utf8(&rest[..line])
            .ok()
            .and_then(|text| text.parse().ok())
            .ok_or(FormatError::Foreign)?;
        if version != VERSION {
            return Err(FormatError::Version(version));
        }
        let (found, wanted) = checksums(&file);
        if found != wanted {
            return Err(FormatError::Damaged { found, wanted });
        }
        let end = bytes
            .windows(2)
            .position(|pair| pair == b"\n\n")
            .ok_or(FormatError::Foreign)?;
        let head = str::from_utf8(&bytes[..end]).map_err(|_| FormatError::Foreign)?;
        let field = |name: &'static str| {
            let line = head.lines().find_map(|line| line.strip_prefix(name));
            line.map(|value| (name, value.trim()))
                .ok_or(FormatError::Head {
                    name,
                    value: "".into(),
                })
        };
        let network: Network = field("network")?.1.parse()?;
        let step: f32 = parsed(field("step")?)?;
        if !(step.is_finite() && step > 0.0) {
            return Err(FormatError::Head {
                name: "step",
                value: step.to_string().into(),
            });
        }
        drop(bytes);
        let content = Self {
            network,
            step,
            file,
            start: end + 2,
        };
        content.whole()
    }

    /// Reads the weights. `each` gets the stage, the number of the tuple, the index of the first of
    /// some weights in its table, and these.
    ///
    /// # Errors
    /// A part is shorter than what should be in it.
    pub fn decode(
        &self,
        mut each: impl FnMut(usize, usize, usize, &[i16]),
    ) -> Result<(), FormatError> {
        let mut place = self.start;
        for (stage, tuple) in tables(&self.network) {
            let [head, flags, numbers] = [(); 3].map(|()| part(&self.file, &mut place));
            let [mut head, mut flags] = [&head, &flags].map(|part| Decoder::new(part));
            let frequencies = Frequencies::read(CONTEXTS, &mut head);
            let mut numbers = Reader::new(&numbers, &frequencies);
            let take = |start: usize, part: &[i16]| each(stage, tuple, start, part);
            code(
                &self.network.tuples()[tuple],
                &mut flags,
                &mut numbers,
                |_, part| part.fill(0),
                take,
            );
            if head.is_short() || flags.is_short() || numbers.is_short() {
                return Err(FormatError::Short { tuple, stage });
            }
        }
        Ok(())
    }

    /// Checks that the parts of all tables fill the file, before anything is made room for.
    fn whole(self) -> Result<Self, FormatError> {
        let mut found = self.start;
        for _ in 0..3 * tables(&self.network).count() {
            let length = number(&self.file, found) as usize;
            found = found.saturating_add(NUMBER).saturating_add(length);
        }
        let wanted = self.file.size().saturating_sub(NUMBER);
        if found != wanted {
            return Err(FormatError::Length { found, wanted });
        }
        Ok(self)
    }
}

fn parsed<T: FromStr>((name, value): (&'static str, &str)) -> Result<T, FormatError> {
    value.parse().map_err(|_| FormatError::Head {
        name,
        value: value.into(),
    })
}

/// The checksum of what is there, and the one that the file names.
fn checksums(file: &impl WeightsSource) -> (u32, u32) {
    let end = file.size().saturating_sub(NUMBER);
    let mut found = Crc::new();
    for start in (0..end).step_by(PIECE) {
        found.update(&file.part(start..end.min(start + PIECE)));
    }
    (found.finalize(), number(file, end))
}

/// A part with its length before it, from `place` on: what is there of it. `place` is then behind it.
fn part<'a>(file: &'a impl WeightsSource, place: &mut usize) -> Cow<'a, [u8]> {
    let start = place.saturating_add(NUMBER);
    let length = number(file, *place) as usize;
    *place = start.saturating_add(length);
    file.part(start..*place)
}

/// The number in this place; bytes that are missing are 0.
fn number(file: &impl WeightsSource, place: usize) -> u32 {
    file.part(place..place.saturating_add(NUMBER))
        .iter()
        .rev()
        .fold(0, |all, &byte| all << 8 | u32::from(byte))
}

/// Codes the weights of a tuple, one part of the table after the other. `fill` gives the weights to write, or zeros
/// for reading. `take` gets the weights that were read.
pub fn code(
    tuple: &Tuple,
    flags: &mut impl Coder,
    weights: &mut impl WeightCoder,
    fill: impl Fn(usize, &mut [i16]),
    mut take: impl FnMut(usize, &[i16]),
) {
    // A weight is coded in the light of others up to this many before it.
    let part = (tuple.weights() / 16).max(PAGE);
    let mut window = vec![0; 2 * part];
    let mut pages = [BitProbability::default(); 2];
    let mut blocks = [BitProbability::default(); 2];
    let mut before = false;
    for start in (0..tuple.weights()).step_by(part) {
        window.copy_within(part.., 0);
        fill(start, &mut window[part..]);
        for page in (0..part).step_by(PAGE) {
            let place = part + page;
            before = flags.bit(
                any(&window[place..place + PAGE]),
                &mut pages[usize::from(before)],
            );
            if before {
                code_page(
                    &mut window,
                    place,
                    start + page,
                    &mut blocks,
                    flags,
                    weights,
                );
            }
        }
        take(start, &window[part..]);
    }
}

/// Whether any of the weights is not 0.
fn any(weights: &[i16]) -> bool {
    weights.iter().any(|&weight| weight != 0)
}

/// The weights of a page that stand from `page` on in the window and whose first has the index `first`.
/// Not inlined: browsers run a WebAssembly function slowly until it is called often, and [`code`] is
/// called once a tuple.
#[inline(never)]
fn code_page(
    window: &mut [i16],
    page: usize,
    first: usize,
    blocks: &mut [BitProbability; 2],
    flags: &mut impl Coder,
    weights: &mut impl WeightCoder,
) {
    let mut before = false;
    for block in (page..page + PAGE).step_by(BLOCK) {
        before = flags.bit(
            any(&window[block..block + BLOCK]),
            &mut blocks[usize::from(before)],
        );
        if before {
            let mut near = Near::of(window, block, first + block - page);
            for i in 0..BLOCK {
                if i > 0 {
                    near.add(i, window[block + i - 1]);
                }
                window[block + i] = weights.weight(window[block + i], near.context(i));
            }
        }
    }
}

/// The contexts of all weights of a block.
#[derive(Default)]
struct Near {
    /// The number of known ones that are not 0, up to 6.
    used: [i32; BLOCK],
    /// Their sum.
    sums: [i32; BLOCK],
    /// The sum of their sizes.
    sizes: [i32; BLOCK],
}

impl Near {
    /// Of the weights of a block at `place` in the window, whose first has this index in its table; all
    /// but what the one before says about the next.
    fn of(window: &[i16], place: usize, index: usize) -> Self {
        let mut near = Self::default();
        for digit in 1..6 {
            if index >> (4 * digit) & 15 != 0 {
                let from = place - (1 << (4 * digit));
                for (i, &weight) in window[from..from + BLOCK].iter().enumerate() {
                    near.add(i, weight);
                }
            }
        }
        near
    }

    #[inline]
    fn add(&mut self, i: usize, weight: i16) {
        self.used[i] += i32::from(weight != 0);
        self.sums[i] += i32::from(weight);
        self.sizes[i] += i32::from(weight).abs();
    }

    /// How many are not 0, the number of bits of their mean size, and whether their mean, towards 0,
    /// is below it, 0, or above it.
    #[inline]
    fn context(&self, i: usize) -> usize {
        /// 2^16 divided by the number of weights, rounded up.
        const PARTS: [u64; USED] = [65536, 65536, 32768, 21846, 16384, 13108, 10923];
        let (used, sum) = (self.used[i] as usize, self.sums[i]);
        let count = self.used[i].max(1);
        let mean = (self.sizes[i] as u64 * PARTS[used]) >> 16;
        let size = (u64::BITS - mean.leading_zeros()) as usize;
        let side = 1 + usize::from(sum >= count) - usize::from(sum <= -count);
        (size.min(15) * USED + used) * SIDES + side
    }
}

/// Something that weights go through.
pub trait WeightCoder {
    /// Writes `weight`, or reads one and returns it.
    fn weight(&mut self, weight: i16, context: usize) -> i16;
}

impl WeightCoder for Reader<'_> {
    #[inline]
    fn weight(&mut self, _: i16, context: usize) -> i16 {
        let token = self.token(context);
        if token == 0 {
            return 0;
        }
        let group = (token - 1) >> 1;
        let size = if group == 0 {
            1
        } else {
            let bits = (group - 1) >> 1;
            (2 | u16::from(group - 1) & 1) << bits | self.rest(bits)
        };
        if token & 1 == 0 {
            size.wrapping_neg() as i16
        } else {
            size as i16
        }
    }
}
