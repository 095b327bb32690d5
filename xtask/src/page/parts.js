// Which scripts share a file: those of a first visit, and those that several pages, boards or workers need.

import { resolve } from "node:path";
import { games } from "../../../www/games.js";

/** The element, of boards in any page. */
export const BOARD = "www/board/element.js";
/** The engine of a board, which comes once the board is in sight. */
export const ENGINE = "www/engine.js";

/** @typedef {{name: string, has: (id: string) => boolean}} Part a file, and which scripts are in it */

/**
 * A script goes into the first part that has it, else where rolldown puts it.
 * @param {Graph} graph @param {string[]} workers @param {Record<string, string>} pages the script of each page
 * @returns {Part[]}
 */
export function partsOf(graph, workers, { index, embed, ...beside }) {
  const [page, frame, board, engine] = [index, embed, BOARD, ENGINE].map((script) => graph.reached([script]));
  const rooms = Object.values(beside).map((script) => graph.reached([script]));
  const panels = graph.reached([index], { later: true });
  // Boards in other people's pages, and workers, load nothing that is made for pages of ours.
  const apart = graph.reached([BOARD, ...workers], { later: true });
  const faces = Object.keys(games).map((game) => {
    const face = graph.reached([`www/games/${game}/face.js`]);
    return { name: `face-${game}`, has: (/** @type {string} */ id) => face.has(id) };
  });

  const inRooms = (/** @type {string} */ id) => rooms.filter((room) => room.has(id)).length;
  const isShared = (/** @type {string} */ id) => inRooms(id) > 1 && !apart.has(id);
  return [
    { name: "common", has: (id) => /\/www\/(svg|allowed)\.js$/.test(id) }, // some faces and workers use them, and all our pages
    { name: "engine", has: (id) => /\/www\/(engine|catalogue-terse)\.js$/.test(id) },
    {
      name: "common",
      has: (id) => (page.has(id) || inRooms(id) > 0) && [board, engine, frame].some((part) => part.has(id)),
    },
    { name: "board", has: (id) => board.has(id) || faces.every((face) => face.has(id)) },
    // Other pages use much of it. A file more for the rest costs a first visit half a kilobyte.
    { name: "kit", has: (id) => page.has(id) && id !== resolve(index) && !apart.has(id) },
    { name: "dialogs", has: (id) => isShared(id) && panels.has(id) },
    { name: "beside", has: isShared },
    // What a first visit loads after its start.
    { name: "soon", has: (id) => /\/(page\/coach|kit\/(picture|rules)|help|offline\/register)\.js$/.test(id) },
    { name: "duel", has: (id) => faces.filter((face) => face.has(id)).length > 1 },
    ...faces,
  ];
}

/** What scripts import. */
export class Graph {
  /** @type {Map<string, {now: readonly string[], later: readonly string[]}>} */
  #imports = new Map();
  plugin = {
    name: "graph",
    /** @param {{id: string, importedIds: readonly string[], dynamicallyImportedIds: readonly string[]}} read */
    moduleParsed: ({ id, importedIds, dynamicallyImportedIds }) =>
      void this.#imports.set(id, { now: importedIds, later: dynamicallyImportedIds }),
  };

  /** The scripts that come with some, at once or also later. Called once all are read. @param {string[]} scripts @param {{later?: boolean}} [options] */
  reached(scripts, { later = false } = {}) {
    const found = new Set(scripts.map((script) => resolve(script)));
    for (const id of found) {
      const imports = this.#imports.get(id) ?? { now: [], later: [] };
      for (const next of later ? [...imports.now, ...imports.later] : imports.now) found.add(next);
    }
    return found;
  }
}
