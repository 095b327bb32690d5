/** What experts read of a search, in the engine's units: depth, positions, time, the expected line, and what each feature adds. */

import { dialogWords } from "../kit/dialog-words.js";
import { byId, make, setText } from "../kit/dom.js";
import { formatOutcome } from "../kit/move-values.js";
import { compactNumber, duration, positionValue, wholeNumber } from "../kit/numbers.js";
import { moveWords, say } from "../kit/page-text.js";
import { watchContributions } from "./contributions.js";
import { mountLiveAnalysis } from "./live-analysis.js";

/** @param {import("../core/model.js").Model} model @param {import("./thinking-panel.js").ThinkingPanel} thinking */
export function mountExpert(model, thinking) {
  const { thinking: words, explain } = dialogWords();
  const part = byId("expert", HTMLDetailsElement);
  const live = make("input", { type: "checkbox", id: "live" });
  const facts = Object.fromEntries(
    /** @type {const} */ (["value", "depth", "nodes", "rate", "time"]).map((name) => [
      name,
      make("dd", { id: `thinking-${name}` }),
    ]),
  );
  const numbers = make(
    "dl",
    { className: "facts" },
    ...Object.entries(facts).map(([name, shown]) =>
      make("div", {}, make("dt", {}, words[/** @type {"value"} */ (name)]), shown),
    ),
  );
  const line = make("p", { className: "pv", id: "thinking-line" });
  const found = make("div", { className: "stack", hidden: true }, numbers, make("h2", {}, words.line), line);
  const list = make("ul", { className: "contributions", id: "explain-list" });
  const more = make("p", { className: "quiet", id: "explain-more" });
  part.lastElementChild?.replaceChildren(
    make("label", { className: "toggle" }, live, make("span", {}, words.live)),
    found,
    make("h2", {}, explain.title),
    make("p", { className: "quiet" }, explain.help),
    list,
    more,
  );
  mountLiveAnalysis(model, live);

  thinking.watch((report) => {
    found.hidden = !report;
    if (!report) return;
    const { value, depth, nodes, ms, pv } = report;
    setText(facts.value, model.board.state.side ? formatOutcome(value) : positionValue(value));
    setText(facts.depth, wholeNumber(depth));
    setText(facts.nodes, compactNumber(nodes));
    // Below the resolution of the clock a rate means nothing.
    setText(facts.rate, ms > 0 ? compactNumber((nodes / ms) * 1000) : "–");
    setText(facts.time, duration(ms));
    showLine(line, pv);
  });
  watchContributions(
    model,
    () => part.open,
    (contributions) => {
      const used = contributions.filter(({ value }) => value !== 0);
      const unused = contributions.length - used.length;
      showContributions(list, used, model.player.params);
      setText(more, unused ? say(explain.unused, { n: unused }) : contributions.length ? "" : explain.empty);
    },
  );
}

/** Shows the principal variation. @param {HTMLElement} line @param {string[]} pv */
function showLine(line, pv) {
  const key = pv.join(" ");
  if (line.dataset.key === key) return;
  line.dataset.key = key;
  line.replaceChildren(
    ...pv.flatMap((word) => {
      const { arrow, name } = moveWords(word);
      const shown = arrow
        ? [
            make("span", { className: "ply", "aria-hidden": "true" }, arrow),
            make("span", { className: "hidden-text" }, name),
          ]
        : [make("span", { className: "spawn" }, name)];
      return [...shown, " "];
    }),
  );
}

/** Lists what features add, and their sum. @param {HTMLElement} list @param {import("../types.js").Contribution[]} contributions @param {import("../types.js").Param[]} params */
function showContributions(list, contributions, params) {
  const most = Math.max(1e-9, ...contributions.map((one) => Math.abs(one.value)));
  const sum = contributions.reduce((all, { value }) => all + value, 0);
  const total = make(
    "li",
    {},
    make("b", {}, dialogWords().explain.sum),
    make("span"),
    make("b", { className: "number" }, positionValue(sum)),
  );
  list.replaceChildren(
    ...contributions.map((one) => {
      const bar = make("span", { className: one.value < 0 ? "bar-fill minus" : "bar-fill" });
      bar.style.transform = `scaleX(${(Math.abs(one.value) / most).toFixed(3)})`;
      return make(
        "li",
        {},
        make("span", { className: "name" }, params.find(({ name }) => name === one.name)?.label ?? one.label),
        make("span", { className: "bar-track", "aria-hidden": "true" }, bar),
        make("span", { className: "number" }, positionValue(one.value)),
      );
    }),
    ...(contributions.length > 1 ? [total] : []),
  );
}
