//! libFuzzer on the target that the variable `FUZZ_TARGET` names.
#![no_main]

use std::sync::LazyLock;

use fuzz::Target;
use libfuzzer_sys::fuzz_target;

static TARGET: LazyLock<&Target> = LazyLock::new(|| {
    let name = std::env::var("FUZZ_TARGET").expect("FUZZ_TARGET names a target");
    Target::find(&name).expect("FUZZ_TARGET names a target")
});

fuzz_target!(|input: &[u8]| TARGET.run(input));
