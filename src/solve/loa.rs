//! Lines of Action: forced wins, found by [proof-number search](crate::search::Attack).

use arrayvec::ArrayVec;

use crate::games::loa::{Men, Position};
use crate::games::{Adversarial, Outcome, Side};
use crate::search::{Numbers, Prospects};

/// The most groups that one move can bring together: one man beside four others.
const MOST: usize = 5;

/// Groups of connected men, where one move may bring them together.
type Groups = ArrayVec<Men, MOST>;

/// The guess of what a win takes where the defender is to move: with a threat to connect, and without one and a single
/// man apart.
const THREAT: u32 = 2;
const QUIET: u32 = 4;

/// Counts what keeps a side's men apart.
#[derive(Clone, Copy, Debug, Default)]
pub struct Connections;

/// The groups, as many as fit, and how many there are.
fn groups(men: Men) -> (Groups, u32) {
    let (mut all, mut count) = (Groups::new(), 0);
    for group in men.groups() {
        count += 1;
        let _ = all.try_push(group);
    }
    (all, count)
}

/// Whether the side to move can connect its men with one move, so that its aim is reached: for the attacker to win.
fn connects(position: &Position, attacker: Side) -> bool {
    let (groups, count) = groups(position.own());
    if count as usize > MOST {
        return false;
    }
    let attacks = position.side() == attacker;
    let mut found = false;
    for group in &groups {
        // A man of this group must come beside each other group.
        let others = groups.iter().filter(|&other| other != group);
        let everywhere = Men::from_bits(u64::MAX);
        let places = others.fold(everywhere, |places, other| places.and(other.neighbours()));
        if places.is_empty() {
            continue;
        }
        for man in group.squares() {
            position.each_move_from(man, |mv| {
                if found || !places.has(mv.to) {
                    return;
                }
                found = match position.played(mv).outcome() {
                    Some(Outcome::Win(side)) => side == position.side(),
                    Some(Outcome::Draw) => !attacks,
                    None => false,
                };
            });
            if found {
                return true;
            }
        }
    }
    false
}

/// Men outside the largest group: about as many moves as a side needs to connect.
pub fn apart(men: Men) -> u32 {
    let largest = men.groups().map(Men::count).max();
    men.count() - largest.unwrap_or(0)
}

impl Prospects<Position> for Connections {
    fn guess(&self, position: &Position, attacker: Side) -> Numbers {
        if connects(position, attacker) {
            return Numbers::REACHED;
        }
        let attacks = position.side() == attacker;
        let sides = [position.own(), position.other()];
        let [attacking, defending] = if attacks { sides } else { [sides[1], sides[0]] };
        let far = apart(attacking).max(1) - 1;
        let win = if attacks {
            1 + 2 * far
        } else if position
            .with_null_move()
            .is_some_and(|next| connects(&next, attacker))
        {
            THREAT
        } else {
            QUIET + 2 * far
        };
        let defence = apart(defending).max(1);
        let [phi, delta] = if attacks {
            [win, defence]
        } else {
            [defence, win]
        };
        Numbers { phi, delta }
    }
}
