//! `cargo xtask ladder`: rates the players of all games, and writes the tables of `docs/ladder.md` and the ratings that
//! the page shows.

use std::fs;

use crate::shell::{Result, cargo, output, run};

/// The file with the tables.
const DOCS: &str = "docs/ladder.md";
/// Where the tables begin in it.
const MARK: &str = "<!-- From here on `cargo xtask ladder` writes. -->\n";
/// The folders of games for the page; those with levels have a file of ratings.
const GAMES: &str = "www/games";
const RATINGS: &str = "ratings.js";
/// How far the players think.
const NODES: u32 = 2000;
/// How well they are known.
const OPTIONS: &str = "--most 300 --error 50";
/// Where the lists of levels begin: other players and presets do not stand in the page.
const LEVEL: &str = "level-";

/// A player on the ladder, as the command prints it.
#[derive(serde::Deserialize)]
struct Row {
    player: String,
    preset: Option<String>,
    elo: f64,
    low: f64,
    high: f64,
    games: u64,
}

/// Plays what is missing in the files of results, then writes everything anew.
pub fn ladder(args: &[String]) -> Result {
    if let Some(other) = args.first() {
        return Err(format!(
            "`ladder` takes no argument, but was given `{other}`"
        ));
    }
    run(&mut cargo("build --release --bin plyground"))?;
    let mut tables = String::new();
    for game in games()? {
        let rated = |form: &str| {
            let results = format!("--out target/ladder-{game}.jsonl");
            let rate = "run --release --quiet --bin plyground -- lab ladder";
            cargo(&format!(
                "{rate} {game} --nodes {NODES} {OPTIONS} {results} {form}"
            ))
        };
        tables += &format!("\n{}\n", output(&mut rated(""))?);
        let rows = output(&mut rated("--json"))?;
        write(&format!("{GAMES}/{game}/{RATINGS}"), &script(&rows)?)?;
    }
    let docs = fs::read_to_string(DOCS).map_err(|e| format!("cannot read {DOCS}: {e}"))?;
    let (words, _) = docs
        .split_once(MARK)
        .ok_or(format!("{DOCS} has no {MARK}"))?;
    write(DOCS, &format!("{words}{MARK}{tables}"))
}

/// The games that have ratings.
fn games() -> Result<Vec<String>> {
    let folders = fs::read_dir(GAMES).map_err(|e| format!("cannot list {GAMES}: {e}"))?;
    let rated = folders
        .flatten()
        .filter(|folder| folder.path().join(RATINGS).is_file());
    let mut names: Vec<_> = rated
        .map(|folder| folder.file_name().to_string_lossy().into())
        .collect();
    names.sort();
    Ok(names)
}

fn write(path: &str, text: &str) -> Result {
    println!("writes {path}");
    fs::write(path, text).map_err(|e| format!("cannot write {path}: {e}"))
}

/// The script with the ratings of levels, and with all of the ladder.
fn script(rows: &str) -> Result<String> {
    let read = |row| serde_json::from_str(row).map_err(|e| format!("{row}: {e}"));
    let rows: Vec<Row> = rows.lines().map(read).collect::<Result<_>>()?;
    let rungs: String = rows.iter().map(rung).collect();
    Ok(format!(
        "// Made by `cargo xtask ladder`, with docs/ladder.md.\n\n\
         /** @type {{import(\"../types.d.ts\").Ratings}} */\nexport const ratings = {{ {} }};\n\n\
         /** @type {{import(\"../types.d.ts\").MeasuredLadder}} */\n\
         export const ladder = {{\n  nodes: {NODES},\n  rungs: [\n{rungs}  ],\n}};\n",
        ratings(&rows)
    ))
}

/// A place on the ladder.
fn rung(row: &Row) -> String {
    let Row { player, games, .. } = row;
    let preset = row
        .preset
        .as_ref()
        .map(|name| format!(", preset: \"{name}\""));
    let [elo, low, high] = [row.elo, row.low, row.high].map(f64::round);
    format!(
        "    {{ player: \"{player}\"{}, elo: {elo}, low: {low}, high: {high}, games: {games} }},\n",
        preset.unwrap_or_default()
    )
}

/// The ratings of levels, the first level first.
fn ratings(rows: &[Row]) -> String {
    let mut levels = Vec::new();
    for row in rows {
        let preset = row.preset.as_deref().unwrap_or_default();
        let level: Option<u32> = preset
            .strip_prefix(LEVEL)
            .and_then(|level| level.parse().ok());
        levels.push((&row.player, level, row.elo.round()));
    }
    // The highest level is the player itself, which stands there without a preset.
    let is_levelled = |one: &String| {
        levels
            .iter()
            .any(|(player, level, _)| *player == one && level.is_some())
    };
    let mut found: Vec<_> = levels
        .iter()
        .filter(|(player, ..)| is_levelled(player))
        .collect();
    found.sort_by_key(|(player, level, _)| (player, level.unwrap_or(u32::MAX)));
    let mut players = Vec::new();
    for of_one in found.chunk_by(|a, b| a.0 == b.0) {
        let elos: Vec<String> = of_one.iter().map(|(.., elo)| elo.to_string()).collect();
        players.push(format!("{}: [{}]", of_one[0].0, elos.join(", ")));
    }
    players.join(", ")
}

#[cfg(test)]
mod tests {
    use super::script;

    #[test]
    fn levels_come_in_their_order_and_the_player_itself_last() {
        let rows = r#"{"player":"strong","preset":null,"elo":900.4,"low":800.6,"high":1000.2,"games":40}
{"player":"mcts","preset":null,"elo":500,"low":450,"high":550,"games":60}
{"player":"strong","preset":"level-2","elo":300,"low":260,"high":340,"games":60}
{"player":"strong","preset":"level-1","elo":99.6,"low":60,"high":139.2,"games":40}"#;
        let script = script(rows).unwrap();
        assert!(
            script.contains("export const ratings = { strong: [100, 300, 900] };\n"),
            "{script}"
        );
        let first = r#"{ player: "strong", elo: 900, low: 801, high: 1000, games: 40 },"#;
        let third =
            r#"{ player: "strong", preset: "level-2", elo: 300, low: 260, high: 340, games: 60 },"#;
        assert!(script.contains(first) && script.contains(third), "{script}");
    }
}
