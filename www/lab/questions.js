/** The left of the lab: the questions, the list of ready-made experiments, or the form. The address says which. */

import { findFamily } from "../core/family.js";
import { beginExperiment, QUESTIONS, questionOf } from "../core/lab/questions.js";
import { byId, make, setText } from "../kit/dom.js";
import { timeAsSaid } from "../kit/numbers.js";
import { aboutOf } from "./names.js";
import { PUBLISHED } from "./published.js";
import { say, text } from "./text.js";

/**
 * @typedef {import("./types.d.ts").Experiment} Experiment
 * @typedef {import("./engine.js").Engine} Engine
 */

export class Questions {
  #engine;
  #show;

  /** @param {Engine} engine @param {(experiment: Experiment) => void} show puts an experiment into the form */
  constructor(engine, show) {
    this.#engine = engine;
    this.#show = show;
    byId("published", HTMLElement).append(...this.#makePublished());
  }

  /** Follows the address: `all`, `published`, a question, or the name of a ready-made experiment. @param {string} chosen */
  open(chosen) {
    if (chosen === "published") return this.#showView("published", text.questions.published.title);
    const readyMade = this.#engine.experiments.find(({ name }) => name === chosen);
    const question = QUESTIONS.find((one) => one === chosen);
    if (readyMade) this.#show(structuredClone(readyMade));
    else if (question) this.#show(beginExperiment(this.#engine, question));
    else this.showAll();
  }

  showAll() {
    this.#showView("questions", text.questions.title);
  }

  /** Shows the form, under the question of its experiment. @param {Experiment} experiment */
  showForm(experiment) {
    const { experiments } = this.#engine;
    const about = experiments.some(({ name }) => name === experiment.name) ? aboutOf(experiment) : experiment.about;
    this.#showView("setup", text.questions[questionOf(experiment)].title, about);
  }

  /** @param {"questions" | "published" | "setup"} view @param {string} title @param {string} [about] */
  #showView(view, title, about = "") {
    for (const id of ["questions", "published", "setup"]) byId(id, HTMLElement).hidden = id !== view;
    byId("all-questions", HTMLElement).hidden = view === "questions";
    document.body.dataset.view = view;
    setText(byId("lab-title", HTMLElement), title);
    document.title = view === "questions" ? text.title : `${title} - ${text.title}`;
    setText(byId("about", HTMLElement), about);
    byId("about", HTMLElement).hidden = !about;
  }

  /** The ready-made experiments, game by game, the shortest first. */
  #makePublished() {
    const { catalogue, experiments } = this.#engine;
    return catalogue.games.map(({ id, name }) => {
      const own = experiments.filter(({ game }) => findFamily(catalogue.games, game)?.id === id);
      const seconds = (/** @type {Experiment} */ one) => PUBLISHED[one.name] ?? 0;
      own.sort((a, b) => seconds(a) - seconds(b));
      const links = own.map((one) => make("li", {}, this.#makeLink(one, seconds(one))));
      return make("section", {}, make("h2", {}, name), make("ul", { className: "questions" }, ...links));
    });
  }

  /** @param {Experiment} experiment @param {number} seconds */
  #makeLink(experiment, seconds) {
    const link = make("a", { className: "card", href: `#question=${experiment.name}` });
    const length = say(text.questions.length, { time: timeAsSaid(seconds * 1000) });
    const [question, detail = ""] = splitQuestion(aboutOf(experiment));
    link.append(make("strong", {}, question), make("span", {}, detail), make("span", { className: "quiet" }, length));
    return link;
  }
}

/** The question that a text begins with, and the rest of it. @param {string} about */
function splitQuestion(about) {
  const end = about.search(/[?;\u037e](?= )/); // the Greek question mark is a semicolon, or looks like one
  return end < 0 ? [about] : [about.slice(0, end + 1), about.slice(end + 2)];
}
