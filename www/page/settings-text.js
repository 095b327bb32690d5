/** The dialog that shows the settings as text, to copy or to paste. */

import { copy } from "../kit/clipboard.js";
import { dialogWords } from "../kit/dialog-words.js";
import { button, byId, make, setText } from "../kit/dom.js";
import { dialogOf, openDialog } from "../kit/modal.js";
import { notify } from "../kit/notices.js";
import { say } from "../kit/page-text.js";
import { describeProblem } from "../kit/setting-problems.js";

/** @type {import("../core/model.js").Model | undefined} */
let model;

/** Opens the dialog. @param {import("../core/model.js").Model} present */
export function openSettingsText(present) {
  if (!model) mount(present);
  const area = byId("settings-area", HTMLTextAreaElement);
  area.value = present
    .settingPairs({ all: true })
    .map(([name, value]) => `${name}=${value}`)
    .join("\n");
  showWrong([]);
  openDialog(byId("settings-dialog", HTMLDialogElement));
  area.focus();
  area.select();
  area.scrollTop = 0; // the selection ends at the last line
}

/** @param {import("../core/model.js").Model} present */
function mount(present) {
  model = present;
  const words = dialogWords().settings;
  dialogOf("settings-dialog", () => build(words));
  const area = byId("settings-area", HTMLTextAreaElement);
  button("settings-copy").addEventListener("click", () => copy(area.value, words.copied));
  button("settings-apply").addEventListener("click", () => {
    const { pairs, problems } = parseLines(area.value);
    // Either all settings are used or none.
    const wrong = problems.length ? problems : present.applyPairs(pairs, { allOrNothing: true }).map(describeProblem);
    showWrong(wrong);
    if (wrong.length) return;
    byId("settings-dialog", HTMLDialogElement).close();
    notify(words.applied);
  });
}

/** Shows what is wrong with the text. @param {string[]} wrong */
function showWrong(wrong) {
  setText(byId("settings-error", HTMLElement), wrong.join("\n"));
  byId("settings-area", HTMLTextAreaElement).setAttribute("aria-invalid", String(wrong.length > 0));
}

/** @param {import("../words/en/dialogs.js").Words["settings"]} words */
function build(words) {
  const described = { autocomplete: "off", spellcheck: false, "aria-describedby": "settings-help settings-error" };
  return [
    make("h2", { id: "settings-dialog-title" }, words.title),
    make("p", { className: "quiet", id: "settings-help" }, words.help),
    make("textarea", { id: "settings-area", rows: 12, "aria-label": words.title, ...described }),
    make("p", { className: "error", id: "settings-error", role: "alert" }),
    make(
      "div",
      { className: "buttons end" },
      make("button", { value: "close" }, words.close),
      make("button", { type: "button", id: "settings-copy" }, words.copy),
      make("button", { type: "button", id: "settings-apply", className: "primary" }, words.apply),
    ),
  ];
}

/** One `name=value` a line; empty lines and lines from `#` on say nothing. @param {string} words */
function parseLines(words) {
  /** @type {[string, string][]} */
  const pairs = [];
  /** @type {string[]} */
  const problems = [];
  for (const raw of words.split("\n")) {
    const line = raw.replace(/#.*/, "").trim();
    if (!line) continue;
    const at = line.indexOf("=");
    if (at < 1) problems.push(say(dialogWords().settings.notPair, { line }));
    else pairs.push([line.slice(0, at).trim(), line.slice(at + 1).trim()]);
  }
  return { pairs, problems };
}
