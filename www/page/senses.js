/** Sounds and vibration, as the visitor prefers. Their scripts are loaded then. */

import { reportFailure } from "../kit/report-failure.js";

/** @param {import("../types.js").BoardElement} board @param {import("../kit/preferences.js").Preferences} preferences */
export function mountSenses(board, preferences) {
  const wanted = { sounds: false, vibration: false };
  let isFollowing = false;
  async function load() {
    const { playSenses } = await import("../senses/senses.js");
    if (!isFollowing) playSenses(board, wanted);
    isFollowing = true;
  }
  for (const sense of /** @type {const} */ (["sounds", "vibration"]))
    preferences.follow(sense, (value) => {
      wanted[sense] = value === "on";
      if (wanted[sense]) reportFailure(load());
    });
}
