// Finds the family of a game, such as `2048` for `2048-5x5`.

/**
 * Finds the game of a name with rules, such as `2048` for `2048-5x5`. An id may hold a dash, and begin as another does.
 * @template {{id: string}} T
 * @param {readonly T[]} games
 * @param {string} name
 * @returns {T | undefined}
 */
export function findFamily(games, name) {
  const found = games.filter(({ id }) => name === id || name.startsWith(`${id}-`));
  return found.sort((a, b) => b.id.length - a.id.length)[0];
}

/**
 * The players of a game, or of the game that it is a variant of.
 * @template {{game: string}} P
 * @param {{games: readonly {id: string}[], players: readonly P[]}} catalogue
 * @param {string} game
 */
export function playersOf({ games, players }, game) {
  const id = findFamily(games, game)?.id;
  return players.filter((one) => one.game === id);
}

/**
 * Finds a player of a game.
 * @template {{game: string, id: string}} P
 * @param {{games: readonly {id: string}[], players: readonly P[]}} catalogue
 * @param {string} game
 * @param {string} id
 */
export const findPlayer = (catalogue, game, id) => playersOf(catalogue, game).find((player) => player.id === id);

/** Whether a player can't play without its learned weights. @param {{weights?: {optional: boolean}}} player */
export const needsWeights = ({ weights }) => weights?.optional === false;
