//! What a game looks like as text.

use console::{Style, style};
use plyground::games::g2048::{Direction, Game, Tiles};
use plyground::search::Report;

const KEYS: &str = "arrows, wasd or hjkl  ? hint  u undo  r redo  p autoplay  q quit";
/// Characters between two upright lines, where the tiles are not longer.
const WIDTH: usize = 8;

/// Score and board, always of the same number of lines.
pub fn draw<B: Tiles>(game: &Game<B>) -> Vec<String> {
    let board = game.board();
    let values: Vec<u64> = board.tile_values().collect();
    let (best, columns) = (board.largest_tile(), board.columns());
    let width = WIDTH.max(best.to_string().len() + 2);
    let (score, ply) = (game.score(), game.ply());
    let mut lines = vec![format!("score {score}   best tile {best}   move {ply}")];
    lines.push(rule(['┌', '┬', '┐'], columns, width));
    for (i, row) in values.chunks(columns).enumerate() {
        if i > 0 {
            lines.push(rule(['├', '┼', '┤'], columns, width));
        }
        let tiles: String = row.iter().map(|&value| tile(value, width) + "│").collect();
        lines.push(format!("│{tiles}"));
    }
    lines.push(rule(['└', '┴', '┘'], columns, width));
    lines
}

/// What to know and what to press, in two lines below the board.
pub fn prompt<B: Tiles>(game: &Game<B>, note: &str, autoplay: bool) -> [String; 2] {
    let state = match (game.board().is_finished(), autoplay) {
        (true, _) if note.is_empty() => "Game over: u takes a move back, q quits.",
        (false, true) => "Autoplay: any key stops it.",
        _ => note,
    };
    [state.into(), style(KEYS).dim().to_string()]
}

/// All moves with their values, the best one first said.
pub fn hint(report: &Report<Direction>) -> String {
    let values = report.moves.iter();
    let values: Vec<String> = values
        .map(|(direction, value)| format!("{direction} {value:.0}"))
        .collect();
    report.best.map_or_else(String::new, |best| {
        format!("Hint: {best}   ({})", values.join(", "))
    })
}

/// The line from which the game can be replayed.
pub fn farewell<B: Tiles>(game: &Game<B>) -> String {
    format!("record: {}", game.record())
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
