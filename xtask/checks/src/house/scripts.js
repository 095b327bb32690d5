// Prints, as JSON, what each of the scripts named on the command line imports, what it uses of a page, its functions and its classes.

import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { parse } from "acorn";
import { ancestor, full, simple } from "acorn-walk";

/** The files that a script imports, at once or later. */
function importsOf(file, tree) {
  const found = new Set();
  const add = ({ source }) => {
    if (/^\.\.?\//.test(source?.value)) found.add(posix.join(posix.dirname(file), source.value));
  };
  simple(tree, {
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
  });
  return [...found];
}

/** What only a page or a window has. */
const OF_PAGES =
  /^(document|window|globalThis|HTML\w*Element|customElements|localStorage|sessionStorage|indexedDB|navigator|location|history|(add|remove)EventListener|dispatchEvent|requestAnimationFrame|matchMedia|getComputedStyle|Worker|ResizeObserver)$/;

/** The names of a page that a script uses, and does not define itself. */
function ofPagesIn(tree) {
  const [found, own] = [new Set(), new Set()];
  full(tree, ({ type, name }) => {
    if (type === "Identifier" && OF_PAGES.test(name)) found.add(name);
    if (type === "VariablePattern") own.add(name);
  });
  return [...found].filter((name) => !own.has(name));
}

/** What a function is called, by itself or by what it is put into. */
function nameOf(node, ancestors) {
  const parent = ancestors.at(-2) ?? {};
  const named = node.id ?? parent.key ?? (parent.type === "VariableDeclarator" ? parent.id : null);
  return String(named?.name ?? named?.value ?? "(without a name)");
}

function functionsOf(tree) {
  const found = [];
  const add = (node, _, ancestors) => {
    const { start, end } = node.loc;
    found.push({ name: nameOf(node, ancestors), line: start.line, lines: end.line - start.line + 1 });
  };
  ancestor(tree, { FunctionDeclaration: add, FunctionExpression: add, ArrowFunctionExpression: add });
  return found;
}

function classesOf(tree) {
  const found = [];
  const add = ({ id, loc }) => {
    if (id) found.push({ name: id.name, line: loc.start.line });
  };
  simple(tree, { ClassDeclaration: add });
  return found;
}

const scripts = process.argv.slice(2).map((file) => {
  const tree = parse(readFileSync(file, "utf8"), { ecmaVersion: "latest", sourceType: "module", locations: true });
  const [imports, pages] = [importsOf(file, tree), ofPagesIn(tree)];
  return { file, imports, pages, functions: functionsOf(tree), classes: classesOf(tree) };
});
console.log(JSON.stringify(scripts));
