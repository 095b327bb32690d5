// The settings: of links, of pasted text and of earlier visits, by the same rules; and what reaches the board.

import assert from "node:assert/strict";
import { test } from "node:test";

import { catalogue } from "../../www/catalogue.js";
import { playersOf } from "../../www/core/family.js";
import { matchPreset } from "../../www/core/presets.js";
import { loadPresets, loadPresetsOf, removePreset, savePreset, withFreeName } from "../../www/core/saved-presets.js";
import { applyPairs, defaultSettings, parseSaved, toPairs } from "../../www/core/settings.js";
import { truncate } from "../../www/core/truncate.js";
import { Browser } from "./browser.js";
import { first, reload, visit } from "./visit.js";

/** @typedef {[string, string][]} Pairs */

/** @param {string} words */
const pairsOf = (words) => /** @type {Pairs} */ ([...new URLSearchParams(words)]);
/** @param {string} game @param {string} words */
const read = (game, words) => applyPairs(catalogue, game, defaultSettings(catalogue, game), pairsOf(words));

for (const { id } of catalogue.games)
  for (const player of playersOf(catalogue, id))
    test(`any settings of ${id} ${player.id} are read as they are written, from links and from storage`, () => {
      const ends = player.params.flatMap(({ name, min, max }) => [
        [name, min],
        [name, max],
      ]);
      for (const [name, value] of [...ends, ["movetime", 1], ["movetime", 3.6e6], ["pace", 1000]]) {
        const { settings, problems } = read(id, `player=${player.id}&${name}=${value}`);
        assert.deepEqual(problems, [], `${name}=${value}`);
        const pairs = toPairs(catalogue, id, settings, { all: true });
        assert.deepEqual(applyPairs(catalogue, id, defaultSettings(catalogue, id), pairs), { settings, problems });
        assert.deepEqual(parseSaved(catalogue, id, JSON.parse(JSON.stringify(settings))), settings);
        const few = toPairs(catalogue, id, settings, { all: false });
        assert.deepEqual(applyPairs(catalogue, id, defaultSettings(catalogue, id), few).settings, settings);
      }
    });

test("a wrong setting is named with what would be right, and the rest is used", () => {
  const ids = playersOf(catalogue, "2048").map(({ id }) => id);
  const { settings, problems } = read(
    "2048",
    "player=hal&empty=-1&merges=12&foo=1&movetime=9000000&restart=2&depth=65",
  );
  assert.deepEqual(problems, [
    { name: "player", value: "hal", expected: { oneOf: ids } },
    { name: "empty", value: "-1", expected: { min: 0, max: 2000 } },
    { name: "foo", value: "1" },
    { name: "movetime", value: "9000000", expected: { min: 1, max: 3.6e6 } },
    { name: "restart", value: "2", expected: { toggle: true } },
    { name: "depth", value: "65", expected: { min: 0, max: 64 } },
  ]);
  assert.deepEqual(settings.params, { expectimax: { merges: 12 } });
  for (const [game, words] of [
    ["pentago", "players=ai"],
    ["pentago", "players=ai,mcts,human"],
    ["pentago", "players=strong,mcts"],
    ["2048", "players=human,ai"],
    ["2048", "preset=nothing"],
  ])
    assert.equal(read(game, words).problems.length, 1, words);
  // Links of 0.2.0 name a file of weights.
  assert.deepEqual(read("2048", "player=learned&weights=small").problems, []);
});

test("a preset stands before the parameters, wherever the link names it", () => {
  const preset = playersOf(catalogue, "2048")
    .find(({ id }) => id === "expectimax")
    ?.presets.find(({ name }) => name === "ovolve");
  const { settings } = read("2048", "empty=1&preset=ovolve&depth=4");
  assert.deepEqual(settings.params.expectimax, { ...preset?.values, empty: 1 });
  assert.equal(settings.depth, 4);
});

test("settings are taken whole or in part, and nothing of a link that says nothing", async () => {
  const { board, model } = await first("?game=loa#nodes=500");
  assert.deepEqual(board.limits, { movetime: 1000, nodes: 500 });
  assert.equal(model.applyPairs(pairsOf("nonsense=1"), { allOrNothing: false, fromDefaults: true }).length, 1);
  assert.deepEqual(board.limits, { movetime: 1000, nodes: 500 });
  assert.equal(model.applyPairs(pairsOf("depth=3&nonsense=1"), { allOrNothing: true }).length, 1);
  assert.deepEqual(board.limits, { movetime: 1000, nodes: 500 });
  assert.equal(model.applyPairs(pairsOf("depth=3&nonsense=1"), { allOrNothing: false, fromDefaults: true }).length, 1);
  assert.deepEqual(board.limits, { movetime: 1000, depth: 3 });
});

test("a link takes limits and a player for its side, which a reload keeps", async () => {
  const one = await first("#game=pentago&players=human,mcts&nodes=500&depth=3");
  const told = () => ({ players: one.board.players, player: one.board.player, limits: one.board.limits });
  const expected = { players: "human,ai", player: "mcts", limits: { movetime: 1000, depth: 3, nodes: 500 } };
  assert.deepEqual(told(), expected);
  one.tab.flush();
  assert.equal(one.address.hash, "game=pentago&player=mcts&depth=3&nodes=500");
  const { board } = await reload(one, `#${one.address.hash}`);
  assert.deepEqual({ players: board.players, player: board.player, limits: board.limits }, expected);
});

for (const naming of ["players=human,mcts", "player=strong&player=mcts"])
  test(`the named player begins with its defaults, the others keep what they have: ${naming}`, async () => {
    const { model } = await first("#game=pentago&player=mcts&exploration=3");
    const follow = (/** @type {string} */ words) =>
      model.applyPairs(pairsOf(words), { allOrNothing: false, fromDefaults: true });
    follow("middle=5");
    assert.deepEqual(model.settings.params, { mcts: { exploration: 3 }, strong: { middle: 5 } });
    follow(naming);
    assert.deepEqual(model.settings.params, { mcts: {}, strong: { middle: 5 } });
  });

test("a name that is a parameter of the player means the parameter", async () => {
  const one = await first("#player=frolov&depth=2");
  assert.deepEqual([one.board.params.depth, one.board.limits.depth], [2, undefined]);
  // Nor does a limit of another player's count, which no link of this one could say.
  const other = await first("#player=expectimax&depth=2");
  assert.equal(other.board.limits.depth, 2);
  other.model.change((settings) => void (settings.player = "alpha-beta"));
  assert.equal(other.board.limits.depth, undefined);
});

test("a module of the visitor's is of one game, there again after a reload, and in no link", async () => {
  const one = await first("?game=pentago");
  one.model.setGuest("www/own/mine.js");
  one.tab.flush();
  assert.doesNotMatch(one.address.hash, /mine/);
  assert.deepEqual(one.model.applyPairs(pairsOf("guest=other.js"), { allOrNothing: false }).length, 1);
  const again = await reload(one, "#game=pentago&depth=3");
  assert.equal(again.board.guest, "www/own/mine.js");
  assert.equal((await reload(again, "?game=loa")).board.guest, "");
});

test("each player and each game keep their own settings", async () => {
  const one = await first();
  const param = one.model.player.params.find(({ name }) => name === "empty");
  assert.ok(param);
  one.model.setParam(param, 2000);
  one.model.change((settings) => void (settings.player = "random"));
  assert.equal(one.board.params.empty, undefined);
  await one.session.switchTo("pentago");
  assert.deepEqual([one.board.player, one.address.hash], ["strong", "game=pentago&preset=level-2"]);
  const { board, model, session } = await reload(one);
  await session.switchTo("2048");
  assert.equal(board.player, "random");
  model.change((settings) => void (settings.player = "expectimax"));
  assert.equal(board.params.empty, 2000);
  model.setParam(param, param.default);
  assert.deepEqual(model.changedParams, {}, "a default is left out");
});

test("the present preset is told, and values that are none", () => {
  const player = playersOf(catalogue, "2048").find(({ id }) => id === "expectimax");
  assert.ok(player);
  const now = (/** @type {Record<string, number>} */ own) => matchPreset(player.params, player.presets, own).key;
  const ovolve = player.presets.find(({ name }) => name === "ovolve")?.values ?? {};
  assert.equal(now(ovolve), "preset:ovolve");
  assert.equal(now({ ...ovolve, empty: 2000 }), "own");
  assert.equal(matchPreset(player.params, player.presets, {}).isDefault, true);
});

test("settings of one tab are those of the next", async () => {
  const browser = new Browser();
  const one = await visit(browser.tab(), "#movetime=77&pace=3&restart=1&ponder=1");
  one.tab.flush();
  const { board } = await visit(browser.tab());
  assert.deepEqual([board.limits, board.pace, board.restart, board.ponder], [{ movetime: 77 }, 3, true, true]);
});

test("presets of the visitor have names of their own, and are told for their player", () => {
  const { store } = new Browser().tab();
  const preset = { name: "x".repeat(80), game: "2048", player: "expectimax", settings: { empty: 7 } };
  savePreset(store, preset);
  assert.equal(withFreeName(store, preset).name, preset.name, "the same one comes once");
  const other = { ...preset, settings: { empty: 8 } };
  assert.equal(withFreeName(store, other).name, `${"x".repeat(78)} 2`);
  savePreset(store, withFreeName(store, other));
  assert.deepEqual(
    loadPresetsOf(store, { game: "2048", id: "expectimax" }).map(({ values }) => values.empty),
    [8, 7],
  );
  assert.deepEqual(loadPresetsOf(store, { game: "loa", id: "expectimax" }), []);
  removePreset(store, preset);
  assert.deepEqual(
    loadPresets(store).map(({ settings }) => settings.empty),
    [8],
  );
  assert.deepEqual([truncate("a🙂b", 2), truncate("a🙂b", 3)], ["a", "a🙂"]);
});

test("a clock shortens the time of a move, and only that", async () => {
  const { board, model } = await first("?game=loa#nodes=500&movetime=5000");
  model.limitMoveTime(200);
  assert.deepEqual(board.limits, { movetime: 200, nodes: 500 });
  model.change((settings) => void (settings.movetime = 100));
  assert.deepEqual(board.limits, { movetime: 100, nodes: 500 });
  model.change((settings) => void (settings.movetime = 5000));
  model.limitMoveTime(Infinity);
  assert.deepEqual(board.limits, { movetime: 5000, nodes: 500 });
});
