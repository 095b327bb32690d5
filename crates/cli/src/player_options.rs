//! The options that say who thinks, with which parameters, and for how long.

use anyhow::Result;
use plyground::players::{Contender, PlayerInfo};

use crate::game::GameArg;
use crate::limits::LimitOptions;
use crate::parameters::ParameterOptions;
use crate::weights_file::WeightsFile;

/// The player of a command.
#[derive(clap::Args)]
pub struct PlayerOptions {
    /// The player that thinks [default: the first of the game's players; of a review of 2048 the learned one]
    #[arg(long, value_name = "ID")]
    player: Option<String>,
    #[command(flatten)]
    limits: LimitOptions,
    #[command(flatten)]
    parameters: ParameterOptions,
}

impl PlayerOptions {
    /// The player, or else the usual one, ready to play.
    ///
    /// # Errors
    /// Names the option that is wrong, or the weights that are missing.
    pub fn contender(
        &self,
        game: &GameArg,
        usual: &'static PlayerInfo,
        weights: &WeightsFile,
    ) -> Result<Contender> {
        let named = self.player.as_deref().map(|id| game.player(id));
        let info = named.transpose()?.unwrap_or(usual);
        let settings = self.parameters.settings(info)?;
        let contender = game.contender(info, settings, self.limits.limits()?, weights)?;
        weights.taken()?;
        Ok(contender)
    }
}
