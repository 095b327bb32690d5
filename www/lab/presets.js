/** The presets of the visitor: a list with what can be done with them. */
import { findPlayer } from "../core/family.js";
import { formatLink, formatPairs } from "../core/link.js";
import { loadPresets, removePreset, savePreset, withFreeName } from "../core/saved-presets.js";
import { copy } from "../kit/clipboard.js";
import { byId, icon, make, setText } from "../kit/dom.js";
import { download } from "../kit/download.js";
import { notify } from "../kit/notices.js";

import { say, text } from "./text.js";

/** @typedef {import("./types.d.ts").SavedPreset} SavedPreset */

export class Presets {
  #engine;
  #store;
  #onChange;

  /** @param {import("./engine.js").Engine} engine @param {import("../core/storage.js").PageStore} store @param {() => void} onChange */
  constructor(engine, store, onChange) {
    this.#engine = engine;
    this.#store = store;
    this.#onChange = onChange;
    store.onOtherTabWrite(
      () => "presets",
      () => this.#changed(),
    );
    this.#show();
  }

  /** Saves a preset and says so. @param {SavedPreset} preset @param {string} [told] */
  add(preset, told = text.tuning.saved) {
    if (!savePreset(this.#store, preset)) return void notify(text.tuning.notSaved, { kind: "error" });
    notify(say(told, { name: preset.name, player: this.#playerOf(preset) }));
    this.#changed();
  }

  /** Saves the preset in the text of a file or a link, beside those of its name. @param {string} words @throws an Error that says what is wrong with it */
  take(words) {
    this.add(withFreeName(this.#store, this.#engine.readPreset(words)), text.presets.shared);
    byId("panel-presets", HTMLDetailsElement).open = true;
  }

  #changed() {
    this.#show();
    this.#onChange();
  }

  /** The name of a preset's player. @param {SavedPreset} preset */
  #playerOf = ({ game, player }) => findPlayer(this.#engine.catalogue, game, player)?.name ?? player;

  #show() {
    const all = loadPresets(this.#store);
    setText(byId("presets-peek", HTMLElement), all.length ? String(all.length) : "");
    const rows = all.map((preset) => this.#row(preset));
    byId("presets", HTMLElement).replaceChildren(
      ...(rows.length ? rows : [make("li", { className: "quiet" }, text.presets.none)]),
    );
  }

  /** @param {SavedPreset} preset */
  #row(preset) {
    const { name, game, player, settings } = preset;
    const gameName = this.#engine.catalogue.games.find(({ id }) => id === game)?.name ?? game;
    const about = say(text.presets.about, { player: this.#playerOf(preset), game: gameName });
    const values = Object.entries(settings).map(
      ([param, value]) => /** @type {[string, string]} */ ([param, `${value}`]),
    );
    const board = make("a", {
      className: "button",
      href: `index.html#${formatLink({ game: { game }, settings: [["player", player], ...values] })}`,
    });
    board.append(make("span", {}, name, make("small", {}, about)));
    board.title = text.presets.board;
    const words = JSON.stringify(preset, null, 2);
    return make(
      "li",
      {},
      board,
      tool("share", say(text.presets.link, { name }), () => this.#copyLink(preset)),
      tool("save", say(text.presets.file, { name }), () => download(`${name}.preset.json`, new Blob([`${words}\n`]))),
      tool("close", say(text.presets.remove, { name }), () => this.#remove(preset)),
    );
  }

  /** Deletes a preset. The focus goes to the next. @param {SavedPreset} preset */
  #remove(preset) {
    const list = byId("presets", HTMLElement);
    const place = [...list.children].findIndex((row) => row.contains(document.activeElement));
    removePreset(this.#store, preset);
    this.#changed();
    if (place < 0) return; // the browser gives clicked buttons no focus
    const next = list.children[place] ?? list.lastElementChild;
    const focus = next?.querySelector("a") ?? byId("panel-presets", HTMLElement).querySelector("summary");
    focus?.focus();
  }

  /** @param {SavedPreset} preset */
  #copyLink(preset) {
    const link = new URL(location.href);
    link.search = ""; // the reader has a language of their own
    link.hash = formatPairs([["preset", JSON.stringify(preset)]]);
    void copy(link.href, say(text.presets.copied, { name: preset.name }));
  }
}

/** @param {string} picture @param {string} label @param {() => void} run */
function tool(picture, label, run) {
  const made = make(
    "button",
    { type: "button", className: "icon-button small", title: label, "aria-label": label },
    icon(picture),
  );
  made.addEventListener("click", run);
  return made;
}
