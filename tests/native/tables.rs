//! Every game of the catalogue on its table, by several rules, and every player that is listed for it.

use std::sync::Arc;

use plyground::games::g2048::cell_name;
use plyground::games::{Outcome, PlayError, Side, State, Step, Table, pentago};
use plyground::players::{
    AnyGame, AnyTable, Bout, Contender, FAMILIES, Family, LoadedWeights, PlayerInfo, Question,
    Setting, Slice, WeightsInfo, catalogue, g2048,
};
use plyground::search::Limits;
use proptest::prelude::*;

use crate::support::clock::{stopped, ticking};
use crate::support::lasting::often;
use crate::support::random::Random;

/// Games of every family, by several rules.
const GAMES: [&str; 11] = [
    "2048",
    "2048-3x3",
    "2048-5x3-start8-four50",
    "2048-goal64-four0",
    "2048-evil",
    "2048-3x4-four100-evil",
    "2048-6x6",
    "pentago",
    "loa",
    "loa-mover",
    "2048-4x4-start1",
];

fn open(name: &str) -> Arc<dyn AnyGame> {
    catalogue::open(name).expect(name)
}

/// The family of a game.
fn family(name: &str) -> &'static dyn Family {
    catalogue::family(FAMILIES, name).expect(name)
}

/// A player without limits to speak of, with the weights it needs.
fn contender(family: &dyn Family, info: &'static PlayerInfo) -> Contender {
    let limits = Limits::nodes(20);
    let contender = Contender::new(info, info.defaults(), limits).expect("limits");
    contender.equipped(weights(family, info))
}

/// The weights that a player needs.
fn weights(family: &dyn Family, info: &PlayerInfo) -> Option<LoadedWeights> {
    let needed = info.weights.filter(|weights| !weights.optional);
    needed.map(|WeightsInfo { name, .. }| {
        let file = format!("www/weights/{}-{name}.weights", info.game);
        let file = std::fs::read(file).expect("a file of the page");
        family.read_weights(info, &file).expect("whole weights")
    })
}

/// A game of random moves, with what it showed before each ply and after the last.
struct Walk {
    table: Box<dyn AnyTable>,
    states: Vec<State>,
    steps: Vec<Step>,
}

/// At most so many random moves from the start.
fn walk(game: &dyn AnyGame, seed: u64, plies: usize) -> Walk {
    walk_on(game.deal(seed), seed, plies)
}

fn walk_on(mut table: Box<dyn AnyTable>, seed: u64, plies: usize) -> Walk {
    let mut random = Random::new(seed);
    let (mut states, mut steps) = (vec![table.state()], Vec::new());
    while let Some(state) = states
        .last()
        .filter(|state| !state.over && steps.len() < plies)
    {
        let mv = random.of(&state.legal);
        table.play(mv, None).expect("a legal move");
        steps.push(table.step().expect("a ply was played"));
        states.push(table.state());
    }
    Walk {
        table,
        states,
        steps,
    }
}

impl Walk {
    fn plies(&self) -> usize {
        self.steps.len()
    }

    /// The state at a ply, of the whole game.
    fn state(&self, ply: usize) -> State {
        State {
            plies: self.plies(),
            ..self.states[ply].clone()
        }
    }

    /// Holds a table to what the game showed at the ply where it stands.
    fn check(&self, table: &dyn AnyTable) {
        let ply = table.ply();
        let expected = self.state(ply);
        assert_eq!(table.plies(), self.plies());
        assert_eq!(table.state(), expected);
        let step = ply.checked_sub(1).map(|last| Step {
            state: expected,
            ..self.steps[last].clone()
        });
        assert_eq!(table.step(), step);
    }
}

/// The whole search in one slice.
fn think(game: &dyn AnyGame, contender: &Contender, question: &Question) -> Slice<String> {
    let mut thinker = game.thinker(stopped.into());
    thinker.go(contender, 1, question).expect("a question");
    let slice = thinker.slice(f64::INFINITY).expect("a search");
    assert_eq!(thinker.slice(f64::INFINITY), None, "it is done");
    slice
}

fn bout(game: &dyn AnyGame, ids: &[&str], seed: u64, opening: u32) -> Box<dyn Bout> {
    let contenders = ids.iter().map(|id| {
        let info = game.player(id).expect("a player");
        Arc::new(contender(family(&game.name()), info))
    });
    let contenders: Vec<_> = contenders.collect();
    let bout = game.bout(&contenders, Setting { seed, opening }, stopped.into());
    let mut bout = bout.expect("they play it");
    while bout.advance() {}
    bout
}

fn any_game() -> impl Strategy<Value = Arc<dyn AnyGame>> {
    proptest::sample::select(&GAMES[..]).prop_map(open)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(often(20, 60)) })]

    #[test]
    fn a_record_reads_back_to_the_same_states_at_every_ply(game in any_game(), seed: u64) {
        let mut walk = walk(&*game, seed, 120);
        let record = walk.table.record();
        let safe = |c: char| c.is_ascii_alphanumeric() || "-._/".contains(c);
        prop_assert!(record.chars().all(safe), "{}", record);
        let mut copy = game.replay(&record).expect(&record);
        prop_assert_eq!(copy.ply(), walk.plies());
        let moves: Vec<_> = walk.steps.iter().map(|step| step.mv.clone()).collect();
        for ply in (0..=walk.plies()).rev() {
            copy.seek(ply);
            walk.table.seek(ply);
            walk.check(&*copy);
            walk.check(&*walk.table);
            prop_assert_eq!(copy.question(), walk.table.question());
            prop_assert_eq!(copy.outcome(), walk.table.outcome());
            prop_assert_eq!(copy.captures_next(), walk.table.captures_next());
            prop_assert_eq!(copy.moves(ply, usize::MAX), &moves[ply..], "undone moves among them");
            prop_assert_eq!(copy.moves(0, ply), &moves[..ply]);
            prop_assert_eq!(copy.record(), &*record, "looking changes nothing");
        }
    }

    #[test]
    fn a_game_from_any_position_reads_back(game in any_game(), seed: u64) {
        let state = walk(&*game, seed, 30).table.state();
        let table = game.set_up(&state.position, seed).expect("a position");
        let start = table.state();
        prop_assert_eq!((&start.position, &start.cells), (&state.position, &state.cells));
        prop_assert_eq!((start.ply, start.plies), (0, 0));
        let walk = walk_on(table, seed, 30);
        let copy = game.replay(&walk.table.record()).expect("a record");
        walk.check(&*copy);
    }

    #[test]
    fn undo_redo_and_seek_walk_through_the_same_states(game in any_game(), seed: u64) {
        let walk = walk(&*game, seed, 60);
        let mut table = game.replay(&walk.table.record()).expect("a record");
        let (mut random, mut ply) = (Random::new(!seed), walk.plies());
        for _ in 0..200 {
            match random.below(5) {
                0 | 1 => {
                    prop_assert_eq!(table.undo(), ply > 0);
                    ply = ply.saturating_sub(1);
                }
                2 | 3 => {
                    prop_assert_eq!(table.redo(), ply < walk.plies());
                    ply = walk.plies().min(ply + 1);
                }
                _ => {
                    let to = random.below(walk.plies() as u64 + 3) as usize;
                    table.seek(to);
                    ply = to.min(walk.plies());
                }
            }
            prop_assert_eq!(table.ply(), ply);
            walk.check(&*table);
        }
    }

    #[test]
    fn the_same_move_after_an_undo_does_the_same_and_another_cuts_off_the_rest(
        game in any_game(),
        seed: u64,
    ) {
        let mut walk = walk(&*game, seed, 40);
        let (plies, table) = (walk.steps.len(), &mut walk.table);
        for back in (0..plies).rev().step_by(3) {
            table.seek(back);
            let mv = walk.steps[back].mv.clone();
            table.play(&mv, None).expect("legal as before");
            prop_assert_eq!(table.step(), Some(walk.steps[back].clone()));
            prop_assert_eq!(table.plies(), back + 1);
            prop_assert!(!table.redo());
            let copy = game.replay(&table.record()).expect("a record");
            prop_assert_eq!(copy.state(), table.state());
        }
    }

    #[test]
    fn what_is_no_legal_ply_is_refused_and_changes_nothing(
        game in any_game(),
        seed: u64,
        text in "\\PC{0,12}",
        position in "\\PC{0,80}",
    ) {
        let mut walk = walk(&*game, seed, 200);
        let end = walk.plies();
        for ply in [end, end / 2, 0] {
            walk.table.seek(ply);
            let legal = walk.table.state().legal;
            // Moves of elsewhere in the game, and of no game.
            let others = walk.steps.iter().map(|step| step.mv.as_str());
            let texts = others.chain([&*text, "", "pass", "left+a1=2048", "up+z9=2", "a11L_a11L"]);
            for text in texts.filter(|text| !legal.iter().any(|mv| mv == text)) {
                let (record, state) = (walk.table.record(), walk.table.state());
                // Some games read a move in several ways; nobody plays after the end.
                if walk.table.play(text, None).is_ok() {
                    let step = walk.table.step().expect("a ply");
                    prop_assert!(legal.contains(&step.mv), "{} {}", text, step.mv);
                    return Ok(());
                }
                prop_assert_eq!((walk.table.record(), walk.table.state()), (record, state));
            }
        }
        if let Ok(table) = game.set_up(&position, seed) {
            prop_assert!(game.set_up(&table.state().position, seed).is_ok());
        }
        let _ = game.replay(&position);
        let _ = game.replay(&format!("{}.1.{position}", game.name()));
    }

    #[test]
    fn a_question_leads_a_thinker_to_the_position_on_the_board(game in any_game(), seed: u64) {
        let mut walk = walk(&*game, seed, 80);
        let random = contender(family(&game.name()), game.player("random").expect("random"));
        let explaining = game.player(if game.sides() == 1 { "expectimax" } else { "strong" });
        let explaining = contender(family(&game.name()), explaining.expect("a player"));
        for ply in [0, walk.plies() / 2, walk.plies()] {
            walk.table.seek(ply);
            let (state, asked) = (walk.table.state(), walk.table.question());
            let bare = Question::new(&state.position);
            let report = think(&*game, &random, &asked).outcome.expect("it does not search");
            // A game that is drawn because the position came up before goes on for who knows but that.
            if !state.over {
                let moves: Vec<String> = report.values().into_iter().map(|(mv, _)| mv).collect();
                prop_assert_eq!(&moves, &state.legal);
                prop_assert!(report.best.is_some_and(|best| state.legal.contains(&best)));
            }
            let explain = |question| {
                let told = game.thinker(stopped.into()).explain(&explaining, 1, question);
                told.expect("a question")
            };
            prop_assert!(explain(&asked).is_some_and(|all| !all.features.is_empty()));
            prop_assert_eq!(explain(&asked), explain(&bare));
        }
    }

    #[test]
    fn perft_counts_the_plies_there_are(game in any_game(), seed: u64) {
        let walk = walk(&*game, seed, 40);
        let state = walk.table.state();
        let perft = |position: &str, plies| game.perft(position, plies).expect("a position");
        prop_assert_eq!(perft(&state.position, 0), 1);
        let over_in_itself = state.over && game.set_up(&state.position, 0).unwrap().state().over;
        prop_assume!(!state.over || over_in_itself);
        let mut table = game.set_up(&state.position, seed).expect("a position");
        let texts: Vec<String> = match game.sides() {
            1 => plies_against_chance(&*game, &state),
            _ => state.legal.clone(),
        };
        let (mut one, mut two) = (0, 0);
        for text in texts {
            if table.play(&text, None).is_ok() {
                one += 1;
                two += perft(&table.state().position, 1);
                prop_assert!(table.undo());
            }
        }
        prop_assert_eq!(perft(&state.position, 1), one);
        prop_assert_eq!(perft(&state.position, 2), two);
    }

    #[test]
    fn a_bout_of_random_players_is_the_game_of_its_record(
        game in any_game(),
        seed: u64,
        opening in 0_u32..5,
    ) {
        let ids = &["random", "random"][..game.sides()];
        let played = bout(&*game, ids, seed, opening);
        let record = played.record();
        let table = game.replay(&record).expect("a record");
        let state = table.state();
        prop_assert!(state.over);
        prop_assert_eq!((table.plies() as u64, table.outcome()), (played.plies(), played.outcome()));
        prop_assert_eq!(played.outcome().is_some(), game.sides() == 2);
        let shown = state.points.map_or((0, 0), |points| (points.score, points.best));
        prop_assert_eq!((played.score(), played.best()), shown);
        let moves = [Side::First, Side::Second].map(|side| played.effort(side).moves);
        prop_assert_eq!(moves[0] + moves[1] + u64::from(opening), played.plies());
        prop_assert_eq!(bout(&*game, ids, seed, opening).record(), record, "the same again");
    }
}

/// Every move with every new tile on every cell, possible or not.
fn plies_against_chance(game: &dyn AnyGame, state: &State) -> Vec<String> {
    let four = game
        .settled()
        .params
        .into_iter()
        .find(|(name, _)| *name == "four");
    let tiles: &[u64] = match four.expect("a rule").1 {
        0.0 => &[2],
        100.0 => &[4],
        _ => &[2, 4],
    };
    let cells = 0..state.cells.len() as u8;
    let places = cells.map(|cell| cell_name(cell, state.columns));
    let spawns = places.flat_map(|name| tiles.iter().map(move |tile| format!("{name}={tile}")));
    let spawns: Vec<String> = spawns.collect();
    let plies = |mv| spawns.iter().map(move |spawn| format!("{mv}+{spawn}"));
    state.legal.iter().flat_map(plies).collect()
}

#[test]
fn every_family_is_tried_here_and_opens_by_name_and_by_values() {
    for family in FAMILIES {
        let info = family.info();
        let own = |name: &&&str| catalogue::family(FAMILIES, name).unwrap().info().id == info.id;
        assert!(GAMES.iter().filter(own).count() > 0, "{}", info.id);
        let game = family.open(info.id).expect("its own name");
        assert_eq!(
            (game.name(), game.sides()),
            (info.id.to_string(), info.sides)
        );
        let usual = family.open_with(&[]).expect("the usual rules");
        assert_eq!(usual.settled(), game.settled());
        let defaults: Vec<_> = info
            .params
            .iter()
            .map(|rule| (rule.name, rule.default))
            .collect();
        assert_eq!(game.settled().params, defaults);
        assert_eq!(
            (game.settled().rows, game.settled().columns),
            (info.rows, info.columns)
        );
        for param in info.params {
            for value in [param.min, param.max] {
                let other = family.open_with(&[(param.name, value)]).expect("in range");
                assert!(other.settled().params.contains(&(param.name, value)));
                assert_eq!(
                    family.open(&other.name()).unwrap().settled(),
                    other.settled()
                );
            }
            for value in [param.min - 1.0, param.max + 1.0, f64::NAN, 1e300] {
                let error = family
                    .open_with(&[(param.name, value)])
                    .unwrap_err()
                    .to_string();
                assert!(error.contains(param.name), "{error}");
            }
        }
        for wrong in ["no-such-rule", ""] {
            assert!(family.open_with(&[(wrong, 1.0)]).is_err());
        }
    }
    for name in GAMES {
        let (game, family) = (open(name), family(name));
        let settled = game.settled();
        let again = family.open_with(&settled.params).expect("its own values");
        assert_eq!(again.settled(), settled);
        assert_eq!(open(&settled.game).settled(), settled);
        assert_eq!(settled.id, family.info().id);
        let start = game.deal(1).state();
        assert_eq!((start.rows, start.columns), (settled.rows, settled.columns));
        assert_eq!(start.cells.len(), settled.rows * settled.columns);
        assert!(start.cells.iter().all(|&piece| piece <= settled.largest));
    }
}

#[test]
fn every_player_of_the_catalogue_can_be_made_and_plays() {
    for family in FAMILIES.iter().copied().chain([g2048::FIRST_FAMILY]) {
        let info = family.info();
        let game = family.open(info.id).expect("its own name");
        assert!(
            game.players()
                .iter()
                .all(|player| family.players().contains(player)),
            "{}",
            info.id
        );
        assert_eq!(family.players()[0].id, info.default_player);
        for player in family.players() {
            assert_eq!(player.game, info.id);
            assert_eq!(family.player(player.id), Ok(player));
        }
        for player in game.players() {
            check_player(family, &*game, player.id);
        }
    }
    for name in GAMES {
        let game = open(name);
        let listed = family(name).players();
        let ids: Vec<_> = game.players().iter().map(|player| player.id).collect();
        assert_eq!(ids, game.settled().players, "{name}");
        assert_eq!(ids[0], listed[0].id);
        for player in game.players() {
            assert!(listed.contains(&player), "{name} {}", player.id);
            check_player(family(name), &*game, player.id);
        }
    }
}

/// The player thinks about a position of the game, and plays one against itself.
fn check_player(family: &dyn Family, game: &dyn AnyGame, id: &str) {
    let info = game.player(id).expect(id);
    let contender = contender(family, info);
    let table = walk(game, 3, 9).table;
    let question = table.question();
    let report = think(game, &contender, &question).outcome.expect("done");
    let legal = table.state().legal;
    assert!(
        report.best.is_some_and(|best| legal.contains(&best)),
        "{id}"
    );
    let unlimited = Contender::new(info, info.defaults(), Limits::default());
    match unlimited {
        Ok(unlimited) => {
            let report = think(game, &unlimited, &question).outcome.expect("done");
            assert!(report.best.is_some(), "{id}");
        }
        Err(_) => assert!(info.takes_limits, "{id}"),
    }
    // Without its weights it is refused, by name.
    if info.needs_weights() {
        let error = game
            .thinker(stopped.into())
            .go(&contender.equipped(None), 1, &question);
        assert!(error.unwrap_err().to_string().contains(id));
    }
}

#[test]
fn what_a_family_does_not_have_is_refused() {
    for (name, words) in [
        ("", "there is no \"\" (there is 2048, pentago, loa)"),
        ("chess", "there is no \"chess\""),
        ("pentago-mover", "there is no \"pentago-mover\""),
        ("loa-evil", "there is no \"loa-evil\""),
        ("2048-9x9", "rows: 9 is not between 3 and 6"),
    ] {
        let error = catalogue::open(name).expect_err(name).to_string();
        assert!(error.contains(words), "{error}");
    }
    let (other, pentago) = (open("2048-3x3"), open("pentago"));
    let record = other.deal(1).record();
    let error = pentago
        .replay(&record)
        .err()
        .expect("another game")
        .to_string();
    assert!(error.starts_with("record"), "{error}");
    let error = open("2048").replay(&record).err().expect("another board");
    let words = "record, game: 2048-3x3 is not played on this board";
    assert_eq!(error.to_string(), words);
    // By other rules on the same board the record says which.
    let evil = open("2048").replay(&open("2048-evil").deal(1).record());
    assert_eq!(evil.expect("the same board").state().game, "2048-evil");
    let nobody = pentago.player("expectimax").unwrap_err().to_string();
    assert!(nobody.starts_with("player: pentago has no player \"expectimax\" (it has strong"));
}

// ---------------------------------------------------------------- repetition

/// Men go forth and back: after four plies the start is there again.
const ROUND: [&str; 4] = ["b1-b3", "a2-c2", "b3-b1", "c2-a2"];

fn rounds(plies: usize) -> Vec<String> {
    let moves = ROUND.into_iter().cycle().take(plies);
    moves.map(String::from).collect()
}

#[test]
fn a_thinker_that_is_told_the_moves_knows_what_came_up_before() {
    let game = open("loa");
    let info = game.player("strong").expect("a player");
    let settings = info.settings([("open-root", 1.0)]).expect("valid");
    let strong = Contender::new(info, settings, Limits::depth(2)).expect("limits");
    let value = |moves: &[String]| {
        let question = Question::new("start").moves(moves);
        let report = think(&*game, &strong, &question).outcome.expect("done");
        let found = report.values().into_iter().find(|(mv, _)| mv == ROUND[3]);
        found.expect("a legal move").1
    };
    // The same position twice: only the moves say whether the last of the round leads to a third occurrence.
    assert_ne!(value(&rounds(3)), 0.0);
    assert_eq!(value(&rounds(7)), 0.0);
    // Told of another game, it forgets: the thinker keeps its player.
    let mut thinker = game.thinker(stopped.into());
    let mut ask = |moves: &[String]| {
        let question = Question::new("start").moves(moves);
        thinker.go(&strong, 1, &question).expect("a question");
        let slice = thinker.slice(f64::INFINITY).expect("a search");
        let moves = slice.outcome.expect("done").values();
        let found = moves.into_iter().find(|(mv, _)| mv == ROUND[3]);
        found.expect("a legal move").1
    };
    let fresh = ask(&rounds(3));
    assert_eq!(ask(&rounds(7)), 0.0);
    assert_eq!(ask(&rounds(3)), fresh);
}

#[test]
fn a_question_ends_where_the_game_does() {
    let game = open("loa");
    let random = contender(family("loa"), game.player("random").expect("random"));
    let mut table = game.deal(1);
    for mv in rounds(8) {
        assert_eq!(table.outcome(), None);
        table.play(&mv, None).expect("legal");
    }
    assert_eq!(table.outcome(), Some(Outcome::Draw));
    let question = table.question();
    assert_eq!((question.moves.len(), table.state().over), (8, true));
    assert!(table.play(ROUND[0], None).is_err());
    let question = question.after(ROUND[0]);
    let refused = game
        .thinker(stopped.into())
        .go(&random, 1, &question)
        .unwrap_err();
    let words = "move 9: \"b1-b3\" comes after the end of the game, a draw by repetition";
    assert_eq!(refused.to_string(), words);
    let question = Question::new("start").after("b1-b4");
    let refused = game
        .thinker(stopped.into())
        .go(&random, 1, &question)
        .unwrap_err();
    assert!(
        refused.to_string().starts_with("move 1: \"b1-b4\" "),
        "{refused}"
    );
}

#[test]
fn a_game_that_was_won_is_not_called_a_draw_by_repetition() {
    let over = "......../......../......../..xxx.../......../......../.o...o../........ o";
    let rules = plyground::games::loa::Rules::Olympiad;
    let mut elsewhere = Table::<plyground::games::loa::Position>::deal(rules, 1);
    let mv = elsewhere.play(ROUND[0]).expect("legal");
    let start = over.parse().expect("a position");
    let mut game: Table<plyground::games::loa::Position> = Table::set_up(rules, start, 1);
    assert!(game.is_over());
    assert!(matches!(game.follow(mv), Err(PlayError::Move(_))));
    assert_eq!(game.advance(mv), None);
}

// ---------------------------------------------------------------- bouts

#[test]
fn a_move_of_another_position_is_not_played() {
    let mut game: Table<pentago::Position> = Table::deal(pentago::Rules, 1);
    let mv = game.play("b22L").expect("legal");
    assert_eq!(game.advance(mv), None, "the hole is taken");
    assert!(game.follow(mv).is_err());
    assert_eq!((game.ply(), game.record()), (1, "pentago.1..b22L".into()));
}

#[test]
fn each_of_two_players_that_do_not_search_has_its_own_time() {
    let game = open("pentago");
    let info = game.player("random").expect("random");
    let random = Contender::new(info, info.defaults(), Limits::default()).expect("instant");
    let contenders = [Arc::new(random.clone()), Arc::new(random)];
    let setting = Setting {
        seed: 1,
        opening: 0,
    };
    let mut bout = game
        .bout(&contenders, setting, ticking.into())
        .expect("they play");
    assert!(!bout.advance(), "nobody searches");
    // The clock goes on by a millisecond at each look at it.
    for side in [Side::First, Side::Second] {
        let effort = bout.effort(side);
        assert!(effort.ms >= effort.moves as f64, "{effort:?}");
        assert!(effort.moves >= 5, "{effort:?}");
    }
}

#[test]
fn a_side_without_a_player_ends_a_bout() {
    let game = open("pentago");
    let info = game.player("random").expect("random");
    let random = contender(family("pentago"), info);
    let setting = Setting {
        seed: 1,
        opening: 0,
    };
    for (contenders, plies) in [(vec![], 0), (vec![Arc::new(random)], 1)] {
        let mut bout = game
            .bout(&contenders, setting, stopped.into())
            .expect("players");
        while bout.advance() {}
        assert_eq!((bout.plies(), bout.outcome()), (plies, None));
    }
}

/// Points are those of a game for one; in a game of two sides there is a side to move instead.
#[test]
fn a_game_has_points_or_sides() {
    for family in FAMILIES {
        let name = family.info().id;
        let state = open(name).deal(1).state();
        assert_ne!(state.points.is_some(), state.sides.is_some(), "{name}");
    }
}
