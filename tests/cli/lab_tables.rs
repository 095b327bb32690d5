//! The tables of matches that `plyground lab show` prints.

use super::program::{folder, path, succeeds};
use std::fs;

/// The line of a game between two.
fn line([player, opponent]: [&str; 2], game: u64, result: &str) -> String {
    let (seed, first) = (game / 2, game.is_multiple_of(2));
    format!(
        r#"{{"game":"loa","player":"{player}","opponent":"{opponent}","seed":{seed},"opening":2,"first":{first},"result":"{result}","moves":30,"ms":1,"nodes":1,"own_moves":15,"opponent_ms":1,"opponent_nodes":1,"opponent_moves":15,"checksum":{}}}"#,
        1000 * u64::from(player.as_bytes()[0]) + 100 * u64::from(opponent.as_bytes()[0]) + game
    )
}

/// A file of results: for each two players the results of their games, in pairs.
fn results(name: &str, matches: &[([&str; 2], &[&str])]) -> String {
    let file = path(&folder(name), "results.jsonl");
    let lines = matches.iter().flat_map(|(players, results)| {
        let games = (0..).zip(*results);
        games.map(|(game, result)| line(*players, game, result) + "\n")
    });
    fs::write(&file, lines.collect::<String>()).unwrap();
    file
}

/// The words of the line that begins so, after that.
fn row<'a>(table: &'a str, title: &str) -> Vec<&'a str> {
    let found = table.lines().find_map(|line| line.strip_prefix(title));
    found
        .unwrap_or_else(|| panic!("{title} in {table}"))
        .split_whitespace()
        .collect()
}

/// The part of an output below a heading.
fn below<'a>(output: &'a str, heading: &str) -> &'a str {
    output.split_once(heading).expect(heading).1
}

#[test]
fn pairs_are_counted_by_their_five_outcomes() {
    let games = [
        "loss", "loss", "loss", "draw", "win", "loss", "draw", "draw", "win", "draw", "win", "win",
    ];
    let table = succeeds(&[
        "lab",
        "show",
        &results("tables-pairs", &[(["a", "b"], &games)]),
    ]);
    let pairs = row(below(&table, "pairs of games by points"), "a : b");
    // The score is half, so nobody is likelier to be the better one.
    assert_eq!(
        pairs[..7],
        ["1", "1", "2", "1", "1", "50.0", "%"],
        "{table}"
    );
    assert_eq!(pairs[7], "+0", "{table}");
    assert!(!table.contains("crosstable"), "{table}");
}

#[test]
fn four_games_have_neither_a_likelihood_of_superiority_nor_normalised_elo() {
    let file = results(
        "tables-few",
        &[(["a", "b"], &["win", "win", "win", "draw"])],
    );
    let table = succeeds(&["lab", "show", &file]);
    let pairs = row(below(&table, "pairs of games by points"), "a : b");
    assert_eq!(pairs, ["0", "0", "0", "1", "1", "-", "-", "-"], "{table}");
}

#[test]
fn single_games_are_no_pairs() {
    let file = results("tables-single", &[(["a", "b"], &["win"])]);
    assert!(!succeeds(&["lab", "show", &file]).contains("pairs of games"));
}

#[test]
fn three_players_have_a_crosstable_with_the_best_first() {
    let table = succeeds(&[
        "lab",
        "show",
        &results(
            "tables-cross",
            &[
                (["a", "b"], &["loss", "draw"]),
                (["a", "c"], &["win", "win"]),
                (["b", "c"], &["win", "win", "win", "draw"]),
            ],
        ),
    ]);
    let cross = below(&table, "crosstable");
    assert_eq!(row(cross, " 1 b"), ["5/6", "1.5/2", "3.5/4"]);
    assert_eq!(row(cross, " 2 a"), ["2.5/4", "0.5/2", "2/2"]);
    assert_eq!(row(cross, " 3 c"), ["0.5/6", "0.5/4", "0/2"]);
}
