/** Puzzles: a position, one right move, and the engine as the opponent. */
import { catalogue as english } from "../catalogue.js";
import { parseLink } from "../core/link.js";
import { isDate } from "../core/puzzles/dates.js";
import { GAMES, nextPuzzle, puzzleLink, taskOf } from "../core/puzzles/list.js";
import { PuzzleRecord } from "../core/puzzles/record.js";
import { Solving } from "../core/puzzles/solving.js";
import { button, byId, make, setText } from "../kit/dom.js";
import { translateCatalogue } from "../kit/page-text.js";
import { showProblem } from "../kit/problem.js";
import { loadPuzzles } from "./list.js";
import { formatDate, moveName, refuteSlide, say, start, taskName, taskWords, text } from "./puzzles-text.js";
import { Referee } from "./referee.js";
import { Today } from "./today.js";

/** @typedef {import("../core/puzzles/types.d.ts").Puzzle} Puzzle */

/** How long a move stands before it is answered. */
const PAUSE_MS = 450;

const store = await start();

const game = byId("game", HTMLSelectElement);
const kind = byId("kind", HTMLSelectElement);
const told = byId("told", HTMLElement);
const task = byId("task", HTMLElement);
const catalogue = translateCatalogue(english);
const known = catalogue.games.filter(({ id }) => GAMES.includes(id));
game.append(...known.map(({ id, name }) => make("option", { value: id }, name)));

// After the language of the page is set, because the board uses it.
await import("../board/element.js");
const board = /** @type {import("../types.js").BoardElement} */ (document.querySelector("plyground-board"));

const record = new PuzzleRecord(store);
/** A visitor sees a move before it is answered. @type {() => Promise<void>} */
const pause = () =>
  new Promise((then) => setTimeout(then, matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PAUSE_MS));
const solving = new Solving(board, new Referee(), onNews, pause);
/** The puzzle on the board. @type {Puzzle | undefined} */
let puzzle;
/** Whether the visitor has had an answer, a hint or the solution, now or before: what follows does not count. */
let isCounted = false;
/** Whether all of the visitor's answers were right, without help. */
let isFlawless = false;

const daily = new Today(board, record, { puzzle: choosePuzzle, board: beginDaily });

/** Puts the puzzle of the day on the board. @param {Puzzle} chosen */
async function choosePuzzle(chosen) {
  await chooseGame(chosen.game);
  await beginPuzzle(chosen);
}

/** Shows words in the place of a task, and hides what belongs to puzzles. @param {string} words */
function leavePuzzle(words) {
  puzzle = undefined;
  setText(task, words);
  setText(told, "");
  told.dataset.what = "task";
  showButtons();
  void showRecord();
}

/** Shows the buttons that mean something. */
function showButtons() {
  byId("link", HTMLElement).hidden = !puzzle;
  button("again").hidden = !solving.isWrong;
  for (const id of ["hint", "solution"]) {
    button(id).hidden = !puzzle;
    button(id).disabled = solving.isOver;
  }
  const { hint, solution } = text;
  setText(byId("cost", HTMLElement), puzzle && !isCounted ? say(text.cost, { hint, solution }) : "");
}

/** Puts the board of the day on the table. */
async function beginDaily() {
  const words = await daily.begin();
  if (!words) return;
  solving.leave(true); // not before: without a connection the puzzle goes on
  leavePuzzle(words);
  history.replaceState(history.state, "", "#daily");
  board.focus();
}

/** Shows a game on the board of a day. @param {string} date @param {string} game its record */
async function showDaily(date, game) {
  solving.leave(false);
  leavePuzzle(say(text.today.shown, { date: formatDate(date) }));
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

/** Puts a puzzle on the board. @param {Puzzle} next */
async function beginPuzzle(next) {
  daily.leave();
  puzzle = next;
  isCounted = record.isTried(next);
  isFlawless = !isCounted;
  const link = puzzleLink(next);
  byId("link", HTMLAnchorElement).href = link;
  history.replaceState(history.state, "", link);
  await solving.begin(next);
}

/** Counts the first answer to the puzzle: after a right one nothing is lost. @param {boolean} solved */
function countAnswer(solved) {
  isFlawless &&= solved;
  if (!puzzle || isCounted) return;
  isCounted = true;
  record.countTry(puzzle, solved);
}

/** @param {import("../core/puzzles/solving.js").News} news */
function onNews(news) {
  if (news.what === "wrong" || news.what === "hint" || news.what === "showing") countAnswer(false);
  if (news.what === "on" || news.what === "solved") countAnswer(true);
  if (news.what === "solved" && puzzle) {
    record.markSolved(puzzle);
    void daily.shareSolved(puzzle, isFlawless);
  }
  if (news.what === "task" && puzzle) setText(task, taskWords(puzzle, board.state));
  if (news.what === "error") showProblem(told, news.error, text.error);
  else setText(told, wordsOf(news));
  told.dataset.what = news.what;
  showButtons();
  void showRecord();
  if (news.what === "solved") void daily.list();
  if (news.what === "wrong") button("again").focus();
  else if (solving.isOver) button("next").focus();
  else if (news.what !== "task") board.focus();
}

/** @param {Exclude<import("../core/puzzles/solving.js").News, {what: "error"}>} news */
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
      return say(news.reply ? told.refuted : told.wrong, {
        move: moveName(news.move),
        reply: moveName(news.reply ?? ""),
      });
    case "hint":
      return hintWords(news.moves);
  }
}

/** Where a right move begins; of slides, one that is wrong. @param {string[]} moves the right ones */
function hintWords(moves) {
  const place = /^[a-h][1-8]/.exec(moves[0])?.[0];
  if (place) return say(text.told.hint, { place });
  const wrong = board.state.legal.find((move) => !moves.includes(move));
  return wrong ? refuteSlide(wrong) : text.told.any;
}

async function showRecord() {
  const all = (await loadPuzzles(game.value)).length;
  /** @type {Record<string, string>} */
  const shown = {
    rating: say("{n}", { n: Math.round(record.rating(game.value)) }),
    "puzzle-rating": puzzle ? say("{n}", { n: puzzle.rating }) : "–",
    streak: say("{n}", { n: record.streak }),
    longest: say("{n}", { n: record.longest }),
    solved: say(text.record.of, { n: record.solvedCount(game.value), all }),
  };
  for (const [id, words] of Object.entries(shown)) setText(byId(id, HTMLElement), words);
}

/** Lists the tasks of a game. @param {string} chosen @param {string} [task] */
async function chooseGame(chosen, task = "") {
  const all = await loadPuzzles(chosen);
  game.value = chosen;
  const tasks = new Map(all.map((one) => [taskOf(one), one]));
  const sorted = [...tasks].sort(([one], [other]) => one.localeCompare(other, "en"));
  kind.replaceChildren(
    make("option", { value: "" }, text.choose.all),
    ...sorted.map(([value, one]) => make("option", { value }, taskName(one))),
  );
  kind.value = tasks.has(task) ? task : "";
}

/** Goes to a puzzle of the chosen task that suits the visitor: one that is not solved yet, where there is one. */
async function next() {
  const all = await loadPuzzles(game.value);
  const chosen = nextPuzzle(all, record, { task: kind.value, not: puzzle });
  if (chosen) await beginPuzzle(chosen);
}

/** Opens the puzzle of the address, else one that suits. */
async function openFromAddress() {
  const words = new Map(readWordsOfAddress());
  const [date, shared] = [words.get("daily") ?? "", words.get("record")];
  if (shared && isDate(date)) return showDaily(date, shared);
  if (location.hash === "#daily") return beginDaily();
  const wanted = words.get("game") ?? "";
  await chooseGame(GAMES.includes(wanted) ? wanted : game.value);
  const position = words.get("position");
  const all = await loadPuzzles(game.value);
  const found = all.find((one) => one.position === position && taskOf(one) === words.get("kind"));
  if (found) return beginPuzzle(found);
  await next();
  if (position) setText(told, text.gone);
}

function readWordsOfAddress() {
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

game.addEventListener(
  "change",
  reportingErrors(async () => {
    const chosen = game.value;
    await loadPuzzles(chosen);
    if (chosen !== game.value) return; // another was chosen while its puzzles came
    await chooseGame(chosen);
    await next();
  }),
);
kind.addEventListener("change", reportingErrors(next));
button("again").addEventListener(
  "click",
  reportingErrors(() => solving.takeBack()),
);
button("hint").addEventListener(
  "click",
  reportingErrors(() => solving.showHint()),
);
button("solution").addEventListener(
  "click",
  reportingErrors(() => solving.showSolution()),
);
button("next").addEventListener("click", reportingErrors(next));
addEventListener("hashchange", reportingErrors(openFromAddress));

await reportingErrors(() => chooseGame(game.value))();
await reportingErrors(openFromAddress)();
void reportingErrors(() => daily.list())();
document.body.classList.add("is-ready");
