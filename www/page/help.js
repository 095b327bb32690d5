/** The dialog of help: how the game on the table is played, by which keys, and which language the page speaks. */
import { LANGUAGES } from "../words/language.js";
import { dialogWords } from "./dialog-words.js";
import { openDialog } from "./dialog.js";
import { byId, make, setText } from "./dom.js";
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

/** What the dialog shows and sets. @typedef {{game: string, letters: boolean, onLetters: (on: boolean) => void, onLanguage: (id: string) => void}} State */

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
function build({ letters, onLetters, onLanguage }) {
  const words = dialogWords();
  const options = Object.entries(LANGUAGES).map(([id, name]) => make("option", { value: id, lang: id, selected: id === language.id }, name));
  const choice = make("select", { id: "language", autocomplete: "off" }, ...options);
  choice.addEventListener("change", () => onLanguage(choice.value));
  const single = make("input", { type: "checkbox", id: "single-keys", checked: letters });
  single.addEventListener("change", () => onLetters(single.checked));
  return make("form", { method: "dialog" },
    make("h2", { id: "help-title" }, words.title),
    make("p", { id: "help-how" }),
    make("dl", { className: "keys", id: "help-keys" }),
    make("label", { className: "toggle" }, single, make("span", {}, words.single)),
    make("label", { className: "language" }, globe(), make("span", {}, words.language), choice),
    make("p", {}, make("a", { href: "guide.html", hreflang: "en" }, words.guide)),
    make("div", { className: "buttons end" }, make("button", { value: "close", className: "primary", autofocus: true }, words.close)));
}

/** A sign for those who cannot read the word beside it. */
function globe() {
  const space = "http://www.w3.org/2000/svg";
  const sign = document.createElementNS(space, "svg");
  sign.setAttribute("class", "icon");
  sign.setAttribute("viewBox", "0 0 24 24");
  sign.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18");
  sign.append(path);
  return sign;
}
