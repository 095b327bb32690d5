// The installed site: without a connection, and when a newer build comes.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { expect, test } from "./harness.js";
import { boardOf, openPanel, ready, stateOf } from "./page.js";
import { said } from "./said.js";

const TYPES = /** @type {Record<string, string>} */ ({
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
});
const CSP = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";

/** Serves `dist/` from a sub-folder until it is closed; files put in `changed` are sent instead, and fit the list of a new build. Those in `gone` are not there. */
async function serve(policy = CSP) {
  /** @type {Map<string, string>} */
  const changed = new Map();
  /** @type {Set<string>} */
  const gone = new Set();
  const server = createServer(async ({ url }, response) => {
    const path = normalize(new URL(url ?? "/", "http://x").pathname).replace(/^\/deep\/folder\//, "");
    const name = path === "" ? "index.html" : path;
    try {
      if (gone.has(name)) throw new Error(`${name} is gone`);
      const body = changed.get(name) ?? (await readFile(join("dist", name)));
      response
        .writeHead(200, { "content-type": TYPES[extname(name)] ?? "text/plain", "content-security-policy": policy })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/deep/folder/?offline`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
    /** Puts a new build on the site. @param {string} name @param {(old: string) => string} edit */
    async update(name, edit) {
      const inList = (/** @type {string} */ line) => ![...gone].some((name) => line.includes(`"${name}"`));
      const body = edit(await readFile(join("dist", name), "utf8"));
      const list = (await readFile("dist/sw.js", "utf8")).split("\n").filter(inList).join("\n");
      const old = /** @type {RegExpMatchArray} */ (list.match(new RegExp(`"${name}":"(sha256-[^"]+)"`)))[1];
      const hash = `sha256-${createHash("sha256").update(body).digest("base64")}`;
      changed.set(name, body);
      changed.set("sw.js", list.replace(old, hash).replace(/"build":"\w+"/, '"build":"another"'));
    },
    changed,
    gone,
  };
}

/** @type {Awaited<ReturnType<typeof serve>>} */
let site;
test.beforeEach(async () => void (site = await serve()));
test.afterEach(() => site.close());

/** Until the files of the build are all there. @param {import('@playwright/test').Page} page */
async function installed(page) {
  await page.goto(site.url);
  await ready(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test("a page that was loaded once plays without a connection @first @firefox", async ({ page }) => {
  await installed(page);
  await page.keyboard.press("i");
  site.close();
  await page.reload();
  await ready(page);
  await boardOf(page).evaluate((board) => /** @type {any} */ (board).reset({ seed: 1n }));
  await page.keyboard.press("ArrowLeft");
  expect((await stateOf(page)).ply).toBe(1);
  await page.keyboard.press("."); // a move by the worker
  await expect.poll(async () => (await stateOf(page)).ply).toBe(2);
  await openPanel(page, "player");
  await page.locator("#player").evaluate((list) => {
    /** @type {HTMLSelectElement} */ (list).value = "alpha-beta"; // from a part of the engine that was not used before
    list.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await page.keyboard.press(".");
  await expect.poll(async () => (await stateOf(page)).ply).toBe(3);
  await page.locator("#settings").click();
  await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await ready(page);
  await expect(page.locator("#hint")).toHaveText(said("de", "page:stage.hint"));
});

test("where a header asks all files for trusted types, the page is kept and plays without a connection", async ({
  page,
}) => {
  site.close();
  site = await serve(`${CSP}; require-trusted-types-for 'script'; trusted-types default`);
  await installed(page);
  site.close();
  await page.reload();
  await ready(page);
  await page.keyboard.press("."); // a move by the worker
  await expect.poll(async () => (await stateOf(page)).ply).toBe(1);
});

test("a newer build waits until the visitor takes it, and then is all there is", async ({ page }) => {
  await installed(page);
  await site.update("index.html", (old) => old.replace("<html ", '<html data-build="new" '));
  await page.reload();
  await ready(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-build");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-build", "new");
  await ready(page);
  expect(
    await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("plyground-build-"))),
  ).toEqual(["plyground-build-another"]);
});

for (const name of ["lab.html", "puzzles.html"])
  test(`a newer build that is taken in another tab waits for the visitor of ${name}${name === "lab.html" ? "" : " @long"}`, async ({
    page,
    context,
  }) => {
    await installed(page);
    const other = await context.newPage();
    await other.goto(new URL(name, site.url).href);
    await ready(other);
    await other.evaluate(() => Reflect.set(window, "works", true));
    await site.update(name, (old) => old.replace("<html ", '<html data-build="new" '));
    await page.reload();
    await page.getByRole("button", { name: "Update" }).click();
    const load = other.getByRole("button", { name: "Update" });
    await expect(load).toBeInViewport();
    expect(await other.evaluate(() => Reflect.get(window, "works"))).toBe(true); // it has not reloaded by itself
    await load.click();
    await expect(other.locator("html")).toHaveAttribute("data-build", "new");
  });

/** Puts a new build on the site, and takes it. @param {import('@playwright/test').Page} page */
async function takeUpdate(page) {
  await site.update("index.html", (old) => old.replace("<html ", '<html data-build="new" '));
  await page.reload();
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-build", "new");
  await ready(page);
}

/** The caches of builds. @param {import('@playwright/test').Page} page */
const builds = (page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("plyground-build-")));

test("a newer build that is taken in one tab is offered in another, with what is typed there @firefox", async ({
  page,
  context,
}) => {
  await installed(page);
  const other = await context.newPage();
  await other.goto(site.url);
  await ready(other);
  await openPanel(other, "share");
  const record = other.locator("#open-record");
  await record.fill("2048.1.half of a record");
  await takeUpdate(page);
  const load = other.getByRole("button", { name: "Update" });
  await expect(load).toBeVisible();
  await expect(record).toHaveValue("2048.1.half of a record");
  await expect(other.locator("html")).not.toHaveAttribute("data-build");
  await load.click();
  await expect(other.locator("html")).toHaveAttribute("data-build", "new");
  await ready(other);
  await expect.poll(() => builds(other)).toEqual(["plyground-build-another"]);
});

test.describe("a page of the older build, in another tab", () => {
  test.use({ allowErrors: true }); // the browser says that a file is not there

  /** The lab in the older build. The newer one has neither its worker nor its engine. @param {import('@playwright/test').Page} page */
  async function openOlderLab(page) {
    await installed(page);
    const other = await page.context().newPage();
    await other.goto(new URL("lab.html#question=corner", site.url).href);
    await ready(other);
    const scripts = (await readdir("dist/www")).filter((file) => file.startsWith("lab-worker-"));
    expect(scripts).toHaveLength(1);
    const lost = [`www/${scripts[0]}`, "www/lab/pkg/plyground.js"];
    for (const file of lost) site.gone.add(file);
    await takeUpdate(page);
    return other;
  }

  test("goes on with the files of its own, which are gone with it", async ({ page }) => {
    const other = await openOlderLab(page);
    await other.locator("#start").click();
    await expect(other.locator("#progress")).toBeVisible();
    await expect(other.locator("#run-error")).toHaveText("");
    expect(await builds(page)).toHaveLength(2);
    await other.close();
    await page.reload();
    await ready(page);
    await expect.poll(() => builds(page)).toEqual(["plyground-build-another"]);
  });

  test("says so where the browser has thrown its files away, and runs once it is loaded anew", async ({ page }) => {
    const other = await openOlderLab(page);
    for (const name of await builds(page))
      if (!name.endsWith("another")) await page.evaluate((name) => caches.delete(name), name);
    await other.locator("#start").click();
    await expect(other.locator("#run-error")).toHaveText(said("en", "lab:results.noWorker"));
    site.gone.clear();
    await other.getByRole("button", { name: "Update" }).click();
    await ready(other);
    await other.locator("#start").click();
    await expect(other.locator("#progress")).toBeVisible();
    await expect(other.locator("#run-error")).toHaveText("");
  });
});

test.describe("a host in the middle of an upload", () => {
  test.use({ allowErrors: true }); // the browser says that the file is not what it should be
  test("does not get a build of two halves in", async ({ page }) => {
    await installed(page);
    await site.update("index.html", (old) => old.replace("<html ", '<html data-build="new" '));
    site.changed.set(
      "index.html",
      (await readFile("dist/index.html", "utf8")).replace("<html ", '<html data-build="half" '),
    );
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => {});
      const { installing } = registration;
      if (installing) await new Promise((resolve) => installing.addEventListener("statechange", resolve));
      return installing?.state;
    });
    expect(state).toBe("redundant");
    await page.reload();
    await ready(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-build");
  });
});

test("an update that comes during the first visit is loaded when it is taken", async ({ page }) => {
  await installed(page);
  await site.update("index.html", (old) => old.replace("<html ", '<html data-build="new" '));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-build", "new");
});

test("under development the page leaves no service worker behind", async ({ page }) => {
  await page.goto(site.url.replace("?offline", ""));
  await ready(page);
  await page.waitForTimeout(300);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

/** Begins a service worker: the storage of caches fails once it is told to `break`, and errors are told with `faults`. */
const BREAKABLE = `
  let isBroken = false;
  const faults = [];
  const open = caches.open.bind(caches);
  caches.open = (name) => (isBroken ? Promise.reject(new DOMException("broken", "UnknownError")) : open(name));
  addEventListener("error", ({ message }) => faults.push(message));
  addEventListener("message", ({ data, ports }) => {
    isBroken ||= data === "break";
    ports[0]?.postMessage(faults);
  });
`;

/** Says a word to the service worker of the page. @param {import('@playwright/test').Page} page @param {"break" | "faults"} word @returns {Promise<string[]>} */
const tellWorker = (page, word) =>
  page.evaluate((word) => {
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
    navigator.serviceWorker.controller?.postMessage(word, [port2]);
    return answer;
  }, word);

test.describe("a service worker that has nothing to send", () => {
  test.use({ allowErrors: true }); // the server has nothing at an address that is none
  test("where the browser fails to read the cache, the page comes over the net", async ({ page }) => {
    site.changed.set("sw.js", BREAKABLE + (await readFile("dist/sw.js", "utf8")));
    await installed(page);
    expect(await page.evaluate(async () => (await fetch("./%E0%A4%A")).status)).toBe(404);
    await tellWorker(page, "break");
    await page.reload();
    await ready(page);
    expect(await tellWorker(page, "faults")).toEqual([]);
  });
});

test("where the browser fails to read the cache, a module of one's own comes over the net", async ({ page }) => {
  const worker = await readFile("dist/www/own/worker.js", "utf8");
  site.changed.set("www/own/worker.js", `${BREAKABLE}isBroken = true;${worker}`);
  site.changed.set("www/own/page.html", "<!doctype html><title>own</title>");
  await page.goto(new URL("www/own/page.html", site.url).href);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("worker.js");
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect(page).toHaveTitle("own");
});

test("what the manifest names is there", async ({ page, request }) => {
  await page.goto(site.url);
  const address = await page
    .locator("link[rel=manifest]")
    .evaluate((link) => /** @type {HTMLLinkElement} */ (link).href);
  const manifest = await (await request.get(address)).json();
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(new URL(src, address).href);
    expect(icon.headers()["content-type"]).toBe(type);
    if (type === "image/png") {
      const bytes = await icon.body();
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  }
  expect(new URL(manifest.start_url, address).href).toBe(new URL("./", site.url).href);
});
