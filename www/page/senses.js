/** Sounds and vibration, off until the visitor wants them. Their scripts are loaded then. */

import { reportFailure } from "../kit/report-failure.js";

/** @typedef {import("../senses/senses.js").SenseSettings} SenseSettings */
/** @typedef {{wanted: SenseSettings, set: (sense: keyof SenseSettings, on: boolean) => void}} Senses */

/** @param {import("../types.js").BoardElement} board @param {import("../core/storage.js").PageStore} store @returns {Senses} */
export function mountSenses(board, store) {
  const wanted = { sounds: store.readRaw("sounds") === "on", vibration: store.readRaw("vibration") === "on" };
  let isFollowing = false;
  async function load() {
    if (!(wanted.sounds || wanted.vibration)) return;
    const { playSenses } = await import("../senses/senses.js");
    if (!isFollowing) playSenses(board, wanted);
    isFollowing = true;
  }
  reportFailure(load());
  return {
    wanted,
    set(sense, on) {
      wanted[sense] = on;
      store.writeRaw(sense, on ? "on" : "off");
      reportFailure(load());
    },
  };
}
