//! A game that players play on a board of one type.

use std::sync::Arc;

use super::engine::EnginePlayer;
use super::{
    Adversary, Bout, Contender, Effort, Fault, Player, Ruled, Setting, SettingsError, checksum_of,
};
use crate::games::random::Dice;
use crate::games::{AnyError, Outcome, Playable, Side, Table};
use crate::search::{Clock, Limits, SearchControl, run};

/// The stream of a seed's dice that decides the opening; the players have others.
const OPENING_STREAM: u64 = u64::MAX - 1;

/// Begins a game of any players.
///
/// # Errors
/// A player that does not play this game, or whose weights are missing.
pub fn bout_of<G: Playable>(
    game: &Ruled<G>,
    contenders: &[Arc<Contender>],
    setting: Setting,
    clock: Clock,
) -> Result<Box<dyn Bout>, SettingsError> {
    Ok(Box::new(GameBout::new(game, contenders, setting, clock)?))
}

/// A player at the board.
struct BoutPlayer<G: Playable> {
    player: Box<dyn Player<G>>,
    limits: Limits,
    effort: Effort,
    /// Since when a move from outside is waited for.
    since: Option<f64>,
}

/// Why a player that does not search plays no further.
enum Rush {
    /// The game is over.
    Over,
    /// The other side is to move.
    Turn,
    /// It searches after all.
    Search,
}

/// [`Bout`] on a board of one type.
pub(super) struct GameBout<G: Playable> {
    table: Table<G>,
    /// In the order in which they move.
    players: Vec<BoutPlayer<G>>,
    adversary: Option<Box<dyn Adversary<G>>>,
    /// The side that has lost because its player had no legal move to give.
    forfeit: Option<Side>,
    clock: Clock,
}

impl<G: Playable> GameBout<G> {
    /// The game of that seed, which decides chance, the players' dice and the opening.
    pub(super) fn new(
        game: &Ruled<G>,
        contenders: &[Arc<Contender>],
        Setting { seed, opening }: Setting,
        clock: Clock,
    ) -> Result<Self, SettingsError> {
        // Dice of their own, also where one plays against itself.
        let seeds = [seed, !seed];
        let players = contenders.iter().zip(seeds).map(|(contender, seed)| {
            let player = match contender.command[..] {
                [] => game.seat(contender, seed)?,
                _ => EnginePlayer::create(contender.engine.as_deref(), &game.rules.to_string())?,
            };
            Ok::<_, SettingsError>(BoutPlayer {
                player,
                limits: contender.limits.timed_by(&clock)?,
                effort: Effort::default(),
                since: None,
            })
        });
        let mut bout = Self {
            table: Table::deal(game.rules, seed),
            players: players.collect::<Result<_, _>>()?,
            adversary: contenders
                .first()
                .and_then(|first| game.adversary(first.info, &first.settings)),
            forfeit: None,
            clock,
        };
        bout.open_by_dice(opening, &mut Dice::stream(seed, OPENING_STREAM));
        Ok(bout)
    }

    /// Plays random moves.
    fn open_by_dice(&mut self, moves: u32, dice: &mut Dice) {
        for _ in 0..moves {
            let position = *self.table.position();
            let chosen = dice.below(position.legal().count() as u32) as usize;
            let Some(mv) = position.legal().nth(chosen) else {
                break;
            };
            self.play(mv);
        }
    }

    /// Plays a move; false when it is not legal.
    fn play(&mut self, mv: G::Move) -> bool {
        let Some(adversary) = &self.adversary else {
            return self.table.advance(mv).is_some();
        };
        let answer = adversary.answer(self.table.position(), mv);
        answer.is_some_and(|ply| self.table.follow(ply).is_ok())
    }

    fn has_chance(&self) -> bool {
        G::CHANCE && self.adversary.is_none()
    }

    /// Whose move it is: a place among the players.
    fn mover(&self) -> usize {
        match self.table.position().mover() {
            Side::First => 0,
            Side::Second => 1,
        }
    }

    /// Plays moves as long as the same player is to move and does not search.
    fn rush(&mut self) -> Rush {
        let mover = self.mover();
        while !self.is_over() {
            if self.mover() != mover {
                return Rush::Turn;
            }
            let position = self.table.position();
            let Some(at_turn) = self.players.get_mut(mover) else {
                return Rush::Over;
            };
            let Some(choice) = at_turn.player.instant_move(position, at_turn.limits) else {
                return Rush::Search;
            };
            at_turn.effort.nodes += u64::from(choice.nodes);
            match choice.best {
                Some(mv) if self.play(mv) => self.players[mover].effort.moves += 1,
                _ => return Rush::Over,
            }
        }
        Rush::Over
    }

    /// Whether a game of two sides has ended; a player alone has no move then.
    fn is_over(&self) -> bool {
        self.table.outcome().is_some()
    }

    /// A move of a player that searches; false when it has none. While it waits for the move nothing changes.
    fn search(&mut self) -> bool {
        let mover = self.mover();
        let earlier: Vec<G> = self.table.before().copied().collect();
        let at_turn = &mut self.players[mover];
        at_turn.player.recall(&earlier);
        let control = SearchControl::new(at_turn.limits, self.clock.clone());
        if at_turn
            .player
            .is_pending(self.table.position(), at_turn.limits)
        {
            at_turn.since.get_or_insert_with(|| self.clock.now());
            return true;
        }
        let since = at_turn.since.take();
        let waited = since.map_or(0.0, |since| self.clock.now() - since);
        at_turn.effort.ms += waited;
        let report = run(at_turn.player.think(self.table.position(), &control));
        at_turn.effort.nodes += report.nodes;
        at_turn.effort.longest = at_turn.effort.longest.max(waited + control.elapsed());
        let played = report.best.is_some_and(|mv| self.play(mv));
        self.players[mover].effort.moves += u64::from(played);
        if !played && G::SIDES == 2 {
            self.forfeit = Some(self.table.position().mover());
        }
        played
    }

    /// Calls `deed` for the side to move and adds the time to that side.
    fn timed<T>(&mut self, deed: impl FnOnce(&mut Self) -> T) -> T {
        let (mover, start) = (self.mover(), self.clock.now());
        let done = deed(self);
        let ms = self.clock.now() - start;
        if let Some(at_turn) = self.players.get_mut(mover) {
            at_turn.effort.ms += ms;
        }
        done
    }
}

impl<G: Playable> Bout for GameBout<G> {
    fn open(&mut self, position: &str, moves: &[String]) -> Result<(), AnyError> {
        let (rules, seed) = (*self.table.rules(), self.table.seed());
        let mut table = Table::begin(rules, position, seed).map_err(AnyError::new)?;
        for mv in moves {
            table.play(mv)?;
        }
        self.table = table;
        Ok(())
    }

    fn advance(&mut self) -> bool {
        loop {
            match self.timed(Self::rush) {
                Rush::Over => return false,
                Rush::Turn => {}
                Rush::Search => return self.timed(Self::search) && !self.is_over(),
            }
        }
    }

    fn is_pending(&self) -> bool {
        let at_turn = self.players.get(self.mover());
        at_turn.is_some_and(|at_turn| at_turn.since.is_some())
    }

    fn plies(&self) -> u64 {
        self.table.ply() as u64
    }

    fn score(&self) -> u64 {
        self.table.score()
    }

    fn best(&self) -> u64 {
        self.table.position().best()
    }

    fn outcome(&self) -> Option<Outcome> {
        let forfeit = self.forfeit.map(|side| Outcome::Win(side.other()));
        self.table.outcome().or(forfeit)
    }

    fn effort(&self, side: Side) -> Effort {
        let at_turn = match side {
            Side::First => self.players.first(),
            Side::Second => self.players.get(1),
        };
        at_turn.map_or_else(Effort::default, |at_turn| at_turn.effort)
    }

    fn fault(&self, side: Side) -> Option<&Fault> {
        // One that does not start has ended nothing before its turn.
        let at_turn = side == self.table.position().mover() && !self.is_over();
        let player = self.players.get(self.mover()).filter(|_| at_turn)?;
        player.player.fault()
    }

    fn record(&self) -> String {
        self.table.record()
    }

    fn checksum(&self) -> Option<u32> {
        if self.has_chance() {
            return None;
        }
        checksum_of(&self.table.record())
    }

    fn throws_dice(&self) -> bool {
        let mut players = self.players.iter();
        self.has_chance() || players.any(|one| one.player.throws_dice())
    }
}
