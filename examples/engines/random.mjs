// A player for every game of Plyground in thirty lines: it takes a legal move at random.
// Try it with "engine": ["node", "examples/engines/random.mjs"]. The protocol: docs/engine-protocol.md

import { createInterface } from "node:readline";

/**
 * Put your own thoughts here. The position and the moves are text, as `plyground replay` writes them.
 * @param {string} _position @param {string[]} legal
 */
function bestMove(_position, legal) {
  return legal[Math.floor(Math.random() * legal.length)];
}

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

let position = "";
/** @type {string[]} */
let legal = [];
for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...words] = line.trim().split(" ");
  if (word === "ugi") say("id name random.mjs\nugiok");
  else if (word === "isready") say("readyok");
  else if (word === "position") position = words.join(" ");
  else if (word === "legal") legal = words;
  else if (word === "go") say(`bestmove ${bestMove(position, legal)}`);
  else if (word === "quit") process.exit();
}
