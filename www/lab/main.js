/** The start of the lab's page: words, theme, engine. */
import { dialogWords } from "../page/dialog-words.js";
import { byId, fillText, reasonOf } from "../page/dom.js";
import { languageButton } from "../page/language-choice.js";
import { notify } from "../page/notices.js";
import { tellStarted } from "../page/started.js";
import { mountTheme } from "../page/theme.js";
import { Store } from "../storage.js";
import { Lab } from "./lab.js";
import { nameBy } from "./names.js";
import { bar, inWords, language, speak, text } from "./text.js";

tellStarted();

const store = Store.open();
await speak(store);
document.title = text.title;
fillText({ ...text, bar });
byId("theme", HTMLElement).before(languageButton(language.id, store, dialogWords().language));
mountTheme(store);
try {
  // A dynamic import: a browser that cannot load the engine still shows why.
  const { loadEngine } = await import("./engine.js");
  const engine = await loadEngine();
  const catalogue = inWords(engine.catalogue);
  nameBy(catalogue);
  await Lab.open({ ...engine, catalogue }, store);
  document.body.classList.add("is-ready");
} catch (error) {
  notify(text.error, { kind: "error", stays: true, details: reasonOf(error) });
}
