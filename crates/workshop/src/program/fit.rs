//! `workshop fit`: weights of an evaluation from the results of games.

use std::collections::HashSet;
use std::path::PathBuf;

use anyhow::{Error, Result, anyhow, bail};
use plyground::games::{Excerpt, Side};
use plyground::players::{
    AnyGame, AnyTable, AnyThinker, Contender, ParamKind, PlayerInfo, Question, SettingsError,
};
use plyground::search::{Clock, Limits};
use plyground_cli::game::GameArg;
use plyground_cli::results;
use plyground_cli::weights_file::WeightsFile;
use plyground_cli::{output, text};
use plyground_lab::{AnyResult, Ending, ResultLine};
use plyground_workshop::{Sample, fit, log_loss};
use serde::Serialize;

/// One of this many seeds is left out of the fit and tests it.
const KEPT_OUT: u64 = 10;

#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: GameArg,
    /// The player whose weights to fit; its value must be the sum of features times weights
    player: String,
    /// Files of results with their records, as games under a time limit leave them. A game that comes twice counts once
    #[arg(required = true, value_name = "RESULTS")]
    files: Vec<PathBuf>,
    /// Only these weights, the others 0
    #[arg(long, value_delimiter = ',', value_name = "NAME")]
    only: Vec<String>,
    /// Leave out this many positions at the start of a game
    #[arg(long, default_value_t = 8, value_name = "PLIES")]
    opening: usize,
    /// Leave out this many positions at the end of a game, which a search solves
    #[arg(long, default_value_t = 4, value_name = "PLIES")]
    ending: usize,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

/// The result of a fit.
#[derive(Serialize)]
struct Fitted {
    games: usize,
    positions: usize,
    /// The mean log loss of results, by the default and by the fitted weights. It is measured on games that
    /// were left out of the fit, where there are any.
    log_loss: Option<[f64; 2]>,
    weights: Vec<Weight>,
}

#[derive(Serialize)]
struct Weight {
    name: &'static str,
    default: f64,
    fitted: f64,
}

pub fn run(args: &Args, weights: &WeightsFile) -> Result<()> {
    let game = &args.game;
    if game.sides() != 2 {
        return Err(unfit(&args.player));
    }
    let info = game.player(&args.player)?;
    let names = chosen(args, &mut FeatureReader::new(game, info, &[], weights)?)?;
    let defaults = names
        .iter()
        .map(|name| Ok(info.param(name)?.default))
        .collect::<Result<Vec<f64>, SettingsError>>()?;
    // With weights of 1, what a feature adds is the feature.
    let mut features = FeatureReader::new(game, info, &names, weights)?;
    let Samples {
        fitted_to,
        kept_out,
        games,
    } = Samples::read(args, &mut features)?;
    if games == 0 {
        bail!("results: no game of {} to fit weights to", game.name());
    }
    if fitted_to.is_empty() {
        bail!(
            "results: no position of {} to fit weights to; games of a seed divisible by {KEPT_OUT} have no part in the fit",
            game.name()
        );
    }
    let fitted = fit(&fitted_to);
    let scale = scale(&fitted_to, &defaults);
    if scale == 0.0 {
        bail!(
            "--only: the defaults of {} add up to 0 everywhere, so nothing says how large a weight is",
            names.join(", ")
        );
    }
    // Defaults that speak against the results predict best where they say nothing.
    let present: Vec<f64> = (defaults.iter())
        .map(|weight| scale.max(0.0) * weight)
        .collect();
    let report = Fitted {
        games,
        positions: fitted_to.len() + kept_out.len(),
        log_loss: (!kept_out.is_empty())
            .then(|| [&present, &fitted].map(|weights| log_loss(&kept_out, weights))),
        weights: (names.iter().zip(defaults).zip(fitted))
            .map(|((name, default), fitted)| Weight {
                name,
                default,
                fitted: fitted / scale.abs(),
            })
            .collect(),
    };
    show(args, &report)
}

fn unfit(name: &str) -> Error {
    anyhow!(
        "{}: has no weights that are fitted here, or is none",
        Excerpt::from(name)
    )
}

/// The features to fit weights for: all, or those that are named.
fn chosen(args: &Args, features: &mut FeatureReader) -> Result<Vec<&'static str>> {
    let table = args.game.deal(0);
    let mut names: Vec<_> = features
        .of(&*table)?
        .into_iter()
        .map(|(name, _)| name)
        .collect();
    if let Some(unknown) = args.only.iter().find(|only| !names.contains(&&***only)) {
        return Err(unfit(unknown));
    }
    if names.is_empty() {
        return Err(unfit(&args.player));
    }
    names.retain(|name| args.only.is_empty() || args.only.iter().any(|only| only == name));
    Ok(names)
}

/// Reads the features of a position from a player's evaluation.
struct FeatureReader {
    thinker: Box<dyn AnyThinker>,
    player: Contender,
    /// The features to read; none for all.
    names: Vec<&'static str>,
}

impl FeatureReader {
    /// With a weight of 1 for each of these names.
    fn new(
        game: &GameArg,
        info: &'static PlayerInfo,
        ones: &[&'static str],
        weights: &WeightsFile,
    ) -> Result<Self> {
        let settings = info.settings(ones.iter().map(|name| (*name, 1.0)))?;
        let player = game.contender(info, settings, Limits::depth(1), weights)?;
        weights.taken()?;
        Ok(Self {
            names: ones.to_vec(),
            thinker: game.thinker(Clock::system()),
            player,
        })
    }

    fn of(&mut self, table: &dyn AnyTable) -> Result<Vec<(&'static str, f32)>> {
        let state = table.state();
        let question = Question::new(&state.position);
        let explained = self.thinker.explain(&self.player, 0, &question)?;
        let features = explained.map_or_else(Vec::new, |all| all.features);
        let named = features.iter().map(|one| (one.name, one.value as f32));
        let is_weight = |name| {
            self.player
                .info
                .params
                .iter()
                .any(|param| param.name == name && param.kind == ParamKind::Number)
        };
        let wanted = |name| self.names.is_empty() || self.names.contains(&name);
        Ok(named
            .filter(|(name, _)| is_weight(*name) && wanted(*name))
            .collect())
    }
}

/// Positions with the results of their games.
#[derive(Default)]
struct Samples {
    fitted_to: Vec<Sample>,
    /// Of games that have no part in the fit, to try it on.
    kept_out: Vec<Sample>,
    games: usize,
}

impl Samples {
    fn read(args: &Args, features: &mut FeatureReader) -> Result<Self> {
        let lines = results::of_game(&args.files, &args.game.name())?;
        let (mut keys, mut samples) = (HashSet::new(), Self::default());
        for filed in lines.iter().filter(|filed| keys.insert(filed.line.key())) {
            let found = samples_of(&filed.line, features, args);
            let found = found.map_err(|reason| filed.wrong(reason))?;
            samples.games += 1;
            if filed.line.seed() % KEPT_OUT == 0 {
                samples.kept_out.extend(found);
            } else {
                samples.fitted_to.extend(found);
            }
        }
        Ok(samples)
    }
}

/// The factor between a value of these weights and log-odds: a value with odds of e to 1 becomes 1. It is below 0
/// where the weights speak against the results.
fn scale(samples: &[Sample], weights: &[f64]) -> f64 {
    let of = |sample: &Sample| Sample {
        features: vec![sample.value(weights)],
        points: sample.points,
    };
    fit(&samples.iter().map(of).collect::<Vec<_>>())[0]
}

/// The positions of a game in which the mover did not capture: others are not quiet enough to be judged as they
/// stand.
fn samples_of(
    line: &ResultLine,
    features: &mut FeatureReader,
    args: &Args,
) -> Result<Vec<Sample>, String> {
    let AnyResult::Match(result) = &line.outcome else {
        return Err("result: no game of two sides".into());
    };
    let record = line.record.as_deref().ok_or("record: there is none")?;
    let first = match (result.result, result.first) {
        (Ending::Draw, _) => 0.5,
        (Ending::Win, true) | (Ending::Loss, false) => 1.0,
        _ => 0.0,
    };
    let mut table = replayed(&*args.game, record)?;
    let last = table.plies().saturating_sub(args.ending);
    let mut samples = Vec::new();
    for ply in args.opening..last {
        table.seek(ply);
        if table.captures_next() {
            continue;
        }
        let parts = features.of(&*table).map_err(|error| error.to_string())?;
        let is_first = table
            .state()
            .sides
            .is_none_or(|sides| sides.side == Side::First.name());
        samples.push(Sample {
            features: parts
                .into_iter()
                .map(|(_, value)| f64::from(value))
                .collect(),
            points: if is_first { first } else { 1.0 - first },
        });
    }
    Ok(samples)
}

/// The game of a record, or of moves with blanks between, as earlier results have it.
pub fn replayed(game: &dyn AnyGame, record: &str) -> Result<Box<dyn AnyTable>, String> {
    if record.contains(".1.") {
        return game.replay(record).map_err(|error| error.to_string());
    }
    let mut table = game.deal(0);
    for (ply, mv) in record.split_whitespace().enumerate() {
        let played = table.play(mv, None);
        played.map_err(|error| format!("record, ply {}: {mv:?} {error}", ply + 1))?;
    }
    Ok(table)
}

fn show(args: &Args, report: &Fitted) -> Result<()> {
    if args.json {
        return output::json(report);
    }
    let Fitted {
        games,
        positions,
        log_loss,
        weights,
    } = report;
    output::line(format_args!("{positions} positions of {games} games"))?;
    match log_loss {
        Some([default, fitted]) => output::line(format_args!(
            "log loss {default:.4} by the defaults, {fitted:.4} fitted"
        ))?,
        None => output::line(format_args!(
            "no log loss: no game has a seed divisible by {KEPT_OUT}, which keeps it out of the fit"
        ))?,
    }
    let row = |weight: &Weight| [weight.default, weight.fitted].map(|value| text::fixed(value, 1));
    let rows: Vec<_> = weights.iter().map(|weight| row(weight).to_vec()).collect();
    for (weight, row) in weights.iter().zip(text::columns(&rows, &[10, 10])) {
        output::line(format_args!("{:<20}{row}", weight.name))?;
    }
    Ok(())
}
