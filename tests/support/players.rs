//! Who can play in a test.

use plyground::games::g2048::Board;
use plyground::games::{Playable, loa as lines_of_action, pentago as pentago_game};
use plyground::players::{
    self, AnyGame, Contender, LoadedWeights, Player, PlayerInfo, Question, Ruled, Settings,
};
use plyground::search::{Limits, Report};

use super::clock::stopped;

/// Pentago with its players.
pub fn pentago() -> Ruled<pentago_game::Position> {
    players::pentago::standard()
}

/// Lines of Action by the usual rules with its players.
pub fn loa() -> Ruled<lines_of_action::Position> {
    players::loa::standard()
}

/// A player by name, with what differs from its default settings. It has no weights.
pub fn seat<G: Playable>(
    game: &Ruled<G>,
    id: &str,
    values: &[(&str, f64)],
    seed: u64,
) -> Box<dyn Player<G>> {
    let info = game.info(id).expect("a player");
    let settings = info.settings(values.iter().copied());
    let player = game.create(info, &settings.expect("valid settings"), seed, None);
    player.expect("it needs no weights")
}

/// Every player of the usual 2048, the default first.
pub fn everyone() -> impl Iterator<Item = PlayerInfo> {
    players::g2048::standard().players().into_iter().copied()
}

/// Those that need no file of weights.
pub fn ready() -> impl Iterator<Item = PlayerInfo> {
    everyone().filter(|player| !player.needs_weights())
}

/// The player of 2048 of that name.
pub fn info(id: &str) -> &'static PlayerInfo {
    players::g2048::standard().info(id).expect("a player")
}

/// A player of 2048 that needs no weights.
pub fn create(info: &PlayerInfo, settings: &Settings, seed: u64) -> Box<dyn Player<Board>> {
    let player = players::g2048::standard().create(info, settings, seed, None);
    player.expect("it needs no weights")
}

/// The weights that the page offers for the usual board.
pub fn page_weights() -> LoadedWeights {
    weights("www/weights/2048-4x4.weights")
}

/// Weights of few values, for tests of what does not ask for good play.
pub fn tiny_weights() -> LoadedWeights {
    weights("tests/data/2048-tiny.weights")
}

/// Weights for a player of 2048 that needs some: the tiny ones, or those of its smaller board.
pub fn weights_for(info: &PlayerInfo) -> Option<LoadedWeights> {
    let own = info.weights.filter(|weights| !weights.optional)?.name;
    Some(match info.id {
        "learned" => tiny_weights(),
        _ => weights(&format!("www/weights/2048-{own}.weights")),
    })
}

fn weights(file: &str) -> LoadedWeights {
    let bytes = std::fs::read(super::repository(file)).expect("a file of the repository");
    players::g2048::read_weights(&bytes).expect("whole weights")
}

/// A player with what differs from its default settings, equipped with weights where it needs some.
pub fn contender(info: &'static PlayerInfo, limits: Limits, set: &[(&str, f64)]) -> Contender {
    let settings = info.settings(set.iter().copied()).expect("settings");
    let contender = Contender::new(info, settings, limits).expect("limits");
    contender.equipped(weights_for(info))
}

/// The report of a player, new at the table, on a position.
pub fn think(game: &dyn AnyGame, player: &Contender, position: &str) -> Report<String> {
    let question = Question::new(position);
    let mut thinker = game.thinker(stopped.into());
    thinker.go(player, 1, &question).expect("a position");
    let slice = thinker.slice(f64::INFINITY).expect("a search");
    slice.outcome.expect("it runs to its end")
}
