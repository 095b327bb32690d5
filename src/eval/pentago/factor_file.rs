//! The file of [`FactorWeights`].

use super::factor_weights::FactorWeights;

/// The first byte of a file of weights.
const VERSION: u8 = 1;
/// The length of a file: the version, then a byte for each weight.
///
/// The highest bit of the byte is the sign. The other seven are the exponent (4) and the first bits of the mantissa
/// (3) of the weight as a 32-bit float, less [`LOWEST`]. The byte 0 is the weight 0.
const FILE_SIZE: usize = 1 + FactorWeights::WEIGHTS;
/// The exponent 2^-11, in the place that the bytes count from. The largest weights are just below 32.
const LOWEST: u32 = (127 - 11) << 3;
/// Bits of the mantissa that a byte leaves out.
const DIGITS: u32 = 20;

/// Why a file of weights is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FactorFileError {
    /// The length is not that of a file of weights.
    #[error("weights of Pentago: expected {FILE_SIZE} bytes, found {0}")]
    Length(usize),
    /// The version is unknown.
    #[error("weights of Pentago: version {0} is not {VERSION}")]
    Version(u8),
}

impl FactorWeights {
    /// Reads a file of weights.
    ///
    /// # Errors
    ///
    /// If its length or its version is another.
    pub fn read(bytes: &[u8]) -> Result<Self, FactorFileError> {
        let [version, weights @ ..] = bytes else {
            return Err(FactorFileError::Length(0));
        };
        if *version != VERSION {
            return Err(FactorFileError::Version(*version));
        }
        if bytes.len() != FILE_SIZE {
            return Err(FactorFileError::Length(bytes.len()));
        }
        Ok(Self::of(weights))
    }

    /// Decodes the weights that follow the version byte.
    pub(super) fn of(bytes: &[u8]) -> Self {
        let weight = |&byte: &u8| match u32::from(byte & 127) {
            0 => 0.0,
            digits => {
                let size = f32::from_bits((digits + LOWEST) << DIGITS);
                if byte > 127 { -size } else { size }
            }
        };
        Self(bytes.iter().map(weight).collect())
    }

    /// The weights as a file, rounded to eight bits each.
    pub fn file(&self) -> Vec<u8> {
        let byte = |weight: &f32| {
            let digits = (weight.abs().to_bits() + (1 << (DIGITS - 1))) >> DIGITS;
            match digits.saturating_sub(LOWEST).min(127) as u8 {
                0 => 0,
                digits if *weight < 0.0 => digits | 128,
                digits => digits,
            }
        };
        let weights = self.0.iter().map(byte);
        std::iter::once(VERSION).chain(weights).collect()
    }
}
