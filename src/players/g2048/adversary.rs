//! The adversary that places the new tiles in Evil 2048.

use super::classics::two_sided;
use super::expectimax;
use crate::eval::Evaluate;
use crate::eval::g2048::{Direct, FeatureWeights};
use crate::games::g2048::{Direction, Ply, Rule, Spawn, Tiles, Variant};
use crate::games::random::Dice;
use crate::players::{Adversary, PlayerInfo, Settings};

/// The noise of levels 1 to 10, as a share of what the possible tiles differ by. A tile that is so much better for the
/// player comes 2.7 times less often. How strong that makes a level: `docs/ladder.md`.
const NOISE: [f64; 10] = [1.4, 0.75, 0.52, 0.39, 0.32, 0.25, 0.2, 0.155, 0.09, 0.0];
/// The stream of a board's dice that chooses among tiles.
const EVIL_STREAM: u64 = u64::MAX - 3;

/// Places the new tiles of an evil game in the place of chance.
///
/// At the highest level the tile, a 2 or a 4, goes where the evaluation suffers most: where the best move that is left
/// has the least value. Of equals it takes the first cell and there the 2. Lower levels choose by dice, the sooner the
/// more a tile hurts. It goes by the weights of the player's own evaluation where that is one of features (expectimax,
/// ovolve, alpha-beta, minimax), and by the default weights of expectimax against everyone else. Its dice follow from
/// the board, so a game follows from its seed and its moves all the same.
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
pub struct Placer {
    evaluation: Direct,
    noise: f64,
}

impl Placer {
    /// The one who places the tiles against that player.
    pub fn new(variant: &Variant, player: &PlayerInfo, settings: &Settings) -> Self {
        let default = FeatureWeights::default();
        let weights = match player.id {
            id if id == expectimax::INFO.id => FeatureWeights::read(settings),
            id if two_sided::IDS.contains(&id) => {
                // Their searches see a lost game by itself; here nothing else may be worse.
                FeatureWeights {
                    lost: default.lost,
                    ..two_sided::weights(settings)
                }
            }
            _ => default,
        };
        let level = usize::from(variant.of(Rule::Evil));
        Self {
            evaluation: Direct::new(weights, variant.rows(), variant.columns()),
            noise: NOISE[level.saturating_sub(1)],
        }
    }
}

impl<B: Tiles> Adversary<B> for Placer {
    fn answer(&self, board: &B, direction: Direction) -> Option<Ply> {
        let (slid, _) = board.slide(direction)?;
        let spawn = self.tile(&slid)?;
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

/// A tile that may come.
struct Candidate {
    spawn: Spawn,
    /// The probability by which chance would bring it.
    chance: f32,
    /// The value of the best move that it leaves.
    value: f32,
}

impl Placer {
    /// The tile that it places; `None` on a full board.
    fn tile<B: Tiles>(&self, slid: &B) -> Option<Spawn> {
        let candidate = |(chance, tile)| Candidate {
            spawn: B::Chance::into(tile),
            chance,
            value: self.evaluation.best_reply(&B::apply(slid, tile)).0,
        };
        let all: Vec<Candidate> = B::chances(slid).map(candidate).collect();
        let worst = all.iter().min_by(|a, b| a.value.total_cmp(&b.value))?;
        let best = all.iter().map(|one| one.value).fold(worst.value, f32::max);
        if self.noise == 0.0 || best == worst.value {
            return Some(worst.spawn);
        }
        let scale = self.noise * f64::from(best - worst.value);
        let weight = |one: &Candidate| {
            f64::from(one.chance) * libm::exp(f64::from(worst.value - one.value) / scale)
        };
        let key = B::key(slid);
        let mut dice = Dice::stream((key ^ (key >> 64)) as u64, EVIL_STREAM);
        let mut rest = dice.unit() * all.iter().map(weight).sum::<f64>();
        let chosen = all.iter().find(|one| {
            rest -= weight(one);
            rest < 0.0
        });
        Some(chosen.unwrap_or(worst).spawn)
    }
}
