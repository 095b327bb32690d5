/** The analysis page: the review of a game, and why a move is played. */
import { catalogue as english } from "../catalogue.js";
import { playersOf } from "../core/family.js";
import { formatPairs, gameOfRecord, parseLink, parsePairs, startOf } from "../core/link.js";
import { SavedMistakes } from "../core/saved-mistakes.js";
import { WorksheetDraft } from "../core/worksheet-draft.js";
import { button, byId, input, make } from "../kit/dom.js";
import { Exercise } from "../kit/exercise.js";
import { notify } from "../kit/notices.js";
import { wholeNumber } from "../kit/numbers.js";
import { showProblem, VisitorError } from "../kit/problem.js";
import { describeProblem } from "../kit/setting-problems.js";
import { hearMoves } from "../kit/single-keys.js";
import { mountTabs } from "../kit/tabs.js";
import { AblationPanel } from "./ablation.js";
import { say, start, text, translateCatalogue } from "./analyse-text.js";
import { BOARD_PLAYER, judgeName, readJudge } from "./judge.js";
import { Marks } from "./marks.js";
import { Observer } from "./observer.js";
import { fillOffers } from "./offers.js";
import { PairPanel } from "./pair.js";
import { showPlace } from "./place.js";
import { Practice } from "./practice.js";
import { Retry } from "./retry.js";
import { ReviewPanel } from "./review.js";
import { TreePanel } from "./tree-panel.js";
import { WhyPanel } from "./why.js";

/** Positions a move, for a quick review and a thorough one. */
const EFFORTS = { quick: 2000, thorough: 50_000 };

const store = await start();
const catalogue = translateCatalogue(english);

const player = byId("player", HTMLSelectElement);
const effort = byId("effort", HTMLSelectElement);
const error = byId("error", HTMLElement);
effort.append(
  ...Object.entries(EFFORTS).map(([id, nodes]) =>
    make(
      "option",
      { value: String(nodes) },
      say(text.settings[/** @type {keyof typeof EFFORTS} */ (id)], { n: wholeNumber(nodes) }),
    ),
  ),
);

// After the language of the page is set, because the board uses it.
await import("../board/element.js");
const board = /** @type {import("../types.js").BoardElement} */ (document.querySelector("plyground-board"));
hearMoves(board, store);

const showTab = mountTabs(byId("side", HTMLElement), () => {});
showTab(new URLSearchParams(location.hash.slice(1)).get("tab") ?? "review");

/** The choice of who looks at the game: a player, the one of the board, or the usual one. @type {string | undefined} */
let judgeId;
/** The player of the board that the game comes from. @type {import("./judge.js").Judge | undefined} */
let boardJudge;
/** The words of the link that name it. @type {[string, string][]} */
let boardJudgeWords = [];
/** The side of the visitor, where it is known. @type {"x" | "o" | undefined} */
let ownSide;
let record = "";
/** The words that the game on the board was opened by. */
let openedBy = "";

/** The board changes at the visitor's wish: on a phone it may be out of sight. */
const showBoard = () => board.scrollIntoView({ block: "nearest" });

const observer = new Observer({
  onOpened,
  onFailure: onEngineFailed,
  onRestart() {
    void judgeAll();
    review.clear();
    resume();
  },
  onRecovery: resume,
});
/** @type {import("../kit/analysis-worker.js").Ask} */
const ask = (question, options) => observer.ask(question, options);
const marks = new Marks(board);
const why = new WhyPanel({
  async ask(kind, ply, { signal, ...options }) {
    const answer = await ask({ kind, ply, ...options }, { signal });
    if (kind === "why" && answer && answer.move !== null) retry.setBestMove(ply, answer.move);
    return answer;
  },
  follow(line, ply) {
    retry.showLine(line, ply);
    showBoard();
  },
  mark: (cells) => marks.show(cells),
  point: showBoardPlace,
  players,
});
const tree = new TreePanel(ask, board, () => retry.ply);
const ablation = new AblationPanel((options) => ask({ kind: "savings", ply: retry.ply, depth: tree.depth }, options));
const practice = new Practice(new SavedMistakes(store), putMistakeOnBoard);
const retry = new Retry(board, {
  async judge(ply, move) {
    const tried = await ask({ kind: "judge", ply, move });
    if (tried && exercise.answer({ ...tried, ply })) showAnswer(); // wherever the visitor looks by now
    return tried;
  },
  onPosition,
  onLine: showBoardPlace,
  onWait: () => observer.isLost && onPosition(),
  onAnswer: (isRight) => practice.onAnswer(isRight),
});
const pair = new PairPanel(board, store, () => Number(effort.value));
const exercise = new Exercise(text.exercise, store, "analyse.html");
const review = new ReviewPanel({
  look(ply) {
    retry.showPly(ply);
    showBoard();
  },
  retry: (judgement) => retry.askAbout(judgement),
});

/** Called when a position of the game is on the board. */
function onPosition() {
  review.showPly(board.state.ply);
  showBoardPlace();
  if (!observer.isOn) return;
  why.ask(board.state);
  const { mistake } = retry;
  const { game } = board.state;
  const { player, params } = currentJudge();
  const place = { game, position: board.position, player, params, nodes: Number(effort.value) };
  practice.setCurrent(mistake && { ...place, move: mistake.move, best: mistake.best });
}

/** The players of the game on the board. @returns {import("./verdict.js").Players} */
function players() {
  return { names: board.sideNames, own: ownSide };
}

/** Shows what is known of the place on the board. @param {string | null} [pointed] a move in a list that the visitor points at */
function showBoardPlace(pointed) {
  const { ply, plies, over } = board.state;
  button("ask-about").disabled = over;
  const isOff = retry.isOffGame;
  // Not `disabled`, or the keyboard would lose its place at either end.
  button("back").setAttribute("aria-disabled", String(ply === 0 && !isOff));
  button("forth").setAttribute("aria-disabled", String(ply === plies));
  const judgement = isOff ? undefined : judgedAt(ply);
  const chance = isOff || retry.isAsked ? undefined : review.chanceAt(ply);
  showPlace(board, players(), { judgement, chance, isOff, pointed });
  why.markLine(isOff ? ply : undefined);
  why.setJudgement(isOff || exercise.isOn ? undefined : review.judgementAt(ply));
}

/** The move that is judged at a ply: of the game, or the answer to a question. @param {number} ply */
function judgedAt(ply) {
  const { isOn, answered } = exercise;
  if (isOn) return answered?.ply === ply ? answered : undefined;
  return retry.isAsked ? undefined : review.judgementAt(ply);
}

/** The judge that is chosen. @returns {Partial<import("./judge.js").Judge> & {player: string}} */
const currentJudge = () => (player.value === BOARD_PLAYER && boardJudge ? boardJudge : { player: player.value });

/** Starts the review of the game by a judge. @param {string} [chosen] */
function startReview(chosen) {
  judgeId = chosen;
  showProblem(error);
  const by = judgeId === undefined ? {} : currentJudge();
  observer.start({ record, ...by, nodes: Number(effort.value) });
  void judgeAll();
  for (const panel of [why, tree, ablation]) panel.clear();
  retry.reload();
  review.clear(board.state.plies, players());
  showBoardPlace(); // what stood there was of the review before
}

/** Has all moves of the game judged, one after another. */
async function judgeAll() {
  const judged = await ask({ kind: "review" }, { onProgress: onJudgement });
  if (!judged) return;
  review.finish(judged);
  showBoardPlace();
}

/** @param {import("../core/analysis.d.ts").Judgement} judgement */
function onJudgement(judgement) {
  review.add(judgement);
  const { ply } = board.state;
  if (judgement.ply === ply || judgement.ply === ply + 1) showBoardPlace(); // the chances there, or the move
}

/** Analyses the position again, after a failure. */
function resume() {
  showProblem(error);
  if (!why.isAsked && !retry.isOffGame) onPosition();
}

/** Called when the engine has failed. @param {Error} problem */
function onEngineFailed(problem) {
  review.onFailure();
  retry.onJudgeFailed();
  for (const panel of [why, tree, ablation]) panel.clear();
  showProblem(error, problem);
}

/** Called with news of the engine while it opens the game. @param {import("./observer.js").OpeningNews} news */
function onOpened({ player: by, weights }) {
  if (weights) return review.showLoading();
  if (judgeId !== BOARD_PLAYER) player.value = judgeId = by;
  setPlayerLabels(by);
}

/** The player that looks at the game. @param {string} id */
function setPlayerLabels(id) {
  const info = playersOf(catalogue, gameOfRecord(record)).find((one) => one.id === id);
  const labels = new Map(info?.params.map(({ name, label }) => [name, label]));
  why.setLabels(labels);
  ablation.setLabels(labels);
}

/** Counts requests: of two games that load, the later one is opened. */
let openCount = 0;

/** Opens the game of a link or a record. @param {string} words @returns whether it is on the board */
async function open(words) {
  const turn = ++openCount;
  try {
    const { game, settings } = parseLink(words);
    const { judge: chosen, effort: nodes } = Object.fromEntries(settings);
    await board.load(game.record ? gameOfRecord(game.record) : (game.game ?? board.game));
    if (turn !== openCount) return;
    board.reset({ game: game.game, ...startOf(game) });
    openedBy = words;
    chooseEffort(Number(nodes));
    const read = readJudge(catalogue, board.settled, settings);
    boardJudgeWords = read.words;
    ownSide = read.own;
    reviewBoardGame(read.judge, chosen);
    if (read.problems.length) showProblem(error, new VisitorError(read.problems.map(describeProblem).join(" ")));
    return true;
  } catch (problem) {
    if (turn === openCount) showProblem(error, problem, text.open.bad);
  }
}

/**
 * Reviews the game on the board.
 * @param {import("./judge.js").Judge} ofBoard
 * @param {string} [chosen] the player; where the game has it not, that of the board, else the usual one
 */
function reviewBoardGame(ofBoard, chosen) {
  record = board.record;
  byId("game", HTMLElement).hidden = false;
  byId("heading", HTMLElement).classList.add("hidden-text");
  retry.open(record);
  const able = board.settled.players.filter((id) => id !== "random");
  const those = playersOf(catalogue, gameOfRecord(record)).filter(({ id }) => able.includes(id));
  const ids = those.map(({ id }) => id);
  boardJudge = ids.includes(ofBoard.player) ? ofBoard : undefined; // one that plays at random judges nothing
  const ownName = boardJudge && judgeName(catalogue, board.settled.id, boardJudge);
  const usual = ownName ? BOARD_PLAYER : boardJudge?.player;
  player.replaceChildren(
    ...(ownName ? [make("option", { value: BOARD_PLAYER }, ownName)] : []),
    ...those.map(({ id, name }) => make("option", { value: id }, name)),
  );
  pair.offer(those);
  const isKnown = chosen !== undefined && ids.includes(chosen);
  const first = isKnown ? chosen : usual;
  if (first) player.value = first;
  startReview(first);
  if (chosen === undefined || isKnown) return;
  showProblem(error, new VisitorError(describeProblem({ name: "judge", value: chosen, expected: { oneOf: ids } })));
}

/** @param {number} nodes */
function chooseEffort(nodes) {
  if (Object.values(EFFORTS).includes(nodes)) effort.value = String(nodes);
}

/** Puts a saved mistake on the board, to be corrected. @param {import("../core/analysis.d.ts").SavedMistake} kept */
async function putMistakeOnBoard({ game, position, move, best, player, params, nodes }) {
  const turn = ++openCount;
  try {
    await board.load(game);
    if (turn !== openCount) return;
    board.reset({ game, position });
    openedBy = "";
    const { side } = board.state;
    if (!retry.playForVisitor(move)) throw new Error(move);
    chooseEffort(nodes);
    boardJudgeWords = Object.entries({ player, ...params }).map(([name, value]) => [name, String(value)]);
    ownSide = side;
    reviewBoardGame(readJudge(catalogue, board.settled, boardJudgeWords).judge);
    retry.askAbout({ ply: 1, move, best });
  } catch (problem) {
    if (turn === openCount) showProblem(error, problem, text.practice.lost);
  }
}

/** The words of the address. */
const address = () => location.search + location.hash;

/** Writes a choice into the address for a reload, unless that names another game than the one on the board. @param {string} name @param {string} [value] none for the usual one */
function updateAddress(name, value) {
  if (openedBy !== address()) return;
  const words = parsePairs(location.hash.slice(1)).filter(([other]) => other !== name);
  if (!words.some(([name]) => name === "record" || name === "position")) return;
  if (value !== undefined) words.push([name, value]);
  history.replaceState(history.state, "", `#${formatPairs(words)}`);
  openedBy = address();
}

player.addEventListener("change", () => {
  startReview(player.value);
  updateAddress("judge", player.value === BOARD_PLAYER ? undefined : player.value);
});
effort.addEventListener("change", () => {
  startReview(judgeId);
  updateAddress("effort", effort.value);
});
byId("open", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  void open(input("record").value.trim());
});
button("ask-about").addEventListener("click", () => {
  const by = player.value === BOARD_PLAYER ? boardJudgeWords : [["judge", player.value]];
  const words = [["game", board.state.game], ["position", board.position], ...by, ["effort", effort.value]];
  const draft = new WorksheetDraft(store);
  const { added, full, most } = text.worksheet;
  if (draft.isFull) return notify(say(most, { n: draft.sheet.questions.length }));
  const isSaved = draft.add(/** @type {[string, string][]} */ (words));
  notify(isSaved ? say(added, { n: draft.sheet.questions.length }) : full);
});
button("back").addEventListener("click", () => retry.step(-1));
button("forth").addEventListener("click", () => retry.step(1));

/** Locks the settings while a worksheet asks. */
function lockSettings() {
  const { isOn, isAsking } = exercise;
  if (isOn || input("hide").disabled) input("hide").checked = isAsking;
  for (const control of [player, effort, input("hide")]) control.disabled = isOn;
}

/** Asks the question of a worksheet about the position on the board, or shows what was answered. @param {string} words of the question */
function askQuestion(words) {
  const { over, ply } = board.state;
  const wanted = new URLSearchParams(words).get("ply");
  if (over || (wanted !== null && ply !== Number(wanted))) {
    exercise.skip();
    return lockSettings();
  }
  const side = "side" in board.state ? board.sideNames?.[board.state.side ?? "x"] : undefined;
  exercise.askPosition(retry.ply, side);
  showTab("position");
  if (exercise.answered) showAnswer();
}

/** Shows the answer: the best move on the board, and the one that was played. */
function showAnswer() {
  const { answered } = exercise;
  lockSettings();
  if (answered && answered.move !== answered.best) retry.goToPly(answered.ply);
}

/** Opens what the address names: a question, a game, or a saved mistake to practise. */
async function openAddress() {
  const wasAsking = exercise.isAsking;
  const question = exercise.open(location.hash);
  if (question === undefined) return;
  lockSettings();
  if (exercise.isOn) {
    if (await open(`#${question}`)) askQuestion(question);
  } else if (/[#&](record|position)=/.test(location.hash)) await open(address());
  else if (wasAsking && observer.isOn) retry.returnToGame(); // the evaluation is no longer hidden
  const words = new URLSearchParams(question);
  if (words.has("practise")) await practice.start(words.get("game") ?? "", words.get("practise") ?? "");
}

addEventListener("hashchange", async () => {
  await openAddress();
  if (exercise.isAsking) board.focus();
});
fillOffers(byId("offers", HTMLElement), catalogue, store);
await board.ready;
await openAddress();
document.body.classList.add("is-ready");
