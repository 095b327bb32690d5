// The colours of the tiles of 2048.

import assert from "node:assert/strict";
import { test } from "node:test";
import { tileColours } from "../../www/games/2048/colours.js";

test("numbers stand out on every tile", () => {
  const channel = (/** @type {number} */ c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  const light = (/** @type {string} */ hex) => {
    const [r, g, b] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (/** @type {string} */ a, /** @type {string} */ b) => {
    const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y);
    return (bright + 0.05) / (dark + 0.05);
  };
  assert.deepEqual(
    tileColours.map(([value]) => value),
    Array.from({ length: 17 }, (_, i) => 2 ** (i + 1)),
  );
  for (const [value, fill, ink, nightFill, nightInk] of tileColours) {
    assert.ok(contrast(fill, ink) > 4.5, `${value} by day`);
    assert.ok(contrast(nightFill, nightInk) > 4.5, `${value} by night`);
  }
  for (const column of [1, 3]) assert.equal(new Set(tileColours.map((row) => row[column])).size, 17);
});
