//! The error of a game whose type is hidden.

use std::fmt::Display;

/// An error in a name, a position, a ply, a file or a setting, in words that name the place and the value.
///
/// Every game has errors of its own types; where the type of the game is not known they are this one. It keeps
/// their words alone: boxing the errors would add 12 KB of `Debug` code to each module of the page.
///
/// ```
/// use plyground::games::AnyError;
/// let error = AnyError::new("x".parse::<u8>().unwrap_err());
/// assert_eq!(error.to_string(), "invalid digit found in string");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct AnyError(String);

impl AnyError {
    /// An error of another type, or a text.
    pub fn new(error: impl Display) -> Self {
        Self(error.to_string())
    }
}

/// Lets `?` turn these errors into an [`AnyError`].
macro_rules! into_any_error {
    ($($error:ty),+ $(,)?) => {$(
        impl From<$error> for $crate::games::AnyError {
            fn from(error: $error) -> Self {
                Self::new(error)
            }
        }
    )+};
}
pub(crate) use into_any_error;
