//! 2048 as a game of two sides: its rules, what its evaluations add, and the players that search it.

use plyground::eval::g2048::{Annoyance, clustering};
use plyground::games::g2048::{Board, Direction, HalfTurn, Tiles, TwoSided};
use plyground::games::{Adversarial, Game, Outcome, Side, Stochastic};
use plyground::players::catalogue;
use plyground::search::{Limits, Report, SearchControl, run};

use crate::support::boards::{board, endgames, random_board, random_tiles, variants};
use crate::support::clock::stopped;
use crate::support::features;
use crate::support::players::{self, contender, create, info};
use crate::support::random::Random;

fn boards() -> Vec<Board> {
    let few = [
        "2,0,0,2, 0,4,0,0, 0,0,8,0, 0,0,0,2",
        "4,2,0,0,0,0,0,0,2,0,0,0,0,0,0,4",
        "1024,512,256,128,8,16,32,64,4,2,2,0,0,0,0,2",
        "2,2,4,4,8,2,4,8,8,0,0,2,16,16,2,2",
        "131072,65536,32768,1024,4,16,64,512,2,8,4,16,0,0,2,4",
    ];
    endgames(10, 2, 7)
        .into_iter()
        .chain(few.map(board))
        .collect()
}

#[test]
fn both_sides_play_what_the_player_and_chance_do() {
    for board in boards() {
        let position = TwoSided::new(board, 0);
        assert_eq!(position.side(), Side::First);
        let slides: Vec<_> = position.legal().filter_map(HalfTurn::direction).collect();
        assert_eq!(slides, board.legal().collect::<Vec<_>>());
        assert_eq!(position.legal().count(), slides.len());
        for turn in board.moves() {
            let slid = position.played(HalfTurn::Slide(turn.mv));
            assert_eq!(
                (slid.side(), *slid.board(), slid.outcome()),
                (Side::Second, turn.after, None)
            );
            let placed: Vec<Board> = slid.legal().map(|mv| *slid.played(mv).board()).collect();
            let chances = Board::chances(&turn.after);
            let expected: Vec<Board> = chances
                .map(|(_, spawn)| turn.after.spawned(spawn))
                .collect();
            assert_eq!(placed, expected);
            let names: Vec<String> = slid.legal().map(|mv| mv.to_string()).collect();
            let expected = Board::chances(&turn.after).map(|(_, spawn)| spawn.to_string());
            assert_eq!(names, expected.collect::<Vec<_>>());
            let numbers: Vec<usize> = slid.legal().map(TwoSided::<Board>::number).collect();
            assert!(numbers.is_sorted_by(|a, b| a < b));
            assert!(
                numbers
                    .iter()
                    .all(|&number| (4..TwoSided::<Board>::MOVES).contains(&number))
            );
            // The same board is another position when the other side is to move.
            assert_ne!(slid.key(), TwoSided::new(turn.after, 0).key());
        }
    }
}

#[test]
fn the_slider_loses_when_stuck_and_wins_by_the_goal() {
    let stuck = board("2,4,2,4,4,2,4,2,2,4,2,4,4,2,4,2");
    let lost = TwoSided::new(stuck, 11);
    assert_eq!(
        (lost.outcome(), lost.legal().count()),
        (Some(Outcome::Win(Side::Second)), 0)
    );
    let near = board("1024,1024,0,0, 0,0,0,0, 0,0,0,0, 0,0,0,2");
    for (goal, outcome) in [(11, Some(Outcome::Win(Side::First))), (12, None), (0, None)] {
        let made = TwoSided::new(near, goal).played(HalfTurn::Slide(Direction::Left));
        assert_eq!(made.outcome(), outcome);
        assert_eq!(made.legal().count() > 0, outcome.is_none());
    }
}

/// Rows, then columns, tiles alone.
fn lines(board: &impl Tiles) -> Vec<Vec<i32>> {
    let cell = |row, column| i32::from(board.exponent_at(row, column));
    let tiles = |cells: Vec<i32>| cells.into_iter().filter(|&tile| tile > 0).collect();
    let (height, width) = (board.rows(), board.columns());
    let rows = (0..height).map(|i| tiles((0..width).map(|j| cell(i, j)).collect()));
    let columns = (0..width).map(|i| tiles((0..height).map(|j| cell(j, i)).collect()));
    rows.chain(columns).collect()
}

fn slow_smoothness(board: &impl Tiles) -> i32 {
    let differences =
        |line: &Vec<i32>| -> i32 { line.windows(2).map(|pair| (pair[0] - pair[1]).abs()).sum() };
    -lines(board).iter().map(differences).sum::<i32>()
}

/// Groups, by giving every cell the least number in its group until nothing changes.
fn slow_islands(board: &impl Tiles) -> usize {
    let (exponents, width): (Vec<u8>, _) = (board.cell_exponents().collect(), board.columns());
    let mut group: Vec<usize> = (0..exponents.len()).collect();
    for _ in &exponents {
        for a in 0..group.len() {
            for b in 0..group.len() {
                let apart = (a / width).abs_diff(b / width) + (a % width).abs_diff(b % width);
                if apart == 1 && exponents[a] == exponents[b] {
                    group[a] = group[a].min(group[b]);
                }
            }
        }
    }
    let tiles = (0..group.len()).filter(|&cell| exponents[cell] > 0);
    tiles.filter(|&cell| group[cell] == cell).count()
}

fn slow_annoyance(board: &impl Tiles) -> i32 {
    slow_islands(board) as i32 - slow_smoothness(board)
}

fn slow_clustering(board: &Board) -> f64 {
    let exponents = board.exponents();
    let tiles: Vec<usize> = (0..16).filter(|&cell| exponents[cell] > 0).collect();
    let mut sum = 0.0;
    for &a in &tiles {
        let near =
            |&&b: &&usize| a != b && (a / 4).abs_diff(b / 4) <= 1 && (a % 4).abs_diff(b % 4) <= 1;
        let around: Vec<f64> = tiles
            .iter()
            .filter(near)
            .map(|&b| f64::from(exponents[a].abs_diff(exponents[b])))
            .collect();
        sum += around.iter().sum::<f64>() / (around.len() as f64).max(1.0);
    }
    sum
}

#[test]
fn the_features_are_what_they_are_called() {
    for board in boards() {
        let off = f64::from(clustering(&board)) - slow_clustering(&board);
        assert!(off.abs() < 1e-3, "{board}: {off}");
    }
}

fn check_annoyance<B: Tiles>(board: B) {
    let annoyance = Annoyance::new(&board);
    for (_, chance) in B::chances(&board) {
        let spawn = chance.into();
        assert_eq!(
            annoyance.of(spawn),
            slow_annoyance(&board.with_spawn(spawn)) - slow_annoyance(&board),
            "{board}, {spawn:?}"
        );
    }
}

#[test]
fn a_new_tile_annoys_by_the_islands_and_the_roughness_it_adds() {
    let mut random = Random::new(1);
    for board in boards() {
        check_annoyance(board);
    }
    for _ in 0..2000 {
        check_annoyance(random_board(&mut random));
    }
    for variant in variants() {
        for _ in 0..40 {
            check_annoyance(random_tiles(&variant, &mut random));
        }
    }
}

/// ovolve's evaluation, plainly.
fn worth(board: &Board) -> f64 {
    let four = [
        ("smoothness", 0.1),
        ("axis-monotonicity", 1.0),
        ("log-empty", 2.7),
        ("max-tile", 1.0),
    ];
    features::value(&features::weights(&four, 1.0, 1.0), board)
}

/// Minimax in the plainest way, for the slider; ply counts from the root, `left` as the player says.
fn plain(position: &TwoSided<Board>, left: u32, ply: u32, ovolve: bool) -> f64 {
    let board = position.board();
    match position.outcome() {
        Some(Outcome::Win(Side::First)) => return f64::from(10_000 - ply),
        Some(_) => return f64::from(board.values().into_iter().max().expect("cells")) - 1e6,
        None if left == 0 => return worth(board),
        None => {}
    }
    let slides = position.side() == Side::First;
    let mut next: Vec<_> = position.legal().map(|mv| position.played(mv)).collect();
    if ovolve && !slides {
        let annoyance = |next: &TwoSided<Board>| slow_annoyance(next.board());
        let worst = next.iter().map(annoyance).max();
        next.retain(|next| Some(annoyance(next)) == worst);
    }
    let left = if slides || !ovolve { left - 1 } else { left };
    let values = next.iter().map(|next| plain(next, left, ply + 1, ovolve));
    if slides {
        values.fold(f64::MIN, f64::max)
    } else {
        values.fold(f64::MAX, f64::min)
    }
}

fn think(id: &str, board: &Board, depth: u32) -> Report<Direction> {
    let info = info(id);
    let control = SearchControl::new(Limits::depth(depth), stopped);
    run(create(info, &info.defaults(), 1).think(board, &control))
}

#[test]
fn the_players_find_the_value_of_plain_minimax() {
    for board in boards() {
        for (id, depth) in [
            ("minimax", 2),
            ("minimax", 3),
            ("alpha-beta", 2),
            ("alpha-beta", 3),
            ("ovolve", 1),
            ("ovolve", 2),
            ("ovolve", 3),
        ] {
            // Two 1024s or a 2048 are no matter for the players without a goal.
            let goal = if id == "ovolve" && board.largest_exponent() < 11 {
                11
            } else {
                0
            };
            let report = think(id, &board, depth);
            if board.legal().count() < 2 {
                continue;
            }
            let expected = plain(&TwoSided::new(board, goal), depth, 0, id == "ovolve");
            let off = (f64::from(report.value) - expected).abs();
            assert!(
                off < 1e-3 * expected.abs().max(1.0).log10().max(1.0),
                "{id} to {depth}, {board}: {}, not {expected}",
                report.value
            );
            // Each move has its value, not just a bound.
            for &(mv, value) in &report.values() {
                let next = TwoSided::new(board, goal).played(HalfTurn::Slide(mv));
                let expected = plain(&next, depth - 1, 1, id == "ovolve");
                let off = (f64::from(value) - expected).abs();
                assert!(
                    off < 0.01,
                    "{id} to {depth}, {board} {mv}: {value}, not {expected}"
                );
            }
            assert_eq!(report.exact, None);
            assert!(report.pv.first() == report.best.map(|mv| mv.to_string()).as_ref());
        }
    }
}

#[test]
fn ovolve_makes_2048_when_it_can() {
    let near = board("1024,512,512,0, 2,4,8,0, 0,0,2,0, 0,0,0,0");
    let report = think("ovolve", &near, 2);
    let merged = report.best.map(|mv| near.slid(mv).values());
    let pairs = merged.map_or(0, |tiles| {
        tiles.iter().filter(|&&tile| tile == 1024).count()
    });
    assert_eq!(pairs, 2, "{:?}", report.best);
    // A slide, a new tile, a slide.
    assert_eq!(report.value, 10_000.0 - 3.0);
}

/// To the right, the next tile ends the game.
#[test]
fn no_tile_is_so_great_that_a_loss_is_sought() {
    let game = catalogue::open("2048-5x5").expect("a game");
    let crowded = "1048576,8,0,128,1024,128,1024,128,64,256,16,128,1024,512,1024,64,256,8,64,8,512,64,512,32,256";
    for id in ["minimax", "alpha-beta", "ovolve"] {
        let player = contender(game.player(id).expect(id), Limits::depth(4), &[]);
        let report = players::think(&*game, &player, crowded);
        let values = report.values();
        let lost = values.iter().find(|(mv, _)| mv == "right");
        let lost = lost.expect("right is legal").1;
        let mut others = values.iter().filter(|(mv, _)| mv != "right");
        assert!(others.all(|&(_, value)| value > lost), "{id}: {values:?}");
        assert_ne!(report.best.as_deref(), Some("right"));
    }
}
