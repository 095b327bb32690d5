//! The static site in `dist/`: the page, its scripts and the engine.

use crate::frame;
use crate::preload;
use crate::setup;
use crate::shell::{Result, command, esbuild, run};
use crate::wasm;
use crate::words;
use base64::{Engine, prelude::BASE64_STANDARD};
use flate2::{Compression, write::GzEncoder};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The folder to upload.
pub const DIST: &str = "dist";

/// The page of a first visit.
const FIRST: &str = "index.html";

/// The files of the site that lie beside `www/` in the repository.
pub const PAGES: [&str; 12] = [
    FIRST,
    "lab.html",
    "learn.html",
    "analyse.html",
    "inside.html",
    "puzzles.html",
    "statistics.html",
    "embedding.html",
    "embed.html",
    "guide.html",
    "about.html",
    "manifest.webmanifest",
];

/// Files that the page offers to people who write engines.
const FOR_ENGINES: [&str; 2] = [
    "examples/engines/random-module.js",
    "docs/engine-protocol.md",
];

/// What the service worker does.
const OFFLINE: &str = "www/offline/worker.js";

/// Scripts that are no modules.
const CLASSIC: [&str; 5] = [
    OFFLINE,
    "www/own/worker.js",
    "www/page/early.js",
    "www/page/late.js",
    "www/page/moved.js",
];

/// The picture of links to the site; nobody needs it offline.
const CARD: &str = "www/icons/plyground-share.png";

/// The most that a first visit to the page may download, in bytes, compressed.
const FIRST_VISIT: usize = 160 * 1024;
/// And the least: with less, the engine or the scripts were not counted.
const LEAST_VISIT: usize = 100 * 1024;
/// The most that all scripts together may have, in bytes, compressed, with the words of eight languages. A visitor loads one of them.
const SCRIPTS: usize = 650_000;

/// Builds all of it and prints what a visitor downloads. The `address` says where the site will be, for the pictures of links.
pub fn build(address: Option<&str>) -> Result {
    wasm::web(wasm::RELEASE)?;
    setup::npm_packages()?;
    let copied = assemble().map_err(|e| format!("cannot assemble {DIST}/: {e}"))?;
    minify(&copied)?;
    run(command("node", "xtask/src/page/build.js").args(address))?;
    run(&mut command("node", "xtask/src/page/cdn.js"))?;
    for file in FOR_ENGINES {
        copy(Path::new(file), Path::new(DIST).join(file))
            .map_err(|e| format!("cannot copy {file}: {e}"))?;
    }
    let worker = take(OFFLINE).map_err(|e| format!("cannot take {OFFLINE}: {e}"))?;
    let files = list(Path::new(DIST)).map_err(|e| format!("cannot list {DIST}/: {e}"))?;
    check_pages(&files).map_err(|e| format!("cannot read the pages in {DIST}/: {e}"))??;
    list_for_offline(&files, &worker).map_err(|e| format!("cannot list {DIST}/: {e}"))?;
    report(&files).map_err(|e| format!("cannot measure {DIST}/: {e}"))??;
    check_visits().map_err(|e| format!("cannot measure the visits: {e}"))??;
    // No translation holds anything up.
    if let Err(error) = words::words(&[]) {
        println!("warning: {error}");
    }
    Ok(())
}

/// Every script, style sheet and picture that a page names is there.
fn check_pages(files: &[PathBuf]) -> io::Result<Result> {
    let names = files
        .iter()
        .map(|file| file.strip_prefix(DIST).unwrap_or(file));
    let pages = names.filter(|name| name.extension().is_some_and(|kind| kind == "html"));
    let pages: Vec<String> = pages
        .map(|page| page.to_string_lossy().replace('\\', "/"))
        .collect();
    preload::check(Path::new(DIST), &pages)
}

/// Prints what a first visit downloads until it can play, and what each page downloads after it. The first keeps to its limit.
fn check_visits() -> io::Result<Result> {
    let dist = Path::new(DIST);
    let size = |files: &BTreeSet<String>| {
        let sizes = files
            .iter()
            .map(|name| compressed(&fs::read(dist.join(name))?));
        sizes.sum::<io::Result<usize>>()
    };
    let first = preload::start(dist, FIRST)?;
    let total = size(&first)?;
    println!("first visit: {total} bytes in {} files", first.len());
    for page in PAGES
        .iter()
        .filter(|page| page.ends_with(".html") && **page != FIRST)
    {
        let more = &preload::start(dist, page)? - &first;
        println!(
            "then {page}: {} bytes in {} files",
            size(&more)?,
            more.len()
        );
    }
    Ok(if (LEAST_VISIT..=FIRST_VISIT).contains(&total) {
        Ok(())
    } else {
        Err(format!(
            "a first visit downloads {total} bytes, not {LEAST_VISIT} to {FIRST_VISIT}"
        ))
    })
}

/// Copies the page into a new `dist/` and returns the files.
fn assemble() -> io::Result<Vec<PathBuf>> {
    let dist = Path::new(DIST);
    if dist.exists() {
        fs::remove_dir_all(dist)?;
    }
    let mut files = list(Path::new("www"))?;
    files.retain(|file| (!is_script(file) || is_whole(file)) && !words::is_source(file));
    files.extend(PAGES.map(PathBuf::from));
    files
        .iter()
        .map(|file| copy(file, dist.join(file)))
        .collect()
}

fn is_script(file: &Path) -> bool {
    file.extension().is_some_and(|kind| kind == "js")
}

/// Whether a script stays a file of its own: what the build made for the engine, and classic scripts.
fn is_whole(file: &Path) -> bool {
    let engine = file
        .components()
        .any(|part| part.as_os_str().to_string_lossy().starts_with("pkg"));
    engine || CLASSIC.iter().any(|classic| file == Path::new(classic))
}

/// Takes comments and blanks out of other scripts and of styles, file by file; a style sheet takes in those that it imports.
fn minify(files: &[PathBuf]) -> Result {
    [("js", ""), ("css", "--bundle ")].into_iter().try_for_each(|(kind, bundle)| {
        let mut esbuild = esbuild(&format!(
            "{bundle}--minify --charset=utf8 --log-level=warning --allow-overwrite --outbase=. --outdir=."
        ));
        let served = |file: &&PathBuf| file.extension().is_some_and(|found| found == kind);
        run(esbuild.args(files.iter().filter(served)))
    })
}

/// Writes `sw.js`, the service worker: the files that make the page work offline with their hashes, the hash of all as the
/// build's name, and what it does with them. A header with `require-trusted-types-for` would forbid it to import that.
fn list_for_offline(files: &[PathBuf], worker: &str) -> io::Result<()> {
    let mut hashes = BTreeMap::new();
    let mut build = Sha256::new();
    for file in files {
        let name = file.strip_prefix(DIST).unwrap_or(file).to_string_lossy();
        let name = name.replace('\\', "/");
        // Weights are large, and kept by the page when somebody wants them.
        if name.ends_with(".weights")
            || name == CARD
            || name.ends_with(".d.ts")
            || name.starts_with("www/node/")
        {
            continue;
        }
        let hash = Sha256::digest(fs::read(file)?);
        build.update(name.as_bytes());
        build.update(hash);
        hashes.insert(name, format!("sha256-{}", BASE64_STANDARD.encode(hash)));
    }
    let build: String = build.finalize()[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let list: Vec<_> = hashes
        .iter()
        .map(|(name, hash)| format!("\"{name}\":\"{hash}\""))
        .collect();
    let script = format!(
        "self.plyground={{\"build\":\"{build}\",\"files\":{{{}}}}};\n{worker}",
        list.join(",\n")
    );
    fs::write(Path::new(DIST).join("sw.js"), script)
}

/// Reads a file of the site, and takes it away.
fn take(name: &str) -> io::Result<String> {
    let file = Path::new(DIST).join(name);
    let text = fs::read_to_string(&file)?;
    fs::remove_file(file)?;
    Ok(text)
}

fn copy(from: &Path, to: PathBuf) -> io::Result<PathBuf> {
    fs::create_dir_all(to.parent().unwrap_or(Path::new(".")))?;
    fs::write(&to, frame::read(from)?)?;
    Ok(to)
}

/// Every file in the folder and its sub-folders, hidden ones left out, in a fixed order.
pub fn list(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        }
        if entry.file_type()?.is_dir() {
            files.extend(list(&entry.path())?);
        } else {
            files.push(entry.path());
        }
    }
    files.sort();
    Ok(files)
}

/// Prints sizes by kind of file, as they are and compressed as most hosts send them. The scripts keep to their limit.
fn report(files: &[PathBuf]) -> io::Result<Result> {
    let kinds = [
        ("wasm", "engine"),
        ("js", "scripts"),
        ("css", "styles"),
        ("html", "pages"),
        ("", "other"),
    ];
    let mut sizes = [(0, 0, 0); 5];
    for file in files
        .iter()
        .filter(|f| !f.to_string_lossy().ends_with(".d.ts"))
    {
        let extension = file.extension().unwrap_or_default();
        let kind = kinds
            .iter()
            .position(|(name, _)| extension == *name)
            .unwrap_or(4);
        let bytes = fs::read(file)?;
        let (count, raw, gzip) = &mut sizes[kind];
        *count += 1;
        *raw += bytes.len();
        *gzip += compressed(&bytes)?;
    }
    println!("\n{:<10}{:>6}{:>12}{:>12}", DIST, "files", "bytes", "gzip");
    let total = sizes
        .iter()
        .fold((0, 0, 0), |a, b| (a.0 + b.0, a.1 + b.1, a.2 + b.2));
    for ((_, name), (count, raw, gzip)) in kinds.iter().zip(sizes).chain([(&("", "total"), total)])
    {
        if count > 0 {
            println!("{name:<10}{count:>6}{raw:>12}{gzip:>12}");
        }
    }
    let (_, _, scripts) = sizes[1];
    Ok(if scripts <= SCRIPTS {
        Ok(())
    } else {
        Err(format!(
            "all scripts together have {scripts} bytes, compressed; {SCRIPTS} is the most"
        ))
    })
}

fn compressed(bytes: &[u8]) -> io::Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}
