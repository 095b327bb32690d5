// Comparison of the languages with English.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { catalogue } from "../../www/catalogue.js";
import { games } from "../../www/games.js";
import { keyOf, ownerOf } from "../../www/words/catalogue.js";
import { words as about } from "../../www/words/en/about.js";
import { words as board } from "../../www/words/en/board.js";
import { words as dialogs } from "../../www/words/en/dialogs.js";
import { words as guide } from "../../www/words/en/guide.js";
import { words as inside } from "../../www/words/en/inside.js";
import { words as lab } from "../../www/words/en/lab.js";
import { words as match } from "../../www/words/en/match.js";
import { words as page } from "../../www/words/en/page.js";
import { words as puzzles } from "../../www/words/en/puzzles.js";
import { words as statistics } from "../../www/words/en/statistics.js";
import { LANGUAGES } from "../../www/words/language.js";

/** @typedef {string | import('../../www/words/language.js').Plural} Message */

/** The words about a game, on its board and in dialogs, in the form of other languages' tables. @param {string} id */
async function wordsOfGame(id) {
  const [{ words: board }, { words: help }, { help: editor }] = await Promise.all([
    import(`../../www/games/${id}/words.js`),
    games[id].help(),
    games[id].editor(),
  ]);
  return { board, dialogs: { ...help, editor } };
}
const ofGames = await Promise.all(
  Object.keys(games).map(async (id) => /** @type {const} */ ([id, await wordsOfGame(id)])),
);
/** @param {'board' | 'dialogs'} part */
const part = (part) => Object.fromEntries(ofGames.map(([id, words]) => [id, words[part]]));
const english = {
  board: { ...board, games: part("board") },
  page: { ...page, dialogs: { ...dialogs, games: part("dialogs") } },
  lab,
  guide,
  inside,
  match,
  puzzles,
  statistics,
  about,
};
/** All but English, by their ids. */
export const others = Object.keys(LANGUAGES).filter((id) => id !== "en");

const FORMS = ["zero", "one", "two", "few", "many", "other"];
/** @param {unknown} value @returns {value is Message} */
const isMessage = (value) =>
  typeof value === "string" ||
  (typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).every((key) => FORMS.includes(key)));

/** Every message by its place. @param {unknown} words @param {string} [at] @returns {[string, Message][]} */
function messages(words, at = "") {
  if (isMessage(words)) return [[at, words]];
  if (typeof words !== "object" || words === null) throw new Error(`${at} is no message`);
  return Object.entries(words).flatMap(([key, value]) => messages(value, at ? `${at}.${key}` : key));
}

/** The forms of a message, by their names. @param {Message} message @returns {[string, string][]} */
const formsOf = (message) => (typeof message === "string" ? [["other", message]] : Object.entries(message));

/** The places to fill in. @param {string} form */
const places = (form) => [...new Set(form.match(/\{\w+\}/g) ?? [])].sort().join(" ");

/** The forms that a language has; that of a million and more, in some, may be left to `other`. @param {string} id @returns {string[]} */
const formsIn = (id) => new Intl.PluralRules(id).resolvedOptions().pluralCategories.filter((form) => form !== "many");

/** @param {string} id */
async function wordsOf(id) {
  /** @type {Record<string, any>} */
  const words = {};
  for (const part of Object.keys(english)) {
    const file = new URL(`../../www/words/${id}/${part}.js`, import.meta.url);
    // A language may have nothing of a part.
    if (existsSync(file)) ({ words: words[part] } = await import(file.href));
  }
  const { catalogue: table = {}, ...page } = words.page;
  const { experiments = {}, ...lab } = words.lab;
  return { words: { ...words, page, lab }, table, experiments };
}

/** @returns {Promise<string[]>} */
const experimentNames = async () =>
  Promise.all(
    (await readdir("experiments")).map(async (file) => JSON.parse(await readFile(`experiments/${file}`, "utf8")).name),
  );

/** The places of a table for the catalogue. @returns {string[]} */
function wantedInTable() {
  /** @param {string} at @param {{name: string}[]} things */
  const named = (at, things) => things.map(({ name }) => `${at}.${name}`);
  const groups = [...catalogue.games, ...catalogue.players].flatMap(({ params }) =>
    params.map(({ group }) => `groups.${group}`),
  );
  return [
    ...new Set(groups),
    ...catalogue.games.flatMap(({ id, params, presets }) => [
      ...named(`games.${id}.params`, params),
      ...named(`games.${id}.presets`, presets),
    ]),
    ...catalogue.players.flatMap((player) => {
      const at = `players.${keyOf(player)}`;
      const own = player.params.filter((param) => ownerOf(catalogue, param) === player);
      return [
        `${at}.name`,
        `${at}.help`,
        ...named(`${at}.params`, own),
        ...named(`${at}.presets`, player.presets),
        ...named(`${at}.weights`, player.weights),
      ];
    }),
  ];
}

/** The entries of a table, by their path. @param {import('../../www/words/catalogue.js').CatalogueWords} table @returns {[string, string[]][]} */
function foundInTable({ groups = {}, games = {}, players = {} }) {
  /** @param {string} at @param {Record<string, [string, string]>} [pairs] */
  const paired = (at, pairs = {}) =>
    Object.entries(pairs).map(([name, said]) => /** @type {[string, string[]]} */ ([`${at}.${name}`, said]));
  return [
    ...Object.entries(groups).map(([name, said]) => /** @type {[string, string[]]} */ ([`groups.${name}`, [said]])),
    ...Object.entries(games).flatMap(([id, { params, presets }]) => [
      ...paired(`games.${id}.params`, params),
      ...paired(`games.${id}.presets`, presets),
    ]),
    ...Object.entries(players).flatMap(([id, { name, help, params, presets, weights }]) => [
      ...Object.entries({ name, help }).flatMap(([what, said]) =>
        said === undefined ? [] : [/** @type {[string, string[]]} */ ([`players.${id}.${what}`, [said]])],
      ),
      ...paired(`players.${id}.params`, params),
      ...paired(`players.${id}.presets`, presets),
      ...paired(`players.${id}.weights`, weights),
    ]),
  ];
}

/**
 * A language beside English: what it `lacks`, which does no harm, for English stands in; what is `unknown` there; and what is `wrong`.
 * @param {string} id
 */
export async function compare(id) {
  const { words, table, experiments } = await wordsOf(id);
  const wanted = new Map(messages(english));
  const found = new Map(messages(words));
  const tableWanted = wantedInTable();
  const tableFound = new Map(foundInTable(table));
  const abouts = await experimentNames();
  const forms = formsIn(id);
  /** @type {Record<"lacks" | "unknown" | "wrong", string[]>} */
  const result = { lacks: [], unknown: [], wrong: [] };

  /** @param {string} part @param {Iterable<string>} ours @param {Iterable<string>} theirs */
  const keys = (part, ours, theirs) => {
    const [has, knows] = [new Set(theirs), new Set(ours)];
    result.lacks.push(...[...knows].filter((at) => !has.has(at)).map((at) => part + at));
    result.unknown.push(...[...has].filter((at) => !knows.has(at)).map((at) => part + at));
  };
  keys("", wanted.keys(), found.keys());
  keys("lab.experiments.", abouts, Object.keys(experiments));
  keys("catalogue.", tableWanted, tableFound.keys());

  const isBlank = (/** @type {string} */ said) => said.trim() !== said || said === "";
  for (const [at, own] of found) {
    const message = wanted.get(at);
    if (message === undefined) continue;
    const models = new Map(formsOf(message));
    const isPlural = typeof own !== "string";
    if (isPlural !== (typeof message !== "string"))
      result.wrong.push(`${at}: ${isPlural ? "has" : "needs"} forms for one and many`);
    for (const [form, said] of formsOf(own)) {
      const model = models.get(form) ?? models.get("other") ?? "";
      if (isBlank(said) || places(said) !== places(model)) result.wrong.push(`${at}: ${JSON.stringify(said)}`);
      if (isPlural && !forms.includes(form)) result.unknown.push(`${at}.${form}`);
    }
    const missing = forms.filter((form) => isPlural && !(form in own));
    if (missing.includes("other")) result.wrong.push(`${at}: needs the form \`other\``);
    result.lacks.push(...missing.map((form) => `${at}.${form}`));
  }
  const tables = [
    ...tableFound,
    ...Object.entries(experiments).map(
      ([name, said]) => /** @type {[string, string[]]} */ ([`lab.experiments.${name}`, [said]]),
    ),
  ];
  for (const [at, said] of tables) if (said.some(isBlank)) result.wrong.push(`${at}: ${JSON.stringify(said)}`);
  return { ...result, total: wanted.size + abouts.length + tableWanted.length };
}
