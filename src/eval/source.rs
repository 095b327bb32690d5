//! A file of weights, wherever it is kept.

use std::borrow::Cow;
use std::ops::Range;

/// A file of weights, wherever it is kept: its parts are fetched as they are needed.
///
/// ```
/// use plyground::eval::WeightsSource;
/// let file = [1_u8, 2, 3, 4];
/// assert_eq!(file.size(), 4);
/// assert_eq!(&*file.part(1..3), [2, 3]);
/// ```
pub trait WeightsSource {
    /// The size in bytes.
    fn size(&self) -> usize;
    /// The bytes of a range, as far as the file has them.
    fn part(&self, range: Range<usize>) -> Cow<'_, [u8]>;
}

impl<T: AsRef<[u8]>> WeightsSource for T {
    fn size(&self) -> usize {
        self.as_ref().len()
    }

    fn part(&self, range: Range<usize>) -> Cow<'_, [u8]> {
        let [start, end] = [range.start, range.end].map(|place| place.min(self.size()));
        self.as_ref()[start..end].into()
    }
}
