//! Games that programs of one's own ended by a fault: what came of them is told at the end, and the exit code says it.

use std::collections::BTreeMap;

use anyhow::{Result, bail};
use plyground::games::Excerpt;
use plyground::players::FaultReason;
use plyground_lab::{AnyResult, ResultLine};
use serde::Serialize;

use crate::failure::FaultyGames;

/// Faults by the game, the two players (the second is empty where one plays alone), who has failed, and the kind.
#[derive(Default)]
pub struct Faults(BTreeMap<FaultKey, FaultCount>);

type FaultKey = ([String; 4], FaultReason);

/// Faults of a kind.
struct FaultCount {
    /// The name of the program.
    name: String,
    games: u64,
    /// The seed of the first of these games, and what is known of its fault.
    first: (u64, String),
}

/// Faults of a kind, for programs.
#[derive(Serialize)]
pub struct FaultRow<'a> {
    player: &'a str,
    reason: FaultReason,
    games: u64,
}

impl Faults {
    /// The faults of these games.
    pub fn of(lines: &[ResultLine]) -> Self {
        let mut faults = Self::default();
        lines.iter().for_each(|line| faults.add(line));
        faults
    }

    /// Counts the fault of a game that counts.
    pub fn add(&mut self, line: &ResultLine) {
        let (Some(fault), Some(player)) = (&line.fault, line.faulty()) else {
            return;
        };
        let opponent = line.opponent().unwrap_or_default();
        let name = match &line.outcome {
            AnyResult::Match(result) if player != line.player => &result.opponent_name,
            _ => &line.name,
        };
        let names = [&line.game, &line.player, opponent, player].map(str::to_string);
        let count = self.0.entry((names, fault.reason));
        let count = count.or_insert_with(|| FaultCount {
            name: name.as_deref().unwrap_or(player).into(),
            games: 0,
            first: (line.seed(), fault.detail.clone()),
        });
        count.games += 1;
    }

    /// Takes those of other games.
    pub fn append(&mut self, mut others: Self) {
        self.0.append(&mut others.0);
    }

    /// The faults in the games of a player, or of two.
    pub fn rows<'a>(&'a self, game: &str, player: &str, opponent: &str) -> Vec<FaultRow<'a>> {
        let of_these = |names: &[String; 4]| names[..3] == [game, player, opponent];
        let found = self.0.iter().filter(|((names, _), _)| of_these(names));
        let rows = found.map(|((names, reason), count)| FaultRow {
            player: &names[3],
            reason: *reason,
            games: count.games,
        });
        rows.collect()
    }

    /// A line for each kind.
    pub fn lines(&self) -> Vec<String> {
        let told = self.0.iter().map(|((_, reason), count)| {
            let FaultCount { name, games, first } = count;
            let (name, plural) = (Excerpt::from(name), if *games == 1 { "" } else { "s" });
            let (seed, detail) = first;
            let detail = match detail.as_str() {
                "" => String::new(),
                detail => format!(": {detail}"),
            };
            format!("{name}: {reason} in {games} game{plural} (seed {seed}{detail})")
        });
        told.collect()
    }

    /// The end of a run.
    ///
    /// # Errors
    /// There are some.
    pub fn checked(&self) -> Result<()> {
        match self.0.is_empty() {
            true => Ok(()),
            false => bail!(FaultyGames(self.lines().join("\nplyground: "))),
        }
    }
}
