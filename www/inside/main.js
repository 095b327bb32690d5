/** The view from inside: the review of a game, and why a move is played, beside the board. */
import { catalogue as english } from "../catalogue.js";
import { familyOf } from "../engine.js";
import { dealOf, gameOf, readLink } from "../link.js";
import { button, byId, input, make, reasonOf, setText } from "../page/dom.js";
import { inWords, start, text } from "./inside-text.js";
import { Lessons } from "./lessons.js";
import { GameObserver } from "./observer.js";
import { PairPanel } from "./pair.js";
import { Retry } from "./retry.js";
import { ReviewPanel } from "./review.js";
import { TreePanel } from "./tree-panel.js";
import { WhyPanel } from "./why.js";

/** Positions a move, for a quick review and a thorough one. */
const EFFORTS = { quick: 2000, thorough: 50_000 };

await start();
const catalogue = inWords(english);

const player = byId("player", HTMLSelectElement);
const effort = byId("effort", HTMLSelectElement);
const error = byId("error", HTMLElement);
effort.append(
  ...Object.entries(EFFORTS).map(([id, nodes]) =>
    make("option", { value: String(nodes) }, text.settings[/** @type {keyof typeof EFFORTS} */ (id)]),
  ),
);

// After the language of the page is set, because the board uses it.
await import("../board/element.js");
const board = /** @type {import("../types.js").BoardElement} */ (document.querySelector("plyground-board"));

/** @type {GameObserver | undefined} */
let observer;
let record = "";

const why = new WhyPanel((ply) => {
  observer?.ask({ type: "why", ply });
  observer?.ask({ type: "sentences", ply });
});
const tree = new TreePanel((request) => observer?.ask(request), board);
const retry = new Retry(board, (ply, move) => observer?.ask({ type: "judge", ply, move }));
const pair = new PairPanel(board, () => Number(effort.value));
const lessons = new Lessons();
const review = new ReviewPanel({
  look: (ply) => {
    retry.end();
    board.seek(ply);
  },
  retry: (judgement) => retry.begin(judgement, record),
});

/** Begins to look at the game, by the player that is chosen. @param {string} [chosen] */
function observe(chosen) {
  observer?.end();
  setText(error, "");
  review.clear(board.state);
  tree.clear();
  observer = new GameObserver({ type: "open", record, player: chosen, nodes: Number(effort.value) }, hear);
  why.ask(board.state);
}

/** @param {import("./types.d.ts").Reply} reply */
function hear(reply) {
  switch (reply.type) {
    case "ready":
      player.value = reply.player;
      return why.by(catalogue, gameIn(record), reply.player);
    case "weights":
      return review.loading(reply.news);
    case "judged":
      return review.add(reply.judgement);
    case "done":
      return review.finish();
    case "why":
      return why.show(reply.ply, reply.why);
    case "sentences":
      return why.say(reply.ply, reply.sentences);
    case "tree":
    case "noTree":
    case "treeText":
      return void tree.hear(reply);
    case "tried":
      return retry.hear(reply.judgement);
    case "error":
      return setText(error, reply.message);
  }
}

/** @param {string} record */
const gameIn = (record) => familyOf(gameOf(record))?.id;

/** Opens the game of a link or a record. @param {string} words */
async function open(words) {
  try {
    const { game } = readLink(words);
    await board.load(game.record ? gameOf(game.record) : (game.game ?? board.game));
    board.reset({ game: game.game, ...dealOf(game) });
    record = board.record;
    const those = catalogue.players.filter((one) => one.game === gameIn(record) && one.id !== "random");
    player.replaceChildren(...those.map(({ id, name }) => make("option", { value: id }, name)));
    pair.offer(those);
    for (const id of ["inside", "pair", "tree"]) byId(id, HTMLElement).hidden = false;
    observe();
  } catch (problem) {
    setText(error, `${text.open.bad} ${reasonOf(problem)}`);
  }
}

player.addEventListener("change", () => observe(player.value));
effort.addEventListener("change", () => observe(player.value));
board.addEventListener("position", () => {
  if (!retry.takes()) why.ask(board.state);
});
byId("open", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  void open(input("record").value.trim());
});
button("back").addEventListener("click", () => board.seek(Math.max(0, board.state.ply - 1)));
button("forth").addEventListener("click", () => board.seek(board.state.ply + 1));

const openLesson = () => lessons.open(location.hash) && byId("lessons", HTMLElement).scrollIntoView();
addEventListener("hashchange", openLesson);
try {
  await board.ready;
  if (/[#&](record|position)=/.test(location.hash)) await open(location.search + location.hash);
} catch (problem) {
  setText(error, `${text.error} ${reasonOf(problem)}`);
}
document.body.classList.add("is-ready");
openLesson();
