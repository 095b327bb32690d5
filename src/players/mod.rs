//! The catalogue: a named player is a search, an evaluation and parameters.
//!
//! The schema of a player's parameters is the single source of the page's sliders, the command
//! line's `--set`, the URL and the saved settings.

mod adversary;
mod alpha_beta;
mod bout;
pub mod catalogue;
mod contender;
mod engine;
mod entry;
pub mod families;
mod family;
mod fault;
mod game_bout;
mod level;
mod mcts;
mod opened;
mod question;
mod random;
mod recorded;
mod ruled;
mod schema;
mod table;
mod thinker;
mod value_scale;

pub mod g2048;
pub mod loa;
pub mod pentago;

use std::future::Future;
use std::pin::Pin;

pub(crate) use adversary::{Adversary, MakeAdversary, no_adversary};
pub use bout::{Bout, Effort, Setting, checksum_of};
pub use contender::Contender;
pub(crate) use engine::INFO as ENGINE;
pub use engine::{Engine, EngineGame, EngineQuestion};
pub use entry::LoadedWeights;
pub(crate) use entry::{Created, PlayerEntry, Setup};
pub use families::FAMILIES;
pub use family::{AnyGame, Family, GameError, GameInfo, SettledGame};
pub use fault::{Fault, FaultReason};
pub(crate) use game_bout::bout_of;
pub use question::Question;
pub use recorded::Recorded;
pub use ruled::Ruled;
pub(crate) use ruled::{MakeBout, no_bout};
pub use schema::{PlayerInfo, Preset, SettingsError, WeightsInfo};
pub use table::AnyTable;
#[doc(hidden)]
pub use thinker::SearchRunner;
pub use thinker::{AnyThinker, Slice};
pub use value_scale::ValueScale;

use crate::eval::Breakdown;
use crate::games::Game;
pub use crate::params::{Param, ParamKind, ParamRole, Settings};
use crate::search::{Limits, Report, SearchControl};

/// The stream of a seed's dice that players throw; the tiles of the game take the low ones.
const PLAYER_STREAM: u64 = u64::MAX;

/// A search as the worker and the command line hold it.
pub type Thinking<'a, M> = Pin<Box<dyn Future<Output = Report<M>> + 'a>>;

/// A move found without a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice<M> {
    /// The move; `None` when the game is over.
    pub best: Option<M>,
    /// How many were looked at.
    pub nodes: u32,
}

/// Someone who plays a game. What it keeps from move to move (tables, dice) it keeps in itself.
pub trait Player<G: Game> {
    /// Looks for the best move in `position`.
    fn think<'a>(
        &'a mut self,
        position: &'a G,
        control: &'a SearchControl<G::Move>,
    ) -> Thinking<'a, G::Move>;

    /// Tells the player which positions came before the one it will think about, in a game without
    /// chance. It forgets what it was told before.
    fn recall(&mut self, _earlier: &[G]) {}

    /// Whether the [optional weights](WeightsInfo::optional), which it does not have, would change how it thinks
    /// about `position`.
    fn wants_weights(&self, _position: &G) -> bool {
        false
    }

    /// The move of a player that does not search within these limits, without the ceremony of a search; `None` from
    /// one that does. The same move and the same dice as [`Player::think`].
    fn instant_move(&mut self, _position: &G, _limits: Limits) -> Option<Choice<G::Move>> {
        None
    }

    /// Whether its move in `position` comes from outside and is not there yet. It is asked the same again later.
    fn is_pending(&mut self, _position: &G, _limits: Limits) -> bool {
        false
    }

    /// Why it has no move any more, if it is a program from outside that failed.
    fn fault(&self) -> Option<&Fault> {
        None
    }

    /// Whether its moves may differ from seed to seed, limits in time apart.
    fn throws_dice(&self) -> bool {
        true
    }

    /// The static evaluation of `position`, or of what a legal move leads to, for the side to move, broken down by
    /// feature; `None` for a player that has no evaluation.
    fn explain(&self, _position: &G, _mv: Option<G::Move>) -> Option<Breakdown> {
        None
    }
}
