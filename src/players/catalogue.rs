//! Every game and every player, as data for the page and for scripts.

use serde::Serialize;

use super::schema::as_map;
use super::{Duel, Param, PlayerInfo, Preset, g2048, loa, pentago};
use crate::games::g2048::{Direction, SIDE, VariantError};
use crate::games::loa::Position as LinesOfAction;
use crate::games::pentago::Position as Pentago;

/// What there is to choose from.
#[derive(Clone, Debug, Serialize)]
pub struct Catalogue {
    /// The engine's version.
    pub version: &'static str,
    /// The value of a game of two sides that is won on the spot; each ply to the end takes 1 from it, and
    /// beyond plus and minus half of it a value speaks of a game won or lost.
    pub won: f32,
    /// The games.
    pub games: Vec<GameInfo>,
    /// The players of all games.
    pub players: Vec<PlayerInfo>,
}

/// A game in the catalogue.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// The name in commands and protocols.
    pub id: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// How many sides play: 1 against chance, or 2.
    pub sides: usize,
    /// Rows of its board.
    pub rows: usize,
    /// Columns of its board.
    pub columns: usize,
    /// Names of its moves, where they are few.
    pub moves: Vec<&'static str>,
    /// The player where none is named.
    pub default_player: &'static str,
    /// What may differ from game to game, in display order.
    pub params: &'static [Param],
    /// Named settings of these.
    pub presets: &'static [Preset],
    /// Where the page finds it; the first that has what is asked for serves.
    pub modules: Vec<ModuleInfo>,
}

/// A module of the engine, as the page loads it.
#[derive(Clone, Debug, Serialize)]
pub struct ModuleInfo {
    /// Its folder in `www/`.
    pub folder: &'static str,
    /// Whether it plays the game by other rules too.
    pub variants: bool,
    /// Who plays the game there.
    pub players: Vec<&'static str>,
}

impl ModuleInfo {
    fn new(folder: &'static str, variants: bool, players: &[PlayerInfo]) -> Self {
        Self {
            folder,
            variants,
            players: players.iter().map(|player| player.id).collect(),
        }
    }
}

/// A game with its rules settled, as a name like `2048-5x5` settles them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SettledGame {
    /// Its name, without anything that goes without saying.
    pub game: String,
    /// What it is a variant of: a [`GameInfo::id`].
    pub id: &'static str,
    /// Rows of its board.
    pub rows: usize,
    /// Columns of its board.
    pub columns: usize,
    /// The largest piece that may stand on a cell. In 2048 a tile.
    pub largest: u64,
    /// The value of every parameter of the game.
    #[serde(serialize_with = "as_map")]
    pub params: Vec<(&'static str, f64)>,
    /// Those who play it, the default first.
    pub players: Vec<&'static str>,
}

/// A name that no game has.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum GameError {
    /// There is no such game.
    #[error("game: there is no {game:?} (there is {known})")]
    Unknown {
        /// The name.
        game: String,
        /// The games there are.
        known: String,
    },
    /// The game is there, but not by these rules.
    #[error(transparent)]
    Variant(#[from] VariantError),
}

/// The games there are.
const GAMES: [&str; 3] = [g2048::GAME, pentago::GAME, loa::GAME];

/// What a game is a variant of: `2048` for `2048-5x5`.
///
/// # Errors
/// Names the games there are.
pub fn family(game: &str) -> Result<&'static str, GameError> {
    let id = game.split_once('-').map_or(game, |(id, _)| id);
    let found = GAMES.into_iter().find(|known| *known == id);
    found.ok_or_else(|| unknown(game))
}

pub(super) fn unknown(game: &str) -> GameError {
    GameError::Unknown {
        game: game.chars().take(40).collect(),
        known: GAMES.join(", "),
    }
}

/// What a name settles.
///
/// # Errors
/// Names the part that is wrong.
pub fn settle(game: &str) -> Result<SettledGame, GameError> {
    match family(game)? {
        pentago::GAME => settle_duel::<Pentago>(game),
        loa::GAME => loa::settle(game),
        _ => Ok(g2048::settled(&game.parse()?)),
    }
}

/// What the name of a game of two sides settles: there is one set of rules.
///
/// # Errors
/// Names the games there are.
pub(crate) fn settle_duel<G: Duel>(game: &str) -> Result<SettledGame, GameError> {
    if game == G::ID {
        Ok(G::settled())
    } else {
        Err(unknown(game))
    }
}

/// Everything there is.
pub fn catalogue() -> Catalogue {
    Catalogue {
        version: env!("CARGO_PKG_VERSION"),
        won: crate::eval::WON,
        games: vec![
            GameInfo {
                id: g2048::GAME,
                name: "2048",
                sides: 1,
                rows: SIDE,
                columns: SIDE,
                moves: Direction::ALL.map(Direction::name).to_vec(),
                default_player: g2048::PLAYERS[0].id,
                params: &g2048::RULE_PARAMS,
                presets: &g2048::RULE_PRESETS,
                modules: vec![
                    ModuleInfo::new("pkg", false, &g2048::FIRST),
                    ModuleInfo::new("pkg-players", true, &g2048::PLAYERS),
                ],
            },
            duel::<Pentago>("Pentago", "pkg-pentago"),
            GameInfo {
                params: &loa::RULE_PARAMS,
                modules: vec![ModuleInfo::new("pkg-loa", true, &loa::PLAYERS)],
                ..duel::<LinesOfAction>("Lines of Action", "pkg-loa")
            },
        ],
        players: [&g2048::PLAYERS[..], &pentago::PLAYERS, &loa::PLAYERS].concat(),
    }
}

/// A game of two sides.
fn duel<G: Duel>(name: &'static str, folder: &'static str) -> GameInfo {
    let [rows, columns] = G::SHAPE;
    GameInfo {
        id: G::ID,
        name,
        sides: 2,
        rows,
        columns,
        moves: Vec::new(),
        default_player: G::PLAYERS[0].id,
        params: &[],
        presets: &[],
        modules: vec![ModuleInfo::new(folder, false, G::PLAYERS)],
    }
}
