/** The choice of a language. It is stored, or written into the address where storage is forbidden; then the page reloads. */
import { makeShape } from "../svg.js";
import { LANGUAGES } from "../words/language.js";
import { make } from "./dom.js";

/** Makes the list of languages. @param {string} now @param {import("../core/storage.js").PageStore} store @param {string} [label] where no text beside it names it */
export function makeLanguageSelect(now, store, label) {
  const options = Object.entries(LANGUAGES).map(([id, name]) =>
    make("option", { value: id, lang: id, selected: id === now }, name),
  );
  const choice = make(
    "select",
    { id: "language", autocomplete: "off", ...(label && { title: label, "aria-label": label }) },
    ...options,
  );
  choice.addEventListener("change", () => {
    const address = new URL(location.href);
    if (store.writeRaw("language", choice.value))
      address.searchParams.delete("lang"); // it would override the stored one
    else address.searchParams.set("lang", choice.value);
    history.replaceState(history.state, "", address);
    location.reload();
  });
  return choice;
}

/** The list as an icon, for the bar of a page. @param {string} now @param {import("../core/storage.js").PageStore} store @param {string} label */
export const makeLanguageButton = (now, store, label) =>
  make("span", { className: "icon-button language-button" }, makeGlobe(), makeLanguageSelect(now, store, label));

/** A globe, for visitors who cannot read the text. */
export function makeGlobe() {
  const d = "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18";
  return makeShape("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, [makeShape("path", { d })]);
}
