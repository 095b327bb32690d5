//! The variants of 2048 as a schema, from which the page makes its controls.

use crate::games::g2048::Rule;
use crate::players::schema::presets;
use crate::players::{Param, ParamKind, Preset};

/// The rules that may differ from game to game; the values are those of `Variant::of`.
pub const RULE_PARAMS: [Param; 6] = [
    rule(Rule::Rows, "Rows", "Rows of the board."),
    rule(Rule::Columns, "Columns", "Columns of the board."),
    Param {
        kind: ParamKind::Power,
        ..rule(
            Rule::Goal,
            "Goal",
            "The tile that wins; one may play on. Small boards can't hold large tiles: 3x3 cells none above 1024.",
        )
    },
    rule(
        Rule::Start,
        "Start tiles",
        "Tiles that lie on the board when a game begins.",
    ),
    rule(
        Rule::Four,
        "New 4s in %",
        "How many of a hundred new tiles are a 4 and not a 2.",
    ),
    rule(
        Rule::Evil,
        "Evil",
        "New tiles don't fall by chance. At level 10 each goes where the evaluation of the player in the panel suffers most, at lower levels not always; 0 is chance.",
    ),
];

/// Ready-made variants.
pub const RULE_PRESETS: &[Preset] = presets! {
    "standard", "Classic 4x4", "The game that everybody knows.";
    "small", "Small 3x3", "Over soon: 256 is an achievement.", "rows" = 3, "columns" = 3, "goal" = 8;
    "large", "Large 5x5", "Room to think: on to 8192.", "rows" = 5, "columns" = 5, "goal" = 13;
    "huge", "Huge 6x6", "Long games, with tiles no other board holds.", "rows" = 6, "columns" = 6, "goal" = 16;
    "fours", "Twos and fours", "Every other new tile is a 4.", "four" = 50;
    "evil", "Evil", "Every new tile goes where it hurts most; even 128 is far.", "goal" = 8, "evil" = 10;
};

const fn rule(rule: Rule, label: &'static str, help: &'static str) -> Param {
    let [least, most] = rule.range();
    Param::new("In detail")
        .named(rule.name(), label, help)
        .range(least as f64, most as f64, 1.0)
        .at(rule.standard() as f64)
}
