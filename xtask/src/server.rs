//! A small web server, as strict as the strictest host we promise to work on.
//!
//! One thread and one answer a connection. The library used before, tiny_http 0.12, has a pool of
//! threads in which a browser's first burst of connections could wait for ever behind idle ones.

use crate::frame;
use crate::shell::Result;
use crate::site::DIST;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::thread;
use std::time::Duration;

/// The port tried first.
const PORT: u16 = 8000;

/// Sent with every file. No inline script or style, no other host, no `eval` but WebAssembly's, no form that is sent.
const HEADERS: [(&str, &str); 4] = [
    ("Connection", "close"),
    (
        "Content-Security-Policy",
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'self' data:; base-uri 'none'; form-action 'none'",
    ),
    ("Cache-Control", "no-cache"),
    ("X-Content-Type-Options", "nosniff"),
];

/// Where the files of a site are.
pub struct Site {
    /// The first that has a file gives it.
    pub folders: Vec<PathBuf>,
    /// Which addresses, from the site's root, may be answered at all.
    pub holds: fn(&str) -> bool,
    /// Held for writing while files change: whoever asks for one then waits for the new ones.
    pub changing: RwLock<()>,
}

impl Site {
    /// The site as it is uploaded.
    pub fn dist() -> Result<Self> {
        let folder = fs::canonicalize(DIST)
            .map_err(|_| format!("there is no {DIST}/ yet: run `cargo xtask build`"))?;
        Ok(Self {
            folders: vec![folder],
            holds: |_| true,
            changing: RwLock::new(()),
        })
    }
}

/// Starts to serve in the background, for as long as the program runs, and returns the address.
pub fn start(site: Arc<Site>, port: Option<u16>, prefix: &str) -> Result<String> {
    let bind = |port| TcpListener::bind(("127.0.0.1", port));
    let listener = match port {
        Some(port) => bind(port)
            .map_err(|e| format!("port {port}: {e}; without `--port` a free one is found"))?,
        None => (PORT..PORT + 100)
            .find_map(|port| bind(port).ok())
            .ok_or_else(|| format!("no free port from {PORT} to {}", PORT + 99))?,
    };
    listen(site, listener, prefix)
}

fn listen(site: Arc<Site>, listener: TcpListener, prefix: &str) -> Result<String> {
    let address = listener
        .local_addr()
        .map_err(|e| format!("cannot listen: {e}"))?;
    let prefix = match prefix.trim_matches('/') {
        "" => "/".into(),
        prefix => format!("/{prefix}/"),
    };
    let url = format!("http://{address}{prefix}");
    let prefix = Arc::new(prefix);
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let (site, prefix) = (Arc::clone(&site), Arc::clone(&prefix));
            // The visitor may have gone away; that is no concern of ours.
            thread::spawn(move || answer(stream, &site, &prefix).ok());
        }
    });
    Ok(url)
}

/// The reply to the visitor.
struct Reply {
    status: &'static str,
    mime: &'static str,
    location: Option<String>,
    body: Vec<u8>,
}

/// Reads one request and answers it.
fn answer(mut stream: TcpStream, site: &Site, prefix: &str) -> io::Result<()> {
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
        "GET" | "HEAD" => reply(target, site, prefix),
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

fn reply(target: &str, site: &Site, prefix: &str) -> Reply {
    let _unchanged = site.changing.read().unwrap_or_else(PoisonError::into_inner);
    let path = target.split(['?', '#']).next().unwrap_or_default();
    match path
        .strip_prefix(prefix)
        .and_then(|path| locate(site, path))
    {
        Some(file) if file.is_dir() => Reply {
            location: Some(format!("{path}/")),
            ..Reply::plain("301 Moved Permanently", "Moved")
        },
        Some(file) => match frame::read(&file) {
            Ok(body) => Reply {
                status: "200 OK",
                mime: mime(&file),
                location: None,
                body,
            },
            Err(_) => Reply::plain("500 Internal Server Error", "Cannot read this file"),
        },
        None if format!("{path}/") == prefix => Reply {
            location: Some(prefix.into()),
            ..Reply::plain("301 Moved Permanently", "Moved")
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

/// The file (or the folder, where a slash is missing) that a path below the prefix names, never one outside the site.
fn locate(site: &Site, path: &str) -> Option<PathBuf> {
    let path = decode(path)?;
    let outside = |part: &str| part == ".." || part.contains(['\\', ':', '\0']);
    if path.split('/').any(outside) || !(site.holds)(&path) {
        return None;
    }
    let parts = path.split('/').filter(|part| !part.is_empty());
    let mut name: PathBuf = parts.collect();
    if path.is_empty() || path.ends_with('/') {
        name.push("index.html");
    }
    site.folders.iter().find_map(|folder| {
        let file = fs::canonicalize(folder.join(&name)).ok()?;
        file.starts_with(folder).then_some(file)
    })
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

    /// A site of the files of this program.
    fn sources() -> Site {
        Site {
            folders: vec![fs::canonicalize(env!("CARGO_MANIFEST_DIR")).unwrap()],
            holds: |_| true,
            changing: RwLock::new(()),
        }
    }

    #[test]
    fn the_first_folder_comes_first_and_what_the_site_does_not_hold_is_not_there() {
        let root = fs::canonicalize(env!("CARGO_MANIFEST_DIR")).unwrap();
        let site = Site {
            folders: vec![root.join("src"), root.clone()],
            holds: |path| path != "main.rs",
            ..sources()
        };
        assert_eq!(locate(&site, "site.rs"), Some(root.join("src/site.rs")));
        assert_eq!(locate(&site, "src/site.rs"), Some(root.join("src/site.rs")));
        assert_eq!(locate(&site, "Cargo.toml"), Some(root.join("Cargo.toml")));
        assert_eq!(locate(&site, "main.rs"), None);
    }

    #[test]
    fn the_folder_of_a_site_is_found_without_its_slash() {
        let found = reply("/some/folder", &sources(), "/some/folder/");
        assert_eq!(found.status, "301 Moved Permanently");
        assert_eq!(found.location.as_deref(), Some("/some/folder/"));
        assert_eq!(
            reply("/some", &sources(), "/some/folder/").status,
            "404 Not Found"
        );
    }

    #[test]
    fn a_file_that_is_being_made_anew_is_waited_for() {
        let site = Arc::new(sources());
        let changing = site.changing.write().unwrap();
        let asked = Arc::clone(&site);
        let reader = thread::spawn(move || reply("/src/main.rs", &asked, "/").status);
        thread::sleep(Duration::from_millis(50));
        assert!(!reader.is_finished());
        drop(changing);
        assert_eq!(reader.join().unwrap(), "200 OK");
    }

    #[test]
    fn idle_connections_keep_nobody_waiting() {
        let site = Arc::new(sources());
        let url = listen(site, TcpListener::bind("127.0.0.1:0").unwrap(), "").unwrap();
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
        let site = sources();
        let root = &site.folders[0];
        assert_eq!(locate(&site, "src/main.rs"), Some(root.join("src/main.rs")));
        assert_eq!(
            locate(&site, "src/%6dain.rs"),
            Some(root.join("src/main.rs"))
        );
        assert_eq!(locate(&site, "src"), Some(root.join("src")));
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
            assert_eq!(locate(&site, bad), None, "{bad}");
        }
    }
}
