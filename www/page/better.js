/** The question whether the sliders are better than the defaults: the lab answers it. */
import { findFamily } from "../core/family.js";
import { tunedParams } from "../core/levels.js";
import { formatPairs } from "../core/link.js";
import { dialogWords } from "../kit/dialog-words.js";
import { notify } from "../kit/notices.js";
import { say } from "../kit/page-text.js";

/** @typedef {import("../core/model.js").Model} Model */

/** The most games of a test; most are decided far sooner. */
const MAX_GAMES = 20_000;
/** The difference that is worth finding: Elo where two play, per cent of the score otherwise. */
const BETTER = { elo: 20, percent: 10 };
/** Seeds differ from question to question: values that were lucky once are not lucky again. */
const SEEDS = 1e9;

/** Opens the lab in a tab of its own, where the test begins. @param {Model} model */
export function openTest(model) {
  if (!Object.keys(tunedParams(model.player, model.changedParams)).length)
    return void notify(dialogWords().better.first);
  const words = formatPairs([
    ["experiment", JSON.stringify(createTest(model))],
    ["start", "1"],
  ]);
  open(`lab.html#${words}`, "_blank", "noopener");
}

/** The sliders against the defaults, as an experiment of the lab. @param {Model} model @returns {import("../lab/types.d.ts").Experiment} */
function createTest({ catalogue, player, changedParams, settled }) {
  const { name, own: mine, normal } = dialogWords().better;
  const { sides, labNodes } = findFamily(catalogue.games, settled.id) ?? catalogue.games[0];
  return {
    name: say(name, { player: player.name }),
    game: settled.game,
    players: [
      { player: player.id, name: mine, settings: tunedParams(player, changedParams) },
      { player: player.id, name: normal },
    ],
    games: MAX_GAMES,
    seed: Math.floor(Math.random() * SEEDS),
    limits: { nodes: labNodes },
    test: { better: sides === 2 ? BETTER.elo : BETTER.percent },
  };
}
