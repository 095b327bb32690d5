//! A file that the page has.

use std::borrow::Cow;
use std::ops::Range;

use plyground::eval::WeightsSource;

/// Stays in the page's memory, but for what is asked for: WebAssembly's own never shrinks.
pub struct File<'a>(pub &'a js_sys::Uint8Array);

impl WeightsSource for File<'_> {
    fn size(&self) -> usize {
        self.0.length() as usize
    }

    fn part(&self, range: Range<usize>) -> Cow<'_, [u8]> {
        let part = self.0.subarray(range.start as u32, range.end as u32);
        part.to_vec().into()
    }
}
