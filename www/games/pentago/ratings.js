// Made by `cargo xtask ladder`, with docs/ladder.md.

/** @type {import("../types.d.ts").Ratings} */
export const ratings = { strong: [128, 330, 552, 763, 953, 1154, 1323, 1472, 1669, 1797] };
