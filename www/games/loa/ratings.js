// Made by `cargo xtask ladder`, with docs/ladder.md.

/** @type {import("../types.d.ts").Ratings} */
export const ratings = { strong: [135, 351, 570, 738, 916, 1051, 1181, 1376, 1544, 1708] };
