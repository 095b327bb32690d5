//! Sentences and paragraphs of comments and documents.

use super::files::Sources;

/// A sentence may have this many words.
pub const MOST_WORDS: usize = 30;
/// A paragraph of a document may have this many lines of [`LINE`] characters.
pub const MOST_LINES: usize = 5;
const LINE: usize = 130;

/// Words that end in a full stop inside a sentence.
const ABBREVIATIONS: [&str; 8] = ["e.g.", "i.e.", "al.", "vs.", "cf.", "p.", "pp.", "no."];

/// A text without markup that belongs together, and where it begins.
struct Paragraph {
    file: String,
    line: usize,
    text: String,
}

/// A sentence or a paragraph that is too long.
pub struct Long {
    pub file: String,
    pub line: usize,
    /// Words of a sentence, lines of a paragraph.
    pub length: usize,
    /// How it begins.
    pub start: String,
}

/// The sentences of comments that have too many words.
pub fn sentences_of_comments(sources: &Sources) -> Vec<Long> {
    let paragraphs = sources.all(&[""], &[""]).flat_map(|(file, text)| {
        let lines = text
            .lines()
            .scan(false, |inside, line| Some(comment(line, inside)));
        paragraphs(file, lines)
    });
    paragraphs
        .flat_map(|paragraph| long_sentences(&paragraph))
        .collect()
}

/// The sentences of documents that have too many words.
pub fn sentences_of_documents(sources: &Sources) -> Vec<Long> {
    let paragraphs = documents(sources);
    paragraphs
        .flat_map(|paragraph| long_sentences(&paragraph))
        .collect()
}

/// The paragraphs of documents that have too many lines.
pub fn paragraphs_of_documents(sources: &Sources) -> Vec<Long> {
    let lines = |text: &str| text.len().div_ceil(LINE);
    documents(sources)
        .filter(|paragraph| lines(&paragraph.text) > MOST_LINES)
        .map(|Paragraph { file, line, text }| Long {
            file,
            line,
            length: lines(&text),
            start: start(&text),
        })
        .collect()
}

fn documents(sources: &Sources) -> impl Iterator<Item = Paragraph> {
    let files = sources.all(&[""], &[""]);
    files.flat_map(|(file, text)| paragraphs(file, text.lines().map(Some)))
}

/// The comment in a line that has nothing else. `inside` a block comment lines go on.
fn comment<'a>(line: &'a str, inside: &mut bool) -> Option<&'a str> {
    let line = line.trim();
    if *inside {
        *inside = !line.contains("*/");
        let line = line.trim_end_matches("*/").trim_start_matches('*');
        return Some(line.trim());
    }
    if let Some(block) = line.strip_prefix("/*") {
        *inside = !block.contains("*/");
        let (text, _) = block.split_once("*/").unwrap_or((block, ""));
        return Some(text.trim_start_matches('*').trim());
    }
    let text = line.strip_prefix("//")?;
    Some(text.trim_start_matches(['/', '!']).trim())
}

/// Joins lines to paragraphs. Headings, tables, code and lines that are no text end one, list items begin one.
fn paragraphs<'a>(file: &str, lines: impl Iterator<Item = Option<&'a str>>) -> Vec<Paragraph> {
    let (mut found, mut open, mut code) = (Vec::<Paragraph>::new(), false, false);
    for (i, line) in lines.enumerate() {
        let text = line.unwrap_or_default().trim();
        if text.starts_with("```") {
            code = !code;
        }
        let is_text = !(text.is_empty() || code || text.starts_with(['#', '|', '`', '<', '@']));
        match found.last_mut() {
            Some(paragraph) if open && is_text && !is_item(text) => {
                paragraph.text.push(' ');
                paragraph.text.push_str(text);
            }
            _ if is_text => found.push(Paragraph {
                file: file.into(),
                line: i + 1,
                text: text.into(),
            }),
            _ => {}
        }
        open = is_text;
    }
    found
}

/// Whether a line begins an item of a list: `- `, `* `, or a number with a full stop.
fn is_item(line: &str) -> bool {
    let numbered = line.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let is_numbered = numbered.len() < line.len() && numbered.starts_with(". ");
    is_numbered || line.starts_with("- ") || line.starts_with("* ")
}

fn long_sentences(paragraph: &Paragraph) -> Vec<Long> {
    let long = |sentence: &Vec<&str>| sentence.len() > MOST_WORDS;
    let sentences = sentences(&paragraph.text);
    let found = sentences.into_iter().filter(long).map(|sentence| Long {
        file: paragraph.file.clone(),
        line: paragraph.line,
        length: sentence.len(),
        start: start(&sentence.join(" ")),
    });
    found.collect()
}

/// The words of each sentence. Signs alone are no words; a tag such as `@param` begins another sentence.
fn sentences(text: &str) -> Vec<Vec<&str>> {
    let mut sentences = vec![Vec::new()];
    for token in text.split_whitespace() {
        if token.starts_with('@') {
            sentences.push(Vec::new());
        }
        if token.contains(char::is_alphanumeric) {
            sentences.last_mut().expect("one at least").push(token);
        }
        if ends_sentence(token) {
            sentences.push(Vec::new());
        }
    }
    sentences
}

fn ends_sentence(token: &str) -> bool {
    let word = token.trim_end_matches([')', '"', '*', '`', '_', ']']);
    let is_initial = word.len() == 2 && word.starts_with(char::is_uppercase);
    word.ends_with(['.', '!', '?']) && !ABBREVIATIONS.contains(&word) && !is_initial
}

/// The first words of a text.
fn start(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().take(9).collect();
    words.join(" ") + " ..."
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<usize> {
        let sentences = sentences(text);
        let lengths = sentences.iter().map(Vec::len);
        lengths.filter(|words| *words > 0).collect()
    }

    #[test]
    fn sentences_end_where_readers_see_their_end() {
        assert_eq!(
            words("One two. Three - four five! (Six.) Seven"),
            [2, 3, 1, 1]
        );
        assert_eq!(words("M. Winands et al. say 2.5 i.e. five"), [8]);
        assert_eq!(words("The name. @param {string} name of it"), [2, 5]);
    }

    #[test]
    fn comments_are_found_in_either_language() {
        let sources = |text: &str| Sources::of(&[("a.js", text)]);
        let long = "word ".repeat(MOST_WORDS + 1);
        for text in [
            format!("f();\n/** {long} */"),
            format!("/**\n * Short.\n * {long}\n */"),
            format!("/// {long}"),
            format!("//! Short\n//! {long}"),
        ] {
            assert_eq!(sentences_of_comments(&sources(&text)).len(), 1, "{text}");
        }
        for text in [
            format!("let a = `{long}`"),
            format!("// ```\n// {long}\n// ```"),
            format!("// - {}\n// - {}", "word ".repeat(20), "word ".repeat(20)),
            format!(
                "// 9. {}\n// 10. {}",
                "word ".repeat(20),
                "word ".repeat(20)
            ),
        ] {
            assert_eq!(sentences_of_comments(&sources(&text)).len(), 0, "{text}");
        }
    }

    #[test]
    fn long_paragraphs_of_documents_are_found() {
        let line = "x".repeat(LINE);
        let page = |lines: usize| format!("# Title\n\n{}", format!("{line}\n").repeat(lines));
        let count =
            |text: &str| paragraphs_of_documents(&Sources::of(&[("docs/a.md", text)])).len();
        assert_eq!(count(&page(4)), 0);
        assert_eq!(count(&page(6)), 1);
        assert_eq!(count(&page(4).repeat(2)), 0);
    }
}
