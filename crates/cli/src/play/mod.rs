//! `plyground play`: games on the screen, or many of them and what they add up to.

mod args;
mod form;
mod many;

use anyhow::Result;

use crate::table::{SidePlayer, TerminalTable};
use crate::weights_file::WeightsFile;

pub use args::Args;

/// The player who is no program.
const HUMAN: &str = "human";
/// Milliseconds that a shown move stays on the screen at least, where nothing is said.
const PACE: u64 = 100;

pub fn run(args: &Args, weights: &WeightsFile) -> Result<()> {
    let ids = args.ids()?;
    let has_human = ids.contains(&HUMAN);
    args.check_flags(has_human)?;
    if !has_human && !args.show {
        let contenders = args.contenders(&ids, weights)?;
        return many::run(args, contenders);
    }
    let mut programs: Vec<&str> = ids.iter().copied().filter(|id| *id != HUMAN).collect();
    if has_human {
        programs.push(args.game.player_or_default(args.helper.as_deref())?.id);
    }
    let mut contenders = args.contenders(&programs, weights)?;
    let helper = if has_human { contenders.pop() } else { None };
    let mut contenders = contenders.into_iter();
    let sides = ids.iter().map(|id| match *id {
        HUMAN => Some(SidePlayer::Human),
        _ => contenders.next().map(SidePlayer::Program),
    });
    let sides = sides.flatten().collect();
    let pace = args.pace.unwrap_or(PACE);
    TerminalTable::new(&args.game, args.seed, sides, helper, pace).run()
}
