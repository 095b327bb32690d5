//! The table of values that were searched.

use crate::transpositions::{KnownValue, Transpositions, Truncation};

/// Some line reached the depth.
const BY_DEPTH: Truncation = Truncation {
    depth: true,
    probability: false,
};

/// A value that says something at this depth and quality alone.
const BY_BOTH: Truncation = Truncation {
    depth: true,
    probability: true,
};

fn put(table: &mut Transpositions, key: u128, depth: u32, value: f32) {
    let truncation = BY_DEPTH;
    table.put(key, depth, 1, KnownValue { value, truncation });
}

fn get(table: &Transpositions, key: u128, depth: u32) -> Option<f32> {
    table.get(key, depth, 1).map(|known| known.value)
}

#[test]
fn the_table_remembers_at_least_as_deep_as_asked() {
    let mut table = Transpositions::new(8);
    assert_eq!(get(&table, 7, 1), None);
    put(&mut table, 7, 3, 1.5);
    assert_eq!(get(&table, 7, 2), Some(1.5));
    assert_eq!(get(&table, 7, 3), Some(1.5));
    assert_eq!(get(&table, 7, 4), None);
    assert_eq!(get(&table, 8, 1), None);
    let long = 7 | 1 << 64;
    assert_eq!(get(&table, long, 1), None, "a key has more than 64 bits");
    put(&mut table, 7, 4, 2.5);
    assert_eq!(get(&table, 7, 1), Some(2.5));
}

#[test]
fn the_table_remembers_at_least_as_good_as_asked_unless_nothing_was_left_out() {
    let truncation = |depth, probability| Truncation { depth, probability };
    for (truncation, deeper, wider) in [
        (BY_BOTH, false, false),
        (BY_DEPTH, false, true),
        (truncation(false, true), true, false),
        (truncation(false, false), true, true),
    ] {
        let mut table = Transpositions::new(8);
        let known = KnownValue {
            value: 1.5,
            truncation,
        };
        table.put(7, 3, 5, known);
        for (depth, quality) in [(1, 1), (3, 5), (3, 1), (1, 5)] {
            assert_eq!(table.get(7, depth, quality), Some(known));
        }
        assert_eq!(
            table.get(7, 4, 5),
            deeper.then_some(known),
            "{truncation:?}"
        );
        assert_eq!(table.get(7, 3, 6), wider.then_some(known), "{truncation:?}");
        let both = deeper && wider;
        assert_eq!(table.get(7, 4, 6), both.then_some(known), "{truncation:?}");
        assert_eq!(table.get(0, 1, 1), None, "a free entry answers for no key");
    }
}

#[test]
fn a_table_never_answers_for_another_key() {
    for bits in [0, 2, 6, 12] {
        let mut table = Transpositions::new(bits);
        let mut hits = 0;
        for key in 0..20_000_u32 {
            put(&mut table, key.into(), 1 + key % 5, key as f32);
            for old in [key, key / 2, key / 3] {
                let found = get(&table, old.into(), 1);
                let right = found.is_none_or(|value| value == old as f32);
                assert!(right, "{old}: {found:?}");
                hits += u32::from(found.is_some());
            }
        }
        assert!(hits >= 20_000, "the newest is always there: {hits}");
    }
}

#[test]
fn a_full_table_keeps_the_deepest_and_the_newest() {
    let mut table = Transpositions::new(2);
    for key in 1..=4 {
        put(&mut table, key, 10 * key as u32, 0.0);
    }
    put(&mut table, 5, 5, 0.0);
    let known = |table: &Transpositions| -> Vec<u128> {
        (1..=9)
            .filter(|&key| get(table, key, 1).is_some())
            .collect()
    };
    assert_eq!(known(&table), [2, 3, 4, 5], "the shallowest went");
    for _ in 0..50 {
        table.age();
    }
    for key in 6..=9 {
        put(&mut table, key, 1, 0.0);
    }
    assert_eq!(
        known(&table),
        [6, 7, 8, 9],
        "what is old goes, however deep"
    );
}
