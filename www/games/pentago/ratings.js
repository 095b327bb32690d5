// Made by `cargo xtask ladder`, with docs/ladder.md.

/** @type {import("../types.d.ts").Ratings} */
export const ratings = { strong: [128, 330, 552, 763, 953, 1154, 1323, 1472, 1669, 1797] };

/** @type {import("../types.d.ts").MeasuredLadder} */
export const ladder = {
  nodes: 2000,
  rungs: [
    { player: "strong", elo: 1797, low: 1646, high: 1948, games: 318 },
    { player: "strong", preset: "level-9", elo: 1669, low: 1524, high: 1814, games: 558 },
    { player: "alpha-beta", elo: 1520, low: 1381, high: 1660, games: 498 },
    { player: "strong", preset: "level-8", elo: 1472, low: 1339, high: 1605, games: 498 },
    { player: "strong", preset: "level-7", elo: 1323, low: 1196, high: 1449, games: 558 },
    { player: "strong", preset: "level-6", elo: 1154, low: 1035, high: 1274, games: 558 },
    { player: "genetic", elo: 974, low: 860, high: 1087, games: 438 },
    { player: "strong", preset: "level-5", elo: 953, low: 843, high: 1063, games: 438 },
    { player: "strong", preset: "level-4", elo: 763, low: 663, high: 863, games: 558 },
    { player: "strong", preset: "level-3", elo: 552, low: 463, high: 641, games: 498 },
    { player: "mcts", elo: 514, low: 436, high: 591, games: 498 },
    { player: "strong", preset: "level-2", elo: 330, low: 267, high: 392, games: 618 },
    { player: "strong", preset: "level-1", elo: 128, low: 78, high: 177, games: 498 },
    { player: "random", elo: 0, low: 0, high: 0, games: 318 },
  ],
};
