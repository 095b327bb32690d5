/** What the computer makes of a daily board: three players of different strength get the same tiles. */

import { seedOf } from "../core/puzzles/daily.js";
import { loadEngine } from "../engine.js";
import { ThinkerClient } from "../thinker-client.js";

/**
 * The weakest first. Limits are in nodes, so that a board has the same scores on every machine.
 * @type {{name: "easy" | "medium" | "hard", player: string, nodes: number}[]}
 */
export const RIVALS = [
  { name: "easy", player: "corner", nodes: 100 },
  { name: "medium", player: "frolov", nodes: 100 },
  { name: "hard", player: "expectimax", nodes: 1000 },
];

/**
 * Plays the board of a day with each of them, in a worker.
 * @param {string} game
 * @param {string} date
 * @param {(scores: number[]) => void} onScores  called while they play
 * @returns {Promise<number[]>} their scores, in the order of RIVALS
 */
export async function playRivals(game, date, onScores) {
  const engine = await loadEngine(game);
  const client = new ThinkerClient(() => engine);
  /** @type {number[]} */
  const scores = [];
  try {
    for (const { player, nodes } of RIVALS) {
      const at = scores.length;
      scores[at] = await playOne({ engine, client, game, date, player, nodes }, (score) => {
        scores[at] = score;
        onScores(scores);
      });
    }
  } finally {
    client.dispose();
  }
  return scores;
}

/**
 * @param {{engine: import("../engine.js").Engine, client: ThinkerClient, game: string, date: string, player: string, nodes: number}} how
 * @param {(score: number) => void} onScore
 */
async function playOne({ engine, client, game, date, player, nodes }, onScore) {
  const table = engine.Table.create(game, seedOf(date));
  const score = () => /** @type {import("../types.js").TileState} */ (table.state()).score;
  const request = { game, record: table.record(), ply: 0, moves: [], player, params: {}, limits: { nodes }, seed: 1 };
  try {
    await client.play(request, {
      onMoves(outcomes) {
        for (const { move } of outcomes) if (move !== null) table.play(move);
        onScore(score());
      },
    });
    return score();
  } finally {
    table.free();
  }
}
