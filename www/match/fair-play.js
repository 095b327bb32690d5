/** The page in a game against a person: no button and no key asks the engine. */
import { letterOf } from "../board/keyboard.js";

/** Autoplay, hint and a move by the computer. */
const HELP_KEYS = ["p", "i", "."];

/** Hides the buttons, by the style sheet of matches, and stops the keys. @param {import("../core/model.js").Model} model */
export function mountFairPlay(model) {
  model.watch(() => document.body.toggleAttribute("data-fair-play", !model.allowsHelp));
  const stop = (/** @type {KeyboardEvent} */ event) => {
    if (!model.allowsHelp && HELP_KEYS.includes(letterOf(event))) event.stopImmediatePropagation();
  };
  addEventListener("keydown", stop, { capture: true });
}
