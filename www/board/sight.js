// A board loads nothing until it is near the visible part of the page.

/** The distance from the visible part at which a board loads. */
const MARGIN = "300px";

/** Calls `act` once the element is near the visible part. @param {Element} element @param {() => void} act @param {AbortSignal} signal */
export function onceVisible(element, act, signal) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}
