// Writes the English words into a page, so that a visitor sees it before its scripts are there.

import { parseHTML } from "linkedom";
import { catalogue } from "../../../www/catalogue.js";
import { games } from "../../../www/games.js";

/** A page with its words. */
export class Prerendered {
  /** @param {Document} document */
  constructor(document) {
    this.document = document;
  }

  /** Fills a page by the functions that fill it in a browser. @param {string} html @param {object} words */
  static async from(html, words) {
    const { document, HTMLElement, HTMLButtonElement } = parseHTML(html);
    Object.assign(globalThis, { document, HTMLElement, HTMLButtonElement });
    const { fillText } = await import("../../../www/kit/dom.js");
    const { showGames } = await import("../../../www/page/switch.js");
    fillText(words);
    if (document.querySelector("nav#games")) showGames(catalogue.games.filter(({ id }) => Object.hasOwn(games, id)));
    return new Prerendered(document);
  }

  get html() {
    return this.document.toString().replace(/ *<!-- \/?part.*-->\n/g, "");
  }
}
