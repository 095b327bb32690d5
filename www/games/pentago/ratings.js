// Made by `cargo xtask ladder`, with docs/ladder.md.

/** @type {import("../types.d.ts").Ratings} */
export const ratings = { strong: [129, 300, 491, 676, 839, 1036, 1205, 1355, 1552, 1680] };

/** @type {import("../types.d.ts").MeasuredLadder} */
export const ladder = {
  nodes: 2000,
  rungs: [
    { player: "strong", elo: 1680, low: 1540, high: 1821, games: 318 },
    { player: "strong", preset: "level-9", elo: 1552, low: 1419, high: 1686, games: 558 },
    { player: "alpha-beta", elo: 1404, low: 1276, high: 1531, games: 498 },
    { player: "strong", preset: "level-8", elo: 1355, low: 1234, high: 1476, games: 498 },
    { player: "strong", preset: "level-7", elo: 1205, low: 1092, high: 1319, games: 558 },
    { player: "strong", preset: "level-6", elo: 1036, low: 930, high: 1141, games: 558 },
    { player: "genetic", elo: 865, low: 767, high: 963, games: 498 },
    { player: "strong", preset: "level-5", elo: 839, low: 742, high: 935, games: 438 },
    { player: "strong", preset: "level-4", elo: 676, low: 589, high: 763, games: 678 },
    { player: "strong", preset: "level-3", elo: 491, low: 410, high: 571, games: 498 },
    { player: "mcts", elo: 488, low: 410, high: 567, games: 498 },
    { player: "strong", preset: "level-2", elo: 300, low: 235, high: 365, games: 618 },
    { player: "strong", preset: "level-1", elo: 129, low: 83, high: 175, games: 558 },
    { player: "random", elo: 0, low: 0, high: 0, games: 318 },
  ],
};
