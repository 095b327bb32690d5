//! Which player plays on which board.

use super::expectimax::ExpectimaxPlayer;
use super::rest;
use super::{FIRST, PLAYERS, corner, expectimax, learned, random, rule_values};
use crate::eval::g2048::Heuristic;
use crate::games::g2048::{Board, Tiles, Variant, VariantBoard, last_exponent, prepare};
use crate::players::catalogue::SettledGame;
use crate::players::schema::find;
use crate::players::{Player, PlayerInfo, Settings, SettingsError};

/// Those who need the 4x4 board and its usual new tiles; the others play everywhere.
const ON_FAST_BOARD: [&str; 1] = [learned::INFO.id];

/// The players of a variant, the default first.
pub fn players_of(variant: &Variant) -> Vec<&'static PlayerInfo> {
    let everyone = Board::plays(variant);
    let plays = |player: &&PlayerInfo| everyone || !ON_FAST_BOARD.contains(&player.id);
    const { &PLAYERS }.iter().filter(plays).collect()
}

/// The player of that name, if it plays that variant and has the weights it needs.
///
/// # Errors
/// Names the players that do, or says that the player's weights were not provided.
pub fn player_of(variant: &Variant, id: &str) -> Result<&'static PlayerInfo, SettingsError> {
    let player = listed(variant, id)?;
    equipped(player)?;
    Ok(player)
}

/// That the weights were provided which a player needs.
///
/// # Errors
/// They were not.
pub fn equipped(player: &PlayerInfo) -> Result<(), SettingsError> {
    if !player.weights.is_empty() && learned::weights().is_none() {
        return Err(SettingsError::Weights { player: player.id });
    }
    Ok(())
}

/// The player of that name, if it plays that variant, with or without its weights.
///
/// # Errors
/// Names the players that do.
pub fn listed(variant: &Variant, id: &str) -> Result<&'static PlayerInfo, SettingsError> {
    let players = players_of(variant);
    let Some(player) = players.iter().find(|player| player.id == id) else {
        let known: Vec<&str> = players.iter().map(|player| player.id).collect();
        return Err(SettingsError::Player {
            game: variant.to_string(),
            id: id.into(),
            known: known.join(", "),
        });
    };
    Ok(player)
}

/// What the page must know of a variant.
pub fn settled(variant: &Variant) -> SettledGame {
    settled_with(variant, players_of(variant))
}

/// What the page must know of the usual game where there are the [first players](FIRST) alone.
pub fn first_settled() -> SettledGame {
    settled_with(&Variant::STANDARD, const { &FIRST })
}

fn settled_with<'a>(
    variant: &Variant,
    players: impl IntoIterator<Item = &'a PlayerInfo>,
) -> SettledGame {
    SettledGame {
        game: variant.to_string(),
        id: super::GAME,
        rows: variant.rows(),
        columns: variant.columns(),
        largest: 1 << last_exponent(variant.cells()),
        params: rule_values(variant).collect(),
        players: players.into_iter().map(|player| player.id).collect(),
    }
}

/// A board with the players there are for it.
pub trait Played: Tiles {
    /// A player with these parameters, one of the [players of the variant](players_of); `seed` decides
    /// its dice, where it throws any. Someone who does not play it is stood in for.
    fn create(
        variant: &Variant,
        info: &PlayerInfo,
        settings: &Settings,
        seed: u64,
    ) -> Box<dyn Player<Self>>;
}

impl Played for Board {
    fn create(
        variant: &Variant,
        info: &PlayerInfo,
        settings: &Settings,
        seed: u64,
    ) -> Box<dyn Player<Self>> {
        on_fast_board(variant, info, settings, seed)
    }
}

impl Played for VariantBoard {
    fn create(
        variant: &Variant,
        info: &PlayerInfo,
        settings: &Settings,
        seed: u64,
    ) -> Box<dyn Player<Self>> {
        let player = rest::on_any_board(variant, info, settings, seed);
        player.unwrap_or_else(|| simple(info, seed))
    }
}

/// A player for the fast board.
pub(super) fn on_fast_board(
    variant: &Variant,
    info: &PlayerInfo,
    settings: &Settings,
    seed: u64,
) -> Box<dyn Player<Board>> {
    prepare();
    let player = rest::on_fast_board(variant, info, settings, seed);
    player.unwrap_or_else(|| first(info, settings, seed))
}

/// One of the [first players](FIRST), made by code that reaches no other player's.
pub fn first(info: &PlayerInfo, settings: &Settings, seed: u64) -> Box<dyn Player<Board>> {
    prepare();
    if info.id == expectimax::INFO.id {
        let evaluation = Heuristic::new(expectimax::weights(settings));
        return Box::new(ExpectimaxPlayer::new(evaluation, settings));
    }
    simple(info, seed)
}

/// The one of the [first players](FIRST) of that name.
///
/// # Errors
/// Names the players there are.
pub fn first_info(id: &str) -> Result<&'static PlayerInfo, SettingsError> {
    find(super::GAME, const { &FIRST }, id)
}

/// A player that does not look ahead.
fn simple<B: Tiles>(info: &PlayerInfo, seed: u64) -> Box<dyn Player<B>> {
    debug_assert!(
        [random::INFO.id, corner::INFO.id].contains(&info.id),
        "{} is not made anywhere",
        info.id
    );
    if info.id == corner::INFO.id {
        Box::new(corner::Corner::new(seed))
    } else {
        Box::new(random::Random::new(seed))
    }
}
