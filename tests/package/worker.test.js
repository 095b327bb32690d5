// The worker's scripts, as bundlers follow them.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { build } from "esbuild";

test("no script of the worker starts a worker, which bundlers would follow without an end", async () => {
  const { metafile } = await build({
    entryPoints: ["www/worker.js"],
    bundle: true,
    format: "esm",
    outdir: "target",
    write: false,
    metafile: true,
  });
  const scripts = Object.keys(metafile.inputs);
  assert.ok(scripts.includes("www/engine.js"));
  const texts = await Promise.all(scripts.map((script) => readFile(script, "utf8")));
  assert.deepEqual(
    scripts.filter((_, i) => texts[i].includes("new Worker(")),
    [],
  );
});
