//! Links among the documents: each leads to a file that is there, and to a heading of it.

use super::files::Sources;
use std::path::{Component, Path, PathBuf};

/// A link that leads nowhere.
pub struct DeadLink {
    pub file: String,
    pub line: usize,
    pub target: String,
}

/// The links of documents that lead nowhere; `exists` tells of files.
pub fn dead(documents: &Sources, exists: impl Fn(&Path) -> bool) -> Vec<DeadLink> {
    let mut found = Vec::new();
    for (file, text) in documents.all(&[""], &[""]) {
        let is_dead = |target: &str| {
            let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
            let path = match path {
                "" => PathBuf::from(file),
                _ => beside(file, path),
            };
            let document = path.to_str().and_then(|path| documents.get(path));
            let lacks =
                |text: &String| !anchor.is_empty() && !anchors(text).any(|own| own == anchor);
            !exists(&path) || document.is_some_and(lacks)
        };
        for (line, target) in links(text).filter(|(_, target)| is_dead(target)) {
            let (file, target) = (file.into(), target.into());
            found.push(DeadLink { file, line, target });
        }
    }
    found
}

/// A path as a file means it.
fn beside(file: &str, path: &str) -> PathBuf {
    let mut whole = Path::new(file).parent().unwrap_or(Path::new("")).to_owned();
    for part in Path::new(path).components() {
        match part {
            Component::ParentDir => _ = whole.pop(),
            Component::CurDir => {}
            part => whole.push(part),
        }
    }
    whole
}

/// The lines of a text outside code, with their numbers.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut is_code = false;
    (1..).zip(text.lines()).filter(move |(_, line)| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence
    })
}

/// The targets of links to files of the repository.
fn links(text: &str) -> impl Iterator<Item = (usize, &str)> {
    prose(text).flat_map(|(number, line)| {
        let ends = line.split("](").skip(1);
        let targets = ends.filter_map(|end| Some(end.split_once(')')?.0));
        let own = targets.filter(|target| !target.contains(':') && !target.contains(' '));
        own.map(move |target| (number, target))
    })
}

/// The anchors of headings, as GitHub makes them.
fn anchors(text: &str) -> impl Iterator<Item = String> {
    let headings = prose(text).filter(|(_, line)| line.starts_with('#'));
    headings.map(|(_, line)| {
        let heading = line.trim_start_matches('#').trim().to_lowercase();
        let kept = |sign: &char| sign.is_alphanumeric() || " -_".contains(*sign);
        heading.replace(' ', "-").chars().filter(kept).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_needs_its_file_and_its_heading() {
        let page = "# One\n[a](b.md#two-3) [b](../README.md) [c](#one) [d](https://example.org/x)\n[e](c.md)\n[f](b.md#no)\n```\n[g](no)\n```";
        let documents = Sources::of(&[("docs/a.md", page), ("docs/b.md", "## `Two`: 3")]);
        let exists =
            |path: &Path| ["docs/a.md", "docs/b.md", "README.md"].contains(&path.to_str().unwrap());
        let dead = dead(&documents, exists)
            .into_iter()
            .map(|link| (link.line, link.target));
        let dead: Vec<_> = dead.collect();
        assert_eq!(dead, [(3, "c.md".to_owned()), (4, "b.md#no".to_owned())]);
    }
}
