/** The dialog that shows the settings as text, to copy or to paste. */
import { copy } from "./clipboard.js";
import { button, byId, setText } from "./dom.js";
import { openDialog } from "./dialog.js";
import { notify } from "./notices.js";
import { parsePairs } from "./settings.js";
import { text } from "./text.js";

/** @type {import("./model.js").Model | undefined} */
let model;

/** @param {import("./model.js").Model} present */
export function openSettingsText(present) {
  const area = byId("settings-area", HTMLTextAreaElement);
  if (!model) mount(present);
  area.value = present.pairs({ all: true }).map(([name, value]) => `${name}=${value}`).join("\n");
  setText(byId("settings-error", HTMLElement), "");
  openDialog("settings-dialog");
  area.focus();
  area.select();
}

/** @param {import("./model.js").Model} present */
function mount(present) {
  model = present;
  const area = byId("settings-area", HTMLTextAreaElement);
  const error = byId("settings-error", HTMLElement);
  button("settings-copy").addEventListener("click", () => copy(area.value, text.settings.copied));
  button("settings-apply").addEventListener("click", () => {
    const { pairs, problems } = parsePairs(area.value);
    // All or nothing: half of someone's settings would be nobody's.
    const wrong = problems.length ? problems : present.take(pairs, { whole: true });
    setText(error, wrong.join("\n"));
    area.setAttribute("aria-invalid", String(wrong.length > 0));
    if (wrong.length) return;
    byId("settings-dialog", HTMLDialogElement).close();
    notify(text.settings.applied);
  });
}
