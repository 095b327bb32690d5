//! `plyground lab ladder`: all players and presets of a game, rated together.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use plyground::players::Settings;
use plyground_lab::{
    Course, Experiment, ExperimentLimits, ExperimentPlayer, Ladder, LadderGoal, Rung, Tally,
};
use serde::Serialize;

use super::course_run::{CourseRun, equipped};
use super::openings::OpeningOptions;
use super::results;
use crate::faults::Faults;
use crate::files::Files;
use crate::game::GameArg;
use crate::limits::{LimitOptions, describe};
use crate::output;
use crate::parallel::ThreadOption;
use crate::process::EngineCommand;
use crate::text::{self, fixed, grouped};
use crate::weights_file::WeightsFile;

#[derive(clap::Args)]
pub struct Args {
    /// The games to rate, such as 2048, pentago or loa
    #[arg(required = true, value_name = "GAME")]
    games: Vec<GameArg>,
    #[command(flatten)]
    limits: LimitOptions,
    /// The most games of two neighbours, or of each player in 2048
    #[arg(long, value_name = "N", default_value_t = 1000)]
    most: u64,
    /// Play until the difference of neighbours is known to this many Elo, up or down [default: 25]
    #[arg(long, value_name = "ELO")]
    error: Option<f64>,
    /// Seed of the first games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Rate only these players with their presets, and random
    #[arg(long, value_delimiter = ',', value_name = "ID")]
    only: Vec<String>,
    /// The command that starts a program of yours, to rate it too. Repeat it for more
    #[arg(long = "engine", value_name = "COMMAND")]
    engines: Vec<EngineCommand>,
    #[command(flatten)]
    openings: OpeningOptions,
    #[command(flatten)]
    threads: ThreadOption,
    /// The file of results. Games in it are not played again [default: ladder-GAME.jsonl]
    #[arg(long, value_name = "RESULTS")]
    out: Option<PathBuf>,
    /// Print a JSON object for each player
    #[arg(long)]
    json: bool,
}

impl Args {
    pub fn files(&self) -> Files {
        let openings = self.openings.named();
        let mut files = Files::default().reading("the openings", openings);
        // Games of one name share a file.
        let outs: BTreeSet<PathBuf> = self.games.iter().map(|game| self.results(game)).collect();
        for out in outs {
            files = files.going_on("--out", results::files(&out));
        }
        files
    }

    /// The file of a game's results, by default of the game's name.
    fn results(&self, game: &GameArg) -> PathBuf {
        let usual = || PathBuf::from(format!("{}.jsonl", name(game)));
        self.out.clone().unwrap_or_else(usual)
    }
}

/// A player on the ladder, for programs.
#[derive(Serialize)]
struct LadderRow<'a> {
    game: String,
    /// Its id, or the command of a program.
    player: &'a str,
    preset: Option<&'a str>,
    /// Elo above random.
    elo: f64,
    low: f64,
    high: f64,
    games: u64,
    different: u64,
}

pub fn run(args: &Args, weights: &WeightsFile) -> Result<()> {
    if args.error.is_some() && args.games.iter().all(|game| game.sides() == 1) {
        bail!("--error: only where two play");
    }
    // All games are checked before there is a file of any.
    let planned = args.games.iter().map(|game| {
        let mut experiment = experiment(args, game)?;
        args.openings.set(&mut experiment)?;
        equipped(&experiment, weights)?;
        let course = Course::new(&experiment)?;
        Ok((game, experiment.players, course))
    });
    let all: Vec<_> = planned.collect::<Result<_>>()?;
    let mut faults = Faults::default();
    for (game, players, course) in all {
        let (path, mut tally) = (args.results(game), Tally::default());
        let is_alone = game.sides() == 1;
        let each = |line: &_| {
            if is_alone {
                tally.add(line);
            }
        };
        let mut run = CourseRun::open(course, path, args.threads, each)?;
        run.play(weights)?;
        faults.append(run.faults());
        let rungs = run.course.rungs();
        match is_alone {
            true => scores(args, game, &tally)?,
            false => show(args, game, &players, &rungs)?,
        }
    }
    faults.checked()
}

/// The name of the experiment.
fn name(game: &GameArg) -> String {
    format!("ladder-{}", game.name())
}

/// Every player of the game, by itself and by each of its presets.
fn experiment(args: &Args, game: &GameArg) -> Result<Experiment> {
    let limits = args.limits.limits()?;
    let mut players = Vec::new();
    for info in game.players() {
        let is_wanted = args.only.is_empty() || args.only.iter().any(|only| only == info.id);
        if !is_wanted && info.id != Ladder::ANCHOR {
            continue;
        }
        let mut seen: Vec<Settings> = Vec::new();
        let presets = info.presets.iter().map(Some);
        for preset in std::iter::once(None).chain(presets) {
            let values = preset.map_or(&[][..], |preset| preset.values);
            let settings = info.settings(values.iter().copied())?;
            // A preset that changes nothing is the player itself.
            if seen.contains(&settings) {
                continue;
            }
            seen.push(settings);
            let name = preset.map(|preset| preset.name);
            players.push(ExperimentPlayer {
                player: info.id.into(),
                name: Some(name.map_or(info.id.into(), |name| format!("{} {name}", info.id))),
                preset: name.map(String::from),
                ..ExperimentPlayer::default()
            });
        }
    }
    for EngineCommand(command) in &args.engines {
        players.push(ExperimentPlayer {
            name: Some(command.join(" ")),
            engine: command.clone(),
            ..ExperimentPlayer::default()
        });
    }
    if let Some(unknown) = args.only.iter().find(|only| game.player(only).is_err()) {
        game.player(unknown)?;
    }
    Ok(Experiment {
        name: name(game),
        game: game.name(),
        players,
        games: args.most as f64,
        seed: args.seed as f64,
        limits: ExperimentLimits {
            movetime: limits.movetime,
            depth: limits.depth.map(f64::from),
            nodes: limits.nodes.map(|nodes| nodes as f64),
        },
        ladder: (game.sides() == 2).then(|| LadderGoal {
            error: args.error.unwrap_or(LadderGoal::default().error),
        }),
        ..Experiment::default()
    })
}

/// The scores of a game that one plays alone.
fn scores(args: &Args, game: &GameArg, tally: &Tally) -> Result<()> {
    let mut standings: Vec<_> = tally.standings().collect();
    standings.sort_by(|a, b| b.summary.mean.total_cmp(&a.summary.mean));
    if args.json {
        return standings.iter().try_for_each(output::json);
    }
    let mut text = head(args, game)?
        + "| player | mean score | 95 % | games | ms a move |\n|---|---:|---|---:|---:|\n";
    for one in standings {
        let interval = one
            .summary
            .mean_interval
            .map_or_else(String::new, |interval| {
                format!("{} to {}", grouped(interval.low), grouped(interval.high))
            });
        let name = one.name.unwrap_or(one.player);
        let games = text::games(one.summary.games, one.summary.different);
        let mean = grouped(one.summary.mean);
        let ms = one.summary.ms_per_move;
        // Writing to a string does not fail.
        let _ = writeln!(text, "| {name} | {mean} | {interval} | {games} | {ms:.2} |");
    }
    output::line(text)
}

/// The heading of a game.
fn head(args: &Args, game: &GameArg) -> Result<String> {
    let limits = describe(args.limits.limits()?);
    Ok(format!("## {}, {limits}\n\n", game.name()))
}

/// The ladder of a game of two sides, the best first.
fn show(args: &Args, game: &GameArg, players: &[ExperimentPlayer], rungs: &[Rung]) -> Result<()> {
    if args.json {
        return rungs.iter().try_for_each(|rung| {
            let entry = &players[rung.player];
            output::json(&LadderRow {
                game: game.name(),
                player: match entry.engine.is_empty() {
                    true => &entry.player,
                    false => entry.name.as_ref().unwrap_or(&entry.player),
                },
                preset: entry.preset.as_deref(),
                elo: rung.elo,
                low: rung.elo - rung.error,
                high: rung.elo + rung.error,
                games: rung.games,
                different: rung.different,
            })
        });
    }
    let mut text = head(args, game)?
        + "| player | Elo | 95 % | below the one above | games |\n|---|---:|---|---|---:|\n";
    for (i, rung) in rungs.iter().enumerate() {
        let &Rung {
            player,
            elo,
            error,
            error_to_next,
            games,
            different,
        } = rung;
        let games = text::games(games as usize, different as usize);
        let entry = &players[player];
        let name = entry.name.as_ref().unwrap_or(&entry.player);
        let gap = match i.checked_sub(1) {
            Some(above) => {
                format!("{} ± {error_to_next:.0}", fixed(rungs[above].elo - elo, 0))
            }
            None => String::new(),
        };
        let [elo, low, high] = [elo, elo - error, elo + error].map(|elo| fixed(elo, 0));
        let _ = writeln!(
            text,
            "| {name} | {elo} | {low} to {high} | {gap} | {games} |"
        );
    }
    output::line(text)
}
