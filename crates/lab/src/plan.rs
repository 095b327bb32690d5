//! An experiment that can be played: its games, numbered.

use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

use plyground::players::catalogue;
use plyground::players::{
    AnyGame, Contender, Engine, GameError, LoadedWeights, ParamRole, PlayerInfo, Setting,
    SettingsError,
};
use plyground::search::{Clock, Limits, LimitsError};

use super::opening_book::OpeningList;
use super::{
    AnyResult, Experiment, ExperimentError, ExperimentLimits, ExperimentPlayer, Job, MatchResult,
    ResultLine,
};

/// The most games of one player.
pub const MAX_GAMES: u64 = 10_000_000;
/// The most players of an experiment, counting each value of a sweep.
const MAX_PLAYERS: u64 = 1000;
/// The last seed of a game. JSON and JavaScript read 2^53 + 1 as 2^53; whole numbers below that are exact.
pub(super) const MAX_SEED: u64 = (1 << 53) - 1;
/// The longest name.
const MAX_NAME: usize = 80;
/// The most random moves of an opening, and the default.
const MAX_OPENING: u64 = 20;
pub(super) const OPENING: f64 = 2.0;

/// A checked experiment.
///
/// Its games are numbered from 0 in rounds: all players, or all pairs of them, play the first game, then
/// all the next. So wherever one stops, everyone has played as many games, on the same seeds.
#[derive(Clone, Debug)]
pub struct Plan {
    played: Arc<dyn AnyGame>,
    contenders: Vec<Arc<Contender>>,
    /// The contenders of each game of a round, by index; twice the same index in a game of one player.
    round: Vec<[usize; 2]>,
    places: HashMap<String, usize>,
    games: u64,
    seed: u64,
    opening: u32,
    /// Openings in place of random moves.
    openings: Option<OpeningList>,
    /// Whether two play each seed twice, with the sides changed.
    swaps: bool,
}

/// The game of that name.
pub(super) fn open(game: &str) -> Result<Arc<dyn AnyGame>, ExperimentError> {
    let error = |message: String| ExperimentError::Game {
        game: game.into(),
        message,
    };
    catalogue::open(game).map_err(|wrong| match wrong {
        GameError::Unknown { known, .. } => error(format!("there is {known}")),
        GameError::Rules(wrong) => error(wrong.to_string()),
    })
}

/// The random moves of an experiment before its players take over.
fn random_moves(played: &dyn AnyGame, experiment: &Experiment) -> Result<u32, ExperimentError> {
    let moves = match (&experiment.openings, experiment.opening) {
        (Some(_), Some(value)) if value != 0.0 => {
            return Err(ExperimentError::Number {
                field: "opening".into(),
                value,
                wanted: "0, as `openings` has a list of them".into(),
            });
        }
        // A game by one player has no opening.
        _ if played.sides() != 2 => 0.0,
        (Some(_), _) => 0.0,
        (None, moves) => moves.unwrap_or(OPENING),
    };
    Ok(ExperimentError::whole("opening", moves, (0, MAX_OPENING))? as u32)
}

impl Plan {
    /// Checks an experiment.
    ///
    /// # Errors
    /// Names the field and its value.
    pub fn new(experiment: &Experiment) -> Result<Self, ExperimentError> {
        let Experiment { name, game, .. } = experiment;
        let length = name.encode_utf16().count(); // as a field of a page counts
        let is_blank = name.trim().is_empty();
        if is_blank || length > MAX_NAME || name.contains(|c: char| c.is_control()) {
            return Err(ExperimentError::Text {
                field: "name".into(),
                value: name.into(),
                wanted: "a name of 1 to 80 letters",
            });
        }
        if let Some(tuning) = &experiment.tune {
            return Err(ExperimentError::Text {
                field: "tune.params".into(),
                value: tuning.params.join(", ").into(),
                wanted: "for games that are played as they stand; `plyground lab tune` tunes",
            });
        }
        let played = open(game)?;
        let whole = ExperimentError::whole;
        let games = whole("games", experiment.games, (1, MAX_GAMES))?;
        let seeds = match played.sides() {
            2 => games.div_ceil(2), // two games in a row have one seed
            _ => games,
        };
        let seed = whole("seed", experiment.seed, (0, MAX_SEED + 1 - seeds))?;
        let mut plan = Self {
            games,
            seed,
            opening: random_moves(&*played, experiment)?,
            openings: match &experiment.openings {
                Some(openings) => Some(OpeningList::read(&*played, openings, seed)?),
                None => None,
            },
            contenders: Vec::new(),
            round: Vec::new(),
            places: HashMap::new(),
            swaps: true,
            played,
        };
        let entered = entered(&*plan.played, experiment)?;
        let indices: Vec<Option<usize>> =
            entered.iter().map(|entered| entered.sweep_index).collect();
        for Entered { i, contender, .. } in entered {
            plan.enter(&format!("players[{i}]"), contender)?;
        }
        let least = if plan.is_for_two() { 2 } else { 1 };
        let players = plan.contenders.len();
        whole("players", players as f64, (least, MAX_PLAYERS))?;
        plan.round = if plan.is_for_two() {
            let equal = experiment.sweep.as_ref().is_some_and(|sweep| sweep.equal);
            let apart = |i: usize, j: usize| {
                indices[i] != indices[j] && indices[i].and(indices[j]).is_some()
            };
            let all = (0..players).flat_map(|i| (i + 1..players).map(move |j| [i, j]));
            all.filter(|&[i, j]| !(equal && apart(i, j))).collect()
        } else {
            (0..players).map(|i| [i, i]).collect()
        };
        if plan.round.is_empty() {
            return Err(ExperimentError::Text {
                field: "sweep.equal".into(),
                value: "true".into(),
                wanted: "for one player, who meets nobody at the same value",
            });
        }
        plan.refuse_repeats()?;
        Ok(plan)
    }

    /// Two who throw no dice play the same two games from the start on every seed.
    fn refuse_repeats(&self) -> Result<(), ExperimentError> {
        let is_varied = self.opening > 0 || self.openings.is_some();
        if !self.is_for_two() || is_varied || self.games <= 2 {
            return Ok(());
        }
        // A player is asked once, however many it meets: to make one takes time.
        let mut settled = vec![None; self.contenders.len()];
        let mut is_settled =
            |place: usize| *settled[place].get_or_insert_with(|| self.is_settled(place));
        let mut repeats = |pair: &&[usize; 2]| pair.iter().all(|&place| is_settled(place));
        let Some(pair) = self.round.iter().find(|pair| repeats(pair)) else {
            return Ok(());
        };
        let [one, other] = pair.map(|place| {
            let contender = &self.contenders[place];
            contender.name.clone().unwrap_or_else(|| contender.id())
        });
        Err(ExperimentError::Number {
            field: "opening".into(),
            value: 0.0,
            wanted: format!(
                "2 or more: without random moves at first, all games of {one:?} and {other:?} repeat the first two"
            ),
        })
    }

    /// Whether a player always moves alike: games of two such players follow from who begins.
    fn is_settled(&self, place: usize) -> bool {
        let mut one = Contender::clone(&self.contenders[place]);
        // Its memory has nothing to do with dice, and takes megabytes.
        one.settings = one.settings.without(ParamRole::Memory);
        let is_repeatable = one.is_repeatable();
        let both = [one.clone(), one].map(Arc::new);
        let start = Setting {
            seed: 0,
            opening: 0,
        };
        let bout = || self.played.bout(&both, start, Clock::none());
        is_repeatable && bout().is_ok_and(|bout| !bout.throws_dice())
    }

    /// Games of these players, from that seed on: one player, or two against each other. Where `swaps`,
    /// every second game repeats the seed of the one before with the sides changed.
    ///
    /// # Errors
    /// There are fewer seeds from there on than games.
    pub fn of(
        played: Arc<dyn AnyGame>,
        contenders: Vec<Contender>,
        games: u64,
        seed: u64,
        swaps: bool,
    ) -> Result<Self, ExperimentError> {
        last_seed(seed, games)?;
        let last = contenders.len().saturating_sub(1);
        Ok(Self {
            played,
            places: contenders
                .iter()
                .enumerate()
                .map(|(place, contender)| (contender.id(), place))
                .collect(),
            contenders: contenders.into_iter().map(Arc::new).collect(),
            round: vec![[0, last]],
            games,
            seed,
            opening: 0,
            openings: None,
            swaps,
        })
    }

    /// Whether two play, against each other.
    pub fn is_for_two(&self) -> bool {
        self.played.sides() == 2
    }

    fn enter(&mut self, field: &str, contender: Contender) -> Result<(), ExperimentError> {
        let (id, place) = (contender.id(), self.contenders.len());
        if let Some(other) = self.places.insert(id.clone(), place) {
            return Err(ExperimentError::Twin {
                field: field.into(),
                other: format!("the one in place {}", other + 1),
                id,
            });
        }
        self.contenders.push(Arc::new(contender));
        Ok(())
    }

    /// Gives learned weights to the players that take them. A plan can be made without weights, but not played.
    /// Where `weights` has none for a player, it keeps what it has.
    ///
    /// # Errors
    /// That of `weights`.
    pub fn set_weights<E>(
        &mut self,
        mut weights: impl FnMut(&'static PlayerInfo) -> Result<Option<LoadedWeights>, E>,
    ) -> Result<(), E> {
        for contender in &mut self.contenders {
            if contender.info.weights.is_none() {
                continue;
            }
            if let Some(weights) = weights(contender.info)? {
                *contender = Arc::new(Contender::clone(contender).equipped(Some(weights)));
            }
        }
        Ok(())
    }

    /// Says how programs from outside are started; without, nobody can play against them.
    pub fn set_engines(&mut self, start: impl Fn(&[String]) -> Arc<dyn Engine>) {
        for contender in &mut self.contenders {
            if !contender.command.is_empty() {
                let engine = Some(start(&contender.command));
                let unstarted = Contender::clone(contender);
                *contender = Arc::new(Contender {
                    engine,
                    ..unstarted
                });
            }
        }
    }

    /// The players.
    pub fn contenders(&self) -> &[Arc<Contender>] {
        &self.contenders
    }

    /// The seeds of the games.
    pub fn seeds(&self) -> RangeInclusive<u64> {
        let last = self.seed_of(self.games - 1).0;
        self.seed..=last
    }

    /// The number of all games.
    pub fn jobs(&self) -> u64 {
        self.games * self.round.len() as u64
    }

    /// The share of each player in all seats of all games.
    pub(super) fn shares(&self) -> Vec<f64> {
        let seats = self.round.iter().flatten();
        let mut shares = vec![0.0; self.contenders.len()];
        seats.for_each(|&place| shares[place] += 0.5 / self.round.len() as f64);
        shares
    }

    /// The games of a part, in order, when the plan is cut into `parts`, counted from 0. Parts differ by at most one game of
    /// each player.
    ///
    /// ```
    /// use plyground_lab::{Plan, experiments};
    /// let plan = Plan::new(&experiments::find("greedy").expect("it is ready-made"))?;
    /// let games = (0..3).map(|part| plan.part(part, 3).count() as u64);
    /// assert_eq!(games.sum::<u64>(), plan.jobs());
    /// # Ok::<(), plyground_lab::ExperimentError>(())
    /// ```
    pub fn part(&self, part: u64, parts: u64) -> impl Iterator<Item = u64> {
        let round = self.round.len() as u64;
        (0..self.games).flat_map(move |game| {
            // Parts take the turns of a game by turns, each game beginning with the next.
            let first = (part + parts - game % parts) % parts;
            let turns = (first..round).step_by(parts as usize);
            turns.map(move |turn| game * round + turn)
        })
    }

    /// Begins game number `job`, counted from 0; `None` from [`Plan::jobs`] on.
    ///
    /// # Errors
    /// A player whose weights are missing.
    pub fn start(&self, job: u64, clock: Clock) -> Result<Option<Job>, SettingsError> {
        if job >= self.jobs() {
            return Ok(None);
        }
        let pairs = self.round.len() as u64;
        let [first, second] = self.round[(job % pairs) as usize];
        let (seed, swapped) = self.seed_of(job / pairs);
        let places = match (self.is_for_two(), swapped) {
            (false, _) => vec![first],
            (true, false) => vec![first, second],
            (true, true) => vec![second, first],
        };
        let contenders: Vec<_> = places
            .into_iter()
            .map(|place| Arc::clone(&self.contenders[place]))
            .collect();
        let setting = Setting {
            seed,
            opening: self.opening,
        };
        let mut bout = self.played.bout(&contenders, setting, clock)?;
        let opening = self.openings.as_ref().map(|list| list.of(seed));
        let has_begun = opening.is_none_or(|opening| opening.begin(&mut *bout));
        debug_assert!(has_begun, "the plan has read its openings in this game");
        if !has_begun {
            return Ok(None);
        }
        Ok(Some(Job {
            game: self.played.name(),
            bout,
            contenders,
            setting,
            start: opening.map(|opening| opening.line().into()),
            swapped,
        }))
    }

    /// The seed of a game of each two players, and whether the sides are changed.
    fn seed_of(&self, game: u64) -> (u64, bool) {
        if self.is_for_two() && self.swaps {
            (self.seed + game / 2, !game.is_multiple_of(2))
        } else {
            (self.seed + game, false)
        }
    }

    /// Whether the game of a seed began with the line of the list that it has here.
    fn has_opening(&self, result: &MatchResult) -> bool {
        let list = self.openings.as_ref();
        let line = list.map(|list| list.of(result.seed).line());
        result.start.as_deref() == line
    }

    /// The number of the game that a line tells of; `None` for a game of another plan.
    pub fn find(&self, line: &ResultLine) -> Option<u64> {
        let place = |id: &str| self.places.get(id).copied();
        let offset = line.seed().checked_sub(self.seed)?;
        let (pair, game) = match &line.outcome {
            AnyResult::Solo(_) => ([place(&line.player)?; 2], offset),
            AnyResult::Match(result) => {
                let is_other = |opening| opening != self.opening;
                if result.opening.is_some_and(is_other) || !self.has_opening(result) {
                    return None;
                }
                let players = [place(&line.player)?, place(&result.opponent)?];
                let swapped = u64::from(!result.first);
                match self.swaps {
                    true => (players, offset.checked_mul(2)?.checked_add(swapped)?),
                    false if swapped == 0 => (players, offset),
                    false => return None,
                }
            }
        };
        let turn = self.round.iter().position(|one| *one == pair)? as u64;
        let known = line.game == self.played.name() && game < self.games;
        known.then(|| game * self.round.len() as u64 + turn)
    }
}

/// The seed of the last game, if each game has the seed after that of the game before.
///
/// ```
/// use plyground_lab::last_seed;
/// assert_eq!(last_seed(5, 10), Ok(14));
/// assert!(last_seed(u64::MAX, 2).is_err());
/// ```
///
/// # Errors
/// There are fewer seeds from `first` on than games.
pub fn last_seed(first: u64, games: u64) -> Result<u64, ExperimentError> {
    let last = first.checked_add(games.saturating_sub(1));
    last.ok_or(ExperimentError::Seeds { first, games })
}

/// A player of the experiment.
pub(super) struct Entered {
    /// The number of its entry: a sweep makes several players of one.
    i: usize,
    /// The place of its value in the sweep.
    sweep_index: Option<usize>,
    pub(super) contender: Contender,
}

/// The players in order.
pub(super) fn entered(
    played: &dyn AnyGame,
    experiment: &Experiment,
) -> Result<Vec<Entered>, ExperimentError> {
    let sweep = experiment.sweep.as_ref();
    let row = sweep.map_or(Ok(Vec::new()), |sweep| sweep.row())?;
    let (mut all, mut swept) = (Vec::new(), false);
    for (i, entry) in experiment.players.iter().enumerate() {
        let limits = entry.limits.unwrap_or(experiment.limits);
        let numbered = NumberedPlayer { played, i, entry };
        let variants = match sweep {
            Some(sweep) => numbered.varied(limits, &sweep.over, &row)?,
            None => Vec::new(),
        };
        swept |= !variants.is_empty();
        if variants.is_empty() {
            all.push(Entered {
                i,
                sweep_index: None,
                contender: numbered.contender(limits)?,
            });
        }
        for (index, (entry, limits)) in variants.iter().enumerate() {
            all.push(Entered {
                i,
                sweep_index: Some(index),
                contender: NumberedPlayer { entry, ..numbered }.contender(*limits)?,
            });
        }
    }
    match sweep {
        Some(sweep) if !swept => Err(ExperimentError::Text {
            field: "sweep.over".into(),
            value: (&sweep.over).into(),
            wanted: "a parameter of any of the players, nor movetime, depth or nodes",
        }),
        _ => Ok(all),
    }
}

/// An entry in its place.
#[derive(Clone, Copy)]
struct NumberedPlayer<'a> {
    played: &'a dyn AnyGame,
    i: usize,
    entry: &'a ExperimentPlayer,
}

impl NumberedPlayer<'_> {
    fn field(&self) -> String {
        format!("players[{}]", self.i)
    }

    fn info(&self) -> Result<&'static PlayerInfo, ExperimentError> {
        let found = self.played.player(&self.entry.player);
        found.map_err(|error| ExperimentError::Settings {
            field: self.field(),
            error,
        })
    }

    /// The entry with each value in turn; none when it does not have what is varied.
    fn varied(
        &self,
        limits: ExperimentLimits,
        over: &str,
        row: &[f64],
    ) -> Result<Vec<(ExperimentPlayer, ExperimentLimits)>, ExperimentError> {
        if !self.entry.engine.is_empty() {
            return Ok(Vec::new());
        }
        let info = self.info()?;
        let limit = ["movetime", "depth", "nodes"].contains(&over);
        let has = info.params.iter().any(|param| param.name == over);
        if !(has || limit && info.takes_limits) {
            return Ok(Vec::new());
        }
        let variant = |&value: &f64| {
            let (mut entry, mut limits) = (self.entry.clone(), limits);
            if has {
                entry.settings.insert(over.into(), value);
            }
            match over {
                _ if !info.takes_limits => {}
                "movetime" => limits.movetime = Some(value),
                "depth" => limits.depth = Some(value),
                "nodes" => limits.nodes = Some(value),
                _ => {}
            }
            entry.name = entry.name.map(|name| format!("{name}, {over} {value}"));
            (entry, limits)
        };
        Ok(row.iter().map(variant).collect())
    }

    /// A program from outside.
    fn program(&self, limits: ExperimentLimits) -> Result<Contender, ExperimentError> {
        let entry = self.entry;
        let has_more = !entry.player.is_empty() || entry.preset.is_some();
        if has_more || !entry.settings.is_empty() {
            return Err(ExperimentError::Text {
                field: format!("{}.engine", self.field()),
                value: entry.engine.join(" ").into(),
                wanted: "one with a player, a preset or settings",
            });
        }
        let checked = limits.checked();
        let contender = checked.and_then(|limits| Contender::program(entry.engine.clone(), limits));
        let contender = contender.map_err(|error| self.limits_error(error))?;
        Ok(contender.named(entry.name.clone()))
    }

    fn limits_error(&self, error: LimitsError) -> ExperimentError {
        ExperimentError::Limits {
            field: match self.entry.limits {
                Some(_) => format!("{}.limits", self.field()),
                None => format!("limits of {}", self.field()),
            },
            error,
        }
    }

    fn contender(&self, limits: ExperimentLimits) -> Result<Contender, ExperimentError> {
        let entry = self.entry;
        let settings_error = |error| ExperimentError::Settings {
            field: self.field(),
            error,
        };
        if !entry.engine.is_empty() {
            return self.program(limits);
        }
        let info = self.info()?;
        let preset = match &entry.preset {
            None => &[],
            Some(name) => info.checked_preset(name).map_err(settings_error)?.values,
        };
        let own = entry.settings.iter();
        let own = own.map(|(name, value)| (name.as_str(), *value));
        let settings = info
            .settings(preset.iter().copied().chain(own))
            .map_err(settings_error)?;
        let limits_error = |error| self.limits_error(error);
        let limits = if limits == ExperimentLimits::default() {
            Limits::default()
        } else {
            limits.checked().map_err(limits_error)?
        };
        let contender = Contender::new(info, settings, limits).map_err(limits_error)?;
        Ok(contender.named(entry.name.clone()))
    }
}
