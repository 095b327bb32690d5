// Says in a page's head what a link to it shows where people share it (https://ogp.me).

/** The picture, from the site's root. */
const PICTURE = "www/icons/plyground-share.png";

/**
 * Adds the title, the description and the picture.
 * @param {Document} document
 * @param {string} page its file
 * @param {string} [address] where the site will be, with a slash at its end; without it the picture's address is relative
 */
export function nameCard(document, page, address) {
  const content = (/** @type {string} */ selector) => document.querySelector(selector)?.getAttribute("content") ?? "";
  const title = document.querySelector("title")?.textContent ?? "";
  const description = content('meta[name="description"]');
  const here = address && new URL(page === "index.html" ? "" : page, address).href;
  const facts = {
    "og:type": "website",
    "og:title": title,
    "og:description": description,
    "og:image": address ? new URL(PICTURE, address).href : PICTURE,
    ...(here && { "og:url": here }),
  };
  for (const [property, words] of Object.entries(facts)) {
    const meta = document.createElement("meta");
    meta.setAttribute("property", property);
    meta.setAttribute("content", words);
    document.head.append(meta);
  }
}
