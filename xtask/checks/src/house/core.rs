//! What pages decide stands in `www/core`, and needs no page; what several of them show in `www/kit`, and needs no single one.

use super::found::{Found, Uses};

const CORE: &str = "www/core/";
const KIT: &str = "www/kit/";
/// Folders that the kit may use.
const BELOW_KIT: [&str; 4] = [KIT, CORE, "www/words/", "www/vendor/"];
/// What the core may use besides itself: what the build makes, and what loads the engine.
const BESIDES: [&str; 3] = ["www/catalogue.js", "www/engine.js", "www/games.js"];

/// What each script of the core uses and should not: other scripts, and names of a page.
pub fn strays(found: &Found) -> Uses {
    let core = found.uses.iter().filter(|(file, _)| file.starts_with(CORE));
    core.filter_map(|(file, used)| {
        let stray = |used: &&String| !used.starts_with(CORE) && !BESIDES.contains(&used.as_str());
        let mut strays: Vec<String> = used.iter().filter(stray).cloned().collect();
        strays.extend(found.pages.get(file).into_iter().flatten().cloned());
        (!strays.is_empty()).then(|| (file.clone(), strays))
    })
    .collect()
}

/// Lists the single pages that each script of the kit uses.
pub fn kit_strays(found: &Found) -> Uses {
    let kit = found.uses.iter().filter(|(file, _)| file.starts_with(KIT));
    kit.filter_map(|(file, used)| {
        let of_page = |used: &&String| {
            let is_in_folder = used.matches('/').count() > 1;
            is_in_folder && !BELOW_KIT.iter().any(|folder| used.starts_with(folder))
        };
        let strays: Vec<String> = used.iter().filter(of_page).cloned().collect();
        (!strays.is_empty()).then(|| (file.clone(), strays))
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_core_and_the_kit_use_what_lies_below_them() {
        let mut found = Found::default();
        let mut uses = |file: &str, used: &[&str]| {
            let used = used.iter().map(ToString::to_string).collect();
            found.uses.insert(file.into(), used);
        };
        uses("www/core/good.js", &["www/core/link.js", "www/engine.js"]);
        uses("www/core/bad.js", &["www/kit/dom.js"]);
        uses("www/core/worse.js", &[]);
        uses("www/page/page.js", &["www/kit/dom.js"]);
        uses(
            "www/kit/good.js",
            &["www/kit/dom.js", "www/core/link.js", "www/aborted.js"],
        );
        uses("www/kit/bad.js", &["www/kit/dom.js", "www/lab/lab.js"]);
        let document = |file: &str| (file.to_owned(), vec!["document".to_owned()]);
        found.pages = ["www/core/worse.js", "www/page/page.js"]
            .map(document)
            .into();
        let wrong = |file: &str, used: &str| (format!("www/core/{file}.js"), vec![used.to_owned()]);
        let expected = [wrong("bad", "www/kit/dom.js"), wrong("worse", "document")];
        assert_eq!(strays(&found), expected.into());
        let bad = (
            "www/kit/bad.js".to_owned(),
            vec!["www/lab/lab.js".to_owned()],
        );
        assert_eq!(kit_strays(&found), [bad].into());
    }
}
