/** Sharing as the device does it. */
import { isAborted } from "../aborted.js";

/** Whether the device's own dialog is used: on a touch screen. At a desk copying is quicker. */
export const canShare = () => matchMedia("(pointer: coarse)").matches && navigator.canShare !== undefined;

/** Hands something to the device's own dialog. @param {ShareData} what @returns {Promise<boolean>} whether it takes that */
export async function shareNatively(what) {
  if (!canShare() || !navigator.canShare(what)) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    // The visitor thought better of it; else another way is taken.
    return isAborted(error);
  }
}
