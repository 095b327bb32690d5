//! The values of all lines, and of small ones after a slide.

use crate::games::g2048::{ROW_KEYS, Row};

/// Keys of lines without a tile above 32768.
const SMALL_KEYS: usize = 1 << 16;

/// Values by the key of a line.
#[derive(Debug)]
pub(super) struct LineTable {
    pub(super) values: Vec<f32>,
    slid: Vec<SlidLine>,
}

/// A line slid towards its first cell and towards its last, with both values: one look-up in place of four.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(16))]
pub(super) struct SlidLine {
    pub(super) keys: [u32; 2],
    pub(super) values: [f32; 2],
}

/// The table for lines without a tile above 32768. Its size is known, so that no index needs a check.
#[derive(Clone, Copy)]
pub(super) struct SmallLines<'a> {
    values: &'a [f32; SMALL_KEYS],
    slid: &'a [SlidLine; SMALL_KEYS],
}

impl LineTable {
    /// Of these values.
    pub(super) fn new(value: impl Fn(Row) -> f32) -> Self {
        let mut values = vec![0.0; ROW_KEYS];
        for row in Row::all() {
            values[row.key()] = value(row);
        }
        let mut slid = vec![SlidLine::default(); SMALL_KEYS];
        for row in Row::all().filter(|row| row.key() < SMALL_KEYS) {
            let both = row.slid_both();
            slid[row.key()] = SlidLine {
                keys: both.map(|row| row.key() as u32),
                values: both.map(|row| values[row.key()]),
            };
        }
        Self { values, slid }
    }

    #[inline]
    pub(super) fn small(&self) -> Option<SmallLines<'_>> {
        Some(SmallLines {
            values: self.values.first_chunk()?,
            slid: self.slid.first_chunk()?,
        })
    }
}

impl SmallLines<'_> {
    #[inline]
    pub(super) fn value(self, key: u16) -> f32 {
        self.values[usize::from(key)]
    }

    #[inline]
    pub(super) fn slid(self, key: u16) -> SlidLine {
        self.slid[usize::from(key)]
    }
}
