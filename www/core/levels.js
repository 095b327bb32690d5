// Levels of a player: its presets `level-1`, `level-2` and so on.

/** The player of a game that has a level, and the parameters of the level. @param {import("../types.d.ts").PlayerInfo[]} players of all games @param {string} game @param {number} level */
export function findLevel(players, game, level) {
  for (const one of players) {
    const preset = one.game === game && one.presets.find(({ name }) => name === `level-${level}`);
    if (preset) return { player: one.id, params: preset.values };
  }
}
