//! The learning curve of a training.

use std::io;
use std::path::Path;

use anyhow::Result;
use plyground::games::g2048::Tiles;
use plyground_cli::failure::in_line;
use plyground_cli::line_file::LineFile;
use plyground_workshop::Played;
use serde::{Deserialize, Serialize};

use super::games::TrainingGames;

/// Games from the beginning between two points of the learning curve.
const WINDOW: u64 = 500;

/// Or games from milestones.
const LATER_WINDOW: u64 = 5000;

/// A point of the learning curve: the last games, played greedily while learning.
#[derive(Serialize, Deserialize)]
pub struct Point {
    games: u64,
    moves: u64,
    minutes: f64,
    mean: f64,
    share_2048: f64,
    share_8192: f64,
    share_16384: f64,
    share_32768: f64,
    /// The highest milestone reached, as a sum of tiles.
    milestone: u32,
    /// The share of the games from milestones that came through the stage that is learned.
    through: f64,
}

/// Games since the last point of the learning curve.
#[derive(Default, Serialize, Deserialize)]
pub struct Window {
    /// The points and the largest exponent of those played from their beginning.
    whole: Vec<(f64, u8)>,
    /// The points from milestones on.
    later: u64,
    /// Of these, the ones that ended in a stage that is not learned.
    through: u64,
}

impl Window {
    pub fn add<B: Tiles>(&mut self, played: &Played<B>, games: &TrainingGames<B>) {
        let Played { points, last, .. } = played;
        if played.whole {
            self.whole.push((*points, last.largest_exponent()));
        } else {
            self.later += 1;
            self.through += u64::from(!games.learns(last));
        }
    }

    /// Whether there are enough for a point of the curve.
    pub fn is_full(&self) -> bool {
        self.whole.len() as u64 >= WINDOW || self.later >= LATER_WINDOW
    }

    pub fn point(&self, games: u64, moves: u64, minutes: f64, milestone: u32) -> Point {
        let count = self.whole.len().max(1) as f64;
        let share = |exponent| {
            let reached = self.whole.iter().filter(|&&(_, max)| max >= exponent);
            reached.count() as f64 / count
        };
        Point {
            games,
            moves,
            minutes,
            mean: self.whole.iter().map(|&(points, _)| points).sum::<f64>() / count,
            share_2048: share(11),
            share_8192: share(13),
            share_16384: share(14),
            share_32768: share(15),
            milestone,
            through: self.through as f64 / self.later.max(1) as f64,
        }
    }
}

/// The file of the points.
pub struct Curve(LineFile);

impl Curve {
    /// Opens or makes the file. Points after so many games, which the training plays anew, do not stay in it, nor does
    /// what was cut off.
    ///
    /// # Errors
    /// The file can't be read or written, or holds something else.
    pub fn open(path: &Path, games: u64) -> Result<Self> {
        Ok(Self(LineFile::open(path, |bytes| {
            known(path, bytes, games)
        })?))
    }

    /// Adds a point.
    pub fn add(&mut self, point: &Point) -> io::Result<()> {
        self.0.add(&(serde_json::to_string(point)? + "\n"))
    }
}

/// The bytes of the points up to so many games.
fn known(path: &Path, bytes: &[u8], games: u64) -> Result<usize> {
    let mut known = 0;
    for (i, line) in bytes.split_inclusive(|&byte| byte == b'\n').enumerate() {
        match serde_json::from_slice::<Point>(line) {
            Ok(point) if point.games <= games => known += line.len(),
            Ok(_) => break,
            Err(error) if i > 0 && error.is_eof() && !line.ends_with(b"\n") => break,
            Err(error) => {
                let reason = format!("no point of a learning curve ({error})");
                return Err(in_line(path, i + 1, reason));
            }
        }
    }
    Ok(known)
}

impl std::fmt::Display for Point {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{} games, {:.2e} moves: mean {:.0}, 8192 {:.0} %, 16384 {:.1} %, 32768 {:.1} %, milestone {}, through {:.1} %",
            self.games,
            self.moves as f64,
            self.mean,
            100.0 * self.share_8192,
            100.0 * self.share_16384,
            100.0 * self.share_32768,
            self.milestone,
            100.0 * self.through,
        )
    }
}
