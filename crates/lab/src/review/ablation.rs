//! Ablation: how many positions a search visits without one of its optimisations.

use plyground::games::AnyError;
use plyground::players::{Contender, Param};
use plyground::search::Limits;
use serde::Serialize;

use super::subject::Subject;

/// The heading of the parameters that change how a search looks, not what it looks for.
const GROUP: &str = "Search";

/// The cost of looking so deep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Cost {
    /// Positions visited.
    pub nodes: u64,
    /// Plies looked ahead.
    pub depth: u32,
    /// Whether the search came to its end before the positions ran out.
    pub whole: bool,
}

/// The switches of a player's search that are on, each a parameter of whole numbers that 0 switches off.
pub fn switches(player: &Contender) -> impl Iterator<Item = &'static Param> {
    let on = player.settings.pairs().filter(|(param, value)| {
        param.group == GROUP && param.min == 0.0 && param.step >= 1.0 && *value != 0.0
    });
    on.map(|(param, _)| param)
}

impl Subject<'_> {
    /// The cost of looking `depth` plies ahead with a switch off, or with all as they are; of `most` positions at most.
    ///
    /// # Errors
    /// The position or a move can't be read, the player's weights are missing, or it has no such switch.
    pub fn cost(&self, depth: u32, most: u64, off: Option<&str>) -> Result<Cost, AnyError> {
        let Contender { info, settings, .. } = self.contender;
        let mut values: Vec<(&str, f64)> = settings.own().collect();
        values.extend(off.map(|name| (name, 0.0)));
        let settings = info.settings(values)?;
        let limits = Limits {
            nodes: Some(most),
            ..Limits::depth(depth)
        };
        let player = Contender {
            settings,
            limits,
            ..self.contender.clone()
        };
        let report = self.report(&player, &self.question)?;
        Ok(Cost {
            nodes: report.nodes,
            depth: report.depth,
            whole: report.nodes < most,
        })
    }
}
