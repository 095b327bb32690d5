/** Helpers for the DOM. */
import { makeShape } from "../svg.js";

/**
 * The element of that id. A page without it is an error.
 * @template {Element} T
 * @param {string} id
 * @param {new () => T} type
 * @returns {T}
 */
export function byId(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`#${id} is missing from the page`);
  return found;
}

/** The button of that id. @param {string} id */
export const button = (id) => byId(id, HTMLButtonElement);
/** The input of that id. @param {string} id */
export const input = (id) => byId(id, HTMLInputElement);

/**
 * Makes an element. A property is set where the element has one of that name, an attribute otherwise.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number | boolean>} [properties]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in made) Reflect.set(made, name, value);
    else made.setAttribute(name, String(value));
  }
  made.append(...children);
  return made;
}

/** Makes an icon. @param {string} name an icon from the sprites in index.html */
export const icon = (name) =>
  makeShape("svg", { class: "icon", "aria-hidden": "true" }, [makeShape("use", { href: `#i-${name}` })]);

/** Changes the icon of a button. @param {Element} holder @param {string} name */
export function setIcon(holder, name) {
  holder.querySelector("use")?.setAttribute("href", `#i-${name}`);
}

/** Sets a text where it changes, so that the layout stays valid. @param {Node} node @param {string} words */
export function setText(node, words) {
  if (node.textContent !== words) node.textContent = words;
}

/** Writes the words into the page. @param {object} words */
export function fillText(words) {
  for (const node of document.querySelectorAll("[data-text]")) {
    node.textContent = findWords(words, node.getAttribute("data-text") ?? "");
  }
  for (const node of document.querySelectorAll("[data-label]")) {
    const label = findWords(words, node.getAttribute("data-label") ?? "");
    node.setAttribute("aria-label", label);
    if (node instanceof HTMLButtonElement) node.title = label;
  }
}

/** @param {object} words @param {string} path */
function findWords(words, path) {
  /** @type {unknown} */
  let at = words;
  for (const key of path.split(".")) at = /** @type {Record<string, unknown>} */ (at)[key];
  if (typeof at !== "string") throw new Error(`there are no words for ${path}`);
  return at;
}
