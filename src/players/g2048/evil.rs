//! Who places the new tiles.

use super::{expectimax, two_sided};
use crate::eval::Evaluate;
use crate::eval::g2048::{Direct, Feature};
use crate::games::g2048::{Direction, Game, Spawn, Step, Tiles, Variant};
use crate::players::{PlayerInfo, Settings};

/// Whoever places the new tiles of a game: chance, or in an evil variant the adversary.
///
/// The adversary puts the tile, a 2 or a 4, where the evaluation suffers most: where the best move that
/// is left has the least value. Of equals it takes the first cell and there the 2. It goes by the weights
/// of the player's own evaluation where that is one of features (expectimax, ovolve, alpha-beta, minimax),
/// and by the default weights of expectimax against everyone else. It needs no dice, so a game follows from its seed and its moves all the same.
///
/// ```
/// use plyground::games::g2048::{Direction, Game, Variant, VariantBoard};
/// use plyground::players::g2048::{Placer, info};
/// let variant: Variant = "2048-3x3-evil".parse().unwrap();
/// let mut game: Game<VariantBoard> = Game::deal(variant, 1);
/// let info = info("expectimax").unwrap();
/// let placer = Placer::new(&variant, info, &info.settings([]).unwrap());
/// let played = Direction::ALL.into_iter().find_map(|direction| placer.play(&mut game, direction));
/// assert!(played.is_some());
/// ```
#[derive(Clone, Debug)]
pub struct Placer(Option<Direct>);

impl Placer {
    /// The one who places the tiles against that player.
    pub fn new(variant: &Variant, player: &PlayerInfo, settings: &Settings) -> Self {
        if !variant.is_evil() {
            return Self(None);
        }
        let default = expectimax::weights(&expectimax::INFO.defaults());
        let weights = match player.id {
            "expectimax" => expectimax::weights(settings),
            "ovolve" | "alpha-beta" | "minimax" => {
                // Their searches see a lost game by itself; here nothing else may be worse.
                let mut weights = two_sided::weights(settings);
                weights.features[Feature::Lost as usize] = default.of(Feature::Lost);
                weights
            }
            _ => default,
        };
        Self(Some(Direct::new(
            weights,
            variant.rows(),
            variant.columns(),
        )))
    }

    /// Plays a move in a game of this variant and places the tile after it; `None` when the move is not
    /// legal.
    pub fn play<B: Tiles>(&self, game: &mut Game<B>, direction: Direction) -> Option<Step> {
        match &self.0 {
            Some(evaluation) => game.play_against(direction, |slid| worst(evaluation, slid)),
            None => game.play(direction),
        }
    }

    /// [`Placer::play`] where nobody watches; whether the move was legal.
    pub fn advance<B: Tiles>(&self, game: &mut Game<B>, direction: Direction) -> bool {
        let played = match &self.0 {
            Some(evaluation) => game.advance_against(direction, |slid| worst(evaluation, slid)),
            None => game.advance(direction),
        };
        played.is_some()
    }
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
