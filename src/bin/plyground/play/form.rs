//! The three forms in which results come out.

use std::io;

use plyground::lab::{GameResult, Summary};

use crate::failure::Failure;
use crate::{output, text};

/// What `play` prints.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// A table at the end, for people.
    Text,
    /// A line a game and one for the summary.
    Json,
    /// A row a game.
    Csv,
}

impl Form {
    pub fn choose(json: bool, csv: bool) -> Self {
        match (json, csv) {
            (true, _) => Self::Json,
            (_, true) => Self::Csv,
            _ => Self::Text,
        }
    }

    pub fn begin(self) -> io::Result<()> {
        match self {
            Self::Csv => output::line("seed,moves,ms,score,max,nodes"),
            Self::Text | Self::Json => Ok(()),
        }
    }

    pub fn game(self, game: &GameResult) -> io::Result<()> {
        match self {
            Self::Text => Ok(()),
            Self::Json => output::json(game),
            Self::Csv => {
                let GameResult {
                    seed,
                    moves,
                    ms,
                    score,
                    max,
                    nodes,
                } = game;
                output::line(format_args!("{seed},{moves},{ms},{score},{max},{nodes}"))
            }
        }
    }

    pub fn end(self, title: &str, summary: &Summary) -> Result<(), Failure> {
        match self {
            Self::Text => output::line(text::table(title, summary))?,
            Self::Json => output::json(summary)?,
            Self::Csv => {}
        }
        Ok(())
    }
}
