//! Results pinned in a file of the repository: compared, or written anew with `BLESS=1`.

/// Holds `found` to the lines of `file` that are no comment; with the environment variable `BLESS`
/// set writes them there instead, below the comment at its head.
pub fn check(file: &str, found: &[String]) {
    let path = super::repository(file);
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    let is_comment = |line: &&str| line.starts_with('#');
    if std::env::var_os("BLESS").is_some() {
        let head: Vec<&str> = text.lines().take_while(is_comment).collect();
        let lines = head.into_iter().chain(found.iter().map(String::as_str));
        let text: String = lines.map(|line| format!("{line}\n")).collect();
        std::fs::write(path, text).expect("the file can be written");
        return;
    }
    let pinned: Vec<&str> = text.lines().filter(|line| !is_comment(line)).collect();
    let longest = pinned.len().max(found.len());
    let differences: Vec<String> = (0..longest)
        .map(|i| (pinned.get(i).copied(), found.get(i).map(String::as_str)))
        .filter(|(pinned, found)| pinned != found)
        .map(|(pinned, found)| {
            let [pinned, found] = [pinned, found].map(|line| line.unwrap_or("nothing"));
            format!("pinned {pinned}\nfound  {found}\n")
        })
        .collect();
    assert!(
        differences.is_empty(),
        "{file} differs in {} of {longest} lines; when that is meant, run `BLESS=1 cargo test`:\n{}",
        differences.len(),
        differences.concat(),
    );
}
