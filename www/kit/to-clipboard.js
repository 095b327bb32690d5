/** Puts a text on the clipboard. @param {string} words @returns whether that worked: it may not be allowed, and a page without TLS has none */
export async function writeToClipboard(words) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}
