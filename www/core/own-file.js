/** The file format of Plyground: JSON with a kind and a version. Older versions stay readable. */

/** A file that cannot be read: of another program, damaged, or of a newer version. */
export class FileError extends Error {
  /** @param {"foreign" | "damaged" | "newer"} kind */
  constructor(kind) {
    super(kind);
    this.kind = kind;
  }
}

/** Parses a file and checks its kind and version. @param {string} text @param {string} kind @param {number} version the newest that is known @throws FileError */
export function parseFile(text, kind, version) {
  const file = parseJson(text, kind);
  if (file?.plyground !== kind) throw new FileError("foreign");
  if (!Number.isInteger(file.v) || file.v < 1) throw new FileError("damaged");
  if (file.v > version) throw new FileError("newer");
  return file;
}

/** @param {string} text @param {string} kind */
function parseJson(text, kind) {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileError(new RegExp(`"plyground":\\s*"${kind}"`).test(text) ? "damaged" : "foreign");
  }
}
