//! Links of the page as arguments: `--link LINK` stands for all that the link says.

use std::ffi::OsString;

use plyground::games::game_of;
use plyground::link::Link;

use crate::failure::Failure;

/// The option.
const OPTION: &str = "--link";

/// The commands that take links.
const COMMANDS: [&str; 4] = ["play", "players", "replay", "think"];

/// The options before a command that have a value of their own.
const BEFORE: [&str; 2] = [OPTION, "--weights"];

/// The arguments with every `--link LINK` replaced by what the link says. The other arguments follow, so that
/// they count for more.
pub fn expanded(args: impl Iterator<Item = OsString>) -> Result<Vec<OsString>, Failure> {
    let mut args: Vec<OsString> = args.collect();
    let mut links = Vec::new();
    let mut at = 1;
    while let Some(arg) = args.get(at) {
        let joined = arg.to_string_lossy();
        match joined.strip_prefix(OPTION) {
            Some("") if at + 1 < args.len() => {
                let taken = args.drain(at..at + 2).next_back();
                links.extend(taken.map(|link| link.to_string_lossy().into_owned()));
            }
            Some(link) if link.starts_with('=') => {
                links.push(link[1..].into());
                args.remove(at);
            }
            _ => at += 1,
        }
    }
    let Some(place) = command_at(&args) else {
        return Ok(args);
    };
    let command = args[place].to_string_lossy().into_owned();
    if !links.is_empty() && !COMMANDS.contains(&&*command) {
        let reason = "only for play, players, replay and think";
        return Err(Failure::Flag {
            flag: OPTION,
            reason,
        });
    }
    let mut said = Vec::new();
    for link in links {
        said.extend(arguments(&Link::read(&link)?, &command)?);
    }
    args.splice(place + 1..place + 1, said.into_iter().map(OsString::from));
    Ok(args)
}

/// The place of the command among the arguments.
fn command_at(args: &[OsString]) -> Option<usize> {
    let mut at = 1;
    while let Some(arg) = args.get(at) {
        let arg = arg.to_string_lossy();
        if !arg.starts_with('-') {
            return Some(at);
        }
        at += if BEFORE.contains(&&*arg) { 2 } else { 1 };
    }
    None
}

/// A link as arguments of a command: the game first.
///
/// # Errors
/// A game or a position would be read as an option, or the command takes no record.
fn arguments(link: &Link, command: &str) -> Result<Vec<String>, Failure> {
    let record = link.get("record");
    let game = record.map(game_of).or_else(|| link.get("game"));
    // A record says all about the game.
    let position = link.get("position").filter(|_| record.is_none());
    for (word, value) in [("game", game), ("position", position)] {
        if let Some(value) = value.filter(|value| value.starts_with('-')) {
            let value = value.into();
            return Err(Failure::LinkWord { word, value });
        }
    }
    if command == "play" && record.is_some() {
        let reason = "its record is for replay and think, play begins games";
        return Err(Failure::Flag {
            flag: OPTION,
            reason,
        });
    }
    let mut arguments: Vec<String> = game.map(String::from).into_iter().collect();
    if command == "players" {
        return Ok(arguments);
    }
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
    Ok(arguments)
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
