/** What a visitor who has played it reads about the daily board. */
import { dailySummary } from "../core/puzzles/days.js";
import { byId, setText } from "../kit/dom.js";
import { say, text } from "../kit/page-text.js";

/** Says the streak, the best score of today and the score to beat. @param {import("../core/storage.js").PageStore} store */
export function showToday(store) {
  const { streak, best, aiScore } = dailySummary(store);
  const words = text.today;
  const parts = [
    streak > 0 ? say(words.streak, { n: streak }) : "",
    best ? say(words.best, { best }) : "",
    aiScore ? say(words.ai, { score: aiScore }) : "",
  ].filter(Boolean);
  setText(byId("today-daily", HTMLElement), parts.join(" · ") || words.dailyAbout);
}
