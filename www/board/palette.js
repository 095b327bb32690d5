// The colours of every board. Each is a custom property that a page may set on <plyground-board>. Pieces have theirs in
// the folder of their game.

/** A style sheet for shadow trees. On a server there is none, and nothing to style. @param {string} rules */
export function makeStyleSheet(rules) {
  const sheet = /** @type {CSSStyleSheet} */ (globalThis.CSSStyleSheet && new CSSStyleSheet());
  sheet?.replaceSync(rules);
  return sheet;
}

const surfaces = {
  board: ["#e7dfd1", "#161929"],
  edge: ["#d6cbb8", "#262a40"],
  cell: ["#dcd2c1", "#1f2337"],
  ink: ["#3d3022", "#e9ebf7"],
  "ink-soft": ["#6a5a47", "#b9bedb"],
  accent: ["#0f6b5c", "#5fe0c5"],
  "accent-ink": ["#ffffff", "#06231d"],
  sheet: ["#fffaf0", "#2a2f4c"],
  focus: ["#0f6b5c", "#5fe0c5"],
};

/** A custom property with a colour for light and one for dark. @param {string} name @param {string} light @param {string} dark */
export const colourProperty = (name, light, dark) => `--ply-${name}: light-dark(${light}, ${dark});`;

/** Declarations for `:host`. */
export const colourProperties = Object.entries(surfaces)
  .map(([name, [light, dark]]) => colourProperty(name, light, dark))
  .join("\n  ");
