// What this browser keeps for the next visit, and for this tab.

import { Store, TabTexts } from "./core/storage.js";

/** @type {import("./core/storage.js").Place} */
const here = {
  area: () => localStorage,
  listen: (heard) => addEventListener("storage", ({ key, newValue }) => heard(key, newValue)),
};

/** The store of the page and the lab. @param {import("./core/storage.js").Tell} tell */
export const pageStore = (tell) => Store.open(here, tell);

/** The store of the boards, by their `storage-key`. */
export const boardStore = () => Store.ofBoards(here);

/** Texts of this tab alone. */
export const tab = new TabTexts(() => sessionStorage);
