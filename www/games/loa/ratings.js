// Made by `cargo xtask ladder`, with docs/ladder.md.

/** @type {import("../types.d.ts").Ratings} */
export const ratings = { strong: [114, 370, 504, 698, 886, 1136, 1313, 1538, 1706, 1894] };

/** @type {import("../types.d.ts").MeasuredLadder} */
export const ladder = {
  nodes: 2000,
  rungs: [
    { player: "strong", elo: 1894, low: 1739, high: 2050, games: 318 },
    { player: "strong", preset: "level-9", elo: 1706, low: 1558, high: 1853, games: 558 },
    { player: "strong", preset: "level-8", elo: 1538, low: 1398, high: 1679, games: 618 },
    { player: "strong", preset: "level-7", elo: 1313, low: 1179, high: 1447, games: 558 },
    { player: "strong", preset: "level-6", elo: 1136, low: 1006, high: 1265, games: 498 },
    { player: "alpha-beta", elo: 1074, low: 950, high: 1198, games: 498 },
    { player: "minimax", elo: 958, low: 842, high: 1075, games: 438 },
    { player: "strong", preset: "level-5", elo: 886, low: 778, high: 995, games: 498 },
    { player: "strong", preset: "level-4", elo: 698, low: 599, high: 797, games: 558 },
    { player: "strong", preset: "level-3", elo: 504, low: 415, high: 592, games: 558 },
    { player: "strong", preset: "level-2", elo: 370, low: 292, high: 448, games: 558 },
    { player: "mcts", elo: 206, low: 140, high: 271, games: 498 },
    { player: "strong", preset: "level-1", elo: 114, low: 69, high: 159, games: 498 },
    { player: "random", elo: 0, low: 0, high: 0, games: 318 },
  ],
};
