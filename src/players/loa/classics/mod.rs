//! The players of the project that Lines of Action was built after.

pub mod georgara;
