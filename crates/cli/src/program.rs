//! The start and the end of a program: arguments are read, and every failure is told in one line.

use std::process::ExitCode;

use anyhow::{Error, Result};
use clap::Parser;
use clap::error::{ContextValue, ErrorKind};
use plyground::games::{Excerpt, beginning};

use crate::failure::{ExitWith, exit_code, is_closed_pipe};
use crate::output;

/// Runs a program that takes arguments of this kind.
pub fn run<C: Parser>(work: impl FnOnce(C) -> Result<()>) -> ExitCode {
    let read = taking_negatives(C::command()).try_get_matches();
    let options = match read.and_then(|read| C::from_arg_matches(&read)) {
        Ok(options) => options,
        Err(error) => return misunderstood::<C>(&error),
    };
    match work(options) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of our output closed the pipe: no failure.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => fail::<C>(&error),
    }
}

/// The command, with options that take a number below 0 and refuse it by their name.
fn taking_negatives(command: clap::Command) -> clap::Command {
    let with_numbers = |arg: clap::Arg| {
        let has_value = arg.get_action().takes_values();
        arg.allow_negative_numbers(has_value)
    };
    command
        .mut_args(with_numbers)
        .mut_subcommands(taking_negatives)
}

/// The most characters of a complaint about arguments, which may repeat them.
const MOST_COMPLAINT: usize = 300;

/// Help and version as clap prints them; its complaints in one line, like all others.
fn misunderstood<C: Parser>(error: &clap::Error) -> ExitCode {
    let help = ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
    if !error.use_stderr() || error.kind() == help {
        error.exit();
    }
    let text = shortened(error);
    let mut paragraphs = text.split("\n\n");
    let complaint = paragraphs.next().unwrap_or(&text);
    let words: Vec<&str> = complaint.split_whitespace().collect();
    let line = beginning(&words.join(" "), MOST_COMPLAINT);
    let line = line.strip_prefix("error: ").unwrap_or(&line);
    let tip = paragraphs.find_map(|paragraph| paragraph.trim().strip_prefix("tip: "));
    let commands = format!("`{} help` lists the commands", C::command().get_name());
    let is_command = error.kind() == ErrorKind::InvalidSubcommand;
    match tip.or(is_command.then_some(&commands)) {
        Some(tip) => tell::<C>(&format!("{line}; {}", beginning(tip, MOST_COMPLAINT))),
        None => tell::<C>(line),
    }
    ExitCode::from(2)
}

/// The complaint of clap, with an excerpt of each long text that it repeats.
fn shortened(error: &clap::Error) -> String {
    let mut text = error.to_string();
    for (_, value) in error.context() {
        if let ContextValue::String(value) = value
            && value.chars().count() > Excerpt::MOST
        {
            text = text.replace(value, &Excerpt::from(value).to_string());
        }
    }
    text
}

fn fail<C: Parser>(error: &Error) -> ExitCode {
    if !error.is::<ExitWith>() {
        tell::<C>(&format!("{error:#}"));
    }
    ExitCode::from(exit_code(error))
}

fn tell<C: Parser>(reason: &str) {
    let program = C::command();
    output::note(format_args!("{}: {reason}", program.get_name()));
}
