//! Moves by the learned values of the positions that they lead to.

use crate::eval::pentago::openings::{Openings, patterns};
use crate::games::pentago::{Move, Position};
use crate::games::{Adversarial, Game};
use crate::search::{MoveValue, Report, SearchControl};

/// The report on a position with fewer marbles than the openings know; a logarithm of odds of 1 is worth `odds`. Of moves that are worth the same, the one whose
/// canonical patterns come first: the choice is the same for all images of a position.
pub(super) fn think(
    openings: &Openings,
    odds: f32,
    position: &Position,
    control: &SearchControl<Move>,
) -> Report<Move> {
    let mut known: Vec<([u16; 4], f32)> = Vec::new();
    let mut moves = Vec::new();
    let mut best: Option<([u16; 4], MoveValue<Move>)> = None;
    for mv in position.legal() {
        let next = position.played(mv);
        let canonical = patterns().canonical(&next).unwrap_or_default();
        let value = match known.iter().find(|(other, _)| *other == canonical) {
            Some(&(_, value)) => value,
            None => {
                let value = -odds * openings.canonical_value(canonical, next.stones());
                known.push((canonical, value));
                value
            }
        };
        let valued = MoveValue::exact(mv, value);
        let is_better = best.as_ref().is_none_or(|(other, best)| {
            value > best.value || value == best.value && canonical < *other
        });
        if is_better {
            best = Some((canonical, valued.clone()));
        }
        moves.push(valued);
    }
    control.count(known.len() as u32);
    let best = best.map(|(_, best)| best);
    let report = Report {
        depth: 1,
        nodes: control.nodes(),
        ms: control.elapsed(),
        best: best.as_ref().map(|best| best.mv),
        value: best.as_ref().map_or(0.0, |best| best.value),
        exact: None,
        moves,
        pv: best.iter().map(|best| best.mv.to_string()).collect(),
    };
    control.report(&report);
    report
}
