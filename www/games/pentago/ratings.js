// Made by `cargo xtask ladder`, with docs/ladder.md.

/** @type {import("../types.d.ts").Ratings} */
export const ratings = { strong: [121, 306, 558, 727, 926, 1113, 1223, 1383, 1653, 1844] };
