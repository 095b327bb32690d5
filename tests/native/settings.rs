//! The catalogue of players, their parameters, the limits of a search; and what is refused.

use std::collections::HashSet;

use plyground::eval::loa::WinandsWeights;
use plyground::games::g2048::Board;
use plyground::players::catalogue::{self, catalogue};
use plyground::players::g2048::standard;
use plyground::players::{LoadedWeights, Param, ParamKind, PlayerInfo, SettingsError};
use plyground::search::{Clock, Limits, LimitsError, Options, SearchControl, run};

use crate::support::players::{create, everyone, info, ready, tiny_weights};

fn params() -> impl Iterator<Item = (PlayerInfo, Param)> {
    everyone().flat_map(|player| player.params.iter().map(move |&param| (player, param)))
}

/// A name that a command line, a URL and a file take without quotes.
fn is_plain(name: &str) -> bool {
    let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(allowed)
}

#[test]
fn the_catalogue_names_every_game_and_player_once() {
    let catalogue = catalogue();
    assert_eq!(catalogue.version, env!("CARGO_PKG_VERSION"));
    let games: HashSet<_> = catalogue.games.iter().map(|game| game.id).collect();
    assert_eq!(games.len(), catalogue.games.len());
    let players: HashSet<_> = catalogue.players.iter().map(|p| (p.game, p.id)).collect();
    assert_eq!(players.len(), catalogue.players.len());
    for game in &catalogue.games {
        assert!(
            players.contains(&(game.id, game.default_player)),
            "{game:?}"
        );
    }
    for player in &catalogue.players {
        assert!(games.contains(player.game), "{}", player.id);
        assert!(is_plain(player.id), "{}", player.id);
    }
    for id in ["random", "corner", "expectimax"] {
        assert!(players.contains(&("2048", id)), "scripts use {id}");
    }
}

#[test]
fn every_parameter_is_complete_and_its_range_holds_its_default() {
    for (player, param) in params() {
        let about = format!("{} of {}", param.name, player.id);
        assert!(is_plain(param.name), "{about}");
        let texts = [param.label, param.help, param.group];
        assert!(texts.iter().all(|text| !text.is_empty()), "{about}");
        let numbers = [param.min, param.max, param.step, param.default];
        assert!(numbers.iter().all(|number| number.is_finite()), "{about}");
        assert!(param.min < param.max && param.step > 0.0, "{about}");
        assert!((param.min..=param.max).contains(&param.default), "{about}");
        if param.kind == ParamKind::Toggle {
            assert_eq!(
                (param.min, param.max, param.step),
                (0.0, 1.0, 1.0),
                "{about}"
            );
        }
    }
    for player in everyone() {
        let names: HashSet<_> = player.params.iter().map(|param| param.name).collect();
        assert_eq!(names.len(), player.params.len(), "{}", player.id);
    }
}

#[test]
fn every_preset_is_a_valid_setting() {
    for player in everyone() {
        let names: HashSet<_> = player.presets.iter().map(|preset| preset.name).collect();
        assert_eq!(names.len(), player.presets.len(), "{}", player.id);
        for preset in player.presets {
            assert!(is_plain(preset.name), "{}", preset.name);
            let settings = player.settings(preset.values.iter().copied());
            let settings = settings.unwrap_or_else(|error| panic!("{}: {error}", preset.name));
            for &(name, value) in preset.values {
                assert_eq!(settings.get(name), Some(value), "{}", preset.name);
            }
            assert_eq!(player.preset(preset.name), Some(preset));
        }
        assert_eq!(player.preset("no-such-preset"), None);
    }
}

#[test]
fn settings_are_the_defaults_changed_in_turn() {
    let player = info("expectimax");
    let defaults = player.settings([]).expect("the defaults");
    for param in player.params {
        assert_eq!(defaults.get(param.name), Some(param.default));
    }
    let changed = player.settings([("empty", 1.0), ("merges", 2.5), ("empty", 3.0)]);
    let changed = changed.expect("valid settings");
    for param in player.params {
        let expected = match param.name {
            "empty" => 3.0,
            "merges" => 2.5,
            _ => param.default,
        };
        assert_eq!(changed.get(param.name), Some(expected), "{}", param.name);
    }
    assert_eq!(changed.get("emtpy"), None);
}

#[test]
fn parameters_are_read_into_the_fields_they_are_declared_with() {
    let strong = catalogue::open("loa").expect("a game").player("strong");
    let strong = strong.expect("a player");
    let changed = [
        ("mass", 3.5),
        ("null-move", 3.0),
        ("table", 12.0),
        ("killers", 0.0),
    ];
    let settings = strong.settings(changed).expect("valid settings");
    let weights = WinandsWeights {
        mass: 3.5,
        ..WinandsWeights::default()
    };
    assert_eq!(WinandsWeights::read(&settings), weights);
    let options = Options::read(&settings);
    assert_eq!(
        (options.null_move, options.table_bits, options.killers),
        (3, 12, false)
    );
    // A player without them has none to read: they are as the list says.
    assert_eq!(
        Options::read(&info("random").defaults()),
        Options::default()
    );
    let defaults: [f64; Options::PARAMS.len()] = Options::default().into();
    assert_eq!(Options::PARAMS.map(|param| param.default), defaults);
}

#[test]
fn the_ends_of_every_range_are_allowed_and_play() {
    let board: Board = "2,4,2,4,4,2,4,2,2,4,2,4,4,2,4,0".parse().expect("a board");
    for player in ready() {
        let ends: [fn(&Param) -> f64; 2] = [|param| param.min, |param| param.max];
        for end in ends {
            let values = player.params.iter().map(|param| (param.name, end(param)));
            let settings = player.settings(values).expect("the end of a range");
            let mut player = create(&player, &settings, 1);
            let control = SearchControl::new(Limits::depth(2), Clock::none());
            let report = run(player.think(&board, &control));
            assert!(report.best.is_some());
            assert!(
                report.values().iter().all(|(_, value)| value.is_finite()),
                "{report:?}"
            );
        }
    }
}

#[test]
fn values_out_of_range_are_refused_by_name_and_value() {
    for (player, param) in params() {
        let Param { name, min, max, .. } = param;
        let beyond = [
            f64::NAN,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::MAX,
            max + param.step,
            min - param.step,
            min.next_down(),
            max.next_up(),
        ];
        for value in beyond {
            let error = player.settings([(name, value)]).expect_err(name);
            let expected = format!("{name}: {value} is not between {min} and {max}");
            assert_eq!(error.to_string(), expected);
        }
        assert!(player.settings([(name, min), (name, max)]).is_ok());
    }
}

#[test]
fn unknown_names_are_refused() {
    let player = info("expectimax");
    for name in ["", "Empty", "empty ", "no-such", "empty\0"] {
        let error = player
            .settings([("merges", 1.0), (name, 1.0)])
            .expect_err(name);
        let expected = format!("{name}: player expectimax has no such parameter");
        assert_eq!(error.to_string(), expected);
    }
    let random = info("random");
    let error = random
        .settings([("empty", 1.0)])
        .expect_err("no parameters");
    assert_eq!(
        error.to_string(),
        "empty: player random has no such parameter"
    );
}

#[test]
fn unknown_players_are_refused_with_those_there_are() {
    for id in ["", "Expectimax", "deep-thought"] {
        let error = standard().info(id).expect_err(id).to_string();
        assert!(
            error.starts_with(&format!("player: 2048 has no player {id:?} (it has ")),
            "{error}"
        );
        for player in everyone() {
            assert!(error.contains(player.id), "{error}");
        }
    }
    for player in everyone() {
        let found = standard().info(player.id);
        assert_eq!(found.map(|info| info.id), Ok(player.id));
    }
}

#[test]
fn only_the_learned_player_waits_for_weights() {
    let waiting: Vec<_> = everyone().filter(PlayerInfo::needs_weights).collect();
    let [learned] = &waiting[..] else {
        panic!("{waiting:?}")
    };
    assert_eq!(learned.id, "learned");
    let create = |weights| standard().create(learned, &learned.defaults(), 1, weights);
    let error = create(None).err().expect("no weights");
    assert_eq!(error, SettingsError::Weights { player: "learned" });
    let words = "player: learned needs its file of learned weights";
    assert_eq!(error.to_string(), words);
    // Weights of something else are none.
    let other = LoadedWeights::new("weights of another player");
    assert_eq!(create(Some(&other)).err(), Some(error));
    assert!(create(Some(&tiny_weights())).is_ok());
}

#[test]
fn limits_in_range_are_taken_as_they_are() {
    let all = [
        Limits::movetime(0.1),
        Limits::movetime(3.6e6),
        Limits::depth(1),
        Limits::depth(64),
        Limits::nodes(1),
        Limits::nodes(1 << 53),
        Limits {
            movetime: Some(10.0),
            depth: Some(3),
            nodes: Some(1000),
        },
    ];
    for limits in all {
        assert_eq!(limits.checked(), Ok(limits));
    }
}

#[test]
fn limits_out_of_range_are_refused_by_name_and_value() {
    assert_eq!(Limits::default().checked(), Err(LimitsError::None));
    assert_eq!(
        LimitsError::None.to_string(),
        "limits: set movetime, depth or nodes"
    );
    for ms in [
        0.0,
        -1.0,
        0.09,
        3.7e6,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
    ] {
        let error = Limits::movetime(ms).checked().expect_err("out of range");
        let expected = format!("movetime: {ms} is not between 0.1 and 3600000 ms");
        assert_eq!(error.to_string(), expected);
    }
    for depth in [0, 65, u32::MAX] {
        let error = Limits::depth(depth).checked().expect_err("out of range");
        assert_eq!(error, LimitsError::Depth(depth));
        assert_eq!(
            error.to_string(),
            format!("depth: {depth} is not between 1 and 64 plies")
        );
    }
    for nodes in [0, (1 << 53) + 1, u64::MAX] {
        let error = Limits::nodes(nodes).checked().expect_err("out of range");
        assert_eq!(error, LimitsError::Nodes(nodes));
        assert_eq!(
            error.to_string(),
            format!("nodes: {nodes} is not between 1 and 2^53")
        );
    }
    // One good limit does not excuse a bad one.
    let mixed = Limits {
        movetime: Some(10.0),
        depth: Some(0),
        nodes: None,
    };
    assert_eq!(mixed.checked(), Err(LimitsError::Depth(0)));
}

#[test]
fn weights_files_are_as_large_as_people_are_told() {
    let players = catalogue().players;
    let files = players
        .iter()
        .filter_map(|player| Some((player.game, player.weights?)));
    for (game, info) in files.clone() {
        let path = format!("www/weights/{game}-{}.weights", info.name);
        let bytes = std::fs::metadata(&path).expect(&path).len();
        assert_eq!(u64::from(info.bytes), bytes, "{path}");
    }
    assert_eq!(files.count(), 5);
}
