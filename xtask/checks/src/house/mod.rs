//! How the house stands: what should stay small, counted from the sources. `cargo xtask house`.

mod circles;
mod core;
mod examples;
mod files;
mod found;
mod links;
mod names;
mod patches;
mod prose;
mod rust;
mod scripts;
mod types;
mod walks;

use files::Sources;
use found::{Face, Function, Type, Uses};
use links::DeadLink;
use names::Named;
use prose::Long;
use std::path::Path;
use xtask::shell::Result;

/// The most files that may name a game outside its own folders.
const MOST_NAMING: usize = 13;
/// A function may have this many lines.
const MOST_LINES: usize = 80;
/// Of the longest this many are shown.
const LONGEST: usize = 20;

/// The library may show this many types, and hide this many items from its documentation.
const MOST_TYPES: usize = 150;
const MOST_HIDDEN: usize = 23;

/// `cargo xtask house`: prints everything; with `--check` a broken limit is an error.
pub fn house(args: &[String]) -> Result {
    let check = match args {
        [] => false,
        [only] if only == "--check" => true,
        _ => return Err(format!("`house` has no option `{}`", args.join(" "))),
    };
    let code = Sources::read(&files::CODE)?;
    let documents = Sources::read(&files::DOCUMENTS)?;
    let (rust, scripts) = (rust::read(&code)?, scripts::read(&code)?);

    let strays = strays("core", "a page", &core::strays(&scripts))
        + strays("kit", "a single page", &core::kit_strays(&scripts));
    let naming = naming(&code);
    let circles = circles([("Rust", rust.uses), ("JavaScript", scripts.uses)]);
    cfg_lines(&code);
    let long = longest(
        [rust.functions, scripts.functions]
            .into_iter()
            .flatten()
            .collect(),
    );
    let repeated = repeated(
        &[rust.types, scripts.types]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>(),
    );
    let face = face(&rust.face);
    let walks = walks(&code)?;
    let examples = examples(&code, &documents);
    let prose = prose(&Sources::read(&files::COMMENTED)?, &documents);
    let lost = lost(&code, &documents);
    let dead = dead_links(&documents);
    pages(&documents);

    let broken = [
        (
            strays > 0,
            "the core or the kit of the pages uses more than it may",
        ),
        (naming > MOST_NAMING, "too many files name a game"),
        (circles > 0, "files use each other in circles"),
        (long > 0, "functions are too long"),
        (repeated > 0, "type names are defined more than once"),
        (face, "the library shows or hides too much"),
        (walks, "walks are too long, or not as they are written down"),
        (
            examples < examples::LEAST,
            "the documentation has too few examples",
        ),
        (prose > 0, "sentences or paragraphs are too long"),
        (lost > 0, "documents change what is not there"),
        (dead > 0, "links of documents lead nowhere"),
    ];
    let broken: Vec<&str> = broken
        .into_iter()
        .filter_map(|(is, what)| is.then_some(what))
        .collect();
    if check && !broken.is_empty() {
        return Err(broken.join("; "));
    }
    Ok(())
}

/// Prints the links of documents that lead nowhere, and says how many they are.
fn dead_links(documents: &Sources) -> usize {
    let found = links::dead(documents, Path::exists);
    println!(
        "\nlinks of documents that lead nowhere: {} (at most 0)",
        found.len()
    );
    for DeadLink { file, line, target } in &found {
        println!("  {file}:{line} -> {target}");
    }
    found.len()
}

/// Prints what a folder uses and should not, and says how many of its scripts do.
fn strays(folder: &str, what: &str, found: &Uses) -> usize {
    println!(
        "scripts of www/{folder} that use {what}: {} (at most 0)",
        found.len()
    );
    for (file, used) in found {
        println!("  {file} -> {}", used.join(", "));
    }
    println!();
    found.len()
}

/// Prints the files that name a game outside its own folders, and says how many they are.
fn naming(sources: &Sources) -> usize {
    let found = names::naming(sources);
    println!(
        "files that name a game outside its own folders: {} (at most {MOST_NAMING})",
        found.len()
    );
    for (file, named) in &found {
        let named = named
            .iter()
            .map(|Named { game, lines }| format!("{game} in {}", listed(lines)));
        println!("  {file}: {}", named.collect::<Vec<_>>().join("; "));
    }
    found.len()
}

/// The first of some lines.
fn listed(lines: &[usize]) -> String {
    let first: Vec<String> = lines.iter().take(5).map(usize::to_string).collect();
    let more = if lines.len() > first.len() {
        ", ..."
    } else {
        ""
    };
    first.join(", ") + more
}

/// Prints the circles among files, and says how many they are.
fn circles(languages: [(&str, Uses); 2]) -> usize {
    let found = languages.map(|(language, uses)| (language, circles::circles(&uses), uses));
    let count = found.iter().map(|(_, circles, _)| circles.len()).sum();
    println!("\ncircles among files: {count} (at most 0)");
    for (language, circles, uses) in found {
        for circle in circles {
            println!("  {language}:");
            for file in &circle {
                let used = uses[file].iter().filter(|used| circle.contains(used));
                println!(
                    "    {file} -> {}",
                    used.map(String::as_str).collect::<Vec<_>>().join(", ")
                );
            }
        }
    }
    count
}

/// Prints how many lines of the packages decide by configuration what is compiled.
fn cfg_lines(sources: &Sources) {
    let decides = |line: &&str| {
        ["cfg(", "cfg!(", "cfg_attr("]
            .iter()
            .any(|word| line.contains(word))
    };
    let count = |text: &String| text.lines().filter(decides).count();
    let counts: Vec<_> = sources
        .all(&["src/", "crates/"], &[".rs"])
        .map(|(file, text)| (file, count(text)))
        .filter(|(_, count)| *count > 0)
        .collect();
    let total: usize = counts.iter().map(|(_, count)| count).sum();
    println!("\nlines with cfg in src and crates: {total}");
    for (file, count) in counts {
        println!("  {count:>3} {file}");
    }
}

/// Prints the longest functions, and says how many are too long.
fn longest(mut functions: Vec<Function>) -> usize {
    functions.sort_by_key(|function| std::cmp::Reverse(function.lines));
    let long = |function: &&Function| function.lines > MOST_LINES;
    let count = functions.iter().filter(long).count();
    println!("\nfunctions over {MOST_LINES} lines: {count} (at most 0); the longest:");
    for function in functions.iter().take(count.max(LONGEST)) {
        let Function {
            name,
            file,
            line,
            lines,
        } = function;
        println!("  {lines:>3} {name} ({file}:{line})");
    }
    count
}

/// Prints the type names that are defined more than once, and says how many have no reason for it.
fn repeated(types: &[Type]) -> usize {
    let found = types::repeated(types);
    let (listed, unlisted): (Vec<_>, Vec<_>) = found
        .iter()
        .partition(|(name, _)| types::reason(name).is_some());
    println!(
        "\ntype names defined more than once: {} without a reason (at most 0), {} with one",
        unlisted.len(),
        listed.len()
    );
    for (name, types) in &unlisted {
        println!("  {name}:");
        for Type { file, line, .. } in *types {
            println!("    {file}:{line}");
        }
    }
    for (name, types) in listed {
        let reason = types::reason(name).unwrap_or_default();
        println!("  {name}, {} times: {reason}", types.len());
    }
    unlisted.len()
}

/// Prints the types that the library shows, and says whether they or the hidden items are too many.
fn face(face: &Face) -> bool {
    let Face {
        types,
        public_traits,
        traits,
        hidden,
    } = face;
    let count: usize = types.values().map(Vec::len).sum();
    println!("\npublic types of the library: {count} (at most {MOST_TYPES})");
    for (floor, names) in types {
        println!("  {:>3} {floor}: {}", names.len(), names.join(", "));
    }
    println!("traits of the library: {traits}, {public_traits} of them public");
    println!("items hidden from the documentation: {hidden} (at most {MOST_HIDDEN})");
    count > MOST_TYPES || *hidden > MOST_HIDDEN
}

/// Prints the walks through the code, and says whether one is too long or goes astray.
fn walks(code: &Sources) -> Result<bool> {
    let mut broken = false;
    println!("\nwalks through the Rust:");
    for walk in walks::read()? {
        let files = walk.files();
        println!(
            "  {}: {} files (at most {}): {}",
            walk.name,
            files.len(),
            walk.most,
            files.join(", ")
        );
        let astray = walk.astray(code)?;
        for fault in &astray {
            println!("    {fault}");
        }
        broken |= files.len() > walk.most || !astray.is_empty();
    }
    Ok(broken)
}

/// Prints how many examples the documentation has.
fn examples(code: &Sources, documents: &Sources) -> usize {
    let count = examples::count(code, documents);
    println!(
        "\nexamples in the documentation that run: {count} (at least {})",
        examples::LEAST
    );
    count
}

/// Prints the sentences and paragraphs that are too long, and says how many they are.
fn prose(commented: &Sources, documents: &Sources) -> usize {
    let kinds = [
        (
            "sentences of comments",
            prose::MOST_WORDS,
            "words",
            prose::sentences_of_comments(commented),
        ),
        (
            "sentences of documents",
            prose::MOST_WORDS,
            "words",
            prose::sentences_of_documents(documents),
        ),
        (
            "paragraphs of documents",
            prose::MOST_LINES,
            "lines",
            prose::paragraphs_of_documents(documents),
        ),
    ];
    println!();
    for (what, most, unit, long) in &kinds {
        println!("{what} over {most} {unit}: {} (at most 0)", long.len());
        for Long {
            file,
            line,
            length,
            start,
        } in long.iter().take(LONGEST)
        {
            println!("  {length:>3} {file}:{line} {start}");
        }
    }
    kinds.iter().map(|(.., long)| long.len()).sum()
}

/// Prints the lines around changes in documents that are in no source, and says how many they are.
fn lost(code: &Sources, documents: &Sources) -> usize {
    let found = patches::lost(code, documents);
    println!(
        "\nlines around changes in documents that are in no source: {} (at most 0)",
        found.len()
    );
    for line in &found {
        println!("  {line}");
    }
    found.len()
}

/// Prints the pages of `docs/` by their first heading, with their length.
fn pages(documents: &Sources) {
    println!("\npages of docs/:");
    for (file, text) in documents.all(&["docs/"], &[".md"]) {
        let heading = text.lines().find_map(|line| line.strip_prefix("# "));
        let (lines, words) = (text.lines().count(), text.split_whitespace().count());
        println!(
            "  {lines:>3} lines, {words:>4} words: {} ({file})",
            heading.unwrap_or("no heading")
        );
    }
}
