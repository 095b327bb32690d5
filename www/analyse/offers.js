/** The games that can be analysed without a link: those on the visitor's boards, and an example. */
import { formatPairs, gameOfRecord } from "../core/link.js";
import { defaultSettings, parseSaved, toPairs } from "../core/settings.js";
import { keyOf } from "../core/storage.js";
import { make } from "../kit/dom.js";
import { say, text } from "./analyse-text.js";

/**
 * Fills a list with links to the games.
 * @param {HTMLElement} list
 * @param {import("../types.js").Catalogue} catalogue
 * @param {import("../core/storage.js").PageStore} store
 */
export function fillOffers(list, catalogue, store) {
  const offers = catalogue.games.flatMap(({ id, name }) => {
    const rules = store.readRaw(keyOf("last", id)) ?? id;
    const saved = store.read(keyOf("game", rules), ({ record, ply }) => ({ record: String(record), ply: Number(ply) }));
    if (!saved?.ply) return [];
    const settings = store.read(keyOf("settings", rules), (stored) => parseSaved(catalogue, rules, stored));
    const pairs = toPairs(catalogue, id, settings ?? defaultSettings(catalogue, id), { all: false });
    const player = settings?.player ?? defaultSettings(catalogue, id).player;
    const words = say(text.open.yours, { game: name, n: say(text.open.moves, { n: saved.ply }) });
    return [
      linkTo([["player", player], ...pairs.filter(([name]) => name !== "player"), ["record", saved.record]], words),
    ];
  });
  const { example, exampleRecord: record } = text.open;
  const game = catalogue.games.find(({ id }) => id === gameOfRecord(record))?.name ?? "";
  list.replaceChildren(...offers, linkTo([["record", record]], say(example, { game })));
}

/** @param {[string, string][]} pairs @param {string} words */
const linkTo = (pairs, words) =>
  make("li", {}, make("a", { className: "button", href: `#${formatPairs(pairs)}` }, words));
