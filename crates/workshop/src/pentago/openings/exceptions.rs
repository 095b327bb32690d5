//! The positions that the network gets wrong.

use std::collections::BTreeMap;

use plyground::eval::pentago::openings::{OpeningWeights, Openings};

use super::choices::{Choices, OpeningChoice};
use super::file;
use super::table::{OpeningTable, TaughtPosition};

/// So many wrong moves that are thought better than the best right one are set right; of more the right one is.
const FEW: usize = 2;

/// The same weights with the exceptions that make every choice right. `tell` hears after each round how many were wrong.
pub fn corrected(
    weights: OpeningWeights,
    table: &OpeningTable,
    choices: &Choices,
    mut tell: impl FnMut(usize),
) -> OpeningWeights {
    let taught = table.positions();
    let plain = Openings::new(&weights);
    let learned: Vec<f32> = taught
        .iter()
        .map(|one| plain.canonical_value(one.patterns, one.position.stones()))
        .collect();
    let mut found = BTreeMap::new();
    loop {
        let exceptions = file::exceptions(found.iter().map(|(&place, &value): (&u32, _)| {
            let taught = &taught[place as usize];
            (taught.patterns, value)
        }));
        // A position may be taken for an exception that is none: all are looked up.
        let known = taught.iter().zip(&learned).map(|(one, &learned)| {
            let result = exceptions.result(one.patterns);
            result.map_or(learned, Openings::value_of)
        });
        let mut values: Vec<f32> = known.collect();
        let before = found.len();
        let mut wrong = 0;
        for (choice, next) in choices.iter() {
            let more = needed(choice, next, taught, &values, &found);
            wrong += usize::from(!more.is_empty());
            for place in more {
                let result = taught[place as usize].value;
                found.insert(place, result);
                values[place as usize] = Openings::value_of(result);
            }
        }
        tell(wrong);
        if wrong == 0 || found.len() == before {
            return OpeningWeights {
                exceptions,
                ..weights
            };
        }
    }
}

/// The positions that a wrong choice needs as exceptions; none where it is right.
fn needed(
    choice: OpeningChoice,
    next: &[u32],
    taught: &[TaughtPosition],
    values: &[f32],
    found: &BTreeMap<u32, i8>,
) -> Vec<u32> {
    let keeps = |place: &u32| taught[*place as usize].value == -choice.value;
    // Of the opponent, for whom less is better here.
    let value = |place: &u32| values[*place as usize];
    let right = next.iter().filter(|place| keeps(place));
    let Some(&right) = right.min_by(|a, b| value(a).total_cmp(&value(b))) else {
        return Vec::new();
    };
    let others = next.iter().filter(|place| !keeps(place));
    let better: Vec<u32> = others
        .filter(|place| value(place) <= value(&right))
        .copied()
        .collect();
    let new: Vec<u32> = better
        .iter()
        .filter(|place| !found.contains_key(place))
        .copied()
        .collect();
    let is_right_new = !found.contains_key(&right);
    if is_right_new && (better.len() > FEW || !better.is_empty() && new.is_empty()) {
        vec![right]
    } else if new.is_empty() {
        // Nothing can be done, or nothing has to be.
        better
    } else {
        new
    }
}
