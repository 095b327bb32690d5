// Searches pinned in tests/bench.txt visit the same nodes and find the same moves in Chromium, Firefox and WebKit.
import { readFileSync } from "node:fs";
import { catalogue } from "../../www/catalogue.js";
import { expect, test } from "./harness.js";
import { closeServers, serve } from "./static.js";
import { hasWebKit, ofPage, withWebKit } from "./visitor.js";

/** A line: `[GAME ]PLAYER PRESET depth=N POSITION -> NODES MOVE`. */
const LINE = /^(?:(pentago|loa) )?(\S+) (\S+) depth=(\d+) (.+) -> (.+)$/;

/** The searches of a player with its parameters, and what each must answer. */
function seats() {
  /** @type {Map<string, {game: string, player: string, params: Record<string, number>, asked: [string, number][], pinned: string[]}>} */
  const all = new Map();
  for (const [i, line] of readFileSync("tests/bench.txt", "utf8").split("\n").entries()) {
    // A third of them: each takes a worker of its own.
    if (i % 3) continue;
    const [, game = "2048", player, preset, depth, position, answer] = LINE.exec(line) ?? [];
    // The other lines need a file, as openings are, or parameters that they do not name.
    if (!player || player === "learned" || (game !== "2048" && player !== "strong")) continue;
    if (game === "pentago" && position.split(".").length > 30) continue;
    const seat = all.get(game + player + preset) ?? {
      game,
      player,
      // The pins are of searches without files.
      params: { ...params(game, player, preset), ...(game === "loa" && { network: 0 }) },
      asked: [],
      pinned: [],
    };
    seat.asked.push([position, Number(depth)]);
    seat.pinned.push(answer);
    all.set(game + player + preset, seat);
  }
  return [...all.values()];
}

/**
 * `NAME=VALUE`, or the name of a preset; `-` stands for the defaults.
 * @param {string} game @param {string} player @param {string} preset @returns {Record<string, number>}
 */
function params(game, player, preset) {
  const [name, value] = preset.split("=");
  if (value) return { [name]: Number(value) };
  const presets = catalogue.players.find((one) => one.game === game && one.id === player)?.presets;
  return presets?.find((one) => one.name === preset)?.values ?? {};
}

/** @param {import('./visitor.js').Visitor} visitor */
async function searches(visitor) {
  // The programming interface lies in the sources alone.
  await visitor.open(`${await serve({ "/pins.html": "<!doctype html>" }, {}, ".")}/pins.html`);
  for (const { asked, pinned, ...seat } of seats()) {
    const found = await visitor.evaluate(
      async ({ seat, asked }) => {
        const { Thinker } = await import(`${location.origin}/plyground/www/index.js`);
        const answers = [];
        for (const [position, depth] of asked) {
          // A thinker remembers its last search.
          const thinker = new Thinker({ ...seat, seed: 1 });
          const { nodes, move } = await thinker.think(position, { limits: { depth } });
          answers.push(`${nodes} ${move ?? "none"}`);
          thinker.dispose();
        }
        return answers;
      },
      { seat, asked },
    );
    expect(found, JSON.stringify(seat)).toEqual(pinned);
  }
}

test.afterEach(closeServers);

test("pinned searches are the same", async ({ page }) => {
  test.slow();
  await searches(ofPage(page));
});

test("pinned searches are the same, in WebKit @webkit", async () => {
  test.slow();
  test.skip(!hasWebKit(), "needs the Debian packages webkit2gtk-driver and xvfb");
  await withWebKit(searches);
});
