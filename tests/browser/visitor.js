// The actions of a visitor, in Playwright's browsers and in one that WebDriver drives.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { Builder, Key, Origin } from "selenium-webdriver";

/** @type {typeof import('selenium-webdriver/remote')} */
const { DriverService } = createRequire(import.meta.url)("selenium-webdriver/remote");

/**
 * @typedef {object} Visitor
 * @property {(address: string) => Promise<unknown>} open
 * @property {<T, A>(work: (arg: A) => T, arg: A) => Promise<Awaited<T>>} evaluate Runs a function in the page; it sees nothing but its argument.
 * @property {(key: 'Left' | 'Right' | 'Up' | 'Down') => Promise<unknown>} arrow
 * @property {(place: {x: number, y: number}) => Promise<unknown>} click
 */

/** @param {import('@playwright/test').Page} page @returns {Visitor} */
export const ofPage = (page) => ({
  open: (address) => page.goto(address),
  evaluate: /** @type {any} */ ((/** @type {any} */ work, /** @type {any} */ arg) => page.evaluate(work, arg)),
  arrow: (key) => page.keyboard.press(`Arrow${key}`),
  click: ({ x, y }) => page.mouse.click(x, y),
});

const ARROWS = { Left: Key.ARROW_LEFT, Right: Key.ARROW_RIGHT, Up: Key.ARROW_UP, Down: Key.ARROW_DOWN };

/** @param {import('selenium-webdriver').WebDriver} driver @returns {Visitor} */
const ofDriver = (driver) => ({
  open: (address) => driver.get(address),
  evaluate: async (work, arg) => {
    const { result, error } = /** @type {any} */ (
      await driver.executeAsyncScript(
        `const [arg, done] = arguments; (async () => (${work})(arg))().then((result) => done({ result }), (error) => done({ error: String(error) }));`,
        arg,
      )
    );
    if (error) throw new Error(error);
    return result;
  },
  arrow: (key) => driver.actions().sendKeys(ARROWS[key]).perform(),
  click: ({ x, y }) =>
    driver
      .actions()
      .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
      .click()
      .perform(),
});

/** WebKit's driver and the screen without a screen, of the Debian packages `webkit2gtk-driver` and `xvfb`. */
const DRIVER = "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/Xvfb";

export const hasWebKit = () => existsSync(DRIVER) && existsSync(SCREEN);

/** A visit in WebKit. @param {(visitor: Visitor) => Promise<void>} visit */
export async function withWebKit(visit) {
  const screen = spawn(SCREEN, ["-displayfd", "1", "-screen", "0", "1200x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const number = await new Promise((resolve, reject) =>
    screen.once("error", reject).stdout.once("data", (bytes) => resolve(`${bytes}`.trim())),
  );
  const service = new DriverService.Builder(DRIVER)
    .setLoopback(true)
    .setEnvironment(/** @type {any} */ ({ ...process.env, DISPLAY: `:${number}` }))
    .build();
  try {
    const driver = await new Builder()
      .usingServer(await service.start(30_000))
      .withCapabilities({ browserName: "MiniBrowser" })
      .build();
    try {
      await visit(ofDriver(driver));
    } finally {
      await driver.quit();
    }
  } finally {
    await service.kill();
    screen.kill();
  }
}
