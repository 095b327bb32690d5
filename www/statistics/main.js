/** The visitor's games: what came of them, and a file with everything that is kept. */
import { catalogue as english } from "../catalogue.js";
import { isPersisted } from "../core/persist.js";
import { GAMES } from "../core/puzzles/list.js";
import { PuzzleRecord } from "../core/puzzles/record.js";
import { loadTallies } from "../core/statistics/tally.js";
import { byId, setText } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { fillTable } from "../kit/table.js";
import { loadPuzzles } from "../puzzles/list.js";
import { mountFile } from "./file-buttons.js";
import { makeSection } from "./section.js";
import { say, start, text, translateCatalogue } from "./statistics-text.js";

const store = await start();
const catalogue = translateCatalogue(english);
mountFile(show);
await show();
await showWhetherItLasts();
document.body.classList.add("is-ready");

/** Shows what is kept. */
async function show() {
  const all = loadTallies(store);
  byId("none", HTMLElement).hidden = all.length > 0;
  const sections = catalogue.games.map((game) => makeSection(catalogue, game, all));
  byId("games", HTMLElement).replaceChildren(...sections.filter((section) => section !== null));
  await showPuzzles();
}

/** Shows whether the browser may delete what is saved. */
async function showWhetherItLasts() {
  const lasts = await isPersisted(store);
  const place = byId("lasts", HTMLElement);
  place.hidden = lasts === undefined;
  setText(place, lasts ? text.file.lasts : text.file.mayGo);
}

async function showPuzzles() {
  const record = new PuzzleRecord(store);
  const solved = GAMES.filter((game) => record.solvedCount(game) > 0);
  const { title, game, rating, solved: head, row } = text.puzzles;
  byId("puzzles", HTMLElement).hidden = record.longest === 0 && solved.length === 0;
  const rows = solved.map(async (id) => [
    catalogue.games.find((one) => one.id === id)?.name ?? id,
    wholeNumber(record.rating(id)),
    `${wholeNumber(record.solvedCount(id))} / ${wholeNumber((await loadPuzzles(id)).length)}`,
  ]);
  fillTable(byId("ratings", HTMLTableElement), title, [game, rating, head], await Promise.all(rows));
  setText(byId("in-a-row", HTMLElement), say(row, { streak: record.streak, longest: record.longest }));
}
