//! The positions in which a move decides something.

use super::table::OpeningTable;
use plyground::games::{Adversarial, Game};

/// For every position of a table that is not lost and offers a choice: where its moves lead. Positions whose moves lead out
/// of the table have none.
#[derive(Debug)]
pub struct Choices {
    choices: Vec<OpeningChoice>,
    next: Vec<u32>,
}

/// A position in which some moves keep its value and others don't.
#[derive(Clone, Copy, Debug)]
pub struct OpeningChoice {
    /// The position, as a place in the table.
    pub place: u32,
    /// Its value for the side to move.
    pub value: i8,
    start: u32,
    end: u32,
}

impl Choices {
    /// All of a table.
    pub fn of(table: &OpeningTable) -> Self {
        let (mut choices, mut all) = (Vec::new(), Vec::new());
        for (place, from) in table.positions().iter().enumerate() {
            if from.value < 0 {
                continue;
            }
            let moves = from.position.legal().map(|mv| from.position.played(mv));
            let mut next: Vec<u32> = moves.filter_map(|to| table.place(&to)).collect();
            next.sort_unstable();
            next.dedup();
            let keeps = |to: &&u32| table.positions()[**to as usize].value == -from.value;
            if next.iter().filter(keeps).count() == next.len() {
                continue;
            }
            let start = all.len() as u32;
            all.extend(next);
            choices.push(OpeningChoice {
                place: place as u32,
                value: from.value,
                start,
                end: all.len() as u32,
            });
        }
        Self { choices, next: all }
    }

    /// Every choice, and the places of the positions that its moves lead to, each once.
    pub fn iter(&self) -> impl Iterator<Item = (OpeningChoice, &[u32])> {
        let next = |choice: &OpeningChoice| &self.next[choice.start as usize..choice.end as usize];
        self.choices
            .iter()
            .map(move |choice| (*choice, next(choice)))
    }

    /// Their number.
    pub fn len(&self) -> usize {
        self.choices.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.choices.is_empty()
    }
}
