//! Shards: parts of the games of an experiment, each played by a process of its own.

use std::str::FromStr;

/// A part of all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Counted from 0.
    pub index: u64,
    pub count: u64,
}

/// The most shards.
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
    /// All games.
    pub const WHOLE: Self = Self { index: 0, count: 1 };

    /// The name of a shard of something of that name; the name itself where there is one shard alone.
    pub fn named(self, name: &str) -> String {
        match self.count {
            1 => name.into(),
            _ => format!("{name}.{}-of-{}", self.index + 1, self.count),
        }
    }
}
