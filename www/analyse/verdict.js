/** The verdict on a ply in words: what was played, what was best, what it cost, and the reply. */
import { provenEnd } from "../core/worth.js";
import { make } from "../kit/dom.js";
import { percentage, wholeNumber } from "../kit/numbers.js";
import { language } from "../kit/page-text.js";
import { moveName, say, text } from "./analyse-text.js";

/** @typedef {import("../core/analysis.d.ts").Judgement} Judgement */
/** @typedef {"x" | "o"} Side */

/** The players: the names of the sides where two play, and the visitor's side where it is known. @typedef {{names: Record<Side, string> | null, own?: Side}} Players */

/** The grades of mistakes with their signs, the worst first. */
export const SIGNS = /** @type {const} */ ({ blunder: "??", mistake: "?", inaccuracy: "?!" });

/** Whether a move is a mistake. @param {Judgement} one */
export const isMistake = ({ grade }) => grade !== null && grade in SIGNS;

/** Whether a move is the best, or one as good. @param {Pick<Judgement, "move" | "best" | "grade">} one */
export const isBest = ({ move, best, grade }) => move === best || grade === "best";

/** The name of a side; none where the visitor has it, or plays alone. @param {Players} players @param {Side | null} side */
export const nameOf = ({ names, own }, side) => (names && side && side !== own ? names[side] : undefined);

/** Stands for a move in a sentence, until its element takes the place. */
const [PLAYED, BEST] = ["⟦1⟧", "⟦2⟧"];

/** The move that was played and the best one, each in its colour. @param {Judgement} one @param {Players} players @returns {(Node | string)[]} */
export function describeMove(one, players) {
  const { you, side, youGraded, sideGraded, grades } = text.verdict;
  const name = nameOf(players, one.side);
  const message = one.grade ? (name ? sideGraded : youGraded) : name ? side : you;
  const grade = one.grade ? grades[one.grade] : "";
  const played = say(message, { side: name ?? "", move: PLAYED, grade });
  const sentence = isBest(one) ? played : `${played} ${describeBest(one)}`;
  const moves = {
    [PLAYED]: () => make("b", { className: "played", "data-grade": one.grade ?? "" }, moveName(one.move)),
    [BEST]: () => make("b", { className: "best" }, moveName(one.best)),
  };
  return sentence.split(/(⟦[12]⟧)/).map((part) => moves[part]?.() ?? part);
}

/** @param {Judgement} one */
function describeBest({ side, best_value: value, exact }) {
  const { best, wins, draws, delays } = text.verdict;
  const end = side && provenEnd(value);
  if (end) return end.wins ? say(wins, { n: end.moves, best: BEST }) : say(delays, { best: BEST });
  return say(side && exact === 0 ? draws : best, { best: BEST });
}

/** The cost of the move, and the reply. @param {Judgement} one @param {Players} players */
export function describeCost(one, players) {
  const { yourChance, chance, score, reply, replyWins } = text.verdict;
  const { names, own } = players;
  const change = changeOf(one);
  const message = one.side === null ? score : one.side === own ? yourChance : chance;
  const opponent = names?.[one.side === "x" ? "o" : "x"] ?? "";
  const end = one.side && one.value !== null && provenEnd(one.value);
  const answer = { side: opponent, reply: moveName(one.reply ?? ""), n: end ? end.moves : 0 };
  return [
    change && say(message, { side: nameOf(players, one.side) ?? "", ...change }),
    one.reply && isMistake(one) && say(end && !end.wins ? replyWins : reply, answer),
  ]
    .filter(Boolean)
    .join(" ");
}

/** The chances of the side that moved, or the expected score, before and after a ply, in words. @param {Judgement} one */
export function changeOf({ side, before, after }) {
  if (before === null || after === null) return undefined;
  const tell = (/** @type {number} */ part) =>
    side === null ? wholeNumber(part) : percentage(side === "x" ? part : 1 - part, 1);
  return { before: tell(before), after: tell(after) };
}

/** How many mistakes of each kind a side made. @param {Judgement[]} judged its plies @param {string} [name] of the side; none for the visitor */
export function describeMistakes(judged, name) {
  const { youMade, sideMade, clean, counts } = text.verdict;
  const told = /** @type {(keyof typeof SIGNS)[]} */ (Object.keys(SIGNS)).flatMap((grade) => {
    const n = judged.filter((one) => one.grade === grade).length;
    return n ? [say(counts[grade], { n })] : [];
  });
  if (!told.length) return clean;
  const list = new Intl.ListFormat(language.id).format(told);
  return say(name ? sideMade : youMade, { side: name ?? "", list });
}
