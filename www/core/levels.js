// Levels of a player: its presets `level-1`, `level-2` and so on.

/** @typedef {import("../types.d.ts").PlayerInfo} PlayerInfo */

const PREFIX = "level-";
/** The level of a visitor's first game on the page. */
export const FIRST_LEVEL = 2;

/** The name of a level's preset. @param {number} level */
export const levelName = (level) => PREFIX + level;

/** The presets of a player that are levels, the first level first. @param {PlayerInfo} player */
export const levelsOf = ({ presets }) => presets.filter(({ name }) => name.startsWith(PREFIX));

/** The player of a game that has a level, and the parameters of that level. @param {PlayerInfo[]} players of all games @param {string} game @param {number} level */
export function findLevel(players, game, level) {
  for (const one of players) {
    const preset = one.game === game && one.presets.find(({ name }) => name === levelName(level));
    if (preset) return { player: one.id, params: preset.values };
  }
}

/** The level whose parameters these are, from 1; 0 where they are those of none. @param {PlayerInfo} player @param {import("../types.d.ts").Params} changed what differs from the defaults */
export function levelOf(player, changed) {
  const isSame = (/** @type {import("../types.d.ts").Params} */ values) =>
    player.params.every(({ name, default: normal }) => (changed[name] ?? normal) === (values[name] ?? normal));
  return levelsOf(player).findIndex(({ values }) => isSame(values)) + 1;
}

/** What a visitor has tuned: the parameters that differ from the defaults, but for those that levels set. @param {PlayerInfo} player @param {Record<string, number>} own */
export function tunedParams(player, own) {
  const names = new Set(levelsOf(player).flatMap(({ values }) => Object.keys(values)));
  return Object.fromEntries(Object.entries(own).filter(([name]) => !names.has(name)));
}
