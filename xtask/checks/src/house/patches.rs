//! Changes that documents show as `diff` blocks: the lines around them must still be in the sources.

use super::files::Sources;

/// The lines around changes that are in no source, as `FILE: LINE`.
pub fn lost(code: &Sources, documents: &Sources) -> Vec<String> {
    let pages = documents.all(&[""], &[".md"]);
    let around = pages.flat_map(|(page, text)| around(text).map(move |line| (page, line)));
    let sources: Vec<&String> = code.all(&[""], &[""]).map(|(_, text)| text).collect();
    let is_lost = |line: &str| {
        let has = |text: &&String| text.lines().any(|other| other.trim() == line);
        !sources.iter().any(has)
    };
    around
        .filter(|(_, line)| is_lost(line))
        .map(|(page, line)| format!("{page}: {line}"))
        .collect()
}

/// The lines around the changes of a page. A block in a list is indented.
fn around(page: &str) -> impl Iterator<Item = &str> {
    let mut indent = None;
    page.lines().filter_map(move |line| {
        if line.trim_start().starts_with("```") {
            let opens = line.trim_start() == "```diff";
            indent = opens.then_some(line.len() - line.trim_start().len());
            return None;
        }
        let line = line.get(indent?..)?.strip_prefix(' ')?.trim();
        (!line.is_empty()).then_some(line)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_around_a_change_must_be_in_a_source() {
        let code = Sources::of(&[("src/a.rs", "mod random;\n    row(b),\n")]);
        let page = "```diff\n mod random;\n+mod roomy;\n\n mod gone;\n```\n mod text;\n1. In a list:\n   ```diff\n    row(b),\n   +row(c),\n    row(d),\n   ```";
        let documents = Sources::of(&[("docs/a.md", page)]);
        let lost = lost(&code, &documents);
        assert_eq!(lost, ["docs/a.md: mod gone;", "docs/a.md: row(d),"]);
    }
}
