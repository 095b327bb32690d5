//! The shipped puzzles: each has one right move, takes as many moves as it says, and stands in the order of difficulty.

use std::collections::HashSet;

use plyground::games::{Adversarial, Game, Outcome};
use plyground_lab::puzzles::{Forced, Goal, Grader, Puzzle, effort, find, is_proven};
use plyground_lab::puzzles::{PUZZLE_GAMES, PuzzleGame, Task, moves_of, puzzle_game};

use crate::support::contest::Contest;

/// Of so many puzzles one is played to its end.
const SAMPLED: usize = 30;

fn shipped(game: &dyn PuzzleGame) -> Vec<Puzzle> {
    let path = crate::support::repository(&format!("www/puzzles/{}.txt", game.game()));
    let text = std::fs::read_to_string(path).expect("the puzzles are there");
    let lines = text.lines().map(str::parse);
    lines
        .collect::<Result<_, _>>()
        .expect("every line is a puzzle")
}

fn assert_proven(game: &dyn PuzzleGame, puzzle: &Puzzle) {
    let proven = is_proven(game, puzzle, u64::MAX);
    assert_eq!(proven, Ok(Some(true)), "{} {puzzle}", game.game());
}

#[test]
fn puzzles_of_more_moves_than_any_are_refused() {
    for game in PUZZLE_GAMES {
        for (task, range) in game.tasks() {
            let puzzles = shipped(game);
            let puzzle = puzzles.iter().find(|puzzle| puzzle.task == *task);
            let position = &puzzle.expect("one of each task").position;
            for moves in [0, range.end() + 1, u32::MAX] {
                let refused = game.quest(*task, moves, position, u64::MAX).err();
                let refused = refused.expect("none or too many moves").to_string();
                assert!(
                    refused.starts_with(&format!("moves: {moves} is not")),
                    "{refused}"
                );
            }
        }
    }
}

#[test]
fn every_game_has_three_hundred_puzzles_of_every_task_and_none_twice() {
    for game in PUZZLE_GAMES {
        let puzzles = shipped(game);
        assert!(puzzles.len() >= 300, "{}: {}", game.game(), puzzles.len());
        let different: HashSet<(&str, &str)> = puzzles
            .iter()
            .map(|puzzle| (puzzle.task.name(), puzzle.position.as_str()))
            .collect();
        assert_eq!(different.len(), puzzles.len());
        for (task, _) in game.tasks() {
            assert!(puzzles.iter().any(|puzzle| puzzle.task == *task), "{task}");
        }
    }
}

#[test]
fn the_easiest_come_first() {
    for game in PUZZLE_GAMES {
        let puzzles = shipped(game);
        assert!(puzzles.is_sorted_by_key(|puzzle| std::cmp::Reverse(puzzle.solvers)));
        let moves = |puzzle: &Puzzle| {
            let range = moves_of(game, puzzle.task);
            range.is_some_and(|range| range.contains(&puzzle.moves))
        };
        assert!(puzzles.iter().all(moves));
    }
}

#[test]
fn every_puzzle_is_proven() {
    for game in PUZZLE_GAMES {
        for puzzle in &shipped(game) {
            assert_proven(game, puzzle);
        }
    }
}

/// Its grades and places: `cargo test --release -p plyground-lab --test lab every_puzzle -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn every_puzzle_has_its_grade_and_stands_in_its_place() {
    for game in PUZZLE_GAMES {
        let grader = Grader::new(game.game()).unwrap();
        let puzzles = shipped(game);
        let mut places = Vec::new();
        for puzzle in &puzzles {
            assert_eq!(grader.solvers(puzzle), Ok(puzzle.solvers), "{puzzle}");
            let effort = effort(game, puzzle).unwrap();
            places.push((std::cmp::Reverse(puzzle.solvers), effort, &puzzle.position));
        }
        assert!(places.is_sorted(), "{}", game.game());
    }
}

#[test]
fn a_solution_against_the_best_defence_takes_as_many_moves_as_the_puzzle_says() {
    for game in PUZZLE_GAMES {
        for puzzle in shipped(game).iter().step_by(SAMPLED) {
            let Puzzle {
                task,
                moves,
                ref position,
                ref solution,
                ..
            } = *puzzle;
            let mut quest = game.quest(task, moves, position, u64::MAX).unwrap();
            let mut next = solution.clone();
            for made in 1..=moves {
                let answer = quest.play(&next).unwrap();
                assert!(answer.right, "{puzzle}: {next}");
                assert_eq!(answer.done, made == moves, "{puzzle}: move {made}");
                if !answer.done {
                    next = quest.keeping().unwrap().remove(0);
                }
            }
        }
    }
}

/// On random games. How many moves it leaves with fewer to go says little.
#[test]
fn the_best_reply_leaves_the_fewest_moves_that_last() {
    let (mut told, mut misleading) = (0, 0);
    for root in (0..100).map(Contest::wide) {
        let mut forced = Forced::new(&root, Goal::Survive, u64::MAX);
        for mv in root.legal() {
            let after = root.played(mv);
            for left in [2, 3] {
                let Some(reply) = forced.best_reply(&after, left) else {
                    continue;
                };
                let mut keeping = |reply: u8, left: u32| {
                    let next = after.played(reply);
                    match next.outcome() {
                        None => forced.keeping(&next, left).expect("no bound").len(),
                        Some(outcome) if outcome == Outcome::Win(root.side()) => usize::MAX,
                        Some(_) => 0,
                    }
                };
                let fewest = after.legal().map(|reply| keeping(reply, left)).min();
                assert_eq!(Some(keeping(reply, left)), fewest, "{after:?} {left}");
                let hasty = after.legal().min_by_key(|&reply| keeping(reply, 1));
                misleading += u32::from(hasty.map(|reply| keeping(reply, left)) != fewest);
                told += 1;
            }
        }
    }
    assert!(misleading > 10, "{misleading} of {told}");
}

#[test]
fn a_wrong_move_is_refuted_and_changes_nothing() {
    let game = puzzle_game("loa").unwrap();
    let puzzles = shipped(game);
    let puzzle = puzzles.iter().find(|puzzle| puzzle.moves == 2).unwrap();
    let mut quest = game
        .quest(puzzle.task, puzzle.moves, &puzzle.position, u64::MAX)
        .unwrap();
    assert!(quest.play("a1-a1").is_err());
    let wrong = plyground::players::catalogue::open("loa").unwrap();
    let table = wrong.set_up(&puzzle.position, 0).unwrap();
    let legal = table.state().legal;
    let wrong = legal.iter().find(|mv| **mv != puzzle.solution).unwrap();
    let answer = quest.play(wrong).unwrap();
    assert!(!answer.right && !answer.done);
    assert_eq!(quest.keeping(), Some(vec![puzzle.solution.clone()]));
}

#[test]
fn a_position_with_two_right_moves_is_no_puzzle() {
    let game = puzzle_game("pentago").unwrap();
    // Four in a row with both ends free: two holes win.
    let open = ".XXXX.......O..O..............O....O X";
    assert_eq!(find(game, Task::Win, open, 100_000), None);
    // One end is taken: one hole wins.
    let closed = "OXXXX..........O..............O....O X";
    let puzzle = find(game, Task::Win, closed, 100_000).expect("one hole wins");
    assert_eq!((puzzle.moves, puzzle.solution.as_str()), (1, "f1"));
}

/// However few nodes there are for it.
#[test]
fn a_right_move_that_is_not_the_last_is_answered_or_refused() {
    for game in PUZZLE_GAMES {
        let puzzles = shipped(game);
        let puzzle = puzzles.iter().find(|puzzle| puzzle.moves == 2).unwrap();
        let (mut budget, mut refused) = (1.0, 0);
        loop {
            let quest = game.quest(puzzle.task, 2, &puzzle.position, budget as u64);
            match quest.unwrap().play(&puzzle.solution) {
                Ok(answer) => {
                    assert!(answer.right && !answer.done, "{puzzle}: {budget}");
                    assert!(answer.reply.is_some(), "{puzzle}: {budget}");
                    break;
                }
                Err(_) => refused += 1,
            }
            budget *= 1.1;
        }
        assert!(refused > 0, "{puzzle}");
    }
}

#[test]
fn puzzles_that_cannot_be_are_refused_in_words() {
    assert!(puzzle_game("chess").is_err());
    let game = puzzle_game("2048").unwrap();
    let stuck = "2,4,2,4,4,2,4,2,2,4,2,4,4,2,4,2";
    assert!(game.quest(Task::Survive, 1, stuck, 1000).is_err());
    let begin = "2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0";
    assert!(game.quest(Task::Hold, 1, begin, 1000).is_err());
    for line in ["", "win", "win 1 2 3", "win x 2 a b", "jump 1 2 a b"] {
        assert!(line.parse::<Puzzle>().is_err(), "{line:?}");
    }
    // A budget that is spent answers nothing.
    let mut quest = game.quest(Task::Reach, 5, begin, 10).unwrap();
    assert_eq!(quest.keeping(), None);
}

#[test]
fn a_long_text_that_is_refused_is_repeated_in_part() {
    let long = "x".repeat(10_000);
    for game in PUZZLE_GAMES {
        let puzzle = shipped(game).remove(0);
        let quest = game.quest(puzzle.task, puzzle.moves, &puzzle.position, u64::MAX);
        let refused = quest.unwrap().play(&long).unwrap_err().to_string();
        assert!(refused.contains("xxx…"), "{}: {refused}", game.game());
    }
    let refused = puzzle_game(&long).err().unwrap().to_string();
    assert!(refused.contains("xxx…"), "{refused}");
}
