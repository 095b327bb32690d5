/** The dialog of help: how the game on the table is played, by which keys, and which language the page speaks. */
import { dialogWords } from "./dialog-words.js";
import { openDialog } from "./dialog.js";
import { byId, make, setText } from "./dom.js";
import { globe, languageChoice } from "./language.js";
import { language } from "./text.js";

/** Which keys do what, by the names of the words for it. @typedef {[keys: string[], does: string][]} Keys */

/** @type {Record<string, Keys>} */
const GAMES = {
  2048: [[["←↑↓→", "WASD", "hjkl"], "move"]],
  pentago: [[["←↑↓→"], "hole"], [["Enter"], "marble"], [["1", "2", "3", "4"], "quadrant"], [["L", "R"], "turn"]],
  loa: [[["←↑↓→"], "square"], [["Enter"], "man"], [["Esc"], "letGo"], [["g"], "groups"]],
};
/** @type {Keys} */
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

/** What the dialog shows and sets. @typedef {{game: string, letters: boolean, onLetters: (on: boolean) => void, store: import("./store.js").Store}} State */

/** @param {State} state */
export function openHelp(state) {
  const dialog = byId("help-dialog", HTMLDialogElement);
  if (!dialog.firstChild) dialog.append(build(state));
  const { how, keys } = dialogWords();
  setText(byId("help-how", HTMLElement), /** @type {Record<string, string>} */ (how)[state.game] ?? "");
  byId("help-keys", HTMLElement).replaceChildren(...[...(GAMES[state.game] ?? []), ...ALL].map(([strokes, does]) =>
    make("div", {},
      make("dt", {}, ...strokes.map((key) => make("kbd", {}, key))),
      make("dd", {}, /** @type {Record<string, string>} */ (keys)[does]))));
  openDialog("help-dialog");
}

/** @param {State} state */
function build({ letters, onLetters, store }) {
  const words = dialogWords();
  const single = make("input", { type: "checkbox", id: "single-keys", checked: letters });
  single.addEventListener("change", () => onLetters(single.checked));
  return make("form", { method: "dialog" },
    make("h2", { id: "help-title" }, words.title),
    make("p", { id: "help-how" }),
    make("dl", { className: "keys", id: "help-keys" }),
    make("label", { className: "toggle" }, single, make("span", {}, words.single)),
    make("label", { className: "language" }, globe(), make("span", {}, words.language), languageChoice(language.id, store)),
    make("p", {}, make("a", { href: "guide.html" }, words.guide)),
    make("div", { className: "buttons end" }, make("button", { value: "close", className: "primary", autofocus: true }, words.close)));
}
