//! Every target on every input of its corpus: small inputs that reach all the code that fuzzing found.

use std::fs;
use std::path::Path;

use fuzz::TARGETS;

#[test]
fn what_must_hold_holds_on_the_corpora() {
    let corpora = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    for target in &TARGETS {
        let folder = fs::read_dir(corpora.join(target.name)).expect("a folder of each target");
        let mut files: Vec<_> = folder.map(|file| file.expect("a file").path()).collect();
        assert!(files.len() > 1, "{}", target.name);
        files.sort();
        for file in files {
            println!("{}", file.display());
            target.run(&fs::read(file).expect("a file"));
        }
    }
}
