/** Files for the visitor. */

/** Hands a file to the visitor. @param {string} name @param {Blob} blob */
export function download(name, blob) {
  const link = document.createElement("a");
  Object.assign(link, { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
