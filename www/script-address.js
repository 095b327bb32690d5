// Trusted Types: where a browser has them, a page lets nothing become a script but what this policy passes.

const policy = policyOf(/** @type {any} */ (globalThis).trustedTypes);

/** The address of a worker's script. @param {URL | string} address of the page's own origin @returns {any} as the browser wants it */
export const scriptAt = (address) => policy?.createScriptURL(String(address)) ?? address;

/** @param {any} types */
function policyOf(types) {
  try {
    return types?.createPolicy("plyground", { createScriptURL: own });
  } catch {
    return undefined; // the page around a board lets nobody make such a policy
  }
}

/** @param {string} address */
function own(address) {
  if (new URL(address).origin !== location.origin) throw new TypeError(`not of this site: ${address}`);
  return address;
}
