// A visit to the page for playing: its store, its board, and whose game is there.

import { findFirstGame } from "../../www/core/first-game.js";
import { parseLink } from "../../www/core/link.js";
import { Model } from "../../www/core/model.js";
import { SavedGame } from "../../www/core/saved-game.js";
import { Session } from "../../www/core/session.js";
import { countGame } from "../../www/core/statistics/ending.js";
import { Board } from "./board.js";
import { Browser } from "./browser.js";

/** @typedef {import('./browser.js').Tab} Tab */

/** @param {Tab} tab @param {string} [link] the words of the address @param {{onAssisted?: () => void}} [page] */
export async function visit(tab, link = "", { onAssisted } = {}) {
  const { game: linked, settings } = parseLink(link);
  const board = await Board.open((await findFirstGame(tab.store, tab.storage, linked)) ?? "2048");
  /** What the address says. @type {{hash: string}} */
  const address = { hash: "" };
  const model = new Model(board, tab.store, {
    catalogue: board.catalogue,
    tab,
    showInAddress: (_, pairs) => (address.hash = new URLSearchParams(pairs).toString()),
  });
  /** The ways back from games that are only looked at. @type {Set<() => void>} */
  const looking = new Set();
  const saved = await SavedGame.open(board, tab.store, {
    tab,
    onAssisted,
    showPreviewNotice: (back) => {
      looking.add(back);
      return { remove: () => void looking.delete(back) };
    },
  });
  /** What the visitor says to the questions, in turn, and what was asked. @type {(boolean | string | Promise<string>)[]} */
  const answers = [];
  /** @type {string[]} */
  const asked = [];
  /** @param {string} question @returns {any} */
  const answer = (question) => {
    asked.push(question);
    if (!answers.length) throw new Error(`nobody answers "${question}"`);
    return answers.shift();
  };
  /** @type {Promise<unknown>[]} */
  const going = [];
  /** The ways back to games that others have replaced. @type {(() => void)[]} */
  const replaced = [];
  /** @type {[string, string][]} */
  const moved = [];
  const session = new Session(board, saved, {
    confirm: async (question) => answer(question),
    choose: async (question) => answer(question),
    reportFailure: (done) => going.push(done),
    onReplaced: (back) => replaced.push(back),
    onGameSwitched: (from, to) => moved.push([from, to]),
    linkError: (name, value) => new RangeError(`${name}=${value}`),
  });
  board.addEventListener("gameover", (event) => {
    const { state } = /** @type {CustomEvent} */ (event).detail;
    if (saved.claimResultOnce())
      countGame(
        tab.store,
        { humanSides: model.humanSides, player: model.player, changedParams: model.changedParams, guest: "" },
        state,
      );
  });
  if (settings.length) model.applyPairs(settings, { allOrNothing: false, fromDefaults: true });
  /** Waits for what goes on beside the calls. */
  const rest = async () => {
    while (going.length) await going.shift();
  };
  return {
    ...{ address, answers, asked, board, going, looking, model, moved, replaced, rest, saved, session, tab },
    record: () => board.record,
  };
}

/** A visit of a new visitor. @param {string} [link] */
export const first = (link) => visit(new Browser().tab(), link);

/** The same tab, loaded again. @param {Awaited<ReturnType<typeof visit>>} one @param {string} [link] */
export function reload({ tab }, link) {
  tab.close();
  return visit(tab.browser.tab(tab.own), link);
}

/** Plays a game that no other seed plays, until it is kept. @param {Awaited<ReturnType<typeof visit>>} visit @param {bigint} seed */
export function play({ board, tab }, seed) {
  board.reset({ seed });
  for (let ply = 0; ply < 6; ply += 1) board.play(board.state.legal[0]);
  tab.flush();
  return board.record;
}
