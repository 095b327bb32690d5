//! Makes the JavaScript that loads compiled modules: `bindgen web|node MODULE FOLDER...`.

use std::fs;
use std::path::Path;
use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match generate_all(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn generate_all(args: &[String]) -> Result<(), String> {
    let (host, files) = args.split_first().ok_or("for `web` or `node`?")?;
    let node = match host.as_str() {
        "web" => false,
        "node" => true,
        other => return Err(format!("no JavaScript for `{other}`")),
    };
    let (modules, rest) = files.as_chunks::<2>();
    if !rest.is_empty() {
        return Err("each module needs its folder".into());
    }
    std::thread::scope(|scope| {
        let jobs = modules.iter().map(|[module, folder]| {
            scope.spawn(move || generate(Path::new(module), Path::new(folder), node))
        });
        let running: Vec<_> = jobs.collect();
        running.into_iter().try_for_each(|job| {
            let panicked = |_| Err("wasm-bindgen panicked".into());
            job.join().unwrap_or_else(panicked)
        })
    })
}

/// Writes the JavaScript and its types beside the module.
fn generate(module: &Path, folder: &Path, node: bool) -> Result<(), String> {
    let generate = || {
        let mut bindgen = Bindgen::new();
        bindgen
            .input_path(module)
            .out_name("plyground")
            .typescript(true)
            .omit_default_module_path(false);
        bindgen
            .remove_name_section(true)
            .remove_producers_section(true);
        bindgen.web(!node)?.nodejs_module(node)?.generate(folder)
    };
    generate().map_err(|e| format!("{}: {e:#}", module.display()))?;
    check_texts(&folder.join("plyground.js"))
}

/// Lets JavaScript refuse what is no text where the module takes one. wasm-bindgen does so in its debug mode alone; without it a
/// number in the place of a text damages the memory of the module.
fn check_texts(script: &Path) -> Result<(), String> {
    let cannot = |e| format!("{}: {e}", script.display());
    let text = fs::read_to_string(script).map_err(cannot)?;
    let name = "function passStringToWasm0";
    let head = format!("{name}(arg, malloc, realloc) {{\n");
    if text.contains(name) && !text.contains(&head) {
        return Err(format!("{}: {name} has other parameters", script.display()));
    }
    let check = "    if (typeof arg !== 'string') throw new TypeError(`should be a text, not of type ${typeof arg}`);\n";
    fs::write(script, text.replace(&head, &format!("{head}{check}"))).map_err(cannot)
}
