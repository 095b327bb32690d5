//! A small tree with values at its leaves, written as text.

use plyground::games::Excerpt;
use serde::Serialize;

/// The most nodes of a tree that still fits on a page.
pub const MOST_NODES: usize = 120;

/// The side, or chance, that moves at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mover {
    /// The side that wants large values.
    Max,
    /// The side that wants small ones.
    Min,
    /// Chance; each answer has its probability.
    Chance,
    /// Nobody: the value is known.
    Leaf,
}

/// A node of a tree.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExampleNode {
    /// The place of the node above; `None` for the root.
    pub parent: Option<usize>,
    /// The side that moves, or chance.
    pub mover: Mover,
    /// The places of those below.
    pub children: Vec<usize>,
    /// The value of a leaf; of another node an estimate, the mean of those below.
    pub value: f64,
    /// How likely chance answers with this node; `None` where a side chooses it.
    pub probability: Option<f64>,
    /// The position, where the tree is one of a game: nine of `X`, `O` and `.`, row by row.
    pub board: Option<String>,
}

/// A tree: lists of subtrees in parentheses, with numbers as leaves. Answers of chance may have weights, `(0.9:4 0.1:2)`;
/// they are made to add up to 1, and one without counts 1.
///
/// ```
/// use plyground_lab::lessons::{ExampleTree, Mover};
/// let tree = ExampleTree::read("((3 12 8) (2 4 6) (14 5 2))", Mover::Min)?;
/// assert_eq!((tree.nodes.len(), tree.nodes[0].children.len()), (13, 3));
/// assert_eq!(tree.nodes[1].mover, Mover::Min);
/// assert!(ExampleTree::read("((3 12)", Mover::Min).is_err());
/// # Ok::<(), plyground_lab::lessons::TreeError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct ExampleTree {
    /// The nodes, the root first, a parent before those below it.
    pub nodes: Vec<ExampleNode>,
}

/// Why a text is no tree.
#[derive(Debug, thiserror::Error, PartialEq)]
pub enum TreeError {
    /// A sign that does not belong there.
    #[error("tree: expected a number or a parenthesis, found {0:?}")]
    Sign(Excerpt),
    /// Parentheses that do not match, or that hold nothing.
    #[error("tree: the parentheses do not match, or hold nothing")]
    Parentheses,
    /// Too large a tree.
    #[error("tree: it has more than {MOST_NODES} nodes")]
    Size,
    /// A weight that is no positive number, or where chance has no choice.
    #[error("tree: the weight {0:?} is not a positive number before an answer of chance")]
    Weight(Excerpt),
    /// A text that is no position of tic-tac-toe.
    #[error("position: expected nine of X, O and \".\", with as many X as O and no winner")]
    Position,
}

impl ExampleTree {
    /// Reads a tree in which the root is Max's; `reply` moves after every move of Max.
    ///
    /// # Errors
    /// Names what is wrong with the text.
    pub fn read(text: &str, reply: Mover) -> Result<Self, TreeError> {
        let spaced = text.replace('(', " ( ").replace(')', " ) ");
        let spaced = spaced.replace(':', ": ");
        let mut nodes: Vec<ExampleNode> = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        let mut weight = None;
        for word in spaced.split_whitespace() {
            let parent = open.last().copied();
            if let Some(number) = word.strip_suffix(':') {
                let is_chance = parent.is_some_and(|above| nodes[above].mover == Mover::Chance);
                let read = read_weight(number).filter(|_| is_chance && weight.is_none());
                weight = Some(read.ok_or_else(|| TreeError::Weight(word.into()))?);
                continue;
            }
            if word == ")" {
                let closed = open.pop().ok_or(TreeError::Parentheses)?;
                if nodes[closed].children.is_empty() || weight.is_some() {
                    return Err(TreeError::Parentheses);
                }
                continue;
            }
            if parent.is_none() && !nodes.is_empty() {
                return Err(TreeError::Parentheses);
            }
            let (mover, value) = match word {
                "(" if open.len().is_multiple_of(2) => (Mover::Max, 0.0),
                "(" => (reply, 0.0),
                _ => (Mover::Leaf, number(word)?),
            };
            let place = nodes.len();
            if place >= MOST_NODES {
                return Err(TreeError::Size);
            }
            nodes.push(ExampleNode {
                parent,
                mover,
                children: Vec::new(),
                value,
                probability: weight.take(),
                board: None,
            });
            if let Some(parent) = parent {
                nodes[parent].children.push(place);
            }
            if mover != Mover::Leaf {
                open.push(place);
            }
        }
        let is_whole =
            open.is_empty() && nodes.first().is_some_and(|root| root.mover == Mover::Max);
        if !is_whole {
            return Err(TreeError::Parentheses);
        }
        let mut tree = Self { nodes };
        tree.weigh();
        tree.estimate();
        Ok(tree)
    }

    /// Makes the weights of each choice of chance add up to 1.
    fn weigh(&mut self) {
        for place in 0..self.nodes.len() {
            if self.nodes[place].mover != Mover::Chance {
                continue;
            }
            let children = self.nodes[place].children.clone();
            let weights = children
                .iter()
                .map(|&child| self.nodes[child].probability.unwrap_or(1.0));
            let sum: f64 = weights.sum();
            for child in children {
                let weight = self.nodes[child].probability.unwrap_or(1.0);
                self.nodes[child].probability = Some(weight / sum);
            }
        }
    }

    /// The place of a node among its siblings; 0 for the root.
    pub(super) fn place(&self, node: usize) -> usize {
        let siblings = self.nodes[node]
            .parent
            .map(|above| &self.nodes[above].children);
        let place = siblings.and_then(|all| all.iter().position(|&one| one == node));
        place.unwrap_or(0)
    }

    /// The tree as text, the children of each node by their values: the best for whoever moves there first, or last.
    pub(super) fn sorted(&self, best_first: bool) -> String {
        self.sorted_below(0, best_first).1
    }

    /// The value and the text of a node.
    fn sorted_below(&self, node: usize, best_first: bool) -> (f64, String) {
        let ExampleNode {
            mover,
            children,
            value,
            ..
        } = &self.nodes[node];
        if *mover == Mover::Leaf {
            return (*value, value.to_string());
        }
        let below = children.iter();
        let mut below: Vec<_> = below
            .map(|&child| self.sorted_below(child, best_first))
            .collect();
        below.sort_by(|one, other| one.0.total_cmp(&other.0));
        let value = match mover {
            Mover::Max => below[below.len() - 1].0,
            _ => below[0].0,
        };
        if (*mover == Mover::Max) == best_first {
            below.reverse();
        }
        let texts: Vec<String> = below.into_iter().map(|(_, text)| text).collect();
        (value, format!("({})", texts.join(" ")))
    }

    /// Gives every node that is no leaf the mean of those below it.
    fn estimate(&mut self) {
        for place in (0..self.nodes.len()).rev() {
            let children = &self.nodes[place].children;
            if !children.is_empty() {
                let sum: f64 = children.iter().map(|&child| self.nodes[child].value).sum();
                self.nodes[place].value = sum / children.len() as f64;
            }
        }
    }

    /// The plies below the root.
    pub fn depth(&self) -> usize {
        let mut levels: Vec<usize> = Vec::new();
        for node in &self.nodes {
            levels.push(node.parent.map_or(0, |parent| levels[parent] + 1));
        }
        levels.into_iter().max().unwrap_or(0)
    }
}

/// A finite number.
fn number(word: &str) -> Result<f64, TreeError> {
    let number: Option<f64> = word.parse().ok().filter(|number: &f64| number.is_finite());
    number.ok_or_else(|| TreeError::Sign(word.into()))
}

/// A weight before an answer of chance.
fn read_weight(word: &str) -> Option<f64> {
    let weight: f64 = word.parse().ok()?;
    (weight.is_finite() && weight > 0.0).then_some(weight)
}
