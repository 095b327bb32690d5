//! A player as its game lists it: what there is to know of it, and how it is made.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use super::{Player, PlayerInfo, Settings, SettingsError};
use crate::games::Playable;

/// A player of a game: its description and its constructor.
#[derive(Clone, Copy)]
pub struct PlayerEntry<G: Playable> {
    /// The description.
    pub info: PlayerInfo,
    /// Makes the player.
    pub create: fn(&Setup<'_, G>) -> Created<G>,
}

/// A new player, or the setting that it refuses.
pub type Created<G> = Result<Box<dyn Player<G>>, SettingsError>;

/// The ingredients of a player.
pub struct Setup<'a, G: Playable> {
    /// The rules of the game it will play.
    pub rules: &'a G::Rules,
    /// Its parameters.
    pub settings: &'a Settings,
    /// Decides its dice, where it throws any.
    pub seed: u64,
    /// Its learned weights; a player that needs none is made without.
    pub weights: Option<&'a LoadedWeights>,
}

/// Learned weights, read from a file. A copy shares them.
///
/// ```
/// use plyground::players::LoadedWeights;
/// let weights = LoadedWeights::new(vec![1.0, 2.0]);
/// assert_eq!(weights.get::<Vec<f64>>().map(Vec::len), Some(2));
/// assert!(weights.get::<String>().is_none());
/// ```
#[derive(Clone)]
pub struct LoadedWeights(Arc<dyn Any + Send + Sync>);

impl LoadedWeights {
    /// Weights of any type; the player that they are for knows it.
    pub fn new<T: Send + Sync + 'static>(weights: T) -> Self {
        Self(Arc::new(weights))
    }

    /// The weights, if they are of that type.
    pub fn get<T: 'static>(&self) -> Option<&T> {
        self.0.downcast_ref()
    }
}

/// Whether they are the very same.
impl PartialEq for LoadedWeights {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for LoadedWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LoadedWeights")
    }
}
