/** The rules of the game on the board in a few words, and the way to others. */
import { matchPreset } from "../core/presets.js";
import { button, byId, setText } from "../kit/dom.js";
import { formatParam } from "../kit/params.js";
import { reportFailure } from "../kit/report-failure.js";

/** Keeps them up to date. @param {import("../core/model.js").Model} model @param {() => Promise<unknown>} openSheet */
export function mountRules(model, openSheet) {
  button("change-rules").addEventListener("click", () => reportFailure(openSheet()));
  model.watch(() => {
    const info = model.catalogue.games.find(({ id }) => id === model.game);
    byId("rules", HTMLElement).hidden = !info?.params.length;
    if (!info) return;
    const { label, help } = matchPreset(info.params, info.presets, model.settled.params);
    setText(byId("rules-name", HTMLElement), label || describeRules(info, model.settled.params));
    setText(byId("rules-help", HTMLElement), help);
  });
}

/** Rules that are those of no preset. @param {import("../types.js").GameInfo} info @param {import("../types.js").Params} values */
function describeRules({ name, params }, values) {
  const parts = params
    .filter((param) => values[param.name] !== param.default)
    .map((param) =>
      param.kind === "toggle" ? param.label : `${param.label} ${formatParam(param, values[param.name])}`,
    );
  return parts.join(" · ") || name;
}
