// How much deeper the computer looks when it ponders: the same games with and without, by the engines that the page loads.
//
//   cargo xtask build && node tests/measure/ponder.js
//   node tests/measure/ponder.js --games 2 --movetime 1000 --visitor 5000
//
// One JSON object for each game, after ten minutes. Two thinkers meet the same positions of the same seeded games in turn, and answer in `movetime`
// milliseconds. The second thinks for `visitor` milliseconds about the position of the visitor before each. `proven` counts the answers with an
// exact value. Of the others, `depth` is the mean of the last completed depths, `gain` the mean of their differences with its standard error;
// `deeper` and `shallower` count them. The moves that are played are those of a third thinker, with some chance.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

/** @typedef {import('../../www/types.d.ts').Outcome} Outcome */
/** @typedef {import('../../www/types.d.ts').Limits} Limits */

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "6" },
    movetime: { type: "string", default: "500" },
    visitor: { type: "string", default: "3000" },
  },
});
const [games, movetime, visitor] = [values.games, values.movetime, values.visitor].map(Number);
/** By game: the weights, how the player differs that makes the moves, from which ply on both are asked, and until which. */
const GAMES = /** @type {const} */ ([
  ["pentago", "openings", { noise: 40 }, 6, 24],
  ["loa", "network", { noise: 4 }, 6, 60],
]);

/** The engine of a game, as the page has it. @param {string} game */
async function engine(game) {
  const folder = new URL(`../../www/pkg-${game}/`, import.meta.url);
  const module = await import(new URL("plyground.js", folder).href);
  await module.default({ module_or_path: readFileSync(new URL("plyground_bg.wasm", folder)) });
  return module;
}

const round = (/** @type {number} */ value) => Number(value.toFixed(2));
const mean = (/** @type {number[]} */ all) => all.reduce((sum, one) => sum + one, 0) / all.length;

for (const [game, weights, noisy, from, until] of GAMES) {
  const { Table, Thinker } = await engine(game);
  const file = readFileSync(new URL(`../../www/weights/${game}-${weights}.weights`, import.meta.url));
  /** @type {[Outcome, Outcome][]} */
  const pairs = [];
  for (let seed = 1; seed <= games; seed += 1) {
    const table = Table.create(game, BigInt(seed));
    const [plain, pondering, player] = Array.from({ length: 3 }, () => new Thinker());
    for (const thinker of [plain, pondering, player]) thinker.provideWeights(game, "strong", file);
    /** @param {typeof plain} thinker @param {Limits} limits @param {import('../../www/types.d.ts').Params} [params] @returns {Outcome} */
    const ask = (thinker, limits, params = {}) => {
      thinker.go({ game, ...table.question(), player: "strong", params, limits, seed });
      for (;;) {
        const { outcome } = thinker.slice(1000);
        if (outcome) return outcome;
      }
    };
    // The computer is the second side in every other game.
    for (let { ply, over } = table.state(); !over && ply < until; { ply, over } = table.state()) {
      if (ply >= from && (ply + seed) % 2) ask(pondering, { movetime: visitor });
      else if (ply >= from) {
        const both = pairs.length % 2 ? [plain, pondering] : [pondering, plain];
        const answers = both.map((thinker) => ask(thinker, { movetime }));
        pairs.push(pairs.length % 2 ? [answers[0], answers[1]] : [answers[1], answers[0]]);
      }
      table.play(/** @type {string} */ (ask(player, { nodes: 2000 }, noisy).move));
    }
  }
  const isProven = (/** @type {Outcome} */ { exact }) => exact !== null;
  const open = pairs.filter((pair) => !pair.some(isProven));
  const gains = open.map(([plain, pondering]) => pondering.depth - plain.depth);
  const gain = mean(gains);
  const deviation = Math.sqrt(mean(gains.map((one) => (one - gain) ** 2)) / (gains.length - 1));
  console.log(
    JSON.stringify({
      game,
      answers: pairs.length,
      proven: [0, 1].map((side) => pairs.filter((pair) => isProven(pair[side])).length),
      depth: [0, 1].map((side) => round(mean(open.map((pair) => pair[side].depth)))),
      gain: [round(gain), round(deviation)],
      deeper: gains.filter((one) => one > 0).length,
      shallower: gains.filter((one) => one < 0).length,
    }),
  );
}
