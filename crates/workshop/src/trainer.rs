//! Games played to learn from.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use plyground::eval::Features;
use plyground::games::random::Dice;
use plyground::games::{Stochastic, Transition};

use super::{Coherence, Milestones};

/// A suffix of a game shorter than this is not started again from its middle, in moves.
const SHORTEST_SUFFIX: usize = 10;

/// The steps that learning has memory bring the weights ahead of.
const AHEAD: usize = 2;

/// Where games begin and how chance plays in them.
pub trait Curriculum<G: Stochastic>: Sync {
    /// A position to begin a game with.
    fn start(&self, dice: &mut Dice) -> G;

    /// The answer of chance to an afterstate.
    fn draw(&self, after: &G::After, dice: &mut Dice) -> G;

    /// The milestone that a game has reached with `after`, from 1, and the afterstate to start later games at. That is
    /// `after` itself, or a similar afterstate of a later part of the game that play rarely reaches.
    fn milestone(&self, _after: &G::After, _dice: &mut Dice) -> Option<(usize, G::After)> {
        None
    }
}

/// The recipe.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recipe {
    /// The learning rate, divided among the features of an afterstate, and by the square root of the threads.
    pub alpha: f32,
    /// The λ of the λ-return: 0 looks to the next move, 1 to the end of the game.
    pub lambda: f32,
    /// Whether games are started again from their middle.
    pub restart: bool,
    /// The share of games that begin at a milestone of an earlier one, all milestones alike.
    pub carousel: f64,
}

/// A value function that learns, with its curriculum.
#[derive(Debug)]
pub struct Trainer<'a, F, C> {
    /// The features of the value function.
    pub features: &'a F,
    /// Its weights.
    pub weights: &'a Coherence,
    /// Its games.
    pub curriculum: &'a C,
    /// The recipe of its learning.
    pub recipe: Recipe,
}

/// The progress of a training, shared by its threads.
#[derive(Debug, Default)]
pub struct TrainingProgress {
    /// Games begun, but for those started again from their middle. The number is also the stream of the next
    /// game's dice.
    pub games: AtomicU64,
    /// Moves played, those of restarted games among them.
    pub moves: AtomicU64,
    /// The most games to begin; `None` for no end.
    pub most: Option<u64>,
    /// Set to let every thread finish its game and return.
    pub stop: AtomicBool,
}

impl TrainingProgress {
    /// The number of the next game to begin; `None` where all have begun, or nobody shall begin another.
    fn begin(&self) -> Option<u64> {
        let is_left = |games: u64| self.most.is_none_or(|most| games < most);
        let next = |games: u64| is_left(games).then_some(games + 1);
        if self.stop.load(Relaxed) {
            return None;
        }
        self.games.fetch_update(Relaxed, Relaxed, next).ok()
    }
}

/// A game that was played to learn from.
#[derive(Debug)]
pub struct Played<G> {
    /// Whether it was played from its beginning.
    pub whole: bool,
    /// The points made in it.
    pub points: f64,
    /// Its last position.
    pub last: G,
}

/// A move of a game: its afterstate and its reward.
struct Experience<A> {
    after: A,
    points: f32,
}

impl<F, C> Trainer<'_, F, C> {
    /// Plays and learns until told to stop, or until the most games have begun. `threads` such calls may run at once; with one alone,
    /// everything follows from `seed` and from where it is stopped. `each` hears of every game but those started again from their
    /// middle.
    pub fn run<G>(
        &self,
        progress: &TrainingProgress,
        milestones: &Milestones<G::After>,
        seed: u64,
        threads: usize,
        mut each: impl FnMut(Played<G>),
    ) where
        G: Stochastic,
        F: Features<G::After>,
        C: Curriculum<G>,
    {
        let active = self.features.active();
        let rate = self.recipe.alpha / active as f32 / (threads as f32).sqrt();
        let mut worker = Worker {
            trainer: self,
            rate,
            active,
            turns: Vec::new(),
            places: Vec::new(),
            steps: Vec::new(),
            trail: Vec::new(),
        };
        while let Some(number) = progress.begin() {
            let mut dice = Dice::stream(seed, number);
            let later = (dice.unit() < self.recipe.carousel)
                .then(|| milestones.draw(&mut dice))
                .flatten();
            let mut position = match &later {
                None => self.curriculum.start(&mut dice),
                Some(after) => self.curriculum.draw(after, &mut dice),
            };
            let whole = later.is_none();
            let (points, last) = worker.play(position, whole, &mut dice);
            each(Played {
                whole,
                points,
                last,
            });
            loop {
                worker.note(milestones, &mut dice);
                let learned = worker.learn();
                progress.moves.fetch_add(worker.steps.len() as u64, Relaxed);
                let rest = learned.len() / 2;
                if !self.recipe.restart || rest < SHORTEST_SUFFIX || progress.stop.load(Relaxed) {
                    break;
                }
                let middle = learned.end - rest;
                position = self.curriculum.draw(&worker.steps[middle].after, &mut dice);
                worker.play(position, false, &mut dice);
            }
        }
    }
}

/// One thread's work.
struct Worker<'a, F, C, G: Stochastic> {
    trainer: &'a Trainer<'a, F, C>,
    rate: f32,
    /// Weights that an afterstate switches on.
    active: usize,
    turns: Vec<Transition<G::Move, G::After>>,
    /// The places of the weights of some afterstates, one after the other.
    places: Vec<u32>,
    steps: Vec<Experience<G::After>>,
    /// The places of the weights of the afterstates of all steps.
    trail: Vec<u32>,
}

impl<F, C, G> Worker<'_, F, C, G>
where
    G: Stochastic,
    F: Features<G::After>,
    C: Curriculum<G>,
{
    /// Plays greedily from `position`, to the end or, but for a whole game, to where all is frozen
    /// again; the points and the last position.
    fn play(&mut self, mut position: G, whole: bool, dice: &mut Dice) -> (f64, G) {
        self.steps.clear();
        self.trail.clear();
        let mut score = 0.0;
        let mut learns = false;
        while let Some(number) = self.choose(&position) {
            let Transition { after, gain, .. } = self.turns[number];
            score += gain as f64;
            self.steps.push(Experience {
                after,
                points: gain as f32,
            });
            position = self.trainer.curriculum.draw(&after, dice);
            let places = &self.places[number * self.active..][..self.active];
            self.trail.extend_from_slice(places);
            let learned = std::mem::replace(&mut learns, self.trainer.weights.learns(places));
            if learned && !learns && !whole {
                break;
            }
        }
        (score, position)
    }

    /// The number of the turn that leads to the highest value, of the `turns` of the position. All places are found
    /// before any weight is read: most of the time goes into waiting for memory, which then can bring many at once.
    fn choose(&mut self, position: &G) -> Option<usize> {
        let Trainer {
            features, weights, ..
        } = self.trainer;
        self.turns.clear();
        self.turns.extend(position.moves());
        let needed = self.turns.len() * self.active;
        if self.places.len() < needed {
            self.places.resize(needed, 0);
        }
        let places = self.places.chunks_exact_mut(self.active);
        for (turn, places) in self.turns.iter().zip(places) {
            features.collect(&turn.after, places);
            weights.prefetch(places);
        }
        let (mut best, mut highest) = (None, f32::NEG_INFINITY);
        let places = self.places.chunks_exact(self.active);
        for (number, (turn, places)) in self.turns.iter().zip(places).enumerate() {
            let value = turn.gain as f32 + weights.value(places);
            if value > highest || best.is_none() {
                (highest, best) = (value, Some(number));
            }
        }
        best
    }

    /// Keeps what the game just played has for later ones to start from.
    fn note(&self, milestones: &Milestones<G::After>, dice: &mut Dice) {
        let curriculum = self.trainer.curriculum;
        let mut reached = None;
        for step in &self.steps {
            let (milestone, after) = curriculum.milestone(&step.after, dice).unzip();
            // The game began with a milestone of another.
            let reached = reached.get_or_insert(milestone);
            if let (Some(number), Some(after)) = (milestone, after)
                && milestone > *reached
            {
                milestones.keep(number, after);
                *reached = milestone;
            }
        }
    }

    /// Goes back through the game just played; the moves that it learned from.
    fn learn(&mut self) -> Range<usize> {
        let Trainer {
            weights, recipe, ..
        } = self.trainer;
        // The target value of the present afterstate: 0 at the end.
        let mut target = 0.0;
        let mut learned = self.steps.len()..self.steps.len();
        let trail = |number: usize| &self.trail[number * self.active..][..self.active];
        for (number, step) in self.steps.iter().enumerate().rev() {
            if let Some(soon) = number.checked_sub(AHEAD) {
                weights.prefetch_all(trail(soon));
            }
            let places = trail(number);
            let value = weights.value(places);
            if !weights.learns(places) {
                if learned.is_empty() {
                    learned = number..number;
                }
                target = step.points + value;
                continue;
            }
            learned.start = number;
            weights.learn(places, self.rate, target - value);
            let improved = weights.value(places);
            target = step.points + recipe.lambda * target + (1.0 - recipe.lambda) * improved;
        }
        learned
    }
}
