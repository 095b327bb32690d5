//! The ready-made experiments: the files in `experiments/`. The first is what a newcomer to the lab meets: three
//! players, soon done.

use super::Experiment;

const FILES: &[&str] = &[
    include_str!("../experiments/greedy.json"),
    include_str!("../experiments/random.json"),
    include_str!("../experiments/corner.json"),
    include_str!("../experiments/mcts.json"),
    include_str!("../experiments/flat-monte-carlo.json"),
    include_str!("../experiments/ovolve.json"),
    include_str!("../experiments/frolov.json"),
    include_str!("../experiments/vryniotis.json"),
    include_str!("../experiments/lee.json"),
    include_str!("../experiments/depth.json"),
    include_str!("../experiments/evil.json"),
    include_str!("../experiments/chance.json"),
    include_str!("../experiments/pentago.json"),
    include_str!("../experiments/pentago-depth.json"),
    include_str!("../experiments/pentago-time.json"),
    include_str!("../experiments/loa.json"),
    include_str!("../experiments/loa-features.json"),
    include_str!("../experiments/loa-tuning.json"),
    include_str!("../experiments/loa-2016.json"),
];

/// All of them.
pub fn all() -> Vec<Experiment> {
    let read = |text: &&str| Experiment::from_json(text);
    // A test checks them all.
    FILES.iter().map(read).filter_map(Result::ok).collect()
}

/// The one of that name.
///
/// ```
/// use plyground_lab::{Plan, experiments};
/// let experiment = experiments::find("greedy").expect("a ready-made experiment");
/// assert!(Plan::new(&experiment).is_ok());
/// assert!(experiments::find("no such experiment").is_none());
/// ```
pub fn find(name: &str) -> Option<Experiment> {
    all().into_iter().find(|experiment| experiment.name == name)
}

/// Their names, for messages.
pub fn names() -> String {
    let names: Vec<String> = all()
        .into_iter()
        .map(|experiment| experiment.name)
        .collect();
    names.join(", ")
}
