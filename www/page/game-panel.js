/** The panel of the game on the table: its rules, from the schema of the catalogue, or who has which side. */
import { loadWhole } from "../engine.js";
import { button, byId, make, reasonOf, setText } from "./dom.js";
import { text } from "./page-text.js";
import { buildParams, shownValue } from "./params.js";
import { fillPresets, OWN, presetKey, presetNow } from "./presets.js";
import { SEATS, setParam } from "./settings.js";

/** @typedef {import("../types.js").Params} Params */

/**
 * @param {import("./model.js").Model} model
 * @param {import("./session.js").Session} session
 */
export function mountGame(model, session) {
  mountSeats(model);
  mountRules(model, session);
}

/** @param {import("./model.js").Model} model */
function mountSeats(model) {
  const seats = byId("game-seats", HTMLSelectElement);
  const words = /** @type {Record<string, string>} */ (text.game.players);
  seats.replaceChildren(...SEATS.map((value) => make("option", { value }, words[value])));
  seats.addEventListener("change", () => model.change((settings) => void (settings.players = seats.value)));
  model.watch(() => {
    const { players } = model.settings;
    byId("game-duel", HTMLElement).hidden = !players;
    seats.value = players;
    if (players) setText(byId("game-peek", HTMLElement), words[players]);
  });
}

/**
 * @param {import("./model.js").Model} model
 * @param {import("./session.js").Session} session
 */
function mountRules({ board, catalogue }, session) {
  const preset = byId("game-preset", HTMLSelectElement);
  const error = byId("game-error", HTMLElement);
  const play = button("game-play");
  /** The game on the table, and its rules as they stand in the panel, on the table or not yet. */
  let [info] = catalogue.games;
  /** @type {Params} */
  let own = {};
  /** @type {(() => void)[]} */
  let refreshers = [];
  let shown = "";

  const holder = {
    valueOf: (/** @type {import("../types.js").Param} */ param) => own[param.name] ?? param.default,
    /** @param {import("../types.js").Param} param @param {number} value */
    setParam(param, value) {
      setParam(own, param, value);
      draw();
    },
  };

  /** @param {Params} values */
  function take(values) {
    own = {};
    for (const param of info.params) setParam(own, param, values[param.name] ?? param.default);
    draw();
  }

  async function draw() {
    for (const refresh of refreshers) refresh();
    const { key, help } = presetNow(info.params, info.presets, own);
    preset.value = key;
    setText(byId("game-help", HTMLElement), help);
    setText(byId("game-peek", HTMLElement), peek());
    const asked = JSON.stringify(own);
    let problem = "";
    let name = "";
    try {
      const usual = Object.keys(own).length === 0;
      name = usual ? info.id : (await loadWhole(info)).gameName(info.id, own);
    } catch (reason) {
      problem = reasonOf(reason);
    }
    if (asked !== JSON.stringify(own)) return; // changed since
    setText(error, problem);
    play.setAttribute("aria-disabled", String(problem !== "" || name === board.state.game));
    play.dataset.game = name;
  }

  /** The rules on the table in a few words. */
  function peek() {
    const { params: values } = board.settled;
    const differing = info.params.filter(({ name, default: normal }) => values[name] !== normal);
    const { label } = presetNow(info.params, info.presets, values);
    const parts = differing.map((param) =>
      param.kind === "toggle" ? param.label : `${param.label} ${shownValue(param, values[param.name])}`,
    );
    return label || parts.join(" · ") || info.name;
  }

  async function go() {
    await draw();
    if (play.getAttribute("aria-disabled") === "true") return;
    await session.switchTo(play.dataset.game ?? info.id);
    board.focus();
  }

  function show() {
    const { id, params } = board.settled;
    info = catalogue.games.find((game) => game.id === id) ?? info;
    const none = info.params.length === 0;
    byId("game-variants", HTMLElement).hidden = none;
    if (none) return;
    if (shown !== id) {
      shown = id;
      fillPresets(preset, info.presets);
      refreshers = buildParams(byId("game-rules", HTMLElement), info.params, holder, "game-");
    }
    take(params);
  }

  preset.addEventListener("change", () => {
    const chosen = info.presets.find((one) => presetKey(one.name) === preset.value);
    if (preset.value === OWN) return;
    take(chosen?.values ?? {});
    go();
  });
  play.addEventListener("click", go);
  board.addEventListener("game", show);
  show();
}
