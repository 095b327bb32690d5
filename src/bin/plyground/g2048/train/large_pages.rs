//! Large pages for the tables of a training, which is a third faster with them.

/// Begins the program again with large pages, unless it has been told how to get its memory: the C library reads that
/// once, at the start. Where it can't, the training is only slower.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub fn ensure() {
    use std::env;
    use std::os::unix::process::CommandExt;
    use std::process::Command;

    const TUNABLES: &str = "GLIBC_TUNABLES";
    if env::var_os(TUNABLES).is_some() {
        return;
    }
    if let Ok(program) = env::current_exe() {
        let mut again = Command::new(program);
        again.args(env::args_os().skip(1));
        // It comes back with an error alone.
        let _ = again.env(TUNABLES, "glibc.malloc.hugetlb=1").exec();
    }
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn ensure() {}
