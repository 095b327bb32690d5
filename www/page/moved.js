// Leads an old address on, with its query and its hash: to the first link of its page, or to the one that names the hash. Where this
// does not run, a visitor follows the links.
document.addEventListener("DOMContentLoaded", () => {
  const names = [...new URLSearchParams(location.hash.slice(1)).keys()].filter((name) => /^\w+$/.test(name));
  const named = names.map((name) => document.querySelector(`a[data-hashes~="${name}"]`)).find(Boolean);
  location.replace((named || document.links[0]).getAttribute("href") + location.search + location.hash);
});
