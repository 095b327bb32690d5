/** The choice of a game: all games, then their variants that have presets. */
import { byId, make } from "../kit/dom.js";

/** @typedef {import("./engine.js").Engine} Engine */

/** The choice of an experiment's game. */
export class GameChoice {
  #select = byId("game", HTMLSelectElement);

  /** @param {Engine} engine @param {(game: string) => void} onChange */
  constructor({ catalogue }, onChange) {
    this.#select.replaceChildren(...catalogue.games.map(({ id, name }) => make("option", { value: id }, name)));
    this.#select.addEventListener("change", () => onChange(this.#select.value));
    // Without a connection the games without variants stay, until the next time.
    const wait = () => this.#select.addEventListener("focus", offer, { once: true });
    const offer = () => void variantsOf(catalogue).then((variants) => this.#offer(variants), wait);
    wait();
  }

  /** Shows the game of an experiment; one that is not offered yet is known by its id. @param {string} game */
  show(game) {
    if (!this.#has(game)) this.#offer([[game, game]]);
    this.#select.value = game;
  }

  /** @param {string} game */
  #has = (game) => [...this.#select.options].some(({ value }) => value === game);

  /** @param {[string, string][]} variants ids with names */
  #offer(variants) {
    for (const [value, name] of variants) {
      const known = [...this.#select.options].find((option) => option.value === value);
      if (known) known.textContent = name;
      else this.#select.append(make("option", { value }, name));
    }
  }
}

/** The variants that have presets, by their ids. The board's engine knows these. @param {Engine["catalogue"]} catalogue */
async function variantsOf({ games }) {
  const { loadFullEngine } = await import("../engine.js");
  const variants = games.map(async (info) => {
    if (!info.presets.length) return [];
    const { gameName } = await loadFullEngine(info);
    return info.presets.map(({ label, values }) => [gameName(info.id, values), `${info.name}: ${label}`]);
  });
  const named = /** @type {[string, string][]} */ ((await Promise.all(variants)).flat());
  return named.filter(([id]) => !games.some((game) => game.id === id));
}
