//! Two players side by side: the game that they agree on, where they first differ, and what comes of it.

use std::sync::Arc;

use plyground::games::{AnyError, Outcome, Points};
use plyground::players::{AnyGame, AnyTable, AnyThinker, Contender};
use plyground::search::{Clock, MoveValue, Report};
use serde::Serialize;

/// The most plies that are played out after a difference.
const MOST: usize = 5000;

/// The game of two players who are asked about the same positions.
///
/// As long as both choose the same move it is played. At the first other choice the game parts into two. In the first of
/// them the first player goes on as it would. In a game of two sides the second player has the other side there, and in
/// the second game they change places. Both games have the same seed, so in 2048 chance plays on from the same dice.
pub struct Comparison {
    game: Arc<dyn AnyGame>,
    contenders: [Contender; 2],
    seed: u64,
    clock: Clock,
    table: Box<dyn AnyTable>,
    /// The ply at which they are first asked.
    start: usize,
    difference: Option<Difference>,
    branches: Vec<Branch>,
}

/// A choice that two players disagree on.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// Plies before it.
    pub ply: usize,
    /// What each thinks of the position.
    pub opinions: [Opinion; 2],
}

/// What a player thinks of a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Opinion {
    /// The best move.
    #[serde(rename = "move")]
    pub mv: String,
    /// Its value for the side to move, in the unit of the player.
    pub value: f32,
    /// The game-theoretic value, where it is proven.
    pub exact: Option<i8>,
    /// The depth of the search.
    pub depth: u32,
    /// Its nodes.
    pub nodes: u64,
    /// The principal variation.
    pub pv: Vec<String>,
    /// The value of the other's choice.
    pub other: Option<MoveValue<String>>,
}

/// What has come of a choice so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Continuation {
    /// The whole game.
    pub record: String,
    /// Plies since the difference.
    pub plies: usize,
    /// Whether it is played out: the game is over, or very long.
    pub done: bool,
    /// Whether the game is over.
    pub over: bool,
    /// The name of the side that won; `None` in a draw, and where one plays.
    pub winner: Option<&'static str>,
    /// The points, where one plays.
    pub points: Option<Points>,
}

/// How far a comparison is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ComparisonState {
    /// Moves that both chose.
    pub agreed: usize,
    /// The first disagreement.
    pub difference: Option<Difference>,
    /// What has come of the two choices; none before they differ.
    pub continuations: Vec<Continuation>,
    /// Whether all is played.
    pub done: bool,
}

/// A game after the difference.
struct Branch {
    table: Box<dyn AnyTable>,
    /// Who moves at even plies since the difference, and who at odd ones.
    thinkers: [Box<dyn AnyThinker>; 2],
    contenders: [Contender; 2],
    from: usize,
}

impl Comparison {
    /// Of two players, from a ply of a record on. `seed` decides their dice.
    ///
    /// # Errors
    /// The record can't be read.
    pub fn new(
        game: Arc<dyn AnyGame>,
        record: &str,
        ply: usize,
        contenders: [Contender; 2],
        seed: u64,
        clock: Clock,
    ) -> Result<Self, AnyError> {
        let mut table = game.replay(record)?;
        table.seek(ply);
        Ok(Self {
            start: table.ply(),
            game,
            contenders,
            seed,
            clock,
            table,
            difference: None,
            branches: Vec::new(),
        })
    }

    /// Plays a ply; false when all is played.
    ///
    /// # Errors
    /// A player does not play this game, or its weights are missing.
    pub fn step(&mut self) -> Result<bool, AnyError> {
        if self.difference.is_none() {
            return self.agree();
        }
        match self.branches.iter_mut().find(|branch| !branch.is_done()) {
            Some(branch) => branch.step(self.seed).map(|()| true),
            None => Ok(false),
        }
    }

    /// Asks both about the position, and plays what they agree on.
    fn agree(&mut self) -> Result<bool, AnyError> {
        if self.is_agreed() {
            return Ok(false);
        }
        // Fresh players, so that their values are those for the position alone.
        let ask = |contender| {
            let mut thinker = self.game.thinker(self.clock.clone());
            thinker.think(contender, self.seed, &self.table.question())
        };
        let [one, other] = [ask(&self.contenders[0])?, ask(&self.contenders[1])?];
        let (Some(chosen), Some(instead)) = (&one.best, &other.best) else {
            return Ok(false);
        };
        if chosen == instead {
            return self.table.play(chosen, None).map(|()| true);
        }
        let opinions = [opinion(&one, instead), opinion(&other, chosen)];
        self.part(opinions)?;
        Ok(true)
    }

    /// Whether the game ended, or grew very long, without a difference.
    fn is_agreed(&self) -> bool {
        self.table.state().over || self.table.ply() - self.start >= MOST
    }

    /// Begins the two games after a difference.
    fn part(&mut self, opinions: [Opinion; 2]) -> Result<(), AnyError> {
        let ply = self.table.ply();
        let record = self.table.record();
        for (i, Opinion { mv, .. }) in opinions.iter().enumerate() {
            let mut table = self.game.replay(&record)?;
            table.seek(ply);
            table.play(mv, None)?;
            let rival = if self.game.sides() == 2 { 1 - i } else { i };
            self.branches.push(Branch {
                table,
                thinkers: [
                    self.game.thinker(self.clock.clone()),
                    self.game.thinker(self.clock.clone()),
                ],
                contenders: [i, rival].map(|who| self.contenders[who].clone()),
                from: ply,
            });
        }
        self.difference = Some(Difference { ply, opinions });
        Ok(())
    }

    /// How far it is.
    pub fn state(&self) -> ComparisonState {
        let differs = self.difference.is_some();
        ComparisonState {
            agreed: self.table.ply() - self.start,
            difference: self.difference.clone(),
            continuations: self.branches.iter().map(Branch::state).collect(),
            done: match differs {
                true => self.branches.iter().all(Branch::is_done),
                false => self.is_agreed(),
            },
        }
    }
}

impl Branch {
    fn is_done(&self) -> bool {
        self.table.state().over || self.table.ply() - self.from >= MOST
    }

    /// Plays a ply.
    fn step(&mut self, seed: u64) -> Result<(), AnyError> {
        let turn = (self.table.ply() - self.from) % 2;
        let report =
            self.thinkers[turn].think(&self.contenders[turn], seed, &self.table.question())?;
        match report.best {
            Some(mv) => self.table.play(&mv, None),
            None => Ok(()),
        }
    }

    fn state(&self) -> Continuation {
        let state = self.table.state();
        let winner = match self.table.outcome() {
            Some(Outcome::Win(side)) => Some(side.name()),
            _ => None,
        };
        Continuation {
            record: self.table.record(),
            plies: self.table.ply() - self.from,
            done: self.is_done(),
            over: state.over,
            winner,
            points: state.points,
        }
    }
}

/// A report as an opinion, with the value of another move.
fn opinion(report: &Report<String>, other: &str) -> Opinion {
    Opinion {
        mv: report.best.clone().unwrap_or_default(),
        value: report.value,
        exact: report.exact,
        depth: report.depth,
        nodes: report.nodes,
        pv: report.pv.clone(),
        other: report.moves.iter().find(|one| one.mv == other).cloned(),
    }
}
