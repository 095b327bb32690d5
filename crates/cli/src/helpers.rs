//! Several threads for one search: helpers beside the thinker that decides (lazy SMP).

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;

use anyhow::{Error, Result, anyhow};
use plyground::players::{AnyGame, Contender, ParamRole, Question};
use plyground::search::{Clock, Limits, Team};

/// Milliseconds of a helper's search between two looks at whether it is still wanted.
const SLICE: f64 = 1.0;

/// The option that says how many threads a search has.
#[derive(clap::Args, Clone, Copy, Debug)]
pub struct SearchThreads {
    /// Threads of a search, in games of two sides: they share a transposition table. With more than one, results are not
    /// repeatable
    #[arg(long = "threads", default_value_t = 1, value_name = "N",
        value_parser = clap::value_parser!(u32).range(1..=256))]
    count: u32,
}

/// Threads that search beside a thinker.
pub struct Helpers {
    count: u32,
    stop: AtomicBool,
    nodes: AtomicU64,
}

impl SearchThreads {
    /// The helpers of a player, which takes its place as the first of their team.
    pub fn helpers(self, game: &dyn AnyGame, player: &mut Contender) -> Result<Helpers> {
        let helpers = Helpers {
            count: self.count - 1,
            stop: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
        };
        helpers.check(player.limits)?;
        if helpers.count > 0 {
            let has = |role| player.settings.has(role);
            if game.sides() == 1 || !has(ParamRole::Memory) {
                return Err(refused(
                    "only for players of two sides that remember what they find",
                ));
            }
            if has(ParamRole::Handicap) {
                return Err(refused("not for a player that is held back"));
            }
            player.team = Some(Team::default());
        }
        Ok(helpers)
    }
}

fn refused(reason: &str) -> Error {
    anyhow!("--threads: {reason}")
}

impl Helpers {
    /// Nodes are a limit for results that are repeatable; what several threads find is not.
    pub fn check(&self, limits: Limits) -> Result<()> {
        if self.count > 0 && limits.nodes.is_some() {
            return Err(refused("not with a limit of nodes"));
        }
        Ok(())
    }

    /// Does the work of the first thread while the others search the same question.
    pub fn beside<T>(
        &mut self,
        game: &dyn AnyGame,
        player: &Contender,
        seed: u64,
        question: &Question,
        work: impl FnOnce(&Self) -> T,
    ) -> T {
        *self.stop.get_mut() = false;
        *self.nodes.get_mut() = 0;
        let this = &*self;
        thread::scope(|scope| {
            for place in 1..=this.count {
                scope.spawn(move || this.help(place, game, player, seed, question));
            }
            let done = work(this);
            this.stop.store(true, Relaxed);
            done
        })
    }

    /// Nodes that helpers have visited in this search.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Searches until the first thread is done. A question that has no answer is the first's to refuse.
    fn help(
        &self,
        place: u32,
        game: &dyn AnyGame,
        player: &Contender,
        seed: u64,
        question: &Question,
    ) {
        let team = player.team.as_ref().map(|team| team.helper(place));
        let helper = Contender {
            team,
            ..player.clone()
        };
        let mut thinker = game.thinker(Clock::system());
        if thinker.go(&helper, seed, question).is_err() {
            return;
        }
        let mut counted = 0;
        while let Some(slice) = thinker.slice(SLICE) {
            self.nodes.fetch_add(slice.nodes - counted, Relaxed);
            counted = slice.nodes;
            if slice.outcome.is_some() || self.stop.load(Relaxed) {
                return;
            }
        }
    }
}
