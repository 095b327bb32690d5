//! Openings from a list, in place of random moves.

use std::sync::Arc;

use plyground::games::random::Dice;
use plyground::players::AnyGame;
use serde::{Deserialize, Serialize};

use super::{ExperimentError, OpeningLine};

/// The most openings of a list.
pub const MAX_OPENINGS: usize = 10_000;
/// The stream of a seed's dice that shuffles a list; games and players have others.
const ORDER_STREAM: u64 = u64::MAX - 2;

/// The openings of an experiment where two play: each pair of games has one, with the sides changed for the second. The pair
/// of seed s begins with line s modulo the number of lines, counted from 0.
///
/// A line is a position, moves from the start, or a position, the word `moves` and moves.
///
/// ```
/// use plyground_lab::{Experiment, Plan};
/// let experiment = Experiment::from_json(
///     r#"{"name": "t", "game": "loa", "games": 4, "players": [{"player": "strong"}, {"player": "random"}],
///         "limits": {"nodes": 10}, "openings": {"lines": ["b1-b3 a2-a8", "start moves g1-g3"], "order": "random"}}"#,
/// )?;
/// assert_eq!(Plan::new(&experiment)?.jobs(), 4);
/// # Ok::<(), plyground_lab::ExperimentError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningBook {
    /// A file with an opening a line. Whoever reads it puts its lines in its place: a plan opens no files.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The openings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
    /// Their order.
    #[serde(default)]
    pub order: OpeningOrder,
}

/// The order of openings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OpeningOrder {
    /// As they stand in the list.
    #[default]
    Sequential,
    /// Shuffled by the seed of the experiment: each comes once before any comes again.
    Random,
}

impl OpeningOrder {
    /// Puts the openings of an experiment of that seed in order.
    fn arrange<T>(self, all: &mut [T], seed: u64) {
        if self == Self::Random {
            shuffle(all, &mut Dice::stream(seed, ORDER_STREAM));
        }
    }
}

impl OpeningBook {
    /// The openings in the text of a file with the numbers of their lines, counted from 1. A `#` begins a comment; lines
    /// without anything else don't count, nor does a byte order mark.
    ///
    /// ```
    /// use plyground_lab::OpeningBook;
    /// let found: Vec<_> = OpeningBook::lines_of("# a book\n\nb1-b3  # to the left\n").collect();
    /// assert_eq!(found, [(3, "b1-b3")]);
    /// ```
    pub fn lines_of(text: &str) -> impl Iterator<Item = (usize, &str)> {
        let bare = |line: &'_ str| line.find('#').unwrap_or(line.len());
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines = text.lines().map(move |line| line[..bare(line)].trim());
        (1..).zip(lines).filter(|(_, line)| !line.is_empty())
    }

    /// Puts the lines in the order that they have in an experiment of that seed, for good. Its stages have seeds of their own,
    /// by which they would be shuffled anew.
    pub(super) fn arrange(&mut self, seed: u64) {
        self.order.arrange(&mut self.lines, seed);
        self.order = OpeningOrder::Sequential;
    }
}

/// Checked openings, in the order in which games have them.
#[derive(Clone, Debug)]
pub(super) struct OpeningList(Arc<[OpeningLine]>);

impl OpeningList {
    /// Reads the openings of an experiment of that seed.
    pub(super) fn read(
        game: &dyn AnyGame,
        openings: &OpeningBook,
        seed: u64,
    ) -> Result<Self, ExperimentError> {
        let wrong = |field: &str, value: String, wanted| {
            Err(ExperimentError::Text {
                field: format!("openings{field}"),
                value: value.into(),
                wanted,
            })
        };
        let OpeningBook { file, lines, order } = openings;
        let count = lines.len();
        if let Some(file) = file {
            let wanted = "read here; give its openings in `lines`";
            return wrong(".file", file.clone(), wanted);
        }
        if count == 0 || count > MAX_OPENINGS {
            return wrong(".lines", format!("{count} lines"), "1 to 10000 openings");
        }
        if game.sides() != 2 {
            let wanted = "for a game that one plays alone";
            return wrong("", format!("{count} lines"), wanted);
        }
        let read = lines.iter().enumerate().map(|(i, line)| {
            OpeningLine::read(game, line).map_err(|error| ExperimentError::Opening {
                field: format!("openings.lines[{i}]"),
                error,
            })
        });
        let mut all: Vec<OpeningLine> = read.collect::<Result<_, _>>()?;
        order.arrange(&mut all, seed);
        Ok(Self(all.into()))
    }

    /// The opening of the games of that seed.
    pub(super) fn of(&self, seed: u64) -> &OpeningLine {
        &self.0[(seed % self.0.len() as u64) as usize]
    }
}

/// Every order is as likely as any other (Fisher and Yates).
fn shuffle<T>(all: &mut [T], dice: &mut Dice) {
    for last in (1..all.len()).rev() {
        all.swap(last, dice.below(last as u32 + 1) as usize);
    }
}
