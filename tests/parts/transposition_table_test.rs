//! The table that several threads share.

use crate::transposition_table::{Replacement, Stored, TranspositionTable};

/// An entry that says of which key it is.
#[derive(Clone, Copy)]
struct OfKey(u64);

impl Stored for OfKey {
    const GENERATIONS: u16 = 1;

    fn packed(self) -> u64 {
        self.0
    }

    fn unpacked(bits: u64) -> Self {
        Self(bits)
    }

    fn depth(&self) -> u8 {
        u8::from(self.0 != 0)
    }

    fn generation(&self) -> u8 {
        0
    }
}

/// Two threads put other keys into one bucket, again and again: an entry half of one and half of the other is none.
#[test]
fn an_entry_of_two_threads_does_not_show() {
    let table = TranspositionTable::<OfKey>::new(2, Replacement::Aged);
    let work = |start: u64| {
        let mut table = table.clone();
        let mut found = 0;
        for round in 0..200_000 {
            let key = start + round % 16;
            table.put(u128::from(key), OfKey(key));
            for key in 1..=32_u64 {
                let entry = table.get(u128::from(key));
                assert!(entry.is_none_or(|OfKey(of)| of == key));
                found += u32::from(entry.is_some());
            }
        }
        found
    };
    let found = std::thread::scope(|scope| {
        let threads = [1, 17].map(|start| scope.spawn(move || work(start)));
        threads.map(|thread| thread.join().expect("no false entry"))
    });
    assert!(found.iter().all(|&count| count > 0));
}
