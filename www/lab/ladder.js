/** Ladders: a table and a chart of ratings with intervals, of a run and as the project measured them. */

import { games as gamesOf } from "../games.js";
import { Drawer } from "../kit/charts/drawer.js";
import { byId, setText } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { between, gamesIn, titleOf as nameOf } from "./format.js";
import { entryTitle } from "./names.js";
import { fill, withSmall } from "./tables.js";
import { say, text } from "./text.js";

/**
 * @typedef {import("./engine.js").Engine} Engine
 * @typedef {import("../core/lab/run.js").Run} Run
 * @typedef {{name: string, value: number, low: number, high: number, games: number, different?: number, error?: number}} Row the best first
 */

/** A rating, also one below that of random moves. @param {number} n */
const rating = (n) => wholeNumber(n).replace("-", "−");

/** A place for a ladder: a table `ID` and a chart `ID-chart`. */
class LadderView {
  #id;
  #drawer;
  /** Whose ladder is shown: that of a run, or of a game. @type {unknown} */
  #whose;

  /** @param {string} id */
  constructor(id) {
    this.#id = id;
    this.#drawer = new Drawer(byId(`${id}-chart`, HTMLElement));
  }

  /** @param {unknown} whose what the ladder is of @param {Row[]} rows @param {string} unit what is rated by */
  show(whose, rows, unit) {
    if (whose !== this.#whose) this.#drawer.clear(); // the chart of another one does not wait beside this table
    this.#whose = whose;
    const { below } = text.ladder;
    const { player, count: games } = text.results;
    const cells = rows.map(({ name, value, low, high, error, ...met }, at) => [
      name,
      withSmall(rating(value), between({ low, high }, rating)),
      at === 0
        ? ""
        : withSmall(wholeNumber(rows[at - 1].value - value), error === undefined ? "" : `± ${wholeNumber(error)}`),
      gamesIn(met),
    ]);
    fill(this.#id, [player, unit, below, games], cells);
    const names = rows.map(({ name }) => name);
    this.#drawer.draw(({ rankChart }, width) =>
      rankChart({ title: text.ladder.title, width, names, values: rows, xLabel: unit }),
    );
  }
}

/** The panel with the ladder of a run. */
export class LadderPanel {
  #engine;
  #view = new LadderView("ladder");

  /** @param {Engine} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  /** @param {Run} run @param {import("./types.d.ts").Standing[]} standings where one plays alone, the best first */
  show(run, standings) {
    const rows = run.ladder ? this.#rated(run, run.ladder) : scored(standings);
    this.#view.show(run.experiment, rows, run.ladder ? text.ladder.elo : text.results.mean);
    const { error = this.#engine.LabCourse.usualError } = run.experiment?.ladder ?? {};
    const { intervals, stands, repeats, goesOn } = text.ladder;
    const end = rows.some(({ games, different }) => different !== games) ? repeats : stands;
    setText(byId("ladder-status", HTMLElement), run.isOver ? end : run.ladder ? say(goesOn, { error }) : "");
    setText(byId("ladder-help", HTMLElement), run.ladder ? intervals : text.results.intervals);
  }

  /** @param {Run} run @param {NonNullable<Run["ladder"]>} ladder @returns {Row[]} */
  #rated({ experiment }, ladder) {
    if (!experiment) return [];
    const { game, players } = experiment;
    return ladder.rungs().map(({ player, elo, ...rung }) => ({
      ...rung,
      name: entryTitle(this.#engine.catalogue, game, players[player]),
      value: elo,
    }));
  }
}

/** Players by their scores, the best first. @param {import("./types.d.ts").Standing[]} standings @returns {Row[]} */
function scored(standings) {
  return standings.map((one) => {
    const { low, high } = one.mean_interval ?? { low: one.mean, high: one.mean };
    return { name: nameOf(one), value: one.mean, low, high, games: one.games, different: one.different };
  });
}

/** The panel with the measured ladder. Answers what shows that of another game. @param {Engine} engine @param {() => string} game of the form */
export function mountMeasured(engine, game) {
  const panel = byId("panel-measured", HTMLDetailsElement);
  const view = new LadderView("measured");
  const about = byId("measured-about", HTMLElement);
  const show = async () => {
    if (!panel.open) return;
    const asked = game(); // one with other rules has another ladder
    let none = text.ladder.notMeasured;
    const found = await gamesOf[asked]?.ratings?.().catch(() => void (none = text.ladder.notLoaded));
    if (asked !== game()) return; // another game was chosen meanwhile
    byId("measured-ladder", HTMLElement).hidden = !found;
    if (!found) return setText(about, none);
    const { nodes, rungs } = found.ladder;
    const isRated = rungs.some((rung) => "elo" in rung);
    const { measured, measuredScores, elo } = text.ladder;
    setText(about, say(isRated ? measured : measuredScores, { nodes: wholeNumber(nodes) }));
    const rows = rungs.map((rung) => {
      const value = "elo" in rung ? rung.elo : rung.mean;
      return { ...rung, value, name: entryTitle(engine.catalogue, asked, rung) };
    });
    view.show(asked, rows, isRated ? elo : text.results.mean);
  };
  panel.addEventListener("toggle", show);
  return show;
}
