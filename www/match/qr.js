/** A QR code, drawn as SVG. */
import { makeShape } from "../svg.js";
import * as vendor from "../vendor/qr.js";

/** The bundle, which TypeScript does not check. @type {{encodeQR: typeof import("qr").encodeQR}} */
const { encodeQR } = /** @type {any} */ (vendor);

/** Empty modules around a code. */
const QUIET_ZONE = 4;
/** The most bytes of a code, in binary mode with the least correction. */
const MAX_BYTES = 2953;

/** A picture of a text as a QR code; none where it is too long for one. @param {string} words @param {string} label @returns {SVGElement | null} */
export function drawQrCode(words, label) {
  if (new TextEncoder().encode(words).length > MAX_BYTES) return null;
  const rows = encodeQR(words, "raw", { ecc: "low", border: QUIET_ZONE });
  const dark = rows.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1z`] : [])));
  const box = { viewBox: `0 0 ${rows.length} ${rows.length}`, "shape-rendering": "crispEdges" };
  const path = makeShape("path", { d: dark.join("") });
  return makeShape("svg", { ...box, role: "img", "aria-label": label }, [path]);
}
