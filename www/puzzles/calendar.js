/** The days in a row, and the last weeks as a calendar. */

import { todayDate } from "../core/puzzles/dates.js";
import { calendar, dayStreak, isPlayed, longestDayStreak } from "../core/puzzles/days.js";
import { byId, make, setText } from "../kit/dom.js";
import { language } from "../kit/page-text.js";
import { say, text } from "./puzzles-text.js";

const WEEKS = 5;

/** Draws what was played. @param {import("../core/puzzles/days.js").Days} days */
export function drawDays(days) {
  const today = todayDate();
  const [streak, longest] = [dayStreak(days, today), longestDayStreak(days)];
  setText(byId("day-streak", HTMLElement), say(text.days.streak, { n: streak }));
  setText(byId("day-longest", HTMLElement), say(text.days.longest, { n: longest }));
  const weeks = calendar(today, WEEKS);
  const head = make("tr", {}, ...weeks[0].map((date) => make("th", { scope: "col" }, weekdayOf(date))));
  const rows = weeks.map((week) => make("tr", {}, ...week.map((date) => cell(date, days[date], today))));
  byId("calendar", HTMLElement).replaceChildren(make("thead", {}, head), make("tbody", {}, ...rows));
}

/** @param {string} date */
const weekdayOf = (date) =>
  new Intl.DateTimeFormat(language.id, { weekday: "short", timeZone: "UTC" }).format(new Date(date));

/** @param {string} date @param {import("../core/puzzles/types.d.ts").Day | undefined} day @param {string} today */
function cell(date, day, today) {
  const made = make("td", {}, make("span", {}, String(Number(date.slice(8)))));
  if (isPlayed(day)) {
    made.dataset.day = "played";
    made.append(make("span", { className: "hidden-text" }, ` ${text.days.played}`));
  } else if (date > today) made.dataset.day = "future";
  if (date === today) made.setAttribute("aria-current", "date");
  return made;
}
