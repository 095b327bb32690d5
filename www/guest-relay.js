// Stands in a worker between a page and a guest. However much the guest writes, the page hears its answers, and now and then of its search.

import { throttle } from "./core/timing.js";
import { Guest } from "./guest.js";

/** @typedef {import("./guest-client.js").RelayRequest} RelayRequest */
/** @typedef {import("./guest-client.js").RelayAnswer} RelayAnswer */

/** The page hears of the search so often. */
const INFO_MS = 100;

/** @type {Guest} */
let guest;

self.onmessage = async ({ data }) => {
  try {
    post({ done: await answer(data) });
  } catch (error) {
    const { fault = "broken", message } = /** @type {import("./guest.js").Forfeit} */ (error);
    post({ fault, detail: message });
  }
};

/** Its name, or its move. @param {RelayRequest} request */
async function answer(request) {
  if ("address" in request) {
    guest = await Guest.start(request.address, request.game);
    return guest.name;
  }
  const pass = throttle(INFO_MS, () => post({ info: guest.lastInfo }));
  guest.onInfo = pass;
  try {
    return await guest.chooseMove(request.question);
  } finally {
    pass.flush();
  }
}

/** @param {RelayAnswer} message */
function post(message) {
  self.postMessage(message);
}
