// A finger on a phone.

/** @typedef {{x: number, y: number}} Point */

/** @param {import('@playwright/test').Page} page @param {Point} from @param {Point} to */
export async function swipe(page, from, to) {
  const finger = await page.context().newCDPSession(page);
  const touch = (/** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type, /** @type {Point[]} */ touchPoints) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  for (let i = 1; i <= 6; i++) {
    await touch("touchMove", [{ x: from.x + ((to.x - from.x) * i) / 6, y: from.y + ((to.y - from.y) * i) / 6 }]);
  }
  await touch("touchEnd", []);
  await finger.detach();
}
