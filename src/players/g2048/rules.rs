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
            "Reach this tile to win. A 3x3 board holds no tile above 1024.",
        )
    },
    rule(
        Rule::Start,
        "Start tiles",
        "Tiles on the board at the start.",
    ),
    rule(
        Rule::Four,
        "Chance of a 4 (%)",
        "How many of 100 new tiles are a 4. The others are a 2.",
    ),
    rule(
        Rule::Evil,
        "Evil",
        "The computer puts new tiles where they hurt. 10 always, lower levels sometimes, 0 never.",
    ),
];

/// Ready-made variants.
pub const RULE_PRESETS: &[Preset] = presets! {
    "standard", "Classic 4x4", "The classic game.";
    "small", "Small 3x3", "Tiny board. Reaching 256 is hard.", "rows" = 3, "columns" = 3, "goal" = 8;
    "large", "Large 5x5", "More room. Aim for 8192.", "rows" = 5, "columns" = 5, "goal" = 13;
    "huge", "Huge 6x6", "Room for huge tiles. Games are long.", "rows" = 6, "columns" = 6, "goal" = 16;
    "fours", "Twos and fours", "Half of all new tiles are 4s.", "four" = 50;
    "evil", "Evil", "The computer puts every new tile where it hurts most.", "goal" = 8, "evil" = 10;
};

const fn rule(rule: Rule, label: &'static str, help: &'static str) -> Param {
    let [least, most] = rule.range();
    Param::new("In detail")
        .named(rule.name(), label, help)
        .range(least as f64, most as f64, 1.0)
        .at(rule.standard() as f64)
}
