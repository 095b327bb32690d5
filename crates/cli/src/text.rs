//! Results as text.

use plyground_lab::{Summary, TileShare};

/// Title, figures and the table of tiles.
pub fn table(title: &str, summary: &Summary) -> String {
    let interval = summary.mean_interval.map_or_else(
        || "(95 %: -)".into(),
        |mean| format!("(95 %: {} to {})", grouped(mean.low), grouped(mean.high)),
    );
    let figure = |name: &str, value: String| format!("{name:<12}{value:>12}");
    let lines = [
        title.to_string(),
        String::new(),
        figure("games", games(summary.games, summary.different)),
        figure("mean", grouped(summary.mean)) + "  " + &interval,
        figure("median", grouped(summary.median)),
        figure("best", grouped(summary.best as f64)),
        figure("moves/s", grouped(summary.moves_per_second)),
        figure("ms/move", format!("{:.3}", summary.ms_per_move)),
        String::new(),
        tiles(summary),
    ];
    lines.join("\n")
}

/// The tiles from the largest down to one that every game reached: how many games reached at least
/// that tile, and for how many it was the highest.
pub fn tiles(summary: &Summary) -> String {
    let everywhere = |tile: &&TileShare| tile.games == summary.different;
    let first = summary
        .tiles
        .iter()
        .filter(everywhere)
        .count()
        .saturating_sub(1);
    let titles = ["tile", "reached", "share", "95 % interval     ", "highest"];
    let mut rows = vec![titles.map(String::from).to_vec()];
    let mut larger = 0;
    for tile in summary.tiles.iter().skip(first).rev() {
        let highest = percent((tile.games - larger) as f64 / summary.games as f64);
        larger = tile.games;
        let interval = tile.interval.map_or("-".into(), |share| {
            format!("{:.1} to {}", 100.0 * share.low, percent(share.high))
        });
        rows.push(vec![
            tile.tile.to_string(),
            tile.games.to_string(),
            percent(tile.share),
            format!("{interval:<18}"),
            highest,
        ]);
    }
    columns(&rows, &[8, 9, 10, 21, 10]).join("\n")
}

/// A number of games, and of those that differ where some are equal move by move.
pub fn games(all: usize, different: usize) -> String {
    let words = grouped(all as f64);
    if different == all {
        return words;
    }
    format!("{words}, {} different", grouped(different as f64))
}

/// Lines of cells below each other, all to the right. A column has its least width, or two blanks more than its longest
/// cell: one blank parts the digits of a number.
pub fn columns(rows: &[Vec<String>], least: &[usize]) -> Vec<String> {
    let letters = |cell: &String| cell.chars().count();
    let width = |(column, &least): (usize, &usize)| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        least.max(2 + cells.map(letters).max().unwrap_or(0))
    };
    let widths: Vec<usize> = least.iter().enumerate().map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths);
        cells
            .map(|(cell, width)| format!("{cell:>width$}"))
            .collect()
    };
    rows.iter().map(line).collect()
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// A number with three digits that count, or all before the point.
pub fn digits(number: f64) -> String {
    match number {
        number if number >= 100.0 => grouped(number),
        number if number >= 10.0 => format!("{number:.1}"),
        number if number >= 1.0 => format!("{number:.2}"),
        number => format!("{number:.4}"),
    }
}

/// A number with so many decimals; what rounds to 0 has no minus.
pub fn fixed(number: f64, decimals: usize) -> String {
    unsigned_zero(format!("{number:.decimals$}"), "")
}

/// The same with its sign, which 0 has too.
pub fn signed(number: f64, decimals: usize) -> String {
    unsigned_zero(format!("{number:+.decimals$}"), "+")
}

fn unsigned_zero(text: String, sign: &str) -> String {
    match text.strip_prefix('-') {
        Some(zero) if zero.chars().all(|c| matches!(c, '0' | '.')) => format!("{sign}{zero}"),
        _ => text,
    }
}

/// A number without decimals, its digits in groups of three.
pub fn grouped(number: f64) -> String {
    let digits = format!("{:.0}", number.abs());
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    if number <= -0.5 {
        format!("-{text}")
    } else {
        text
    }
}
