// The package's types in projects of other people: the tag in a document, its events, and its templates in frameworks.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";

import { install } from "./install.js";

const run = promisify(execFile);
/** Every file of types is checked too. */
const TSC =
  "node_modules/typescript/bin/tsc --ignoreConfig --noEmit --strict --skipLibCheck false --target ES2022 --lib ES2023,DOM,DOM.Iterable --jsx react-jsx";

/** As much of frameworks as types of a tag meet; tests of the frameworks themselves take the real ones. */
const FRAMEWORKS = {
  "react/index.d.ts": `export type ReactNode = string | number | null;
export interface HTMLAttributes<T> { className?: string; onClick?: (event: { currentTarget: T }) => void; lang?: string }
export type DetailedHTMLProps<E, T> = E & { key?: string; ref?: (element: T | null) => void };
export namespace JSX { interface IntrinsicElements { div: HTMLAttributes<HTMLElement> } }`,
  "react/jsx-runtime.d.ts": `import * as React from "./index.js";
export namespace JSX { interface IntrinsicElements extends React.JSX.IntrinsicElements {} }`,
  "preact/index.d.ts": `export interface HTMLAttributes<T> { class?: string; ref?: (element: T | null) => void }
export namespace JSX { interface IntrinsicElements { div: HTMLAttributes<HTMLElement> } }`,
  "preact/jsx-runtime.d.ts": `export { JSX } from "./index.js";`,
  "vue/index.d.ts": `export interface HTMLAttributes { class?: any }
export interface ReservedProps { key?: string }
export interface GlobalComponents { RouterLink: object }`,
  "svelte/elements.d.ts": `export interface HTMLAttributes<T> { class?: string; "bind:this"?: T }
export interface SvelteHTMLElements { div: HTMLAttributes<HTMLElement> }`,
};

/** The uses of a tag. A comment before what must be refused says so. */
const USES = {
  "dom.ts": `import "plyground/element";
import type { Mark } from "plyground/element";
const board = document.createElement("plyground-board");
document.querySelector("plyground-board")?.seek(0);
board.addEventListener("ready", (event) => event.detail.catalogue.players.length);
board.addEventListener("beforemove", (event) => event.detail.move === "up" && event.preventDefault());
board.addEventListener("move", (event) => { const by: "human" | "ai" = event.detail.by; return [by, event.detail.step.state.ply]; });
board.addEventListener("position", ({ detail }) => detail.state.position);
board.addEventListener("status", ({ detail }) => detail.kind === "over" && detail.message);
for (const name of ["info", "bestmove"] as const) board.addEventListener(name, ({ detail }) => detail.nodes);
for (const name of ["pondering", "autoplay", "thinking"] as const) board.addEventListener(name, ({ detail }) => detail.on);
for (const name of ["gameover", "win"] as const) board.addEventListener(name, ({ detail }) => detail.state.over);
board.addEventListener("game", ({ detail }) => detail.settled.players);
board.addEventListener("weights", ({ detail }) => detail.state === "loading" && detail.loaded / detail.total);
board.addEventListener("notice", ({ detail }) => detail.kind === "not-kept");
board.addEventListener("forfeit", ({ detail }) => detail.fault);
board.addEventListener("newgame", (event) => event.preventDefault(), { once: true });
board.addEventListener("error", ({ detail }) => detail.message);
board.addEventListener("click", ({ clientX }) => clientX);
board.addEventListener("anything", ({ type }) => type);
board.addEventListener("move", { handleEvent: ({ type }) => type });
const listener = ({ detail }: CustomEvent<{ on: boolean }>) => detail.on;
board.addEventListener("autoplay", listener);
board.removeEventListener("autoplay", listener);
const marks: Mark[] = [{ arrow: ["b1", "b3"] }, { circle: "c4", colour: "red" }, { text: "!", at: "d4" }, { move: "left" }];
board.marks = marks;
board.mark(null).then(() => board.marks.length);
const element: HTMLElement = board;
element.focus();
// @ts-expect-error
board.addEventListener("move", ({ detail }) => detail.nonsense);
// @ts-expect-error
board.hint({ line: 3 });
// @ts-expect-error
board.marks = [{ circel: "c4" }];
`,
  "react.tsx": `import "plyground/element";
export const board = <plyground-board key="1" className="x" ref={(board) => board?.seek(0)} onClick={({ currentTarget }) => currentTarget.undo()}
  game="loa" level={3} controls flipped poster={false} budget="100" storage-key="mine" marks={[{ circle: "c4" }]} onmove={({ detail }) => detail.by} />;
// @ts-expect-error
export const wrong = <plyground-board level={{}} />;
// @ts-expect-error
export const unknown = <plyground-board nonsense="1" />;
`,
  "preact.tsx": `/** @jsxImportSource preact */
import "plyground/element";
export const board = <plyground-board class="x" game="loa" controls marks={null} onmove={({ detail }) => detail.by} />;
// @ts-expect-error
export const wrong = <plyground-board level={{}} />;
`,
  "vue.ts": `import "plyground/element";
import type { GlobalComponents } from "vue";
type Props = InstanceType<GlobalComponents["plyground-board"]>["$props"];
export const props: Props = { class: ["x"], game: "loa", level: 3, controls: true, onMove: ({ detail }) => detail.by };
// @ts-expect-error
export const wrong: Props = { level: {} };
`,
  "svelte.ts": `import "plyground/element";
import type { SvelteHTMLElements } from "svelte/elements";
export const props: SvelteHTMLElements["plyground-board"] = { class: "x", game: "loa", controls: true, onmove: ({ detail }) => detail.by };
// @ts-expect-error
export const wrong: SvelteHTMLElements["plyground-board"] = { level: {} };
`,
};

/** @type {string} */
let folder;
before(async () => {
  folder = await install();
  for (const [name, code] of Object.entries(USES)) await writeFile(join(folder, name), code);
});
after(() => rm(folder, { recursive: true, force: true }));

/** @param {string} modules how they are found @param {...keyof typeof USES} names */
const check = (modules, ...names) =>
  run(process.execPath, [...TSC.split(" "), ...modules.split(" "), ...names.map((name) => join(folder, name))]).catch(
    ({ stdout }) => assert.fail(stdout),
  );
const NODE = "--module NodeNext";
const BUNDLER = "--module ESNext --moduleResolution Bundler";

test("without a framework the tag and its events are typed", { timeout: 60_000 }, async () => {
  await check(NODE, "dom.ts");
  await check(BUNDLER, "dom.ts");
});

test("with a framework its templates are too", { timeout: 60_000 }, async () => {
  for (const [name, types] of Object.entries(FRAMEWORKS)) {
    const file = join(folder, "node_modules", name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, types);
  }
  await check(BUNDLER, "dom.ts", "react.tsx", "preact.tsx", "vue.ts", "svelte.ts");
});
