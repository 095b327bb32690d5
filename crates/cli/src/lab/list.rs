//! `plyground lab list`: the ready-made experiments.

use anyhow::Result;
use plyground_lab::experiments;

use super::experiment::unknown_experiment;
use crate::output;

#[derive(clap::Args)]
pub struct Args {
    /// List only this one
    #[arg(value_name = "NAME")]
    name: Option<String>,
    /// Print each experiment as a JSON object, which is a file for `lab run`
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<()> {
    let mut all = experiments::all();
    if let Some(name) = &args.name {
        all.retain(|experiment| experiment.name == *name);
        if all.is_empty() {
            return Err(unknown_experiment(name));
        }
    }
    for experiment in all {
        if args.json {
            output::json(&experiment)?;
        } else {
            output::line(format_args!("{:<20} {}", experiment.name, experiment.about))?;
        }
    }
    Ok(())
}
