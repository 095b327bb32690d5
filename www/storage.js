// The stores of this browser and of this tab.

import { Store, TabStorage } from "./core/storage.js";

/** @type {import("./core/storage.js").StorageAccess} */
const here = {
  area: () => localStorage,
  manager: () => navigator.storage,
  onChange: (heard) => addEventListener("storage", ({ key, newValue }) => heard(key, newValue)),
};

/** The store of the page and the lab. @param {import("./core/storage.js").ReportTrouble} tell */
export const pageStore = (tell) => Store.forPage(here, tell);

/** The store of the boards, by their `storage-key`. */
export const boardStore = () => Store.forBoards(here);

/** The storage of this tab alone. */
export const tab = new TabStorage(() => sessionStorage);
