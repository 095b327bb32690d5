//! Games by name.

use std::sync::Arc;

use plyground::players::{AnyGame, FAMILIES, Family, GameError, GameInfo, PlayerInfo, catalogue};

struct Named(&'static str);

impl Family for Named {
    fn info(&self) -> GameInfo {
        GameInfo {
            id: self.0,
            ..FAMILIES[0].info()
        }
    }

    fn players(&self) -> Vec<&'static PlayerInfo> {
        Vec::new()
    }

    fn open(&self, _name: &str) -> Result<Arc<dyn AnyGame>, GameError> {
        unreachable!("nobody opens it")
    }

    fn open_with(&self, _values: &[(&str, f64)]) -> Result<Arc<dyn AnyGame>, GameError> {
        unreachable!("nobody opens it")
    }
}

#[test]
fn a_name_belongs_to_the_longest_id_it_begins_with() {
    let families: [&dyn Family; 3] = [&Named("nine"), &Named("nine-holes"), &Named("go-bang")];
    let of = |name| {
        catalogue::family(&families, name)
            .map(|family| family.info().id)
            .ok()
    };
    assert_eq!(of("nine"), Some("nine"));
    assert_eq!(of("nine-9x9"), Some("nine"));
    assert_eq!(of("nine-holes"), Some("nine-holes"));
    assert_eq!(of("nine-holes-9x9"), Some("nine-holes"));
    assert_eq!(of("go-bang"), Some("go-bang"));
    assert_eq!((of("go"), of("nineholes"), of("")), (None, None, None));
}

#[test]
fn the_main_parameters_of_a_player_are_its_own() {
    for family in FAMILIES {
        for info in family.players() {
            for name in info.main {
                let known = info.params.iter().any(|param| param.name == *name);
                assert!(known, "{}: {name}", info.id);
            }
        }
    }
}
