//! Shards: parts of the games of an experiment, each played by a process of its own.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Result, bail};

use crate::failure::shown;

/// The option of commands that may be cut into parts.
#[derive(clap::Args, Clone, Copy, Debug)]
pub struct ShardOption {
    /// Only every n-th game, beginning with the i-th: 1/4 to 4/4 on four machines
    #[arg(long = "shard", value_name = "i/n", default_value = "1/1")]
    pub part: Shard,
}

/// A part of all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Counted from 0.
    pub index: u64,
    pub count: u64,
}

/// The most shards: each reads the files of all others.
const MOST: u32 = 100_000;

impl FromStr for Shard {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts = text
            .split_once('/')
            .map(|(i, n)| (i.parse::<u32>(), n.parse::<u32>()));
        match parts {
            Some((Ok(number), Ok(count))) if 1 <= number && number <= count && count <= MOST => {
                Ok(Self {
                    index: u64::from(number - 1),
                    count: u64::from(count),
                })
            }
            _ => Err("expected i/n with i from 1 to n and n up to 100000, like 1/4"),
        }
    }
}

impl Shard {
    /// The part of a file's name that says which shard it is of: `3-of-4`.
    fn label(self) -> String {
        format!("{}-of-{}", self.index + 1, self.count)
    }

    /// The name of a shard of something of that name; the name itself where there is one shard alone.
    pub fn named(self, name: &str) -> String {
        match self.count {
            1 => name.into(),
            _ => format!("{name}.{}", self.label()),
        }
    }

    /// The files of the other shards, by that of this one.
    ///
    /// # Errors
    /// The file's name does not say which shard it is of.
    pub fn others(self, path: &Path) -> Result<Vec<PathBuf>> {
        if self.count == 1 {
            return Ok(Vec::new());
        }
        let (own, name) = (self.label(), path.file_name().unwrap_or_default());
        let name = name.to_string_lossy();
        let Some([before, after]) = around(&own, &name) else {
            bail!(
                "--out: {}: with --shard its name must contain {own}",
                shown(path)
            );
        };
        let indices = (0..self.count).filter(|&index| index != self.index);
        let labels = indices.map(|index| Self { index, ..self }.label());
        let names = labels.map(|other| format!("{before}{other}{after}"));
        Ok(names.map(|name| path.with_file_name(name)).collect())
    }
}

/// The parts of a name before and after its last label. A label within larger numbers, such as `11-of-20`, does not count.
fn around<'a>(label: &str, name: &'a str) -> Option<[&'a str; 2]> {
    let is_digit = |letter: char| letter.is_ascii_digit();
    let places = name.rmatch_indices(label);
    let mut parts = places.map(|(at, _)| [&name[..at], &name[at + label.len()..]]);
    parts.find(|[before, after]| !before.ends_with(is_digit) && !after.starts_with(is_digit))
}
