/** Light, dark, or as the system has it. */
import { button, setIcon } from "./dom.js";
import { text } from "./page-text.js";

const CHOICES = /** @type {const} */ (["auto", "light", "dark"]);

/** Switches themes by the button. @param {import("../core/storage.js").PageStore} store */
export function mountThemeButton(store) {
  const root = document.documentElement;
  const control = button("theme");
  // Not the attribute: early.js may still be on its way.
  const kept = store.readRaw("theme");
  let at = Math.max(
    0,
    CHOICES.findIndex((choice) => choice === kept),
  );

  const show = () => {
    const choice = CHOICES[at];
    if (choice === "auto") delete root.dataset.theme;
    else root.dataset.theme = choice;
    setIcon(control, choice);
    control.title = text.theme[choice];
    control.setAttribute("aria-label", text.theme[choice]);
  };
  show();
  control.addEventListener("click", () => {
    at = (at + 1) % CHOICES.length;
    show();
    // Plain text, not JSON: early.js reads it before anything else is loaded.
    store.writeRaw("theme", CHOICES[at]);
  });
}
