//! The games that experiments can be about.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::sync::Arc;

use super::pairing::Pairing;
use super::solo::Solo;
use super::{Bout, Contender, ExperimentError};
use crate::games::g2048::{Board, Tiles, Variant, VariantBoard};
use crate::games::{loa, pentago};
use crate::players::catalogue::{self, GameError};
use crate::players::g2048::{self, Played};
use crate::players::{Duel, PlayerInfo, Settings, SettingsError};
use crate::search::Clock;

/// A game as an experiment sees it.
pub trait Arena: Debug + Send + Sync {
    /// Its name, without anything that goes without saying.
    fn name(&self) -> String;

    /// Whether two play, against each other.
    fn is_for_two(&self) -> bool;

    /// The player of that name.
    ///
    /// # Errors
    /// Names the players there are.
    fn player(&self, id: &str) -> Result<&'static PlayerInfo, SettingsError>;

    /// Whether that player does without limits, for it does not search.
    ///
    /// # Errors
    /// The player does not play this game.
    fn is_instant(&self, info: &PlayerInfo, settings: &Settings) -> Result<bool, SettingsError>;

    /// Begins a game by these, in the order in which they move: one or two, as the game has it. None of
    /// a player that [`Arena::is_instant`] refuses.
    fn start(
        &self,
        contenders: [&Arc<Contender>; 2],
        setting: Setting,
        clock: Clock,
    ) -> Option<Box<dyn Bout>>;
}

/// What sets a game apart from the others of its players.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Decides chance, dice and opening.
    pub seed: u64,
    /// Random moves before the players take over, in a game of two.
    pub opening: u32,
    /// Whether the player that the line of results is about moves second.
    pub swapped: bool,
}

/// The game of that name.
///
/// # Errors
/// Names the games there are, or the rule that is wrong.
pub fn arena(game: &str) -> Result<Arc<dyn Arena>, ExperimentError> {
    let error = |message: String| ExperimentError::Game {
        game: game.chars().take(40).collect(),
        message,
    };
    let settled = catalogue::settle(game).map_err(|wrong| match wrong {
        GameError::Unknown { known, .. } => error(format!("there is {known}")),
        GameError::Variant(wrong) => error(wrong.to_string()),
    })?;
    match settled.id {
        pentago::Position::ID => {
            return Ok(Arc::new(Two(game.into(), PhantomData::<pentago::Position>)));
        }
        loa::Position::ID => {
            return Ok(Arc::new(Two(game.into(), PhantomData::<loa::Position>)));
        }
        _ => {}
    }
    let variant: Variant = game.parse().map_err(|wrong| error(format!("{wrong}")))?;
    Ok(if Board::plays(&variant) {
        Arc::new(One(variant, PhantomData::<Board>))
    } else {
        Arc::new(One(variant, PhantomData::<VariantBoard>))
    })
}

/// 2048 by any rules.
#[derive(Debug)]
struct One<B>(Variant, PhantomData<B>);

impl<B: Played + Sync> Arena for One<B> {
    fn name(&self) -> String {
        self.0.to_string()
    }

    fn is_for_two(&self) -> bool {
        false
    }

    fn player(&self, id: &str) -> Result<&'static PlayerInfo, SettingsError> {
        g2048::listed(&self.0, id)
    }

    fn is_instant(&self, info: &PlayerInfo, settings: &Settings) -> Result<bool, SettingsError> {
        let mut player = B::create(&self.0, info, settings, 0);
        Ok(player.at_once(&B::empty(&self.0)).is_some())
    }

    fn start(
        &self,
        [contender, _]: [&Arc<Contender>; 2],
        setting: Setting,
        clock: Clock,
    ) -> Option<Box<dyn Bout>> {
        let solo = Solo::<B>::new(self.0, Arc::clone(contender), setting.seed, clock);
        Some(Box::new(solo.ok()?))
    }
}

/// A game of two sides by the rules that its name settles.
#[derive(Debug)]
struct Two<G>(String, PhantomData<G>);

impl<G: Duel + Debug + Send + Sync> Arena for Two<G> {
    fn name(&self) -> String {
        self.0.clone()
    }

    fn is_for_two(&self) -> bool {
        true
    }

    fn player(&self, id: &str) -> Result<&'static PlayerInfo, SettingsError> {
        G::player(id)
    }

    fn is_instant(&self, info: &PlayerInfo, settings: &Settings) -> Result<bool, SettingsError> {
        let mut player = G::create(info, settings, 0);
        Ok(player.at_once(&G::default()).is_some())
    }

    fn start(
        &self,
        contenders: [&Arc<Contender>; 2],
        setting: Setting,
        clock: Clock,
    ) -> Option<Box<dyn Bout>> {
        let contenders = contenders.map(Arc::clone);
        Some(Box::new(Pairing::<G>::new(
            &self.0, contenders, setting, clock,
        )))
    }
}
