// The colours of the tiles, each a custom property that a page may set on <plyground-board>. From 2 to 1024 the hues go
// from paper over green, blue and violet to pink; 2048 is gold, and larger tiles go over orange and red to black. On dark
// pages the last two are light.

import { colourProperty } from "../../board/palette.js";

/** The value, fill and ink on light pages, fill and ink on dark pages. */
export const tileColours = /** @type {const} */ ([
  [2, "#fffdf8", "#4a3c2c", "#313445", "#eef0fa"],
  [4, "#f6eecb", "#4a3c1c", "#324457", "#eef0fa"],
  [8, "#dbe9a4", "#34401a", "#1f595f", "#eef0fa"],
  [16, "#a0e0ab", "#1d3f29", "#1a6a52", "#f2fbf6"],
  [32, "#65d0bf", "#0f3b36", "#06726e", "#ffffff"],
  [64, "#4fb9dc", "#0b3344", "#046b96", "#ffffff"],
  [128, "#136dbf", "#ffffff", "#3263c3", "#ffffff"],
  [256, "#474ac0", "#ffffff", "#6148d1", "#ffffff"],
  [512, "#722eb5", "#ffffff", "#9033bd", "#ffffff"],
  [1024, "#b1198a", "#ffffff", "#c41788", "#ffffff"],
  [2048, "#fbcb2f", "#3d2b00", "#fece34", "#2a1d00"],
  [4096, "#ffa330", "#3b2000", "#ffa330", "#2a1600"],
  [8192, "#f87025", "#2c1002", "#fb7429", "#2a1004"],
  [16384, "#cd171e", "#ffffff", "#d42325", "#ffffff"],
  [32768, "#870731", "#ffe2b8", "#8f0d35", "#ffe2b8"],
  [65536, "#3a1e5e", "#ffe08a", "#e5dcff", "#2a1650"],
  [131072, "#131423", "#ffffff", "#f7f8fe", "#181928"],
]);

/** Declarations for `:host`. */
export const tileProperties = tileColours
  .flatMap(([value, fill, ink, nightFill, nightInk]) => [
    colourProperty(`tile-${value}`, fill, nightFill),
    colourProperty(`tile-${value}-ink`, ink, nightInk),
  ])
  .join("\n  ");

/** A rule for each value. */
export const tileRules = tileColours
  .map(
    ([value]) => `[data-value="${value}"] { --fill: var(--ply-tile-${value}); --ink: var(--ply-tile-${value}-ink); }`,
  )
  .join("\n");
