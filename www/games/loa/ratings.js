// Made by `cargo xtask ladder`, with docs/ladder.md.

/** @type {import("../types.d.ts").Ratings} */
export const ratings = { strong: [141, 354, 511, 703, 900, 1080, 1241, 1421, 1582, 1748] };

/** @type {import("../types.d.ts").MeasuredLadder} */
export const ladder = {
  nodes: 2000,
  rungs: [
    { player: "strong", elo: 1748, low: 1603, high: 1893, games: 318 },
    { player: "strong", preset: "level-9", elo: 1582, low: 1444, high: 1719, games: 558 },
    { player: "strong", preset: "level-8", elo: 1421, low: 1290, high: 1552, games: 558 },
    { player: "strong", preset: "level-7", elo: 1241, low: 1117, high: 1364, games: 558 },
    { player: "alpha-beta", elo: 1081, low: 960, high: 1202, games: 378 },
    { player: "strong", preset: "level-6", elo: 1080, low: 966, high: 1194, games: 438 },
    { player: "minimax", elo: 981, low: 874, high: 1088, games: 438 },
    { player: "strong", preset: "level-5", elo: 900, low: 801, high: 998, games: 498 },
    { player: "strong", preset: "level-4", elo: 703, low: 616, high: 791, games: 558 },
    { player: "strong", preset: "level-3", elo: 511, low: 436, high: 586, games: 558 },
    { player: "strong", preset: "level-2", elo: 354, low: 293, high: 415, games: 618 },
    { player: "mcts", elo: 161, low: 111, high: 210, games: 498 },
    { player: "strong", preset: "level-1", elo: 141, low: 96, high: 187, games: 498 },
    { player: "random", elo: 0, low: 0, high: 0, games: 378 },
  ],
};
