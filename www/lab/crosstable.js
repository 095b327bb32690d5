/** The crosstable on the page: a cell shows the games between two players. */
import { crosstable, shareOf } from "../core/lab/crosstable.js";
import { byId, make } from "../kit/dom.js";
import { makeFormat } from "../kit/numbers.js";
import { rove } from "../kit/roving.js";
import { namesOf, percent } from "./format.js";
import { say, text } from "./text.js";

/**
 * @typedef {import("./types.d.ts").MatchStanding} MatchStanding
 * @typedef {import("../core/lab/crosstable.js").Row} Row
 * @typedef {import("../core/lab/crosstable.js").Made} Made
 */

/** Fewer players have a table of their match alone. */
const MIN_PLAYERS = 3;

/** Points, of which some may be half. */
const points = makeFormat({ maximumFractionDigits: 1 });
/** @param {Made} made */
const score = (made) => `${points(made.points)}/${points(made.games)}`;

export class Crosstable {
  #place = byId("crosstable-part", HTMLElement);
  #table = byId("crosstable", HTMLTableElement);
  #onChoose;
  #game = "";

  /** @param {(game: string, player: string, opponent: string) => void} onChoose is told the ids of a cell */
  constructor(onChoose) {
    this.#onChoose = onChoose;
  }

  /** @param {MatchStanding[]} matches @param {string[]} [order] ids, where a ladder has one */
  show(matches, order) {
    const isOneGame = new Set(matches.map(({ game }) => game)).size === 1;
    const rows = isOneGame ? crosstable(matches, order) : [];
    this.#place.hidden = rows.length < MIN_PLAYERS;
    if (this.#place.hidden) return;
    this.#game = matches[0].game;
    const focused = this.#table.contains(document.activeElement) && document.activeElement?.getAttribute("data-pair");
    const names = namesOf(matches);
    const body = make("tbody", {}, ...rows.map((row, at) => this.#row(row, at, rows, names)));
    this.#table.replaceChildren(make("thead", {}, headOf(rows, names)), body);
    rove(body);
    // A run that goes on draws the table again below the visitor's fingers.
    const again = [...body.querySelectorAll("button")].find((cell) => cell.getAttribute("data-pair") === focused);
    again?.focus({ preventScroll: true });
  }

  /** @param {Row} row @param {number} at @param {Row[]} rows @param {Map<string, string>} names */
  #row(row, at, rows, names) {
    const number = make("span", { className: "place" }, String(at + 1));
    const sum = make("td", {}, make("span", {}, score(row), make("small", {}, percent(shareOf(row)))));
    const cells = rows.map(({ id }) => this.#cell(row, id, names));
    return make("tr", {}, make("th", { scope: "row" }, number, names.get(row.id) ?? ""), sum, ...cells);
  }

  /** @param {Row} row @param {string} opponent @param {Map<string, string>} names */
  #cell({ id, met }, opponent, names) {
    const made = met.get(opponent);
    if (!made) return make("td", { className: id === opponent ? "self" : "" });
    const label = say(text.matches.cell, {
      player: names.get(id) ?? "",
      opponent: names.get(opponent) ?? "",
      score: score(made),
    });
    const cell = make("button", { type: "button", title: label, "aria-label": label }, score(made));
    cell.setAttribute("data-pair", `${id}\n${opponent}`);
    cell.addEventListener("click", () => this.#onChoose(this.#game, id, opponent));
    const share = shareOf(made);
    cell.dataset.side = share < 0.5 ? "worse" : "better";
    cell.style.setProperty("--weight", `${Math.round(80 * Math.abs(share - 0.5))}%`);
    return make("td", {}, cell);
  }
}

/** @param {Row[]} rows @param {Map<string, string>} names */
const headOf = (rows, names) =>
  make(
    "tr",
    {},
    make("th", { scope: "col" }, text.results.player),
    make("th", { scope: "col" }, text.matches.points),
    ...rows.map(({ id }, at) => make("th", { scope: "col", title: names.get(id) ?? "" }, String(at + 1))),
  );
