/** The settings of all pages: they take effect at once, but a language with the next load. */
import { dialogWords } from "./dialog-words.js";
import { make } from "./dom.js";
import { hasKeyboard } from "./keyboard.js";
import { makeLanguageSelect } from "./language-choice.js";
import { dialogOf, makeHead, openDialog } from "./modal.js";
import { language } from "./page-text.js";

const ID = "preferences";
const THEMES = /** @type {const} */ (["auto", "light", "dark"]);
const SWITCHES = /** @type {const} */ (["sounds", "vibration", "coordinates", "evaluation-bar", "single-keys"]);

/** @typedef {import("./preferences.js").Preferences} Preferences */

/** Opens the dialog. @param {Preferences} preferences */
export const openSettings = (preferences) => openDialog(dialogOf(ID, () => build(preferences)));

/** @param {Preferences} preferences */
function build(preferences) {
  const words = dialogWords();
  const isThere = { vibration: "vibrate" in navigator, "single-keys": hasKeyboard() };
  const shown = SWITCHES.filter((name) => isThere[/** @type {keyof typeof isThere} */ (name)] ?? true);
  return [
    makeHead(ID, words.preferences.title),
    make("label", { className: "setting" }, words.language, makeLanguageSelect(language.id, preferences.store)),
    makeThemes(preferences),
    ...shown.map((name) => makeSwitch(preferences, name)),
    make("a", { className: "button", href: "statistics.html" }, words.statistics),
  ];
}

/** @param {Preferences} preferences */
function makeThemes(preferences) {
  const { theme, themes } = dialogWords().preferences;
  const choices = THEMES.map((value) => {
    const radio = make("input", { type: "radio", name: "theme", value, checked: value === preferences.get("theme") });
    radio.addEventListener("change", () => preferences.set("theme", value));
    return make("label", {}, radio, themes[value]);
  });
  const label = make("span", { id: "theme-label" }, theme);
  const group = make("div", { className: "segments", role: "radiogroup", "aria-labelledby": "theme-label" });
  group.append(...choices);
  return make("div", { className: "setting" }, label, group);
}

/** @param {Preferences} preferences @param {typeof SWITCHES[number]} name */
function makeSwitch(preferences, name) {
  const input = make("input", { type: "checkbox", id: name, checked: preferences.get(name) === "on" });
  input.addEventListener("change", () => preferences.set(name, input.checked ? "on" : "off"));
  return make("label", { className: "setting" }, dialogWords().preferences[name], input);
}
