// Levels of a player: its presets `level-1`, `level-2` and so on.

/** @typedef {import("../types.d.ts").PlayerInfo} PlayerInfo */

/**
 * The player of a game that has a level, and the parameters of the level.
 * @param {PlayerInfo[]} players of all games
 * @param {string} game
 * @param {string} wanted is asked first
 * @param {number} level
 */
export function ofLevel(players, game, wanted, level) {
  const inGame = players.filter((player) => player.game === game);
  for (const { id, presets } of [...inGame.filter(({ id }) => id === wanted), ...inGame]) {
    const params = presets.find(({ name }) => name === `level-${level}`)?.values;
    if (params) return { player: id, params };
  }
}
