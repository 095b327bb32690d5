/** The words of the analysis page, in the language of the page. */
import { inEnglish, startWithExercise } from "../kit/exercise-words.js";
import { words as english, others } from "../words/en/analyse.js";

export { moveName, say, translateCatalogue } from "../kit/page-text.js";

/** The words of this page. */
export let text = inEnglish(english);

/** Starts the page in the language of the visitor. @returns its store */
export async function start() {
  const { store, words } = await startWithExercise(english, others);
  text = words;
  return store;
}
