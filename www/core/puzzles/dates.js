/** Days, which begin at midnight in UTC. */

const DAY_MS = 86_400_000;

/** The date of a moment, such as 2026-11-25. @param {number} [now] milliseconds since 1970 */
export const todayDate = (now = Date.now()) => new Date(now).toISOString().slice(0, 10);

/** The time until the next day begins. @param {number} [now] milliseconds since 1970 */
export const msToNextDay = (now = Date.now()) => DAY_MS - (now % DAY_MS);

/** A date so many days later. @param {string} date @param {number} days */
export const addDays = (date, days) => todayDate(Date.parse(date) + days * DAY_MS);

/** Whether a text is a date. @param {string} text */
export const isDate = (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Formats a date in a language. @param {string} date @param {string} language */
export const formatDay = (date, language) =>
  new Intl.DateTimeFormat(language, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(date),
  );
