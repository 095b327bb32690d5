/** The words of the analysis page, in the language of the page. */
import { startPage } from "../kit/beside.js";
import { words as analyse, others } from "../words/en/analyse.js";
import { words as exercise, others as otherExercises } from "../words/en/exercise.js";
import { wordsLoader } from "../words/language.js";

export { moveName, say, translateCatalogue } from "../kit/page-text.js";

const english = { ...analyse, exercise };
const loaders = { analyse: wordsLoader(analyse, others), exercise: wordsLoader(exercise, otherExercises) };

/** The words of this page. */
export let text = english;

/** Starts the page in the language of the visitor. @returns its store */
export async function start() {
  const wordsIn = async (/** @type {string} */ id) => ({
    ...(await loaders.analyse(id)),
    exercise: await loaders.exercise(id),
  });
  const { store, words } = await startPage(english, wordsIn);
  text = words;
  return store;
}
