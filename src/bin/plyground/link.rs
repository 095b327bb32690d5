//! Links of the page as arguments: `--link LINK` stands for all that the link says.
//!
//! The grammar is described in `docs/links.md`; the page's `www/link.js` reads and writes the same.

use form_urlencoded::parse;
use plyground::games::game_of;

use crate::failure::Failure;

/// The option.
const OPTION: &str = "--link";
/// The version of the grammar; it goes without saying.
const VERSION: &str = "1";

/// The parameters of a link, by name, without the version.
struct Link(Vec<(String, String)>);

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
            Some(link) => said.extend(Link::read(&link)?.arguments(&command)),
            None => other.push(arg),
        }
    }
    kept.extend(said);
    kept.extend(other);
    Ok(kept)
}

impl Link {
    /// Reads an address, what stands after its `#`, or a bare record. After a `?` only the game counts.
    fn read(link: &str) -> Result<Self, Failure> {
        let (before, hash) = link.split_once('#').unwrap_or((link, ""));
        let (_, query) = before.split_once('?').unwrap_or((before, ""));
        let is_bare = !link.contains(['#', '?']);
        if is_bare && !link.contains('=') {
            return Ok(Self(vec![("record".into(), link.into())]));
        }
        let asked = parse(query.as_bytes()).filter(|(name, _)| name == "game");
        let words = if is_bare { link } else { hash };
        let pairs = asked
            .chain(parse(words.as_bytes()))
            .map(|(name, value)| (name.into_owned(), value.into_owned()));
        let (versions, pairs): (Vec<_>, Vec<_>) = pairs.partition(|(name, _)| name == "v");
        match versions.into_iter().find(|(_, version)| version != VERSION) {
            Some((_, version)) => Err(Failure::LinkVersion(version.into())),
            None => Ok(Self(pairs)),
        }
    }

    fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().rev().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// The same as arguments of a command: the game first.
    fn arguments(&self, command: &str) -> Vec<String> {
        let record = self.get("record");
        let game = record.map(game_of).or_else(|| self.get("game"));
        let mut arguments: Vec<String> = game.map(String::from).into_iter().collect();
        // A record says all about the game.
        let position = self.get("position").filter(|_| record.is_none());
        match (command, position) {
            (_, None) => {}
            ("replay", Some(position)) => arguments.push(format!("--start={position}")),
            (_, Some(position)) => arguments.push(position.into()),
        }
        for (name, value) in &self.0 {
            let option = match (name.as_str(), command) {
                ("game" | "position", _) => continue,
                // How the page goes on, not what is thought.
                ("ponder" | "restart" | "weights", _) => continue,
                // The match that the game belongs to.
                ("match" | "x" | "o" | "draw" | "resigned", _) => continue,
                ("pace" | "movetime" | "depth" | "nodes" | "player", "replay") => continue,
                ("pace" | "players", "think") => continue,
                ("seed", _) if record.is_some() => continue,
                ("player", "play") if self.get("players").is_some() => continue,
                ("player", "play") => format!("--players={value}"),
                ("players", "play") => format!("--players={}", self.sides(value)),
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
    fn sides(&self, players: &str) -> String {
        let player = self.get("player").unwrap_or("ai");
        let sides = players.split(',').map(|who| match who {
            "ai" => player,
            other => other,
        });
        sides.collect::<Vec<_>>().join(",")
    }
}
