/** The crosstable on the page: a cell shows the games between two players. */
import { crosstable, shareOf } from "../core/lab/crosstable.js";
import { byId, make, setText } from "../kit/dom.js";
import { makeFormat } from "../kit/numbers.js";
import { rove } from "../kit/roving.js";
import { namesOf, percent } from "./format.js";
import { withSmall } from "./tables.js";
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
  /** The players that have met, in the order of the rows, as the table was made for. */
  #shape = "";

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
    const names = namesOf(matches);
    const shape = JSON.stringify([matches[0].game, ...rows.map(({ id, met }) => [id, names.get(id), ...met.keys()])]);
    // Cells stay while the order does: a click on one that is replaced would be lost.
    if (shape !== this.#shape) this.#build(rows, names);
    this.#shape = shape;
    this.#game = matches[0].game;
    for (const [at, row] of rows.entries()) fillRow(this.#table.tBodies[0].rows[at], row, rows, names);
  }

  /** @param {Row[]} rows @param {Map<string, string>} names */
  #build(rows, names) {
    const focused = this.#table.contains(document.activeElement) && document.activeElement?.getAttribute("data-pair");
    const body = make("tbody", {}, ...rows.map((row, at) => this.#row(row, at, rows, names)));
    this.#table.replaceChildren(make("thead", {}, headOf(rows, names)), body);
    rove(body);
    const again = [...body.querySelectorAll("button")].find((cell) => cell.getAttribute("data-pair") === focused);
    again?.focus({ preventScroll: true });
  }

  /** @param {Row} row @param {number} at @param {Row[]} rows @param {Map<string, string>} names */
  #row({ id, met }, at, rows, names) {
    const number = make("span", { className: "place" }, String(at + 1));
    const cells = rows.map(({ id: opponent }) => {
      if (!met.has(opponent)) return make("td", { className: id === opponent ? "self" : "" });
      const cell = make("button", { type: "button", "data-pair": `${id}\n${opponent}` });
      cell.addEventListener("click", () => this.#onChoose(this.#game, id, opponent));
      return make("td", {}, cell);
    });
    return make("tr", {}, make("th", { scope: "row" }, number, names.get(id) ?? ""), make("td"), ...cells);
  }
}

/** Writes the points into a row. @param {HTMLTableRowElement} place @param {Row} row @param {Row[]} rows @param {Map<string, string>} names */
function fillRow(place, row, rows, names) {
  const [, sum, ...cells] = place.cells;
  sum.replaceChildren(withSmall(score(row), percent(shareOf(row))));
  for (const [at, { id }] of rows.entries()) {
    const [made, cell] = [row.met.get(id), cells[at].firstElementChild];
    if (!made || !(cell instanceof HTMLButtonElement)) continue;
    setText(cell, score(made));
    const [player, opponent] = [names.get(row.id) ?? "", names.get(id) ?? ""];
    cell.ariaLabel = cell.title = say(text.matches.cell, { player, opponent, score: score(made) });
    const share = shareOf(made);
    cell.dataset.side = share < 0.5 ? "worse" : "better";
    cell.style.setProperty("--weight", `${Math.round(80 * Math.abs(share - 0.5))}%`);
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
