/** The help of every page: the rules of the game at hand, else of the one that the visitor chooses, and its keys. */

import { playable } from "../engine.js";
import { dialogWords } from "./dialog-words.js";
import { byId, make } from "./dom.js";
import { hasKeyboard } from "./keyboard.js";
import { dialogOf, makeHead, openDialog } from "./modal.js";
import { text } from "./page-text.js";
import { reportFailure } from "./report-failure.js";
import { loadRules } from "./rules.js";

const ID = "help-dialog";

/** The keys of every game. @type {import("../games/types.d.ts").Keys} */
const ALL = [
  [["u", "Ctrl Z"], "undo"],
  [["r", "Ctrl Y"], "redo"],
  [["i"], "hint"],
  [["p"], "autoplay"],
  [["."], "step"],
  [["Esc"], "stop"],
  [["b"], "read"],
  [["n"], "newGame"],
  [["?"], "help"],
];

/** Opens the dialog. */
export async function openHelp() {
  const boards = /** @type {NodeListOf<import("../types.js").BoardElement>} */ (
    document.querySelectorAll("main plyground-board")
  );
  const board = boards.length === 1 ? boards[0] : undefined;
  const game = board && gameOn(board);
  await showGame(game ?? playable[0].id, board);
  byId("help-games", HTMLElement).hidden = game !== undefined;
  openDialog(byId(ID, HTMLDialogElement));
}

/** The game on a board; undefined while it loads. @param {import("../types.js").BoardElement} board */
function gameOn(board) {
  try {
    return board.settled.id;
  } catch {
    return undefined;
  }
}

/** The game that was chosen last. */
let wanted = "";

/** Shows the rules of a game, and the keys that play it on a board. @param {string} game @param {HTMLElement} [board] */
async function showGame(game, board) {
  wanted = game;
  const { words, keys, pictures } = await loadRules(game);
  if (wanted !== game) return; // another one was chosen meanwhile
  dialogOf(ID, build);
  for (const choice of byId("help-games", HTMLElement).querySelectorAll("input"))
    choice.checked = choice.value === game;
  byId("help-rules", HTMLElement).replaceChildren(pictures, make("p", { id: "help-how" }, words.how));
  const isPlayed = board?.hasAttribute("keys") && hasKeyboard();
  const isPage = board?.id === "board";
  byId("help-keys", HTMLElement).replaceChildren(
    ...(isPlayed ? rows(keys, words.keys) : []),
    ...(isPlayed && isPage ? rows(ALL, dialogWords().keys) : []),
  );
}

/** @param {import("../games/types.d.ts").Keys} keys @param {Record<string, string>} words */
const rows = (keys, words) =>
  keys.map(([strokes, does]) =>
    make("div", {}, make("dt", {}, ...strokes.map((key) => make("kbd", {}, key))), make("dd", {}, words[does])),
  );

function build() {
  const choices = playable.map(({ id, name }) => {
    const radio = make("input", { type: "radio", name: "game", value: id });
    radio.addEventListener("change", () => reportFailure(showGame(id)));
    return make("label", {}, radio, name);
  });
  return [
    makeHead(ID, text.help.title),
    make(
      "div",
      { className: "segments", id: "help-games", role: "radiogroup", "aria-labelledby": `${ID}-title` },
      ...choices,
    ),
    make("div", { className: "stack", id: "help-rules" }),
    make("dl", { className: "keys", id: "help-keys" }),
    make("a", { className: "button", href: "learn.html" }, dialogWords().learn),
  ];
}
