//! Parameters and limits of players.

use plyground::players::Contender;
use plyground_lab::ExperimentLimits;

use crate::{first_line, games, read};

/// A game, a player, limits as JSON, and lines of `name=value`, each in a line of its own.
pub fn check(input: &[u8]) {
    let Some((game, rest)) = games::game(input) else {
        return;
    };
    let Some((player, rest)) = first_line(rest.as_bytes()) else {
        return;
    };
    let Some(info) = read(game.player(player)) else {
        return;
    };
    let mut lines = rest.lines();
    let limits = serde_json::from_str(lines.next().unwrap_or_default());
    let limits: ExperimentLimits = limits.unwrap_or_default();
    let pairs = lines.filter_map(|line| line.split_once('='));
    let pairs = pairs.filter_map(|(name, value)| Some((name, value.parse::<f64>().ok()?)));
    let (Some(settings), Some(limits)) = (read(info.settings(pairs)), read(limits.checked()))
    else {
        return;
    };
    let own: Vec<_> = settings.own().collect();
    assert_eq!(
        info.settings(own).expect("settings that were read"),
        settings
    );
    let contender = Contender::new(info, settings, limits).expect("limits that were read");
    assert!(contender.id().starts_with(info.id));
}
