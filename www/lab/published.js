/**
 * How many seconds of one core each ready-made experiment takes, as `node tests/measure/estimates.js --seconds 7` measured it.
 * @type {Record<string, number>}
 */
export const PUBLISHED = {
  greedy: 4,
  random: 1,
  corner: 1,
  mcts: 111,
  "flat-monte-carlo": 163,
  ovolve: 15031,
  frolov: 116,
  vryniotis: 1319,
  lee: 1470,
  depth: 463,
  evil: 42,
  chance: 236,
  pentago: 3,
  "pentago-depth": 487,
  "pentago-time": 506,
  loa: 3,
  "loa-features": 123,
  "loa-tuning": 172,
  "loa-2016": 102,
};
