//! The players of Lines of Action find wins and avoid losses.

use plyground::eval::loa::Winands;
use plyground::eval::{DECIDED, StaticEval, WON};
use plyground::games::loa::{Move, Position, Rules};
use plyground::games::{Adversarial, Game, Outcome, Table};
use plyground::players::catalogue;
use plyground::search::{AlphaBeta, Limits, Options, Report, SearchControl, run, twice};

use crate::support::clock::stopped;
use crate::support::data;
use crate::support::loa::WEIGHTS;
use crate::support::players::{contender, loa, seat};

fn think(id: &str, position: &Position, limits: Limits) -> Report<Move> {
    let mut player = seat(&loa(), id, &[], 1);
    run(player.think(position, &SearchControl::new(limits, stopped)))
}

/// The positions of the independent programs' files in which the game goes on, and of their games those of
/// the last plies.
fn positions() -> Vec<Position> {
    let boards = data("loa_perft.txt")
        .into_iter()
        .chain(data("loa_simultaneous.txt"));
    let boards = boards.map(|line| line[..2].join(" ").parse().expect("a position"));
    let mut all: Vec<Position> = boards.collect();
    for line in data("loa_playouts.txt") {
        let mut game: Table<Position> = Table::deal(Rules::Olympiad, 0);
        for text in &line[3..] {
            game.play(text).expect("legal");
        }
        for back in 1..=4 {
            game.seek(game.plies().len() - back);
            all.push(*game.position());
        }
    }
    all.retain(|position| position.outcome().is_none());
    assert!(all.len() > 90);
    all
}

fn wins(position: &Position, mv: Move) -> bool {
    position.played(mv).outcome() == Some(Outcome::Win(position.side()))
}

#[test]
fn a_connection_in_one_is_taken() {
    let mut found = 0;
    for position in positions() {
        if position.legal().any(|mv| wins(&position, mv)) {
            found += 1;
            for id in ["strong", "alpha-beta", "minimax"] {
                let report = think(id, &position, Limits::depth(3));
                let mv = report.best.expect("a move");
                assert!(wins(&position, mv), "{id}: {position} {mv}");
                assert_eq!((report.exact, report.value), (Some(1), WON - 1.0), "{id}");
            }
        }
    }
    assert!(found >= 20, "{found}");
}

#[test]
fn a_loss_in_one_is_parried_where_it_can_be() {
    let (mut parried, mut lost) = (0, 0);
    for position in positions() {
        if position.legal().any(|mv| wins(&position, mv)) {
            continue;
        }
        let is_safe = |mv: Move| {
            let next = position.played(mv);
            match next.outcome() {
                Some(outcome) => outcome == Outcome::Draw,
                None => !next.legal().any(|reply| wins(&next, reply)),
            }
        };
        let safe = position.legal().filter(|&mv| is_safe(mv)).count();
        if safe == position.legal().count() {
            continue;
        }
        for id in ["strong", "alpha-beta", "minimax"] {
            let report = think(id, &position, Limits::depth(2));
            let mv = report.best.expect("a move");
            assert_eq!(is_safe(mv), safe > 0, "{id}: {position} {mv}");
        }
        parried += usize::from(safe > 0);
        lost += usize::from(safe == 0);
    }
    assert!(parried >= 20 && lost >= 3, "{parried} {lost}");
}

#[test]
fn georgaras_alpha_beta_plays_what_minimax_plays_and_visits_fewer_nodes() {
    let (mut pruned, mut all) = (0, 0);
    for (i, position) in positions().into_iter().enumerate() {
        let depth = Limits::depth(1 + i as u32 % 3);
        let [fast, slow] = ["alpha-beta", "minimax"].map(|id| think(id, &position, depth));
        assert_eq!(fast.best, slow.best, "{position} {depth:?}");
        assert_eq!(fast.value, slow.value, "{position} {depth:?}");
        pruned += fast.nodes;
        all += slow.nodes;
    }
    assert!(4 * pruned < all, "{pruned} {all}");
}

#[test]
fn georgaras_players_look_as_far_as_the_number_of_men_says() {
    let depth = |board: &str, id| {
        let position: Position = board.parse().expect("a position");
        think(id, &position, Limits::default()).depth
    };
    for (board, minimax, alpha_beta) in [
        (
            "x......x/......../......../......../...o...o/......../......../x.....o. x",
            5,
            7,
        ),
        (
            "x......x/......../......../......../...o..../......../......../......o. x",
            6,
            8,
        ),
    ] {
        assert_eq!(depth(board, "minimax"), minimax, "{board}");
        assert_eq!(depth(board, "alpha-beta"), alpha_beta, "{board}");
    }
}

/// The value of every move by looking at everything.
fn exhaustive(evaluation: &Winands, position: &Position, depth: u32, ply: u32) -> f32 {
    match position.outcome() {
        Some(outcome) => evaluation.finished(position, outcome, ply),
        None if depth == 0 => evaluation.static_eval(position),
        None => position
            .legal()
            .map(|mv| -exhaustive(evaluation, &position.played(mv), depth - 1, ply + 1))
            .fold(f32::NEG_INFINITY, f32::max),
    }
}

#[test]
fn the_search_finds_the_exhaustive_value() {
    let options = [
        Options::default(),
        Options {
            two_deep: true,
            table_bits: 6,
            ..Options::default()
        },
    ];
    for (i, position) in positions().into_iter().enumerate() {
        let depth = 1 + i as u32 % 3;
        let expected = exhaustive(&Winands::new(WEIGHTS), &position, depth, 0);
        for options in options {
            let mut searcher = AlphaBeta::new(Winands::new(WEIGHTS), options);
            let control = SearchControl::new(Limits::depth(depth), stopped);
            let report = run(searcher.think(&position, &control));
            if report.depth == depth {
                assert_eq!(report.value, expected, "{position} {depth} {options:?}");
            } else {
                // A win or a loss that is nearer is known before.
                assert!(
                    report.exact.is_some() || report.moves.len() == 1,
                    "{position}"
                );
            }
        }
    }
}

/// Whether the side to move can force a win in so many plies, by looking at everything.
fn forces_a_win(position: &Position, plies: u32) -> bool {
    plies > 0
        && position.legal().any(|mv| {
            let next = position.played(mv);
            match next.outcome() {
                Some(outcome) => outcome == Outcome::Win(position.side()),
                None => {
                    plies > 2
                        && next.legal().all(|reply| {
                            let after = next.played(reply);
                            match after.outcome() {
                                Some(outcome) => outcome == Outcome::Win(position.side()),
                                None => forces_a_win(&after, plies - 2),
                            }
                        })
                }
            }
        })
}

#[test]
fn what_the_selective_search_proves_is_true() {
    let mut proven = [0; 2];
    for position in positions() {
        let report = think("strong", &position, Limits::depth(4));
        if report.exact == Some(1) {
            let plies = (WON - report.value) as u32;
            assert!(plies <= 4 && forces_a_win(&position, plies), "{position}");
            proven[0] += 1;
        } else if report.exact == Some(-1) {
            let plies = (WON + report.value) as u32;
            for mv in position.legal() {
                let next = position.played(mv);
                let lost = match next.outcome() {
                    Some(outcome) => outcome == Outcome::Win(next.side()),
                    None => forces_a_win(&next, plies - 1),
                };
                assert!(lost, "{position} {mv}");
            }
            proven[1] += 1;
        }
    }
    assert!(proven[0] >= 20 && proven[1] >= 3, "{proven:?}");
}

#[test]
fn what_came_up_twice_before_is_worth_a_draw() {
    let start = Position::START;
    let options = Options {
        late_moves: 2,
        multi_cut: true,
        null_move: 2,
        open_root: true,
        ..Options::default()
    };
    let mut searcher = AlphaBeta::new(Winands::new(WEIGHTS), options);
    // Everything but one move goes where the game was twice already.
    let keys = start
        .legal()
        .filter(|mv| mv.to_string() != "b1-b3")
        .map(|mv| start.played(mv).key());
    let keys: Vec<u128> = keys.collect();
    searcher.recall(&twice(keys.iter().chain(&keys).copied()));
    let report = run(searcher.think(&start, &SearchControl::new(Limits::depth(3), stopped)));
    assert_eq!(report.exact, None);
    for (mv, value) in &report.values() {
        assert!(*value == 0.0 || mv.to_string() == "b1-b3", "{mv} {value}");
    }
    assert!(report.value >= 0.0, "{}", report.value);
    // Told of nothing, it forgets them.
    searcher.recall(&[]);
    let again = run(searcher.think(&start, &SearchControl::new(Limits::depth(3), stopped)));
    let mut fresh = AlphaBeta::new(Winands::new(WEIGHTS), options);
    let report = run(fresh.think(&start, &SearchControl::new(Limits::depth(3), stopped)));
    assert_eq!((again.best, again.value), (report.best, report.value));
}

/// Four moves that lead back to `position`: a man of each side goes and returns.
fn detour(position: &Position) -> Option<[Move; 4]> {
    let back = |next: &Position, mv: Move| {
        next.legal()
            .find(|back| (back.from, back.to) == (mv.to, mv.from))
    };
    for out in position.legal() {
        let first = position.played(out);
        for reply in first.legal() {
            let second = first.played(reply);
            let Some(home) = back(&second, out) else {
                continue;
            };
            let third = second.played(home);
            if let Some(end) = back(&third, reply)
                && third.played(end) == *position
            {
                return Some([out, reply, home, end]);
            }
        }
    }
    None
}

/// The positions of games that go so many moves along a detour, round after round, each with the detour's last move.
fn detours(moves: usize) -> Vec<(Vec<Position>, Move)> {
    let game = |position: Position| {
        let detour = detour(&position)?;
        let mut game = vec![position];
        for &mv in detour.iter().cycle().take(moves) {
            game.push(game[game.len() - 1].played(mv));
        }
        Some((game, detour[3]))
    };
    let games: Vec<_> = positions()
        .into_iter()
        .step_by(3)
        .filter_map(game)
        .collect();
    assert!(games.len() >= 20, "{}", games.len());
    games
}

/// What a player thinks that was told of the positions before the last.
fn think_after(id: &str, game: &[Position], limits: Limits) -> Report<Move> {
    let (position, earlier) = game.split_last().expect("a position");
    let mut player = seat(&loa(), id, &[], 1);
    player.recall(earlier);
    run(player.think(position, &SearchControl::new(limits, stopped)))
}

const SEARCHERS: [&str; 4] = ["strong", "alpha-beta", "minimax", "mcts"];

#[test]
fn a_detour_changes_no_value() {
    for (game, _) in detours(4) {
        for id in SEARCHERS {
            let straight = think_after(id, &game[..1], Limits::nodes(3000));
            let after = think_after(id, &game, Limits::nodes(3000));
            assert_eq!(after.values(), straight.values(), "{id}: {}", game[0]);
            assert_eq!(after.best, straight.best, "{id}: {}", game[0]);
            assert_eq!(after.exact, straight.exact, "{id}: {}", game[0]);
        }
    }
}

#[test]
fn a_move_into_the_third_occurrence_is_worth_a_draw() {
    // The last move of the second round would bring the first position up a third time.
    let limits = [Limits::nodes(3000), Limits::depth(1)];
    let asked = SEARCHERS.map(|id| limits.map(|limits| (id, limits)));
    // A depth does not limit simulations.
    let asked = asked
        .as_flattened()
        .iter()
        .filter(|(id, limits)| *id != "mcts" || limits.depth.is_none());
    for (game, last) in detours(7) {
        for &(id, limits) in asked.clone() {
            let report = think_after(id, &game, limits);
            let draw = if id == "mcts" { 0.5 } else { 0.0 };
            let known = report.moves.iter().find(|one| one.mv == last);
            let value = known.map_or(draw, |one| one.value);
            let is_bound = known.is_some_and(|one| one.is_bound);
            assert!(
                value == draw || is_bound && value < draw,
                "{id}: {} {value}",
                game[0]
            );
        }
    }
}

/// The game of a review that called the winning move a blunder.
#[test]
fn a_win_stays_proven_after_a_detour() {
    let start = "......../..oxx.../...x..../..oxx.../.xo.o.../......../......../........ o";
    let mut game: Table<Position> =
        Table::set_up(Rules::Olympiad, start.parse().expect("a position"), 0);
    for text in ["c7-b6", "b4-c3", "b6-c7", "c3-b4"] {
        game.play(text).expect("legal");
    }
    let mut positions: Vec<Position> = game.before().copied().collect();
    positions.push(*game.position());
    for id in ["strong", "alpha-beta"] {
        let report = think_after(id, &positions, Limits::nodes(20_000));
        let best = report.best.map(|mv| mv.to_string());
        assert_eq!((best.as_deref(), report.exact), (Some("c7-b6"), Some(1)));
    }
}

/// A win that was found before the game went twice through a position on the way to it is no longer claimed.
#[test]
fn wins_are_forgotten_that_go_through_a_repeated_position() {
    let new_searcher = || AlphaBeta::new(Winands::new(WEIGHTS), Options::default());
    let think = |searcher: &mut AlphaBeta<Winands>, position: &Position| {
        run(searcher.think(position, &SearchControl::new(Limits::depth(5), stopped)))
    };
    let mut changed = 0;
    for position in positions() {
        let mut searcher = new_searcher();
        let report = think(&mut searcher, &position);
        if report.value != WON - 5.0 {
            continue;
        }
        let mut game = Table::set_up(Rules::Olympiad, position, 0);
        for text in &report.pv[..3] {
            game.play(text).expect("legal");
        }
        let drawn = [game.position().key()];
        searcher.recall(&drawn);
        let mut fresh = new_searcher();
        fresh.recall(&drawn);
        let value = think(&mut searcher, &position).value;
        assert_eq!(value, think(&mut fresh, &position).value, "{position}");
        changed += u32::from(value != report.value);
    }
    assert!(changed > 0);
}

#[test]
fn reductions_and_the_table_save_nodes() {
    let nodes = |off: &[(&str, f64)]| {
        let mut player = seat(&loa(), "strong", off, 1);
        run(player.think(
            &Position::START,
            &SearchControl::new(Limits::depth(6), stopped),
        ))
        .nodes
    };
    let all = nodes(&[]);
    for name in ["late-moves", "static-margin", "table"] {
        let without = nodes(&[(name, 0.0)]);
        assert!(without > all, "{name}: {without} and {all} with it");
    }
}

#[test]
fn multi_cut_saves_a_quarter_of_the_nodes() {
    let nodes = |multi_cut: f64| -> u64 {
        let positions = data("loa_check.txt").into_iter().step_by(3);
        let nodes = positions.map(|line| {
            let position: Position = line.join(" ").parse().expect("a position");
            let mut player = seat(&loa(), "strong", &[("multi-cut", multi_cut)], 1);
            run(player.think(&position, &SearchControl::new(Limits::depth(8), stopped))).nodes
        });
        nodes.sum()
    };
    let [with, without] = [nodes(1.0), nodes(0.0)];
    assert!(4 * with < 3 * without, "{with} {without}");
}

/// A search that is stopped after its first moves, all lost, knows nothing of the others: one that seemed good before is played.
#[test]
fn a_lost_move_is_not_played_where_others_were_not_reached() {
    let record = "loa.1..f8xh6_a7-c5_c1-e3_h4-f2_d1-b3_h2-f4_e3xa3_h3-e3_b3xe3_h5-g4_e8-e5_h7-g7_a3xc5_a2-c2_e3-f3_a4-d4_g8-f7_c2xc5_h6xf4_a5-c7_e5xc5_a6-c4_e1-d2_c4-e6_b1-b3_g7-e5_b3xe6_e5xc5_d8-d5_c7xf4_d2xf4_c5-b4_f7-c4_b4-c3_f1-d3_c3-d2_f4xd2_g4-g2";
    let game = catalogue::open("loa").expect("a game");
    let question = game.replay(record).expect("a record").question();
    let strong = game.player("strong").expect("strong");
    for nodes in (1000..6000).step_by(250) {
        let player = contender(strong, Limits::nodes(nodes), &[("network", 0.0)]);
        let mut thinker = game.thinker(stopped.into());
        thinker.go(&player, 1, &question).expect("a position");
        let slice = thinker.slice(f64::INFINITY).expect("a search");
        let report = slice.outcome.expect("it runs to its end");
        assert!(report.value > -DECIDED, "{nodes}: {}", report.value);
        assert_eq!(report.pv.first(), report.best.as_ref(), "{nodes}");
    }
}
