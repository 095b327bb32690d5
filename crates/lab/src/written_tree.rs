//! A recorded search in words that other programs read.

use plyground::players::Recorded;
use plyground::search::SearchTree;
use serde::Serialize;

/// A recorded search, as it is written as JSON.
#[derive(Serialize)]
struct WrittenTree<'a> {
    game: &'a str,
    player: &'a str,
    #[serde(rename = "move")]
    mv: Option<&'a str>,
    value: f32,
    /// Nodes of the whole search, all iterations.
    visited: u64,
    #[serde(flatten)]
    tree: &'a SearchTree,
}

/// A recorded search as one object of JSON, without the end of a line: the game and the player by their names, the move, its
/// value, and the tree.
pub fn tree_json(recorded: &Recorded, game: &str, player: &str) -> String {
    let written = WrittenTree {
        game,
        player,
        mv: recorded.report.best.as_deref(),
        value: recorded.report.value,
        visited: recorded.report.nodes,
        tree: &recorded.tree,
    };
    // Texts and numbers have a form in JSON.
    serde_json::to_string(&written).unwrap_or_default()
}
