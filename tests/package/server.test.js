// The element's script on a server, where frameworks load it to find out what to send.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { promisify } from "node:util";

const run = promisify(execFile);

for (const module of ["plyground/element", "./www/board/element.js"])
  test(`${module} can be imported where there is no document`, async () => {
    const script = `const { PlygroundBoard } = await import(${JSON.stringify(module)}); console.log(typeof PlygroundBoard, PlygroundBoard.observedAttributes.includes("game"))`;
    const { stdout, stderr } = await run("node", ["--input-type=module", "-e", script]);
    assert.deepEqual([stdout.trim(), stderr], ["function true", ""]);
  });

test("an unknown game is refused by the names of all games", async () => {
  const { Table, Thinker } = await import("plyground");
  const refusal = { message: 'game: there is no "chess" (there is 2048, pentago, loa)' };
  await assert.rejects(Table.create("chess"), refusal);
  await assert.rejects(Table.fromPosition("chess", "1"), refusal);
  await assert.rejects(Table.fromRecord("chess.1.2.3"), refusal);
  await assert.rejects(new Thinker({ game: "chess" }).think("1"), refusal);
  await assert.rejects(Table.fromRecord("nonsense"), { message: /^record: expected GAME/ });
});
