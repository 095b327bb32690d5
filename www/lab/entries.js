/** The players of an experiment: a card each, with the same rows of parameters as on the board's page. */
import { familyIn } from "../family.js";
import { icon, make } from "../page/dom.js";
import { buildParams } from "../page/params.js";
import { say, text } from "./text.js";

/**
 * @typedef {import("./types.d.ts").Entry} Entry
 * @typedef {import("./types.d.ts").Catalogue} Catalogue
 * @typedef {import("../types.js").PlayerInfo} PlayerInfo
 * @typedef {import("../types.js").Limits} Limits
 */

export const LIMITS = /** @type {const} */ (["movetime", "depth", "nodes"]);

/** What to call a player. @param {Catalogue} catalogue @param {string} game @param {Entry} entry */
export function titleOf(catalogue, game, entry) {
  const info = infoOf(catalogue, game, entry.player);
  const preset = info?.presets.find(({ name }) => name === entry.preset)?.label;
  const own = Object.entries(entry.settings ?? {}).map(([name, value]) => `${name} ${value}`);
  const limits = LIMITS.filter((name) => entry.limits?.[name] !== undefined).map(
    (name) => `${name} ${entry.limits?.[name]}`,
  );
  return entry.name ?? [info?.name ?? entry.player, preset, ...own, ...limits].filter(Boolean).join(", ");
}

/** @param {Catalogue} catalogue @param {string} game @param {string} id @returns {PlayerInfo | undefined} */
export const infoOf = (catalogue, game, id) => playersOf(catalogue, game).find((one) => one.id === id);

/** Those who play a game or a variant of it. @param {Catalogue} catalogue @param {string} game */
export function playersOf(catalogue, game) {
  const id = familyIn(catalogue.games, game)?.id;
  return catalogue.players.filter((one) => one.game === id);
}

/**
 * Three inputs for limits; an empty one sets none.
 * @param {string} prefix of the ids
 * @param {() => Limits} read
 * @param {(limits: Limits) => void} write
 */
export function limitInputs(prefix, read, write) {
  return LIMITS.map((name) => {
    const input = make("input", {
      type: "number",
      id: `${prefix}${name}`,
      min: name === "movetime" ? "0.1" : "1",
      step: "any",
      inputMode: "decimal",
      value: String(read()[name] ?? ""),
    });
    input.addEventListener("input", () => {
      const { [name]: _, ...rest } = read();
      write(input.value === "" ? rest : { ...rest, [name]: Number(input.value) });
    });
    return make("label", { className: "stacked", htmlFor: input.id }, text.setup[name], input);
  });
}

/**
 * The card of a player.
 * @param {object} all
 * @param {Catalogue} all.catalogue
 * @param {string} all.game
 * @param {Entry} all.entry changed in place
 * @param {number} all.place
 * @param {boolean} all.open
 * @param {() => void} all.onChange
 * @param {() => void} all.onRemove
 */
export function entryCard({ catalogue, game, entry, place, open, onChange, onRemove }) {
  const prefix = `p${place}-`;
  const title = make("span", { className: "entry-title" });
  const body = make("div", { className: "entry-body" });
  const remove = make("button", { type: "button", className: "icon-button small" }, icon("close"));
  remove.addEventListener("click", onRemove);
  const card = make("details", { className: "entry", open }, make("summary", {}, title), body);
  const refresh = () => {
    const words = titleOf(catalogue, game, entry);
    title.textContent = words;
    remove.title = say(text.setup.remove, { name: words });
    remove.setAttribute("aria-label", remove.title);
  };
  const changed = () => {
    refresh();
    onChange();
  };
  const fill = () => {
    body.replaceChildren(...rows({ catalogue, game, entry, prefix, changed, fill }));
    refresh();
  };
  fill();
  return make("div", { className: "entry-line" }, card, remove);
}

/** @param {{catalogue: Catalogue, game: string, entry: Entry, prefix: string, changed: () => void, fill: () => void}} all */
function rows({ catalogue, game, entry, prefix, changed, fill }) {
  const info = infoOf(catalogue, game, entry.player);
  const who = make(
    "select",
    { id: `${prefix}player` },
    ...playersOf(catalogue, game).map((one) =>
      make("option", { value: one.id, selected: one.id === entry.player }, one.name),
    ),
  );
  who.addEventListener("change", () => {
    for (const name of Object.keys(entry)) Reflect.deleteProperty(entry, name);
    entry.player = who.value;
    again(`${prefix}player`);
  });
  const again = (/** @type {string} */ focus) => {
    fill();
    changed();
    document.getElementById(focus)?.focus();
  };
  const found = [make("label", { className: "stacked", htmlFor: who.id }, text.setup.player, who)];
  const presets = info?.presets.filter(({ values }) => Object.keys(values).length) ?? [];
  if (presets.length) {
    const preset = make(
      "select",
      { id: `${prefix}preset` },
      make("option", { value: "" }, text.setup.presetNone),
      ...presets.map((one) =>
        make("option", { value: one.name, title: one.help, selected: one.name === entry.preset }, one.label),
      ),
    );
    preset.addEventListener("change", () => {
      if (preset.value) entry.preset = preset.value;
      else delete entry.preset;
      delete entry.settings;
      again(`${prefix}preset`);
    });
    found.push(make("label", { className: "stacked", htmlFor: preset.id }, text.setup.preset, preset));
  }
  const name = make("input", {
    type: "text",
    id: `${prefix}name`,
    value: entry.name ?? "",
    autocomplete: "off",
    maxLength: 80,
  });
  name.addEventListener("input", () => {
    if (name.value) entry.name = name.value;
    else delete entry.name;
    changed();
  });
  const limits = make(
    "details",
    { className: "inner", open: entry.limits !== undefined },
    make("summary", {}, text.setup.ownLimits),
    make(
      "div",
      { className: "three" },
      ...limitInputs(
        prefix,
        () => entry.limits ?? {},
        (set) => {
          if (Object.keys(set).length) entry.limits = set;
          else delete entry.limits;
          changed();
        },
      ),
    ),
  );
  return [
    make("div", { className: "pair" }, ...found),
    make("p", { className: "quiet" }, info?.help ?? ""),
    parameters(entry, info, prefix, changed),
    make("label", { className: "stacked", htmlFor: name.id }, text.setup.shownAs, name),
    limits,
  ];
}

/** @param {Entry} entry @param {PlayerInfo | undefined} info @param {string} prefix @param {() => void} changed */
function parameters(entry, info, prefix, changed) {
  const place = make("div", { className: "params" });
  const preset = info?.presets.find(({ name }) => name === entry.preset)?.values ?? {};
  /** @param {import("../types.js").Param} param */
  const base = (param) => preset[param.name] ?? param.default;
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
        for (const refresh of refreshers) refresh();
        changed();
      },
    },
    prefix,
  );
  for (const refresh of refreshers) refresh();
  return place;
}
