//! The 2048 family: the game that everybody knows, and its variants.
//!
//! Equal tiles that meet merge once a move, starting on the side moved towards. Then a 2 (nine times in ten) or a 4
//! appears in a uniformly random empty cell. A [`Variant`] may have another board, goal, start or share of 4s. In an
//! evil game an adversary places the new tiles.
//!
//! [`Board`] is the fast board of 4x4 cells, [`VariantBoard`] the plain one of any size; the players are
//! generic over both by [`Tiles`]. Tiles are exact up to the last one
//! that play can reach, 2^(cells + 1), 131072 on the 4x4 board: two of those do not merge.

mod board;
mod moves;
mod notation;
mod playable;
mod ply;
mod record;
mod row;
mod slide;
mod symmetry;
mod tiles;
mod two_sided;
mod variant;
mod variant_board;

pub use board::{Board, CELLS, SIDE, transposed_nibbles};
pub use moves::{Direction, FOUR_PROBABILITY, NamedSpawn, Ply, Spawn};
pub use notation::{PositionError, cell_name, last_exponent};
pub use row::{LAST_EXPONENT, prepare};
pub(crate) use row::{ROW_KEYS, Row};
pub use slide::{slide_line, slides};
pub use symmetry::symmetries;
pub use tiles::Tiles;
pub use two_sided::{HalfTurn, TwoSided};
pub use variant::{RULES, Rule, Variant, VariantError};
pub use variant_board::VariantBoard;
