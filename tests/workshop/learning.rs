//! Training: a game small enough to be solved is learned to its exact optimum.

use std::sync::atomic::Ordering::Relaxed;

use plyground::games::Stochastic as _;
use plyground::games::random::Dice;
use plyground_workshop::{
    Checkpoint, CheckpointFault, Coherence, Curriculum, Milestones, Played, Recipe, Trainer,
    TrainingProgress,
};

use crate::support::tiny::{EveryBoard, Policy, Tiny};

const RECIPE: Recipe = Recipe {
    alpha: 0.1,
    lambda: 0.5,
    restart: true,
    carousel: 0.0,
};

/// Lets one thread learn the tiny game.
fn trained(recipe: Recipe, games: u64, seed: u64) -> Coherence {
    let weights = Coherence::zeros(1 << 12);
    // Better than any board is: so each is tried until it is known to be worse.
    (0..1 << 12).for_each(|place| weights.set_weight(place, 100.0));
    train(&weights, recipe, games, seed);
    weights
}

fn train(weights: &Coherence, recipe: Recipe, games: u64, seed: u64) {
    let progress = TrainingProgress::default();
    let trainer = Trainer {
        features: &EveryBoard,
        weights,
        curriculum: &TinyGames,
        recipe,
    };
    trainer.run(
        &progress,
        &Milestones::default(),
        seed,
        1,
        |_: Played<Tiny>| {
            if progress.games.load(Relaxed) >= games {
                progress.stop.store(true, Relaxed);
            }
        },
    );
}

fn place(after: &Tiny) -> usize {
    after
        .0
        .iter()
        .fold(0, |all, &cell| all << 3 | usize::from(cell))
}

/// The exact expectation of a player that plays by learned weights.
fn worth(weights: &Coherence) -> f64 {
    let learned = |after: &Tiny| f64::from(weights.weight(place(after)));
    Policy::new(|_, turn| turn.gain as f64 + learned(&turn.after)).game()
}

#[test]
fn a_tiny_game_is_learned_to_its_optimum() {
    let optimum = Policy::new(|value, _| value).game();
    assert!(worth(&Coherence::zeros(1 << 12)) < 0.5 * optimum);
    for restart in [false, true] {
        let weights = trained(Recipe { restart, ..RECIPE }, 400_000, 1);
        let value = worth(&weights);
        assert!(value > 0.9999 * optimum, "plays for {value} of {optimum}");
        let learned = |after: &Tiny| f64::from(weights.weight(place(after)));
        let believed = expected(&|first| {
            expected_after(first, &|opening| {
                let worths = opening
                    .moves()
                    .map(|turn| turn.gain as f64 + learned(&turn.after));
                worths.fold(0.0, f64::max)
            })
        });
        assert!(
            (believed / optimum - 1.0).abs() < 0.02,
            "believes {believed} of {optimum}"
        );
    }
}

/// The mean over what chance makes of the empty board.
fn expected(value: &dyn Fn(&Tiny) -> f64) -> f64 {
    expected_after(&Tiny([0; 4]), value)
}

/// The mean over what chance makes of an afterstate.
fn expected_after(after: &Tiny, value: &dyn Fn(&Tiny) -> f64) -> f64 {
    Tiny::chances(after)
        .map(|(probability, chance)| f64::from(probability) * value(&Tiny::apply(after, chance)))
        .sum()
}

#[test]
fn frozen_weights_stay_and_the_others_are_learned_with_them() {
    let mut weights = trained(RECIPE, 400_000, 1);
    let all = |weights: &Coherence| -> Vec<f32> {
        let places = 0..weights.len();
        places.map(|place| weights.weight(place)).collect()
    };
    // Boards with a large tile in their first cell come late.
    let late = 3 << 9;
    let known = all(&weights);
    for place in late..1 << 12 {
        weights.set_weight(place, 100.0);
        weights.set_errors(place, [0.0; 2]);
    }
    weights.learn_only(late..1 << 12);
    let forgotten = worth(&weights);
    train(&weights, RECIPE, 400_000, 2);
    let learned = all(&weights);
    assert_eq!(learned[..late], known[..late]);
    assert_ne!(learned[late..], known[late..]);
    let (value, optimum) = (worth(&weights), Policy::new(|value, _| value).game());
    assert!(
        forgotten < 0.75 * optimum,
        "plays for {forgotten} of {optimum}"
    );
    assert!(value > 0.9 * optimum, "plays for {value} of {optimum}");
}

#[test]
fn one_thread_learns_the_same_from_the_same_seed() {
    let all = |weights: &Coherence| -> Vec<f32> {
        (0..1 << 12).map(|place| weights.weight(place)).collect()
    };
    let recipe = Recipe {
        carousel: 0.3,
        ..RECIPE
    };
    let [once, again, other] = [5, 5, 6].map(|seed| all(&trained(recipe, 2000, seed)));
    assert_eq!(once, again);
    assert_ne!(once, other);
}

/// A faster trainer learns the same weights, bit for bit. A meant change of what is learned changes the number.
#[test]
fn what_is_learned_stays_the_same() {
    let recipe = Recipe {
        carousel: 0.3,
        ..RECIPE
    };
    let weights = trained(recipe, 2000, 5);
    let mut bits = crc32fast::Hasher::new();
    for place in 0..weights.len() {
        let [sum, size] = weights.errors(place);
        for number in [weights.weight(place), sum, size] {
            bits.update(&number.to_le_bytes());
        }
    }
    assert_eq!(bits.finalize(), 1_654_875_042);
}

#[test]
fn a_share_of_the_games_starts_at_milestones() {
    let weights = Coherence::zeros(1 << 12);
    let (progress, milestones) = (TrainingProgress::default(), Milestones::default());
    let trainer = Trainer {
        features: &EveryBoard,
        weights: &weights,
        curriculum: &TinyGames,
        recipe: Recipe {
            carousel: 0.3,
            ..RECIPE
        },
    };
    let (mut games, mut later) = (0, 0);
    trainer.run(&progress, &milestones, 1, 1, |played: Played<Tiny>| {
        games += 1;
        later += u32::from(!played.whole);
        if games == 4000 {
            progress.stop.store(true, Relaxed);
        }
    });
    // Five standard deviations; the first games have no milestone yet.
    let share = f64::from(later) / f64::from(games);
    assert!((share - 0.3).abs() < 0.04, "{share}");
    assert!(milestones.reached() >= 2, "{milestones:?}");
}

#[test]
fn milestones_are_drawn_alike_and_the_oldest_boards_go_first() {
    let milestones = Milestones::default();
    let mut dice = Dice::new(1);
    assert_eq!(milestones.draw(&mut dice), None);
    (0..1500).for_each(|board| milestones.keep(1, board));
    milestones.keep(3, 9999);
    assert_eq!(milestones.reached(), 3);
    let drawn: Vec<i32> = (0..4000)
        .map(|_| milestones.draw(&mut dice).expect("one"))
        .collect();
    let third = drawn.iter().filter(|&&board| board == 9999).count();
    assert!((1850..2150).contains(&third), "{third}");
    assert!(drawn.iter().all(|&board| board >= 500), "the oldest went");
    assert!(drawn.iter().any(|&board| (500..1000).contains(&board)));
    assert!(drawn.iter().any(|&board| (1000..1500).contains(&board)));
}

#[test]
fn a_checkpoint_comes_back_whole_and_only_for_its_own_training() {
    let folder = std::env::temp_dir().join(format!("plyground-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("training");
    let mut checkpoint = Checkpoint::new("tiny".into(), 1 << 12);
    checkpoint.weights = trained(RECIPE, 1000, 1);
    (checkpoint.games, checkpoint.moves, checkpoint.seconds) = (1000, 7000, 1.5);
    checkpoint.notes = "what is left".into();
    checkpoint.save(&file).expect("saved");
    let back = Checkpoint::resume(&file, "tiny").expect("read back");
    assert_eq!((back.games, back.moves, back.seconds), (1000, 7000, 1.5));
    assert_eq!(back.notes, checkpoint.notes);
    for place in 0..1 << 12 {
        assert_eq!(back.weights.weight(place), checkpoint.weights.weight(place));
        assert_eq!(back.weights.errors(place), checkpoint.weights.errors(place));
    }
    let other = Checkpoint::resume(&file, "other").expect_err("another training");
    assert!(
        matches!(&other.fault, CheckpointFault::Other { found, .. } if found.to_string() == "tiny"),
        "{other}"
    );

    let whole = std::fs::read(&file).expect("bytes");
    let mut strange = whole.clone();
    strange[21] ^= 1; // the length of its name
    for broken in [&whole[..whole.len() - 1], &whole[..10], b"", &strange] {
        std::fs::write(&file, broken).expect("written");
        let error = Checkpoint::load(&file).expect_err("not whole");
        assert!(matches!(error.fault, CheckpointFault::Broken), "{error}");
    }
    std::fs::remove_dir_all(&folder).expect("removed");
    let missing = Checkpoint::load(&file).expect_err("no file");
    assert!(missing.to_string().contains("training"), "{missing}");
}

/// The weights and errors of a training of three.
fn three() -> Checkpoint {
    let checkpoint = Checkpoint::new("three".into(), 3);
    (0..3).for_each(|place| checkpoint.weights.know(place, place as f32 - 0.5));
    checkpoint
}

/// A checkpoint without notes as versions 1 and 2 wrote it.
fn earlier(new: &[u8]) -> [Vec<u8>; 2] {
    const MAGIC: usize = 21;
    const NUMBERS: usize = 5 * 8;
    let content = [
        &new[MAGIC..MAGIC + NUMBERS],
        &new[MAGIC + NUMBERS + 8..new.len() - 4],
    ]
    .concat();
    let first = b"plyground training 1\n";
    let second = [b"plyground training 2\n", &content[..]].concat();
    let sum = crc32fast::hash(&second).to_le_bytes();
    [
        [first, &content[..], first].concat(),
        [&second[..], &sum].concat(),
    ]
}

#[test]
fn checkpoints_of_earlier_versions_are_read() {
    let folder = std::env::temp_dir().join(format!("plyground-old-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("training");
    three().save(&file).expect("saved");
    let new = std::fs::read(&file).expect("bytes");
    for old in earlier(&new) {
        std::fs::write(&file, &old).expect("written");
        let back = Checkpoint::resume(&file, "three").expect("read back");
        assert_eq!((back.weights.weight(2), back.notes.as_str()), (1.5, ""));
        back.save(&file).expect("saved");
        assert_eq!(std::fs::read(&file).expect("bytes"), new);
        std::fs::write(&file, &old[..old.len() - 1]).expect("written");
        let error = Checkpoint::load(&file).expect_err("cut off");
        assert!(matches!(error.fault, CheckpointFault::Broken), "{error}");
    }
    std::fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn numbers_that_are_none_are_neither_saved_nor_read() {
    let folder = std::env::temp_dir().join(format!("plyground-nan-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("training");
    let good = three();
    good.save(&file).expect("saved");
    let bytes = std::fs::read(&file).expect("bytes");
    let [nan, infinite] = [f32::NAN, f32::INFINITY];
    type Change = fn(&mut Checkpoint, f32);
    let changes: [(&str, Change); 3] = [
        ("weights[1]", |bad, value| bad.weights.set_weight(1, value)),
        ("errors[5]", |bad, value| {
            bad.weights.set_errors(2, [0.0, value])
        }),
        ("seconds", |bad, value| bad.seconds = value.into()),
    ];
    for (field, change) in changes {
        for (value, word) in [(nan, "NaN"), (infinite, "inf")] {
            let mut bad = three();
            change(&mut bad, value);
            let error = bad.save(&file).expect_err(field).to_string();
            assert!(error.contains(field) && error.contains(word), "{error}");
        }
    }
    assert_eq!(std::fs::read(&file).expect("bytes"), bytes, "the old one");
    let only = std::fs::read_dir(&folder).expect("a folder").count();
    assert_eq!(only, 1, "no draft is left");

    // In a file without a checksum: its first error.
    let [mut old, _] = earlier(&bytes);
    let place = 21 + 5 * 8 + "three".len() + 3 * 4;
    old[place..place + 4].copy_from_slice(&nan.to_le_bytes());
    std::fs::write(&file, &old).expect("written");
    let error = Checkpoint::load(&file).expect_err("NaN");
    assert!(
        matches!(&error.fault, CheckpointFault::NotFinite { field, .. } if field == "errors[0]"),
        "{error}"
    );
    std::fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn a_flipped_bit_is_seen_wherever_it_is() {
    let folder = std::env::temp_dir().join(format!("plyground-bits-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("training");
    three().save(&file).expect("saved");
    let whole = std::fs::read(&file).expect("bytes");
    for bit in 0..8 * whole.len() {
        let mut damaged = whole.clone();
        damaged[bit / 8] ^= 1 << (bit % 8);
        std::fs::write(&file, damaged).expect("written");
        let error = Checkpoint::load(&file).expect_err("a flipped bit");
        let named = matches!(
            error.fault,
            CheckpointFault::Broken | CheckpointFault::Damaged
        );
        assert!(named, "bit {bit}: {error}");
    }
    std::fs::remove_dir_all(&folder).expect("removed");
}

/// Games from a random tile or two.
pub struct TinyGames;

impl Curriculum<Tiny> for TinyGames {
    fn start(&self, dice: &mut Dice) -> Tiny {
        let first = self.draw(&Tiny([0; 4]), dice);
        self.draw(&first, dice)
    }

    fn draw(&self, after: &Tiny, dice: &mut Dice) -> Tiny {
        let mut point = dice.unit() as f32;
        let mut last = *after;
        for (probability, chance) in Tiny::chances(after) {
            last = Tiny::apply(after, chance);
            point -= probability;
            if point < 0.0 {
                break;
            }
        }
        last
    }

    /// The first 8, the first 16 and so on.
    fn milestone(&self, after: &Tiny, _dice: &mut Dice) -> Option<(usize, Tiny)> {
        let largest = after.0.into_iter().max().unwrap_or(0);
        (largest > 2).then(|| (usize::from(largest) - 2, *after))
    }
}
