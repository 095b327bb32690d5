//! Late afterstates of games played, to start others from.

use std::sync::{Mutex, PoisonError};

use plyground::games::random::Dice;

/// Afterstates kept of each milestone, the latest ones.
const KEPT: usize = 1000;

/// For every milestone the afterstates that reached it. Training that starts at all of them alike
/// sees the end of long games as often as their beginning (Jaśkowski's "carousel shaping", 2018).
///
/// ```
/// use plyground::games::random::Dice;
/// use plyground_workshop::Milestones;
/// let milestones = Milestones::default();
/// let mut dice = Dice::new(1);
/// assert_eq!(milestones.draw(&mut dice), None);
/// milestones.keep(1, "an afterstate");
/// assert_eq!((milestones.reached(), milestones.draw(&mut dice)), (1, Some("an afterstate")));
/// ```
#[derive(Debug)]
pub struct Milestones<A>(Mutex<Vec<KeptAfterstates<A>>>);

#[derive(Debug)]
struct KeptAfterstates<A> {
    afters: Vec<A>,
    /// The number of all that were kept.
    count: usize,
}

impl<A> Default for Milestones<A> {
    fn default() -> Self {
        Self(Mutex::new(Vec::new()))
    }
}

impl<A: Copy> Milestones<A> {
    /// Keeps an afterstate in place of the oldest.
    pub fn keep(&self, milestone: usize, after: A) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        while all.len() < milestone {
            all.push(KeptAfterstates {
                afters: Vec::new(),
                count: 0,
            });
        }
        let kept = &mut all[milestone - 1];
        if kept.afters.len() < KEPT {
            kept.afters.push(after);
        } else {
            kept.afters[kept.count % KEPT] = after;
        }
        kept.count += 1;
    }

    /// The highest milestone that was reached.
    pub fn reached(&self) -> usize {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.len()
    }

    /// A random one, with the same probability for every reached milestone; `None` if none was reached.
    pub fn draw(&self, dice: &mut Dice) -> Option<A> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let reached: Vec<&KeptAfterstates<A>> =
            all.iter().filter(|kept| !kept.afters.is_empty()).collect();
        let kept = reached.get(dice.below(reached.len() as u32) as usize)?;
        let place = dice.below(kept.afters.len() as u32) as usize;
        kept.afters.get(place).copied()
    }
}
