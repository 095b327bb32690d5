// Made by `cargo xtask ladder`, with docs/ladder.md.

/** @type {import("../types.d.ts").Ratings} */
export const ratings = { evil: [86, 72, 59, 50, 42, 35, 30, 25, 21, 18] };

/** @type {import("../types.d.ts").MeasuredLadder} */
export const ladder = {
  nodes: 500,
  rungs: [
    { player: "learned", mean: 441861, low: 337787, high: 545935, games: 20 },
    { player: "expectimax", mean: 72921, low: 54502, high: 91340, games: 20 },
    { player: "expectimax", preset: "nneonneo", mean: 69061, low: 54542, high: 83580, games: 20 },
    { player: "lee", mean: 55342, low: 40477, high: 70206, games: 20 },
    { player: "expectimax", preset: "ovolve", mean: 41554, low: 33263, high: 49846, games: 20 },
    { player: "ovolve", mean: 30444, low: 26273, high: 34616, games: 20 },
    { player: "alpha-beta", preset: "vryniotis", mean: 28817, low: 23439, high: 34194, games: 20 },
    { player: "alpha-beta", mean: 27602, low: 21876, high: 33329, games: 20 },
    { player: "minimax", mean: 19873, low: 14334, high: 25411, games: 20 },
    { player: "frolov", preset: "method-5", mean: 18139, low: 14061, high: 22217, games: 20 },
    { player: "frolov", preset: "method-7", mean: 17446, low: 13822, high: 21071, games: 20 },
    { player: "frolov", preset: "method-10", mean: 16566, low: 13756, high: 19377, games: 20 },
    { player: "frolov", preset: "method-7-5", mean: 15657, low: 12829, high: 18486, games: 20 },
    { player: "frolov", preset: "method-7-7", mean: 15487, low: 12218, high: 18756, games: 20 },
    { player: "monte-carlo", preset: "neller", mean: 14789, low: 11636, high: 17941, games: 20 },
    { player: "monte-carlo", mean: 13985, low: 10194, high: 17776, games: 20 },
    { player: "frolov", preset: "method-3", mean: 13721, low: 11038, high: 16404, games: 20 },
    { player: "frolov", preset: "method-13", mean: 13195, low: 10667, high: 15723, games: 20 },
    { player: "frolov", preset: "method-12", mean: 13118, low: 10415, high: 15821, games: 20 },
    { player: "frolov", preset: "method-3-8", mean: 10233, low: 7860, high: 12606, games: 20 },
    { player: "frolov", preset: "method-1-1", mean: 10214, low: 7302, high: 13125, games: 20 },
    { player: "frolov", preset: "method-2", mean: 9399, low: 7781, high: 11017, games: 20 },
    { player: "frolov", mean: 7569, low: 6421, high: 8717, games: 20 },
    { player: "frolov", preset: "method-6", mean: 7224, low: 5895, high: 8553, games: 20 },
    { player: "frolov", preset: "method-4", mean: 7152, low: 5801, high: 8504, games: 20 },
    { player: "frolov", preset: "method-9", mean: 6220, low: 4909, high: 7532, games: 20 },
    { player: "frolov", preset: "method-11", mean: 5381, low: 4574, high: 6187, games: 20 },
    { player: "frolov", preset: "method-8", mean: 3937, low: 3003, high: 4871, games: 20 },
    { player: "corner", mean: 2666, low: 2115, high: 3217, games: 20 },
    { player: "mcts-corner", mean: 2377, low: 1525, high: 3230, games: 20 },
    { player: "mcts", mean: 2100, low: 1931, high: 2269, games: 20 },
    { player: "greedy", mean: 2051, low: 1573, high: 2529, games: 20 },
    { player: "random", mean: 1145, low: 875, high: 1415, games: 20 },
  ],
};
