/** An object in the store that tabs share: it is read again before each change, so that no tab takes back what another has kept. */

/** @template {object} T */
export class Shared {
  #store;
  #key;
  #check;
  #first;
  /** What is kept, as this tab knows it. @type {T} */
  value;
  /** Whether the store keeps the value: where it keeps nothing, the tab goes on with its own. */
  #isKept = true;
  /** Whether the value was in the store the last time. */
  #isThere = false;

  /**
   * @param {import("./storage.js").PageStore} store
   * @param {import("./storage.js").PageKey} key
   * @param {(value: any) => T} check throws where the store has something else
   * @param {T} first where it has nothing
   */
  constructor(store, key, check, first) {
    this.#store = store;
    this.#key = key;
    this.#check = check;
    this.#first = first;
    this.value = structuredClone(first);
    this.#read();
    store.onOtherTab(
      () => key,
      () => this.#read(),
    );
  }

  /** @param {(value: T) => void} how changes it in place */
  change(how) {
    this.#read();
    how(this.value);
    this.#isKept = this.#isThere = this.#store.write(this.#key, this.value);
  }

  #read() {
    if (!this.#isKept) return;
    const isErased = this.#isThere && this.#store.isEmpty(this.#key); // by another tab
    const kept = this.#store.read(this.#key, this.#check);
    this.#isThere = kept !== null;
    this.value = kept ?? (isErased ? structuredClone(this.#first) : this.value);
  }
}
