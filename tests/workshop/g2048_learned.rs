//! Learned weights: files of them, and what boards are worth by them.

use crate::support::boards::{self, board, random_board};
use crate::support::random::Random;
use plyground::eval::g2048::network::{Network, ShapeError, Tuple};
use plyground::eval::g2048::{FormatError, LearnedNTuples};
use plyground::eval::{Evaluate, Features};
use plyground::games::g2048::{Board, Tiles, Variant, VariantBoard, symmetries};
use plyground::games::random::Dice;
use plyground::games::{GameRules, Playout};
use plyground::players::{LoadedWeights, g2048};
use plyground::search::{Clock, Limits, SearchControl, run};
use plyground_workshop::g2048::Trained;

const SHAPE: &str = "01245,0124,4567,012,569a/16384/14";

/// Weights as training leaves them: most are 0, neighbours are alike, some are large.
fn weight(place: usize, _: bool) -> f32 {
    let mut dice = Dice::new(place as u64);
    match dice.below(5) {
        0 => (place % 16) as f32 * 40.0 - 200.0 + dice.below(64) as f32,
        1 if place.is_multiple_of(97) => -(dice.below(1 << 14) as f32),
        _ => 0.0,
    }
}

fn network(shape: &str) -> Network {
    shape.parse().expect("a network")
}

fn learned(trained: &Trained) -> LearnedNTuples {
    LearnedNTuples::read(trained.to_bytes()).expect("read")
}

fn value<B: Tiles>(learned: &LearnedNTuples, board: &B) -> f32 {
    Evaluate::<B>::value(learned, board)
}

/// Cell by cell: the tiles of a tuple are the digits of the index, the first cell's the last.
#[test]
fn a_tuple_reads_its_cells_in_order() {
    let known = "012345,456789,012456,45689a,0123,4567,0145,4589,569a";
    let others = "012,048c,159d,26ae,12569d,01567a,0159de,01589d,01246a,37bdef";
    let mut random = Random::new(5);
    for tuple in known.split(',').chain(others.split(',')) {
        let tuple: Tuple = tuple.parse().expect("a tuple");
        let boards = std::array::from_fn(|_| random.next());
        let read = |board: u64| {
            let cells = tuple.cells().iter().rev();
            cells.fold(0, |index, cell| {
                index << 4 | (board >> (4 * cell)) as u32 & 15
            })
        };
        assert_eq!(tuple.indices(&boards), boards.map(read), "{tuple}");
    }
}

#[test]
fn a_file_comes_back_exactly() {
    for (shape, step) in [
        (SHAPE, 32.0),
        ("0123//0", 1.5),
        ("012,456//0/3x4", 2.0),
        ("012,345//15", 8.0),
        ("048c,159d,26ae/1024,4096/8", 64.0),
    ] {
        let trained = Trained::quantised(network(shape), step, weight);
        let file = trained.to_bytes();
        assert_eq!(Trained::read(&file).expect("read"), trained);
    }
}

#[test]
fn weights_are_rounded_and_large_ones_of_long_tuples_more() {
    let network = network("01245,0123//0");
    let trained = Trained::quantised(network.clone(), 32.0, weight);
    for place in 0..network.weights() {
        let (exact, short) = (weight(place, false), place >= 1 << 20);
        let error = (trained.weight(place) - exact).abs();
        // Squares of whole numbers, times 2, are about 2 sqrt(2 exact) apart.
        let most = if short {
            16.0
        } else {
            1.0 + (2.0 * exact.abs()).sqrt()
        };
        assert!(error <= most, "{place}: {exact}");
    }
    let most = |large| Trained::quantised(network.clone(), 32.0, move |_, _| large).weight(0);
    assert_eq!([1e6, -1e6].map(most), [32_258.0, -32_258.0]);
}

#[test]
fn boards_are_worth_the_sum_of_their_weights() {
    let network = network(SHAPE);
    let trained = Trained::quantised(network.clone(), 32.0, weight);
    let learned = learned(&trained);
    let mut places = vec![0; Features::<Board>::active(&network)];
    let mut random = Random::new(1);
    for _ in 0..20_000 {
        let board = random_board(&mut random);
        network.collect(&board, &mut places);
        let weights = places.iter().map(|&place| trained.weight(place as usize));
        assert_eq!(value(&learned, &board), weights.sum::<f32>(), "{board}");
    }
}

/// The player keeps the values of boards: asked again, it says the same.
#[test]
fn boards_that_are_kept_are_worth_the_same() {
    let learned = learned(&Trained::quantised(network(SHAPE), 32.0, weight));
    let game = g2048::standard();
    let info = game.info("learned").expect("a player");
    let weights = LoadedWeights::new(learned.clone());
    let player = game.create(info, &info.defaults(), 1, Some(&weights));
    let mut player = player.expect("a player with weights");
    let board: Board = "2,2,4,8,0,0,0,0,0,0,0,0,0,0,0,0".parse().expect("a board");
    for _ in 0..2 {
        let control = SearchControl::new(Limits::depth(1), Clock::none());
        for (direction, found) in run(player.think(&board, &control)).values() {
            let (slid, gain) = board.slide(direction).expect("legal");
            assert_eq!(found, gain as f32 + value(&learned, &slid), "{direction}");
        }
    }
}

/// On its side and in a mirror too: boards of 3x4 and of 4x3 are worth the same.
#[test]
fn small_boards_are_worth_the_sum_of_their_weights_from_all_sides() {
    for (name, turned, shape) in [
        ("2048-3x3", "2048-3x3", "01245,0145,012//0/3x3"),
        ("2048-3x4", "2048-4x3", "01234,0145,012//0/3x4"),
    ] {
        let [rules, turned]: [Variant; 2] = [name, turned].map(|name| name.parse().expect(name));
        let network = network(shape);
        assert_eq!(network.to_string(), shape);
        let trained = Trained::quantised(network.clone(), 32.0, weight);
        let learned = learned(&trained);
        let mut places = vec![0; Features::<VariantBoard>::active(&network)];
        let mut dice = Dice::new(3);
        let mut board = VariantBoard::begin(&rules, &mut dice);
        let mut boards = 0;
        while board.random_step(&mut dice).is_some() {
            network.collect(&board, &mut places);
            let weights = places.iter().map(|&place| trained.weight(place as usize));
            let worth = value(&learned, &board);
            assert_eq!(worth, weights.sum::<f32>(), "{board}");
            let cell = |row, column| board.exponent_at(row, column);
            let filled = |rules, at: &dyn Fn(usize, usize) -> u8| {
                let empty = VariantBoard::empty(rules);
                let columns = empty.columns();
                let cells = (0..rules.cells()).map(|i| at(i / columns, i % columns));
                (0..)
                    .zip(cells)
                    .fold(empty, |board, (i, exponent)| board.with_tile(i, exponent))
            };
            let [rows, columns] = [rules.rows() - 1, rules.columns() - 1];
            for side in [
                filled(&rules, &|row, column| cell(row, columns - column)),
                filled(&rules, &|row, column| cell(rows - row, column)),
                filled(&turned, &|row, column| cell(column, row)),
            ] {
                assert_eq!(value(&learned, &side), worth, "{board} as {side}");
            }
            boards += 1;
        }
        assert!(boards > 20, "{boards}");
    }
}

#[test]
fn a_tuple_reads_its_cells_through_every_symmetry() {
    let known = "012345,456789,012456,45689a,0123,4567,0145,4589,569a";
    let mut random = Random::new(4);
    for text in known.split(',').chain(["01245", "048c", "05af", "37bf"]) {
        let tuple: Tuple = text.parse().expect("a tuple");
        for _ in 0..1000 {
            let boards = symmetries(random_board(&mut random).nibbles());
            let read = |board: u64| {
                let cells = tuple.cells().iter().rev();
                cells.fold(0, |all, cell| all << 4 | (board >> (4 * cell)) as u32 & 15)
            };
            assert_eq!(tuple.indices(&boards), boards.map(read), "{text}");
        }
    }
}

#[test]
fn a_board_is_worth_the_same_from_all_sides() {
    let learned = learned(&Trained::quantised(network(SHAPE), 32.0, weight));
    let mut random = Random::new(2);
    for _ in 0..1000 {
        let board = random_board(&mut random);
        let mut sides: Vec<u64> = symmetries(board.nibbles()).into();
        let mut slow: Vec<u64> = boards::symmetries(&board)
            .iter()
            .map(Board::nibbles)
            .collect();
        for side in boards::symmetries(&board) {
            assert_eq!(value(&learned, &board), value(&learned, &side), "{board}");
        }
        sides.sort_unstable();
        slow.sort_unstable();
        assert_eq!(sides, slow, "{board}");
    }
}

#[test]
fn tiles_above_a_gap_look_one_step_smaller() {
    let network = network("0123/30720/14");
    let view = |text: &str| network.look(&board(text)).0;
    let rest = ",4,0,0,0,0,0,0,0,0,0,0,0";
    for (real, seen) in [
        // 8192 is missing, so 16384 stands for it; and 4096 for 8192.
        ("16384,4096,4096,2", "8192,4096,4096,2"),
        ("16384,8192,2048,2", "8192,4096,2048,2"),
        ("8192,1024,512,2", "8192,1024,512,2"),
        ("2,0,0,0", "2,0,0,0"),
        // The second stage looks at boards as they are.
        ("16384,8192,4096,2048", "16384,8192,4096,2048"),
        // A 32768 is a 16384, which again has no 8192 below it.
        ("32768,4096,2,2", "8192,4096,2,2"),
        ("32768,16384,4096,2", "8192,4096,2048,2"),
        // Or that of a board of the second stage.
        ("32768,16384,8192,4096", "16384,8192,4096,2048"),
    ] {
        let seen = board(&format!("{seen}{rest}"));
        assert_eq!(view(&format!("{real}{rest}")), seen.nibbles(), "{real}");
    }
    assert_eq!(
        view(&format!("65536,2,2,2{rest}")),
        view(&format!("32768,2,2,2{rest}"))
    );
}

#[test]
fn a_weight_knows_the_one_for_large_tiles_one_step_smaller() {
    let network = network("0123,4567/16384,24576/0");
    // Of the second tuple in the third stage.
    let place =
        |tiles: [usize; 4]| 5 << 16 | tiles.iter().rev().fold(0, |all, tile| all << 4 | tile);
    for (tiles, least, smaller) in [
        ([14, 13, 11, 1], 13, [13, 12, 11, 1]),
        ([2, 14, 12, 0], 13, [2, 13, 12, 0]),
        ([14, 13, 12, 11], 12, [13, 12, 11, 11]),
        ([14, 13, 12, 11], 15, [14, 13, 12, 11]),
        ([15, 14, 3, 0], 14, [14, 13, 3, 0]),
        ([3, 2, 1, 0], 0, [2, 1, 1, 0]),
    ] {
        let found = network.one_step_smaller(place(tiles), least);
        assert_eq!(found, place(smaller), "{tiles:?} from {least}");
    }
}

#[test]
fn networks_that_make_no_sense_are_refused() {
    let refused = |shape: &str| shape.parse::<Network>().expect_err(shape);
    for tuple in ["01", "0123456", "0132", "01g3", "0112", ""] {
        let error = refused(&format!("{tuple}//0"));
        assert_eq!(error, ShapeError::Tuple(tuple.into()));
    }
    assert_eq!(refused("0123/5,5/0"), ShapeError::Stages("[5, 5]".into()));
    assert_eq!(refused("0123//7"), ShapeError::Downgrade(7));
    assert_eq!(
        refused(&format!("{}0123//0", "0123,".repeat(32))),
        ShapeError::Count(33)
    );
    let huge = format!("{}012345/1,2/0", "012345,".repeat(16));
    assert_eq!(refused(&huge), ShapeError::Weights(51 << 24));
    for text in ["0123", "0123/", "0123//0/4x4/", "0123/x/0", "0123//x"] {
        assert_eq!(refused(text), ShapeError::Network(text.into()));
    }
    for board in ["", "2x2", "5x5", "3", "3x"] {
        let error = refused(&format!("012//0/{board}"));
        assert_eq!(error, ShapeError::Frame(board.into()));
    }
    let outside =
        "shape: tuple 0123 does not lie on a board of 3x3 cells, numbered as those of 4x4";
    assert_eq!(refused("0123//0/3x3").to_string(), outside);
}

#[test]
fn files_that_are_none_are_refused() {
    let file = Trained::quantised(network(SHAPE), 32.0, weight).to_bytes();
    for foreign in [
        &b""[..],
        b"plyground",
        b"plyground weights ",
        b"\x89PNG\r\n\x1a\n",
        &[0; 4096],
    ] {
        assert_eq!(Trained::read(foreign), Err(FormatError::Foreign));
    }
    let mut later = file.clone();
    later[18] = b'7';
    assert_eq!(Trained::read(&later), Err(FormatError::Version(7)));
    for cut in [20, 60, file.len() / 2, file.len() - 1] {
        let error = LearnedNTuples::read(&file[..cut]).expect_err("cut off");
        assert!(
            matches!(error, FormatError::Damaged { .. }),
            "{cut}: {error}"
        );
    }
    let mut random = Random::new(3);
    for _ in 0..50 {
        let mut altered = file.clone();
        let place = 20 + random.below(file.len() as u64 - 20) as usize;
        altered[place] ^= 1 << random.below(8);
        let error = LearnedNTuples::read(&altered).expect_err("altered");
        assert!(
            matches!(error, FormatError::Damaged { .. }),
            "{place}: {error}"
        );
    }
}

/// A file whose checksum is right and whose content is not: nothing but an error or odd weights.
#[test]
fn forged_files_do_no_harm() {
    let network = network("01245,0124//0");
    let mut places = vec![0; Features::<Board>::active(&network)];
    let file = Trained::quantised(network.clone(), 32.0, weight).to_bytes();
    let sealed = |mut content: Vec<u8>| {
        content.extend(crc32fast::hash(&content).to_le_bytes());
        content
    };
    let content = &file[..file.len() - 4];
    assert!(LearnedNTuples::read(sealed(content.to_vec())).is_ok());
    let head = String::from_utf8_lossy(&content[..64]).into_owned();
    for (from, to) in [
        ("step 32", "step -1"),
        ("step 32", "step nan"),
        ("step 32", "stop 32"),
    ] {
        assert!(head.contains(from), "{head}");
        let text: Vec<u8> = content.to_vec();
        let at = text
            .windows(from.len())
            .position(|part| part == from.as_bytes());
        let at = at.expect("in the head");
        let mut forged = text[..at].to_vec();
        forged.extend(to.bytes());
        forged.extend(&text[at + from.len()..]);
        let error = LearnedNTuples::read(sealed(forged)).expect_err(to);
        assert!(matches!(error, FormatError::Head { .. }), "{to}: {error}");
    }
    let end = content.windows(2).position(|pair| pair == b"\n\n");
    let (head, coded) = content.split_at(end.expect("a head") + 2);
    // A small file may name a large network.
    for parts in [&b""[..], &[0; 6 * 4]] {
        let large = b"plyground weights 3\nnetwork 012456,12569d//0\nstep 32\n\n";
        let file = sealed([&large[..], parts].concat());
        for error in [
            Trained::read(&file).err(),
            LearnedNTuples::read(&file).err(),
        ] {
            let error = error.expect("nothing to read");
            match parts {
                [] => assert!(matches!(error, FormatError::Length { .. }), "{error}"),
                _ => assert_eq!(error, FormatError::Short { tuple: 0, stage: 0 }),
            }
        }
    }
    let mut random = Random::new(4);
    let mut read = 0;
    for _ in 0..40 {
        let mut noise = head.to_vec();
        let mut rest = coded;
        while let Some((length, after)) = rest.split_first_chunk() {
            let (part, after) = after.split_at(u32::from_le_bytes(*length) as usize);
            noise.extend(length);
            noise.extend(part.iter().map(|_| random.below(256) as u8));
            rest = after;
        }
        let noise = sealed(noise);
        let Ok(trained) = Trained::read(&noise) else {
            let error = LearnedNTuples::read(&noise).expect_err("neither is read");
            assert!(matches!(error, FormatError::Short { .. }), "{error}");
            continue;
        };
        read += 1;
        assert_eq!(trained.network(), &network);
        let learned = LearnedNTuples::read(&noise).expect("to play with as well");
        // To train on from and to play with, it means the same.
        for _ in 0..20 {
            let board = random_board(&mut random);
            assert!(value(&learned, &board).is_finite());
            network.collect(&board, &mut places);
            let weights = places.iter().map(|&place| trained.weight(place as usize));
            assert_eq!(value(&learned, &board), weights.sum::<f32>(), "{board}");
        }
    }
    assert!(read > 0, "no noise was read");
}
