//! Many games, and what they add up to.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::Result;
use plyground::players::Contender;
use plyground::search::Limits;
use plyground_lab::{Plan, Tally};

use super::args::Args;
use super::form::{self, PlayedGame};
use crate::faults::Faults;
use crate::lab::show;
use crate::limits::describe;
use crate::parallel;
use crate::progress::Progress;

/// Plays all games and prints what they come to.
pub fn run(args: &Args, contenders: Vec<Contender>) -> Result<()> {
    let ids: Vec<&str> = contenders.iter().map(|one| one.info.id).collect();
    let mut title = format!(
        "{} by {}, seed {}",
        args.game.name(),
        ids.join(" and "),
        args.seed
    );
    // All who search have the same limits.
    let none = Limits::default();
    if let Some(one) = contenders.iter().find(|one| one.limits != none) {
        title = format!("{title}, {}", describe(one.limits));
    }
    let game = Arc::clone(&args.game.0);
    let plan = Plan::of(game, contenders, args.games, args.seed, args.swap)?;
    let progress = Progress::new(args.games, 0);
    let (mut tally, mut written, mut early) = (Tally::default(), 0, BTreeMap::new());
    let mut faults = Faults::default();
    parallel::play(
        &plan,
        0..args.games,
        args.threads,
        &progress,
        &AtomicBool::new(false),
        PlayedGame::of,
        |finished| {
            early.extend(finished);
            // In the order of the seeds, as soon as a game and all before it are there.
            while let Some(game) = early.remove(&written) {
                if args.json {
                    progress.suspend(|| form::game(&game))?;
                }
                tally.add(&game.line);
                faults.add(&game.line);
                written += 1;
            }
            Ok(())
        },
    )?;
    progress.finish();
    match args.json {
        true => show::objects(&tally, &faults)?,
        false => form::table(&title, &tally, &faults)?,
    }
    faults.checked()
}
