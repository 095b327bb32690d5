//! The adversary that places the new tiles in Evil 2048.

use super::{expectimax, two_sided};
use crate::eval::Evaluate;
use crate::eval::g2048::{Direct, Feature};
use crate::games::g2048::{Direction, Ply, Spawn, Tiles, Variant};
use crate::players::{Adversary, PlayerInfo, Settings};

/// Places the new tiles of an evil game in the place of chance.
///
/// The tile, a 2 or a 4, goes where the evaluation suffers most: where the best move that is left has the least
/// value. Of equals it takes the first cell and there the 2. It goes by the weights of the player's own evaluation
/// where that is one of features (expectimax, ovolve, alpha-beta, minimax), and by the default weights of
/// expectimax against everyone else. It needs no dice, so a game follows from its seed and its moves all the same.
///
/// ```
/// use plyground::players::catalogue;
/// let game = catalogue::open("2048-3x3-evil").unwrap();
/// let mut table = game.deal(1);
/// let moves = table.state().legal;
/// table.play(&moves[0], None).unwrap();
/// assert_eq!(table.ply(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Placer(Direct);

impl Placer {
    /// The one who places the tiles against that player.
    pub fn new(variant: &Variant, player: &PlayerInfo, settings: &Settings) -> Self {
        let default = expectimax::weights(&expectimax::INFO.defaults());
        let weights = match player.id {
            id if id == expectimax::INFO.id => expectimax::weights(settings),
            id if two_sided::IDS.contains(&id) => {
                // Their searches see a lost game by itself; here nothing else may be worse.
                let mut weights = two_sided::weights(settings);
                weights.features[Feature::Lost as usize] = default.of(Feature::Lost);
                weights
            }
            _ => default,
        };
        Self(Direct::new(weights, variant.rows(), variant.columns()))
    }
}

impl<B: Tiles> Adversary<B> for Placer {
    fn answer(&self, board: &B, direction: Direction) -> Option<Ply> {
        let (slid, _) = board.slide(direction)?;
        let spawn = worst(&self.0, &slid)?;
        Some(Ply { direction, spawn })
    }
}

/// The adversary of an evil game; none in others.
pub(super) fn adversary<B: Tiles>(
    variant: &Variant,
    player: &PlayerInfo,
    settings: &Settings,
) -> Option<Box<dyn Adversary<B>>> {
    variant
        .is_evil()
        .then(|| Box::new(Placer::new(variant, player, settings)) as _)
}

/// The tile that leaves the least.
fn worst<B: Tiles>(evaluation: &impl Evaluate<B>, slid: &B) -> Option<Spawn> {
    let replies = B::chances(slid).map(|(_, chance)| {
        let (value, _) = evaluation.best_reply(&B::apply(slid, chance));
        (value, chance.into())
    });
    let worst = replies.min_by(|a: &(f32, Spawn), b| a.0.total_cmp(&b.0));
    worst.map(|(_, spawn)| spawn)
}
