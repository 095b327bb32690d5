/** Learn: lessons, how the games and their engines work, saved mistakes to practise, and what teachers need; a tab each. */
import { catalogue as english } from "../catalogue.js";
import { findFamily } from "../core/family.js";
import { once } from "../core/once.js";
import { WorksheetDraft } from "../core/worksheet-draft.js";
import { byId } from "../kit/dom.js";
import { Exercise } from "../kit/exercise.js";
import { reportFailure } from "../kit/report-failure.js";
import { mountTabs } from "../kit/tabs.js";
import { start, text, translateCatalogue } from "./learn-text.js";
import { Lessons } from "./lessons.js";
import { Teacher } from "./teacher.js";

const store = await start();
const catalogue = translateCatalogue(english);
const gameName = (/** @type {string} */ game) => findFamily(catalogue.games, game)?.name ?? game;

const exercise = new Exercise(text.exercise, store, "learn.html");
const lessons = new Lessons((answer) => exercise.answer(answer));

const teacher = new Teacher(new WorksheetDraft(store), gameName, () => lessons.lesson);

/** The script of each tab, loaded when it is shown. @type {Record<string, () => Promise<unknown>>} */
const loaders = {
  lessons: async () => lessons.openFirst(),
  how: once(async () => (await import("./how.js")).showHow(catalogue)),
  practice: async () => (await import("./practice.js")).showPractice(store, gameName),
  teachers: async () => {
    teacher.show();
    await lessons.openFirst();
    teacher.show();
  },
};
/** The tabs of the places that an address may name. @type {Record<string, string>} */
const TABS = {
  "": "lessons",
  lessons: "lessons",
  practice: "practice",
  shelf: "practice",
  teachers: "teachers",
  teacher: "teachers",
};

const showTab = mountTabs(byId("tabs", HTMLElement), (name) => reportFailure(loaders[name]()));

/** Opens what the address names: a question, a lesson, or a place on the page. */
function openAddress() {
  const words = exercise.open(location.hash);
  if (words === undefined) return;
  if (exercise.isOn) exercise.askLesson();
  const isLesson = new URLSearchParams(words).has("lesson");
  if (isLesson) lessons.open(words, exercise.isAsking);
  else lessons.endQuestion();
  showTab(isLesson ? "lessons" : (TABS[words] ?? "how"));
  if (!isLesson) document.getElementById(words)?.scrollIntoView();
}

addEventListener("hashchange", openAddress);
openAddress();
document.body.classList.add("is-ready");
