//! Players at work: in one go, in slices, under limits, stopped.

use std::sync::Arc;

use plyground::eval::FeatureValue;
use plyground::games::Game as _;
use plyground::games::g2048::{Board, Direction, Tiles as _};
use plyground::players::g2048::standard;
use plyground::players::{Player, Question, SearchRunner, Setting, Slice, catalogue};
use plyground::search::{Clock, Limits, Report, SearchControl, run};

use crate::support::boards::{board, deal, random_board, wander};
use crate::support::clock::{racing, stopped, ticking};
use crate::support::players::{self, contender, info, ready};
use crate::support::random::Random;

/// The most nodes between two checks of the limits. A search checks after every new tile. Below a tile are at most
/// four moves with at most fifteen cells, two tiles and four moves each.
const PATIENCE: u64 = 4 * (15 * 2 * 4 + 1);

fn seat(id: &str, seed: u64) -> Box<dyn Player<Board>> {
    players::seat(&standard(), id, &[], seed)
}

/// Positions of all stages of a game.
fn positions() -> Vec<Board> {
    let crowded = "2,4,8,16,64,32,4,2,128,512,256,8,2048,1024,2,4";
    let sharp = "65536,32768,16384,8192,512,1024,2048,4096,256,128,64,32,2,4,8,16";
    let mut all = vec![*deal(1).position(), wander(*deal(2).position(), 100, 2)];
    all.push(wander(
        board("4096,2048,1024,512,0,0,0,0,0,0,0,0,0,0,0,0"),
        60,
        3,
    ));
    all.extend([board(crowded), board(sharp).slid(Direction::Up)]);
    all.push(board("131072,65536,0,2,0,0,4,0,0,2,0,0,0,0,0,0"));
    all.retain(|board| !board.is_over());
    all
}

/// A search in one go.
fn think(player: &mut dyn Player<Board>, board: Board, limits: Limits) -> Report<Direction> {
    run(player.think(&board, &SearchControl::new(limits, stopped)))
}

/// The report without the figures that depend on time.
fn without_time(report: &Report<Direction>) -> Report<Direction> {
    Report {
        ms: 0.0,
        ..report.clone()
    }
}

/// Slices of `ms` until the search is done.
fn slices(thinker: &mut SearchRunner<Board>, ms: f64) -> Vec<Slice<Direction>> {
    let mut all = Vec::new();
    while let Some(slice) = thinker.slice(ms) {
        all.push(slice);
    }
    all
}

fn reports(slices: &[Slice<Direction>]) -> Vec<Report<Direction>> {
    let all = slices.iter().flat_map(|slice| &slice.reports);
    all.map(without_time).collect()
}

fn outcome(slices: &[Slice<Direction>]) -> &Report<Direction> {
    let (last, others) = slices.split_last().expect("a slice");
    assert!(others.iter().all(|slice| slice.outcome.is_none()));
    last.outcome.as_ref().expect("an outcome")
}

#[test]
fn a_search_in_many_slices_finds_what_it_finds_in_one_go() {
    for board in positions() {
        for limits in [Limits::depth(4), Limits::nodes(30_000)] {
            for info in ready() {
                let expected = without_time(&think(&mut *seat(info.id, 1), board, limits));
                let mut thinker = SearchRunner::new(ticking);
                thinker.hold(seat(info.id, 1));
                assert!(thinker.go(board, limits, 1));
                let sliced = slices(&mut thinker, 0.0);
                assert_eq!(
                    without_time(outcome(&sliced)),
                    expected,
                    "{} {board}",
                    info.id
                );
                if expected.nodes > 5000 {
                    assert!(
                        sliced.len() as u64 > expected.nodes / 3000,
                        "{}",
                        sliced.len()
                    );
                }
                assert!(sliced.is_sorted_by_key(|slice| slice.nodes));
                assert!(sliced.is_sorted_by(|a, b| a.ms <= b.ms));
            }
        }
    }
}

#[test]
fn depths_are_reported_one_by_one_and_the_last_is_the_outcome() {
    for board in positions() {
        let mut thinker = SearchRunner::new(ticking);
        thinker.hold(seat("expectimax", 1));
        thinker.go(board, Limits::depth(4), 1);
        let sliced = slices(&mut thinker, 2.0);
        let reports = reports(&sliced);
        let depths: Vec<u32> = reports.iter().map(|report| report.depth).collect();
        let expected = if board.legal().count() > 1 { 4 } else { 1 };
        assert_eq!(depths, (1..=expected).collect::<Vec<_>>(), "{board}");
        assert_eq!(reports.last(), Some(&without_time(outcome(&sliced))));
        assert!(reports.is_sorted_by_key(|report| report.nodes));
        for report in reports {
            let legal: Vec<_> = board.legal().collect();
            let moves: Vec<_> = report.values().iter().map(|&(mv, _)| mv).collect();
            assert_eq!(moves, legal, "every legal move, in the game's order");
            let best = report.moves.iter().map(|one| one.value);
            assert_eq!(best.reduce(f32::max), Some(report.value));
            assert!(
                report
                    .values()
                    .contains(&(report.best.expect("a move"), report.value))
            );
        }
    }
}

#[test]
fn a_node_limit_ends_a_search_at_the_same_node_every_time() {
    for board in positions() {
        for limit in [1, 5, 100, 1023, 1024, 1100, 1300, 5000, 40_000] {
            let limits = Limits::nodes(limit);
            let first = think(&mut *seat("expectimax", 1), board, limits);
            let again = think(&mut *seat("expectimax", 1), board, limits);
            assert_eq!(without_time(&first), without_time(&again));
            assert!(
                first.nodes <= limit + PATIENCE,
                "{board}: {} for {limit}",
                first.nodes
            );
            assert!(
                first
                    .best
                    .is_some_and(|best| board.legal().any(|mv| mv == best))
            );
        }
    }
}

/// More nodes only add depths: the reports up to there stay the same.
#[test]
fn a_larger_node_limit_only_goes_on() {
    for board in positions() {
        let mut before: Vec<Report<Direction>> = Vec::new();
        for limit in [1, 300, 3000, 30_000] {
            let mut thinker = SearchRunner::new(stopped);
            thinker.hold(seat("expectimax", 1));
            thinker.go(board, Limits::nodes(limit), 1);
            let sliced = slices(&mut thinker, f64::INFINITY);
            let reports = reports(&sliced);
            assert!(reports.starts_with(&before), "{board} with {limit} nodes");
            let deepest = reports.last().map(|report| report.depth);
            assert_eq!(
                Some(outcome(&sliced).depth),
                deepest,
                "only finished depths are reported"
            );
            before = reports;
        }
    }
}

#[test]
fn a_stopped_search_gives_a_legal_move_and_no_unfinished_depth() {
    let mut unfinished = 0;
    for board in positions() {
        for patience in [0, 1, 2, 5, 17, 40] {
            let mut thinker = SearchRunner::new(ticking);
            thinker.hold(seat("expectimax", 1));
            thinker.go(board, Limits::depth(64), 1);
            let mut sliced = Vec::new();
            for _ in 0..patience {
                sliced.extend(thinker.slice(0.0));
            }
            thinker.stop();
            sliced.extend(thinker.slice(0.0));
            let Some(outcome) = sliced.last().and_then(|slice| slice.outcome.as_ref()) else {
                panic!("{board}: the slice after a stop is the last");
            };
            assert_eq!(thinker.slice(0.0), None);
            assert!(board.legal().any(|mv| Some(mv) == outcome.best));
            let reports = reports(&sliced);
            let deepest = reports.last().expect("at least one report");
            assert_eq!(outcome.depth, deepest.depth);
            assert_eq!(outcome.moves.len(), board.legal().count());
            unfinished += usize::from(outcome.nodes > deepest.nodes);
        }
    }
    assert!(
        unfinished > 10,
        "searches were stopped within a depth: {unfinished}"
    );
}

#[test]
fn a_search_that_is_stopped_at_once_says_what_the_static_values_say() {
    for board in positions() {
        let mut thinker = SearchRunner::new(stopped);
        thinker.hold(seat("expectimax", 1));
        thinker.go(board, Limits::depth(10), 1);
        thinker.stop();
        let slice = thinker.slice(0.0).expect("a search");
        let shallow = think(&mut *seat("expectimax", 1), board, Limits::depth(1));
        assert_eq!(
            slice.outcome.as_ref().map(without_time),
            Some(without_time(&shallow))
        );
    }
}

#[test]
fn a_search_keeps_to_its_time() {
    for board in positions() {
        for limit in [1.0, 20.0, 100.0] {
            let mut thinker = SearchRunner::new(ticking);
            thinker.hold(seat("expectimax", 1));
            thinker.go(board, Limits::movetime(limit), 1);
            let sliced = slices(&mut thinker, f64::INFINITY);
            let outcome = outcome(&sliced);
            // The clock goes on at each look at it, and expectimax begins to heed it after 2048 nodes.
            let heeded = limit.max(10.0);
            assert!(outcome.ms < heeded + 10.0, "{} ms for {limit}", outcome.ms);
            assert!(board.legal().any(|mv| Some(mv) == outcome.best));
        }
    }
}

#[test]
fn where_the_machine_takes_all_the_time_expectimax_still_looks_ahead() {
    for board in positions() {
        let mut thinker = SearchRunner::new(ticking);
        thinker.hold(seat("expectimax", 1));
        thinker.go(board, Limits::movetime(0.1), 1);
        let sliced = slices(&mut thinker, f64::INFINITY);
        let outcome = outcome(&sliced);
        assert!((2048..3000).contains(&outcome.nodes), "{}", outcome.nodes);
        assert!(outcome.depth >= 2, "{}", outcome.depth);
    }
}

#[test]
fn on_a_slow_machine_later_searches_take_hardly_more_than_their_time() {
    for board in positions() {
        let mut thinker = SearchRunner::new(ticking);
        thinker.hold(seat("expectimax", 1));
        let mut nodes = || {
            thinker.go(board, Limits::movetime(1.0), 1);
            outcome(&slices(&mut thinker, f64::INFINITY)).nodes
        };
        // The machine does some 200 nodes a millisecond, as the first search finds out.
        assert!(nodes() >= 2048);
        let later = nodes();
        assert!((256..1024).contains(&later), "{later}");
    }
}

#[test]
fn a_machine_that_stalls_takes_no_nodes_from_a_search() {
    for board in positions() {
        let mut player = seat("expectimax", 1);
        let mut nodes = |ms, clock: fn() -> f64| {
            let control = SearchControl::new(Limits::movetime(ms), clock);
            run(player.think(&board, &control)).nodes
        };
        // Some 200 nodes a millisecond, so 1600 are usual in eight.
        nodes(1.0, ticking);
        let stalled = nodes(8.0, racing);
        assert!((1000..2600).contains(&stalled), "{stalled}");
    }
}

#[test]
fn the_first_of_several_limits_ends_the_search() {
    let board = positions()[1];
    let depth = think(&mut *seat("expectimax", 1), board, Limits::depth(3));
    let both = |depth, nodes| Limits {
        movetime: None,
        depth: Some(depth),
        nodes: Some(nodes),
    };
    let by_depth = think(
        &mut *seat("expectimax", 1),
        board,
        both(3, depth.nodes + 10_000),
    );
    assert_eq!(without_time(&by_depth), without_time(&depth));
    let nodes = think(&mut *seat("expectimax", 1), board, Limits::nodes(2000));
    let by_nodes = think(&mut *seat("expectimax", 1), board, both(64, 2000));
    assert_eq!(without_time(&by_nodes), without_time(&nodes));
}

#[test]
fn a_forced_move_and_a_finished_game_take_no_search() {
    let forced = board("0,0,0,0,2,4,2,4,4,2,4,2,2,4,2,4");
    assert_eq!(forced.legal().collect::<Vec<_>>(), [Direction::Up]);
    let over = board("2,4,2,4,4,2,4,2,2,4,2,4,4,2,4,2");
    for info in ready() {
        let report = think(&mut *seat(info.id, 1), forced, Limits::nodes(1_000_000));
        assert_eq!(report.best, Some(Direction::Up), "{}", info.id);
        // Simulations need some games for the value of the move.
        let simulates = info.id.starts_with("mcts") || info.id == "monte-carlo";
        let most = if simulates { 5000 } else { 10 };
        assert!(report.nodes < most, "{}: {}", info.id, report.nodes);
        let report = think(&mut *seat(info.id, 1), over, Limits::nodes(1_000_000));
        assert_eq!((report.best, report.moves), (None, vec![]), "{}", info.id);
    }
}

#[test]
fn a_thinker_holds_one_player_and_one_search() {
    let boards = positions();
    let mut thinker = SearchRunner::new(ticking);
    assert!(
        !thinker.go(boards[0], Limits::depth(2), 1),
        "nobody is held"
    );
    assert_eq!(thinker.slice(1.0), None);
    assert!(thinker.player().is_none());
    thinker.stop();
    thinker.halt();

    thinker.hold(seat("expectimax", 1));
    assert!(thinker.player().is_some());
    assert!(thinker.go(boards[1], Limits::depth(64), 1));
    assert!(thinker.player().is_none(), "busy");
    assert!(
        thinker
            .slice(0.0)
            .is_some_and(|slice| slice.outcome.is_none())
    );

    // A new search ends the one that runs, and what it says is about the new position.
    assert!(thinker.go(boards[0], Limits::depth(2), 1));
    let sliced = slices(&mut thinker, 0.0);
    let fresh = think(&mut *seat("expectimax", 1), boards[0], Limits::depth(2));
    assert_eq!(outcome(&sliced).best, fresh.best);
    assert_eq!(outcome(&sliced).nodes, fresh.nodes);
    assert!(thinker.player().is_some(), "idle again");
    assert_eq!(thinker.slice(0.0), None);

    thinker.go(boards[1], Limits::depth(64), 1);
    thinker.slice(0.0);
    thinker.halt();
    assert!(thinker.player().is_some(), "halting keeps the player");
    thinker.go(boards[1], Limits::depth(64), 1);
    thinker.hold(seat("random", 1));
    assert_eq!(
        thinker.slice(0.0),
        None,
        "a new player ends the search of the old"
    );
    assert!(thinker.go(boards[0], Limits::depth(1), 1));
}

#[test]
fn players_with_an_evaluation_explain_it() {
    for board in positions() {
        let explained = seat("expectimax", 1).explain(&board, None);
        let features = explained.expect("an evaluation").features;
        let params = info("expectimax").params;
        assert!(!features.is_empty());
        for FeatureValue { name, .. } in features {
            assert!(params.iter().any(|param| param.name == name), "{name}");
        }
        assert_eq!(seat("random", 1).explain(&board, None), None);
    }
}

#[test]
fn corner_plays_up_or_right_else_left_else_down() {
    use Direction::{Down, Left, Right, Up};
    let mut random = Random::new(1);
    let (mut player, mut ups, mut tosses) = (seat("corner", 3), 0, 0);
    for _ in 0..20_000 {
        let board = random_board(&mut random);
        let best = think(&mut *player, board, Limits::depth(1)).best;
        let legal = |direction| board.slide(direction).is_some();
        match (legal(Up), legal(Right)) {
            (true, true) => {
                tosses += 1;
                ups += u32::from(best == Some(Up));
                assert!([Some(Up), Some(Right)].contains(&best));
            }
            (true, false) => assert_eq!(best, Some(Up)),
            (false, true) => assert_eq!(best, Some(Right)),
            (false, false) => assert_eq!(best, [Left, Down].into_iter().find(|&d| legal(d))),
        }
    }
    let off = f64::from(ups) - f64::from(tosses) / 2.0;
    assert!(
        off.abs() < 4.0 * (f64::from(tosses) / 4.0).sqrt(),
        "{ups} ups in {tosses}"
    );
}

#[test]
fn random_plays_each_legal_move_as_often_as_the_others() {
    for board in positions() {
        let mut player = seat("random", 5);
        let mut counts = [0_u32; 4];
        for _ in 0..8000 {
            let best = think(&mut *player, board, Limits::depth(1)).best;
            counts[best.expect("a move") as usize] += 1;
        }
        let legal: Vec<_> = board.legal().collect();
        assert_eq!(counts.iter().filter(|&&n| n > 0).count(), legal.len());
        let expected = 8000.0 / legal.len() as f64;
        for direction in legal {
            let off = f64::from(counts[direction as usize]) - expected;
            assert!(off.abs() < 4.0 * expected.sqrt(), "{board}: {counts:?}");
        }
    }
}

#[test]
fn dice_follow_the_seed() {
    for id in ["random", "corner"] {
        let moves = |seed| -> Vec<_> {
            let mut player = seat(id, seed);
            let board = positions()[0];
            (0..64)
                .map(|_| think(&mut *player, board, Limits::depth(1)).best)
                .collect()
        };
        assert_eq!(moves(1), moves(1));
        assert_ne!(moves(1), moves(2));
    }
}

/// A clock that stands still never ends a search, so a limit of time is refused where words are, and used up elsewhere.
#[test]
fn a_limit_of_time_needs_a_clock_that_moves() {
    let words = "movetime: 100 ms need a clock that moves, and this one stands still";
    for (game, player) in [
        ("2048", "expectimax"),
        ("pentago", "strong"),
        ("loa", "mcts"),
    ] {
        let game = catalogue::open(game).expect("a game");
        let info = game.player(player).expect("a player");
        let player = Arc::new(contender(info, Limits::movetime(100.0), &[]));
        for clock in [Clock::none(), stopped.into()] {
            let question = Question::new("start");
            let refused = game.thinker(clock.clone()).go(&player, 1, &question);
            assert_eq!(refused.unwrap_err().to_string(), words);
            let players = vec![Arc::clone(&player); game.sides()];
            let setting = Setting {
                seed: 1,
                opening: 0,
            };
            let refused = game.bout(&players, setting, clock);
            assert_eq!(refused.err().expect("refused").to_string(), words);
        }
        let mut thinker = game.thinker(Clock::system());
        thinker
            .go(&player, 1, &Question::new("start"))
            .expect("it moves");
    }
    let mut player = seat("expectimax", 1);
    let control = SearchControl::new(Limits::movetime(100.0), stopped);
    let board = positions()[0];
    assert!(run(player.think(&board, &control)).best.is_some());
}
