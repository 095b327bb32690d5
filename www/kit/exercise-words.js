/** The words of a page that asks the questions of a worksheet: its own, and those of the questions. */
import { words as exercise, others as otherExercises } from "../words/en/exercise.js";
import { wordsLoader } from "../words/language.js";
import { startPage } from "./beside.js";

/**
 * Starts such a page in the language of the visitor.
 * @template {{title: string}} Words
 * @param {Words} english
 * @param {Record<string, () => Promise<{words: any}>>} others
 */
export function startWithExercise(english, others) {
  const [own, questions] = [wordsLoader(english, others), wordsLoader(exercise, otherExercises)];
  return startPage({ ...english, exercise }, async (id) => ({ ...(await own(id)), exercise: await questions(id) }));
}

/** In English, until the page has started. @template Words @param {Words} english */
export const inEnglish = (english) => ({ ...english, exercise });
