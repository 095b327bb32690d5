//! Games and players by name, and all of them as data for the page and for scripts.

use std::sync::Arc;

use serde::Serialize;

use super::{AnyGame, FAMILIES, Family, GameError, GameInfo, PlayerInfo};

/// The games and players to choose from.
#[derive(Clone, Debug, Serialize)]
pub struct Catalogue {
    /// The engine's version.
    pub version: &'static str,
    /// The value of an immediate win in games of two sides. Each ply to the end takes 1 from it. A value above half of
    /// it, or below minus half, is that of a decided game.
    pub won: f32,
    /// The games.
    pub games: Vec<GameInfo>,
    /// The players of all games.
    pub players: Vec<PlayerInfo>,
}

/// Everything there is.
pub fn catalogue() -> Catalogue {
    Catalogue {
        version: env!("CARGO_PKG_VERSION"),
        won: crate::eval::WON,
        games: FAMILIES.iter().map(|family| family.info()).collect(),
        players: FAMILIES
            .iter()
            .flat_map(|family| family.players())
            .copied()
            .collect(),
    }
}

/// The game of that name, such as `2048-5x5`.
///
/// ```
/// use plyground::players::catalogue;
/// assert_eq!(catalogue::open("2048-4x4").unwrap().name(), "2048");
/// assert_eq!(catalogue::open("loa-mover").unwrap().sides(), 2);
/// assert!(catalogue::open("chess").is_err());
/// ```
///
/// # Errors
/// Names the games there are, or the rule that is wrong.
pub fn open(name: &str) -> Result<Arc<dyn AnyGame>, GameError> {
    family(FAMILIES, name)?.open(name)
}

/// The family of a game, among those of a list: `2048` for `2048-5x5`.
///
/// # Errors
/// Names the games there are.
pub fn family<'a>(families: &[&'a dyn Family], name: &str) -> Result<&'a dyn Family, GameError> {
    let known = || families.iter().map(|family| family.info().id);
    let is_of = |id: &str| {
        let rest = name.strip_prefix(id);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    // An id may hold a dash, and begin as another does.
    let best = (0..).zip(known()).filter(|(_, id)| is_of(id));
    best.max_by_key(|(_, id)| id.len())
        .map(|(place, _): (usize, _)| families[place])
        .ok_or_else(|| GameError::Unknown {
            game: name.into(),
            known: known().collect::<Vec<_>>().join(", "),
        })
}
