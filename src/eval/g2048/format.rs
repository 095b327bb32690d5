//! Files of learned weights.
//!
//! A file is, in this order: the line `plyground weights 2`; lines `name value` for the network and
//! the points of a step; an empty line; the coded weights; a CRC-32 of all that, in four bytes, the
//! lowest first. The weights come stage by stage, tuple by tuple, page by page, each coded in the light
//! of those whose cells differ in one tile that is one step smaller: those tend to be alike. So a
//! table can be read with an eighth of it in memory.

use std::str::FromStr;

use super::{Network, ShapeError, Trained, Tuple};
use crate::eval::coder::{Chance, Coder, Decoder, Encoder};

const TITLE: &str = "plyground weights ";
const VERSION: u32 = 2;

/// Weights that are coded with one bit for all when they are 0.
const PAGE: usize = 4096;

/// And again, on a page that is not empty.
const BLOCK: usize = 16;

/// Sizes of weights that have probabilities of their own; the greatest weight has 15 bits.
const SIZES: usize = 16;

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
    /// A line of the head that is missing or makes no sense.
    #[error("weights: {name}: {value:?} makes no sense")]
    Head {
        /// The line's name.
        name: &'static str,
        /// What it says.
        value: String,
    },
    /// An impossible network.
    #[error(transparent)]
    Shape(#[from] ShapeError),
}

/// Writes the file.
pub(super) fn write(trained: &Trained) -> Vec<u8> {
    let Trained { network, step, .. } = trained;
    let head = format!("{TITLE}{VERSION}\nnetwork {network}\nstep {step}\n\n");
    let mut bytes = head.into_bytes();
    let mut encoder = Encoder::default();
    for (stage, tuple) in tables(network) {
        let weights = &trained.weights[network.places(stage, tuple)];
        let fill = |start: usize, part: &mut [i16]| {
            part.copy_from_slice(&weights[start..start + part.len()]);
        };
        code(&network.tuples()[tuple], &mut encoder, fill, |_, _| {});
    }
    bytes.extend(encoder.finish());
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    bytes
}

/// The stage and the number of the tuple of every table, in the order of the file.
fn tables(network: &Network) -> impl Iterator<Item = (usize, usize)> {
    let stages = 0..=network.stages().len();
    stages.flat_map(|stage| (0..network.tuples().len()).map(move |tuple| (stage, tuple)))
}

/// A file that was found whole, its weights still coded.
pub(super) struct Content<'a> {
    pub(super) network: Network,
    pub(super) step: f32,
    coded: &'a [u8],
}

impl<'a> Content<'a> {
    /// # Errors
    /// Says in what way the file is none, damaged or of another version.
    pub(super) fn of(bytes: &'a [u8]) -> Result<Self, FormatError> {
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
        let (content, checksum) = bytes.split_last_chunk().ok_or(FormatError::Foreign)?;
        let (found, wanted) = (crc32fast::hash(content), u32::from_le_bytes(*checksum));
        if found != wanted {
            return Err(FormatError::Damaged { found, wanted });
        }
        let end = content
            .windows(2)
            .position(|pair| pair == b"\n\n")
            .ok_or(FormatError::Foreign)?;
        let head = str::from_utf8(&content[..end]).map_err(|_| FormatError::Foreign)?;
        let field = |name: &'static str| {
            let line = head.lines().find_map(|line| line.strip_prefix(name));
            line.map(|value| (name, value.trim()))
                .ok_or(FormatError::Head {
                    name,
                    value: String::new(),
                })
        };
        let network: Network = field("network")?.1.parse()?;
        let step: f32 = parsed(field("step")?)?;
        if !(step.is_finite() && step > 0.0) {
            return Err(FormatError::Head {
                name: "step",
                value: step.to_string(),
            });
        }
        Ok(Self {
            network,
            step,
            coded: &content[end + 2..],
        })
    }

    /// Reads the weights. `each` gets the stage, the number of the tuple, the index of the first of
    /// some weights in its table, and these.
    pub(super) fn decode(&self, mut each: impl FnMut(usize, usize, usize, &[i16])) {
        let mut decoder = Decoder::new(self.coded);
        for (stage, tuple) in tables(&self.network) {
            let take = |start: usize, part: &[i16]| each(stage, tuple, start, part);
            code(
                &self.network.tuples()[tuple],
                &mut decoder,
                |_, part| part.fill(0),
                take,
            );
        }
    }
}

fn parsed<T: FromStr>((name, value): (&'static str, &str)) -> Result<T, FormatError> {
    value.parse().map_err(|_| FormatError::Head {
        name,
        value: value.into(),
    })
}

/// Puts the weights of a tuple through a coder, a part of the table after the other: `fill` puts those
/// there that are to be written, or zeros; `take` gets those that were read.
fn code(
    tuple: &Tuple,
    coder: &mut impl Coder,
    fill: impl Fn(usize, &mut [i16]),
    mut take: impl FnMut(usize, &[i16]),
) {
    // A weight is coded in the light of others up to this many before it.
    let part = (tuple.weights() / 16).max(PAGE);
    let mut window = vec![0; 2 * part];
    let mut model = Model::default();
    let mut before = false;
    for start in (0..tuple.weights()).step_by(part) {
        window.copy_within(part.., 0);
        fill(start, &mut window[part..]);
        for page in (0..part).step_by(PAGE) {
            let weights = &window[part + page..part + page + PAGE];
            let used = weights.iter().any(|&weight| weight != 0);
            before = coder.bit(used, &mut model.page[usize::from(before)]);
            if before {
                code_page(&mut window, part + page, start + page, &mut model, coder);
            }
        }
        take(start, &window[part..]);
    }
}

/// The weights of a page that stand from `page` on in the window and whose first has the index `first`.
/// Not inlined: browsers run a WebAssembly function slowly until it is called often, and [`code`] is
/// called once a tuple.
#[inline(never)]
fn code_page(
    window: &mut [i16],
    page: usize,
    first: usize,
    model: &mut Model,
    coder: &mut impl Coder,
) {
    let mut before = false;
    for block in (page..page + PAGE).step_by(BLOCK) {
        let used = window[block..block + BLOCK]
            .iter()
            .any(|&weight| weight != 0);
        before = coder.bit(used, &mut model.block[usize::from(before)]);
        if before {
            for place in block..block + BLOCK {
                let near = Near::of(window, place, first + place - page);
                window[place] = model.weight(window[place], near, coder);
            }
        }
    }
}

/// What the weights around a place say about it.
struct Near {
    /// How many of those known are not 0, up to 6.
    used: usize,
    /// Whether their mean, towards 0, is below it (0), 0 (1) or above it (2).
    side: usize,
    /// The number of bits of their mean size.
    size: usize,
}

impl Near {
    /// Of the weight at `place` in the window, which has this index in its table.
    fn of(window: &[i16], place: usize, index: usize) -> Self {
        let (mut used, mut sum, mut sizes) = (0, 0, 0);
        for digit in 0..6 {
            if index >> (4 * digit) & 15 != 0 {
                let weight = i32::from(window[place - (1 << (4 * digit))]);
                used += i32::from(weight != 0);
                sum += weight;
                sizes += weight.abs();
            }
        }
        let count = used.max(1);
        Self {
            used: used as usize,
            side: 1 + usize::from(sum >= count) - usize::from(sum <= -count),
            size: (sizes / count)
                .checked_ilog2()
                .map_or(0, |bits| bits as usize + 1),
        }
    }
}

/// Probabilities of one table.
struct Model {
    page: [Chance; 2],
    block: [Chance; 2],
    zero: [[Chance; 7]; SIZES],
    negative: [[Chance; 3]; SIZES],
    size: [[Chance; SIZES]; SIZES],
    bits: [[Chance; 8]; SIZES],
}

impl Default for Model {
    fn default() -> Self {
        let new = Chance::default();
        Self {
            page: [new; 2],
            block: [new; 2],
            zero: [[new; 7]; SIZES],
            negative: [[new; 3]; SIZES],
            size: [[new; SIZES]; SIZES],
            bits: [[new; 8]; SIZES],
        }
    }
}

impl Model {
    fn weight(&mut self, weight: i16, near: Near, coder: &mut impl Coder) -> i16 {
        let context = near.size.min(SIZES - 1);
        if coder.bit(weight == 0, &mut self.zero[context][near.used]) {
            return 0;
        }
        let negative = coder.bit(weight < 0, &mut self.negative[context][near.side]);
        let size = weight.unsigned_abs();
        let bits = size.checked_ilog2().unwrap_or(0) as usize;
        let mut length = 0;
        while length < SIZES - 1 && coder.bit(length < bits, &mut self.size[context][length]) {
            length += 1;
        }
        let mut value: u16 = 1;
        for bit in (0..length).rev() {
            let known = length - 1 - bit;
            let chance = &mut self.bits[length][match known {
                0 => 0,
                1 => 1 + usize::from(value & 1),
                _ => 3 + known.min(4),
            }];
            value = value << 1 | u16::from(coder.bit(size >> bit & 1 == 1, chance));
        }
        let value = value as i16;
        if negative {
            value.wrapping_neg()
        } else {
            value
        }
    }
}
