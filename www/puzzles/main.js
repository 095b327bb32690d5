/** Puzzles, with the engine as the opponent, and the daily board. The address says what is on the table. */
import { reducesMotion } from "../board/motion.js";
import { catalogue as english } from "../catalogue.js";
import { parseLink } from "../core/link.js";
import { isDate } from "../core/puzzles/dates.js";
import { GAMES, nextPuzzle, puzzleLink, taskOf } from "../core/puzzles/list.js";
import { PuzzleRecord } from "../core/puzzles/record.js";
import { Solving } from "../core/puzzles/solving.js";
import { button, byId, make, setText } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { translateCatalogue } from "../kit/page-text.js";
import { showProblem } from "../kit/problem.js";
import { reportFailure } from "../kit/report-failure.js";
import { hearMoves } from "../kit/single-keys.js";
import { DailyBoard } from "./daily-board.js";
import { loadPuzzles } from "./list.js";
import { aboutWords, formatDate, moveName, say, start, taskName, taskWords, text } from "./puzzles-text.js";
import { Referee } from "./referee.js";
import { mountShare } from "./share.js";
import { gameName, Today } from "./today.js";

/** @typedef {import("../core/puzzles/types.d.ts").Puzzle} Puzzle */
/** @typedef {import("../core/puzzles/solving.js").News} News */

/** How long a move stands before it is answered. */
const PAUSE_MS = 450;

const store = await start();

const game = byId("game", HTMLSelectElement);
const kind = byId("kind", HTMLSelectElement);
const level = byId("level", HTMLSelectElement);
const told = byId("told", HTMLElement);
const task = byId("task", HTMLElement);
const known = translateCatalogue(english).games.filter(({ id }) => GAMES.includes(id));
game.append(...known.map(({ id, name }) => make("option", { value: id }, name)));

// After the language of the page is set, because the board uses it.
await import("../board/element.js");
const board = /** @type {import("../types.js").BoardElement} */ (document.querySelector("plyground-board"));
hearMoves(board, store);

const record = new PuzzleRecord(store);
/** A visitor sees a move before it is answered. @type {() => Promise<void>} */
const pause = () => new Promise((then) => setTimeout(then, reducesMotion() ? 0 : PAUSE_MS));
const solving = new Solving(board, new Referee(), onNews, pause);
const today = new Today(record);
const listToday = () => reportFailure(today.list());
const daily = new DailyBoard(board, record, store, listToday);
/** The puzzle on the board. @type {Puzzle | undefined} */
let puzzle;
/** Whether all of the visitor's answers were right, without help. */
let isFlawless = false;
/** What the puzzle has added to the rating or taken off. @type {number | undefined} */
let change;
/** Rises with each thing that the visitor opens: what comes late is dropped. */
let opened = 0;

/** Shows what belongs to puzzles or to the daily board. @param {"puzzle" | "daily"} view */
function showView(view) {
  document.body.dataset.view = view;
  for (const part of document.querySelectorAll("main [data-view]")) {
    if (part instanceof HTMLElement) part.hidden = part.dataset.view !== view;
  }
  for (const [id, its] of [
    ["to-puzzles", "puzzle"],
    ["to-daily", "daily"],
  ]) {
    if (its === view) byId(id, HTMLElement).setAttribute("aria-current", "page");
    else byId(id, HTMLElement).removeAttribute("aria-current");
  }
}

/** Shows the buttons that mean something; one at most is the primary one. */
function showButtons() {
  const isOver = Boolean(puzzle) && solving.isOver;
  button("again").hidden = !solving.isWrong;
  button("hint").hidden = !puzzle || isOver || solving.isWrong;
  button("solution").hidden = !puzzle || isOver;
  button("next").classList.toggle("primary", isOver);
  setText(button("next"), isOver ? text.nextPuzzle : text.next);
  const { hint, solution } = text;
  setText(byId("cost", HTMLElement), puzzle && !record.isTried(puzzle) ? say(text.cost, { hint, solution }) : "");
}

/** Puts a puzzle on the board. @param {Puzzle} chosen */
async function beginPuzzle(chosen) {
  daily.leave();
  showView("puzzle");
  puzzle = chosen;
  isFlawless = !record.isTried(chosen);
  change = undefined;
  const link = puzzleLink(chosen);
  byId("link", HTMLAnchorElement).href = link;
  byId("to-puzzles", HTMLAnchorElement).href = link;
  visit(link);
  const begun = solving.begin(chosen);
  showButtons();
  await begun;
}

/** Makes it the address, so that Back leads to what was there before. An address that names no puzzle is replaced. @param {string} link */
function visit(link) {
  const { hash } = new URL(link, location.href);
  if (hash === location.hash) return;
  const isPlace = location.hash.startsWith("#daily") || new URLSearchParams(location.hash.slice(1)).has("position");
  if (isPlace) history.pushState(null, "", hash);
  else history.replaceState(history.state, "", hash);
}

/** Makes room for the daily board. */
function leavePuzzle() {
  solving.leave(true);
  puzzle = undefined;
  setText(told, "");
  told.dataset.what = "task";
  showView("daily");
  showButtons();
}

/** Puts the daily board on the table; without a connection the puzzle stays. */
async function beginDaily() {
  if (!(await daily.prepare())) return;
  leavePuzzle();
  daily.begin();
  visit("#daily");
}

/** Shows a game on the board of a day. @param {string} date @param {string} game its record */
async function showDaily(date, game) {
  leavePuzzle();
  setText(task, say(text.today.shown, { date: formatDate(date) }));
  setText(byId("about", HTMLElement), "");
  told.dataset.what = "wrong";
  try {
    const shown = await daily.show(game, date);
    if (!shown) return;
    setText(told, shown.words);
    if (shown.isReal) told.dataset.what = "solved";
  } catch (error) {
    showProblem(told, error, text.today.bad);
  }
}

/** Counts the first answer to the puzzle: after a right one nothing is lost. @param {boolean} solved */
function countAnswer(solved) {
  if (!puzzle) return;
  const counted = record.countTry(puzzle, solved);
  if (counted === undefined && change === undefined) isFlawless = false; // it has counted before, here or in another tab
  isFlawless &&= solved;
  change ??= counted;
}

/** @param {News} news */
function onNews(news) {
  if (!puzzle) return;
  if (news.what === "wrong" || news.what === "hint" || news.what === "showing") countAnswer(false);
  if (news.what === "on" || news.what === "solved") countAnswer(true);
  if (news.what === "solved") {
    record.markSolved(puzzle);
    reportFailure(today.countSolved(puzzle, isFlawless).then(listToday));
  }
  if (news.what === "task") {
    setText(task, taskWords(puzzle, board));
    setText(byId("about", HTMLElement), aboutWords(puzzle, gameName(puzzle.game)));
  }
  if (news.what === "error") showProblem(told, news.error, text.error);
  else tell(news);
  told.dataset.what = news.what;
  showButtons();
  void showRecord();
  if (news.what === "wrong") button("again").focus();
  else if (solving.isOver) button("next").focus();
  else if (news.what !== "task") board.focus();
}

/** @param {Exclude<News, {what: "error"}>} news */
function tell(news) {
  const words = wordsOf(news);
  told.replaceChildren(...(words ? [make("strong", {}, words)] : []));
  // The board draws the reply; screen readers say it.
  if (news.what === "wrong" && news.reply) {
    const reply = ` ${say(text.told.reply, { reply: moveName(news.reply) })}`;
    told.append(make("span", { className: "hidden-text" }, reply));
  }
  if (change === undefined || !["wrong", "hint", "solved", "shown"].includes(news.what)) return;
  told.append(make("span", { className: change < 0 ? "loss" : "gain" }, ratingWords(change)));
}

/** The rating and its change. @param {number} change */
function ratingWords(change) {
  const signed = `${change < 0 ? "−" : "+"}${Math.abs(change)}`;
  return say(text.told.rating, { rating: wholeNumber(record.rating(game.value)), change: signed });
}

/** @param {Exclude<News, {what: "error"}>} news */
function wordsOf(news) {
  const { told } = text;
  switch (news.what) {
    case "task":
    case "showing":
      return "";
    case "back":
    case "on":
      return say(told[news.what], { n: news.left });
    case "solved":
      return isFlawless ? told.solvedFirst : told.solved;
    case "shown":
      return told.shown;
    case "wrong":
      if (!news.reply || !puzzle) return told.wrong;
      return told.refuted[puzzle.kind === "win" && board.state.over ? "hold" : puzzle.kind];
    case "hint":
      return hintWords(news.hint);
  }
}

/** @param {import("../core/puzzles/solving.js").Hint} hint */
function hintWords({ place, wrong }) {
  if (place) return say(text.told.hint, { place });
  return /** @type {Record<string, string>} */ (text.told.notThat)[wrong ?? ""] ?? text.told.any;
}

async function showRecord() {
  const all = (await loadPuzzles(game.value)).length;
  /** @type {Record<string, string>} */
  const shown = {
    rating: wholeNumber(record.rating(game.value)),
    solved: say(text.record.of, { n: record.solvedCount(game.value), all }),
    streak: wholeNumber(record.streak),
    longest: wholeNumber(record.longest),
  };
  for (const [id, words] of Object.entries(shown)) setText(byId(id, HTMLElement), words);
}

/** Lists the tasks of a game. @param {string} chosen @param {Puzzle[]} all its puzzles */
function chooseGame(chosen, all) {
  game.value = chosen;
  const wanted = kind.value;
  const tasks = new Map(all.map((one) => [taskOf(one), one]));
  const sorted = [...tasks].sort(([one], [other]) => one.localeCompare(other, "en"));
  kind.replaceChildren(
    make("option", { value: "" }, text.choose.all),
    ...sorted.map(([value, one]) => make("option", { value }, taskName(one))),
  );
  kind.value = tasks.has(wanted) ? wanted : "";
}

/** Goes to a puzzle of the chosen task that suits the visitor: one that is not solved yet, where there is one. @param {Puzzle[]} all */
async function next(all) {
  const chosen = nextPuzzle(all, record, { task: kind.value, not: puzzle, above: Number(level.value) });
  if (chosen) await beginPuzzle(chosen);
}

/** Opens a game's puzzles: the one that suits where none is named. @param {string} chosen @param {(one: Puzzle) => boolean} [isNamed] */
async function openPuzzle(chosen, isNamed) {
  const turn = ++opened;
  const all = await loadPuzzles(chosen);
  if (turn !== opened) return; // something else was opened while the puzzles came
  chooseGame(chosen, all);
  const named = isNamed && all.find(isNamed);
  await (named ? beginPuzzle(named) : next(all));
  if (isNamed && !named && turn === opened) told.replaceChildren(text.gone);
}

/** Opens the puzzle of the address, else one that suits. */
async function openFromAddress() {
  const words = new Map(wordsOfAddress());
  const [date, shared] = [words.get("daily") ?? "", words.get("record")];
  opened += 1;
  if (shared && isDate(date)) return showDaily(date, shared);
  if (location.hash === "#daily") return beginDaily();
  const wanted = words.get("game") ?? "";
  const position = words.get("position");
  const isNamed = (/** @type {Puzzle} */ one) => one.position === position && taskOf(one) === words.get("kind");
  await openPuzzle(GAMES.includes(wanted) ? wanted : game.value, position ? isNamed : undefined);
}

function wordsOfAddress() {
  const { game, settings } = parseLink(location.search + location.hash);
  return [...Object.entries(game), ...settings];
}

/** Tells what went wrong in an action. @param {() => Promise<void> | void} action */
const reportingErrors = (action) => async () => {
  try {
    await action();
  } catch (error) {
    showProblem(told, error, text.error);
  }
};

const another = reportingErrors(() => openPuzzle(game.value));
for (const choice of [game, kind, level]) choice.addEventListener("change", another);
/** @type {Record<string, () => Promise<void> | void>} */
const acts = {
  again: () => solving.takeBack(),
  hint: () => solving.showHint(),
  solution: () => solving.showSolution(),
  next: another,
};
for (const [id, act] of Object.entries(acts)) button(id).addEventListener("click", reportingErrors(act));
addEventListener("hashchange", () => {
  void reportingErrors(openFromAddress)();
  scrollTo({ top: 0 }); // from a link below the board
});
record.onOtherTab(() => {
  listToday();
  showButtons();
  void showRecord();
});
mountShare();

await reportingErrors(openFromAddress)();
listToday();
document.body.classList.add("is-ready");
