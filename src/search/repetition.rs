//! The rule on repetition, as searches see it.

/// The keys, in ascending order, of the positions that came up twice among `earlier` ones of a game. Where the third
/// occurrence of a position is a draw, the game ends when one of them comes up again.
///
/// ```
/// use plyground::search::twice;
/// assert_eq!(twice([7, 3, 7, 5, 3, 7]), [3, 7]);
/// ```
pub fn twice(earlier: impl IntoIterator<Item = u128>) -> Vec<u128> {
    // One by one into their places: they are few, and a sort is kilobytes of code in a page.
    let (mut once, mut twice) = (Vec::new(), Vec::new());
    for key in earlier {
        match once.binary_search(&key) {
            Err(place) => once.insert(place, key),
            Ok(_) => {
                if let Err(place) = twice.binary_search(&key) {
                    twice.insert(place, key);
                }
            }
        }
    }
    twice
}
