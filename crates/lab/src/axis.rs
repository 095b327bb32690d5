//! A parameter as a method of tuning sees it: a line on which equal distances matter about equally.

use plyground::players::Param;

/// A parameter on a scale that is logarithmic for large values and linear around zero, in units of its slider's
/// step. So a weight of 900 and one of 2 change by the same share, and a value may change its sign.
#[derive(Clone, Debug)]
pub(super) struct Axis {
    pub(super) name: &'static str,
    min: f64,
    max: f64,
    unit: f64,
    /// Whether only whole numbers have a meaning.
    is_whole: bool,
}

impl Axis {
    pub(super) fn new(param: &Param) -> Self {
        Self {
            name: param.name,
            min: param.min,
            max: param.max,
            unit: param.step,
            is_whole: param.step.fract() == 0.0,
        }
    }

    /// The place of a value.
    pub(super) fn place(&self, value: f64) -> f64 {
        libm::asinh(value / self.unit)
    }

    /// The value of a place, within the range; four digits count.
    pub(super) fn value(&self, place: f64) -> f64 {
        let value = (self.unit * libm::sinh(place)).clamp(self.min, self.max);
        if self.is_whole {
            return value.round();
        }
        let short = format!("{value:.3e}").parse().unwrap_or(value);
        short.clamp(self.min, self.max)
    }

    /// The value at a distance from a place, at least a step away where only whole numbers have a meaning.
    pub(super) fn beside(&self, place: f64, distance: f64) -> f64 {
        let value = self.value(place + distance);
        if !self.is_whole {
            return value;
        }
        let centre = self.value(place);
        let next = centre + distance.signum();
        let value = if distance > 0.0 {
            value.max(next)
        } else {
            value.min(next)
        };
        value.clamp(self.min, self.max)
    }

    /// A place within the range.
    pub(super) fn within(&self, place: f64) -> f64 {
        place.clamp(self.place(self.min), self.place(self.max))
    }
}
