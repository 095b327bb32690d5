// Leads an old address on, with its query and its hash: to the first link of its page, or to the one that names the hash. Where this
// does not run, a visitor follows the links.
document.addEventListener("DOMContentLoaded", () => {
  const hash = location.hash.slice(1);
  const named = /^\w+$/.test(hash) && document.querySelector(`a[data-hashes~="${hash}"]`);
  location.replace((named || document.links[0]).getAttribute("href") + location.search + location.hash);
});
