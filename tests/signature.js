// Reads tests/signature.txt: what every player finds under limits of nodes, wherever it runs.

import { readFileSync } from "node:fs";
import { catalogue } from "../www/catalogue.js";
import { needsWeights } from "../www/core/family.js";

/** `GAME PLAYER nodes=N POSITION -> NODES MOVE VALUE` */
const LINE = /^(\S+) (\S+) nodes=(\d+) (.+) -> (\d+) (\S+) (\S+)$/;

/**
 * A search and what it finds.
 * @typedef {{position: string, limits: {nodes: number}}} Asked
 * @typedef {{nodes: number, move: string | null, value: number}} Found
 * @typedef {{game: string, player: string, params: Record<string, number>, needsWeights: boolean, asked: Asked[], found: Found[]}} Seat
 */

/** The small file of weights that players of the signature learned. */
export const WEIGHTS = "tests/data/2048-tiny.weights";

/** The searches of each player, in the order of the file. */
export function seats() {
  /** @type {Map<string, Seat>} */
  const all = new Map();
  const lines = readFileSync(new URL("signature.txt", import.meta.url), "utf8").split("\n");
  for (const line of lines.filter((line) => line && !line.startsWith("#"))) {
    const [, game, player, limit, position, nodes, move, value] = LINE.exec(line) ?? [];
    if (!game) throw new Error(`tests/signature.txt: ${line}`);
    const info = catalogue.players.find((one) => one.game === game && one.id === player);
    // The signature is of searches without the weights that a player can do without.
    /** @type {Seat["params"]} */
    const params = info?.params.some(({ name }) => name === "network") ? { network: 0 } : {};
    const isLearned = info !== undefined && needsWeights(info);
    /** @type {Seat} */
    const seat = all.get(game + player) ?? { game, player, params, needsWeights: isLearned, asked: [], found: [] };
    seat.asked.push({ position, limits: { nodes: Number(limit) } });
    seat.found.push({ nodes: Number(nodes), move, value: Number(value) });
    all.set(game + player, seat);
  }
  return [...all.values()];
}
