// Trusted Types: where a browser has them, a page lets nothing become a script but the addresses that our own scripts name.

/** @type {any} */
const { trustedTypes } = globalThis;
/** The addresses that our scripts have named. @type {Set<string>} */
const named = new Set();
/** Passes these alone. */
const rules = {
  createScriptURL(/** @type {string} */ address) {
    if (!named.has(address)) throw new TypeError(`not ours: ${address}`);
    return address;
  },
};
/** @type {any} */
let policy;

/** Makes the rules those of a whole page of the site. Called before any script asks for a worker. */
export const trustOwnScripts = () => void trustedTypes?.createPolicy("default", rules);

/**
 * Names an address of a script, and trusts it: by the page's default policy, else by one of our own. A page that allows neither, and
 * a browser without them, gets the plain address.
 * @param {string} address
 * @returns {any} what stands for the address
 */
export function trustScript(address) {
  named.add(address);
  const policies = [() => trustedTypes.defaultPolicy, () => (policy ??= trustedTypes.createPolicy("plyground", rules))];
  for (const find of policies) {
    try {
      const trusted = find().createScriptURL(address);
      if (`${trusted}`) return trusted; // a policy may refuse by an empty answer
    } catch {
      // There is none, it refuses, or the browser knows no such types.
    }
  }
  return address;
}
