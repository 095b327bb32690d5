// Runs before the first paint, so that a saved theme never flashes. A classic script: old browsers run it too.
(function () {
  if (/[?&]embed(=|&|$)/.test(location.search)) return location.replace("embed.html" + location.search + location.hash);
  var root = document.documentElement;
  root.className = "js"; // page.css shows nothing before it has its words
  try {
    var saved = localStorage.getItem("plyground/1/theme");
    if (saved === "light" || saved === "dark") root.setAttribute("data-theme", saved);
  } catch (error) {
    // Storage may be forbidden; the system's theme is a good one.
  }
  if (!("noModule" in document.createElement("script"))) {
    document.addEventListener("DOMContentLoaded", function () {
      var note = document.getElementById("too-old");
      if (note) note.hidden = false;
    });
  }
})();
