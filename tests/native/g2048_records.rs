//! Games of 2048 as text, their history, their dice; and what is refused.

use plyground::games::g2048::{
    Board, CELLS, Direction, Ply, PositionError, Spawn, Variant, cell_name, slides,
};
use plyground::games::random::Dice;
use plyground::games::{Notation, RecordError, Spawned, Table};
use proptest::prelude::*;

use crate::support::boards::{board, deal, play, random_board, set_up};
use crate::support::random::Random;

/// A game of random moves, at most `plies` of them.
fn random_game(seed: u64, plies: usize) -> Table<Board> {
    let mut random = Random::new(seed);
    let mut game = deal(seed);
    while game.ply() < plies {
        let legal: Vec<_> = game.legal().collect();
        if legal.is_empty() {
            break;
        }
        game.advance(*random.of(&legal)).expect("a legal move");
    }
    game
}

fn read(line: &str) -> Result<Table<Board>, RecordError> {
    Table::read(line)
}

/// Everything that shows of a game.
fn sight(game: &Table<Board>) -> (Board, u64, usize) {
    (*game.position(), game.score(), game.ply())
}

// ---------------------------------------------------------------- positions

#[test]
fn a_position_reads_with_blanks_and_line_ends() {
    let spaced = " 0, 2,4 ,8,\n16,32,64,128,\r\n256,512,1024,2048,\n4096,8192,65536,131072\n";
    let packed = "0,2,4,8,16,32,64,128,256,512,1024,2048,4096,8192,65536,131072";
    assert_eq!(board(spaced).to_string(), packed);
}

#[test]
fn bad_positions_are_refused_by_the_name_of_the_cell() {
    let with = |cell: usize, word: &str| {
        let mut words = ["0"; CELLS];
        words[cell] = word;
        words.join(",")
    };
    let is_no_tile = "is no tile (0, or a power of two from 2 to 131072)";
    let corpus = [
        (
            "".into(),
            "position: expected 16 tile values with commas between, found 1".into(),
        ),
        (
            "2,4".into(),
            "position: expected 16 tile values with commas between, found 2".into(),
        ),
        (
            ["2"; 15].join(","),
            "position: expected 16 tile values with commas between, found 15".into(),
        ),
        (
            ["2"; 17].join(","),
            "position: expected 16 tile values with commas between, found 17".into(),
        ),
        (
            ["2"; 16].join(" "),
            "position: expected 16 tile values with commas between, found 1".into(),
        ),
        (
            format!("{},", ["2"; 16].join(",")),
            "position: expected 16 tile values with commas between, found 17".into(),
        ),
        (with(0, "1"), format!("position, cell a1: 1 {is_no_tile}")),
        (with(1, "3"), format!("position, cell b1: 3 {is_no_tile}")),
        (with(6, "6"), format!("position, cell c2: 6 {is_no_tile}")),
        (
            with(12, "2047"),
            format!("position, cell a4: 2047 {is_no_tile}"),
        ),
        (
            with(15, "262144"),
            format!("position, cell d4: 262144 {is_no_tile}"),
        ),
        (
            with(3, "9223372036854775808"),
            format!("position, cell d1: 9223372036854775808 {is_no_tile}"),
        ),
        (with(2, ""), "position, cell c1: \"\" is no number".into()),
        (
            with(4, "-2"),
            "position, cell a2: \"-2\" is no number".into(),
        ),
        (
            with(5, "2.0"),
            "position, cell b2: \"2.0\" is no number".into(),
        ),
        (
            with(7, "two"),
            "position, cell d2: \"two\" is no number".into(),
        ),
        (
            with(8, "0x2"),
            "position, cell a3: \"0x2\" is no number".into(),
        ),
        (
            with(9, "2 4"),
            "position, cell b3: \"2 4\" is no number".into(),
        ),
        (
            with(10, "+2"),
            "position, cell c3: \"+2\" is no number".into(),
        ),
        (
            with(11, "２"),
            "position, cell d3: \"２\" is no number".into(),
        ),
        // Two are wrong: the first is named.
        (
            with(14, "5").replacen('0', "x", 1),
            "position, cell a1: \"x\" is no number".into(),
        ),
    ];
    for (text, expected) in corpus {
        let error = text.parse::<Board>().expect_err(&text);
        assert_eq!(error.to_string(), expected, "{text:?}");
    }
}

#[test]
fn bad_exponents_are_refused_by_the_name_of_the_cell() {
    for exponent in [18, 31, 32, 255] {
        for cell in 0..CELLS as u8 {
            let mut exponents = [17; CELLS];
            exponents[usize::from(cell)] = exponent;
            let error = Board::from_exponents(exponents).expect_err("too large");
            let name = cell_name(cell, 4);
            assert_eq!(
                error,
                PositionError::Exponent {
                    cell: name.clone(),
                    exponent,
                    last: 17
                }
            );
            let message =
                format!("position, cell {name}: exponent {exponent} is above 17 (131072)");
            assert_eq!(error.to_string(), message);
        }
    }
}

#[test]
fn cells_are_named_by_column_and_row() {
    let names: Vec<String> = (0..CELLS as u8).map(|cell| cell_name(cell, 4)).collect();
    let expected = "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4";
    assert_eq!(names.join(" "), expected);
}

#[test]
fn moves_read_by_their_names_alone() {
    for direction in Direction::ALL {
        assert_eq!(direction.to_string().parse(), Ok(direction));
    }
    for word in ["", "Up", "u", "north", "up "] {
        let error = word.parse::<Direction>().expect_err(word);
        assert_eq!(error.to_string(), "is not one of up, right, down, left");
    }
}

// ---------------------------------------------------------------- records

#[test]
fn bad_records_are_refused_by_field_or_ply() {
    let format = |line: &str| format!("record: expected GAME.1.SEED.START.PLIES, found {line:?}");
    let corpus: [(&str, String); 27] = [
        ("", format("")),
        ("nonsense", format("nonsense")),
        (
            "2048.1.0.1000000000000001",
            format("2048.1.0.1000000000000001"),
        ),
        (
            "2048.2.0.1000000000000001.",
            format("2048.2.0.1000000000000001."),
        ),
        (
            "1024.1.0.1000000000000001.",
            "record, game: expected 2048, found \"1024\"".into(),
        ),
        (
            "2048.1.0.1000000000000001.u0.u0",
            "record, start: \"1000000000000001.u0\" is not 16 digits from 0 to h".into(),
        ),
        // A long line of something else is not repeated in full.
        (
            "a long line of something else that somebody pasted by mistake",
            format("a long line of something else that somebody pasted by mistak…"),
        ),
        (
            "2048.1..1000000000000001.",
            "record, seed: \"\" is no hexadecimal number of 64 bits".into(),
        ),
        (
            "2048.1.xyz.1000000000000001.",
            "record, seed: \"xyz\" is no hexadecimal number of 64 bits".into(),
        ),
        (
            "2048.1.-1.1000000000000001.",
            "record, seed: \"-1\" is no hexadecimal number of 64 bits".into(),
        ),
        (
            "2048.1.+1.1000000000000001.",
            "record, seed: \"+1\" is no hexadecimal number of 64 bits".into(),
        ),
        (
            "2048.1.10000000000000000.1000000000000001.",
            "record, seed: \"10000000000000000\" is no hexadecimal number of 64 bits".into(),
        ),
        (
            "2048.1.0..",
            "record, start: \"\" is not 16 digits from 0 to h".into(),
        ),
        (
            "2048.1.0.100000000000001.",
            "record, start: \"100000000000001\" is not 16 digits from 0 to h".into(),
        ),
        (
            "2048.1.0.10000000000000001.",
            "record, start: \"10000000000000001\" is not 16 digits from 0 to h".into(),
        ),
        (
            "2048.1.0.100000000000000i.",
            "record, start: \"100000000000000i\" is not 16 digits from 0 to h".into(),
        ),
        (
            "2048.1.0.1000000000000é00.",
            "record, start: \"1000000000000é00\" is not 16 digits from 0 to h".into(),
        ),
        (
            "2048.1.0.1000000000000001.u",
            "record, ply 1: \"u\" is not one of u r d l and a cell from 0 to f".into(),
        ),
        (
            "2048.1.0.1000000000000001.r0l",
            "record, ply 2: \"l\" is not one of u r d l and a cell from 0 to f".into(),
        ),
        (
            "2048.1.0.1000000000000001.r0x0",
            "record, ply 2: \"x0\" is not one of u r d l and a cell from 0 to f".into(),
        ),
        (
            "2048.1.0.1000000000000001.rg",
            "record, ply 1: \"rg\" is not one of u r d l and a cell from 0 to f".into(),
        ),
        (
            "2048.1.0.1000000000000001.r ",
            "record, ply 1: \"r\" is not one of u r d l and a cell from 0 to f".into(),
        ),
        (
            "2048.1.0.1000000000000001.é0",
            "record, ply 1: \"é0\" is not one of u r d l and a cell from 0 to f".into(),
        ),
        // These can be read, but not played.
        (
            "2048.1.0.1000000000000000.u0",
            "record, ply 1: up is not legal".into(),
        ),
        (
            "2048.1.0.1000000000000001.r0u0",
            "record, ply 2: the spawn's cell a1 is taken".into(),
        ),
        (
            "2048.1.0.1000000000000001.l0",
            "record, ply 1: the spawn's cell a1 is taken".into(),
        ),
        (
            "2048.1.0.hh00000000000000.l2",
            "record, ply 1: left is not legal".into(),
        ),
    ];
    for (line, expected) in corpus {
        let error = read(line).expect_err(line);
        assert_eq!(error.to_string(), expected, "{line:?}");
    }
}

#[test]
fn a_record_is_the_line_it_is_documented_to_be() {
    let start = board("0,2,0,0,0,0,0,0,0,0,0,0,0,0,65536,131072");
    let plies = [
        Ply {
            direction: Direction::Left,
            spawn: Spawn {
                cell: 15,
                four: false,
            },
        },
        Ply {
            direction: Direction::Down,
            spawn: Spawn {
                cell: 4,
                four: true,
            },
        },
    ];
    let mut game = set_up(start, 0xbeef);
    for ply in plies {
        game.follow(ply).expect("a legal ply");
    }
    let line = "2048.1.beef.01000000000000gh.lfD4";
    assert_eq!(game.record(), line);
    for text in [line, &format!("  {line}\n")] {
        let copy = read(text).expect("a record");
        assert_eq!((copy.seed(), *copy.start()), (0xbeef, start));
        assert_eq!(copy.plies(), plies);
        assert_eq!(copy.record(), line);
    }
}

#[test]
fn every_game_reads_back_exactly() {
    for seed in (0..200).chain([u64::MAX, u64::MAX / 3]) {
        let game = random_game(seed, 2000);
        let line = game.record();
        let safe = |c: char| c.is_ascii_alphanumeric() || c == '.';
        assert!(line.chars().all(safe), "{line} is safe in a URL");
        let copy = read(&line).expect("a game");
        assert_eq!((copy.rules(), copy.seed()), (game.rules(), game.seed()));
        assert_eq!((copy.start(), copy.plies()), (game.start(), game.plies()));
        assert_eq!(sight(&copy), sight(&game));
        assert_eq!(copy.record(), line);
    }
}

#[test]
fn a_game_read_back_goes_on_like_the_first() {
    let mut game = random_game(5, 40);
    let mut copy = read(&game.record()).expect("a game");
    while let Some(direction) = { game.legal().next() } {
        assert_eq!(play(&mut game, direction), play(&mut copy, direction));
    }
    assert_eq!(game.record(), copy.record());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    /// Any pasted text is read or refused, never a panic.
    #[test]
    fn no_text_makes_the_readers_panic(
        text in any::<String>(),
        plies in "[urdlURDL0-9a-f]{0,40}",
        start in "[0-9a-h]{15,17}",
        seed in "[0-9a-f]{0,17}",
    ) {
        let _ = text.parse::<Board>();
        let _ = read(&text);
        let _ = read(&format!("2048.1.{seed}.{start}.{plies}"));
        let _ = read(&format!("2048.1.{seed}.{start}.{text}"));
        let _ = read(&format!("2048.1.{seed}.{text}"));
    }

    /// Start and plies read back, legal or not: that is for the game to say.
    #[test]
    fn any_part_of_a_record_reads_back(
        start in proptest::array::uniform16(0..=17_u8),
        plies in proptest::collection::vec((0..4_usize, 0..16_u8, any::<bool>()), 0..50),
    ) {
        let plies = plies.into_iter().map(|(direction, cell, four)| Ply {
            direction: Direction::ALL[direction],
            spawn: Spawn { cell, four },
        });
        let (plies, rules) = (plies.collect::<Vec<_>>(), Variant::STANDARD);
        let start = Board::from_exponents(start).expect("a board");
        let written = start.write_start(&rules);
        prop_assert_eq!(Board::read_start(&written, &rules).expect("a start"), start);
        let written = Board::write_plies(&plies);
        let texts = Board::split_plies(&written);
        let read = texts.into_iter().map(|text| start.recorded_ply(text).expect("a ply"));
        prop_assert_eq!(read.collect::<Vec<_>>(), plies);
    }
}

// ---------------------------------------------------------------- history

#[test]
fn the_same_seed_and_moves_make_the_same_game() {
    for seed in 0..50 {
        assert_eq!(
            random_game(seed, 500).record(),
            random_game(seed, 500).record()
        );
    }
    let starts: std::collections::HashSet<_> = (0..1000).map(|s| *deal(s).position()).collect();
    assert!(starts.len() > 200, "{} different starts", starts.len());
}

#[test]
fn undo_redo_and_seek_lead_to_the_very_same_positions() {
    let mut random = Random::new(9);
    for seed in 0..20 {
        let mut game = random_game(seed, 300);
        let line = game.record();
        let end = game.ply();
        // By reading the record up to a ply, without any undo.
        let first = line.len() - 2 * end;
        let sights: Vec<_> = (0..=end)
            .map(|ply| sight(&read(&line[..first + 2 * ply]).expect("a prefix of a game")))
            .collect();
        for ply in (0..end).rev() {
            assert!(game.undo());
            assert_eq!(sight(&game), sights[ply]);
        }
        assert!(!game.undo());
        assert_eq!(sight(&game), sights[0]);
        for ply in 1..=end {
            assert!(game.redo());
            assert_eq!(sight(&game), sights[ply]);
            let (step, Ply { direction, spawn }) =
                (game.step().expect("a ply"), game.plies()[ply - 1]);
            assert_eq!(game.last(), Some(direction));
            assert_eq!(step.mv, direction.name());
            let value = if spawn.four { 4 } else { 2 };
            let (cell, name) = (spawn.cell, cell_name(spawn.cell, 4));
            assert_eq!(step.spawn, Some(Spawned { cell, name, value }));
            assert_eq!(step.gain, sights[ply].1 - sights[ply - 1].1);
            assert_eq!(step.slides, slides(&sights[ply - 1].0, direction));
            assert_eq!(step.state, game.state());
        }
        assert!(!game.redo());
        for _ in 0..100 {
            let ply = random.below(end as u64 + 1) as usize;
            game.seek(ply);
            assert_eq!(sight(&game), sights[ply]);
        }
        game.seek(usize::MAX);
        assert_eq!(sight(&game), sights[end]);
        assert_eq!(game.record(), line, "looking changes nothing");
    }
}

#[test]
fn playing_after_an_undo_cuts_off_what_was_undone() {
    let mut game = random_game(3, 100);
    game.seek(40);
    let undone = game.plies()[40].direction;
    let other = game
        .legal()
        .find(|&d| d != undone)
        .expect("two legal moves");
    game.advance(other).expect("a legal move");
    assert_eq!(game.ply(), 41);
    assert_eq!(game.plies().len(), 41);
    assert!(!game.redo());
    let copy = read(&game.record()).expect("a game");
    assert_eq!(sight(&copy), sight(&game));
}

#[test]
fn an_illegal_move_leaves_undone_plies_alone() {
    let mut game = random_game(3, 100);
    let found = (0..100).rev().find_map(|ply| {
        game.seek(ply);
        Direction::ALL
            .into_iter()
            .find(|&d| game.position().slide(d).is_none())
    });
    let illegal = found.expect("an illegal move somewhere");
    let before = (sight(&game), game.record());
    assert_eq!(game.advance(illegal), None);
    assert!(game.play(illegal.name()).is_err());
    let spawn = Spawn {
        cell: 0,
        four: false,
    };
    let ply = Ply {
        direction: illegal,
        spawn,
    };
    assert!(game.follow(ply).is_err());
    assert_eq!((sight(&game), game.record()), before);
}

#[test]
fn the_same_move_after_an_undo_meets_the_same_spawn() {
    let mut game = random_game(11, 60);
    for _ in 0..200 {
        let Some(direction) = game.legal().next() else {
            break;
        };
        let first = play(&mut game, direction);
        assert!(game.undo());
        assert_eq!(play(&mut game, direction), first);
    }
}

#[test]
fn a_game_begins_with_two_tiles_that_chance_may_place() {
    for seed in 0..5000 {
        let game = deal(seed);
        let tiles: Vec<u32> = game
            .position()
            .values()
            .into_iter()
            .filter(|&v| v != 0)
            .collect();
        assert_eq!(tiles.len(), 2);
        assert!(tiles.iter().all(|value| [2, 4].contains(value)));
        assert_eq!(sight(&game), (*game.start(), 0, 0));
    }
}

#[test]
fn a_game_may_begin_in_any_position() {
    let mut random = Random::new(6);
    for seed in 0..1000 {
        let start = random_board(&mut random);
        let mut game = set_up(start, seed);
        assert_eq!(sight(&game), (start, 0, 0));
        if let Some(direction) = { game.legal().next() } {
            assert!(game.advance(direction).is_some());
        }
        let copy = read(&game.record()).expect("a game");
        assert_eq!(sight(&copy), sight(&game));
    }
}

// ---------------------------------------------------------------- dice

/// Chi-square of counts that should be equal, less its mean, in its standard deviations.
fn excess(counts: &[u64]) -> f64 {
    let expected = counts.iter().sum::<u64>() as f64 / counts.len() as f64;
    let squares = counts.iter().map(|&n| (n as f64 - expected).powi(2));
    let chi_square = squares.sum::<f64>() / expected;
    let freedom = counts.len() as f64 - 1.0;
    (chi_square - freedom) / (2.0 * freedom).sqrt()
}

/// Standard deviations between a share and its probability.
fn deviation(hits: u64, trials: u64, probability: f64) -> f64 {
    let (hits, trials) = (hits as f64, trials as f64);
    (hits - trials * probability) / (trials * probability * (1.0 - probability)).sqrt()
}

/// Seeded, so that it never fails by bad luck; a tenth of what it allows would be ordinary luck.
#[test]
fn new_tiles_are_as_likely_as_the_rules_say() {
    let (mut fours, mut spawns) = (0, 0);
    let mut pairs = [[0; 2]; 2];
    // By the number of empty cells, by the place among them.
    let mut places: Vec<Vec<u64>> = (0..=CELLS).map(|empty| vec![0; empty]).collect();
    for seed in 0..1500 {
        let game = random_game(seed, 1000);
        let mut replay = game.clone();
        replay.seek(0);
        let mut before = None;
        while let Some(&Ply { direction, spawn }) = replay.plies().get(replay.ply()) {
            let slid = replay.position().slid(direction);
            assert!(replay.redo());
            let place = slid.empty_cells().position(|cell| cell == spawn.cell);
            places[slid.empty_count() as usize][place.expect("an empty cell")] += 1;
            let four = spawn.four;
            fours += u64::from(four);
            spawns += 1;
            if let Some(before) = before.replace(four) {
                pairs[usize::from(before)][usize::from(four)] += 1;
            }
        }
    }
    assert!(spawns > 150_000, "{spawns} spawns");
    let off = deviation(fours, spawns, 0.1);
    assert!(
        off.abs() < 4.0,
        "{fours} fours in {spawns}: {off} deviations"
    );
    for [two, four] in pairs {
        let off = deviation(four, two + four, 0.1);
        assert!(
            off.abs() < 4.0,
            "a spawn follows from the one before: {off}"
        );
    }
    let enough = places.iter().filter(|counts| counts.len() > 1);
    for counts in enough.filter(|counts| counts.iter().sum::<u64>() > 2000) {
        let excess = excess(counts);
        assert!(
            excess < 5.0,
            "{} empty cells: {counts:?}, {excess}",
            counts.len()
        );
    }
}

#[test]
fn starts_are_as_likely_as_the_rules_say() {
    let mut cells = [0; CELLS];
    let mut fours = 0;
    for seed in 0..40_000 {
        for (cell, value) in deal(seed).position().values().into_iter().enumerate() {
            cells[cell] += u64::from(value != 0);
            fours += u64::from(value == 4);
        }
    }
    assert!(excess(&cells) < 5.0, "{cells:?}");
    let off = deviation(fours, 80_000, 0.1);
    assert!(off.abs() < 4.0, "{fours} fours in 80000: {off} deviations");
}

#[test]
fn dice_are_fair_in_every_stream() {
    let mut sides = [0; 6];
    let mut together = [0; 36];
    for index in 0..60_000 {
        let (mut one, mut next) = (Dice::stream(77, index), Dice::stream(77, index + 1));
        let (a, b) = (one.below(6) as usize, next.below(6) as usize);
        sides[a] += 1;
        together[6 * a + b] += 1;
        let unit = one.unit();
        assert!((0.0..1.0).contains(&unit));
    }
    assert!(excess(&sides) < 5.0, "{sides:?}");
    assert!(excess(&together) < 5.0, "{together:?}");
    assert_eq!(Dice::new(1).below(0), 0);
    assert_eq!(Dice::new(1).below(1), 0);
}

/// Neighbouring streams must not be one sequence read from neighbouring places.
#[test]
fn streams_share_no_numbers() {
    let mut seen = std::collections::HashSet::new();
    for index in 0..200 {
        let mut dice = Dice::stream(1, index);
        for _ in 0..50 {
            assert!(seen.insert(dice.unit().to_bits()), "stream {index}");
        }
    }
}
