//! `plyground review`: every move of a game, judged.

use std::io;

use anyhow::Result;
use plyground::eval::{DECIDED, WON};
use plyground::games::game_of;
use plyground::players::ValueScale;
use plyground::search::Clock;
use plyground_lab::review::{Grade, Judgement, Review, ReviewStep, reviewer};

use crate::game::GameArg;
use crate::parameters::PlayerOptions;
use crate::weights_file::WeightsFile;
use crate::{output, text};

/// The costliest moves that the table names.
const COSTLIEST: usize = 5;
/// A larger share of the points is as good as a win.
const NEARLY: f64 = 0.9999;

#[derive(clap::Args)]
pub struct Args {
    /// The game on one line, as `play`, `replay` and the page write it. With - it reads it from standard input
    #[arg(value_name = "RECORD")]
    record: String,
    /// The seed of the player's dice
    #[arg(long, default_value_t = 0, value_name = "S")]
    seed: u64,
    /// Print a JSON object for each ply: `ply`, `side`, `move`, `value`, `best`, `best_value`, the outlook `before` and `after`,
    /// `cost`, `grade`, `exact`, `pv`, `reply`, `pv_after`, `depth`, `nodes`
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    player: PlayerOptions,
}

pub fn run(args: &Args, weights: &WeightsFile) -> Result<()> {
    let record = match args.record.as_str() {
        "-" => io::read_to_string(io::stdin())?,
        line => line.into(),
    };
    let game: GameArg = game_of(&record).parse()?;
    let contender = args.player.contender(&game, reviewer(&*game), weights)?;
    let scale = contender.info.value_scale;
    let review = Review::new(
        game.0.clone(),
        record.trim(),
        contender,
        args.seed,
        Clock::system(),
    );
    let mut review = review?;
    while review.slice(f64::INFINITY)? != ReviewStep::Done {}
    let judged = review.judgements();
    if args.json {
        return judged.iter().try_for_each(output::json);
    }
    for one in &judged {
        output::line(row(one, scale))?;
    }
    sum_up(&judged)
}

/// A ply in the table.
fn row(one: &Judgement, scale: ValueScale) -> String {
    let number = |value: Option<f32>| value.map_or_else(|| "-".into(), |value| worth(value, scale));
    let cost = one.cost.map_or_else(|| "-".into(), percent);
    format!(
        "{:>4} {:1} {:<8} {:>12} {:<8} {:>12} {:>7}  {}",
        one.ply,
        one.side.unwrap_or_default(),
        one.mv,
        number(one.value),
        one.best,
        number(Some(one.best_value)),
        cost,
        one.grade.map_or("-", Grade::name),
    )
    .trim_end()
    .into()
}

/// A value in words where it is a game won or lost, or next to that; else as a number.
fn worth(value: f32, scale: ValueScale) -> String {
    match scale.share(value) {
        Some(share) if value.abs() > DECIDED => {
            let word = if share > 0.5 { "wins" } else { "loses" };
            format!("{word} in {:.0}", WON - value.abs())
        }
        Some(share) if scale != ValueScale::Share && share > NEARLY => "nearly won".into(),
        Some(share) if scale != ValueScale::Share && share < 1.0 - NEARLY => "nearly lost".into(),
        _ => text::fixed(value.into(), 1),
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// How often each side had each grade, and its costliest moves.
fn sum_up(judged: &[Judgement]) -> Result<()> {
    let sides: &[_] = match judged.first().and_then(|first| first.side) {
        Some(_) => &[Some("x"), Some("o")],
        None => &[None],
    };
    for &side in sides {
        let own: Vec<&Judgement> = judged.iter().filter(|one| one.side == side).collect();
        let grades = [
            Grade::Best,
            Grade::Good,
            Grade::Inaccuracy,
            Grade::Mistake,
            Grade::Blunder,
        ];
        let counts = grades.map(|grade| {
            let count = own.iter().filter(|one| one.grade == Some(grade)).count();
            format!("{count} {}", grade.name())
        });
        let name = side.map_or(String::new(), |side| format!("{side}: "));
        output::line(format_args!("{name}{}", counts.join(", ")))?;
    }
    let mut costly: Vec<&Judgement> = judged
        .iter()
        .filter(|one| one.grade.is_some_and(|grade| grade >= Grade::Inaccuracy))
        .collect();
    costly.sort_by(|a, b| {
        b.cost
            .partial_cmp(&a.cost)
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    for one in costly.iter().take(COSTLIEST) {
        let cost = one.cost.map(percent).unwrap_or_default();
        output::line(format_args!(
            "ply {}: {} cost {cost}, better was {}",
            one.ply,
            one.mv,
            one.pv.join(" ")
        ))?;
    }
    Ok(())
}
