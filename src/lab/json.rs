//! Reading JSON, with the place of an error.

use serde::de::DeserializeOwned;

/// Reads a text as JSON.
///
/// # Errors
/// The path of the field that is wrong, "." for the whole, and the error.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Result<T, (String, serde_json::Error)> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let found = serde_path_to_error::deserialize(&mut reader)
        .map_err(|error| (error.path().to_string(), error.into_inner()))?;
    let end = reader.end().map_err(|error| (".".into(), error));
    end.map(|()| found)
}
