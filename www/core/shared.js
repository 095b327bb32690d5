/** An object in the store that tabs share. It is read again before each change, so that no tab undoes what another has saved. */

/** @template {object} T */
export class SharedObject {
  #store;
  #key;
  #check;
  #initial;
  /** The object as this tab knows it. @type {T} */
  value;
  /** Whether the store saved the last change; if not, the tab continues with its own object. */
  #isSaved = true;
  /** Whether the store had the object the last time. */
  #wasStored = false;

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
    this.#initial = first;
    this.value = structuredClone(first);
    this.#read();
    store.onOtherTabWrite(
      () => key,
      () => this.#read(),
    );
  }

  /** @param {(value: T) => void} how changes it in place */
  change(how) {
    this.#read();
    how(this.value);
    this.#isSaved = this.#wasStored = this.#store.write(this.#key, this.value);
  }

  #read() {
    if (!this.#isSaved) return;
    const isErased = this.#wasStored && this.#store.isEmpty(this.#key); // by another tab
    const kept = this.#store.read(this.#key, this.#check);
    this.#wasStored = kept !== null;
    this.value = kept ?? (isErased ? structuredClone(this.#initial) : this.value);
  }
}
