/** The card of the computer's level comes with the first game of two sides. */

/** @param {import("./model.js").Model} model */
export function mountLevels(model) {
  let begun = false;
  model.watch(async () => {
    if (begun || !model.settings.players) return;
    begun = true;
    try {
      const { mountLevelCard } = await import("./level-card.js");
      mountLevelCard(model);
    } catch {
      begun = false; // no connection: the panel of the player has the levels too
    }
  });
}
