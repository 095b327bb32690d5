//! Parameter sweep: the values that a parameter or a limit takes in turn.

use serde::{Deserialize, Serialize};

use super::ExperimentError;

/// The most values.
const MOST: usize = 200;

/// A parameter to vary, over listed values or a range. Every player that has it is entered once for each
/// value; the others are entered once, to compare with.
///
/// ```
/// use plyground_lab::Experiment;
/// let experiment = Experiment::from_json(
///     r#"{"name": "s", "game": "2048", "games": 1, "players": [{"player": "expectimax"}],
///         "limits": {"depth": 1}, "sweep": {"over": "empty", "from": 1, "to": 8, "factor": 2}}"#,
/// )?;
/// let sweep = experiment.sweep.expect("a sweep");
/// assert_eq!(sweep.row()?, [1.0, 2.0, 4.0, 8.0]);
/// # Ok::<(), plyground_lab::ExperimentError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sweep {
    /// A parameter's name, or `movetime`, `depth` or `nodes`.
    pub over: String,
    /// The values; or else a range.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub values: Option<Vec<f64>>,
    /// First value of the range.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<f64>,
    /// The end of the range.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<f64>,
    /// From one value to the next by adding it [default: 1].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<f64>,
    /// From one value to the next by multiplying with it, in place of `step`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub factor: Option<f64>,
    /// In games of two sides: whether only players at the same value meet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub equal: bool,
}

impl Sweep {
    /// The values in order.
    ///
    /// # Errors
    /// A range that does not end, none or too many values, or both a list and a range.
    pub fn row(&self) -> Result<Vec<f64>, ExperimentError> {
        let text = |field: &str, value: String, wanted| {
            let field = format!("sweep.{field}");
            ExperimentError::Text {
                field,
                value: value.into(),
                wanted,
            }
        };
        let has_steps = self.step.or(self.factor).is_some();
        let values = match (&self.values, self.from, self.to) {
            (Some(values), None, None) if !has_steps => values.clone(),
            (None, Some(from), Some(to)) => self.range(from, to)?,
            _ => {
                let wanted = "either a list of values or a range with from and to";
                let found = self.values.as_ref();
                let found = found.map_or("none".into(), |values| format!("{values:?}"));
                return Err(text("values", found, wanted));
            }
        };
        if values.is_empty() || values.len() > MOST {
            let wanted = "a row of 1 to 200 values";
            return Err(text("values", format!("{} values", values.len()), wanted));
        }
        Ok(values)
    }

    fn range(&self, from: f64, to: f64) -> Result<Vec<f64>, ExperimentError> {
        let number = |field: &str, value, wanted: &str| ExperimentError::Number {
            field: format!("sweep.{field}"),
            value,
            wanted: wanted.into(),
        };
        let (field, by, grows) = match (self.factor, self.step) {
            (Some(_), Some(step)) => return Err(number("step", step, "for a range with a factor")),
            (Some(factor), None) => ("factor", factor, factor > 1.0 && from > 0.0),
            (None, step) => ("step", step.unwrap_or(1.0), step.is_none_or(|by| by > 0.0)),
        };
        if !(from.is_finite() && to.is_finite() && from <= to) {
            return Err(number("to", to, "a number, at least sweep.from"));
        }
        if !(grows && by.is_finite()) {
            return Err(number(
                field,
                by,
                "a number that leads from sweep.from to sweep.to",
            ));
        }
        let value = |i: i32| match self.factor {
            Some(factor) => from * libm::pow(factor, i.into()),
            None => from + by * f64::from(i),
        };
        // A hair beyond the end is rounding: 0.1 + 2 * 0.1 is not quite 0.3.
        let end = to + (to - from) * 1e-9;
        let values = (0..=MOST as i32)
            .map(value)
            .take_while(|value| *value <= end);
        Ok(values.map(tidy).collect())
    }
}

/// Without the noise of the last digits.
fn tidy(value: f64) -> f64 {
    let tidied = (value * 1e9).round() / 1e9;
    if tidied.is_finite() { tidied } else { value }
}
