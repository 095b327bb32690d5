//! The lab's view: plans and sums on the page's side, games on the side of its workers. Experiments and
//! results cross as the text that files hold.
#![cfg(target_arch = "wasm32")]

mod analysis;
mod comparison;
mod course;
mod guest;
mod lesson;
mod pulse;
mod tree;
mod trial;

use std::collections::HashSet;
use std::convert::Infallible;
use std::sync::Arc;

use plyground::games::game_of;
use plyground::players::{Contender, FAMILIES, LoadedWeights, PlayerInfo, catalogue};
use plyground::search::Clock;
use plyground_lab::{self, Experiment, Job, Plan, ResultLine, Tally};
use plyground_web::{File, now, start, to_js};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use guest::{GuestQuestion, Guests};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"import type { Catalogue } from "../types";
import type { Experiment, LabSlice, MatchStanding, Standing } from "../types";"#;

#[wasm_bindgen(start)]
fn begin() {
    start(&[]); // no board is drawn in the lab
}

/// The games and players there are, with their parameters. The build writes it to `www/catalogue.js`
/// for the page, whose modules have no need of it.
///
/// # Errors
/// None in practice: only the conversion could fail.
#[wasm_bindgen(js_name = catalogue, unchecked_return_type = "Catalogue")]
pub fn catalogue_view() -> Result<JsValue, JsError> {
    to_js(&catalogue::catalogue())
}

/// The ready-made experiments.
///
/// # Errors
/// None in practice: only the conversion could fail.
#[wasm_bindgen(unchecked_return_type = "Experiment[]")]
pub fn experiments() -> Result<JsValue, JsError> {
    to_js(&plyground_lab::experiments::all())
}

/// The points after each ply of a game, from the start to the end.
///
/// # Errors
/// Says what is wrong with the record.
#[wasm_bindgen(js_name = scoresOf)]
pub fn scores_of(record: &str) -> Result<Vec<f64>, JsError> {
    let game = catalogue::open(game_of(record))?;
    let mut table = game.replay(record)?;
    let scores = (0..=table.plies()).map(|ply| {
        table.seek(ply);
        let points = table.state().points;
        points.map_or(0.0, |points| points.score as f64)
    });
    Ok(scores.collect())
}

/// Whether two play this game, against each other.
#[wasm_bindgen(js_name = isForTwo)]
pub fn is_for_two(game: &str) -> bool {
    catalogue::open(game).is_ok_and(|game| game.sides() == 2)
}

/// The ids of the players of this game, on its own board; none of a game that the lab does not know.
#[wasm_bindgen(js_name = playerIds)]
pub fn player_ids(game: &str) -> Vec<String> {
    let players = catalogue::open(game).map_or(Vec::new(), |game| game.players());
    players.iter().map(|info| info.id.into()).collect()
}

/// Whether a player of this game searches, and needs a limit; false for one that the lab does not know.
#[wasm_bindgen]
pub fn searches(game: &str, player: &str) -> bool {
    let opened = catalogue::open(game);
    let info = opened.map(|game| game.player(player));
    matches!(info, Ok(Ok(info)) if info.takes_limits)
}

/// An experiment that can be played.
#[wasm_bindgen]
pub struct LabPlan(Plan);

#[wasm_bindgen]
impl LabPlan {
    /// Checks the text of an experiment.
    ///
    /// # Errors
    /// Names the field and its value.
    #[wasm_bindgen(constructor)]
    pub fn new(experiment: &str) -> Result<LabPlan, JsError> {
        Ok(Self(plan(experiment)?))
    }

    /// The number of games; they are numbered from 0.
    #[wasm_bindgen(getter)]
    pub fn jobs(&self) -> f64 {
        self.0.jobs() as f64
    }

    /// The number of players.
    #[wasm_bindgen(getter)]
    pub fn players(&self) -> usize {
        self.0.contenders().len()
    }

    /// The names by which results know the players, in the order of the experiment; a sweep has them for each value.
    #[wasm_bindgen(getter)]
    pub fn ids(&self) -> Vec<String> {
        let contenders = self.0.contenders().iter();
        contenders.map(|one| one.id()).collect()
    }

    /// Which of the games lines of results are about: their numbers.
    ///
    /// # Errors
    /// Names the line that can't be read.
    pub fn find(&self, lines: &str) -> Result<Vec<f64>, JsError> {
        let mut jobs = HashSet::new();
        for found in result_lines(lines) {
            jobs.extend(self.0.find(&found?.1));
        }
        Ok(jobs.into_iter().map(|job| job as f64).collect())
    }
}

fn experiment_of(text: &str) -> Result<Experiment, JsError> {
    Ok(Experiment::from_json(text)?)
}

fn plan(experiment: &str) -> Result<Plan, JsError> {
    Ok(Plan::new(&experiment_of(experiment)?)?)
}

/// A plan that programs from outside may play in.
fn plan_with(experiment: &str, guests: &Arc<Guests>) -> Result<Plan, JsError> {
    let mut plan = plan(experiment)?;
    plan.set_engines(|command| guests.engine(command));
    Ok(plan)
}

/// Lines of results with their texts, or an error that names the line.
fn result_lines(lines: &str) -> impl Iterator<Item = Result<(&str, ResultLine), JsError>> {
    let texts = lines.lines().map(str::trim).enumerate();
    texts.filter(|(_, text)| !text.is_empty()).map(|(i, text)| {
        let line = ResultLine::from_json(text);
        let line = line.map_err(|error| JsError::new(&format!("line {}: {error}", i + 1)));
        line.map(|line| (text, line))
    })
}

/// Takes lines of results; answers those of which `take` says that they are new.
fn take_lines<E: std::error::Error>(
    lines: &str,
    mut take: impl FnMut(ResultLine) -> Result<bool, E>,
) -> Result<String, JsError> {
    let mut new = String::new();
    for found in result_lines(lines) {
        let (text, line) = found?;
        if take(line)? {
            new += text;
            new.push('\n');
        }
    }
    Ok(new)
}

/// Plays games in slices, so that messages get through.
#[wasm_bindgen]
pub struct LabRunner {
    plan: Plan,
    /// The weights that were provided, by their player.
    weights: Vec<(&'static PlayerInfo, LoadedWeights)>,
    /// The programs that play in workers of their own.
    guests: Arc<Guests>,
    jobs: std::ops::Range<u64>,
    job: Option<Job>,
}

/// The result of a slice.
#[derive(Serialize)]
struct LabSliceView {
    /// A line for each game that ended.
    lines: String,
    games: u32,
    /// Moves of the game that goes on, and who plays it.
    moves: u64,
    players: Vec<SeatedView>,
    /// Whether all games are over.
    done: bool,
    /// What a program is asked; its answer is due before the game goes on.
    question: Option<GuestQuestion>,
}

/// A player of a game.
#[derive(Serialize)]
struct SeatedView {
    /// As lines of results name it.
    player: String,
    name: Option<String>,
}

/// The players of a game, in the order in which they move.
fn seated(job: &Job) -> Vec<SeatedView> {
    let players = job.contenders().iter();
    let view = |one: &Arc<Contender>| SeatedView {
        player: one.id(),
        name: one.name.clone(),
    };
    players.map(view).collect()
}

#[wasm_bindgen]
impl LabRunner {
    /// For the text of an experiment.
    ///
    /// # Errors
    /// Names the field and its value.
    #[wasm_bindgen(constructor)]
    pub fn new(experiment: &str) -> Result<LabRunner, JsError> {
        let guests = Arc::new(Guests::default());
        Ok(Self {
            plan: plan_with(experiment, &guests)?,
            weights: Vec::new(),
            guests,
            jobs: 0..0,
            job: None,
        })
    }

    /// Hands over a file of learned weights for a player of the experiment.
    ///
    /// # Errors
    /// The file is not a file of weights, is damaged, or has another version.
    #[wasm_bindgen(js_name = provideWeights)]
    pub fn provide_weights(
        &mut self,
        game: &str,
        player: &str,
        file: &js_sys::Uint8Array,
    ) -> Result<(), JsError> {
        let family = catalogue::family(FAMILIES, game)?;
        let info = family.player(player)?;
        let weights = family.read_weights(info, &File(file))?;
        self.weights.push((info, weights));
        self.equip()
    }

    fn equip(&mut self) -> Result<(), JsError> {
        let weights = &self.weights;
        self.plan.set_weights(|info: &PlayerInfo| {
            let own = |(other, _): &&(&PlayerInfo, LoadedWeights)| {
                other.id == info.id && other.game == info.game
            };
            let found = weights.iter().find(own);
            Ok(found.map(|(_, weights)| LoadedWeights::clone(weights)))
        })
    }

    /// Goes over to the games of another experiment with the same players; they keep their learned weights.
    ///
    /// # Errors
    /// Names the field and its value.
    pub fn turn(&mut self, experiment: &str) -> Result<(), JsError> {
        self.plan = plan_with(experiment, &self.guests)?;
        self.go(0.0, 0.0);
        self.equip()
    }

    /// Begins with the games from number `from` to before `to`, dropping those before.
    pub fn go(&mut self, from: f64, to: f64) {
        self.jobs = from as u64..(to as u64).min(self.plan.jobs());
        self.job = None;
        self.guests.clear();
    }

    /// Says what a program has answered: the word after `bestmove`.
    pub fn answer(&self, mv: String) {
        self.guests.answer(mv);
    }

    /// Says that a program has failed, by the name of the fault in the page. It loses its game.
    pub fn fail(&self, fault: &str, detail: String) {
        self.guests.fail(fault, detail);
    }

    /// Plays for about `ms`, at least one move, or until a program from outside is to answer.
    ///
    /// # Errors
    /// A player whose weights were not provided.
    #[wasm_bindgen(unchecked_return_type = "LabSlice")]
    pub fn slice(&mut self, ms: f64) -> Result<JsValue, JsError> {
        let end = now() + ms;
        let (mut lines, mut games) = (String::new(), 0);
        loop {
            if self.job.is_none()
                && let Some(number) = self.jobs.next()
            {
                self.job = self.plan.start(number, Clock::from(pulse::clock))?;
            }
            let Some(job) = &mut self.job else { break };
            if !job.advance() {
                lines += &job.line().to_json();
                lines.push('\n');
                games += 1;
                self.job = None;
            }
            if now() >= end || self.is_pending() {
                break;
            }
        }
        to_js(&LabSliceView {
            lines,
            games,
            moves: self.job.as_ref().map_or(0, Job::plies),
            players: self.job.as_ref().map_or_else(Vec::new, seated),
            done: self.job.is_none() && self.jobs.is_empty(),
            question: self.guests.question(),
        })
    }

    fn is_pending(&self) -> bool {
        self.job.as_ref().is_some_and(Job::is_pending)
    }

    /// Plays a game from its start to its end and gives the whole of it, as one line; none for a number
    /// that no game has.
    ///
    /// # Errors
    /// A player whose weights were not provided, or a program from outside.
    pub fn record(&self, number: f64) -> Result<Option<String>, JsError> {
        let Some(mut job) = self.plan.start(number as u64, Clock::from(now))? else {
            return Ok(None);
        };
        while job.advance() {
            if job.is_pending() {
                return Err(JsError::new("a game with a program is not repeatable"));
            }
        }
        Ok(Some(job.bout().record()))
    }
}

/// Sums up lines of results.
#[wasm_bindgen]
pub struct LabTally(Tally);

#[wasm_bindgen]
impl LabTally {
    /// Of no lines yet.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)]
    pub fn new() -> LabTally {
        Self(Tally::default())
    }

    /// Counts lines; answers those that were new.
    ///
    /// # Errors
    /// Names the line that can't be read; those before it are counted.
    pub fn add(&mut self, lines: &str) -> Result<String, JsError> {
        take_lines(lines, |line| Ok::<_, Infallible>(self.0.add(&line)))
    }

    /// The players with their figures, in the order of their first lines.
    ///
    /// # Errors
    /// None in practice: only the conversion could fail.
    #[wasm_bindgen(unchecked_return_type = "Standing[]")]
    pub fn standings(&self) -> Result<JsValue, JsError> {
        to_js(&self.0.standings().collect::<Vec<_>>())
    }

    /// The pairs of players with their figures, in the order of their first lines.
    ///
    /// # Errors
    /// None in practice: only the conversion could fail.
    #[wasm_bindgen(unchecked_return_type = "MatchStanding[]")]
    pub fn matches(&self) -> Result<JsValue, JsError> {
        to_js(&self.0.matches().collect::<Vec<_>>())
    }

    /// The scores of the player in that place of the standings, in no order.
    pub fn scores(&self, place: usize) -> Vec<f64> {
        self.0.scores(place).to_vec()
    }
}
