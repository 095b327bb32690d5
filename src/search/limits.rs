//! How long a search may take.

use super::Clock;

/// The limits of a search; the first that is reached ends it. A search that has settled the move may end earlier.
///
/// ```
/// use plyground::search::{Limits, LimitsError};
/// assert_eq!(Limits::nodes(1000).checked()?.nodes, Some(1000));
/// assert_eq!(Limits::default().checked(), Err(LimitsError::None));
/// # Ok::<(), LimitsError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Limits {
    /// Milliseconds a move.
    pub movetime: Option<f64>,
    /// Plies of the player.
    pub depth: Option<u32>,
    /// Nodes, counted in afterstates. The search stops within a few of them, always at the same one.
    pub nodes: Option<u64>,
}

/// A limit out of its range.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum LimitsError {
    /// Not one of the three is set.
    #[error("limits: set movetime, depth or nodes")]
    None,
    /// Outside 0.1 ms to an hour.
    #[error("movetime: {0} is not between 0.1 and 3600000 ms")]
    Movetime(f64),
    /// A limit of time without a clock that moves.
    #[error("movetime: {0} ms need a clock that moves, and this one stands still")]
    Clock(f64),
    /// Outside 1 to 64.
    #[error("depth: {0} is not between 1 and 64 plies")]
    Depth(u32),
    /// No node at all.
    #[error("nodes: {0} is not between 1 and 2^53")]
    Nodes(u64),
    /// Not a whole number that a file or a page can write exactly.
    #[error("{field}: {value} is no whole number")]
    Whole {
        /// `depth` or `nodes`.
        field: &'static str,
        /// Its value.
        value: f64,
    },
}

crate::games::into_any_error!(LimitsError);

impl Limits {
    /// Reads limits as a file or a page writes them, where every number may have a fraction.
    ///
    /// ```
    /// use plyground::search::{Limits, LimitsError};
    /// assert_eq!(Limits::read(None, Some(3.0), None), Ok(Limits::depth(3)));
    /// let refused = Limits::read(None, Some(2.5), None);
    /// assert_eq!(refused, Err(LimitsError::Whole { field: "depth", value: 2.5 }));
    /// ```
    ///
    /// # Errors
    /// Names the field and its value; no limit at all is an error too.
    pub fn read(
        movetime: Option<f64>,
        depth: Option<f64>,
        nodes: Option<f64>,
    ) -> Result<Self, LimitsError> {
        let whole = |field, value: f64| {
            let fits = value.fract() == 0.0 && (0.0..=2f64.powi(53)).contains(&value);
            fits.then_some(value as u64)
                .ok_or(LimitsError::Whole { field, value })
        };
        let depth = depth.map(|depth| whole("depth", depth)).transpose()?;
        let limits = Self {
            movetime,
            depth: depth.map(|depth| depth.min(u32::MAX.into()) as u32),
            nodes: nodes.map(|nodes| whole("nodes", nodes)).transpose()?,
        };
        limits.checked()
    }

    /// A limit of time alone, in milliseconds.
    pub fn movetime(ms: f64) -> Self {
        Self {
            movetime: Some(ms),
            ..Self::default()
        }
    }

    /// A limit of depth alone, in plies of the player.
    pub fn depth(plies: u32) -> Self {
        Self {
            depth: Some(plies),
            ..Self::default()
        }
    }

    /// A limit of nodes alone.
    pub fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::default()
        }
    }

    /// The limits, when each lies in its range.
    ///
    /// # Errors
    /// Names the field and its value.
    pub fn checked(self) -> Result<Self, LimitsError> {
        match self {
            Self {
                movetime: None,
                depth: None,
                nodes: None,
            } => Err(LimitsError::None),
            Self {
                movetime: Some(ms), ..
            } if !(0.1..=3.6e6).contains(&ms) => Err(LimitsError::Movetime(ms)),
            Self {
                depth: Some(depth), ..
            } if !(1..=64).contains(&depth) => Err(LimitsError::Depth(depth)),
            Self {
                nodes: Some(nodes), ..
            } if !(1..=1 << 53).contains(&nodes) => Err(LimitsError::Nodes(nodes)),
            limits => Ok(limits),
        }
    }

    /// The limits, when this clock can keep them.
    ///
    /// ```
    /// use plyground::search::{Clock, Limits, LimitsError};
    /// assert!(Limits::movetime(10.0).timed_by(&Clock::system()).is_ok());
    /// let refused = Limits::movetime(10.0).timed_by(&Clock::none());
    /// assert_eq!(refused, Err(LimitsError::Clock(10.0)));
    /// ```
    ///
    /// # Errors
    /// A limit of time, and the clock stands still.
    pub fn timed_by(self, clock: &Clock) -> Result<Self, LimitsError> {
        match self.movetime {
            Some(ms) if !clock.moves() => Err(LimitsError::Clock(ms)),
            _ => Ok(self),
        }
    }
}
