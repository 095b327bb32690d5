//! Sentences about positions: no sentence is said that exhaustive play, a solver or a longer search denies.

use plyground::games::{Adversarial, Notation, Playable, Side, loa, pentago};
use plyground::players::{AnyGame, Contender, Question, catalogue};
use plyground::search::{Attack, Finding, Limits};
use plyground::solve::loa::Connections;
use plyground_lab::review::{Sentence, Subject};

use crate::support::clock::stopped;
use crate::support::exhaustive::wins;
use crate::support::players::{contender, think};
use crate::support::random::Random;

/// Nodes of a player for a position.
const NODES: u64 = 1000;

/// A position with a move that may have been played there.
struct Case {
    position: String,
    played: String,
}

/// A position after a random number of random moves, before the end.
fn draw(game: &dyn AnyGame, random: &mut Random, most: u64) -> Case {
    let (mut table, plies) = (game.deal(random.next()), random.below(most));
    for _ in 0..plies {
        let before = table.record();
        let mv = random.of(&table.state().legal).clone();
        table.play(&mv, None).expect("a legal move");
        if table.state().over {
            table = game.replay(&before).expect("a record");
            break;
        }
    }
    let state = table.state();
    Case {
        played: random.of(&state.legal).clone(),
        position: state.position,
    }
}

fn sentences(game: &dyn AnyGame, player: &Contender, case: &Case) -> Vec<Sentence> {
    let subject = Subject {
        game,
        contender: player,
        seed: 1,
        question: Question::new(&case.position),
        played: Some(&case.played),
        clock: stopped.into(),
    };
    subject.sentences().expect("a position")
}

/// Whether a side wins within so many plies, with short wins tried first.
fn wins_soon<G: Adversarial>(position: &G, attacker: Side, plies: u32) -> bool {
    (0..=plies).any(|plies| wins(position, attacker, plies))
}

fn after<G: Playable + Adversarial>(position: &G, text: &str) -> G {
    let mut legal = position.legal();
    let mv = legal.find(|mv| mv.to_string() == text);
    position.played(mv.expect("a legal move"))
}

/// Holds what is said of a game of two sides to its rules. `proves` says whether a side wins, whatever it takes.
fn check_outcome<G: Playable + Adversarial>(
    position: &G,
    sentence: &Sentence,
    proves: impl Fn(&G, Side, u32) -> bool,
) {
    let (mover, other) = (position.side(), position.side().other());
    let is_true = match sentence {
        Sentence::Wins { mv, plies } => proves(&after(position, mv), mover, plies - 1),
        Sentence::Loses { plies } => proves(position, other, *plies),
        Sentence::Only { mv } => position
            .legal()
            .filter(|other| other.to_string() != *mv)
            .all(|mv| proves(&position.played(mv), other, 3)),
        Sentence::Refuted { mv, reply, plies } => {
            proves(&after(&after(position, mv), reply), other, plies - 1)
        }
        _ => true,
    };
    assert!(is_true, "{position}: {sentence:?}");
}

/// Holds what is said of a player to the player.
fn check_player(game: &dyn AnyGame, player: &Contender, case: &Case, sentence: &Sentence) {
    let limited = |limits: Limits| {
        let player = Contender {
            limits,
            ..player.clone()
        };
        think(game, &player, &case.position)
    };
    let is_true = match sentence {
        Sentence::Steady { mv, nodes } => {
            let longer = limited(Limits::nodes(*nodes));
            *nodes > NODES && longer.best.as_ref() == Some(mv)
        }
        Sentence::Feature {
            mv,
            other,
            name,
            difference,
            ..
        } => {
            let shallow = limited(Limits::nodes(1));
            let value = |mv: &String| {
                let mut moves = shallow.moves.iter();
                f64::from(moves.find(|one| one.mv == *mv).expect("a move").value)
            };
            let whole = value(mv) - value(other);
            let info = player.info;
            let is_named = info.params.iter().any(|param| param.name == *name)
                || ["points", "neighbours"].contains(name)
                || name.starts_with("row-")
                || name.starts_with("tuple-");
            // Half of the difference comes of the feature, rounding apart.
            is_named && *difference > 0.0 && 0.499 * whole <= *difference
        }
        _ => true,
    };
    assert!(is_true, "{}: {sentence:?}", case.position);
}

/// Draws positions of every game, and checks all that is said of them. Says how often each kind came up.
fn check(positions: usize, seed: u64) -> [usize; 6] {
    let mut said = [0; 6];
    let mut random = Random::new(seed);
    for (name, most) in [("2048", 300), ("pentago", 22), ("loa", 120)] {
        let game = catalogue::open(name).expect(name);
        let players = game.players();
        for i in 0..positions {
            // Every other time the default, which can prove most.
            let info = if i % 2 == 0 {
                players[0]
            } else {
                random.of(&players)
            };
            let player = contender(info, Limits::nodes(NODES), &[]);
            let case = draw(&*game, &mut random, most);
            for sentence in sentences(&*game, &player, &case) {
                said[kind(&sentence)] += 1;
                check_player(&*game, &player, &case, &sentence);
                let text = &case.position;
                match name {
                    "pentago" => check_outcome(
                        &text.parse::<pentago::Position>().expect("a position"),
                        &sentence,
                        wins_soon,
                    ),
                    "loa" => {
                        let rules = loa::Rules::default();
                        let position = loa::Position::read(text, &rules).expect("a position");
                        check_outcome(&position, &sentence, prove);
                    }
                    _ => {}
                }
            }
        }
    }
    said
}

/// Lines of Action by proof-number search, where trying everything takes too long.
fn prove(position: &loa::Position, attacker: Side, plies: u32) -> bool {
    if plies <= 3 || position.outcome().is_some() {
        return wins_soon(position, attacker, plies);
    }
    let found = Attack::new(position, attacker, Connections, 18).advance(5_000_000);
    matches!(found, Some(Finding::Won { .. }))
}

fn kind(sentence: &Sentence) -> usize {
    match sentence {
        Sentence::Wins { .. } => 0,
        Sentence::Loses { .. } => 1,
        Sentence::Only { .. } => 2,
        Sentence::Refuted { .. } => 3,
        Sentence::Feature { .. } => 4,
        Sentence::Steady { .. } => 5,
    }
}

#[test]
fn nothing_is_said_that_is_not_so() {
    let said = check(12, 1);
    assert!(said[4] > 5 && said[5] > 5, "{said:?}");
}

/// About a thousand positions: `cargo test --release -p plyground-lab --test lab nothing_is_said_of_a_thousand -- --ignored --nocapture`.
#[test]
#[ignore = "takes minutes"]
fn nothing_is_said_of_a_thousand_positions_that_is_not_so() {
    let said = check(334, 2);
    println!("wins, loses, only, refuted, feature, steady: {said:?}");
    assert!(said.iter().all(|&count| count > 0), "{said:?}");
}
