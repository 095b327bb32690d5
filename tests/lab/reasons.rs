//! Reviews and reasons of every player: one row of numbers, columns that add up, and values that the player plays by.

use std::sync::Arc;

use plyground::players::{AnyGame, Contender, FAMILIES, catalogue};
use plyground::search::Limits;
use plyground_lab::review::{
    ExplainedMove, Judgement, MoveComparison, Review, ReviewStep, Subject, Why,
};

use crate::support::clock::stopped;
use crate::support::lasting::often;
use crate::support::players::contender;
use crate::support::random::Random;
use crate::support::wander::random_game;

const NODES: u64 = 300;
/// Plies of random games: to the middle of each.
const PLIES: u64 = 30;

/// A move that was played in a game.
struct Case<'a> {
    game: &'a Arc<dyn AnyGame>,
    player: &'a Contender,
    record: &'a str,
    ply: usize,
}

impl Case<'_> {
    fn ask<T>(&self, ask: impl FnOnce(&Subject<'_>) -> T) -> T {
        let mut table = self.game.replay(self.record).expect("a record");
        table.seek(self.ply);
        let played = table.moves(self.ply, self.ply + 1);
        ask(&Subject {
            game: &**self.game,
            contender: self.player,
            seed: 1,
            question: table.question(),
            played: played.first().map(String::as_str),
            clock: stopped.into(),
        })
    }

    fn why(&self) -> Why {
        self.ask(|subject| subject.why()).expect("a position")
    }

    fn judgement(&self) -> Judgement {
        let game = Arc::clone(self.game);
        let player = self.player.clone();
        let review = Review::new(game, self.record, player, 1, stopped.into());
        let mut review = review.expect("a record").starting_at(self.ply);
        while review.slice(f64::INFINITY).expect("a player") != ReviewStep::Done {}
        review.judgements().remove(0)
    }

    /// Holds what is said of the move to what the player thinks of the position.
    fn check(&self) {
        let place = format!("{} {}", self.player.info.id, self.record);
        let (why, one) = (self.why(), self.judgement());
        let report = self.ask(|subject| {
            let mut thinker = self.game.thinker(stopped.into());
            thinker.think(self.player, 1, &subject.question)
        });
        let report = report.expect("a position");
        assert_eq!(
            (&why.mv, why.value),
            (&report.best, report.value),
            "{place}"
        );
        assert_eq!(
            (Some(&one.best), one.best_value),
            (report.best.as_ref(), report.value),
            "{place}"
        );
        self.check_numbers(&one, &place);
        if let Some(comparison) = &why.comparison {
            check_columns(comparison, &why, &place);
            // A player may leave moves out.
            let is_known = why.moves.iter().any(|known| known.value.mv == one.mv);
            assert_eq!(
                comparison.is_played,
                is_known && one.mv != one.best,
                "{place}"
            );
            if comparison.is_played {
                assert_eq!(
                    (&comparison.other, comparison.other_value),
                    (&one.mv, one.value),
                    "{place}"
                );
            }
        }
        let sum: f64 = why.features.iter().map(|feature| feature.value).sum();
        assert_eq!(why.static_value.unwrap_or_default(), sum, "{place}");
    }

    /// A cost is what the outlook, or the score to expect, loses.
    fn check_numbers(&self, one: &Judgement, place: &str) {
        let (Some(before), Some(after), Some(cost)) = (one.before, one.after, one.cost) else {
            return;
        };
        if one.side.is_some() {
            assert_eq!(cost, (before - after).abs(), "{place}");
            assert!(
                (after < before) == (one.side == Some("x")) || cost == 0.0,
                "{place}"
            );
        } else {
            let score = before - f64::from(one.best_value);
            let lost = (before - after) / (before - score).max(1e-9);
            assert!(
                (lost.clamp(0.0, 1.0) - cost).abs() < 1e-6,
                "{place}: {lost} {cost}"
            );
        }
    }
}

/// Rows add up to the sums, and to the difference of the static values; none is the same in both columns.
fn check_columns(comparison: &MoveComparison, why: &Why, place: &str) {
    let rows = &comparison.rows;
    let sums = rows
        .iter()
        .fold([0.0; 3], |[best, other, difference], row| {
            [
                best + row.best,
                other + row.other,
                difference + row.difference,
            ]
        });
    let sum = comparison.sum;
    assert_eq!([sum.best, sum.other, sum.difference], sums, "{place}");
    assert!(
        rows.iter()
            .all(|row| row.difference == row.best - row.other && row.difference != 0.0)
    );
    let size = |one: &ExplainedMove| -> [f64; 2] {
        let values = one.features.iter().map(|feature| feature.value);
        [values.clone().sum(), values.map(f64::abs).sum()]
    };
    let of = |mv: &String| {
        size(
            why.moves
                .iter()
                .find(|one| one.value.mv == *mv)
                .expect("a move"),
        )
    };
    let ([best, one], [other, two]) = (of(&comparison.best), of(&comparison.other));
    let gap = (best - other - sum.difference).abs();
    assert!(
        gap <= 1e-4 * (one + two),
        "{place}: {best} - {other} is not {}",
        sum.difference
    );
    if comparison.explains {
        let is_better = comparison
            .other_value
            .is_none_or(|other| other < comparison.best_value);
        assert!(
            sum.difference > 0.0 && is_better && why.exact.is_none(),
            "{place}"
        );
    }
    if let Some(reason) = comparison.reason() {
        assert!(
            comparison.explains && 2.0 * reason.difference >= sum.difference,
            "{place}"
        );
    }
}

/// Ten positions for each player of each game, or a hundred.
#[test]
fn every_player_gives_reasons_that_add_up() {
    let mut random = Random::new(5);
    for family in FAMILIES {
        let game = catalogue::open(family.info().id).expect("a game");
        for info in game.players() {
            let player = contender(info, Limits::nodes(NODES), &[]);
            for _ in 0..often(10, 100) {
                let plies = 1 + random.below(PLIES) as usize;
                let table = random_game(&*game, random.next(), plies);
                let (ply, record) = (table.plies() - 1, table.record());
                let case = Case {
                    game: &game,
                    player: &player,
                    record: &record,
                    ply,
                };
                case.check();
            }
        }
    }
}
