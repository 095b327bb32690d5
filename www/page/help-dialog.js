/** The help: rules and keys of the game on the board, and the language of the page. */

import { games } from "../games.js";
import { openDialog } from "../kit/dialog.js";
import { dialogWords } from "../kit/dialog-words.js";
import { byId, make, setText } from "../kit/dom.js";
import { makeGlobe, makeLanguageSelect } from "../kit/language-choice.js";
import { gameWords, language, text } from "../kit/page-text.js";
import { mountSandboxedForms } from "../kit/sandboxed-forms.js";
import { withEnglishFallback } from "../words/language.js";

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

/** The state that the dialog shows and changes. @typedef {{game: string, letters: boolean, onLetters: (on: boolean) => void, senses: import("./senses.js").Senses, store: import("../core/storage.js").PageStore}} State */

/** Opens the dialog. @param {State} state */
export async function openHelp(state) {
  const dialog = byId("help-dialog", HTMLDialogElement);
  const game = await games[state.game].help();
  if (!dialog.firstChild) dialog.append(build(state));
  const { how, keys } = withEnglishFallback(game.words, gameWords(state.game));
  setText(byId("help-how", HTMLElement), how);
  byId("help-keys", HTMLElement).replaceChildren(...rows(game.keys, keys), ...rows(ALL, dialogWords().keys));
  openDialog("help-dialog");
}

/** @param {import("../games/types.d.ts").Keys} keys @param {Record<string, string>} words */
const rows = (keys, words) =>
  keys.map(([strokes, does]) =>
    make("div", {}, make("dt", {}, ...strokes.map((key) => make("kbd", {}, key))), make("dd", {}, words[does])),
  );

/** @param {State} state */
function build({ letters, onLetters, senses, store }) {
  mountSandboxedForms();
  const words = dialogWords();
  return make(
    "form",
    { method: "dialog" },
    // The focus goes to the title: a button at the end would scroll the rules out of sight.
    make("h2", { id: "help-title", tabIndex: -1, autofocus: true }, text.help.title),
    make("p", { id: "help-how" }),
    make("dl", { className: "keys", id: "help-keys" }),
    toggle("single-keys", words.single, letters, onLetters),
    toggle("sounds", words.sounds, senses.wanted.sounds, (on) => senses.set("sounds", on)),
    "vibrate" in navigator
      ? toggle("vibration", words.vibration, senses.wanted.vibration, (on) => senses.set("vibration", on))
      : "",
    make(
      "label",
      { className: "language" },
      makeGlobe(),
      make("span", {}, words.language),
      makeLanguageSelect(language.id, store),
    ),
    make("p", {}, make("a", { href: "guide.html" }, words.guide)),
    make("p", {}, make("a", { href: "statistics.html" }, words.statistics)),
    make("p", {}, make("a", { href: "about.html" }, words.about)),
    make("div", { className: "buttons end" }, make("button", { value: "close", className: "primary" }, text.help.done)),
  );
}

/** A switch with its words. @param {string} id @param {string} label @param {boolean} checked @param {(on: boolean) => void} onChange */
function toggle(id, label, checked, onChange) {
  const input = make("input", { type: "checkbox", id, checked });
  input.addEventListener("change", () => onChange(input.checked));
  return make("label", { className: "toggle" }, input, make("span", {}, label));
}
