/** The panel for playing with others: starts matches by link, and lists the saved ones. */

import { parseRecord } from "../core/match/played.js";
import { byId, icon, make } from "../kit/dom.js";
import { say } from "../kit/page-text.js";
import { reportFailure } from "../kit/report-failure.js";
import { describeStanding } from "./card-words.js";
import { text } from "./match-text.js";

/** @typedef {import("../core/match/matches.js").Matches} Matches */
/** @typedef {import("../core/match/types.d.ts").Match} Match */

export class MatchPanel {
  #model;
  #matches;
  #title = make("h3");
  #help = make("p", { className: "quiet" });
  #first = make(
    "select",
    { id: "match-first" },
    make("option", { value: "me" }, text.panel.firsts.me),
    make("option", { value: "other" }, text.panel.firsts.other),
  );
  #firstField = make("label", { className: "stacked", htmlFor: "match-first" }, text.panel.first, this.#first);
  #begin = make("button", { type: "button", className: "primary", id: "match-begin" });
  #kept = make("h3", {}, text.panel.kept);
  #list = make("ul", { className: "match-list", id: "match-list" });
  /** The listed matches with their state, to tell whether the list has changed. */
  #listedKey = "";

  /** @param {import("../core/model.js").Model} model @param {Matches} matches */
  constructor(model, matches) {
    this.#model = model;
    this.#matches = matches;
    byId("match-panel", HTMLElement).append(
      make(
        "div",
        { className: "panel-part" },
        this.#title,
        this.#help,
        this.#firstField,
        make("div", { className: "buttons" }, this.#begin),
        this.#kept,
        this.#list,
      ),
    );
    const begin = () => reportFailure(matches.begin(this.#first.value === "me" ? "x" : "o"));
    this.#begin.addEventListener("click", ({ detail }) => detail < 2 && begin()); // a double click is one wish
    model.watch(() => this.#draw());
    matches.watch(() => reportFailure(this.#drawList()));
  }

  #draw() {
    const { panel } = text;
    const duel = !this.#model.settings.players;
    this.#title.textContent = duel ? panel.duel : panel.link;
    this.#help.textContent = duel ? panel.duelHelp : panel.linkHelp;
    this.#firstField.hidden = duel;
    this.#begin.textContent = duel ? panel.beginDuel : panel.begin;
  }

  async #drawList() {
    const { list } = this.#matches.saved;
    const key = JSON.stringify(list.map(({ id, moves, draft, name, end }) => [id, moves.length, draft, name, end]));
    if (key === this.#listedKey) return;
    this.#listedKey = key;
    this.#kept.hidden = list.length === 0;
    const games = await Promise.all(
      list.map(({ draft, record }) => parseRecord(draft ?? record).catch(() => undefined)),
    );
    if (key !== this.#listedKey) return;
    if (games.includes(undefined)) this.#listedKey = ""; // the next change of a match tries again
    const items = list.map((match, at) => this.#item(match, games[at]));
    const focused = [...this.#list.children].findIndex((item) => item.contains(document.activeElement));
    this.#list.replaceChildren(...items);
    // The focus stays at its place, also where its match was removed.
    if (focused >= 0) (items[focused]?.querySelector("button") ?? this.#begin).focus();
  }

  /** @param {Match} match @param {import("../core/match/types.d.ts").ParsedGame} [played] its game, where that could be read */
  #item(match, played) {
    const { panel, someone } = text;
    const { catalogue } = this.#model;
    const game = catalogue.games.find(({ id }) => match.game === id || match.game.startsWith(`${id}-`))?.name;
    const item = say(panel.item, { game: game ?? match.game, name: match.name || someone });
    const show = make("button", { type: "button" }, played ? `${item}: ${describeStanding(match, played)}` : item);
    const label = say(panel.remove, { item });
    const remove = make(
      "button",
      { type: "button", className: "icon-button small", title: label, "aria-label": label },
      icon("close"),
    );
    show.addEventListener("click", () => reportFailure(this.#matches.show(match.id)));
    remove.addEventListener("click", () => this.#matches.remove(match));
    return make("li", {}, show, remove);
  }
}
