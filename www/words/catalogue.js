// The catalogue of games and players speaks English; other languages have a table of their words for it.

/** @typedef {import("../types.d.ts").Catalogue} Catalogue */
/** @typedef {import("../types.d.ts").Param} Param */

/**
 * A label and a help for each name.
 * @typedef {Record<string, {label?: string, help?: string}>} Pairs
 */

/**
 * Games by id, players by game and id. What several players share, in the same words, stands with the first of
 * them alone.
 * @typedef {object} CatalogueWords
 * @property {Record<string, string>} [groups]  by the English heading
 * @property {Record<string, {params?: Pairs, presets?: Pairs}>} [games]
 * @property {Record<string, {name?: string, help?: string, params?: Pairs, presets?: Pairs, weights?: Pairs}>} [players]
 */

/** @param {{game: string, id: string}} player */
export const playerKey = ({ game, id }) => `${game}/${id}`;

/** The first player that has a parameter in these words. @param {Catalogue} catalogue @param {Param} param */
export const firstWithParam = ({ players }, { name, label, help }) =>
  players.find(({ params }) => params.some((one) => one.name === name && one.label === label && one.help === help));

/** The catalogue in other words; what they lack stays English. @param {Catalogue} catalogue @param {CatalogueWords} words @returns {Catalogue} */
export function translateCatalogue(catalogue, { groups = {}, games = {}, players = {} }) {
  /** @template {{name: string, label: string, help: string}} T @param {T} thing @param {Pairs | undefined} pairs @returns {T} */
  const withWords = (thing, pairs) => ({ ...thing, ...pairs?.[thing.name] });
  const withGroup = (/** @type {Param} */ param) => ({ ...param, group: groups[param.group] ?? param.group });
  return {
    ...catalogue,
    games: catalogue.games.map((game) => {
      const found = games[game.id];
      return {
        ...game,
        params: game.params.map((param) => withGroup(withWords(param, found?.params))),
        presets: game.presets.map((preset) => withWords(preset, found?.presets)),
      };
    }),
    players: catalogue.players.map((player) => {
      const found = players[playerKey(player)];
      const paramsOf = (/** @type {Param} */ param) =>
        players[playerKey(firstWithParam(catalogue, param) ?? player)]?.params;
      return {
        ...player,
        name: found?.name ?? player.name,
        help: found?.help ?? player.help,
        params: player.params.map((param) => withGroup(withWords(param, paramsOf(param)))),
        presets: player.presets.map((preset) => withWords(preset, found?.presets)),
      };
    }),
  };
}
