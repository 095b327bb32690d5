//! Games between two players.

use serde::Serialize;

use super::statistics::{Interval, ratio, share_interval};
use crate::games::random::Dice;
use crate::games::{History, Outcome, Side};
use crate::players::{Duel, Player, PlayerInfo, Settings};
use crate::search::{Clock, Limits, Watch, run};

/// The stream of a seed's dice that decides the opening; the players have others.
const OPENING_STREAM: u64 = u64::MAX - 1;

/// A player of a game of two sides, with its settings and limits.
#[derive(Clone, Debug)]
pub struct Duellist {
    /// Who plays.
    pub info: &'static PlayerInfo,
    /// With which parameters.
    pub settings: Settings,
    /// How long it may think about a move.
    pub limits: Limits,
}

/// How a game of two sides went.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DuelResult {
    /// Its seed.
    pub seed: u64,
    /// Moves played.
    pub moves: u64,
    /// Milliseconds it took.
    pub ms: f64,
    /// `x`, `o` or `draw`; `None` of a game that was left.
    pub result: Option<&'static str>,
    /// The side that moved first.
    pub x: SideResult,
    /// The other.
    pub o: SideResult,
    /// Every move, blanks between.
    pub record: String,
}

/// What one side did in a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SideResult {
    /// Who played it.
    pub player: &'static str,
    /// Moves played.
    pub moves: u64,
    /// Milliseconds it thought.
    pub ms: f64,
    /// Milliseconds of its longest thought.
    pub longest: f64,
    /// Nodes it visited.
    pub nodes: u64,
}

impl DuelResult {
    /// Plays the game of that seed from `start`; the seed decides both players' dice; `first` moves
    /// first. Before each move `go_on` is asked.
    pub fn play<G: Duel>(
        start: G,
        [first, second]: [&Duellist; 2],
        seed: u64,
        clock: Clock,
        mut go_on: impl FnMut() -> bool,
    ) -> Self {
        let mut game = DuelGame::new(start, [first, second], seed, 0, clock);
        while go_on() && game.advance() {}
        let [x, o] = game.sides.clone();
        Self {
            seed,
            moves: game.moves(),
            ms: x.ms + o.ms,
            result: game.outcome().map(Outcome::name),
            x,
            o,
            record: game.record(),
        }
    }
}

/// A game of two sides while it is played.
pub(super) struct DuelGame<G: Duel> {
    players: [Box<dyn Player<G>>; 2],
    limits: [Limits; 2],
    history: History<G>,
    record: Vec<String>,
    sides: [SideResult; 2],
    clock: Clock,
}

impl<G: Duel> DuelGame<G> {
    /// The game of that seed, which decides both players' dice and an opening of so many random moves;
    /// `first` moves first.
    pub(super) fn new(
        start: G,
        [first, second]: [&Duellist; 2],
        seed: u64,
        opening: u32,
        clock: Clock,
    ) -> Self {
        let duellists = [first, second];
        let (mut history, mut record) = (History::begin(start), Vec::new());
        let mut dice = Dice::stream(seed, OPENING_STREAM);
        for _ in 0..opening {
            let position = history.position();
            let chosen = dice.below(position.legal().count() as u32) as usize;
            let Some(mv) = position.legal().nth(chosen) else {
                break;
            };
            record.push(mv.to_string());
            history.push(mv);
        }
        Self {
            // Dice of their own, also where one plays against itself.
            players: [(first, seed), (second, !seed)]
                .map(|(duellist, seed)| G::create(duellist.info, &duellist.settings, seed)),
            limits: duellists.map(|duellist| duellist.limits),
            history,
            record,
            sides: duellists.map(|duellist| SideResult {
                player: duellist.info.id,
                moves: 0,
                ms: 0.0,
                longest: 0.0,
                nodes: 0,
            }),
            clock,
        }
    }

    /// Plays one move; false when the game is over.
    pub(super) fn advance(&mut self) -> bool {
        if self.history.outcome().is_some() {
            return false;
        }
        let position = self.history.position();
        let mover = usize::from(position.side() == Side::Second);
        let player = &mut self.players[mover];
        player.recall(&self.history.earlier());
        let watch = Watch::new(self.limits[mover], self.clock);
        let report = run(player.think(position, &watch));
        let (Some(mv), ms) = (report.best, watch.elapsed()) else {
            return false;
        };
        let side = &mut self.sides[mover];
        side.moves += 1;
        side.ms += ms;
        side.longest = side.longest.max(ms);
        side.nodes += report.nodes;
        self.record.push(mv.to_string());
        self.history.push(mv);
        self.history.outcome().is_none()
    }

    /// Moves so far, the opening's among them.
    pub(super) fn moves(&self) -> u64 {
        self.record.len() as u64
    }

    /// How it ended; `None` while it goes on.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.history.outcome()
    }

    /// What the side that moves first (0) or second (1) did.
    pub(super) fn side(&self, place: usize) -> &SideResult {
        &self.sides[place]
    }

    /// Every move so far, blanks between.
    pub(super) fn record(&self) -> String {
        self.record.join(" ")
    }
}

/// What games between two players add up to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DuelSummary {
    /// Games.
    pub games: usize,
    /// How many the side that moves first won.
    pub x: usize,
    /// How many the other won.
    pub o: usize,
    /// How many nobody won.
    pub draws: usize,
    /// Each of the two players, whichever side it played.
    pub players: [DuelStanding; 2],
}

/// What one player's games add up to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DuelStanding {
    /// The player.
    pub player: &'static str,
    /// Games won.
    pub wins: usize,
    /// Games lost.
    pub losses: usize,
    /// Games drawn.
    pub draws: usize,
    /// Share of the points: 1 for a win, half for a draw.
    pub score: f64,
    /// The 95 % interval of that share.
    pub interval: Interval,
    /// Milliseconds a move.
    pub ms_per_move: f64,
    /// Milliseconds of the longest thought.
    pub longest: f64,
    /// Nodes a move.
    pub nodes_per_move: f64,
}

impl DuelSummary {
    /// Sums up games; `swapped` tells of each whether the second player moved first. `None` for no games.
    pub fn of(results: &[(DuelResult, bool)]) -> Option<Self> {
        let first = results.first()?;
        let count = |name| {
            let won = results.iter().filter(|(game, _)| game.result == Some(name));
            won.count()
        };
        let names = if first.1 {
            [first.0.o.player, first.0.x.player]
        } else {
            [first.0.x.player, first.0.o.player]
        };
        Some(Self {
            games: results.len(),
            x: count("x"),
            o: count("o"),
            draws: count("draw"),
            players: [0, 1].map(|place| DuelStanding::of(results, place, names[place])),
        })
    }
}

impl DuelStanding {
    fn of(results: &[(DuelResult, bool)], place: usize, player: &'static str) -> Self {
        let (mut wins, mut losses, mut draws) = (0, 0, 0);
        let (mut moves, mut nodes, mut ms, mut longest) = (0, 0, 0.0, 0.0_f64);
        for (game, swapped) in results {
            let is_first = (place == 0) != *swapped;
            let side = if is_first { &game.x } else { &game.o };
            match game.result {
                Some("x") if is_first => wins += 1,
                Some("o") if !is_first => wins += 1,
                Some("draw") => draws += 1,
                Some(_) => losses += 1,
                None => {}
            }
            moves += side.moves;
            nodes += side.nodes;
            ms += side.ms;
            longest = longest.max(side.longest);
        }
        let played = wins + losses + draws;
        let points = wins as f64 + 0.5 * draws as f64;
        Self {
            player,
            wins,
            losses,
            draws,
            score: ratio(points, played as f64),
            interval: share_interval(points, played),
            ms_per_move: ratio(ms, moves as f64),
            longest,
            nodes_per_move: ratio(nodes as f64, moves as f64),
        }
    }
}
