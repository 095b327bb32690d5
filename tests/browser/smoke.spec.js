// The foundation the other tests stand on: the host's strict headers, and the engine running under them.
import { expect, test } from "./harness.js";

const CSP =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; base-uri 'none'; form-action 'none'";

/** @param {import('@playwright/test').Page} page @param {string} site */
const engineVersion = async (page, site) => {
  const response = await page.goto(`${site}www/pkg/plyground.d.ts`); // a page without scripts of its own
  expect(response?.headers()).toMatchObject({ "content-security-policy": CSP, "cache-control": "no-cache" });
  return page.evaluate(async (url) => {
    const engine = await import(url);
    await engine.default();
    return engine.version();
  }, `${site}www/pkg/plyground.js`);
};

test("the engine runs under a strict content security policy", async ({ page, baseURL }) => {
  expect(await engineVersion(page, `${baseURL}`)).toMatch(/^\d+\.\d+\.\d+$/);
});

test("the engine runs from a sub-folder", async ({ page, subfolder }) => {
  expect(await engineVersion(page, subfolder)).toMatch(/^\d+\.\d+\.\d+$/);
});

test("nothing outside the site is served", async ({ request, baseURL, subfolder }) => {
  for (const path of ["%2e%2e/Cargo.toml", "..%2fCargo.toml", "no-such-file"]) {
    expect((await request.get(`${baseURL}${path}`)).status()).toBe(404);
  }
  expect((await request.get(new URL("/", subfolder).href)).status()).toBe(404);
  expect((await request.get(`${baseURL}www/pkg/plyground_bg.wasm`)).headers()["content-type"]).toBe("application/wasm");
});
