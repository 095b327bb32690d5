//! `plyground players`: the catalogue.

use anyhow::Result;
use plyground::players::catalogue::catalogue;
use plyground::players::{Param, ParamKind, PlayerInfo};

use crate::game::GameArg;
use crate::output;

#[derive(clap::Args)]
pub struct Args {
    /// Only the players of this game
    game: Option<GameArg>,
    /// Print the whole catalogue as one JSON object: `version`, `won`, `games` and `players`
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<()> {
    let mut catalogue = catalogue();
    if let Some(game) = &args.game {
        let (id, players) = (game.settled().id, game.players());
        catalogue.games.retain(|game| game.id == id);
        catalogue.players.retain(|player| players.contains(&player));
    }
    if args.json {
        output::json(&catalogue)?;
    } else {
        let texts: Vec<String> = catalogue.players.iter().map(describe).collect();
        output::line(texts.join("\n\n"))?;
    }
    Ok(())
}

/// A player as a paragraph with a table of its parameters.
fn describe(player: &PlayerInfo) -> String {
    let head = format!(
        "{} {}: {}\n  {}",
        player.game, player.id, player.name, player.help
    );
    let params = player.params.iter().map(|param| {
        let Param {
            name,
            label,
            default,
            ..
        } = param;
        let range = match param.kind {
            ParamKind::Toggle => "0 or 1".into(),
            ParamKind::Power => format!("2^{} to 2^{}", param.min, param.max),
            ParamKind::Number => format!("{} to {}", param.min, param.max),
        };
        format!("  {name:<20} {default:>9}   {range:<16} {label}")
    });
    let presets = player.presets.iter().map(|preset| {
        format!(
            "  --preset {:<20} {}: {}",
            preset.name, preset.label, preset.help
        )
    });
    let weights = player.weights.iter().map(|weights| {
        let name = format!("{}-{}.weights", player.game, weights.name);
        let kilobytes = weights.bytes.div_ceil(1000);
        let optional = if weights.optional { ", optional" } else { "" };
        format!("  --weights {name:<24} {kilobytes} KB{optional}")
    });
    let lines: Vec<String> = std::iter::once(head)
        .chain(params)
        .chain(presets)
        .chain(weights)
        .collect();
    lines.join("\n")
}
