//! `docs/command-line-reference.md` is what the program says about itself. `cargo xtask docs` writes it.

use std::env;
use std::fmt::Write;
use std::fs;

use clap::{Arg, Command};

use crate::support::repository;

const FILE: &str = "docs/command-line-reference.md";

const HEAD: &str = "\
# Command-line reference

Every command of `plyground`, its arguments and its options, as `plyground COMMAND --help` prints them.
[The guide](command-line.md) has examples, and [the lab](lab.md) has its own. `cargo xtask docs` makes this page from the program.
";

#[test]
fn the_reference_says_what_the_program_says() {
    let text = reference();
    let path = repository(FILE);
    if env::var_os("BLESS").is_some() {
        fs::write(path, text).unwrap();
        return;
    }
    let file = fs::read_to_string(path).unwrap_or_default();
    let line = file.lines().zip(text.lines()).take_while(|(a, b)| a == b);
    let line = line.count() + 1;
    assert!(
        file.replace('\r', "") == text,
        "{FILE} is out of date from line {line} on: run `cargo xtask docs`"
    );
}

/// The page.
fn reference() -> String {
    let mut root = plyground_cli::command();
    root.build();
    let mut text = String::from(HEAD);
    section(&root, 1, &mut text);
    text
}

/// A command, and the commands below it.
fn section(command: &Command, level: usize, text: &mut String) {
    let name = command.get_bin_name().unwrap_or(command.get_name());
    let own = |arg: &&Arg| level == 1 || !arg.is_global_set();
    let (arguments, options): (Vec<_>, Vec<_>) = command
        .get_arguments()
        .filter(|arg| !matches!(arg.get_id().as_str(), "help" | "version") && !arg.is_hide_set())
        .filter(own)
        .partition(|arg| arg.is_positional());
    if level > 1 {
        write!(text, "\n{} {name}\n", "#".repeat(level)).unwrap();
    }
    let about = command.get_long_about().or(command.get_about());
    let about = about.map(|about| {
        about
            .to_string()
            .split("\n\n")
            .map(sentence)
            .collect::<Vec<_>>()
            .join("\n\n")
    });
    let usage = command.clone().render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ");
    write!(
        text,
        "\n{}\n\n```text\n{usage}\n```\n",
        about.unwrap_or_default()
    )
    .unwrap();
    table("argument", &arguments, text);
    let heading = ["option", "option of every command"][usize::from(level == 1)];
    table(heading, &options, text);
    if let Some(after) = command.get_after_long_help() {
        write!(text, "\n{after}\n").unwrap();
    }
    let commands: Vec<&Command> = command
        .get_subcommands()
        .filter(|command| command.get_name() != "help")
        .collect();
    if !commands.is_empty() {
        text.push_str("\n| command | does |\n|---|---|\n");
    }
    for command in &commands {
        let name = command.get_bin_name().unwrap_or(command.get_name());
        let (anchor, about) = (name.replace(' ', "-"), command.get_about());
        let about = about.map(ToString::to_string).unwrap_or_default();
        writeln!(text, "| [`{name}`](#{anchor}) | {} |", cell(&about)).unwrap();
    }
    for command in commands {
        section(command, level + 1, text);
    }
}

/// Arguments or options, one a row.
fn table(heading: &str, args: &[&Arg], text: &mut String) {
    if args.is_empty() {
        return;
    }
    write!(text, "\n| {heading} | meaning | default |\n|---|---|---|\n").unwrap();
    for arg in args {
        let (meaning, default) = meaning(arg);
        let (name, default) = (cell(&arg.to_string()), cell(&default));
        writeln!(text, "| `{name}` | {} | {default} |", cell(&meaning)).unwrap();
    }
}

/// The meaning of an argument, and its default.
fn meaning(arg: &Arg) -> (String, String) {
    let help = arg.get_long_help().or(arg.get_help());
    let help = help.map(ToString::to_string).unwrap_or_default();
    let told = help.split_once(" [default: ");
    let told = told.and_then(|(help, rest)| Some((help, rest.strip_suffix(']')?)));
    let (help, told) = told.map_or((help.as_str(), ""), |told| told);
    let takes_value = arg.get_action().takes_values();
    let set: Vec<String> = match takes_value {
        true => arg.get_default_values().iter().map(shown).collect(),
        false => Vec::new(),
    };
    let default = match set.is_empty() {
        true => told.to_owned(),
        false => set.join(", "),
    };
    let possible = arg.get_possible_values();
    let values = possible.iter().filter(|_| takes_value).map(|value| {
        let about = value.get_help().map(|help| format!(" ({help})"));
        format!("`{}`{}", value.get_name(), about.unwrap_or_default())
    });
    let values: Vec<String> = values.collect();
    let values = match values.is_empty() {
        true => String::new(),
        false => format!(" Values: {}.", values.join(", ")),
    };
    (sentence(help) + &values, default)
}

fn shown(value: impl AsRef<std::ffi::OsStr>) -> String {
    format!("`{}`", value.as_ref().to_string_lossy())
}

/// With the full stop that help leaves out.
fn sentence(text: &str) -> String {
    let stop = match text.is_empty() || text.ends_with(['.', '!', '?', ':']) {
        true => "",
        false => ".",
    };
    format!("{text}{stop}")
}

/// Text as a cell of a table: on one line, and without the sign between cells.
fn cell(text: &str) -> String {
    text.replace("\n\n", "<br>")
        .replace('\n', " ")
        .replace('|', "\\|")
}
