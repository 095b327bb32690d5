/** The panel below the sliders that tests them: what they play against, how it stands, and the verdict. */
import { findFamily, needsWeights } from "../core/family.js";
import { formatPairs } from "../core/link.js";
import { quickTest } from "../core/quick-test.js";
import { isSame, opponentsOf, ownSettings } from "../core/slider-test.js";
import { dialogWords } from "../kit/dialog-words.js";
import { byId, icon, make, setText } from "../kit/dom.js";
import { notify } from "../kit/notices.js";
import { say } from "../kit/page-text.js";
import { showProblem } from "../kit/problem.js";
import { BackgroundTest } from "./background-test.js";
import { answer, evidence, figures } from "./test-words.js";

/** @typedef {import("../core/model.js").Model} Model */
/** @typedef {import("../core/slider-test.js").Opponent} Opponent */

/** The figures follow within this time. */
const DRAW_MS = 500;

/**
 * The settings that a test began with; the visitor may change them later.
 * @typedef {object} Question
 * @property {string} game
 * @property {Model["player"]} player
 * @property {import("../types.js").Params} own
 * @property {Opponent[]} opponents
 * @property {(opponent: Opponent) => import("../lab/types.d.ts").Experiment} create
 */

export class TestPanel {
  #model;
  #place;
  /** @type {Question | null} */
  #question = null;
  /** @type {BackgroundTest | null} */
  #test = null;
  /** Counts the tests that were asked for: only the last one starts. */
  #asked = 0;
  /** Why it did not start. @type {unknown} */
  #error;
  #isInLab = false;
  /** Whether the verdict of this test was told. */
  #isTold = false;
  /** Shown where another player is on the board. */
  #title = make("h3", { hidden: true });
  #opponent = make("select", { id: "test-opponent" });
  #answer = make("p", { className: "test-answer", role: "status" });
  #meter = make("div", { className: "test-meter", role: "meter", "aria-valuemin": -1, "aria-valuemax": 1 });
  #figures = make("p", { className: "test-figures quiet" });
  #about = make("p", { className: "quiet" });
  #changed = make("p", { className: "quiet", hidden: true });
  #problem = make("div", { className: "error" });
  #stop = make("button", { type: "button", id: "test-stop" }, dialogWords().better.stop);
  #lab = make("a", { className: "button", id: "test-lab", target: "_blank" }, dialogWords().better.lab);

  /** @param {Model} model @param {HTMLElement} place */
  constructor(model, place) {
    this.#model = model;
    this.#place = place;
    const words = dialogWords().better;
    const close = make(
      "button",
      { type: "button", className: "icon-button small", title: words.close, "aria-label": words.close },
      icon("close"),
    );
    const again = make("button", { type: "button", className: "link-button" }, words.again);
    this.#changed.append(`${words.changed} `, again);
    this.#meter.setAttribute("aria-label", words.evidence);
    place.append(
      this.#title,
      make(
        "div",
        { className: "test-head" },
        make("label", { htmlFor: "test-opponent" }, words.against),
        this.#opponent,
        close,
      ),
      this.#answer,
      make("div", { className: "test-evidence" }, make("span", {}, words.no), this.#meter, make("span", {}, words.yes)),
      this.#figures,
      this.#about,
      this.#changed,
      this.#problem,
      make("div", { className: "buttons" }, this.#stop, this.#lab),
    );
    close.addEventListener("click", () => this.#close());
    again.addEventListener("click", () => this.open());
    this.#opponent.addEventListener("change", () => void this.#begin());
    this.#stop.addEventListener("click", () => this.#end());
    for (const event of ["click", "auxclick"]) this.#lab.addEventListener(event, () => this.#handOver());
    model.watch(() => this.#draw());
    setInterval(() => this.#test?.run.state === "running" && this.#draw(), DRAW_MS);
  }

  /** Tests the sliders as they are, against what was chosen last. */
  open() {
    const model = this.#model;
    const { player, catalogue, settled } = model;
    const words = dialogWords().better;
    const own = ownSettings(model);
    const opponents = opponentsOf(model, own, {
      normal: { label: words.normal, name: words.normalName },
      before: { label: words.before, name: words.beforeName },
    });
    if (!opponents.length) return void notify(words.first);
    if (this.#test?.run.state === "running" && this.#isAbout(own))
      return this.#place.scrollIntoView({ block: "nearest" });
    const chosen = this.#question?.player === player ? this.#opponent.value : "";
    const create = (/** @type {Opponent} */ opponent) => {
      const title = say(words.name, { player: player.name, opponent: opponent.label });
      const mine = { player: player.id, name: words.own, settings: own };
      const other = { player: player.id, name: opponent.name, settings: opponent.settings };
      return quickTest(catalogue, settled.game, [mine, other], title);
    };
    this.#question = { game: settled.game, player, own, opponents, create };
    this.#opponent.replaceChildren(...opponents.map(({ key, label }) => make("option", { value: key }, label)));
    if (opponents.some(({ key }) => key === chosen)) this.#opponent.value = chosen;
    setText(this.#title, say(words.title, { player: player.name }));
    this.#place.hidden = false;
    void this.#begin();
    this.#place.scrollIntoView({ block: "nearest" });
  }

  /** Begins a test against the opponent that is chosen. One without a verdict makes room for it. */
  async #begin() {
    this.#leave({ keep: false });
    const asked = this.#asked;
    const opponent = this.#question?.opponents.find(({ key }) => key === this.#opponent.value);
    if (!this.#question || !opponent) return;
    this.#draw();
    try {
      const test = await BackgroundTest.start(this.#question.create(opponent), () => this.#draw());
      if (asked === this.#asked) this.#test = test;
      else test.dispose({ keep: false }); // another was asked for meanwhile
    } catch (error) {
      if (asked === this.#asked) this.#error = error;
    }
    this.#draw();
  }

  /** Ends the test. @param {{keep: boolean}} options whether the lab keeps it without a verdict */
  #leave({ keep }) {
    this.#asked += 1;
    this.#test?.dispose({ keep: keep || this.#isInLab });
    this.#test = null;
    this.#error = undefined;
    this.#isInLab = false;
    this.#isTold = false;
  }

  #close() {
    this.#leave({ keep: true });
    this.#question = null;
    this.#place.hidden = true;
    byId("is-better", HTMLButtonElement).focus();
  }

  #end() {
    this.#test?.run.stop();
    this.#lab.focus();
  }

  /** The lab's tab goes on with the test, once this one has let it go. */
  #handOver() {
    const run = this.#test?.run;
    if (!run || run.isOver) return;
    this.#isInLab = true;
    run.stop();
  }

  /** Whether the test is about what is on the board, with these settings. @param {import("../types.js").Params} own */
  #isAbout(own) {
    const { player, settled } = this.#model;
    const asked = this.#question;
    return asked?.player === player && asked.game === settled.game && isSame(player, asked.own, own);
  }

  #draw() {
    if (!this.#question) return;
    const { player, game } = this.#question;
    const words = dialogWords().better;
    const run = this.#test?.run;
    const verdict = run?.progress?.verdict;
    setText(this.#answer, this.#answerNow);
    this.#answer.dataset.decision = verdict?.decision ?? "";
    const part = evidence(verdict);
    this.#meter.dataset.side = part < 0 ? "no" : "yes";
    this.#meter.setAttribute("aria-valuenow", part.toFixed(2));
    this.#meter.style.setProperty("--part", String(part));
    setText(this.#figures, run && !this.#isInLab ? figures(run, this.#isForTwo) : "");
    const isThere = this.#model.player === player && this.#model.settled.game === game;
    this.#title.hidden = isThere;
    this.#changed.hidden = !isThere || this.#isAbout(ownSettings(this.#model));
    this.#answer.classList.toggle("is-outdated", !this.#changed.hidden);
    const isSlow = needsWeights(player); // it plays well, and so for long
    this.#about.hidden = run !== undefined && (run.games > 0 || run.state !== "running");
    setText(this.#about, isSlow ? words.slow : words.usual);
    this.#stop.hidden = run?.state !== "running";
    this.#lab.hidden = !run;
    if (this.#test) this.#lab.href = `lab.html#${formatPairs(this.#test.labPairs)}`;
    showProblem(this.#problem, run?.problem ?? this.#error);
    this.#tellVerdict(run);
  }

  get #answerNow() {
    const words = dialogWords().better;
    if (this.#isInLab) return words.inLab;
    if (this.#test) return answer(this.#test.run);
    return this.#error === undefined ? words.starting : words.failed;
  }

  get #isForTwo() {
    return findFamily(this.#model.catalogue.games, this.#question?.player.game ?? "")?.sides === 2;
  }

  /** Tells a verdict where the panel is out of sight. @param {import("../core/lab/run.js").Run | undefined} run */
  #tellVerdict(run) {
    if (!run || this.#isTold || run.state !== "done") return;
    this.#isTold = true;
    const { top, bottom } = this.#answer.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight && this.#answer.checkVisibility()) return;
    notify(say(dialogWords().better.done, { title: this.#title.textContent ?? "", answer: answer(run) }));
  }
}
