//! The game of docs/adding-a-game.md, through what every game offers: nothing here knows its types.

#[path = "cli/program.rs"]
mod program;

/// The program under test.
const PROGRAM: &str = env!("CARGO_BIN_EXE_plyground");
#[allow(dead_code, reason = "each test file uses its own part")]
mod support {
    pub mod clock;
    pub mod random;
}

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use plyground::games::{Outcome, Side, State, game_of};
use plyground::players::{AnyGame, AnyTable, Contender, Question, Setting, catalogue};
use plyground::search::{Limits, Report};
use plyground_lab::{Experiment, Plan, Tally};
use proptest::prelude::*;

use program::{fails, json, succeeds};
use support::clock::stopped;
use support::random::Random;

/// The board as the rules are told: columns from the left, each a pile of `x` and `o`.
type Piles = [String; 7];

fn game() -> Arc<dyn AnyGame> {
    catalogue::open("connect-four").expect("the game is in the list")
}

fn set_up(position: &str) -> Box<dyn AnyTable> {
    game().set_up(position, 0).expect(position)
}

/// What stands in a column of piles at a height, both counted from 0; nothing off the board.
fn at(piles: &Piles, column: i32, height: i32) -> Option<char> {
    let pile = piles.get(usize::try_from(column).ok()?)?;
    pile.chars().nth(usize::try_from(height).ok()?)
}

/// The lines of four, as columns and heights.
fn lines() -> Vec<[(i32, i32); 4]> {
    let is_inside =
        |&(column, height): &(i32, i32)| (0..7).contains(&column) && (0..6).contains(&height);
    let steps = [(0, 1), (1, 0), (1, 1), (1, -1)];
    let cells = (0..7).flat_map(|column| (0..6).map(move |height| (column, height)));
    let lines = cells.flat_map(|(column, height)| {
        steps.map(|(right, up)| [0, 1, 2, 3].map(|i| (column + i * right, height + i * up)))
    });
    lines.filter(|line| line.iter().all(is_inside)).collect()
}

/// The cells of every four in a row of a side.
fn fours(piles: &Piles, disc: char) -> Vec<(i32, i32)> {
    let all = |line: &[(i32, i32); 4]| line.iter().all(|&(c, h)| at(piles, c, h) == Some(disc));
    lines().into_iter().filter(all).flatten().collect()
}

fn discs(piles: &Piles) -> usize {
    piles.iter().map(String::len).sum()
}

fn mover(piles: &Piles) -> char {
    if discs(piles).is_multiple_of(2) {
        'x'
    } else {
        'o'
    }
}

/// How a game ended, if it has.
fn result(piles: &Piles) -> Option<&'static str> {
    match (fours(piles, 'x').is_empty(), fours(piles, 'o').is_empty()) {
        (false, _) => Some("x"),
        (true, false) => Some("o"),
        (true, true) if discs(piles) == 42 => Some("draw"),
        (true, true) => None,
    }
}

/// Every legal move, by its name, with what it leads to.
fn moves(piles: &Piles) -> Vec<(String, Piles)> {
    let columns = (0..7).filter(|&column| result(piles).is_none() && piles[column].len() < 6);
    columns
        .map(|column| {
            let mut next = piles.clone();
            next[column].push(mover(piles));
            (char::from(b'a' + column as u8).to_string(), next)
        })
        .collect()
}

/// The text of a position.
fn written(piles: &Piles) -> String {
    let row = |height| {
        (0..7)
            .map(|column| at(piles, column, height).unwrap_or('.'))
            .collect::<String>()
    };
    let rows: Vec<String> = (0..6).rev().map(row).collect();
    format!("{} {}", rows.join("/"), mover(piles))
}

/// The piles after so many random moves, or at the end of the game.
fn wander(random: &mut Random, plies: u64) -> Piles {
    let mut piles = Piles::default();
    for _ in 0..plies {
        match moves(&piles).as_slice() {
            [] => break,
            moves => piles = random.of(moves).1.clone(),
        }
    }
    piles
}

/// Holds what a table shows to the piles.
fn check(state: &State, piles: &Piles) {
    assert_eq!(state.position, written(piles));
    let names: Vec<String> = moves(piles).into_iter().map(|(name, _)| name).collect();
    assert_eq!(state.legal, names, "{}", state.position);
    assert_eq!(state.over, names.is_empty(), "{}", state.position);
    let number = |disc| u64::from(disc == 'x') + 2 * u64::from(disc == 'o');
    let cell = |i: i32| at(piles, i % 7, 5 - i / 7).map_or(0, number);
    assert_eq!(state.cells, (0..42).map(cell).collect::<Vec<_>>());
    let sides = state.sides.as_ref().expect("two play");
    assert_eq!(sides.side, mover(piles).to_string());
    assert_eq!(sides.outcome, result(piles), "{}", state.position);
    let mut four: Vec<i32> = [fours(piles, 'x'), fours(piles, 'o')]
        .concat()
        .into_iter()
        .map(|(column, height)| 7 * (5 - height) + column)
        .collect();
    four.sort_unstable();
    four.dedup();
    let deciding: Vec<i32> = sides.deciding.iter().map(|&cell| cell.into()).collect();
    assert_eq!(deciding, four, "{}", state.position);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn a_game_goes_as_the_slow_rules_say_and_its_record_reads_back(seed: u64) {
        let mut random = Random::new(seed);
        let (mut table, mut piles) = (game().deal(seed), Piles::default());
        loop {
            check(&table.state(), &piles);
            let moves = moves(&piles);
            if moves.is_empty() {
                break;
            }
            let (name, next) = random.of(&moves).clone();
            table.play(&name, None).unwrap();
            prop_assert_eq!(table.step().unwrap().mv, name);
            piles = next;
        }
        let record = table.record();
        prop_assert_eq!(game_of(&record), "connect-four");
        let mut again = game().replay(&record).unwrap();
        prop_assert_eq!(again.state(), table.state());
        prop_assert_eq!(again.plies(), discs(&piles));
        prop_assert!(again.undo());
        prop_assert!(!again.state().over);
    }

    #[test]
    fn a_position_reads_back_with_and_without_its_side(seed: u64, plies in 0_u64..=42) {
        let piles = wander(&mut Random::new(seed), plies);
        let text = written(&piles);
        check(&set_up(&text).state(), &piles);
        check(&set_up(&text[..47]).state(), &piles);
        let table = set_up(&text);
        let again = game().replay(&table.record()).unwrap();
        prop_assert_eq!(again.state(), table.state());
    }
}

#[test]
fn the_numbers_of_lines_are_those_that_are_known() {
    let start = game().deal(0).state().position;
    let known = [1, 7, 49, 343, 2401, 16807, 117_649, 823_536, 5_673_234];
    for (plies, lines) in (0..).zip(known) {
        assert_eq!(game().perft(&start, plies).unwrap(), lines, "{plies} plies");
    }
}

/// <https://oeis.org/A212693>
#[test]
fn as_many_positions_come_up_as_others_have_counted() {
    let mut positions = BTreeSet::from([game().deal(0).state().position]);
    for count in [1, 7, 49, 238, 1120, 4263, 16422] {
        assert_eq!(positions.len(), count);
        let next = |position: &String| {
            let moves = set_up(position).state().legal;
            moves
                .into_iter()
                .map(|mv| {
                    let mut table = set_up(position);
                    table.play(&mv, None).expect("it is legal");
                    table.state().position
                })
                .collect::<Vec<_>>()
        };
        positions = positions.iter().flat_map(next).collect();
    }
}

#[test]
fn a_wrong_position_or_move_is_refused_by_its_place() {
    let empty = "......./......./......./......./......./.......";
    for (text, words) in [
        (
            "......./.......",
            "expected 6 rows from the top with / between, found 2",
        ),
        (
            &empty.replacen(".......", "........", 1),
            "row 6: expected 7 of .xo, found 8",
        ),
        (
            &format!("{}X......", &empty[..40]),
            "cell a1: 'X' is none of .xo",
        ),
        (
            &format!("x{}", &empty[1..]),
            "cell a6: the disc has nothing below it",
        ),
        (&format!("{}o......", &empty[..40]), "0 x and 1 o; x begins"),
        (&format!("{empty} o"), "side to move: \"o\" is not x"),
        (
            "......./......./xo...../xo...../xo...../xo..... x",
            "x has four in a row, and yet",
        ),
    ] {
        let refused = game().set_up(text, 0).map(|table| table.record());
        let message = refused.expect_err(text).to_string();
        assert!(message.contains(words), "{text}: {message}");
    }
    let mut table = game().replay("connect-four.1..a_a_a_a_a_a").unwrap();
    for (mv, words) in [
        ("h", "a column from a to g"),
        ("", "a column"),
        ("A", "a column"),
        ("a", "full"),
    ] {
        let message = table.play(mv, None).expect_err(mv).to_string();
        assert!(message.contains(words), "{mv}: {message}");
    }
    let mut won = game().replay("connect-four.1..a_b_a_b_a_b_a").unwrap();
    assert_eq!(won.outcome(), Some(Outcome::Win(Side::First)));
    assert!(
        won.play("c", None)
            .expect_err("over")
            .to_string()
            .contains("end of the game")
    );
    assert!(game().replay("connect-four.1..a_b_a_b_a_b_a_b").is_err());
    assert!(catalogue::open("connect-four-5x5").is_err());
    assert_eq!(game().cell_name(35), "a1");
}

/// A player with limits.
fn contender(id: &str, limits: Limits) -> Contender {
    let info = game().player(id).expect(id);
    Contender::new(info, info.defaults(), limits).expect(id)
}

fn think(id: &str, limits: Limits, position: &str) -> Report<String> {
    let mut thinker = game().thinker(stopped.into());
    let question = Question::new(position);
    thinker
        .go(&contender(id, limits), 1, &question)
        .expect(position);
    let slice = thinker.slice(f64::INFINITY).expect("a search runs");
    slice.outcome.expect("it came to its end")
}

/// 1, 0 or -1 for the side to move, by looking at every position that may come.
fn value(piles: &Piles, known: &mut HashMap<Piles, i8>) -> i8 {
    if let Some(&value) = known.get(piles) {
        return value;
    }
    let value = match result(piles) {
        Some("draw") => 0,
        // Whoever moved last has won.
        Some(_) => -1,
        None => {
            let values = moves(piles)
                .into_iter()
                .map(|(_, next)| -value(&next, known));
            values.max().expect("a move")
        }
    };
    known.insert(piles.clone(), value);
    value
}

/// Games in which nobody has won yet, so far on that all lines can be looked at: random ones in which wins
/// are passed by where that can be done.
fn late(seeds: std::ops::Range<u64>, empty: usize) -> Vec<Piles> {
    let games = seeds.map(|seed| {
        let (mut random, mut piles) = (Random::new(seed), Piles::default());
        while discs(&piles) + empty < 42 && result(&piles).is_none() {
            let mut quiet = moves(&piles);
            quiet.retain(|(_, next)| result(next).is_none());
            let moves = if quiet.is_empty() {
                moves(&piles)
            } else {
                quiet
            };
            piles = random.of(&moves).1.clone();
        }
        piles
    });
    games.filter(|piles| result(piles).is_none()).collect()
}

#[test]
fn the_strong_player_solves_late_positions() {
    let positions: Vec<Piles> = (2..=10).flat_map(|empty| late(0..30, empty)).collect();
    let mut seen = [0; 3];
    for piles in &positions {
        let mut known = HashMap::new();
        let (text, expected) = (written(piles), value(piles, &mut known));
        let report = think("strong", Limits::depth(42), &text);
        let best = report.best.expect("a move");
        let (_, next) = moves(piles)
            .into_iter()
            .find(|(name, _)| *name == best)
            .expect("it is legal");
        assert_eq!(-value(&next, &mut known), expected, "{text}: {best}");
        // One legal move needs no search, so nothing is proven.
        if moves(piles).len() > 1 {
            assert_eq!(report.exact, Some(expected), "{text}");
        }
        seen[(expected + 1) as usize] += 1;
    }
    assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
}

#[test]
fn the_strong_player_takes_a_win_and_blocks_a_loss() {
    let (mut wins, mut blocks) = (0, 0);
    for seed in 0..400 {
        let mut random = Random::new(seed);
        let plies = 6 + random.below(25);
        let piles = wander(&mut random, plies);
        let won = |piles: &Piles| result(piles).is_some_and(|result| result != "draw");
        let winning: Vec<String> = moves(&piles)
            .into_iter()
            .filter(|(_, next)| won(next))
            .map(|(name, _)| name)
            .collect();
        let safe: Vec<String> = moves(&piles)
            .into_iter()
            .filter(|(_, next)| moves(next).iter().all(|(_, end)| !won(end)))
            .map(|(name, _)| name)
            .collect();
        let is_forced = winning.is_empty() && safe.len() == 1 && moves(&piles).len() > 1;
        if winning.is_empty() && !is_forced {
            continue;
        }
        let best = think("strong", Limits::depth(2), &written(&piles))
            .best
            .expect("a move");
        if is_forced {
            assert_eq!(best, safe[0], "{}", written(&piles));
            blocks += 1;
        } else {
            assert!(winning.contains(&best), "{}: {best}", written(&piles));
            wins += 1;
        }
    }
    assert!(wins > 20 && blocks > 20, "{wins} wins, {blocks} blocks");
}

/// How many lines of four hold so many discs of a side and none of the other.
fn open_lines(piles: &Piles, side: char, wanted: usize) -> i32 {
    let lines = lines().into_iter().filter(|line| {
        let found = line.map(|(column, height)| at(piles, column, height));
        let own = found.iter().filter(|&&disc| disc == Some(side)).count();
        let none = found.iter().filter(|disc| disc.is_none()).count();
        own == wanted && own + none == 4
    });
    lines.count() as i32
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn the_features_are_the_open_lines(seed: u64, plies in 0_u64..=40) {
        let piles = wander(&mut Random::new(seed), plies);
        let (own, other) = if mover(&piles) == 'x' { ('x', 'o') } else { ('o', 'x') };
        let more = |wanted| (open_lines(&piles, own, wanted) - open_lines(&piles, other, wanted)) as f32;
        let mut thinker = game().thinker(stopped.into());
        let position = written(&piles);
        let question = Question::new(&position);
        let explained = thinker.explain(&contender("strong", Limits::depth(1)), 1, &question).unwrap();
        let features: Vec<_> = explained.expect("an evaluation").features;
        let weight = |name| game().player("strong").unwrap().param(name).unwrap().default as f32;
        let expected = [
            ("one", more(1) * weight("one")),
            ("two", more(2) * weight("two")),
            ("three", more(3) * weight("three")),
            ("tempo", weight("tempo")),
        ];
        if result(&piles).is_none() {
            let features: Vec<_> = features.iter().map(|one| (one.name, one.value as f32)).collect();
            prop_assert_eq!(&features[..], &expected[..]);
        }
    }
}

/// The winner of a game between two players.
fn bout(first: &str, second: &str, seed: u64) -> Option<Outcome> {
    let players = [first, second].map(|id| Arc::new(contender(id, Limits::nodes(2000))));
    let setting = Setting { seed, opening: 2 };
    let mut bout = game().bout(&players, setting, stopped.into()).unwrap();
    while bout.advance() {}
    let replayed = game().replay(&bout.record()).unwrap();
    assert_eq!(replayed.outcome(), bout.outcome());
    assert_eq!(replayed.plies() as u64, bout.plies());
    bout.outcome()
}

#[test]
fn the_strong_player_beats_the_random_one() {
    let first =
        (0..5).filter(|&seed| bout("strong", "random", seed) == Some(Outcome::Win(Side::First)));
    let second =
        (0..5).filter(|&seed| bout("random", "strong", seed) == Some(Outcome::Win(Side::Second)));
    let won = first.count() + second.count();
    assert!(won >= 9, "{won} of 10");
}

#[test]
fn the_lab_plays_an_experiment() {
    let text = r#"{"name": "try", "game": "connect-four", "games": 6, "limits": {"nodes": 500},
        "players": [{"player": "strong", "settings": {"three": 20}}, {"player": "mcts"}, {"player": "random"}]}"#;
    let plan = Plan::new(&Experiment::from_json(text).unwrap()).unwrap();
    assert_eq!(plan.jobs(), 18);
    let mut tally = Tally::default();
    for job in 0..plan.jobs() {
        let mut bout = plan.start(job, stopped.into()).unwrap().expect("a game");
        while bout.advance() {}
        let line = bout.line();
        assert_eq!(plan.find(&line), Some(job));
        assert!(tally.add(&line));
    }
    let [against_mcts, against_random, _] = &tally.matches().collect::<Vec<_>>()[..] else {
        panic!("three pairs");
    };
    assert_eq!(against_mcts.summary.games, 6);
    assert!(against_random.summary.wins >= 5);
}

/// A position in which x wins by d alone.
const WINS_BY_D: &str = "......./......./......./......./ooo..../xxx.... x";

#[test]
fn the_command_line_counts_thinks_and_replays() {
    let start = game().deal(0).state().position;
    assert_eq!(
        succeeds(&["perft", "connect-four", &start, "7"]),
        "823536\n"
    );
    let thought = &json(&[
        "think",
        "connect-four",
        WINS_BY_D,
        "--player",
        "strong",
        "--depth",
        "3",
    ])[0];
    assert_eq!(
        (&thought["move"], &thought["exact"]),
        (&"d".into(), &1.into())
    );
    let catalogue = &json(&["players", "connect-four", "--json"])[0];
    let players = catalogue["players"].as_array().unwrap();
    let ids: Vec<&str> = players
        .iter()
        .filter_map(|player| player["id"].as_str())
        .collect();
    assert_eq!(ids, ["strong", "mcts", "random"]);
    let replayed = &json(&["replay", "connect-four", "--start", WINS_BY_D, "d"])[0];
    assert_eq!(replayed["result"], "x");
    assert_eq!(replayed["legal"], serde_json::json!([]));
    fails(
        &["replay", "connect-four", "h"],
        &["h", "a column from a to g"],
    );
}

#[test]
fn the_command_line_plays_and_its_records_read_back() {
    let mut games = json(&[
        "play",
        "connect-four",
        "--players",
        "strong,random",
        "--games",
        "4",
        "--seed",
        "3",
        "--nodes",
        "1000",
        "--json",
    ]);
    let summary = games.pop().unwrap();
    assert_eq!((games.len(), &summary["games"]), (4, &4.into()));
    assert!(summary["wins"].as_u64().unwrap() >= 3);
    for one in &games {
        let replayed = &json(&[
            "replay",
            "connect-four",
            "--record",
            one["record"].as_str().unwrap(),
        ])[0];
        assert_eq!(replayed["result"], one["result"]);
    }
}

#[test]
fn the_command_line_runs_an_experiment() {
    let folder = std::env::temp_dir().join(format!("connect-four-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("four.json");
    let text = r#"{"name": "four", "game": "connect-four", "games": 4, "limits": {"nodes": 200}, "players": [{"player": "strong"}, {"player": "random"}]}"#;
    std::fs::write(&file, text).unwrap();
    let results = folder.join("four.jsonl");
    let run = program::called(
        &[
            "lab",
            "run",
            file.to_str().unwrap(),
            "--out",
            results.to_str().unwrap(),
        ],
        "",
    );
    assert_eq!(run.code, 0, "{}", run.stderr);
    let lines = program::lines(&std::fs::read_to_string(&results).unwrap());
    assert_eq!(lines.len(), 4);
    assert!(lines.iter().all(|line| line["game"] == "connect-four"));
    std::fs::remove_dir_all(&folder).unwrap();
}
