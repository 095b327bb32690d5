// A browser without pages: storage that its tabs share, and names that one of them holds.

import { Store, TabStorage } from "../../www/core/storage.js";
import { throttle } from "../../www/core/timing.js";

/** @typedef {import('../../www/core/storage.js').StorageTrouble} StorageTrouble */

/** Texts by key, as `Storage` has them. Each call may fail. */
class Area {
  /** @type {Map<string, string>} */
  texts = new Map();
  /** @param {string} call @param {string} key */
  fails = (call, key) => false && Boolean(call + key);
  /** Called after each change. @type {(key: string, text: string | null) => void} */
  changed = () => {};

  /** @param {string} key */
  getItem(key) {
    this.#try("getItem", key);
    return this.texts.get(key) ?? null;
  }
  /** @param {string} key @param {string} text */
  setItem(key, text) {
    this.#try("setItem", key);
    this.texts.set(key, text);
    this.changed(key, text);
  }
  /** @param {string} key */
  removeItem(key) {
    this.#try("removeItem", key);
    this.texts.delete(key);
    this.changed(key, null);
  }

  /** @param {string} call @param {string} key */
  #try(call, key) {
    if (this.fails(call, key)) throw new DOMException("full", "QuotaExceededError");
  }
}

/** What all tabs of a visitor share. */
export class Browser {
  area = new Area();
  /** Answers whether what is stored lasts. @type {() => Partial<StorageManager> | undefined} */
  manager = () => undefined;
  /** Whether names can be held. */
  hasLocks = true;
  /** @type {Set<Tab>} */
  tabs = new Set();
  /** The tabs that hold a name, the first of them now. @type {Map<string, {tab: Tab, hold: () => void}[]>} */
  locks = new Map();

  /** A new tab; of one that is duplicated or reloaded it has the texts. @param {Area} [texts] */
  tab(texts) {
    const tab = new Tab(this, texts);
    this.tabs.add(tab);
    return tab;
  }

  /** What is kept under a key of the page. @param {string} key */
  kept(key) {
    const text = this.area.texts.get(`plyground/1/${key}`);
    return text === undefined ? undefined : JSON.parse(text);
  }
  /** Keeps a text under a key of the page, as an earlier visit. @param {string} key @param {unknown} value */
  keep(key, value) {
    this.area.texts.set(
      `plyground/1/${key}`,
      typeof value === "string" ? value : JSON.stringify({ v: 1, .../** @type {object} */ (value) }),
    );
  }
}

/** A tab, as the core knows it. @implements {Face} @typedef {import('../../www/core/types').Tab} Face */
export class Tab {
  /** The troubles that were told of values that are not kept. @type {[StorageTrouble, string, (() => void)?][]} */
  told = [];
  /** @type {Set<ReturnType<typeof throttle>>} */
  #soon = new Set();
  /** @type {((key: string | null, text: string | null) => void)[]} */
  #listeners = [];

  /** @param {Browser} browser @param {Area} [own] texts of this tab alone */
  constructor(browser, own = new Area()) {
    this.browser = browser;
    this.own = own;
    this.storage = new TabStorage(() => own);
    // Each tab writes through a face of its own, so that the others hear of it.
    const { area } = browser;
    /** @type {import('../../www/core/storage.js').StorageAccess} */
    const place = {
      area: () => {
        area.changed = (key, text) => {
          for (const tab of browser.tabs) if (tab !== this) tab.hear(key, text);
        };
        return area;
      },
      onChange: (heard) => this.#listeners.push(heard),
      manager: () => browser.manager(),
    };
    this.store = Store.forPage(place, (...news) => this.told.push(news));
  }

  /** @param {string} key @param {string | null} text */
  hear(key, text) {
    for (const heard of this.#listeners) heard(key, text);
  }

  /** @type {Face["hold"]} */
  hold = (name, { ifAvailable, signal }) => {
    const { browser } = this;
    if (!browser.hasLocks) return Promise.resolve(() => {});
    const queue = browser.locks.get(name) ?? [];
    browser.locks.set(name, queue);
    if (ifAvailable && queue.length) return Promise.resolve(null);
    return new Promise((resolve) => {
      const one = { tab: this, hold: () => resolve(() => this.#free(name)) };
      queue.push(one);
      if (queue[0] === one) one.hold();
      signal?.addEventListener("abort", () => {
        if (queue[0] !== one) queue.splice(queue.indexOf(one), 1);
        resolve(queue[0] === one ? () => this.#free(name) : null);
      });
    });
  };

  /** @param {string} name */
  #free(name) {
    const queue = this.browser.locks.get(name) ?? [];
    if (queue[0]?.tab !== this) return;
    queue.shift();
    queue[0]?.hold();
  }

  /** @type {Face["saveWithin"]} */
  saveWithin = (ms, save) => {
    const soon = throttle(ms, save);
    this.#soon.add(soon);
    return soon;
  };

  /** Saves what is due, as a tab that is hidden. */
  flush() {
    for (const { flush } of this.#soon) flush();
  }

  /** The tab is closed, or left by a reload. */
  close() {
    this.flush();
    this.browser.tabs.delete(this);
    for (const name of this.browser.locks.keys()) this.#free(name);
  }
}
