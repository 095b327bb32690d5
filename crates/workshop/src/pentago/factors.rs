//! The first [`FactorWeights`], and their file.

use plyground::eval::pentago::factor_weights::{
    CASES, DIGITS, FactorWeights, KINDS, LOWEST, PART_WEIGHTS, RANK, VERSION,
};

/// The length of a file.
const FILE_SIZE: usize = 1 + FactorWeights::WEIGHTS;

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

/// The weights that learning starts from: each marble makes a line ten times as good, and a turn takes a
/// quarter off. `chance` returns random numbers from 0 to 1; they set the other products.
pub fn initial(mut chance: impl FnMut() -> f64) -> FactorWeights {
    let mut weights = vec![0.0; FactorWeights::WEIGHTS];
    for (i, weight) in weights[..PART_WEIGHTS].iter_mut().enumerate() {
        let (side, kind) = (i / RANK / CASES / KINDS, i / RANK / CASES % KINDS);
        let (marbles, away) = (i / RANK % CASES / 3, i / RANK % 3);
        let holes = [2, 3, 2, 3, 2, 3, 2, 1][kind];
        let drawn = if i % RANK > 0 { chance() as f32 } else { 0.0 };
        *weight = if marbles > holes {
            0.0
        } else if i % RANK > 0 {
            0.15 * (drawn - 0.5)
        } else {
            let sign = if side == 1 && kind % 2 == 1 {
                -1.0
            } else {
                1.0
            };
            let scale = if kind == 7 { 0.3 } else { 0.016 };
            sign * scale * 10_f32.powi(marbles as i32) * 0.75_f32.powi(away as i32)
        };
    }
    FactorWeights(weights)
}

/// Reads a file of weights.
///
/// # Errors
///
/// If its length or its version is another.
pub fn read(bytes: &[u8]) -> Result<FactorWeights, FactorFileError> {
    let [version, weights @ ..] = bytes else {
        return Err(FactorFileError::Length(0));
    };
    if *version != VERSION {
        return Err(FactorFileError::Version(*version));
    }
    if bytes.len() != FILE_SIZE {
        return Err(FactorFileError::Length(bytes.len()));
    }
    Ok(FactorWeights::of(weights))
}

/// The weights as a file, rounded to eight bits each.
pub fn file(weights: &FactorWeights) -> Vec<u8> {
    let byte = |weight: &f32| {
        let digits = (weight.abs().to_bits() + (1 << (DIGITS - 1))) >> DIGITS;
        match digits.saturating_sub(LOWEST).min(127) as u8 {
            0 => 0,
            digits if *weight < 0.0 => digits | 128,
            digits => digits,
        }
    };
    let weights = weights.0.iter().map(byte);
    std::iter::once(VERSION).chain(weights).collect()
}
