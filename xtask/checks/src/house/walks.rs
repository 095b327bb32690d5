//! Walks: what a reader opens, in order, to follow one thing through the code.
//!
//! They are written down in `walks.txt`. A step is a function or a type in a file. It hangs from the nearest one above it that stands
//! further left, which names it, or which it names: a trait leads to its implementations.

use super::files::Sources;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::{ImplItem, Item, TraitItem, Type, TypeParamBound};
use xtask::shell::Result;

const WRITTEN: &str = include_str!("walks.txt");

/// One of them.
#[derive(Default)]
pub struct Walk {
    /// From where it leads to where.
    pub name: String,
    /// It may have this many files.
    pub most: usize,
    steps: Vec<WalkStep>,
}

#[derive(Clone)]
struct WalkStep {
    file: String,
    /// `function`, `Type` or `Type::function`.
    item: String,
    /// The place of the step from which it hangs.
    from: Option<usize>,
}

/// All that are written down.
pub fn read() -> Result<Vec<Walk>> {
    parse(WRITTEN)
}

fn parse(text: &str) -> Result<Vec<Walk>> {
    let mut walks: Vec<Walk> = Vec::new();
    // The steps from which the next one may hang, with their indentation.
    let mut open: Vec<(usize, usize)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let wrong = || format!("xtask/checks/src/house/walks.txt: can't read {line:?}");
        let (indent, words) = (line.len() - line.trim_start().len(), line.trim());
        if words.is_empty() {
            continue;
        }
        if indent == 0 {
            let (name, most) = words.split_once(": at most ").ok_or_else(wrong)?;
            walks.push(Walk {
                name: name.into(),
                most: most.parse().map_err(|_| wrong())?,
                ..Walk::default()
            });
            open.clear();
            continue;
        }
        let steps = &mut walks.last_mut().ok_or_else(wrong)?.steps;
        let (file, item) = words.split_once(": ").ok_or_else(wrong)?;
        open.retain(|(above, _)| *above < indent);
        steps.push(WalkStep {
            file: file.into(),
            item: item.into(),
            from: open.last().map(|(_, step)| *step),
        });
        open.push((indent, steps.len() - 1));
    }
    Ok(walks)
}

impl Walk {
    /// The files in the order in which they are opened, each once.
    pub fn files(&self) -> Vec<&str> {
        let mut seen = BTreeSet::new();
        let files = self.steps.iter().map(|step| step.file.as_str());
        files.filter(|file| seen.insert(*file)).collect()
    }

    /// The steps that are not where they are said to be, or to which nothing leads.
    pub fn astray(&self, sources: &Sources) -> Result<Vec<String>> {
        let mut parsed = HashMap::new();
        let mut found: Vec<Option<Names>> = Vec::new();
        let mut astray = Vec::new();
        for step in &self.steps {
            let WalkStep { file, item, from } = step;
            if !parsed.contains_key(file) {
                parsed.insert(file, Parsed::read(file, sources)?);
            }
            let names = parsed[file].as_ref().and_then(|file| file.names(item));
            if names.is_none() {
                astray.push(format!("{file} has no {item}"));
            }
            if let (Some(names), Some(from)) = (&names, from)
                && let Some(above) = &found[*from]
            {
                let from = &self.steps[*from];
                if !above.leads_to(item) && !names.implements(&from.item) {
                    astray.push(format!("{}: {} leads to no {item}", from.file, from.item));
                }
            }
            found.push(names);
        }
        Ok(astray)
    }
}

/// The names in the text of an item, its own left out.
#[derive(Default)]
struct Names {
    used: BTreeSet<String>,
    /// For the function of an implementation, its own.
    own: Option<String>,
}

impl Names {
    /// Whether an item is mentioned.
    fn leads_to(&self, item: &str) -> bool {
        let (_, last) = item.rsplit_once("::").unwrap_or(("", item));
        self.used.contains(last)
    }

    /// Whether this is what a trait, or a function of it, leads to.
    fn implements(&self, of_trait: &str) -> bool {
        let (name, function) = of_trait.split_once("::").unwrap_or((of_trait, ""));
        let same = self.own.as_deref().is_none_or(|own| own == function);
        self.used.contains(name) && (same || function.is_empty())
    }
}

/// A file with the text to which places in it point.
struct Parsed<'a> {
    text: &'a str,
    items: Vec<Item>,
}

impl<'a> Parsed<'a> {
    /// `None` where there is no such file.
    fn read(file: &str, sources: &'a Sources) -> Result<Option<Self>> {
        let Some(text) = sources.get(file) else {
            return Ok(None);
        };
        let parsed = syn::parse_file(text).map_err(|e| format!("{file}: {e}"))?;
        Ok(Some(Self {
            text,
            items: parsed.items,
        }))
    }

    /// The names in an item; `None` where the file has no such item.
    fn names(&self, item: &str) -> Option<Names> {
        let mut names = Names::default();
        let found = match item.split_once("::") {
            Some((of, function)) => self.function_of(&self.items, of, function, &mut names),
            None => self.item(&self.items, item, &mut names),
        };
        found.then_some(names)
    }

    /// Takes in a function or a type with its implementations; false where there is none.
    fn item(&self, items: &[Item], item: &str, names: &mut Names) -> bool {
        let mut found = false;
        for one in items {
            let is_it = match one {
                Item::Const(one) => one.ident == item,
                Item::Enum(one) => one.ident == item,
                Item::Fn(one) => one.sig.ident == item,
                Item::Static(one) => one.ident == item,
                Item::Struct(one) => one.ident == item,
                Item::Trait(one) => one.ident == item,
                Item::Type(one) => one.ident == item,
                Item::Macro(one) => {
                    let named = one.ident.as_ref().is_some_and(|name| name == item);
                    named || defines(one.mac.tokens.clone(), item)
                }
                Item::Impl(one) => {
                    if is_named(&one.self_ty, item) {
                        self.take(one.span().byte_range(), item, names);
                    }
                    false
                }
                Item::Mod(one) => {
                    let content = one.content.as_ref();
                    found |= content.is_some_and(|(_, items)| self.item(items, item, names));
                    false
                }
                _ => false,
            };
            if is_it {
                self.take(one.span().byte_range(), item, names);
                found = true;
            }
        }
        found
    }

    /// Takes in the functions of that name of a type or a trait, with the heads of their implementations.
    fn function_of(&self, items: &[Item], of: &str, function: &str, names: &mut Names) -> bool {
        let mut places: Vec<Range<usize>> = Vec::new();
        let mut found = false;
        for one in items {
            match one {
                Item::Impl(one) if is_named(&one.self_ty, of) => {
                    let head = one.span().byte_range().start
                        ..one.brace_token.span.open().byte_range().start;
                    let functions = one.items.iter().filter_map(|item| match item {
                        ImplItem::Fn(item) if item.sig.ident == function => Some(item.span()),
                        _ => None,
                    });
                    for place in functions {
                        // `{}` makes an implementation of its head.
                        places.extend([head.clone(), place.byte_range()]);
                    }
                }
                Item::Trait(one) if one.ident == of => {
                    let functions = one.items.iter().filter_map(|item| match item {
                        TraitItem::Fn(item) if item.sig.ident == function => Some(item.span()),
                        _ => None,
                    });
                    places.extend(functions.map(|place| place.byte_range()));
                }
                Item::Mod(one) => {
                    let content = one.content.as_ref();
                    found |= content
                        .is_some_and(|(_, items)| self.function_of(items, of, function, names));
                }
                _ => {}
            }
        }
        found |= !places.is_empty();
        for place in places {
            self.take(place, function, names);
        }
        if found {
            names.own = Some(function.into());
        }
        found
    }

    /// Takes in the names in a part of the text, but the first that is the item's own.
    fn take(&self, place: Range<usize>, own: &str, names: &mut Names) {
        let tokens = self.text.get(place).map(str::parse::<TokenStream>);
        let mut all = Vec::new();
        if let Some(Ok(tokens)) = tokens {
            idents(tokens, &mut all);
        }
        if let Some(at) = all.iter().position(|name| name == own) {
            all.remove(at);
        }
        names.used.extend(all);
    }
}

fn is_named(kind: &Type, name: &str) -> bool {
    match kind {
        Type::Path(path) => path.path.segments.last().is_some_and(|l| l.ident == name),
        // The object of a trait: `dyn Trait`.
        Type::TraitObject(object) => object.bounds.iter().any(|bound| match bound {
            TypeParamBound::Trait(of) => of.path.segments.last().is_some_and(|l| l.ident == name),
            _ => false,
        }),
        _ => false,
    }
}

/// Whether a macro's tokens define a type of that name.
fn defines(tokens: TokenStream, name: &str) -> bool {
    let mut all = Vec::new();
    idents(tokens, &mut all);
    let kinds = ["struct", "enum", "trait", "type"];
    all.windows(2)
        .any(|two| kinds.contains(&&*two[0]) && two[1] == name)
}

fn idents(tokens: TokenStream, all: &mut Vec<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(name) => all.push(name.to_string()),
            TokenTree::Group(group) => idents(group.stream(), all),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        "a walk: at most 2\n  src/a.rs: start\n    src/b.rs: Go::go\n      src/b.rs: Walker::go\n";

    fn astray(a: &str, b: &str) -> Vec<String> {
        let sources = Sources::of(&[("src/a.rs", a), ("src/b.rs", b)]);
        parse(TEXT).unwrap()[0].astray(&sources).unwrap()
    }

    #[test]
    fn each_step_leads_to_the_next() {
        let b =
            "pub trait Go { fn go(&self); } struct Walker; impl Go for Walker { fn go(&self) {} }";
        assert!(astray("fn start(it: &dyn Go) { it.go() }", b).is_empty());
        let walk = &parse(TEXT).unwrap()[0];
        assert_eq!((walk.files(), walk.most), (vec!["src/a.rs", "src/b.rs"], 2));
        // It must be a mention in code, in that very item.
        for a in ["fn start() { /* go */ }", "fn start() {} fn go() {}"] {
            assert_eq!(astray(a, b), ["src/a.rs: start leads to no Go::go"]);
        }
        let other = b.replace("for Walker", "for Other");
        let missing = "src/b.rs has no Walker::go";
        assert_eq!(astray("fn start() { x.go() }", &other), [missing]);
        let other = b.replace("impl Go for", "impl");
        let unled = "src/b.rs: Go::go leads to no Walker::go";
        assert_eq!(astray("fn start() { x.go() }", &other), [unled]);
    }

    #[test]
    fn what_is_written_down_can_be_read() {
        assert!(!read().unwrap().is_empty());
        for wrong in [
            "  src/a.rs: before",
            "a walk",
            "a walk: at most x",
            "a: at most 1\n  b",
        ] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}
