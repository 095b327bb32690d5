//! A recorded tree for the page: a column for each number of its nodes, which crosses at once, and its forms as text.

use plyground::players::Recorded;
use plyground::search::{Reason, TreeNode};
use plyground_lab::tree_json;
use plyground_web::to_js;
use wasm_bindgen::prelude::*;

/// The tree of a search. In its columns -1 is no node, no depth or no visits; NaN is no number.
#[wasm_bindgen]
pub struct TreeHandle {
    game: String,
    player: &'static str,
    recorded: Recorded,
}

impl TreeHandle {
    /// A recorded search of a game by this player.
    pub fn new(game: String, player: &'static str, recorded: Recorded) -> Self {
        Self {
            game,
            player,
            recorded,
        }
    }

    fn column<'a, T>(&'a self, of: impl FnMut(&'a TreeNode) -> T) -> Vec<T> {
        self.recorded.tree.nodes.iter().map(of).collect()
    }
}

/// The place of a node, or -1.
fn or_none(place: Option<usize>) -> i32 {
    place.map_or(-1, |place| place as i32)
}

/// A number of a node, or NaN.
fn or_nan(number: Option<f32>) -> f32 {
    number.unwrap_or(f32::NAN)
}

#[wasm_bindgen]
impl TreeHandle {
    /// The depth of the last iteration.
    #[wasm_bindgen(getter)]
    pub fn depth(&self) -> u32 {
        self.recorded.tree.depth
    }

    /// Nodes of the whole search, all iterations.
    #[wasm_bindgen(getter)]
    pub fn visited(&self) -> f64 {
        self.recorded.report.nodes as f64
    }

    /// The counts of each iteration.
    ///
    /// # Errors
    /// None.
    #[wasm_bindgen(unchecked_return_type = "IterationCounts[]")]
    pub fn iterations(&self) -> Result<JsValue, JsError> {
        to_js(&self.recorded.tree.iterations)
    }

    /// The place of the node above each.
    pub fn parents(&self) -> Vec<i32> {
        self.column(|node| or_none(node.parent))
    }

    /// The place of the best node below each: from the root on the principal variation.
    pub fn best(&self) -> Vec<i32> {
        self.column(|node| or_none(node.best))
    }

    /// The nodes that the search visited below each.
    pub fn below(&self) -> Vec<u32> {
        self.column(|node| node.below.try_into().unwrap_or(u32::MAX))
    }

    /// The move or the answer of chance that leads to each, a line each.
    pub fn labels(&self) -> String {
        self.column(|node| node.label.as_str()).join("\n")
    }

    /// The value of each, for the side to move there.
    pub fn values(&self) -> Vec<f32> {
        self.column(|node| or_nan(node.value))
    }

    /// The alpha of each.
    pub fn alphas(&self) -> Vec<f32> {
        self.column(|node| or_nan(node.visit.alpha))
    }

    /// The beta of each.
    pub fn betas(&self) -> Vec<f32> {
        self.column(|node| or_nan(node.visit.beta))
    }

    /// The probability of each.
    pub fn probabilities(&self) -> Vec<f32> {
        self.column(|node| or_nan(node.visit.probability))
    }

    /// The depth left at each.
    pub fn depths(&self) -> Vec<i32> {
        self.column(|node| node.visit.depth.map_or(-1, |depth| depth as i32))
    }

    /// The simulations through each.
    pub fn visits(&self) -> Vec<i32> {
        self.column(|node| node.visit.visits.map_or(-1, |visits| visits as i32))
    }

    /// Why each was not searched to its end, a line each, empty where it was.
    pub fn reasons(&self) -> String {
        self.column(|node| node.reason.map_or("", Reason::name))
            .join("\n")
    }

    /// The tree as indented text.
    pub fn text(&self) -> String {
        self.recorded.tree.text()
    }

    /// The tree for Graphviz.
    pub fn dot(&self) -> String {
        self.recorded.tree.dot()
    }

    /// The tree as JSON.
    pub fn json(&self) -> String {
        tree_json(&self.recorded, &self.game, self.player)
    }
}
