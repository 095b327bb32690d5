/** Runs a script's function once; a failure lets the next wish try again. @template T @param {() => Promise<T>} load @returns {() => Promise<T>} */
export function once(load) {
  /** @type {Promise<T> | undefined} */
  let begun;
  return () => {
    begun ??= load().catch((error) => {
      begun = undefined;
      throw error;
    });
    return begun;
  };
}
