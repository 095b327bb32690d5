// Runs before the first paint, so that a saved theme never flashes. A classic script: old browsers run it too.
(function () {
  if (/[?&]embed(=|&|$)/.test(location.search)) return location.replace("embed.html" + location.search + location.hash);
  var root = document.documentElement;
  root.classList.add("js");
  var playing = null;
  try {
    playing = localStorage.getItem("plyground/1/playing");
    var saved = localStorage.getItem("plyground/1/theme");
    if (saved === "light" || saved === "dark") root.setAttribute("data-theme", saved);
  } catch (error) {
    // Storage may be forbidden; the system's theme is a good one.
  }
  load((/[?#&](?:game|record)=([\w-]+)/.exec(location.search + location.hash) || [])[1] || playing);
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
      if (!root.classList.contains("started")) paint();
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

  /** A page whose styles do not come stays blank: it goes on without them, and takes them when they come after all. */
  function paint() {
    var styles = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=stylesheet]"));
    if (!styles || styles.sheet) return;
    window.stop(); // Firefox waits even for styles that have been removed
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

  /** Fetches the files of a game, the first by default. The build lists them. @param {string | null} game */
  function load(game) {
    var links = document.querySelectorAll("link[data-game]");
    for (var i = 0; i < links.length; i++) {
      if (links[i].getAttribute("data-game") === (game || links[0].getAttribute("data-game"))) {
        links[i].setAttribute("rel", links[i].getAttribute("data-rel") || "");
      }
    }
  }
})();
