/** The words of the Learn page, in the language of the page. */
import { startPage } from "../kit/beside.js";
import { words as exercise, others as otherExercises } from "../words/en/exercise.js";
import { words as learn, others } from "../words/en/learn.js";
import { wordsLoader } from "../words/language.js";

export { moveName, say, translateCatalogue } from "../kit/page-text.js";

const english = { ...learn, exercise };
const loaders = { learn: wordsLoader(learn, others), exercise: wordsLoader(exercise, otherExercises) };

/** The words of this page. */
export let text = english;

/** Starts the page in the language of the visitor. @returns its store */
export async function start() {
  const wordsIn = async (/** @type {string} */ id) => ({
    ...(await loaders.learn(id)),
    exercise: await loaders.exercise(id),
  });
  const { store, words } = await startPage(english, wordsIn);
  text = words;
  return store;
}
