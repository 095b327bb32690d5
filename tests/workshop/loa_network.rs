//! The learned network of Lines of Action and its training.

use plyground::eval::StaticEval;
use plyground::eval::WeightsFileError;
use plyground::eval::loa::network::MenNetwork;
use plyground::eval::loa::{Corrected, Winands, WinandsWeights};
use plyground::games::loa::Position;
use plyground::players::{PlayerInfo, loa};
use plyground::search::AlphaBeta;
use plyground_workshop::loa::{NetworkTraining, SearchedPosition, SelfPlay, network};

const FILE: &str = "www/weights/loa-network.weights";

fn bytes() -> Vec<u8> {
    std::fs::read(crate::support::repository(FILE)).expect("the file is there")
}

fn network() -> MenNetwork {
    MenNetwork::read(&bytes()).expect("the file is whole")
}

fn strong() -> &'static PlayerInfo {
    loa::standard().info("strong").expect("a player")
}

fn search() -> AlphaBeta<Winands> {
    loa::search(&strong().defaults())
}

fn games(count: u64) -> Vec<SearchedPosition> {
    let mut games = SelfPlay::new(search(), 50, 1);
    (0..count).flat_map(|number| games.game(number)).collect()
}

#[test]
fn a_file_comes_back_exactly_and_is_as_long_as_the_catalogue_says() {
    let info = strong().weights.expect("a network");
    assert_eq!(bytes().len(), info.bytes as usize);
    assert_eq!(network::file(&network()), bytes());
}

#[test]
fn damaged_and_foreign_files_are_refused() {
    let whole = bytes();
    let is_damaged =
        |file: &Vec<u8>| matches!(MenNetwork::read(file), Err(WeightsFileError::Damaged(_)));
    for place in [30, 1000, whole.len() - 1] {
        let mut damaged = whole.clone();
        damaged[place] ^= 1;
        assert!(is_damaged(&damaged));
    }
    let cut = whole[..whole.len() - 1].to_vec();
    assert!(is_damaged(&cut));
    let foreign = whole[1..].to_vec();
    assert!(matches!(
        MenNetwork::read(&foreign),
        Err(WeightsFileError::Foreign(_))
    ));
}

#[test]
fn the_network_corrects_the_features_the_same_from_memory() {
    let network = network();
    let features = || Winands::new(WinandsWeights::of([1.0; _]));
    let (alone, corrected) = (features(), Corrected::new(features(), Some(&network)));
    let mut differing = 0;
    for SearchedPosition { men, .. } in games(2) {
        let [own, other] = men;
        let position = Position::new(
            own,
            other,
            plyground::games::Side::First,
            Default::default(),
        )
        .expect("a position of a game");
        let correction = network.value(&network.half(0, own), &network.half(1, other));
        let expected = alone.static_eval(&position) + correction;
        for _ in 0..2 {
            assert_eq!(corrected.static_eval(&position), expected);
        }
        differing += usize::from(correction != 0.0);
    }
    assert!(differing > 0);
}

#[test]
fn games_teach_results_and_positions_beside_them() {
    let positions = games(3);
    let (played, beside): (Vec<SearchedPosition>, Vec<SearchedPosition>) =
        (positions.iter()).partition(|position| position.points.is_some());
    assert!(!played.is_empty() && !beside.is_empty());
    assert!(
        played
            .iter()
            .all(|position: &SearchedPosition| [0.0, 0.5, 1.0]
                .map(Some)
                .contains(&position.points))
    );
    assert_eq!(positions, games(3));
}

#[test]
fn training_makes_positions_that_were_held_out_less_surprising() {
    let positions = games(40);
    let training = NetworkTraining {
        epochs: 8,
        rate: 0.05,
        seed: 1,
    };
    let mut losses = Vec::new();
    // Features that say nothing: all is left to the network.
    let nothing = Winands::new(WinandsWeights::of([0.0; _]));
    let _ = training.run(&nothing, &positions, |epoch| losses.push(epoch.log_loss));
    assert_eq!(losses.len(), 8);
    assert!(losses[7] < std::f64::consts::LN_2, "{losses:?}");
}
