//! `plyground lab fit`: weights of an evaluation from the results of games.

use std::path::PathBuf;

use plyground::games::{History, Side, loa, pentago};
use plyground::lab::{Ending, Line, Outcome};
use plyground::learn::{Sample, fit, surprise};
use plyground::players::{Duel, Player};
use serde::Serialize;

use super::results;
use crate::failure::Failure;
use crate::{GameName, output};

/// Every so many seeds one is kept out of the fit, to try it on.
const KEPT_OUT: u64 = 10;

#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: GameName,
    /// The player whose weights to fit; its value must be the sum of features times weights
    player: String,
    /// Files of results with their records, as games under a time limit leave them
    #[arg(required = true, value_name = "RESULTS")]
    files: Vec<PathBuf>,
    /// Only these weights, the others 0
    #[arg(long, value_delimiter = ',', value_name = "NAME")]
    only: Vec<String>,
    /// Leave out so many positions at the start of a game
    #[arg(long, default_value_t = 8, value_name = "PLIES")]
    opening: usize,
    /// Leave out so many positions at the end of a game, which a search sees through
    #[arg(long, default_value_t = 4, value_name = "PLIES")]
    ending: usize,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

/// What came of a fit.
#[derive(Serialize)]
struct Fitted {
    games: usize,
    positions: usize,
    /// How much a result surprises whoever expects what the weights say: by default, and fitted; of games
    /// that had no part in the fit, where there are any.
    surprise: Option<[f64; 2]>,
    weights: Vec<Weight>,
}

#[derive(Serialize)]
struct Weight {
    name: &'static str,
    default: f64,
    fitted: f64,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    match args.game {
        GameName::G2048(_) => Err(Failure::Unfit(args.player.clone())),
        GameName::Pentago => of_two::<pentago::Position>(args, pentago::Position::ID),
        GameName::Loa(rules) => of_two::<loa::Position>(args, rules.game()),
    }
}

fn of_two<G: Duel>(args: &Args, game: &'static str) -> Result<(), Failure> {
    let info = G::player(&args.player)?;
    let mut player = G::create(info, &info.defaults(), 0);
    let mut names = names_of(&*player);
    if let Some(unknown) = args.only.iter().find(|only| !names.contains(&&***only)) {
        return Err(Failure::Unfit(unknown.clone()));
    }
    if names.is_empty() {
        return Err(Failure::Unfit(args.player.clone()));
    }
    names.retain(|name| args.only.is_empty() || args.only.iter().any(|only| only == name));
    // With weights of 1, what a feature adds is the feature.
    player = G::create(
        info,
        &info.settings(names.iter().map(|name| (*name, 1.0)))?,
        0,
    );
    let (mut samples, mut kept_out, mut games) = (Vec::new(), Vec::new(), 0);
    for path in &args.files {
        let mut lines = Vec::new();
        results::read(path, |line| lines.push(line))?;
        for (i, line) in lines
            .iter()
            .enumerate()
            .filter(|(_, line)| line.game == game)
        {
            let found = samples_of(line, &*player, &names, args);
            let found = found.map_err(|reason| Failure::Result {
                path: path.clone(),
                number: i + 1,
                reason,
            })?;
            games += 1;
            if line.seed() % KEPT_OUT == 0 {
                kept_out.extend(found);
            } else {
                samples.extend(found);
            }
        }
    }
    let defaults = names
        .iter()
        .map(|name| info.defaults().get(name))
        .collect::<Vec<_>>();
    if samples.is_empty() {
        return Err(Failure::NoGames(game));
    }
    let fitted = fit(&samples);
    let scale = scale(&samples, &defaults);
    if scale == 0.0 {
        return Err(Failure::NoScale(names.join(", ")));
    }
    let present: Vec<f64> = defaults.iter().map(|weight| scale * weight).collect();
    let report = Fitted {
        games,
        positions: samples.len() + kept_out.len(),
        surprise: (!kept_out.is_empty())
            .then(|| [&present, &fitted].map(|weights| surprise(&kept_out, weights))),
        weights: (names.iter().zip(defaults).zip(fitted))
            .map(|((name, default), fitted)| Weight {
                name,
                default,
                fitted: fitted / scale,
            })
            .collect(),
    };
    show(args, &report)
}

/// The features of a player's evaluation, by the names of their weights.
fn names_of<G: Duel>(player: &dyn Player<G>) -> Vec<&'static str> {
    let parts = player.contributions(&G::default());
    parts.into_iter().map(|(name, _)| name).collect()
}

/// What makes the odds of a value that these weights give: the value that stands for odds of e to 1 is 1 by it.
fn scale(samples: &[Sample], weights: &[f64]) -> f64 {
    let of = |sample: &Sample| Sample {
        features: vec![sample.value(weights)],
        points: sample.points,
    };
    fit(&samples.iter().map(of).collect::<Vec<_>>())[0]
}

/// The positions of a game in which the mover did not capture: others are not quiet enough to be judged as they
/// stand.
fn samples_of<G: Duel>(
    line: &Line,
    player: &dyn Player<G>,
    names: &[&'static str],
    args: &Args,
) -> Result<Vec<Sample>, String> {
    let Outcome::Match(result) = &line.outcome else {
        return Err("result: no game of two sides".into());
    };
    let record = line.record.as_deref().ok_or("record: there is none")?;
    let first = match (result.result, result.first) {
        (Ending::Draw, _) => 0.5,
        (Ending::Win, true) | (Ending::Loss, false) => 1.0,
        _ => 0.0,
    };
    let mut game = History::begin(G::default().by_rules(&line.game));
    let moves: Vec<&str> = record.split_whitespace().collect();
    let last = moves.len().saturating_sub(args.ending);
    let mut samples = Vec::new();
    for (ply, mv) in moves.into_iter().enumerate() {
        if (args.opening..last).contains(&ply) && !mv.contains('x') {
            let position = game.position();
            let parts = player.contributions(position).into_iter();
            let chosen = parts.filter(|(name, _)| names.contains(name));
            samples.push(Sample {
                features: chosen.map(|(_, value)| f64::from(value)).collect(),
                points: if position.side() == Side::First {
                    first
                } else {
                    1.0 - first
                },
            });
        }
        game.play(mv)
            .map_err(|error| format!("record, ply {}: {mv:?} {error}", ply + 1))?;
    }
    Ok(samples)
}

fn show(args: &Args, report: &Fitted) -> Result<(), Failure> {
    if args.json {
        return Ok(output::json(report)?);
    }
    let Fitted {
        games,
        positions,
        surprise,
        weights,
    } = report;
    output::line(format_args!("{positions} positions of {games} games"))?;
    match surprise {
        Some([default, fitted]) => output::line(format_args!(
            "surprise {default:.4} by the defaults, {fitted:.4} fitted"
        ))?,
        None => output::line(format_args!(
            "no surprise: no game has a seed divisible by {KEPT_OUT}, which keeps it out of the fit"
        ))?,
    }
    for Weight {
        name,
        default,
        fitted,
    } in weights
    {
        output::line(format_args!("{name:<20}{default:>10.1}{fitted:>10.1}"))?;
    }
    Ok(())
}
