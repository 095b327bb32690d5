// Boards that nobody has scrolled to yet load nothing.

/** A board this near to what is visible gets ready. */
const MARGIN = "300px";

/** Calls once the element is seen, or soon will be. @param {Element} element @param {() => void} act @param {AbortSignal} signal */
export function whenSeen(element, act, signal) {
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
