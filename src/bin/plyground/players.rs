//! `plyground players`: the catalogue.

use plyground::players::catalogue::catalogue;
use plyground::players::{Kind, Param, PlayerInfo, g2048, loa, pentago};

use crate::failure::Failure;
use crate::{GameName, output};

#[derive(clap::Args)]
pub struct Args {
    /// Only those who play this game
    game: Option<GameName>,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let mut catalogue = catalogue();
    if let Some(game) = args.game {
        let (id, players) = match game {
            GameName::G2048(variant) => (g2048::GAME, g2048::players_of(&variant)),
            GameName::Pentago => (pentago::GAME, pentago::PLAYERS.iter().collect()),
            GameName::Loa(_) => (loa::GAME, loa::PLAYERS.iter().collect()),
        };
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
            Kind::Toggle => "0 or 1".into(),
            Kind::Power => format!("2^{} to 2^{}", param.min, param.max),
            Kind::Number => format!("{} to {}", param.min, param.max),
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
        format!(
            "  --weights www/{:<18} {}: {}",
            weights.file, weights.label, weights.help
        )
    });
    let lines: Vec<String> = std::iter::once(head)
        .chain(params)
        .chain(presets)
        .chain(weights)
        .collect();
    lines.join("\n")
}
