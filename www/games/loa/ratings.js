// Made by `cargo xtask ladder`, with docs/ladder.md.

/** @type {import("../types.d.ts").Ratings} */
export const ratings = { strong: [114, 370, 504, 702, 895, 1082, 1240, 1419, 1587, 1925] };

/** @type {import("../types.d.ts").MeasuredLadder} */
export const ladder = {
  nodes: 2000,
  rungs: [
    { player: "strong", elo: 1925, low: 1771, high: 2079, games: 372 },
    { player: "strong", preset: "level-9", elo: 1587, low: 1445, high: 1730, games: 672 },
    { player: "strong", preset: "level-8", elo: 1419, low: 1281, high: 1557, games: 558 },
    { player: "strong", preset: "level-7", elo: 1240, low: 1108, high: 1371, games: 618 },
    { player: "alpha-beta", elo: 1088, low: 962, high: 1214, games: 498 },
    { player: "strong", preset: "level-6", elo: 1082, low: 959, high: 1205, games: 378 },
    { player: "minimax", elo: 972, low: 855, high: 1088, games: 498 },
    { player: "strong", preset: "level-5", elo: 895, low: 786, high: 1004, games: 498 },
    { player: "strong", preset: "level-4", elo: 702, low: 603, high: 801, games: 558 },
    { player: "strong", preset: "level-3", elo: 504, low: 415, high: 592, games: 558 },
    { player: "strong", preset: "level-2", elo: 370, low: 292, high: 448, games: 558 },
    { player: "mcts", elo: 206, low: 140, high: 271, games: 498 },
    { player: "strong", preset: "level-1", elo: 114, low: 69, high: 159, games: 498 },
    { player: "random", elo: 0, low: 0, high: 0, games: 318 },
  ],
};
