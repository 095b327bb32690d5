//! The options of `plyground play`.

use anyhow::{Error, Result, bail};
use plyground::games::Excerpt;
use plyground::players::{Contender, PlayerInfo};
use plyground_lab::MAX_GAMES;

use crate::game::GameArg;
use crate::limits::LimitOptions;
use crate::parallel::ThreadOption;
use crate::parameters::ParameterOptions;
use crate::process::EngineCommand;
use crate::weights_file::WeightsFile;

/// The player that is a program from outside.
const ENGINE: &str = "engine";

#[derive(clap::Args)]
pub struct Args {
    /// The game: 2048, pentago, loa or loa-mover, or 2048 with suffixes such as 2048-5x5-goal4096-evil
    pub game: GameArg,
    /// Players by name (see `plyground players`), or human for you. For two sides name two: the first moves first. One
    /// alone plays itself [default: the first of the game]
    #[arg(long, value_name = "ID", value_delimiter = ',')]
    pub players: Vec<String>,
    /// The command that starts your program, which plays as the player engine. Repeat it for a second engine
    #[arg(long = "engine", value_name = "COMMAND")]
    pub engines: Vec<EngineCommand>,
    /// How many games to play
    #[arg(long, default_value_t = 1, value_name = "N",
        value_parser = clap::value_parser!(u64).range(1..=MAX_GAMES))]
    pub games: u64,
    /// Seed of the first game. The next game has the next seed
    #[arg(long, default_value_t = 0, value_name = "S")]
    pub seed: u64,
    #[command(flatten)]
    pub threads: ThreadOption,
    /// For two sides: play each seed twice, the second time with the sides changed
    #[arg(long)]
    pub swap: bool,
    /// Print a JSON object for each game, in the order of the seeds, then one that sums them up
    #[arg(long)]
    pub json: bool,
    /// Watch the game on the screen
    #[arg(long)]
    pub show: bool,
    /// Show each move for at least this many milliseconds [default: 100]
    #[arg(long, value_name = "MS",
        value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pub pace: Option<u64>,
    /// The player that gives you hints and plays for you [default: the first of the game]
    #[arg(long, value_name = "ID")]
    pub helper: Option<String>,
    #[command(flatten)]
    pub limits: LimitOptions,
    #[command(flatten)]
    pub parameters: ParameterOptions,
}

impl Args {
    /// The players, one for each side.
    pub fn ids(&self) -> Result<Vec<&str>> {
        let sides = self.game.sides();
        let given: Vec<&str> = self.players.iter().map(String::as_str).collect();
        let ids = match (&given[..], sides) {
            ([], 1) => vec![self.game.players()[0].id],
            ([], _) => vec![self.game.players()[0].id; sides],
            // One plays against itself.
            ([one], _) => vec![*one; sides],
            (several, _) => several.to_vec(),
        };
        if ids.len() == sides {
            return Ok(ids);
        }
        let (game, count) = (self.game.name(), ids.len());
        let wanted = if sides == 1 {
            "one player"
        } else {
            "two players"
        };
        let given = Excerpt::from(self.players.join(","));
        bail!("--players: {game} is for {wanted}, not {count} ({given})")
    }

    /// No option is ignored in silence.
    pub fn check_flags(&self, has_human: bool) -> Result<()> {
        const SHOWN: &str = "not while a game is shown";
        const PROGRAM: &str = "not for a program of your own";
        let shown = has_human || self.show;
        let alone = self.game.sides() == 1;
        let is_program = |id: &String| id == ENGINE;
        let programs = !self.engines.is_empty() && self.players.iter().all(is_program);
        let ParameterOptions { preset, set } = &self.parameters;
        let refused = [
            ("--games", shown && self.games != 1, SHOWN),
            ("--threads", shown && self.threads.threads.is_some(), SHOWN),
            ("--json", shown && self.json, SHOWN),
            ("--swap", shown && self.swap, SHOWN),
            ("--engine", shown && !self.engines.is_empty(), SHOWN),
            (
                "--engine",
                self.engines.len() > self.players.iter().filter(|id| is_program(id)).count(),
                "only for a player named engine",
            ),
            ("--preset", programs && preset.is_some(), PROGRAM),
            ("--set", programs && !set.is_empty(), PROGRAM),
            ("--swap", alone && self.swap, "only where two play"),
            (
                "--pace",
                !shown && self.pace.is_some(),
                "only while a game is shown",
            ),
            (
                "--helper",
                !has_human && self.helper.is_some(),
                "only where human plays",
            ),
        ];
        match refused.into_iter().find(|(_, refused, _)| *refused) {
            Some((flag, _, reason)) => bail!("{flag}: {reason}"),
            None => Ok(()),
        }
    }

    /// Players that are ready; what `--set` changes goes to each who has it.
    pub fn contenders(&self, ids: &[&str], weights: &WeightsFile) -> Result<Vec<Contender>> {
        let own = ids
            .iter()
            .filter(|id| **id != ENGINE || self.engines.is_empty());
        let infos = own.map(|id| self.game.player(id));
        let infos: Vec<&'static PlayerInfo> = infos.collect::<Result<_, _>>()?;
        let settings = self.parameters.shared(&infos)?;
        let limits = self.limits.limits()?;
        let mut own = infos.into_iter().zip(settings);
        // One program alone plays all sides that are named so.
        let mut engines = self.engines.iter().chain(self.engines.last());
        let contender = |id: &&str| {
            if *id == ENGINE
                && let Some(engine) = engines.next()
            {
                return Some(engine.contender(limits).map_err(Error::new));
            }
            let (info, settings) = own.next()?;
            Some(self.game.contender(info, settings, limits, weights))
        };
        let contenders = ids.iter().filter_map(contender).collect::<Result<_, _>>()?;
        weights.taken()?;
        Ok(contenders)
    }
}
