//! Numbers in messages.

/// A number as people read it: up to nine decimals, without noughts at their end. The standard library's own
/// way to write broken numbers is some 20 kB of code, and nothing else needs it in the page's engine.
pub(crate) fn shown(value: f64) -> String {
    const DECIMALS: usize = 9;
    const SCALE: u128 = 10_u128.pow(DECIMALS as u32);
    if value.is_nan() {
        return "NaN".into();
    }
    let sign = if value < 0.0 { "-" } else { "" };
    if value.is_infinite() {
        return format!("{sign}inf");
    }
    let scaled = (value.abs() * SCALE as f64).round() as u128;
    let (whole, broken) = (scaled / SCALE, scaled % SCALE);
    let decimals = format!("{broken:0DECIMALS$}");
    match decimals.trim_end_matches('0') {
        "" => format!("{sign}{whole}"),
        decimals => format!("{sign}{whole}.{decimals}"),
    }
}

#[cfg(test)]
mod tests {
    use super::shown;

    #[test]
    fn numbers_read_as_people_write_them() {
        let texts = [0.0, -1.0, 0.1, 1e6, -0.000_977, 2.5, 1e-12].map(shown);
        let written = ["0", "-1", "0.1", "1000000", "-0.000977", "2.5", "0"];
        assert_eq!(texts, written);
        let odd = [f64::NAN, f64::INFINITY, f64::NEG_INFINITY].map(shown);
        assert_eq!(odd, ["NaN", "inf", "-inf"]);
    }
}
