//! A small web server for `dist/`, as strict as the strictest host we promise to work on.
//!
//! One thread and one answer a connection. The library used before, tiny_http 0.12, has a pool of
//! threads in which a browser's first burst of connections could wait for ever behind idle ones.

use crate::shell::Result;
use crate::site::{self, DIST};
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// The port tried first.
const PORT: u16 = 8000;

/// Sent with every file. No inline script or style, no other host, no `eval` but WebAssembly's.
const HEADERS: [(&str, &str); 4] = [
    ("Connection", "close"),
    (
        "Content-Security-Policy",
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'",
    ),
    ("Cache-Control", "no-cache"),
    ("X-Content-Type-Options", "nosniff"),
];

/// `cargo xtask serve`: runs until it is interrupted.
pub fn serve(args: &[String]) -> Result {
    let (mut port, mut prefix, mut build) = (None, String::new(), true);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or(format!("`{arg}` needs a value"));
        match arg.as_str() {
            "--port" => {
                port = Some(
                    value()?
                        .parse()
                        .map_err(|_| "`--port` needs a number up to 65535")?,
                )
            }
            "--prefix" => prefix = value()?.clone(),
            "--no-build" => build = false,
            _ => return Err(format!("`serve` has no option `{arg}`")),
        }
    }
    if build {
        site::build()?;
    }
    println!(
        "\nServing {DIST}/ at {} (Ctrl+C stops it)",
        start(port, &prefix)?
    );
    loop {
        thread::park();
    }
}

/// Starts to serve in the background, for as long as the program runs, and returns the address.
pub fn start(port: Option<u16>, prefix: &str) -> Result<String> {
    let root = fs::canonicalize(DIST)
        .map_err(|_| format!("there is no {DIST}/ yet: run `cargo xtask build`"))?;
    let (from, to) = port.map_or((PORT, PORT + 99), |port| (port, port));
    let listener = (from..=to)
        .find_map(|port| TcpListener::bind(("127.0.0.1", port)).ok())
        .ok_or_else(|| match port {
            Some(port) => format!("port {port} is taken; without `--port` a free one is found"),
            None => format!("no free port from {from} to {to}"),
        })?;
    listen(root, listener, prefix)
}

fn listen(root: PathBuf, listener: TcpListener, prefix: &str) -> Result<String> {
    let address = listener
        .local_addr()
        .map_err(|e| format!("cannot listen: {e}"))?;
    let prefix = match prefix.trim_matches('/') {
        "" => "/".into(),
        prefix => format!("/{prefix}/"),
    };
    let url = format!("http://{address}{prefix}");
    let place = Arc::new((root, prefix));
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let place = Arc::clone(&place);
            // The visitor may have gone away; that is no concern of ours.
            thread::spawn(move || answer(stream, &place.0, &place.1).ok());
        }
    });
    Ok(url)
}

/// What goes back to the visitor.
struct Reply {
    status: &'static str,
    mime: &'static str,
    location: Option<String>,
    body: Vec<u8>,
}

/// Reads one request and answers it.
fn answer(mut stream: TcpStream, root: &Path, prefix: &str) -> io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(30)))?;
    let mut head = BufReader::new(&stream).take(64 << 10).lines();
    let request = head.next().unwrap_or_else(|| Ok(String::new()))?;
    // The rest of the head tells us nothing we need, but is to be read before the answer.
    while head
        .next()
        .transpose()?
        .is_some_and(|line| !line.is_empty())
    {}
    let mut words = request.split(' ');
    let (method, target) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    let reply = match method {
        "GET" | "HEAD" => reply(target, root, prefix),
        _ => Reply::plain("405 Method Not Allowed", "Method not allowed"),
    };
    write!(
        stream,
        "HTTP/1.1 {}\r\nContent-Type: {}\r\n",
        reply.status, reply.mime
    )?;
    write!(stream, "Content-Length: {}\r\n", reply.body.len())?;
    for (name, value) in HEADERS {
        write!(stream, "{name}: {value}\r\n")?;
    }
    if let Some(location) = reply.location {
        write!(stream, "Location: {location}\r\n")?;
    }
    stream.write_all(b"\r\n")?;
    if method != "HEAD" {
        stream.write_all(&reply.body)?;
    }
    stream.flush()
}

fn reply(target: &str, root: &Path, prefix: &str) -> Reply {
    let path = target.split(['?', '#']).next().unwrap_or_default();
    match path
        .strip_prefix(prefix)
        .and_then(|path| locate(root, path))
    {
        Some(file) if file.is_dir() => Reply {
            location: Some(format!("{path}/")),
            ..Reply::plain("301 Moved Permanently", "Moved")
        },
        Some(file) => match fs::read(&file) {
            Ok(body) => Reply {
                status: "200 OK",
                mime: mime(&file),
                location: None,
                body,
            },
            Err(_) => Reply::plain("500 Internal Server Error", "Cannot read this file"),
        },
        None => Reply::plain("404 Not Found", "Not found"),
    }
}

impl Reply {
    fn plain(status: &'static str, text: &str) -> Self {
        let body = format!("{text}\n").into_bytes();
        Self {
            status,
            mime: "text/plain; charset=utf-8",
            location: None,
            body,
        }
    }
}

/// The file (or the folder, where a slash is missing) that a path below the prefix names, never one outside `root`.
fn locate(root: &Path, path: &str) -> Option<PathBuf> {
    let path = decode(path)?;
    let mut file = root.to_owned();
    for part in path.split('/').filter(|part| !part.is_empty()) {
        if part == ".." || part.contains(['\\', ':', '\0']) {
            return None;
        }
        file.push(part);
    }
    if path.is_empty() || path.ends_with('/') {
        file.push("index.html");
    }
    fs::canonicalize(file)
        .ok()
        .filter(|file| file.starts_with(root))
}

/// Undoes percent-encoding.
fn decode(path: &str) -> Option<String> {
    let mut parts = path.split('%');
    let mut bytes = parts.next()?.as_bytes().to_vec();
    for part in parts {
        bytes.push(u8::from_str_radix(part.get(..2)?, 16).ok()?);
        bytes.extend_from_slice(&part.as_bytes()[2..]);
    }
    String::from_utf8(bytes).ok()
}

fn mime(file: &Path) -> &'static str {
    match file
        .extension()
        .and_then(|e| e.to_str())
        .unwrap_or_default()
    {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "ico" => "image/x-icon",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "md" | "ts" | "txt" => "text/plain; charset=utf-8",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn idle_connections_keep_nobody_waiting() {
        let root = env!("CARGO_MANIFEST_DIR");
        let url = listen(root.into(), TcpListener::bind("127.0.0.1:0").unwrap(), "").unwrap();
        let address = url
            .trim_start_matches("http://")
            .trim_end_matches('/')
            .to_owned();
        let _idle: Vec<_> = (0..20)
            .map(|_| TcpStream::connect(&address).unwrap())
            .collect();
        let mut stream = TcpStream::connect(&address).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(10)))
            .unwrap();
        stream
            .write_all(b"GET /src/main.rs HTTP/1.1\r\nHost: x\r\n\r\n")
            .unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        assert!(text.starts_with("HTTP/1.1 200 OK\r\n"), "{text}");
        assert!(text.ends_with(include_str!("main.rs")));
    }

    #[test]
    fn paths_stay_inside_the_folder() {
        let root = fs::canonicalize(env!("CARGO_MANIFEST_DIR")).unwrap();
        assert_eq!(locate(&root, "src/main.rs"), Some(root.join("src/main.rs")));
        assert_eq!(
            locate(&root, "src/%6dain.rs"),
            Some(root.join("src/main.rs"))
        );
        assert_eq!(locate(&root, "src"), Some(root.join("src")));
        for bad in [
            "../Cargo.toml",
            "src/../../Cargo.toml",
            "%2e%2e/Cargo.toml",
            "..%2fCargo.toml",
            "%",
            "%zz",
            "%ff",
            "a%00",
            "no",
        ] {
            assert_eq!(locate(&root, bad), None, "{bad}");
        }
    }
}
