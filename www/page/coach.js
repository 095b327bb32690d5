/** How a game is played: three pictures, and a tip that follows the first moves. */

import { icon, make, setText } from "../kit/dom.js";
import { text } from "../kit/page-text.js";
import { loadRules } from "../kit/rules.js";

/** The first hint stays for so many moves of a game, the second until so many are played. */
const MOVES = { first: 4, second: 12 };

/** Removes the listener for the last game. @type {AbortController | undefined} */
let tipListener;

/**
 * Fills the card, unless another game comes meanwhile.
 * @param {HTMLElement} card
 * @param {import("../types.js").BoardElement} board
 */
export async function fillCoach(card, board) {
  const { id } = board.settled;
  const { words, pictures } = await loadRules(id);
  if (id !== board.settled.id) return;
  const tip = make("span");
  card.replaceChildren(
    make("h2", { id: "coach-title" }, text.help.title),
    pictures,
    make("p", { className: "tip" }, icon("hint"), tip),
  );

  tipListener?.abort();
  tipListener = new AbortController();
  const follow = () => setText(tip, tipForPly(board.state.ply, words.tips));
  board.addEventListener("position", follow, { signal: tipListener.signal });
  follow();
}

/** @param {number} ply @param {import("../games/types.d.ts").HelpWords["tips"]} tips */
const tipForPly = (ply, tips) => (ply < MOVES.first ? tips.first : ply < MOVES.second ? tips.second : text.help.stuck);
