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
