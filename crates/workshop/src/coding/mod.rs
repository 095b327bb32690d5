//! Encoders of files of weights; [`plyground::eval`] reads them.

use plyground::eval::envelope::Envelope;

mod encoder;
mod numbers;

pub use encoder::Encoder;
pub use numbers::{CodedNumber, frequencies, write};

/// The file with this content.
pub fn sealed(envelope: &Envelope, content: &[u8]) -> Vec<u8> {
    let check = crc32fast::hash(content).to_be_bytes();
    [envelope.title.as_bytes(), &check, content].concat()
}
