/** The panel of matches: the crosstable, and a table of the pairs of players. */
import { byId, make } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { Crosstable } from "./crosstable.js";
import { between, chance, describeElo, gamesIn, opponentOf, percent, pointsOf, time, titleOf } from "./format.js";
import { outcomeBar, POINTS } from "./outcomes.js";
import { fill, head, withSmall } from "./tables.js";
import { say, text } from "./text.js";

/** @typedef {import("./types.d.ts").MatchStanding} MatchStanding */

export class MatchPanel {
  #crosstable;

  /** @param {(game: string, player: string, opponent: string) => void} onChoose is told of whom the games are wanted */
  constructor(onChoose) {
    this.#crosstable = new Crosstable(onChoose);
  }

  /** @param {MatchStanding[]} matches @param {string[]} [ladder] the ids of the players, the best first */
  show(matches, ladder) {
    this.#crosstable.show(matches, ladder);
    // Everyone met everyone on a ladder: the crosstable sums that up.
    byId("matches-part", HTMLElement).hidden = ladder !== undefined;
    if (!ladder) drawMatches(matches);
  }
}

/** @param {MatchStanding[]} matches */
function drawMatches(matches) {
  const { player, games, ends, pairs, points, elo, los, losHelp, pairsHelp, time: timeHead } = text.matches;
  const heads = [
    player,
    head(games, ends),
    head(pairs, POINTS.join(" · "), pairsHelp),
    points,
    head(elo, text.matches.nelo, text.matches.neloHelp),
    head(los, "", losHelp),
    timeHead,
  ];
  fill("matches", heads, matches.map(cellsOf));
}

/** @param {MatchStanding} one */
const cellsOf = (one) => [
  withSmall(titleOf(one), say(text.matches.against, { opponent: opponentOf(one) })),
  withSmall(gamesIn(one), [one.wins, one.draws, one.losses].map(wholeNumber).join(" – ")),
  outcomeBar(one.pairs),
  make("span", { title: between(one.score_interval, percent) }, pointsOf(one)),
  make("span", {}, ...eloOf(one)),
  one.los === null ? "–" : chance(one.los),
  withSmall(time(one.ms_per_move), time(one.opponent_ms_per_move)),
];

/** The difference, its interval, and the normalised one. @param {MatchStanding} one */
function eloOf({ elo, nelo }) {
  const [difference, interval] = describeElo(elo);
  const parts = [difference, make("small", {}, interval)];
  if (nelo.low !== null) parts.push(make("small", {}, `${describeElo(nelo)[0]} ${text.matches.nelo}`));
  return parts;
}
