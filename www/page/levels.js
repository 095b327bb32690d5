/** The card of the level comes with the first game of two sides, or by rules that differ: one of them may be a level. */

/** @param {import("../core/model.js").Model} model @param {import("../core/session.js").Session} session */
export function mountLevels(model, session) {
  let begun = false;
  model.watch(async () => {
    const { game, id } = model.settled;
    if (begun || (!model.settings.players && game === id)) return;
    begun = true;
    try {
      const { mountLevelCard } = await import("./level-card.js");
      mountLevelCard(model, session);
    } catch {
      begun = false; // no connection: the panel of the player has the levels too
    }
  });
}
