// Made by `cargo xtask ladder`, with docs/ladder.md.

/** @type {import("../types.d.ts").Ratings} */
export const ratings = { strong: [141, 354, 511, 703, 900, 1080, 1241, 1421, 1582, 1732] };
