/** The grades of moves. */

/** Whether a move is as good as the best. Where the player's values do not say what moves cost, only the best is. @param {{move: string, best: string, grade: import("./analysis.d.ts").Grade | null}} judged */
export const isRight = ({ move, best, grade }) =>
  grade === null ? move === best : grade === "best" || grade === "good";
