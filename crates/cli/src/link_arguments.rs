//! Links of the page as arguments: `--link LINK` stands for all that the link says.

use std::ffi::OsString;

use crate::link::Link;
use anyhow::{Context, Result, bail};
use plyground::games::{Excerpt, game_of};
use plyground::players::{FAMILIES, PlayerInfo, catalogue};

/// The option.
const OPTION: &str = "--link";

/// The commands that take links.
const COMMANDS: [&str; 4] = ["play", "players", "replay", "think"];

/// The link's player, in the place of its id.
const AI: &str = "ai";

/// The options before a command that have a value of their own.
const BEFORE: [&str; 2] = [OPTION, "--weights"];

/// The arguments with every `--link LINK` replaced by what the link says. The other arguments follow. Of an option that
/// comes twice, the last counts.
pub fn expanded(args: impl Iterator<Item = OsString>) -> Result<Vec<OsString>> {
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
        bail!("{OPTION}: only for play, players, replay and think");
    }
    let mut said = Vec::new();
    for link in links {
        said.extend(arguments(
            &Link::read(&link).context("--link, v")?,
            &command,
        )?);
    }
    let own = args.iter().map(|arg| arg.to_string_lossy().into_owned());
    let all: Vec<String> = said.iter().cloned().chain(own).collect();
    let comes_again = |at: usize| {
        let option = once_only(&all[at]);
        option.is_some() && all[at + 1..].iter().any(|other| once_only(other) == option)
    };
    let counting = (0..said.len()).filter(|&at| !comes_again(at));
    let counting: Vec<_> = counting.map(|at| OsString::from(&all[at])).collect();
    args.splice(place + 1..place + 1, counting);
    Ok(args)
}

/// The option of an argument, where the command takes it once.
fn once_only(arg: &str) -> Option<&str> {
    let option = arg.split('=').next().filter(|name| name.starts_with("--"));
    option.filter(|option| *option != "--set")
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
fn arguments(link: &Link, command: &str) -> Result<Vec<String>> {
    let record = link.get("record");
    // A record says all about the game.
    let position = link.get("position").filter(|_| record.is_none());
    let first = position.map(|_| FAMILIES[0].info().id);
    let game = record.map(game_of).or(link.get("game")).or(first);
    for (word, value) in [("game", game), ("position", position)] {
        if let Some(value) = value.filter(|value| value.starts_with('-')) {
            bail!("--link, {word}: {:?} is none", Excerpt::from(value));
        }
    }
    if command == "play" && (record.is_some() || position.is_some()) {
        bail!("{OPTION}: its record or position is for replay and think, play begins games");
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
    let named = named(link);
    let player = game.and_then(|game| player(named, game));
    let is_parameter = |name: &str| {
        player.is_some_and(|player| player.params.iter().any(|param| param.name == name))
    };
    for (name, value) in link.words() {
        let option = match (name.as_str(), command) {
            ("game" | "position", _) => continue,
            // How the page goes on, not what is thought.
            ("ponder" | "pace" | "restart" | "weights", _) => continue,
            // The match that the game belongs to.
            ("match" | "x" | "o" | "draw" | "resigned", _) => continue,
            ("movetime" | "depth" | "nodes" | "player", "replay") => continue,
            ("seed", _) if record.is_some() => continue,
            ("ply", _) if record.is_none() => continue,
            ("player", "play") if link.get("players").is_some() => continue,
            ("player", "play") => format!("--players={value}"),
            ("players", "play") => {
                let ai = named.or(player.map(|player| player.id));
                format!("--players={}", sides(value, ai))
            }
            ("players", "think") => match named {
                Some(id) => format!("--player={id}"),
                None => continue,
            },
            ("movetime" | "depth" | "nodes", _) if is_parameter(name) => {
                format!("--set={name}={value}")
            }
            ("record" | "ply" | "player" | "movetime" | "depth" | "nodes" | "seed", _) => {
                format!("--{name}={value}")
            }
            (_, "replay") => continue,
            ("preset", _) => format!("--preset={value}"),
            _ => format!("--set={name}={value}"),
        };
        arguments.push(option);
    }
    Ok(arguments)
}

/// The id of the player that thinks: that of `player`, else the first that `players` names.
fn named(link: &Link) -> Option<&str> {
    let sides = link.get("players").into_iter();
    let mut ids = sides.flat_map(|players| players.split(','));
    let id = ids.find(|who| !["human", AI].contains(who));
    link.get("player").or(id)
}

/// The player whose parameters the link has, where there is one; by default the first of the game.
fn player(named: Option<&str>, game: &str) -> Option<&'static PlayerInfo> {
    let game = catalogue::open(game).ok()?;
    match named {
        Some(id) => game.player(id).ok(),
        None => game.players().first().copied(),
    }
}

/// The player of each side, with `ai` in the place of [`AI`].
fn sides(players: &str, ai: Option<&str>) -> String {
    let sides = players.split(',').map(|who| match ai {
        Some(player) if who == AI => player,
        _ => who,
    });
    sides.collect::<Vec<_>>().join(",")
}
