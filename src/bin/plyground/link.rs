//! Links of the page as arguments: `--link LINK` stands for all that the link says.

use plyground::games::game_of;
use plyground::link::Link;

use crate::failure::Failure;

/// The option.
const OPTION: &str = "--link";

/// The arguments with every `--link LINK` replaced by what the link says. The other arguments follow, so that
/// they count for more.
pub fn expanded(args: Vec<String>) -> Result<Vec<String>, Failure> {
    let mut rest = args.into_iter();
    let mut kept: Vec<String> = rest.by_ref().take(2).collect();
    let command = kept.get(1).cloned().unwrap_or_default();
    let (mut said, mut other) = (Vec::new(), Vec::new());
    while let Some(arg) = rest.next() {
        let link = match arg.strip_prefix(OPTION) {
            Some("") => rest.next(),
            Some(joined) => joined.strip_prefix('=').map(String::from),
            None => None,
        };
        match link {
            Some(link) => said.extend(arguments(&Link::read(&link)?, &command)),
            None => other.push(arg),
        }
    }
    kept.extend(said);
    kept.extend(other);
    Ok(kept)
}

/// A link as arguments of a command: the game first.
fn arguments(link: &Link, command: &str) -> Vec<String> {
    let record = link.get("record");
    let game = record.map(game_of).or_else(|| link.get("game"));
    let mut arguments: Vec<String> = game.map(String::from).into_iter().collect();
    // A record says all about the game.
    let position = link.get("position").filter(|_| record.is_none());
    match (command, position) {
        (_, None) => {}
        ("replay", Some(position)) => arguments.push(format!("--start={position}")),
        (_, Some(position)) => arguments.push(position.into()),
    }
    for (name, value) in link.words() {
        let option = match (name.as_str(), command) {
            ("game" | "position", _) => continue,
            // How the page goes on, not what is thought.
            ("ponder" | "restart" | "weights", _) => continue,
            // The match that the game belongs to.
            ("match" | "x" | "o" | "draw" | "resigned", _) => continue,
            ("pace" | "movetime" | "depth" | "nodes" | "player", "replay") => continue,
            ("pace" | "players", "think") => continue,
            ("seed", _) if record.is_some() => continue,
            ("player", "play") if link.get("players").is_some() => continue,
            ("player", "play") => format!("--players={value}"),
            ("players", "play") => format!("--players={}", sides(link, value)),
            ("record" | "ply" | "player" | "movetime" | "depth" | "nodes" | "seed", _)
            | ("pace", _) => format!("--{name}={value}"),
            (_, "replay") => continue,
            ("preset", _) => format!("--preset={value}"),
            _ => format!("--set={name}={value}"),
        };
        arguments.push(option);
    }
    arguments
}

/// The player of each side: `ai` is the link's player.
fn sides(link: &Link, players: &str) -> String {
    let player = link.get("player").unwrap_or("ai");
    let sides = players.split(',').map(|who| match who {
        "ai" => player,
        other => other,
    });
    sides.collect::<Vec<_>>().join(",")
}
