/** The choice of a language. It is stored, or written into the address where storage is forbidden; then the page reloads. */
import { LANGUAGES } from "../words/language.js";
import { make } from "./dom.js";

/** Makes the list of languages. @param {string} now @param {import("../core/storage.js").PageStore} store */
export function makeLanguageSelect(now, store) {
  const options = Object.entries(LANGUAGES).map(([id, name]) =>
    make("option", { value: id, lang: id, selected: id === now }, name),
  );
  const choice = make("select", { id: "language", autocomplete: "off" }, ...options);
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
