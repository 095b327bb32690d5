//! How the house stands: what should stay small, counted from the sources. `cargo xtask house`.

mod circles;
mod files;
mod found;
mod names;
mod rust;
mod scripts;

use crate::shell::Result;
use crate::times;
use files::Sources;
use found::{Function, Uses};
use names::Named;

/// At most so many files may name a game outside its own folders.
const MOST_NAMING: usize = 12;
/// How many of the longest functions are shown.
const LONGEST: usize = 20;

/// `cargo xtask house`: prints everything; with `--check` a broken limit is an error.
pub fn house(args: &[String]) -> Result {
    let check = match args {
        [] => false,
        [only] if only == "--check" => true,
        _ => return Err(format!("`house` has no option `{}`", args.join(" "))),
    };
    let sources = Sources::read()?;
    let (rust_uses, mut functions) = rust::read(&sources)?;
    let (script_uses, script_functions) = scripts::read(&sources)?;
    functions.extend(script_functions);

    let naming = naming(&sources);
    let circles = circles([("Rust", rust_uses), ("JavaScript", script_uses)]);
    cfg_lines(&sources);
    longest(functions);
    times::print();

    let broken = [
        (naming > MOST_NAMING, "too many files name a game"),
        (circles > 0, "files use each other in circles"),
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

/// Prints how many lines of the library decide by configuration what is compiled.
fn cfg_lines(sources: &Sources) {
    let decides = |line: &&str| {
        ["cfg(", "cfg!(", "cfg_attr("]
            .iter()
            .any(|word| line.contains(word))
    };
    let count = |text: &String| text.lines().filter(decides).count();
    let counts: Vec<_> = sources
        .all(&["src/"], &[".rs"])
        .map(|(file, text)| (file, count(text)))
        .filter(|(_, count)| *count > 0)
        .collect();
    let total: usize = counts.iter().map(|(_, count)| count).sum();
    println!("\nlines with cfg in src: {total}");
    for (file, count) in counts {
        println!("  {count:>3} {file}");
    }
}

/// Prints the longest functions.
fn longest(mut functions: Vec<Function>) {
    functions.sort_by_key(|function| std::cmp::Reverse(function.lines));
    println!("\nlongest functions, in lines:");
    for function in functions.iter().take(LONGEST) {
        let Function {
            name,
            file,
            line,
            lines,
        } = function;
        println!("  {lines:>3} {name} ({file}:{line})");
    }
}
