/** The players of an experiment: one card each, with the same rows of parameters as on the board's page. */

import { findPlayer } from "../core/family.js";
import { baseValue, hasValues, LIMITS, playersOffered } from "../core/lab/offered.js";
import { loadPresetsOf } from "../core/saved-presets.js";
import { dialogWords } from "../kit/dialog-words.js";
import { icon, input, make } from "../kit/dom.js";
import { makeModuleFields } from "../kit/module-choice.js";
import { buildParams } from "../kit/params.js";
import { entryTitle } from "./names.js";
import { say, text } from "./text.js";

/**
 * @typedef {import("./types.d.ts").Entry} Entry
 * @typedef {import("./engine.js").Engine} Engine
 * @typedef {import("../types.d.ts").PlayerInfo} PlayerInfo
 * @typedef {import("../types.d.ts").Limits} Limits
 */

/** The choice of a module of the visitor's in place of a player. */
const MODULE = "";

/**
 * Three inputs for limits; an empty one sets none.
 * @param {string} prefix of the ids
 * @param {() => Limits} read
 * @param {(limits: Limits) => void} write
 */
export function makeLimitInputs(prefix, read, write) {
  return LIMITS.map((name) => {
    const field = make("input", {
      type: "number",
      id: `${prefix}${name}`,
      min: name === "movetime" ? "0.1" : "1",
      step: "any",
      inputMode: "decimal",
      value: String(read()[name] ?? ""),
    });
    field.addEventListener("input", () => {
      const { [name]: _, ...rest } = read();
      write(field.value === "" ? rest : { ...rest, [name]: Number(field.value) });
    });
    return make("label", { className: "stacked", htmlFor: field.id }, text.setup[name], field);
  });
}

/**
 * The card of a player.
 * @param {object} all
 * @param {Engine} all.engine
 * @param {import("../core/storage.js").PageStore} all.store with the visitor's presets
 * @param {string} all.game
 * @param {Entry} all.entry changed in place
 * @param {number} all.place
 * @param {string} [all.seat] what the player is called beside its name
 * @param {boolean} all.open
 * @param {import("./types.d.ts").Tuning} [all.tune] the parameters to tune, changed in place
 * @param {() => void} all.onChange
 * @param {() => void} [all.onRemove] none for a player that the question needs
 */
export function makeEntryCard({ engine, store, game, entry, place, seat, open, tune, onChange, onRemove }) {
  const prefix = `p${place}-`;
  const title = make("span", { className: "entry-title" });
  const body = make("div", { className: "entry-body" });
  const remove = make("button", { type: "button", className: "icon-button small" }, icon("close"));
  if (onRemove) remove.addEventListener("click", onRemove);
  const head = seat ? [make("span", { className: "seat" }, seat), title] : [title];
  const card = make("details", { className: "entry", open }, make("summary", {}, ...head), body);
  const refresh = () => {
    const words = entryTitle(engine.catalogue, game, entry);
    title.textContent = words;
    remove.title = say(text.setup.remove, { name: words });
    remove.setAttribute("aria-label", remove.title);
  };
  const changed = () => {
    refresh();
    onChange();
  };
  const fill = () => {
    body.replaceChildren(...makeRows({ engine, store, game, entry, prefix, tune, changed, fill }));
    refresh();
  };
  fill();
  return make("div", { className: "entry-line" }, card, ...(onRemove ? [remove] : []));
}

/**
 * The parts that the rows of a card share.
 * @typedef {object} Card
 * @property {Engine} engine
 * @property {import("../core/storage.js").PageStore} store
 * @property {string} game
 * @property {Entry} entry changed in place
 * @property {string} prefix of the ids
 * @property {import("./types.d.ts").Tuning} [tune]
 * @property {() => void} changed
 * @property {() => void} fill makes all rows anew
 */

/** @param {Card} card */
function makeRows(card) {
  const { engine, game, entry } = card;
  if (entry.engine) return makeGuestRows(card);
  const info = findPlayer(engine.catalogue, game, entry.player);
  return [
    make("div", { className: "pair" }, makePlayerSelect(card), ...makePresetSelect(card, info)),
    make("p", { className: "quiet" }, info?.help ?? ""),
    makeParams(card, info),
    makeNameInput(card),
    makeOwnLimits(card),
  ];
}

/** The rows of a module of the visitor's. @param {Card} card */
function makeGuestRows(card) {
  const { entry, prefix, changed } = card;
  const choice = makeModuleFields(
    prefix,
    (entry.engine ?? []).join(" "),
    (address) => {
      entry.engine = [address];
      changed();
    },
    changed,
  );
  return [makePlayerSelect(card), ...choice, makeNameInput(card), makeOwnLimits(card)];
}

/** Makes all rows anew after a choice, and keeps the focus there. @param {Card} card @param {string} id */
function refillRows({ fill, changed }, id) {
  changed();
  fill();
  document.getElementById(id)?.focus();
}

/** @param {Card} card */
function makePlayerSelect(card) {
  const { engine, game, entry, prefix } = card;
  const options = playersOffered(engine, game).map((one) =>
    make("option", { value: one.id, selected: one.id === entry.player }, one.name),
  );
  const own = make("option", { value: MODULE, selected: entry.engine !== undefined }, dialogWords().module.option);
  const select = make("select", { id: `${prefix}player` }, ...options, own);
  select.addEventListener("change", () => {
    for (const name of Object.keys(entry)) Reflect.deleteProperty(entry, name);
    entry.player = select.value;
    if (select.value === MODULE) entry.engine = [""];
    refillRows(card, select.id);
  });
  return make("label", { className: "stacked", htmlFor: select.id }, text.setup.player, select);
}

/** Nothing for a player without presets. @param {Card} card @param {PlayerInfo | undefined} info */
function makePresetSelect(card, info) {
  const { entry, prefix, store } = card;
  const presets = info?.presets.filter(hasValues) ?? [];
  const mine = info ? loadPresetsOf(store, info) : [];
  if (!presets.length && !mine.length) return [];
  const chosen = entry.preset ?? mine.find(({ values }) => isSame(values, entry.settings ?? {}))?.name;
  const option = (/** @type {import("../types.d.ts").Preset} */ { name, help, label }) =>
    make("option", { value: name, title: help, selected: name === chosen }, label);
  const none = make("option", { value: "" }, text.setup.presetNone);
  const own = mine.length ? [make("optgroup", { label: text.presets.title }, ...mine.map(option))] : [];
  const select = make("select", { id: `${prefix}preset` }, none, ...presets.map(option), ...own);
  select.addEventListener("change", () => {
    setPreset(
      entry,
      select.value,
      mine.find(({ name }) => name === select.value),
    );
    refillRows(card, select.id);
  });
  return [make("label", { className: "stacked", htmlFor: select.id }, text.setup.preset, select)];
}

/**
 * An experiment stands for itself: a preset of the visitor's goes into it value by value.
 * @param {Entry} entry changed
 * @param {string} name none for the defaults
 * @param {import("../types.d.ts").Preset} [mine]
 */
function setPreset(entry, name, mine) {
  delete entry.preset;
  delete entry.settings;
  delete entry.name;
  if (mine) Object.assign(entry, { settings: { ...mine.values }, name: mine.label });
  else if (name) entry.preset = name;
}

/** The name of a preset of the visitor's goes where a value of it changes: results are shown by the name. @param {Card} card @param {PlayerInfo} info */
function removePresetName({ entry, prefix, store }, info) {
  if (!loadPresetsOf(store, info).some(({ label }) => label === entry.name)) return;
  delete entry.name;
  input(`${prefix}name`).value = "";
}

/** @param {import("../types.d.ts").Params} one @param {import("../types.d.ts").Params} other */
const isSame = (one, other) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/** @param {Card} card */
function makeNameInput({ entry, prefix, changed }) {
  const value = entry.name ?? "";
  const name = make("input", { type: "text", id: `${prefix}name`, value, autocomplete: "off", maxLength: 80 });
  name.addEventListener("input", () => {
    if (name.value) entry.name = name.value;
    else delete entry.name;
    changed();
  });
  return make("label", { className: "stacked", htmlFor: name.id }, text.setup.shownAs, name);
}

/** @param {Card} card */
function makeOwnLimits({ entry, prefix, changed }) {
  const write = (/** @type {Limits} */ limits) => {
    if (Object.keys(limits).length) entry.limits = limits;
    else delete entry.limits;
    changed();
  };
  // A parameter may have the name of a limit.
  const inputs = makeLimitInputs(`${prefix}own-`, () => entry.limits ?? {}, write);
  return make(
    "details",
    { className: "inner", open: entry.limits !== undefined },
    make("summary", {}, text.setup.ownLimits),
    make("div", { className: "three" }, ...inputs),
  );
}

/** The sliders, in a tuning each with its tick. @param {Card} card @param {PlayerInfo | undefined} info */
function makeParams(card, info) {
  const { entry, prefix, tune, changed } = card;
  const place = make("div", { className: "params" });
  const base = (/** @type {import("../types.d.ts").Param} */ param) => baseValue(info, entry, param);
  const refreshers = buildParams(
    place,
    info?.params ?? [],
    {
      valueOf: (param) => entry.settings?.[param.name] ?? base(param),
      setParam: (param, value) => {
        const { [param.name]: _, ...rest } = entry.settings ?? {};
        const settings = value === base(param) ? rest : { ...rest, [param.name]: value };
        if (Object.keys(settings).length) entry.settings = settings;
        else delete entry.settings;
        if (info) removePresetName(card, info);
        for (const refresh of refreshers) refresh();
        changed();
      },
    },
    prefix,
  );
  for (const refresh of refreshers) refresh();
  if (tune && info) addTicks(place, card, tune, info);
  return place;
}

/** A tick at each slider, for what is to be tuned. Groups without one are folded away. @param {HTMLElement} place @param {Card} card @param {import("./types.d.ts").Tuning} tune @param {PlayerInfo} info */
function addTicks(place, { prefix, changed }, tune, info) {
  for (const { name, label } of info.params) {
    const box = make("input", {
      ...{ type: "checkbox", className: "tick", id: `tune-${name}`, checked: tune.params.includes(name) },
      title: say(text.tune.tick, { label }),
      "aria-label": say(text.tune.tick, { label }),
    });
    box.addEventListener("change", () => {
      const ticked = (/** @type {string} */ one) => (one === name ? box.checked : tune.params.includes(one));
      // In the order of the sliders, so that the same ticks are the same tuning.
      tune.params = info.params.map((param) => param.name).filter(ticked);
      changed();
    });
    const slider = place.querySelector(`[id="${prefix}${name}"]`);
    slider?.closest(".param")?.querySelector(".param-label")?.prepend(box);
  }
  const others = [...place.children].filter((group) => !group.querySelector(".tick:checked"));
  const folded = make("div", { className: "params" }, ...others);
  place.append(make("details", { className: "inner" }, make("summary", {}, text.tune.others), folded));
}
