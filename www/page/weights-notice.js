/** Learned weights: the notice of a download and of its failure. Loaded on demand. */
import { playersOf } from "../core/family.js";
import { askToPersist } from "../core/persist.js";
import { defaultSettings, requirePlayer } from "../core/settings.js";
import { dialogWords } from "../kit/dialog-words.js";
import { make } from "../kit/dom.js";
import { notify } from "../kit/notices.js";
import { oneDecimal } from "../kit/numbers.js";
import { say } from "../kit/page-text.js";

/**
 * @typedef {import("../core/model.js").Model} Model
 * @typedef {import("../types.js").WeightsNews} WeightsNews
 */

/** @param {number} bytes */
const toMegabytes = (bytes) => oneDecimal(bytes / 1e6);

/** The notice of a download. @type {{notice: HTMLElement, words: HTMLElement, bar: HTMLProgressElement} | undefined} */
let shown;
/** The notice of a failure. @type {HTMLElement | undefined} */
let failure;

/**
 * Shows the progress of a download.
 * @param {Model} model
 * @param {{player: string} & (WeightsNews | {state: "cancelled"})} news
 */
export function showWeights(model, news) {
  const { board, catalogue, game } = model;
  const text = dialogWords().weights;
  const substitute = defaultSettings(catalogue, game).player;
  /** None where another game is on the board. */
  const player = playersOf(catalogue, game).find(({ id }) => id === news.player)?.name;
  if (player && (news.state === "loading" || news.state === "unpacking")) {
    failure?.remove();
    const cancel = () => {
      if (model.game === game) model.change((settings) => void (settings.player = substitute));
    };
    const { words, bar } = (shown ??= begin(player, cancel));
    if (news.state === "unpacking") {
      words.textContent = text.unpacking;
      bar.removeAttribute("value");
    } else {
      words.textContent = news.total
        ? say(text.size, { loaded: toMegabytes(news.loaded), total: toMegabytes(news.total) })
        : say(text.sizeAlone, { loaded: toMegabytes(news.loaded) });
      if (news.total) Object.assign(bar, { max: news.total, value: news.loaded });
    }
    return;
  }
  if (shown && news.state === "ready") askToPersist(model.store);
  shown?.notice.remove();
  shown = undefined;
  if (!player || news.state !== "failed") return;
  const retry = make("button", { type: "button" }, text.retry);
  retry.addEventListener("click", () => {
    failure?.remove();
    board.renew();
  });
  failure = notify(say(text.failed, { player, substitute: requirePlayer(catalogue, game, substitute).name }), {
    kind: "error",
    stays: true,
    details: news.message,
  });
  failure.append(retry);
}

/** @param {string} player @param {() => void} cancel */
function begin(player, cancel) {
  const text = dialogWords().weights;
  const notice = notify(say(text.loading, { player }), { stays: true });
  const bar = make("progress", { "aria-label": say(text.loading, { player }) });
  // Screen readers read the bar, not the numbers, which change many times a second.
  const words = make("span", { className: "number", "aria-hidden": "true" });
  const stop = make("button", { type: "button" }, text.cancel);
  stop.addEventListener("click", cancel);
  notice.querySelector(".icon-button")?.remove();
  notice.append(bar, words, stop);
  return { notice, words, bar };
}
