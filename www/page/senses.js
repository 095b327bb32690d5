/** Sounds and vibration, off until the visitor wants them. Their scripts are loaded then. */

/** @typedef {import("../senses/senses.js").Wanted} Wanted */
/** @typedef {{wanted: Wanted, set: (sense: keyof Wanted, on: boolean) => void}} Senses */

/** @param {import("../types.js").BoardElement} board @param {import("../storage.js").PageStore} store @returns {Senses} */
export function mountSenses(board, store) {
  const wanted = { sounds: store.readRaw("sounds") === "on", vibration: store.readRaw("vibration") === "on" };
  let loaded = false;
  async function load() {
    if (loaded || !(wanted.sounds || wanted.vibration)) return;
    loaded = true;
    (await import("../senses/senses.js")).follow(board, wanted);
  }
  load();
  return {
    wanted,
    set(sense, on) {
      wanted[sense] = on;
      store.writeRaw(sense, on ? "on" : "off");
      load();
    },
  };
}
