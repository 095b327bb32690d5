// Tells visitors of a page that does not start. It needs no other file, and no other file waits for it. A classic script: old browsers run it too.
(function () {
  var root = document.documentElement;
  if (!("noModule" in document.createElement("script"))) {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", tell);
    else tell();
  } else {
    // A script that is missing never starts, and nor does one that is slow or damaged.
    addEventListener("load", function () {
      tellUnless(root, "started");
    });
    // Later parts may be slow too. A question, as about the game of a link, waits for the visitor.
    setTimeout(function () {
      paint();
      if (!document.querySelector("dialog[open]")) tellUnless(document.body, "is-ready");
    }, 15000);
  }

  function tell() {
    show("too-old");
  }

  /** @param {Element} element @param {string} sign its class once all is well */
  function tellUnless(element, sign) {
    if (!element.classList.contains(sign)) show("not-started");
  }

  /** A page stays blank while its styles or early.js do not come: it goes on without them, and takes styles that come after all. */
  function paint() {
    if (document.readyState === "complete" || performance.getEntriesByType("paint").length) return;
    var styles = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=stylesheet]:not([media])"));
    var isStyled = !styles || styles.sheet;
    var early = document.querySelector("script[blocking]"); // not every browser lets it block
    var isEarly = !early || !("blocking" in early) || root.classList.contains("js");
    if (isStyled && isEarly) return;
    window.stop(); // Firefox waits even for styles that have been removed
    if (styles && !isStyled) loadLater(styles);
  }

  /** @param {HTMLLinkElement} styles */
  function loadLater(styles) {
    var later = /** @type {HTMLLinkElement} */ (styles.cloneNode());
    later.media = "print"; // nothing waits for these
    later.onload = function () {
      later.media = "all";
    };
    document.head.replaceChild(later, styles);
  }

  /** @param {string} id */
  function show(id) {
    var note = document.getElementById(id);
    if (note) note.hidden = false;
    var again = document.getElementById("load-again");
    if (again) again.onclick = reload;
  }

  /** The whole address again: a link to this page would leave out the game after its `#`. */
  function reload() {
    location.reload();
  }
})();
