/** Matches by link, as the page shows them: a card below the board, and in a duel the other's game beside it. */
import { createMatchLink, recordToSend } from "../core/match/match-link.js";
import { isDuel, Matches } from "../core/match/matches.js";
import { confirm } from "../kit/dialog.js";
import { notify } from "../kit/notices.js";
import { text as pageText, say } from "../kit/page-text.js";
import { reportFailure } from "../kit/report-failure.js";
import { makeLink } from "../page/address.js";
import { Card } from "./card.js";
import { describeCard, describeEnd, playerNames, sayCapitalised } from "./card-words.js";
import { text } from "./match-text.js";
import { OpponentBoard } from "./opponent-board.js";

/** @typedef {import("../core/match/types.d.ts").Match} Match */

/** @param {Match} match */
const nameOf = (match) => match.name || text.someone;

/** @param {import("../core/model.js").Model} model @param {import("../core/session.js").Session} session */
export function openMatches(model, session) {
  const { board } = model;
  const ghost = new OpponentBoard();
  /** @type {Matches} */
  const matches = new Matches(model, session, {
    show(match, theirs) {
      const { record, state, sideNames } = board;
      const game = createMatchLink(match, recordToSend(match, record), matches.saved.ownName);
      const link = makeLink({ game, settings: [] });
      card.show(describeCard(match, state, { link, theirs, name: nameOf(match), sideNames }));
      if (theirs) reportFailure(ghost.show(theirs, state.ply, nameOf(match)));
      else ghost.hide();
    },
    hide() {
      card.hide();
      ghost.hide();
    },
    namesOf: (match) => playerNames(match, pageText.stage.human, board.sideNames),
    showEnd: (match) => board.conclude(describeEnd(match, nameOf(match))),
    refuseMove: (why, match) => notify(sayCapitalised(text.refused[why], { name: nameOf(match) })),
    refuseLink(verdict, { played }, match) {
      const { refused } = text;
      const ply = verdict.answer === "fork" ? verdict.ply : 0;
      const fork = match && isDuel(match) ? refused.otherTiles : ply ? refused.fork : refused.otherGame;
      const words = verdict.answer === "fork" ? fork : refused[/** @type {"ahead"} */ (verdict.answer)];
      const run = () => reportFailure(session.openGame({ record: played.record }, "link"));
      notify(say(words, { ply }), { kind: "error", stays: true, action: { label: refused.look, run } });
    },
    tellOldLink: () => notify(text.refused.old, { stays: true }),
    confirmResign: () => confirm("resign"),
    reportFailure,
  });
  const card = new Card(matches.saved.ownName, ghost.figure, {
    leave: () => reportFailure(matches.leave()),
    onLinkSent: () => matches.onLinkSent(),
    setOwnName: (name) => matches.setOwnName(name),
    offerDraw: (on) => matches.offerDraw(on),
    acceptDraw: () => matches.acceptDraw(),
  });
  return matches;
}
