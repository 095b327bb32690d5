//! The result of a game: one line of a file of results.

use plyground::games::beginning;
use plyground::players::Fault;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};

use super::error::MOST_MESSAGE;
use super::error::read_json;

/// A finished game and who played it. Lines stand for themselves: files of them may be cut, mixed and
/// put together.
///
/// ```
/// use plyground_lab::ResultLine;
/// let text = r#"{"game":"2048","player":"random","seed":1,"moves":147,"ms":0.5,"score":1428,"max":128,"nodes":506}"#;
/// let line = ResultLine::from_json(text)?;
/// assert_eq!((line.seed(), line.opponent()), (1, None));
/// assert_eq!(line.to_json(), text);
/// # Ok::<(), plyground_lab::ResultLineError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResultLine {
    /// The game.
    pub game: String,
    /// The player: [`Contender::id`](plyground::players::Contender::id).
    pub player: String,
    /// Its name for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The result.
    #[serde(flatten)]
    pub outcome: AnyResult,
    /// Why a program from outside lost it, if that was not by the rules; earlier results lack it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<Fault>,
    /// The whole game, if it does not follow from its seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}

/// The fields that lines of all games have.
#[derive(Deserialize)]
#[serde(expecting = "an object")]
struct LineHead {
    game: String,
    player: String,
    name: Option<String>,
    /// Games of two have one.
    opponent: Option<IgnoredAny>,
    fault: Option<Fault>,
    record: Option<String>,
}

/// Why a line is no result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the result of a game ({reason}, column {column})")]
pub struct ResultLineError {
    /// The part that is wrong or missing.
    pub reason: String,
    /// Where, in bytes from 1.
    pub column: usize,
    /// Whether it only ends too early.
    pub is_cut_off: bool,
}

/// The result of a game, by kind of game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum AnyResult {
    /// By one player.
    Solo(GameResult),
    /// Between two.
    Match(MatchResult),
}

/// The result of a game by one player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameResult {
    /// Its seed.
    pub seed: u64,
    /// Moves played.
    pub moves: u64,
    /// Milliseconds it took.
    pub ms: f64,
    /// Points.
    pub score: u64,
    /// Largest tile.
    pub max: u64,
    /// Nodes visited by the player.
    pub nodes: u64,
    /// The [`Bout::checksum`](plyground::players::Bout::checksum) where no chance plays along; earlier results lack it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub checksum: Option<u32>,
}

/// The result of a game between two players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatchResult {
    /// The other player: [`Contender::id`](plyground::players::Contender::id).
    pub opponent: String,
    /// Its name for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent_name: Option<String>,
    /// Its seed; a second game of the same seed has the same opening and the sides changed.
    pub seed: u64,
    /// Random moves of the opening; earlier results lack it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<u32>,
    /// The line of the opening, where it came from a list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// Whether the player moved first.
    pub first: bool,
    /// The ending for the player.
    pub result: Ending,
    /// Moves of both, the opening's among them.
    pub moves: u64,
    /// Milliseconds that the player thought.
    pub ms: f64,
    /// Nodes visited by the player.
    pub nodes: u64,
    /// Moves of the player itself.
    pub own_moves: u64,
    /// Milliseconds that the opponent thought.
    pub opponent_ms: f64,
    /// Nodes visited by the opponent.
    pub opponent_nodes: u64,
    /// Moves of the opponent itself; earlier results lack it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent_moves: Option<u64>,
    /// The [`Bout::checksum`](plyground::players::Bout::checksum); earlier results lack it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub checksum: Option<u32>,
}

/// The ending of a game for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// It won.
    Win,
    /// Nobody won.
    Draw,
    /// It lost.
    Loss,
}

impl Ending {
    /// The points of the player: 2 for a win, 1 for a draw.
    pub(super) const fn half_points(self) -> usize {
        match self {
            Self::Win => 2,
            Self::Draw => 1,
            Self::Loss => 0,
        }
    }
}

/// The identity of an opening: its random moves, and its line in a list.
pub type OpeningKey<'a> = (Option<u32>, Option<&'a str>);

impl ResultLine {
    /// The line as text, without its end.
    pub fn to_json(&self) -> String {
        // Text and finite numbers can always be written; a time that is not finite becomes null.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a line.
    ///
    /// # Errors
    /// Names the part that is wrong or missing, with its column.
    pub fn from_json(text: &str) -> Result<Self, ResultLineError> {
        let head: LineHead = read(text)?;
        let outcome = match head.opponent {
            None => AnyResult::Solo(read(text)?),
            Some(IgnoredAny) => AnyResult::Match(read(text)?),
        };
        Ok(Self {
            game: head.game,
            player: head.player,
            name: head.name,
            outcome,
            fault: head.fault,
            record: head.record,
        })
    }

    /// The same with the bytes of a file.
    ///
    /// # Errors
    /// As of [`ResultLine::from_json`], or the bytes are no text.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, ResultLineError> {
        let text = str::from_utf8(bytes).map_err(|error| ResultLineError {
            reason: "no text in UTF-8".into(),
            column: error.valid_up_to() + 1,
            is_cut_off: error.error_len().is_none(),
        })?;
        Self::from_json(text)
    }

    /// Its seed.
    pub fn seed(&self) -> u64 {
        match &self.outcome {
            AnyResult::Solo(result) => result.seed,
            AnyResult::Match(result) => result.seed,
        }
    }

    /// The other player, in a game of two.
    pub fn opponent(&self) -> Option<&str> {
        match &self.outcome {
            AnyResult::Solo(_) => None,
            AnyResult::Match(result) => Some(&result.opponent),
        }
    }

    /// The player whose fault ended the game: [`Contender::id`](plyground::players::Contender::id).
    pub fn faulty(&self) -> Option<&str> {
        self.fault.as_ref()?;
        Some(match &self.outcome {
            AnyResult::Match(result) if result.result == Ending::Win => &result.opponent,
            _ => &self.player,
        })
    }

    /// The identity of a game within an experiment: the game, the players, the opening and the seed, and
    /// whether the sides are changed.
    pub fn key(&self) -> (&str, &str, Option<&str>, OpeningKey<'_>, u64, bool) {
        let (opening, swapped) = match &self.outcome {
            AnyResult::Solo(_) => ((None, None), false),
            AnyResult::Match(result) => {
                let opening = (result.opening, result.start.as_deref());
                (opening, !result.first)
            }
        };
        (
            &self.game,
            &self.player,
            self.opponent(),
            opening,
            self.seed(),
            swapped,
        )
    }
}

/// The fields of a line that the type has.
fn read<T: DeserializeOwned>(text: &str) -> Result<T, ResultLineError> {
    read_json(text).map_err(|(path, error)| {
        let message = error.to_string();
        // The place follows, and there is one line alone.
        let wrong = message.split(" at line ").next().unwrap_or_default();
        let field = if path == "." {
            ""
        } else {
            &format!("{path}: ")
        };
        ResultLineError {
            reason: beginning(&format!("{field}{wrong}"), MOST_MESSAGE),
            column: error.column(),
            is_cut_off: error.is_eof() || error.is_syntax() && ends_in_number(text),
        }
    })
}

/// Whether a text ends early within a number, as `0.` does: the library takes that for wrong syntax.
fn ends_in_number(text: &str) -> bool {
    let longer = read_json::<IgnoredAny>(&format!("{text}0"));
    longer.is_err_and(|(_, error)| error.is_eof())
}

/// Milliseconds to a tenth of a microsecond: no clock knows more.
pub(super) fn rounded(ms: f64) -> f64 {
    (ms * 1e4).round() / 1e4
}
