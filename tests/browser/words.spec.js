// The words in every language: none missing, none too many, each with the same places to fill.
import { readFile, readdir } from 'node:fs/promises';
import { expect, test } from '@playwright/test'; // no page is needed
import { catalogue } from '../../www/catalogue.js';
import { keyOf, ownerOf, translated } from '../../www/words/catalogue.js';
import { words as board } from '../../www/words/en/board.js';
import { words as dialogs } from '../../www/words/en/dialogs.js';
import { words as guide } from '../../www/words/en/guide.js';
import { words as lab } from '../../www/words/en/lab.js';
import { words as loa } from '../../www/words/en/loa.js';
import { words as page } from '../../www/words/en/page.js';
import { words as pentago } from '../../www/words/en/pentago.js';
import { LANGUAGES, Language, known } from '../../www/words/language.js';

const english = { board: { ...board, pentago, loa }, page: { ...page, dialogs }, lab, guide };
const others = Object.keys(LANGUAGES).filter((id) => id !== 'en');

/** @typedef {string | import('../../www/words/language.js').Plural} Message */

/** @param {unknown} value @returns {value is Message} */
const isMessage = (value) => typeof value === 'string' || (typeof value === 'object' && value !== null && 'other' in value && typeof value.other === 'string' && Object.keys(value).every((key) => ['zero', 'one', 'two', 'few', 'many', 'other'].includes(key)));

/** Every message by its place. @param {unknown} words @param {string} [at] @returns {[string, Message][]} */
function messages(words, at = '') {
  if (isMessage(words)) return [[at, words]];
  if (typeof words !== 'object' || words === null) throw new Error(`${at} is no message`);
  return Object.entries(words).flatMap(([key, value]) => messages(value, `${at}.${key}`));
}

/** What is filled in, of each form. @param {Message} message */
const places = (message) =>
  (typeof message === 'string' ? [message] : Object.values(message)).map((form) => [...new Set(form.match(/\{\w+\}/g) ?? [])].sort().join(' '));

/** @param {string} id */
async function wordsOf(id) {
  const [found, whole, lab, guide] = await Promise.all(['board', 'page', 'lab', 'guide'].map((part) => import(`../../www/words/${id}/${part}.js`)));
  const { catalogue: table, ...rest } = whole.words;
  const { experiments, ...ownLab } = lab.words;
  return { words: { board: found.words, page: rest, lab: ownLab, guide: guide.words }, table, experiments };
}

/** @returns {Promise<string[]>} */
const experimentNames = async () => Promise.all((await readdir('experiments')).map(async (file) => JSON.parse(await readFile(`experiments/${file}`, 'utf8')).name));

/** What a table for the catalogue must have. */
function expected() {
  /** @param {{name: string}[]} things */
  const names = (things) => things.map(({ name }) => name);
  const groups = [...catalogue.games, ...catalogue.players].flatMap(({ params }) => params.map(({ group }) => group));
  return {
    groups: [...new Set(groups)].sort(),
    games: catalogue.games.flatMap(({ id, params, presets }) => [...names(params).map((name) => `${id} ${name}`), ...names(presets).map((name) => `${id} *${name}`)]).sort(),
    players: catalogue.players.flatMap((player) => [
      keyOf(player),
      ...names(player.params.filter((param) => ownerOf(catalogue, param) === player)).map((name) => `${keyOf(player)} ${name}`),
      ...names(player.presets).map((name) => `${keyOf(player)} *${name}`),
      ...names(player.weights).map((name) => `${keyOf(player)} =${name}`),
    ]).sort(),
  };
}

/** What it has. @param {import('../../www/words/catalogue.js').CatalogueWords} table */
function present({ groups, games, players }) {
  const keys = (/** @type {object | undefined} */ pairs, /** @type {string} */ mark) => Object.keys(pairs ?? {}).map((name) => mark + name);
  return {
    groups: Object.keys(groups).sort(),
    games: Object.entries(games).flatMap(([id, { params, presets }]) => [...keys(params, `${id} `), ...keys(presets, `${id} *`)]).sort(),
    players: Object.entries(players).flatMap(([id, { params, presets, weights }]) => [id, ...keys(params, `${id} `), ...keys(presets, `${id} *`), ...keys(weights, `${id} =`)]).sort(),
  };
}

test('every language has a folder, and every folder is a language', async () => {
  const found = await readdir('www/words', { withFileTypes: true });
  expect(found.filter((entry) => entry.isDirectory()).map(({ name }) => name).sort()).toEqual(Object.keys(LANGUAGES).sort());
});

for (const id of others) {
  test(`the words are complete: ${LANGUAGES[/** @type {'de'} */ (id)]}`, async () => {
    const { words, table, experiments } = await wordsOf(id);
    const wanted = messages(english);
    const found = new Map(messages(words));
    expect([...found.keys()].sort()).toEqual(wanted.map(([at]) => at).sort());

    const { pluralCategories } = new Intl.PluralRules(id).resolvedOptions();
    const forms = pluralCategories.filter((form) => form !== 'many').sort(); // of a million and more: there `other` will do
    const wrong = wanted.filter(([at, message]) => {
      const own = /** @type {Message} */ (found.get(at));
      const filled = places(own).every((ones) => ones === places(message)[0]);
      const said = (typeof own === 'string' ? [own] : Object.values(own)).every((form) => form.trim() === form && form !== '');
      const formed = typeof own === typeof message && (typeof own === 'string' || Object.keys(own).sort().join() === forms.join());
      return !filled || !said || !formed;
    });
    expect(wrong.map(([at]) => `${at}: ${JSON.stringify(found.get(at))}`)).toEqual([]);

    expect(Object.keys(experiments).sort()).toEqual((await experimentNames()).sort());
    expect(Object.values(experiments).filter((about) => about.trim() !== about || about === '')).toEqual([]);

    expect(present(table)).toEqual(expected());
    const { games, players } = translated(catalogue, table);
    const said = [...players.flatMap(({ name, help }) => [name, help]), ...[...games, ...players].flatMap(({ params, presets }) => [...params, ...presets]).flatMap(({ label, help }) => [label, help])];
    expect(said.filter((words) => words.trim() !== words || words === '')).toEqual([]);
  });
}

test('what is missing from a table stays English', () => {
  const bare = translated(catalogue, { groups: {}, games: {}, players: {} });
  expect(bare).toEqual(catalogue);
});

test('the first language that is known is chosen', () => {
  expect(known(['pl', 'de-AT', 'fr'])).toBe('de');
  expect(known(['EL'])).toBe('el');
  expect(known(['pl', ''])).toBe(undefined);
});

test('numbers and plurals are those of the language', () => {
  const points = { one: '{n} Punkt', other: '{n} Punkte' };
  const german = new Language('de', {});
  expect(german.say(points, { n: 1 })).toBe('1 Punkt');
  expect(german.say(points, { n: 12345 })).toBe('12.345 Punkte');
  expect(new Language('fr', {}).say({ one: '{n} coup', other: '{n} coups' }, { n: 0 })).toBe('0 coup');
  expect(new Language('fr', {}).say({ one: '{n} coup', other: '{n} coups' }, { n: 1_000_000 })).toMatch(/coups$/);
  expect(german.say('{a} {b}', { a: 'x', b: '{a}' })).toBe('x {a}');
});
