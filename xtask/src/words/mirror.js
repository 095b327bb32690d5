// The English of games, players and settings is in the engine, that of ready-made experiments in their files. For translators and
// their tools both are written down beside the other English words: en/catalogue.json and en/experiments.json.

import { readdir, readFile } from "node:fs/promises";
import { firstWithParam, playerKey } from "../../../www/words/catalogue.js";
import { keepRoom } from "./data.js";

/** @typedef {import("../../../www/types.d.ts").Catalogue} Catalogue */

/** @param {{name: string, label: string, help: string}[]} things */
const named = (things) => Object.fromEntries(things.map(({ name, label, help }) => [name, { label, help }]));

/** What has something in it. @param {import("./data.js").Tree} parts @returns {import("./data.js").Tree} */
const filled = (parts) => Object.fromEntries(Object.entries(parts).filter(([, part]) => Object.keys(part).length));

/** The English of the catalogue; what players share, with the first of them. @param {Catalogue} catalogue */
export function englishOf(catalogue) {
  const { games, players } = catalogue;
  const groups = [...games, ...players].flatMap(({ params }) => params.map(({ group }) => group));
  return {
    groups: Object.fromEntries(groups.map((group) => [group, group])),
    games: Object.fromEntries(
      games.map(({ id, params, presets }) => [id, filled({ params: named(params), presets: named(presets) })]),
    ),
    players: Object.fromEntries(
      players.map((player) => {
        const { name, help, params, presets } = player;
        const own = params.filter((param) => firstWithParam(catalogue, param) === player);
        const parts = filled({ params: named(own), presets: named(presets) });
        return [playerKey(player), { name, help, ...parts }];
      }),
    ),
  };
}

/** What the experiments are about, by their names. */
async function experiments() {
  const folder = "crates/lab/experiments";
  const files = (await readdir(folder)).sort();
  const all = await Promise.all(files.map(async (file) => JSON.parse(await readFile(`${folder}/${file}`, "utf8"))));
  return Object.fromEntries(all.map(({ name, about }) => [name, about]));
}

/** Writes them down. @param {Catalogue} catalogue */
export async function mirror(catalogue) {
  await keepRoom("en", "catalogue", englishOf(catalogue));
  await keepRoom("en", "experiments", await experiments());
}
