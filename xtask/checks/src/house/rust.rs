//! Which Rust files use which, and their functions.
//!
//! A file uses another if a path in it leads to something that is defined there. Paths are `use` declarations and all
//! others, also in the arguments of macros. A path is followed through re-exports to the definition.
//!
//! A child module that takes a sibling from its parent uses the sibling. If the parent defines the item itself, the
//! child uses the parent. Tests inside a file do not count.

use super::files::Sources;
use super::found::{Face, Found, Function, Type, Uses};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, ImplItemFn, Item, ItemFn, ItemMod, ItemUse, Macro, Signature, TraitItemFn};
use syn::{UseTree, Visibility};
use xtask::shell::Result;

/// The root of the library, whose types are counted.
const LIBRARY: &str = "src/lib.rs";

/// A path as it is written: the names between its `::`.
type Path = Vec<String>;

/// The contents of a module.
#[derive(Default)]
struct RustModule {
    file: String,
    parent: Option<usize>,
    children: BTreeMap<String, usize>,
    /// Names of what is defined here.
    items: BTreeSet<String>,
    /// The meaning of names that `use` brings in.
    imports: BTreeMap<String, Path>,
    /// The imported names that are exported again.
    handed_on: BTreeSet<String>,
    /// Modules of which `use` brings in everything.
    globs: Vec<Path>,
    shown: Shown,
    /// All other paths.
    paths: BTreeSet<Path>,
}

/// The public items of a module.
#[derive(Default)]
struct Shown {
    /// Its public types, and whether each is a trait.
    types: BTreeMap<String, bool>,
    /// Its modules.
    modules: BTreeSet<String>,
    /// Names that it re-exports.
    imports: Vec<Path>,
    /// The modules from which it takes everything.
    globs: Vec<Path>,
    /// Traits, shown or not.
    traits: usize,
    /// Names that the documentation leaves out.
    hidden: usize,
}

/// Reads all crates.
pub fn read(sources: &Sources) -> Result<Found> {
    let mut found = Found::default();
    for root in roots(sources) {
        let mut krate = Crate {
            sources,
            modules: Vec::new(),
            found: &mut found,
        };
        krate.file(root, None)?;
        let uses = krate.uses();
        let face = (root == LIBRARY).then(|| krate.face());
        found.uses.extend(uses);
        found.face = face.unwrap_or(found.face);
    }
    Ok(found)
}

fn roots(sources: &Sources) -> Vec<&str> {
    let files = sources.all(&["src/", "crates/", "xtask/"], &[".rs"]);
    let is_root = |file: &&str| file.ends_with("src/lib.rs") || file.ends_with("/main.rs");
    files
        .map(|(file, _)| file.as_str())
        .filter(is_root)
        .collect()
}

struct Crate<'a> {
    sources: &'a Sources,
    modules: Vec<RustModule>,
    found: &'a mut Found,
}

impl Crate<'_> {
    /// Reads the module in a file, and those below it.
    fn file(&mut self, file: &str, parent: Option<usize>) -> Result<usize> {
        let text = self.sources.get(file);
        let text = text.ok_or_else(|| format!("there is no {file}"))?;
        let parsed = syn::parse_file(text).map_err(|e| format!("{file}: {e}"))?;
        self.module(file, parent, &parsed.items)
    }

    fn module(&mut self, file: &str, parent: Option<usize>, items: &[Item]) -> Result<usize> {
        let this = self.modules.len();
        self.modules.push(RustModule {
            file: file.into(),
            parent,
            ..RustModule::default()
        });
        let mut reader = Reader {
            module: &mut self.modules[this],
            found: self.found,
            file,
        };
        for item in items {
            reader.visit_item(item);
        }
        for item in items {
            let Item::Mod(child) = item else { continue };
            // A module with a path of its own lies in another folder, which is not part of this house.
            if is_test(&child.attrs) || has_path(&child.attrs) {
                continue;
            }
            let name = child.ident.to_string();
            let module = match &child.content {
                Some((_, items)) => self.module(file, Some(this), items)?,
                None => self.file(&self.file_of(file, &name)?, Some(this))?,
            };
            self.modules[this].children.insert(name, module);
        }
        Ok(this)
    }

    /// The file of a module that is declared in this one.
    fn file_of(&self, file: &str, child: &str) -> Result<String> {
        let (folder, name) = file.rsplit_once('/').unwrap_or((".", file));
        let folder = match name {
            "mod.rs" | "lib.rs" | "main.rs" => folder.to_owned(),
            _ => file.trim_end_matches(".rs").to_owned(),
        };
        let files = [
            format!("{folder}/{child}.rs"),
            format!("{folder}/{child}/mod.rs"),
        ];
        let found = files
            .into_iter()
            .find(|file| self.sources.get(file).is_some());
        found.ok_or_else(|| format!("{file}: there is no file for `mod {child}`"))
    }

    fn uses(&self) -> Uses {
        let mut uses = Uses::new();
        for (this, module) in self.modules.iter().enumerate() {
            let imports = module.imports.iter().filter_map(|(name, path)| {
                let found = self.defines(this, path, 0)?;
                let passed_through = module.handed_on.contains(name) && self.is_below(found, this);
                (!passed_through).then_some(found)
            });
            let globs = module
                .globs
                .iter()
                .filter_map(|path| self.leads(this, path));
            let globs = globs.filter(|found| !self.is_below(*found, this));
            let paths = module
                .paths
                .iter()
                .filter_map(|path| self.defines(this, path, 0));
            let used: BTreeSet<&String> = imports
                .chain(globs)
                .chain(paths)
                .map(|found| &self.modules[found].file)
                .filter(|file| **file != module.file)
                .collect();
            let known = uses.entry(module.file.clone()).or_default();
            known.extend(used.into_iter().cloned());
        }
        uses
    }

    /// Names that other crates can reach.
    fn face(&self) -> Face {
        let mut seen = BTreeSet::new();
        let mut types = BTreeSet::new();
        self.shows(0, &mut seen, &mut types);
        let mut face = Face::default();
        for (module, name) in types {
            let RustModule { file, shown, .. } = &self.modules[module];
            let floor = file.split('/').nth(1).unwrap_or_default();
            let floor = floor.trim_end_matches(".rs").to_owned();
            face.public_traits += usize::from(shown.types[&name]);
            face.types.entry(floor).or_default().push(name);
        }
        face.traits = self.modules.iter().map(|module| module.shown.traits).sum();
        face.hidden = self.modules.iter().map(|module| module.shown.hidden).sum();
        face
    }

    /// Collects the types that a public module shows, by the modules that define them.
    fn shows(
        &self,
        this: usize,
        seen: &mut BTreeSet<usize>,
        types: &mut BTreeSet<(usize, String)>,
    ) {
        if !seen.insert(this) {
            return;
        }
        let RustModule {
            shown, children, ..
        } = &self.modules[this];
        types.extend(shown.types.keys().map(|name| (this, name.clone())));
        for name in &shown.modules {
            if let Some(child) = children.get(name) {
                self.shows(*child, seen, types);
            }
        }
        for path in &shown.globs {
            if let Some(module) = self.leads(this, path) {
                self.shows(module, seen, types);
            }
        }
        for path in &shown.imports {
            let Some((module, [name])) = self.walk(this, path, 0) else {
                continue;
            };
            if let Some(home) = self.item(module, name, 0)
                && self.modules[home].shown.types.contains_key(name)
            {
                types.insert((home, name.clone()));
            }
        }
    }

    fn is_below(&self, module: usize, above: usize) -> bool {
        let parents = std::iter::successors(Some(module), |at| self.modules[*at].parent);
        parents.skip(1).any(|parent| parent == above)
    }

    /// The module that a path from here names.
    fn leads(&self, from: usize, path: &[String]) -> Option<usize> {
        let (module, rest) = self.walk(from, path, 0)?;
        rest.is_empty().then_some(module)
    }

    /// The module that defines what a path from here names; `None` for modules themselves, for names of this very text that
    /// are not followed (types' own), and for other crates. `depth` ends circles of imports.
    fn defines(&self, from: usize, path: &[String], depth: usize) -> Option<usize> {
        let (module, rest) = self.walk(from, path, depth)?;
        self.item(module, rest.first()?, depth)
    }

    /// As far as a path leads through modules: the last of them, and what is left of the path.
    fn walk<'p>(
        &self,
        from: usize,
        path: &'p [String],
        depth: usize,
    ) -> Option<(usize, &'p [String])> {
        let (first, mut rest) = path.split_first()?;
        let here = &self.modules[from];
        let mut at = match first.as_str() {
            "crate" => 0,
            "self" => from,
            "super" => here.parent?,
            name => match here.children.get(name) {
                Some(child) => *child,
                // A name that was brought in: of a module, or of a thing that is defined elsewhere.
                None if depth < DEEPEST && here.imports.contains_key(name) => {
                    let (module, left) = self.walk(from, &here.imports[name], depth + 1)?;
                    if !left.is_empty() {
                        return None; // counted where it was brought in
                    }
                    module
                }
                None => return None,
            },
        };
        while let Some((name, further)) = rest.split_first() {
            at = match (name.as_str(), self.modules[at].children.get(name)) {
                ("super", _) => self.modules[at].parent?,
                (_, Some(child)) => *child,
                (_, None) => match self.imported_module(at, name, depth) {
                    Some(module) => module,
                    None => break,
                },
            };
            rest = further;
        }
        Some((at, rest))
    }

    /// The module that a name stands for which another module brought in.
    fn imported_module(&self, at: usize, name: &str, depth: usize) -> Option<usize> {
        let path = self.modules[at].imports.get(name)?;
        let (module, rest) = (depth < DEEPEST).then(|| self.walk(at, path, depth + 1))??;
        rest.is_empty().then_some(module)
    }

    /// Where a name is defined that a module has.
    fn item(&self, module: usize, name: &str, depth: usize) -> Option<usize> {
        let here = &self.modules[module];
        if here.items.contains(name) || depth >= DEEPEST {
            return Some(module);
        }
        if let Some(path) = here.imports.get(name) {
            return self.defines(module, path, depth + 1);
        }
        let globs = here
            .globs
            .iter()
            .filter_map(|path| self.leads(module, path));
        let mut globs = globs.filter(|glob| *glob != module);
        globs.find_map(|glob| {
            self.item(glob, name, depth + 1)
                .filter(|at| self.has(*at, name))
        })
    }

    fn has(&self, module: usize, name: &str) -> bool {
        self.modules[module].items.contains(name)
    }
}

/// How many re-exports of re-exports are followed.
const DEEPEST: usize = 16;

/// Reads one module's text, those below it left out.
struct Reader<'a> {
    module: &'a mut RustModule,
    found: &'a mut Found,
    file: &'a str,
}

impl Reader<'_> {
    fn function(&mut self, signature: &Signature, whole: &impl Spanned) {
        let (start, end) = (signature.span().start(), whole.span().end());
        self.found.functions.push(Function {
            name: signature.ident.to_string(),
            file: self.file.into(),
            line: start.line,
            lines: end.line - start.line + 1,
        });
    }

    fn import(&mut self, tree: &UseTree, path: &Path, handed_on: bool) {
        let longer = |name: &syn::Ident| {
            let mut path = path.clone();
            if name != "self" || path.is_empty() {
                path.push(name.to_string());
            }
            path
        };
        let mut name = |name: String, path: Path| {
            if handed_on {
                self.module.handed_on.insert(name.clone());
            }
            self.module.imports.insert(name, path);
        };
        match tree {
            UseTree::Path(tree) => self.import(&tree.tree, &longer(&tree.ident), handed_on),
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.import(tree, path, handed_on);
                }
            }
            UseTree::Name(tree) => {
                let path = longer(&tree.ident);
                name(path.last().cloned().unwrap_or_default(), path);
            }
            UseTree::Rename(tree) => name(tree.rename.to_string(), longer(&tree.ident)),
            UseTree::Glob(_) => self.module.globs.push(path.clone()),
        }
    }

    fn exports(&mut self, tree: &UseTree, path: &Path) {
        let longer = |name: &syn::Ident| [&path[..], &[name.to_string()]].concat();
        let shown = &mut self.module.shown;
        match tree {
            UseTree::Path(tree) => self.exports(&tree.tree, &longer(&tree.ident)),
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.exports(tree, path);
                }
            }
            UseTree::Name(tree) => shown.imports.push(longer(&tree.ident)),
            UseTree::Rename(tree) => shown.imports.push(longer(&tree.ident)),
            UseTree::Glob(_) => shown.globs.push(path.clone()),
        }
    }

    /// Notes a type, if the documentation shows it.
    fn shows(&mut self, item: &Item) {
        let (name, visibility, attributes) = match item {
            Item::Enum(item) => (&item.ident, &item.vis, &item.attrs),
            Item::Struct(item) => (&item.ident, &item.vis, &item.attrs),
            Item::Trait(item) => (&item.ident, &item.vis, &item.attrs),
            Item::Type(item) => (&item.ident, &item.vis, &item.attrs),
            Item::Mod(item) => (&item.ident, &item.vis, &item.attrs),
            _ => return,
        };
        let is_shown = is_shown(visibility, attributes);
        let shown = &mut self.module.shown;
        let is_trait = matches!(item, Item::Trait(_));
        shown.traits += usize::from(is_trait);
        if is_shown && is_type(item) {
            shown.types.insert(name.to_string(), is_trait);
        } else if is_shown && matches!(item, Item::Mod(_)) {
            shown.modules.insert(name.to_string());
        }
    }

    /// Types that a macro defines: `pub struct Name` among its tokens, in its call or in its own definition.
    fn defined_by_macro(&mut self, tokens: TokenStream) {
        let words: Vec<TokenTree> = tokens.into_iter().collect();
        for token in &words {
            if let TokenTree::Group(group) = token {
                self.defined_by_macro(group.stream());
            }
        }
        for at in words.windows(3) {
            let [
                TokenTree::Ident(public),
                TokenTree::Ident(kind),
                TokenTree::Ident(name),
            ] = at
            else {
                continue;
            };
            let is_type = ["struct", "enum", "trait", "type"].contains(&&*kind.to_string());
            if public == "pub" && is_type {
                self.defines(name);
                let shown = &mut self.module.shown;
                shown.types.insert(name.to_string(), kind == "trait");
            }
        }
    }

    /// Notes the definition of a type.
    fn defines(&mut self, name: &syn::Ident) {
        self.module.items.insert(name.to_string());
        self.found.types.push(Type {
            name: name.to_string(),
            file: self.file.into(),
            line: name.span().start().line,
        });
    }

    /// Paths among tokens that are no Rust before their macro has seen them.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut path = Path::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Ident(name) => {
                    if colons != 2 {
                        self.path(std::mem::take(&mut path));
                    }
                    path.push(name.to_string());
                    colons = 0;
                    continue;
                }
                TokenTree::Punct(mark) if mark.as_char() == ':' && !path.is_empty() => {
                    colons += 1;
                    continue;
                }
                TokenTree::Group(group) => self.tokens(group.stream()),
                _ => {}
            }
            self.path(std::mem::take(&mut path));
            colons = 0;
        }
        self.path(path);
    }

    fn path(&mut self, path: Path) {
        if path.len() > 1 {
            self.module.paths.insert(path);
        }
    }
}

impl<'a> Visit<'a> for Reader<'_> {
    fn visit_item(&mut self, item: &'a Item) {
        let (attributes, name) = match item {
            Item::Const(item) => (&item.attrs, Some(&item.ident)),
            Item::Enum(item) => (&item.attrs, Some(&item.ident)),
            Item::Fn(item) => (&item.attrs, Some(&item.sig.ident)),
            Item::Macro(item) => (&item.attrs, item.ident.as_ref()),
            Item::Mod(item) => (&item.attrs, None),
            Item::Static(item) => (&item.attrs, Some(&item.ident)),
            Item::Struct(item) => (&item.attrs, Some(&item.ident)),
            Item::Trait(item) => (&item.attrs, Some(&item.ident)),
            Item::Type(item) => (&item.attrs, Some(&item.ident)),
            Item::Union(item) => (&item.attrs, Some(&item.ident)),
            _ => return visit::visit_item(self, item),
        };
        if is_test(attributes) {
            return;
        }
        self.module.items.extend(name.map(ToString::to_string));
        match (item, name) {
            (Item::Macro(call), _) => self.defined_by_macro(call.mac.tokens.clone()),
            (_, Some(name)) if is_type(item) => self.defines(name),
            _ => {}
        }
        self.shows(item);
        visit::visit_item(self, item);
    }

    // Read as modules of their own.
    fn visit_item_mod(&mut self, item: &'a ItemMod) {
        for attribute in &item.attrs {
            self.visit_attribute(attribute);
        }
    }

    fn visit_item_use(&mut self, item: &'a ItemUse) {
        let handed_on = !matches!(item.vis, Visibility::Inherited);
        self.import(&item.tree, &Path::new(), handed_on);
        if is_shown(&item.vis, &item.attrs) {
            self.exports(&item.tree, &Path::new());
        } else if item.attrs.iter().any(is_hidden) {
            self.module.shown.hidden += names(&item.tree);
        }
    }

    fn visit_attribute(&mut self, attribute: &'a Attribute) {
        self.module.shown.hidden += usize::from(is_hidden(attribute));
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        let names = path.segments.iter().map(|part| part.ident.to_string());
        self.path(names.collect());
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'a Macro) {
        self.visit_path(&call.path);
        self.tokens(call.tokens.clone());
    }

    fn visit_item_fn(&mut self, item: &'a ItemFn) {
        self.function(&item.sig, item);
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'a ImplItemFn) {
        self.function(&item.sig, item);
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'a TraitItemFn) {
        if item.default.is_some() {
            self.function(&item.sig, item);
        }
        visit::visit_trait_item_fn(self, item);
    }
}

fn is_type(item: &Item) -> bool {
    matches!(
        item,
        Item::Enum(_) | Item::Struct(_) | Item::Trait(_) | Item::Type(_) | Item::Union(_)
    )
}

/// The number of names that a `use` brings in; one that brings in everything counts once.
fn names(tree: &UseTree) -> usize {
    match tree {
        UseTree::Path(tree) => names(&tree.tree),
        UseTree::Group(group) => group.items.iter().map(names).sum(),
        UseTree::Name(_) | UseTree::Rename(_) | UseTree::Glob(_) => 1,
    }
}

/// Whether something is compiled for tests alone.
fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|one| says(one, "cfg", "test"))
}

/// Whether the documentation shows something, on machines that are no page.
fn is_shown(visibility: &Visibility, attributes: &[Attribute]) -> bool {
    let left_out = attributes
        .iter()
        .any(|one| is_hidden(one) || says(one, "cfg", "target_arch = \"wasm32\""));
    matches!(visibility, Visibility::Public(_)) && !left_out
}

fn is_hidden(attribute: &Attribute) -> bool {
    says(attribute, "doc", "hidden")
}

/// Whether an attribute is `#[name(argument)]`.
fn says(attribute: &Attribute, name: &str, argument: &str) -> bool {
    let list = attribute.meta.require_list();
    list.is_ok_and(|list| list.path.is_ident(name) && list.tokens.to_string() == argument)
}

fn has_path(attributes: &[Attribute]) -> bool {
    attributes
        .iter()
        .any(|attribute| attribute.path().is_ident("path"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn used_by(file: &str, files: &[(&str, &str)]) -> Vec<String> {
        let sources = Sources::of(files);
        let mut found = read(&sources).unwrap();
        found.uses.remove(file).unwrap_or_default()
    }

    const PARENT: &str =
        "pub mod a; mod b; mod c; pub use b::B; pub use c::*; pub const OWN: u8 = 1;";

    fn child(text: &str) -> Vec<String> {
        let files = [
            ("src/lib.rs", "mod m;"),
            ("src/m/mod.rs", PARENT),
            ("src/m/a.rs", text),
            ("src/m/b.rs", "pub struct B;"),
            ("src/m/c.rs", "pub fn call() {}"),
        ];
        used_by("src/m/a.rs", &files)
    }

    #[test]
    fn a_parent_that_re_exports_stands_in_nobodys_way() {
        assert_eq!(child("use super::B;"), ["src/m/b.rs"]);
        assert_eq!(
            child("use crate::m::{call, B as D};"),
            ["src/m/b.rs", "src/m/c.rs"]
        );
        assert_eq!(child("use crate::m; fn f() { m::call() }"), ["src/m/c.rs"]);
        assert_eq!(child("fn f() { vec![super::call()] }"), ["src/m/c.rs"]);
        assert_eq!(child("use super::b; type T = Vec<b::B>;"), ["src/m/b.rs"]);
    }

    #[test]
    fn what_a_parent_defines_itself_is_the_parents() {
        assert_eq!(child("use super::OWN;"), ["src/m/mod.rs"]);
    }

    #[test]
    fn other_crates_own_names_and_tests_do_not_count() {
        let text = "use std::fmt; enum E { B } fn f() { E::B; fmt::x() }
            #[cfg(test)] mod tests { use super::super::B; }";
        assert!(child(text).is_empty());
        let files = [
            ("src/lib.rs", PARENT),
            ("src/a.rs", ""),
            ("src/b.rs", "pub struct B;"),
            ("src/c.rs", ""),
        ];
        assert!(used_by("src/lib.rs", &files).is_empty());
    }

    #[test]
    fn the_face_is_what_others_can_name() {
        let files = [
            (
                "src/lib.rs",
                "pub mod games; mod eval; pub use eval::inner::Lent; #[doc(hidden)] pub use eval::{Unseen, inner}; #[cfg(target_arch = \"wasm32\")] pub mod web;
                #[doc(hidden)] pub mod parts;",
            ),
            (
                "src/games/mod.rs",
                "mod own; pub use own::*; pub trait Game {} trait Own {} struct S; pub(crate) struct T;
                #[doc(hidden)] pub struct Hidden; made! { pub struct Made { a: u8 } }",
            ),
            ("src/games/own.rs", "pub enum E {} impl E { #[doc(hidden)] pub fn f() {} }"),
            ("src/eval/mod.rs", "pub struct Unseen; pub mod inner { pub struct Lent; }"),
            ("src/web.rs", "pub struct Web;"),
            ("src/parts.rs", "pub struct Part;"),
        ];
        let face = read(&Sources::of(&files)).unwrap().face;
        let games = ["Game", "Made", "E"].map(String::from).to_vec();
        let eval = vec!["Lent".to_owned()];
        let expected = [("games".to_owned(), games), ("eval".to_owned(), eval)];
        assert_eq!(face.types, expected.into());
        assert_eq!((face.traits, face.public_traits, face.hidden), (2, 1, 5));
    }

    #[test]
    fn functions_have_their_names_and_lines() {
        let text = "fn f() {\n}\nimpl S {\n    fn g(&self) {\n        1;\n    }\n}";
        let found = read(&Sources::of(&[("src/lib.rs", text)])).unwrap();
        let found: Vec<_> = found
            .functions
            .iter()
            .map(
                |Function {
                     name, line, lines, ..
                 }| (name.as_str(), *line, *lines),
            )
            .collect();
        assert_eq!(found, [("f", 1, 2), ("g", 4, 3)]);
    }

    #[test]
    fn types_are_what_is_defined_not_what_is_associated() {
        let text = "struct A;\nimpl B for A { type C = u8; }\n#[cfg(test)] mod t { struct D; }";
        let found = read(&Sources::of(&[("src/lib.rs", text)])).unwrap();
        let found: Vec<_> = found
            .types
            .iter()
            .map(|one| (&*one.name, one.line))
            .collect();
        assert_eq!(found, [("A", 1)]);
    }
}
