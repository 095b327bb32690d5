//! Builds, serves and tests Plyground. Run it as `cargo xtask`.
//!
//! A newcomer waits for this package before anything else, so its dependencies are few. The packages in the folders beside it are built
//! when a command needs them: `bindgen` after each compilation of the engine, `checks` for `house` and for two steps of `test`.

mod archive;
mod bindgen;
mod checks;
mod docs;
mod frame;
mod frameworks;
mod fuzz;
mod ladder;
mod modules;
mod pictures;
mod preload;
mod release;
mod serve;
mod server;
pub mod setup;
pub mod shell;
mod site;
mod steps;
mod test;
mod times;
mod trust;
mod vendor;
mod wasm;
mod words;

use shell::Result;
use std::time::Instant;

const USAGE: &str = "\
Usage: cargo xtask COMMAND

Commands:
  build [--address URL]  build the whole site into dist/; with the address where it will be, links to it have a picture
  serve [OPTIONS]        serve the site on this computer, quickly built and again after each change of src/
      --port N           the port to listen on (default: the first free one from 8000)
      --prefix /PATH     serve it from a sub-folder
      --release          build the whole site into dist/ and serve that
      --no-build         serve dist/ as it is
  test [OPTIONS] [-- ARGS]
                         install what is missing, then test whether everything works
      --all              every check and test: what must hold before a change lands
      --only STEP        run this step alone (may be repeated); ARGS go to its tool
      --keep-going       do not stop at the first step that fails
      --list             list the steps
  fuzz [TARGET...]       random inputs for readers and games, guided by coverage (Linux)
      --seconds N        how long for each target (default: 60)
      --keep             add the inputs that reach something new to fuzz/corpus
  frameworks [HOST...]   the package in other people's bundlers and frameworks, built and played: docs/hosts.md
  pictures [--renew]     pages held against the pictures in tests/pictures/kept; with --renew those that differ are taken anew
  trust [CHECK...]       the long checks, some hours of them, goes on where it was stopped; figures go to docs/figures.md
      --again            run also what has passed on this commit
      --list             list the checks, with their usual duration and last figures
  house [--check]        what should stay small in the sources, counted; with --check a broken limit fails
  docs                   make the reference pages and custom-elements.json from the source
  ladder                 rate all players and levels: docs/ladder.md, and what the page shows
  words [LANGUAGE]       how the translations stand; with a language what is left to do there, and what is new is noted
      --right KEY...     these stale messages are still right
      --tidy             in all languages what English renamed, moved or dropped follows
  release --check        whether versions agree, words fit, and all packages can be made
  release --package      the command line as an archive in target/archives, with its checksum, tried
      --target TRIPLE    for this target of Rust (default: this machine)
  help                   show this text";

/// `cargo xtask build`; how long it took is kept.
fn build(args: &[String]) -> Result {
    let address = match args {
        [] => None,
        [option, address] if option == "--address" => Some(whole(address)?),
        _ => {
            return Err(format!(
                "`build` takes `--address URL`, not `{}`",
                args.join(" ")
            ));
        }
    };
    let (start, cold) = (Instant::now(), wasm::is_cold());
    site::build(address.as_deref())?;
    times::keep("build", start.elapsed(), cold);
    Ok(())
}

/// The address of a site, with one slash at its end.
fn whole(address: &str) -> Result<String> {
    let mut schemes = ["https://", "http://"].iter();
    let host = schemes.find_map(|scheme| address.strip_prefix(scheme));
    if host.is_none_or(|host| host.is_empty() || host.starts_with('/'))
        || address.contains(['?', '#', ' '])
    {
        return Err(format!(
            "`--address` needs the address of a folder, such as https://example.org/plyground/, not `{address}`"
        ));
    }
    Ok(format!("{}/", address.trim_end_matches('/')))
}

/// Runs one command, given as on the command line without the program's name.
pub fn command(args: &[String]) -> Result {
    std::env::set_current_dir(shell::root())
        .map_err(|e| format!("cannot enter the repository: {e}"))?;
    let (name, rest) = args
        .split_first()
        .map_or(("help", args), |(name, rest)| (name, rest));
    match name {
        "build" => build(rest),
        "serve" => serve::serve(rest),
        "fuzz" => fuzz::fuzz(rest, |_| Ok(())),
        "frameworks" => frameworks::frameworks(rest),
        "pictures" => pictures::pictures(rest),
        "trust" => trust::trust(rest),
        "house" => checks::house(rest),
        "docs" => docs::docs(rest),
        "ladder" => ladder::ladder(rest),
        "release" => release::release(rest),
        "test" => test::test(rest),
        "words" => words::words(rest),
        "help" | "--help" | "-h" => {
            println!("{USAGE}");
            Ok(())
        }
        other => Err(format!("there is no command `{other}`\n\n{USAGE}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_gets_its_slash_or_is_refused() {
        let address = "https://example.org/plyground/";
        for given in [
            address,
            "https://example.org/plyground",
            "https://example.org/plyground//",
        ] {
            assert_eq!(whole(given), Ok(address.into()));
        }
        assert_eq!(whole("http://localhost"), Ok("http://localhost/".into()));
        let wrong = [
            "example.org/plyground/",
            "/plyground/",
            "",
            "https://",
            "https:///a",
            "https://a/?b",
            "https://a/#b",
        ];
        for given in wrong {
            assert!(
                whole(given).is_err_and(|error| error.contains("--address")),
                "{given}"
            );
        }
    }
}
