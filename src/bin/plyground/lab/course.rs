//! The games of a test or a tuning, played by all threads.

use plyground::lab::TestCourse;

use super::archive::Archive;
use super::batch::equipped;
use crate::failure::Failure;
use crate::game::WeightsFile;
use crate::progress::Progress;

/// Plays until the stage of the course is over that it is at; nothing at its end.
pub fn play_stage(
    course: &mut TestCourse,
    archive: &mut Archive,
    progress: &Progress,
    weights: &WeightsFile,
) -> Result<(), Failure> {
    let Some(stage) = course.stage() else {
        return Ok(());
    };
    let plan = equipped(stage, weights)?;
    let steps = course.steps().len();
    let mut refused = None;
    archive.play(&plan, progress, |line| {
        if let Err(error) = course.add(line.clone()) {
            refused.get_or_insert(error);
        }
        refused.is_none() && course.stage().is_some() && course.steps().len() == steps
    })?;
    refused.map_or(Ok(()), |error| Err(error.into()))
}
