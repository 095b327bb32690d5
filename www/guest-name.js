// Names of guests, which are modules of the visitor's.

/** The folder of files of the visitor's, from the site's root. */
export const OWN_FOLDER = "www/own/";

/** The name of a module's file. @param {string} address */
export const guestName = (address) => decode(address.split(/[?#]/)[0].split("/").pop() || address);

/** The address of a module for people, which tells it from modules of the same name. @param {string} address */
export const guestAddress = (address) =>
  decode(address.startsWith(OWN_FOLDER) ? address.slice(OWN_FOLDER.length) : address);

/** An address, or a part of one, without `%` codes. @param {string} address */
function decode(address) {
  try {
    return decodeURIComponent(address);
  } catch {
    return address; // a `%` that is no code
  }
}
