// The downloads of a page.
import { gzipSync } from "node:zlib";

/**
 * Counts what a page asks for from now on, each file once: what a worker asks for again comes from the browser's cache.
 * @param {import('@playwright/test').Page} page
 * @param {(address: string) => boolean} [counts] whether a file counts
 * @returns {() => Promise<number>} the bytes so far, each file compressed
 */
export function download(page, counts = () => true) {
  /** @type {Map<string, Promise<number>>} */
  const files = new Map();
  page.on("response", (response) => {
    const size = response.body().then(
      (body) => gzipSync(body, { level: 9 }).length,
      () => 0,
    );
    if (counts(response.url()) && !files.has(response.url())) files.set(response.url(), size);
  });
  return async () => {
    await page.waitForLoadState("networkidle");
    return (await Promise.all(files.values())).reduce((sum, size) => sum + size, 0);
  };
}
