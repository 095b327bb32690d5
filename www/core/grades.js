/** The grades of moves, and how exactly a side played. */

/** Whether a move counts as right: the best, or one that costs little. Where the player's values do not say what moves cost, only the best is. @param {{move: string, best: string, grade: import("./analysis.d.ts").Grade | null}} judged */
export const isRight = ({ move, best, grade }) =>
  grade === null ? move === best : grade === "best" || grade === "good";

/** The accuracy of a side: the mean over its moves of what each kept of the outcome; undefined where values do not say. @param {{cost: number | null}[]} judged its plies */
export function accuracyOf(judged) {
  const costs = judged.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  return costs.length ? 1 - costs.reduce((sum, cost) => sum + cost, 0) / costs.length : undefined;
}
