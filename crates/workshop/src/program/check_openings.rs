//! `workshop check-openings`: whether `strong` keeps the value of positions with few marbles.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use plyground::games::pentago::{Move, Position};
use plyground::games::{Adversarial, Game};
use plyground::players::{Player, pentago};
use plyground::search::{Clock, Limits, SearchControl, run as finish};
use plyground_cli::failure::AtPath;
use plyground_cli::files::Files;
use plyground_cli::output::line;
use plyground_cli::weights_file::WeightsFile;
use plyground_workshop::pentago::{Choices, OpeningTable, TaughtPosition};

/// The time for a move, in milliseconds.
const MOVETIME: f64 = 2000.0;

#[derive(clap::Args)]
pub struct Args {
    /// The exact values of all positions with at most six marbles
    values: PathBuf,
    /// Of the positions that offer a choice, look at one in this many; at all that its own play leads to
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,
}

impl Args {
    pub fn files(&self) -> Files {
        Files::default().reading("VALUES", [&self.values])
    }
}

pub fn run(args: &Args, weights: &WeightsFile) -> Result<()> {
    let table = exact_values(&args.values)?;
    let game = pentago::standard();
    let info = game.info("strong")?;
    let weights = weights.of(info)?;
    let player = game.create(info, &info.defaults(), 0, weights.as_ref())?;
    let mut examiner = Examiner {
        table: &table,
        player,
    };
    let choices = Choices::of(&table);
    let asked = choices.iter().step_by(args.every as usize);
    examiner.report("with a choice", asked.map(|(choice, _)| choice.place))?;
    for (own, side) in ["first", "second"].into_iter().enumerate() {
        let places = examiner.own_lines(own as u32);
        examiner.report(&format!("of its own lines as the {side} player"), places)?;
    }
    Ok(())
}

struct Examiner<'a> {
    table: &'a OpeningTable,
    player: Box<dyn Player<Position>>,
}

impl Examiner<'_> {
    fn at(&self, place: u32) -> &TaughtPosition {
        &self.table.positions()[place as usize]
    }

    /// The move played there, and the place that it leads to.
    fn answer(&mut self, place: u32) -> Option<(Move, u32)> {
        let position = self.at(place).position;
        let control = SearchControl::new(Limits::movetime(MOVETIME), Clock::system());
        let mv = finish(self.player.think(&position, &control)).best?;
        Some((mv, self.table.place(&position.played(mv))?))
    }

    /// Says in how many of these positions the move keeps the value, and in which it does not. In a lost one every move does.
    fn report(&mut self, kind: &str, places: impl IntoIterator<Item = u32>) -> Result<()> {
        let (mut kept, mut all) = (0, 0);
        for place in places {
            let TaughtPosition {
                position, value, ..
            } = *self.at(place);
            let answer = self.answer(place);
            let is_kept = answer.is_some_and(|(_, next)| self.at(next).value == -value);
            all += 1;
            kept += u32::from(is_kept);
            if !is_kept {
                let played = answer.map_or("none".into(), |(mv, _)| mv.to_string());
                line(format_args!(
                    "{position}: plays {played}, the value is {value}"
                ))?;
            }
        }
        line(format_args!(
            "{kept} of {all} positions {kind} keep their value"
        ))
    }

    /// The positions that it comes to where it makes the moves at even plies (0) or odd ones (1), whatever the opponent
    /// plays. Those with the most marbles are left out: their moves lead out of the table.
    fn own_lines(&mut self, own: u32) -> Vec<u32> {
        let (mut found, mut here) = (Vec::new(), BTreeSet::from([0]));
        for marbles in 0..self.table.most_marbles() {
            let mut next = BTreeSet::new();
            for place in here {
                if marbles % 2 == own {
                    found.push(place);
                    next.extend(self.answer(place).map(|(_, to)| to));
                } else {
                    let position = self.at(place).position;
                    let moves = position.legal().map(|mv| position.played(mv));
                    next.extend(moves.filter_map(|to| self.table.place(&to)));
                }
            }
            here = next;
        }
        found
    }
}

/// The file of exact values that the openings are learned from and checked with.
pub fn exact_values(path: &Path) -> Result<OpeningTable> {
    OpeningTable::read(&fs::read(path).at(path)?).at(path)
}
