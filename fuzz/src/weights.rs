//! Files of weights, and checkpoints of trainings.

use plyground::eval::g2048::LearnedNTuples;
use plyground::eval::g2048::network::{Network, Tuple};
use plyground::eval::loa::network::MenNetwork;
use plyground::eval::pentago::openings::OpeningFile;
use plyground_workshop::Checkpoint;
use plyground_workshop::g2048::Trained;
use plyground_workshop::pentago::{OpeningCheckpoint, factors};

use crate::{read, text};

/// Shapes of networks as text, and files in each format.
pub fn files(input: &[u8]) {
    if let Some(text) = text(input) {
        read(text.parse::<Tuple>());
        read(text.parse::<Network>());
    }
    // Random bytes do not find a checksum.
    let summed = summed(input);
    for file in [input, &summed] {
        read(LearnedNTuples::read(file));
        read(Trained::read(file));
    }
    read(factors::read(input));
    read(OpeningFile::read(&input).map(|file| file.weights()));
    read(MenNetwork::read(&input));
}

pub fn checkpoints(input: &[u8]) {
    let summed = summed(input);
    let file = std::env::temp_dir().join(format!("checkpoint-{}", std::process::id()));
    for input in [input, &summed] {
        std::fs::write(&file, input).expect("a file for a checkpoint");
        if let Some(checkpoint) = read(Checkpoint::load(&file)) {
            checkpoint.save(&file).expect("a checkpoint is written");
            let again = Checkpoint::load(&file).expect("a checkpoint that was written");
            assert_eq!(again.weights.len(), checkpoint.weights.len());
            assert_eq!(again.notes, checkpoint.notes);
            read(OpeningCheckpoint::load(&file));
        }
    }
    // The next input replaces it where it cannot be removed.
    let _ = std::fs::remove_file(&file);
}

/// The bytes, and their checksum behind them.
fn summed(input: &[u8]) -> Vec<u8> {
    [input, &crc32fast::hash(input).to_le_bytes()].concat()
}
