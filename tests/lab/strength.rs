//! The figures of a match, against the published formulas of fastchess (`elo_pentanomial.cpp`, `sprt.cpp`), OpenBench
//! (`OpenBench/stats.py`) and cutechess (`elo.cpp`), written out below.

use plyground_lab::{
    Ending, Experiment, Hypotheses, MatchSummary, Plan, ResultLine, SequentialTest, Tally,
};

use crate::matches::{match_result, pair_endings};

/// Pairs of games from two losses to two wins.
const TABLE: [[usize; 5]; 7] = [
    [34, 54, 63, 64, 75],
    [10, 40, 100, 60, 20],
    [3, 11, 52, 17, 2],
    [250, 1050, 2400, 1000, 260],
    [2, 30, 900, 44, 3],
    [60, 20, 10, 5, 5],
    [0, 12, 70, 41, 0],
];

const PLAYERS: &str = r#"{"name": "t", "game": "pentago", "games": 2, "limits": {"nodes": 10},
    "players": [{"player": "strong"}, {"player": "random"}]}"#;

/// The lines of such pairs.
fn lines(plan: &Plan, pairs: &[usize; 5]) -> Vec<ResultLine> {
    let kinds = (0..5).flat_map(|kind| vec![kind; pairs[kind]]);
    let games = kinds.zip(0..).flat_map(|(kind, seed)| {
        let endings = [true, false].into_iter().zip(pair_endings(kind));
        endings.map(move |(first, ending)| (seed, first, ending))
    });
    games
        .map(|(seed, first, ending)| line(plan, seed, first, ending))
        .collect()
}

fn line(plan: &Plan, seed: u64, first: bool, ending: Ending) -> ResultLine {
    let [player, opponent] = [0, 1].map(|place| plan.contenders()[place].id());
    ResultLine {
        game: "pentago".into(),
        player,
        name: None,
        outcome: match_result(&opponent, seed, first, ending),
        fault: None,
        record: None,
    }
}

fn plan() -> Plan {
    Plan::new(&Experiment::from_json(PLAYERS).expect("an experiment")).expect("a plan")
}

fn summary(lines: &[ResultLine]) -> MatchSummary {
    let mut tally = Tally::default();
    for line in lines {
        tally.add(line);
    }
    let mut all = tally.matches();
    all.next().expect("two players").summary
}

fn of_pairs(pairs: &[usize; 5]) -> MatchSummary {
    summary(&lines(&plan(), pairs))
}

/// The figures that fastchess prints.
struct Fastchess {
    elo: f64,
    elo_error: f64,
    nelo: f64,
    nelo_error: f64,
    los: f64,
}

/// The mean and the variance of the results of pairs.
fn moments(pairs: &[usize; 5]) -> [f64; 2] {
    let total: f64 = pairs.iter().map(|&count| count as f64).sum();
    let (mut mean, mut variance) = (0.0, 0.0);
    for (count, result) in pairs.iter().zip([0.0, 0.25, 0.5, 0.75, 1.0]) {
        mean += *count as f64 / total * result;
    }
    for (count, result) in pairs.iter().zip([0.0, 0.25, 0.5, 0.75, 1.0]) {
        variance += *count as f64 / total * (result - mean) * (result - mean);
    }
    [mean, variance]
}

fn fastchess(pairs: &[usize; 5]) -> Fastchess {
    let total = pairs.iter().sum::<usize>() as f64;
    let [score, variance] = moments(pairs);
    let error = 1.959963984540054 * (variance / total).sqrt();
    let elo = |score: f64| -400.0 * (1.0 / score - 1.0).log10();
    let nelo = |score: f64| (score - 0.5) / (2.0 * variance).sqrt() * (800.0 / 10_f64.ln());
    Fastchess {
        elo: elo(score),
        elo_error: (elo(score + error) - elo(score - error)) / 2.0,
        nelo: nelo(score),
        nelo_error: (nelo(score + error) - nelo(score - error)) / 2.0,
        los: normal((score - 0.5) / (variance / total).sqrt()),
    }
}

/// The share of the normal distribution below a number of standard deviations, by Simpson's rule.
fn normal(deviations: f64) -> f64 {
    let steps = 20_000;
    let width = deviations / f64::from(steps);
    let density = |x: f64| (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    let weighed = (0..=steps).map(|step| {
        let weight = match step {
            0 => 1.0,
            _ if step == steps => 1.0,
            _ if step % 2 == 1 => 4.0,
            _ => 2.0,
        };
        weight * density(f64::from(step) * width)
    });
    0.5 + weighed.sum::<f64>() * width / 3.0
}

/// The log-likelihood ratio of fastchess's logistic model, which fishtest and OpenBench share: the distribution of each
/// expected score that fits best, counts of 0 taken for 0.001.
fn logistic_ratio(pairs: &[usize; 5], elo: [f64; 2]) -> f64 {
    let counts = pairs.map(|count| if count == 0 { 1e-3 } else { count as f64 });
    let total: f64 = counts.iter().sum();
    let results = [0.0, 0.25, 0.5, 0.75, 1.0];
    let fitted = |elo: f64| {
        let score = 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
        let slope = |theta: f64| -> f64 {
            let terms = (0..5).map(|i| {
                let apart = results[i] - score;
                counts[i] / total * apart / (1.0 + theta * apart)
            });
            terms.sum()
        };
        let (mut low, mut high) = (-1.0 / (1.0 - score), 1.0 / score);
        while high - low > 1e-12 {
            let middle = (low + high) / 2.0;
            if slope(middle) > 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        [0, 1, 2, 3, 4].map(|i| counts[i] / total / (1.0 + low * (results[i] - score)))
    };
    let [none, better] = elo.map(fitted);
    let terms = (0..5).map(|i| counts[i] * (better[i].ln() - none[i].ln()));
    terms.sum()
}

fn is_near(found: Option<f64>, expected: f64, tolerance: f64) -> bool {
    found.is_some_and(|found| (found - expected).abs() <= tolerance)
}

/// The half of an interval.
fn error(low: Option<f64>, high: Option<f64>) -> Option<f64> {
    Some((high? - low?) / 2.0)
}

/// A result that fastchess prints in its own tests: Elo 55.58 ± 27.65, nElo 57.94 ± 28.28, LOS 100 %.
#[test]
fn the_written_out_formulas_give_what_fastchess_prints() {
    let printed = fastchess(&TABLE[0]);
    for (found, expected) in [
        (printed.elo, 55.58),
        (printed.elo_error, 27.65),
        (printed.nelo, 57.94),
        (printed.nelo_error, 28.28),
        (100.0 * printed.los, 100.0),
    ] {
        assert!((found - expected).abs() < 0.006, "{found}, not {expected}");
    }
}

/// Elo and normalised Elo are the same numbers. The interval of Elo is Student's, with an imagined pair: at these numbers of
/// pairs within 6 % of theirs.
#[test]
fn elo_and_normalised_elo_agree_with_fastchess() {
    for pairs in TABLE {
        let (ours, theirs) = (of_pairs(&pairs), fastchess(&pairs));
        let note = format!("{pairs:?}: {ours:?}");
        assert!(is_near(ours.elo.difference, theirs.elo, 1e-9), "{note}");
        assert!(is_near(ours.nelo.difference, theirs.nelo, 1e-9), "{note}");
        let nelo_error = error(ours.nelo.low, ours.nelo.high);
        assert!(is_near(nelo_error, theirs.nelo_error, 1e-4), "{note}");
        let elo_error = error(ours.elo.low, ours.elo.high);
        let tolerance = 0.06 * theirs.elo_error;
        assert!(is_near(elo_error, theirs.elo_error, tolerance), "{note}");
    }
}

#[test]
fn the_likelihood_of_superiority_agrees_with_fastchess_to_half_a_per_cent() {
    for pairs in TABLE {
        let (ours, theirs) = (of_pairs(&pairs), fastchess(&pairs));
        assert!(
            is_near(ours.los, theirs.los, 0.005),
            "{pairs:?}: {:?}, not {}",
            ours.los,
            theirs.los
        );
    }
}

/// The imagined pair and Student's distribution weigh less the more pairs there are.
#[test]
fn with_many_pairs_the_intervals_become_those_of_fastchess() {
    let mut last = f64::INFINITY;
    for times in [1, 10, 100, 1000] {
        let pairs = [1, 3, 4, 5, 2].map(|count| count * times);
        let (ours, theirs) = (of_pairs(&pairs), fastchess(&pairs));
        let elo_error = error(ours.elo.low, ours.elo.high).expect("bounds");
        let excess = elo_error / theirs.elo_error - 1.0;
        assert!(
            0.0 < excess && excess < last / 5.0,
            "{times} times: {excess}"
        );
        last = excess;
    }
    assert!(last < 1e-3, "{last}");
}

#[test]
fn the_log_likelihood_ratio_agrees_with_fastchess() {
    let plan = plan();
    for pairs in TABLE {
        for (none, better) in [(0.0, 10.0), (0.0, 2.5), (-5.0, 0.0), (20.0, 100.0)] {
            let hypotheses = Hypotheses {
                none,
                better,
                ..Hypotheses::default()
            };
            let mut test = SequentialTest::new(&plan, hypotheses).expect("two players");
            for line in lines(&plan, &pairs) {
                test.add(&line);
            }
            let (found, expected) = (test.verdict().ratio, logistic_ratio(&pairs, [none, better]));
            assert!(
                (found - expected).abs() < 1e-6 * expected.abs().max(1.0),
                "{pairs:?}, {none} to {better}: {found}, not {expected}"
            );
        }
    }
}

/// Games of different seeds, one of each: cutechess's erf((wins - losses) / sqrt(2 (wins + losses))).
#[test]
fn without_pairs_the_likelihood_of_superiority_is_that_of_cutechess() {
    let plan = plan();
    for [wins, draws, losses] in [[136, 111, 96], [5, 0, 3], [10, 90, 21]] {
        let endings = [Ending::Win, Ending::Draw, Ending::Loss].into_iter();
        let all = endings
            .zip([wins, draws, losses])
            .flat_map(|(ending, count)| vec![ending; count]);
        let lines: Vec<_> = all
            .zip(0..)
            .map(|(ending, seed)| line(&plan, seed, true, ending))
            .collect();
        let summary = summary(&lines);
        let lead = wins as f64 - losses as f64;
        let expected = normal(lead / ((wins + losses) as f64).sqrt());
        assert!(is_near(summary.los, expected, 1e-9), "{summary:?}");
        assert_eq!(summary.nelo.difference, None, "no pair is complete");
    }
}

#[test]
fn too_few_games_say_nothing_of_superiority() {
    let few = [
        [0, 0, 0, 0, 1],
        [1, 0, 0, 0, 0],
        [0, 0, 1, 0, 0],
        [0, 0, 0, 0, 2],
        [0, 1, 0, 1, 0],
    ];
    let plan = plan();
    let singles = |count: u64| -> Vec<_> {
        let seeds = 0..count;
        seeds
            .map(|seed| line(&plan, seed, true, Ending::Win))
            .collect()
    };
    let pairs = few.map(|pairs| of_pairs(&pairs));
    for one in pairs
        .iter()
        .chain(&[1, 4].map(|count| summary(&singles(count))))
    {
        assert_eq!(one.los, None, "{one:?}");
        let nelo = [one.nelo.difference, one.nelo.low, one.nelo.high];
        assert_eq!(nelo, [None; 3], "{one:?}");
    }
    assert!(summary(&singles(5)).los.is_some());
    let varied = of_pairs(&[0, 1, 0, 1, 1]);
    assert!(varied.los.is_some() && varied.nelo.low.is_some());
    // All alike: more and more certain, while normalised Elo has no bounds.
    let [three, ten, fifty] = [3, 10, 50].map(|pairs| of_pairs(&[0, 0, 0, 0, pairs]));
    let [three_los, ten_los, fifty_los] = [&three, &ten, &fifty].map(|one| one.los.expect("pairs"));
    assert!(three_los < 0.999 && three_los < ten_los && ten_los <= fifty_los);
    assert!(fifty_los > 0.9999 && fifty.nelo.difference.is_none());
    let drawn = of_pairs(&[0, 0, 10, 0, 0]);
    assert_eq!(drawn.los, Some(0.5));
}

/// The figures of a player and of its opponent say the same.
#[test]
fn the_likelihood_of_superiority_is_that_of_the_verdict_and_mirrored_for_the_opponent() {
    let plan = plan();
    for pairs in TABLE {
        let [there, back] = [pairs, [4, 3, 2, 1, 0].map(|place| pairs[place])];
        let [los, mirrored] = [of_pairs(&there), of_pairs(&back)].map(|one| one.los.expect("los"));
        assert!((los + mirrored - 1.0).abs() < 1e-12, "{los} {mirrored}");
        let mut test = SequentialTest::new(&plan, Hypotheses::default()).expect("two players");
        for line in lines(&plan, &there) {
            test.add(&line);
        }
        assert_eq!(test.verdict().los, Some(los));
    }
}
