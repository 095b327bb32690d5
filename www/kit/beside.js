/** The shared start of all pages but the first: words, language, theme. */

import { readIfAllowed } from "../allowed.js";
import { mountBar } from "./bar.js";
import { fillText } from "./dom.js";
import { notify } from "./notices.js";
import { openStore } from "./page-store.js";
import { language, loadLanguage, text } from "./page-text.js";
import { Preferences } from "./preferences.js";
import { mountSandboxedForms } from "./sandboxed-forms.js";
import { markStarted } from "./started.js";
import { warnWithoutEngine } from "./without-engine.js";

/**
 * Starts a page.
 * @template {{title: string}} Words
 * @param {Words} english
 * @param {(id: string) => Promise<Words>} wordsIn its words in a language
 * @returns the store, the words, and the language that they are in
 */
export async function startPage(english, wordsIn) {
  markStarted();
  mountSandboxedForms();
  const store = openStore();
  await loadLanguage(store);
  // Without a connection English is here.
  const words = await wordsIn(language.id).catch(() => english);
  const spoken = words === english ? "en" : language.id;
  if (spoken !== language.id) markAsEnglish();
  document.title = words.title;
  fillText({ ...words, bar: text.bar });
  mountBar(new Preferences(store));
  offerNewBuilds();
  void warnWithoutEngine();
  return { store, words, spoken };
}

/** Screen readers read the page in English; its boards speak the language of the visitor. */
function markAsEnglish() {
  const main = document.querySelector("main");
  main?.setAttribute("lang", "en");
  for (const board of main?.querySelectorAll("plyground-board") ?? []) board.setAttribute("lang", language.id);
}

/** Offers to reload after the visitor has updated in another tab: this page is of the old build. */
function offerNewBuilds() {
  const serviceWorker = readIfAllowed(() => navigator.serviceWorker);
  let controlled = Boolean(serviceWorker?.controller);
  serviceWorker?.addEventListener("controllerchange", () => {
    const run = () => location.reload();
    if (controlled) notify(text.notices.update, { stays: true, action: { label: text.notices.reload, run } });
    controlled = true;
  });
}
