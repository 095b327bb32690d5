// What a reader would call a fault of the layout.

/**
 * The faults of a page's layout as it stands: what is wider than its place, controls that cover each other.
 * @param {import('@playwright/test').Page} page
 */
export const layoutFaults = (page) =>
  page.evaluate(() => {
    const nameOf = (/** @type {Element} */ part) => part.id || part.textContent?.trim() || part.className;
    const shown = (/** @type {string} */ parts) =>
      [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility() && !part.closest(".hidden-text"));
    const inked = (/** @type {Element} */ part) => {
      const words = document.createRange();
      words.selectNodeContents(part);
      return words.getBoundingClientRect();
    };
    const overlap = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

    const { scrollWidth, clientWidth } = document.documentElement;
    const page = scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`] : [];
    const bars = shown(".bar").filter(
      (bar) => bar.scrollHeight > bar.clientHeight + 1 || bar.scrollWidth > bar.clientWidth,
    );
    const wide = shown("button, dt, dd, label, h2, h3, output, a, .number, .name, .status-line").filter((part) => {
      const [ink, place] = [inked(part), part.getBoundingClientRect()];
      return (
        !part.querySelector("select, .hidden-text") &&
        ink.width > 0 &&
        (ink.right > place.right + 1 || ink.left < place.left - 1)
      );
    });
    const controls = shown(".bar a, .bar button, .controls button, .scores > div");
    const covered = controls.filter((one, at) =>
      controls.slice(at + 1).some((other) => overlap(one.getBoundingClientRect(), other.getBoundingClientRect())),
    );
    const labels = shown(".param, .field").filter((field) => {
      const [label, number] = [
        field.querySelector("label, .name"),
        field.querySelector("input:not([type=range]), output"),
      ];
      return label && number && !label.contains(number) && overlap(inked(label), number.getBoundingClientRect());
    });
    return [
      ...page,
      ...bars.map(() => "the bar overflows"),
      ...wide.map((part) => `too wide: ${nameOf(part)}`),
      ...covered.map((part) => `covered: ${nameOf(part)}`),
      ...labels.map((part) => `under its field: ${nameOf(part)}`),
    ];
  });
