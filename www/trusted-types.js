// Trusted Types: where a browser has them, a page lets nothing become a script but the addresses of its own workers.

/** Passes addresses of the page's own origin, wherever a script of the page or a library asks for one. Called before any of them does. */
export function trustOwnScripts() {
  /** @type {any} */ (globalThis).trustedTypes?.createPolicy("default", { createScriptURL: requireOwnOrigin });
}

/** @param {string} address */
function requireOwnOrigin(address) {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`not of this site: ${address}`);
  return address;
}
