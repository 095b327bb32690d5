/** Numbers of the lab. */
import { makeFormat, oneDecimal, percent as share, duration as shortTime, wholeNumber } from "../kit/numbers.js";
import { nameOfId } from "./names.js";
import { say, text } from "./text.js";

/** @typedef {import("./types.d.ts").Line} Line */
/** @typedef {import("./types.d.ts").MatchLine} MatchLine */

const smallShare = makeFormat({ style: "percent", maximumFractionDigits: 2 });
const halves = makeFormat({ maximumFractionDigits: 1 });
const digits = makeFormat({ maximumSignificantDigits: 2 });

/** A share in per cent, with three digits at most. @param {number} part */
export const percent = (part) => (part < 0.0995 ? smallShare : share)(part);

/** A probability, never shown as certain. @param {number} part */
export const chance = (part) => (part > 0.9995 ? `>${share(0.999)}` : part < 0.0005 ? `<${share(0.001)}` : share(part));

/** @param {{low: number, high: number} | null} interval @param {(n: number) => string} [how] */
export const between = (interval, how = wholeNumber) =>
  interval ? `${how(interval.low)} – ${how(interval.high)}` : "";

/** A number of games, and of those that differ where some are equal move by move. @param {{games: number, different?: number}} one */
export const gamesIn = ({ games, different = games }) =>
  games === different ? wholeNumber(games) : say(text.results.different, { games: wholeNumber(games), n: different });

/** @param {number} ms */
export function time(ms) {
  if (ms >= 5_400_000) return say(text.units.hours, { n: oneDecimal(ms / 3_600_000) });
  if (ms >= 90_000) return say(text.units.minutes, { n: wholeNumber(ms / 60_000) });
  if (ms < 0.001) return "–"; // shorter than the browser's clock can tell
  return ms < 1 ? `${digits(ms)} ms` : shortTime(ms);
}

/** A difference in Elo, with its sign. @param {number | null} elo @param {string} [none] where it has no bounds */
const signed = (elo, none = "∞") => (elo === null ? none : withSign(Math.round(elo), wholeNumber));

/**
 * A difference in Elo and its interval, in words; of a player that has won or lost all, the bound that is known.
 * @param {import("./types.d.ts").MatchStanding["elo"]} elo
 * @returns {[difference: string, interval: string]}
 */
export function describeElo({ difference, low, high }) {
  if (difference === null) return [low !== null ? `> ${signed(low)}` : high !== null ? `< ${signed(high)}` : "–", ""];
  const hasInterval = low !== null || high !== null;
  return [signed(difference), hasInterval ? `${signed(low, "−∞")} – ${signed(high)}` : ""];
}

/** The points of a match: their share, or of few games their number. @param {import("./types.d.ts").MatchStanding} match */
export const pointsOf = ({ score, score_interval: interval, wins, draws, games }) =>
  interval ? percent(score) : say(text.matches.of, { points: halves(wins + draws / 2), games: wholeNumber(games) });

/** A number that is rounded already, with its sign: none is less than 0 that is shown as 0. @param {number} n @param {(n: number) => string} how */
export const withSign = (n, how) => `${n < 0 ? "−" : "+"}${how(Math.abs(n))}`;

/** The two players of a match, by their names. @param {import("./types.d.ts").MatchStanding | import("./types.d.ts").MatchLine} one */
export const pairOf = (one) => `${titleOf(one)} – ${opponentOf(one)}`;

/** The name of a player. @param {{game: string, player: string, name?: string}} one */
export const titleOf = ({ game, player, name }) => name ?? nameOfId(game, player);

/** The name of the opponent. @param {{game: string, opponent: string, opponent_name?: string}} one */
export const opponentOf = ({ game, opponent, opponent_name: name }) => name ?? nameOfId(game, opponent);

/** The names of all players of matches, by their ids. @param {import("./types.d.ts").MatchStanding[]} matches */
export const namesOf = (matches) =>
  new Map(
    matches.flatMap((one) => [
      [one.player, titleOf(one)],
      [one.opponent, opponentOf(one)],
    ]),
  );

/** Whether a line of results tells of a match. @param {Line} line @returns {line is MatchLine} */
export const isMatch = (line) => "opponent" in line;

/** A player, by its id: names may be the same. @param {{game: string, player: string}} one */
export const keyOf = ({ game, player }) => `${game}\n${player}`;

/** The opponent, as `keyOf` has it as a player. @param {{game: string, opponent: string}} one */
export const keyOfOpponent = ({ game, opponent }) => `${game}\n${opponent}`;

/** A match as the opponent sees it. @param {MatchLine} line @returns {MatchLine} */
export const seenByOpponent = (line) => ({
  ...line,
  player: line.opponent,
  name: line.opponent_name,
  opponent: line.player,
  opponent_name: line.name,
  first: !line.first,
  result: /** @type {const} */ ({ win: "loss", draw: "draw", loss: "win" })[line.result],
  ms: line.opponent_ms,
});

/** The player of a game, or the two of a match. @param {Line} line */
export const whose = (line) => (isMatch(line) ? pairOf(line) : titleOf(line));
