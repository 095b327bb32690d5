/** The page: words, board, settings, panels. */

import { deferHelp } from "../board/catalogue-help.js";
import { messageOf } from "../core/arguments.js";
import { findFirstGame } from "../core/first-game.js";
import { once } from "../core/once.js";
import { playable } from "../engine.js";
import { mountBar } from "../kit/bar.js";
import { button, byId, fillText } from "../kit/dom.js";
import { notify } from "../kit/notices.js";
import { openStore } from "../kit/page-store.js";
import { loadLanguage, say, text } from "../kit/page-text.js";
import { Preferences } from "../kit/preferences.js";
import { reportFailure } from "../kit/report-failure.js";
import { markStarted } from "../kit/started.js";
import { tab } from "../kit/tab.js";
import { currentHistoryGame } from "./address.js";
import { mountEngine } from "./engine.js";
import { mountFirstVisit } from "./first-visit.js";
import { openLink, readAddressLink } from "./follow.js";
import { mountGameEnd } from "./game-end.js";
import { openModel } from "./model.js";
import { openSavedGame } from "./saved-game.js";
import { mountSenses } from "./senses.js";
import { openSession } from "./session.js";
import { loadWhenUnfolded, mountSide } from "./side.js";
import { mountSides } from "./sides.js";
import { mountStatus } from "./status.js";
import { mountGameSwitch, showGames } from "./switch.js";
import { mountToolbar } from "./toolbar.js";

markStarted();

const store = openStore();
const preferences = new Preferences(store);
const board = /** @type {import("../types.js").BoardElement} */ (byId("board", HTMLElement));
open(); // Not awaited here: the bundled files of the board import this one.

/** Fills the page with words, then opens the board. */
async function open() {
  await loadLanguage(store);
  fillText(text);
  showGames(playable);
  mountBar(preferences);
  const game = await findFirstGame(store, tab.storage, readAddressLink()?.game);
  if (game) board.setAttribute("game", game);
  deferHelp();
  // Not loaded above: a browser that cannot run the board shows why.
  await import("../board/element.js");
  await board.ready;
  await start();
}

async function start() {
  listenForNotices();
  const linked = readAddressLink(); // before anything changes the address
  const model = openModel(board, store);
  listenForWeights(model);
  const saved = await openSavedGame(board, store);
  const session = openSession(board, saved);

  /** Opens the sheet for a new game. @param {import("../core/new-game.js").OpponentKind} [opponent] */
  const openSheet = async (opponent) => (await import("./new-game.js")).openNewGame(model, session, opponent);
  // A game of one side begins at once.
  const newGame = () => (model.settings.players ? openSheet() : session.newGame());
  mountToolbar(board, newGame, preferences);
  mountSenses(board, preferences);
  mountGameSwitch(board, session);
  mountSides(board);
  mountStatus(model, saved);
  countGames(model, saved);
  mountGameEnd(model, session, saved);
  const { thinking, tune } = mountEngine(model);
  loadWhenUnfolded(
    "editor",
    once(async () => {
      const { mountEditor } = await import("./position-editor.js");
      await mountEditor({ model, session, thinking: await thinking() });
    }),
  );
  await mountDuels(model, session);
  mountSide(store, {
    moves: once(async () => (await import("./replay-panel.js")).mountReplay(board, model, session)),
    game: once(async () => (await import("./rules.js")).mountRules(model, openSheet)),
  });
  mountFirstVisit(model, tune);
  button("today-friend").addEventListener("click", () => reportFailure(openSheet("link")));
  if (store.readRaw("puzzles")) reportFailure(import("./today.js").then(({ showToday }) => showToday(store)));

  const follow = (link = readAddressLink()) => followLink(link, model, session);
  // An entry of another game switches to it.
  addEventListener("hashchange", () => (currentHistoryGame() ?? board.state.game) === board.state.game && follow());
  await follow(linked);
  byId("controls", HTMLElement).inert = false;
  document.body.classList.add("is-ready");
  listenForUpdates();
}

/** Loads what games of two sides and matches need: before the first move where the board has one, else with the first such game. @param {import("../core/model.js").Model} model @param {import("../core/session.js").Session} session */
async function mountDuels(model, session) {
  const mount = once(async () => (await import("../match/main.js")).mountMatches(model, session));
  const isDue = () => model.settings.players || (store.readRaw("match") ?? store.readRaw("table"));
  if (isDue()) await reportFailure(mount());
  model.watch(() => void (isDue() && reportFailure(mount())));
}

/** Counts the visitor's games that end, and one that could not be counted before. @param {import("../core/model.js").Model} model @param {import("../core/saved-game.js").SavedGame} saved */
function countGames(model, saved) {
  const count = async (/** @type {import("../types.js").State} */ state) => {
    if (!saved.claimResultOnce()) return;
    // As it was played: another level may be chosen while the script loads.
    const played = {
      humanSides: model.humanSides,
      player: model.player,
      changedParams: { ...model.changedParams },
      guest: board.guest,
    };
    const { record } = board;
    try {
      (await import("../core/statistics/ending.js")).countGame(store, played, state);
    } catch (error) {
      saved.releaseResult(record);
      throw error;
    }
  };
  board.addEventListener("gameover", (event) => reportFailure(count(/** @type {CustomEvent} */ (event).detail.state)));
  if (board.state.over) reportFailure(count(board.state));
}

/** Registers the service worker. Not awaited. */
async function listenForUpdates() {
  const offer = (/** @type {() => void} */ update) =>
    notify(text.notices.update, { stays: true, action: { label: text.notices.reload, run: update } });
  try {
    const { registerServiceWorker } = await import("../offline/register.js");
    await registerServiceWorker(offer);
  } catch {
    // The page was left, or storage is forbidden: the page does not work offline.
  }
}

/** Opens a link. Then the address has the settings only, so that a reload keeps the game. @param {import("../core/link.js").Link | null} link @param {import("../core/model.js").Model} model @param {import("../core/session.js").Session} session */
async function followLink(link, model, session) {
  if (!link) return;
  const name = ["record", "position", "seed", "game"].find((one) => Object.hasOwn(link.game, one)) ?? "";
  try {
    const problems = await openLink(link, model, session);
    if (problems.length) notify(text.notices.link, { kind: "error", details: problems.join("\n") });
  } catch (error) {
    notify(say(text.notices.linkGame, { name }), { kind: "error", details: messageOf(error) });
  } finally {
    model.save();
    model.save.flush();
  }
}

/** @param {import("../core/model.js").Model} model */
function listenForWeights(model) {
  let told = Promise.resolve(); // one piece of news after the other: the first waits for the module
  board.addEventListener("weights", (event) => {
    told = told.then(async () => {
      const showing = import("./weights-notice.js");
      await reportFailure(
        showing.then(({ showWeights }) => showWeights(model, /** @type {CustomEvent} */ (event).detail)),
      );
    });
  });
}

function listenForNotices() {
  const detail = (/** @type {Event} */ event) => /** @type {CustomEvent} */ (event).detail;
  board.addEventListener("notice", (event) => notify(detail(event).message));
  board.addEventListener("error", (event) => {
    if (event instanceof CustomEvent) notify(text.notices.failed, { kind: "error", details: event.detail.message });
  });
}
