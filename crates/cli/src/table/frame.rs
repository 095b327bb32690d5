//! The picture of a game as text.

use console::{Style, style};
use plyground::games::{Points, Sides, State};
use plyground::players::AnyTable;
use plyground::search::Report;

use crate::game::GameArg;
use crate::text;

const KEYS: &str = "? hint  u undo  r redo  p autoplay  q quit";
/// Characters between two upright lines, where the tiles are not longer.
const WIDTH: usize = 8;

/// A headline and the board, always of the same number of lines.
pub fn draw(game: &GameArg, state: &State) -> Vec<String> {
    let mut lines = vec![headline(state)];
    match &state.points {
        Some(points) => lines.extend(tiles(state, points)),
        None => lines.extend(pieces(game, state)),
    }
    lines
}

fn headline(state: &State) -> String {
    let ply = state.ply;
    match (&state.points, &state.sides) {
        (Some(Points { score, best, .. }), _) => {
            format!("score {score}   best tile {best}   move {ply}")
        }
        (_, Some(Sides { side, outcome, .. })) => {
            let stands = match outcome {
                None => format!("{side} to move"),
                Some("draw") => "a draw".into(),
                Some(winner) => format!("{winner} has won"),
            };
            format!("{stands}   move {ply}")
        }
        _ => format!("move {ply}"),
    }
}

/// The board of tiles, in boxes.
fn tiles(state: &State, points: &Points) -> Vec<String> {
    let width = WIDTH.max(points.best.to_string().len() + 2);
    let columns = state.columns;
    let mut lines = vec![rule(['┌', '┬', '┐'], columns, width)];
    for (i, row) in state.cells.chunks(columns).enumerate() {
        if i > 0 {
            lines.push(rule(['├', '┼', '┤'], columns, width));
        }
        let tiles: String = row.iter().map(|&value| tile(value, width) + "│").collect();
        lines.push(format!("│{tiles}"));
    }
    lines.push(rule(['└', '┴', '┘'], columns, width));
    lines
}

/// The board of two sides, with the names of rows and columns.
fn pieces(game: &GameArg, state: &State) -> Vec<String> {
    let name = |cell: usize| game.cell_name(cell);
    let row = |(i, cells): (usize, &[u64])| {
        let label: String = name(i * state.columns).chars().skip(1).collect();
        let signs: Vec<&str> = cells.iter().map(|&piece| sign(piece)).collect();
        format!("{label:>3} {}", signs.join(" "))
    };
    let rows = state.cells.chunks(state.columns).enumerate();
    let letters: Vec<String> = (0..state.columns)
        .map(|column| name(column).chars().take(1).collect())
        .collect();
    let mut lines: Vec<String> = rows.map(row).collect();
    lines.push(format!("    {}", letters.join(" ")));
    lines
}

fn sign(piece: u64) -> &'static str {
    match piece {
        0 => "·",
        1 => "x",
        _ => "o",
    }
}

/// The status and the keys, in two lines below the board; `stop` is the key that stops autoplay, while it is on.
pub fn prompt(over: bool, note: &str, stop: Option<&str>, has_arrows: bool) -> [String; 2] {
    let text = match (over, stop) {
        (true, _) if note.is_empty() => "Game over: u takes a move back, q quits.".into(),
        (false, Some(key)) => format!("Autoplay: {key} stops it."),
        _ => note.into(),
    };
    let moves = if has_arrows {
        "arrows, wasd or hjkl"
    } else {
        "a move and Enter"
    };
    [text, style(format!("{moves}  {KEYS}")).dim().to_string()]
}

/// The best move, and the best moves with their values; `<=` marks an upper bound.
pub fn hint(report: &Report<String>) -> String {
    const FEW: usize = 8;
    let mut moves: Vec<_> = report.moves.iter().collect();
    moves.sort_by(|a, b| {
        b.value
            .total_cmp(&a.value)
            .then(a.is_bound.cmp(&b.is_bound))
    });
    let values: Vec<String> = moves
        .iter()
        .take(FEW)
        .map(|one| {
            let sign = if one.is_bound { "<= " } else { "" };
            format!("{} {sign}{}", one.mv, text::fixed(one.value.into(), 0))
        })
        .collect();
    let rest = if report.moves.len() > FEW {
        ", ..."
    } else {
        ""
    };
    report.best.as_ref().map_or_else(String::new, |best| {
        format!("Hint: {best}   ({}{rest})", values.join(", "))
    })
}

/// The line from which the game can be replayed.
pub fn farewell(table: &dyn AnyTable) -> String {
    format!("record: {}", table.record())
}

fn rule([left, middle, right]: [char; 3], columns: usize, width: usize) -> String {
    let bars = vec!["─".repeat(width); columns];
    format!("{left}{}{right}", bars.join(&middle.to_string()))
}

fn tile(value: u64, width: usize) -> String {
    if value == 0 {
        return " ".repeat(width);
    }
    colours(value)
        .apply_to(format!("{value:^width$}"))
        .to_string()
}

/// From sand over orange and red to violet, dark on bright; of the 256 colours of terminals.
fn colours(value: u64) -> Style {
    const GROUNDS: [u8; 17] = [
        230, 223, 216, 215, 209, 203, 228, 227, 221, 220, 214, 120, 84, 45, 39, 141, 201,
    ];
    let place = (value.ilog2() as usize).saturating_sub(1);
    let ground = GROUNDS.get(place).copied().unwrap_or(201);
    Style::new().color256(16).on_color256(ground).bold()
}
