/** The offer of the strongest player of a game of one side, which is a download: what it makes, how large it is, and the way back. */

import { needsWeights, playersOf } from "../core/family.js";
import { defaultSettings, requirePlayer } from "../core/settings.js";
import { games } from "../games.js";
import { dialogWords } from "../kit/dialog-words.js";
import { byId, make, setText } from "../kit/dom.js";
import { oneDecimal, wholeNumber } from "../kit/numbers.js";
import { say } from "../kit/page-text.js";
import { reportFailure } from "../kit/report-failure.js";

/** @typedef {import("../core/model.js").Model} Model */

/** Shows the offer where there is one. @param {Model} model */
export function mountStrongest(model) {
  const words = dialogWords().strongest;
  const says = make("p");
  const download = make("p", { className: "quiet" }, "");
  const act = make("button", { type: "button", id: "use-strongest" });
  const place = byId("strongest", HTMLElement);
  place.replaceChildren(says, download, act);
  /** @type {Map<string, number>} */
  const means = new Map();
  /** Reads what was measured of each game of one side when it first comes. @type {Set<string>} */
  const read = new Set();
  const readRatings = async () => {
    const { game } = model;
    if (model.settings.players || read.has(game)) return;
    read.add(game);
    const ladder = (await games[game].ratings?.())?.ladder;
    for (const rung of ladder?.rungs ?? []) if ("mean" in rung && !rung.preset) means.set(rung.player, rung.mean);
  };

  /** The player with weights to load that makes the most, and the default, by the rules on the board. */
  const choices = () => {
    const { catalogue, settled } = model;
    if (settled.game !== settled.id) return undefined; // measured by the usual rules
    const strongest = playersOf(catalogue, settled.id).find((player) => needsWeights(player) && means.has(player.id));
    const usual = requirePlayer(catalogue, settled.id, defaultSettings(catalogue, settled.id).player);
    return strongest && { strongest, usual };
  };
  act.addEventListener("click", () => {
    const found = choices();
    if (!found) return;
    const { strongest, usual } = found;
    const isOn = model.player === strongest;
    model.change((settings) => void (settings.player = isOn ? usual.id : strongest.id));
    const { board } = model;
    if (!isOn && !board.autoplay && board.status.kind === "turn") board.analyse({}).catch(() => {}); // which loads it
  });
  const draw = () => {
    const found = model.settings.players || model.settings.guest ? undefined : choices();
    place.hidden = !found;
    if (!found) return;
    const { strongest, usual } = found;
    const isOn = model.player === strongest;
    const mean = round(means.get(strongest.id) ?? 0);
    const own = means.get(model.player.id);
    const line = isOn ? words.plays : own ? words.offer : words.alone;
    setText(says, say(line, { player: strongest.name, mean, own: round(own ?? 0) }));
    setText(download, isOn ? "" : say(words.download, { size: oneDecimal((strongest.weights?.bytes ?? 0) / 1e6) }));
    setText(act, isOn ? say(words.back, { player: usual.name }) : say(words.use, { player: strongest.name }));
  };
  model.watch(() => reportFailure(readRatings().then(draw)));
}

/** Two digits say enough of a mean of a few games. @param {number} mean */
const round = (mean) => wholeNumber(Number(mean.toPrecision(2)));
