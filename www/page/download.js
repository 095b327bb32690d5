/** Files for the visitor. */

/** Keeps words as a file. @param {string} name @param {string} words @param {string} [type] the MIME type */
export function download(name, words, type = "text/plain") {
  const address = URL.createObjectURL(new Blob([words], { type }));
  const link = document.createElement("a");
  Object.assign(link, { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
