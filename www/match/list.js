/** The list of the saved games by link. */

import { parseRecord } from "../core/match/played.js";
import { icon, make } from "../kit/dom.js";
import { say } from "../kit/page-text.js";
import { reportFailure } from "../kit/report-failure.js";
import { describeStanding } from "./card-words.js";
import { text } from "./match-text.js";

/** @typedef {import("../core/match/matches.js").Matches} Matches */
/** @typedef {import("../core/match/types.d.ts").Match} Match */

export class MatchList {
  #model;
  #matches;
  #onChosen;
  #title = make("h3", { id: "match-list-title", tabIndex: -1 }, text.list.title);
  #list = make("ul", { className: "match-list", id: "match-list" });
  element = make("section", { className: "stack", hidden: true }, this.#title, this.#list);

  /** @param {import("../core/model.js").Model} model @param {Matches} matches @param {() => void} onChosen called before a game is put on the board */
  constructor(model, matches, onChosen) {
    this.#model = model;
    this.#matches = matches;
    this.#onChosen = onChosen;
    reportFailure(this.#draw());
  }

  async #draw() {
    const { list } = this.#matches.saved;
    const games = await Promise.all(
      list.map(({ draft, record }) => parseRecord(draft ?? record).catch(() => undefined)),
    );
    this.#list.replaceChildren(...list.map((match, at) => this.#item(match, games[at])));
    this.element.hidden = list.length === 0;
  }

  /** @param {Match} match @param {import("../core/match/types.d.ts").ParsedGame} [played] its game, where that could be read */
  #item(match, played) {
    const { list, someone } = text;
    const { catalogue } = this.#model;
    const game = catalogue.games.find(({ id }) => match.game === id || match.game.startsWith(`${id}-`))?.name;
    const item = say(list.item, { game: game ?? match.game, name: match.name || someone });
    const show = make("button", { type: "button" }, played ? `${item}: ${describeStanding(match, played)}` : item);
    const label = say(list.remove, { item });
    const remove = make(
      "button",
      { type: "button", className: "icon-button small", title: label, "aria-label": label },
      icon("close"),
    );
    show.addEventListener("click", () => {
      this.#onChosen();
      reportFailure(this.#matches.show(match.id));
    });
    remove.addEventListener("click", () => reportFailure(this.#remove(match)));
    return make("li", {}, show, remove);
  }

  /** Removes a match; the focus stays at its place in the list. @param {Match} match */
  async #remove(match) {
    const at = this.#matches.saved.list.findIndex(({ id }) => id === match.id);
    this.#matches.remove(match);
    await this.#draw();
    const next = this.#list.children[Math.min(at, this.#list.children.length - 1)];
    (next?.querySelector("button") ?? byNext(this.element)).focus();
  }
}

/** What takes the focus when the list is empty: the field above it. @param {HTMLElement} list */
const byNext = (list) => /** @type {HTMLElement} */ (list.parentElement?.querySelector("input") ?? list);
