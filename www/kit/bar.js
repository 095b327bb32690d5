/** The settings and the help in the bar of every page. Their dialogs are loaded with the first click. */
import { isAnyDialogOpen } from "./dialog.js";
import { button } from "./dom.js";
import { reportFailure } from "./report-failure.js";

/** @param {import("./preferences.js").Preferences} preferences */
export function mountBar(preferences) {
  // The style sheets do the rest.
  for (const name of /** @type {const} */ (["theme", "coordinates", "evaluation-bar"]))
    preferences.follow(name, (value) => document.documentElement.setAttribute(`data-${name}`, value));
  const openSettings = async () => (await import("./settings-dialog.js")).openSettings(preferences);
  const openHelp = async () => (await import("./help-dialog.js")).openHelp();
  button("settings").addEventListener("click", () => reportFailure(openSettings()));
  button("help").addEventListener("click", () => reportFailure(openHelp()));
  document.addEventListener("keydown", (event) => {
    const { key, defaultPrevented, altKey, ctrlKey, metaKey, repeat, target } = event;
    if (key !== "?" || defaultPrevented || altKey || ctrlKey || metaKey || repeat) return;
    if (preferences.get("single-keys") === "off" || isAnyDialogOpen() || isTyping(target)) return;
    reportFailure(openHelp());
    event.preventDefault();
  });
}

/** Whether a key writes something there. @param {EventTarget | null} target */
export const isTyping = (target) =>
  target instanceof HTMLElement &&
  target.closest("textarea, select, input:not([type=range], [type=checkbox], [type=radio])") !== null;
